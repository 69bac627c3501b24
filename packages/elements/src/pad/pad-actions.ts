import type {Problem} from '@cartavola/engine';
import type {AddedPad, Pad, PadRound} from '@cartavola/engine/pad.js';
import type {ReactiveControllerHost} from 'lit';
import {Draft} from './draft.js';
import {PadErrorEvent, PadMatchEvent, PadReadyEvent, PadRoundEvent, PadUndoEvent, PadUnsavedEvent} from './events.js';
import type {LoadedPad} from './load-pad.js';
import {PadController} from './pad-controller.js';
import {PadView} from './pad-view.js';
import {optionsFor, type Setup} from './render-setup.js';

/** Page of a pad. */
export type Page = 'setup' | 'sheet' | 'entry' | 'chart' | 'more' | 'names';

type Host = HTMLElement & ReactiveControllerHost & {readonly renderRoot: ParentNode};

/** Performs the reader's actions on a pad's pages. One page is open at a time. */
export class PadActions {
  readonly key: string;
  readonly controller: PadController;
  loaded: LoadedPad;
  protected readonly host: Host;
  protected page: Page = 'setup';
  protected draft: Draft | undefined;
  protected setup: Setup = {chosen: {}, names: [], dealer: 0};
  /** Last message to the reader. */
  protected note = '';
  protected isWrong = false;
  protected shown: string | undefined;
  /** Action that the reader is asked to confirm. */
  protected asks: 'end' | 'erase' | undefined;
  protected isUnkept = false;
  /** Selector of the part to focus after rendering. */
  protected focus: string | undefined;

  constructor(host: Host, key: string, loaded: LoadedPad) {
    this.host = host;
    this.key = key;
    this.loaded = loaded;
    this.controller = new PadController(loaded.counting, key, {
      changed: (isOther) => this.#changed(isOther),
      unsaved: (reason) => this.#unsaved(reason),
      overtaken: () => this.say(this.loaded.texts.words.overtaken, true),
    });
  }

  get added(): AddedPad | undefined {
    return this.controller.added;
  }

  /** Pad with its UI text, or undefined before a match has begun. */
  get view(): PadView | undefined {
    return this.added && new PadView(this.loaded.texts, this.controller.counting, this.added);
  }

  get summary(): {readonly game: string; readonly rounds: number} {
    return {game: this.controller.counting.rules.id, rounds: this.added?.rounds.length ?? 0};
  }

  /** Opens the first page once the saved pad has been read. */
  ready(): void {
    if (this.added ? this.page === 'setup' : this.page !== 'more') this.page = this.added ? 'sheet' : 'setup';
    this.host.requestUpdate();
  }

  close(): void {
    this.controller.close();
  }

  /** Shows a pad from a file or the page. Undo restores the previous pad. */
  show(pad: Pad): void {
    this.controller.begin(pad);
    this.turnTo('sheet');
    this.host.dispatchEvent(new PadReadyEvent(this.summary));
  }

  undo(): boolean {
    const isUndone = this.controller.undo();
    if (!isUndone) return false;
    this.turnTo(this.added ? 'sheet' : 'setup', '[data-do=undo], input, button');
    const {view} = this;
    this.say(`${this.loaded.texts.words.undone} ${view?.standing ?? ''}`);
    this.host.dispatchEvent(new PadUndoEvent({rounds: this.summary.rounds, totals: this.added?.totals ?? []}));
    return true;
  }

  /** Returns to the sheet, or to the setup before a match has begun. */
  leave(): void {
    if (this.page === 'sheet' || this.page === 'setup') return;
    this.turnTo(this.added ? 'sheet' : 'setup', '.main');
    this.say('');
  }

  #changed(isOther: boolean): void {
    if (isOther) {
      this.host.dispatchEvent(new PadReadyEvent(this.summary));
      if (this.page === 'setup' && this.added) this.page = 'sheet';
      if (!this.added) this.page = 'setup';
    }
    this.host.requestUpdate();
  }

  #unsaved(reason: 'full' | 'forbidden' | 'unread'): void {
    if (reason !== 'unread') this.isUnkept = true;
    this.say(this.loaded.texts.words[reason === 'unread' ? 'unread' : 'unsaved']);
    this.host.dispatchEvent(new PadUnsavedEvent({code: `save.${reason}`}));
  }

  /** Shows and announces a message. */
  protected say(text: string, isWrong = false): void {
    // Change a repeated message, because a live region announces the same text only once.
    this.note = text !== '' && text === this.note ? `${text}\u00a0` : text;
    this.isWrong = isWrong;
    this.host.requestUpdate();
  }

  protected turnTo(page: Page, focus?: string): void {
    this.page = page;
    this.shown = undefined;
    this.asks = undefined;
    this.focus = focus;
    this.host.requestUpdate();
  }

  /** Moves focus after the reader has opened one of the pad's pages, and scrolls the pad into view. */
  moveFocus(): void {
    const part = this.focus;
    this.focus = undefined;
    if (part === undefined) return;
    this.host.scrollIntoView({block: 'nearest', behavior: 'instant'});
    const found = this.host.renderRoot.querySelector<HTMLElement>(part);
    found?.focus();
    if (found) this.reveal(found);
  }

  /** Scrolls the page if the buttons at the bottom of the window cover a focused field. */
  protected reveal(field: HTMLElement): void {
    const foot = this.host.renderRoot.querySelector('footer')!.getBoundingClientRect();
    const {right, bottom} = field.getBoundingClientRect();
    if (field.closest('.body') && foot.left < right && bottom > foot.top)
      scrollBy({top: bottom - foot.top, behavior: 'instant'});
  }

  protected beginMatch(): void {
    const {counting} = this.controller;
    const options = optionsFor(counting, this.loaded.given, this.setup);
    const seats = counting.rules.seats(options);
    const players = Array.from({length: seats}, (_, seat) => this.setup.names[seat] ?? '');
    const dealer = Math.min(this.setup.dealer, seats - 1);
    this.controller.begin({game: counting.rules.id, options, players, dealer, rounds: []});
    this.turnTo('sheet', '.main');
    this.say(this.loaded.texts.words.begun(this.view!.names[dealer]!));
    this.host.dispatchEvent(new PadReadyEvent(this.summary));
  }

  protected enterRound(place: number): void {
    const {added, controller} = this;
    if (!added) return;
    this.draft = new Draft(controller.counting, controller.stateBefore(place), place, added.pad.rounds[place]);
    this.turnTo('entry', '.fields [tabindex], .fields input');
    this.say('');
  }

  /** Saves `round` as the deal being entered. */
  protected saveRound(round: PadRound): void {
    const {view, controller} = this;
    const draft = this.draft;
    if (!draft || !view) return;
    const isNew = draft.place >= view.added.rounds.length;
    const made = isNew ? controller.enter(round) : controller.correct(draft.place, round);
    if (!made.ok) return this.#refuse(made.problem, view, draft);
    const added = made.value.rounds[draft.place]!;
    this.turnTo('sheet', '.main');
    const after = this.view!;
    const {words} = this.loaded.texts;
    this.say(`${words.gave(words.deal(draft.place + 1), after.given(added))} ${after.end ?? ''}`);
    const {totals, result} = made.value;
    const {marks} = added;
    const change = isNew ? 'entered' : 'corrected';
    this.host.dispatchEvent(new PadRoundEvent({change, round: draft.place, ...(marks && {marks}), totals}));
    if (result) this.host.dispatchEvent(new PadMatchEvent({totals, result}));
  }

  #refuse(problem: Problem, view: PadView, draft: Draft): void {
    this.say(view.problem(problem, draft.place), true);
    const [, name, place] = /^rounds\[\d+\]\.(\w+)(?:\[(\d+)\])?/.exec(problem.path) ?? [];
    const field = draft.fields.find((one) => one.name === name);
    if (field?.kind === 'count') {
      const empty = Array.from({length: field.size}, (_, one) => one).find(
        (one) => draft.given({name: field.name, place: one}) === undefined,
      );
      draft.activate({name: field.name, place: Number(place ?? empty ?? 0)});
      this.focus = `[data-cell="${field.name}-${place ?? empty ?? 0}"]`;
    } else if (name !== undefined) this.focus = `[data-cell^="${name}-"]`;
    this.host.dispatchEvent(new PadErrorEvent(problem));
  }

  protected removeRound(place: number): void {
    const made = this.controller.remove(place);
    if (!made.ok) return this.say(this.view!.problem(made.problem, -1), true);
    this.turnTo('sheet', '.main');
    this.say(this.loaded.texts.words.removed);
    this.host.dispatchEvent(new PadRoundEvent({change: 'removed', round: place, totals: made.value.totals}));
  }

  /** Moves focus to the next field of the deal, or from the last one to the save button. */
  protected goOn(): void {
    const {renderRoot} = this.host;
    const fields = [...renderRoot.querySelectorAll<HTMLElement>('.fields .cell, .fields .choice')];
    const active = (renderRoot as ShadowRoot).activeElement;
    const place = fields.findIndex((field) => field === active || field.contains(active));
    const after = fields.slice(place + 1).find((field) => this.#isOpen(field));
    if (!after) return renderRoot.querySelector<HTMLElement>('[data-do=save]')?.focus();
    const part = after.matches('.cell') ? after : after.querySelector<HTMLElement>('input:checked, input');
    part?.focus();
    part?.scrollIntoView({block: 'nearest'});
  }

  /** Whether a field must be filled in. False for a number that follows from the others. */
  #isOpen(field: HTMLElement): boolean {
    const [name, place] = (field.dataset['cell'] ?? '-').split('-');
    const draft = this.draft!;
    const known = draft.fields.find((one) => one.name === name);
    return known?.sum === undefined || draft.following(known, Number(place)) === undefined;
  }
}
