import type {Picture, Theme} from '@cartavola/diagrams';
import type {Line, Problem, Seat, SeatMove} from '@cartavola/engine';
import type {TemplateResult} from 'lit';
import {busy} from '../base/clock.js';
import {ReplayQuestion} from './replay-question.js';
import {ReplayBranchEvent, ReplayGuessEvent, ReplayPlyEvent, type ShownBranch} from './events.js';
import {viewerOf, type OpenReplay} from './open-replay.js';
import {PlayedTable} from './played-table.js';
import {Playback, type ReplaySpeed} from './playback.js';
import {renderGuess, renderGuessed, renderWhom} from './render-question.js';
import type {StepName} from './render-controls.js';
import {readAttributes, type ReplayHost} from './replay-host.js';
import {renderFigures} from './render-figures.js';
import {spokenText, type ReplayActs, type ReplayState} from './render-replay.js';
import {textIn, type ReplayModel} from './replay-model.js';
import {ReplayView} from './replay-view.js';
import {placeAfter} from './steps.js';

/**
 * Scrolls a part of a list into view without scrolling the page. Centres the part, or shows its top if it is taller
 * than the list.
 */
function showWithin(list: Element | null, part: Element | null): void {
  if (!list || !part) return;
  const [outer, inner] = [list.getBoundingClientRect(), part.getBoundingClientRect()];
  if (inner.top >= outer.top && inner.bottom <= outer.bottom) return;
  list.scrollTop +=
    inner.height > outer.height ? inner.top - outer.top : (inner.top + inner.bottom - outer.top - outer.bottom) / 2;
}

/** Performs the reader's actions in a replay, and provides the state to render. */
export class ReplayController {
  readonly host: ReplayHost;
  /** Table where the reader plays on, or undefined while the replay is shown. */
  table: PlayedTable | undefined;
  /** Screen reader text about the last step. */
  spoken = '';
  /** Last rendered picture. */
  picture: Picture | undefined;
  /** True while a step is rendered, so the cards move to their new positions. */
  isStepping = false;
  #open: OpenReplay | undefined;
  #seat: Seat | undefined;
  /** Whether an attribute sets the seat. */
  #isSeatGiven = false;
  #speed: ReplaySpeed | undefined;
  readonly #question = new ReplayQuestion();
  #hasMore = false;
  /** Whether focus was in the replay before the update. */
  #hadFocus = false;
  readonly #view = new ReplayView();
  readonly #playback: Playback = new Playback(
    () => this.#goTo(this.model.place + 1) && this.model.place < this.model.limit,
    () => this.host.requestUpdate(),
  );

  constructor(host: ReplayHost) {
    this.host = host;
  }

  get opened(): OpenReplay {
    return this.#open!;
  }
  get model(): ReplayModel {
    return this.#open!.model;
  }

  /** Shows an opened match. A new one begins at `ply`. Returns the problem if an attribute doesn't fit the match. */
  open(open: OpenReplay, ply: number | undefined): Problem | undefined {
    const read = readAttributes(this.host, open);
    if (!read.ok) return read.problem;
    const {seat, guess, ply: first} = read.value;
    const isNew = open.model !== this.#open?.model;
    this.#open = open;
    open.model.guesser = guess;
    this.#isSeatGiven = seat !== undefined || guess !== undefined;
    if (this.#isSeatGiven) this.#seat = guess ?? seat;
    if (!isNew) return undefined;
    this.table = undefined;
    this.#question.clear();
    if (!this.#isSeatGiven) this.#seat = undefined;
    open.model.goTo(open.model.match.placeOf(ply ?? first ?? 0) ?? 0);
    this.isStepping = true;
    return undefined;
  }

  /** Seats whose turn it is at the current moment. */
  get turn(): readonly Seat[] {
    const {game, model} = this.opened;
    return game.view(model.timeline.dealAt(model.moment), viewerOf(this.#seat)).turn;
  }

  /**
   * Shows the moment at an index in the match. Leaves the current branch, if any. Returns false if there is no such
   * moment, or if it is already shown.
   */
  goTo(place: number): boolean {
    if (!this.#open) return false;
    this.pause();
    const left = this.model.leave();
    const went = this.#goTo(place);
    if (left) this.#tellBranch('match');
    if (left && !went) this.#changed();
    return went || left;
  }

  readonly step = (name: StepName): boolean => {
    if (!this.#open || this.table) return false;
    this.pause();
    return this.#goTo(placeAfter(name, this.model, this.#deal.moves));
  };

  readonly toggle = (): void => (this.#playback.isPlaying ? this.pause() : this.play());

  play(): void {
    if (!this.#open || this.table) return;
    const {model, language} = this.opened;
    if (model.place >= model.limit) return;
    this.#playback.start(
      () => this.#speed ?? this.host.usualSpeed,
      () => textIn(model.comment, language) ?? '',
    );
  }

  pause(): void {
    this.#playback.stop();
  }

  get #deal(): ReturnType<ReplayView['deal']> {
    return this.#view.deal(this.opened, this.#seat);
  }

  #goTo(place: number): boolean {
    if (!this.model.goTo(place)) return false;
    this.#changed();
    return true;
  }

  /** Updates and announces the current moment, and fires its event. */
  #changed(): void {
    const {model} = this;
    this.#question.clear();
    this.isStepping = true;
    this.spoken = spokenText(this.opened, {shown: this.#deal}, this.turn);
    this.host.requestUpdate();
    const {ply, deal, made} = model.moment;
    this.host.dispatchEvent(new ReplayPlyEvent({ply, deal, made, branch: model.branch !== undefined}));
  }

  #tellBranch(kind: ShownBranch['kind']): void {
    const {model} = this;
    const {ply} = model.match.moments[model.branch?.place ?? model.place]!;
    this.host.dispatchEvent(new ReplayBranchEvent({ply, kind}));
  }

  /** Scrolls new content into view beside the cards, and keeps focus in the replay. Call it after each render. */
  shown(): void {
    const root = this.host.shadowRoot!;
    // If the pressed button is gone, keep the focus in the replay so that its keys still work.
    if (this.#hadFocus && root.activeElement === null)
      root.querySelector<HTMLElement>('.ground')?.focus({preventScroll: true});
    const isNew = this.#question.takeNew() || this.isStepping;
    this.isStepping = false;
    if (isNew) showWithin(root.querySelector('.beside'), root.querySelector('.asked') ?? root.querySelector('.here'));
  }

  /** Returns the state to render in an area of the given size in pixels. */
  state(width: number, height: number, theme: Theme): ReplayState {
    const open = this.opened;
    const {model} = open;
    const seat = this.#seat;
    this.#hadFocus = this.host.shadowRoot!.activeElement !== null;
    this.picture = this.#view.picture(open, seat, width, height);
    return {
      shown: this.#deal,
      picture: this.picture,
      theme,
      isPlaying: this.#playback.isPlaying,
      speed: this.#speed ?? this.host.usualSpeed,
      seat,
      maySee: !this.#isSeatGiven,
      mayPlayOn: !model.branch && !model.asks && model.nextMove !== undefined,
      asked: this.#question.content ?? this.#guessAsked(),
      // An expert's evaluation of a move reveals its player's hand.
      mayJudge: model.nextMove !== undefined && !model.asks && (seat === undefined || seat === model.nextMove.seat),
      copied: this.#question.said,
      hasMore: this.#hasMore,
      mayLink: this.host.maySave && (this.host.id !== '' || this.host.linked !== undefined) && !model.branch,
    };
  }

  #guessAsked(): unknown {
    const open = this.opened;
    const {model} = open;
    if (!model.asks) return renderGuessed(open, this.#deal.moves[model.moment.made - 1]);
    const deal = model.timeline.dealAt(model.moment);
    return renderGuess(open, deal, model.guesser!, (move) => this.#guess(move));
  }

  #guess(move: SeatMove | undefined): void {
    const {model} = this;
    const {ply} = model.moment;
    if (!model.guess(move)) return;
    this.#changed();
    const {right, asked} = model.guessed;
    const isRight = model.lastGuess?.isRight === true;
    this.host.dispatchEvent(new ReplayGuessEvent({ply, right: isRight, rights: right, asked}));
  }

  readonly acts: ReplayActs = {
    step: (name) => void this.step(name),
    toggle: this.toggle,
    goTo: (deal, made) => {
      const place = this.model.timeline.moments.findIndex((one) => one.deal === deal && one.made === made);
      this.pause();
      this.#goTo(place);
    },
    enter: (line) => this.#enter(line),
    leave: () => this.#leave(),
    see: (seat) => {
      this.#seat = seat;
      this.host.requestUpdate();
    },
    pace: (speed) => {
      this.#speed = speed;
      this.host.requestUpdate();
    },
    playOn: () => {
      this.pause();
      this.#ask(
        renderWhom(
          this.opened,
          (seat) => void this.playOn(seat),
          () => this.#ask(undefined),
        ),
      );
    },
    judge: () => void this.#judge(),
    copyLink: () => void this.#copyLink(),
    toggleMore: () => {
      this.#hasMore = !this.#hasMore;
      this.host.requestUpdate();
    },
  };

  /** Shows a message beside the buttons until another moment is shown. */
  tell(text: string | undefined): void {
    this.#question.said = text;
    this.host.requestUpdate();
  }

  #ask(asked: unknown): void {
    this.#question.ask(asked);
    this.host.requestUpdate();
  }

  #enter(line: Line): void {
    this.pause();
    this.model.enter(line);
    this.#tellBranch('line');
    this.#changed();
  }

  #leave(): void {
    this.pause();
    if (!this.model.leave()) return;
    this.#changed();
    this.#tellBranch('match');
  }

  async #copyLink(): Promise<void> {
    const {copyLink} = await busy(import('./actions/copy-link.js'));
    this.tell(await copyLink(this.opened, this.host.id, this.host.linked));
  }

  async #judge(): Promise<void> {
    this.pause();
    const {moment} = this.model;
    const show = (asked: unknown): void => {
      if (this.model.moment === moment) this.#ask(asked);
    };
    const {judge} = await busy(import('./actions/judge.js'));
    await judge(this.opened, this.host, show);
  }

  /** Lets the reader play on from the current moment, in a given seat against bots. */
  async playOn(seat: Seat): Promise<void> {
    this.table = await PlayedTable.at(this.opened, seat);
    this.#question.clear();
    this.#tellBranch('play');
    this.host.requestUpdate();
  }

  /** Removes the table, and shows the moves played at it as a branch. */
  leaveTable(): void {
    const {table} = this;
    if (!table) return;
    this.table = undefined;
    const {moves} = table;
    if (moves.length > 0) this.model.follow(moves);
    else this.#tellBranch('match');
    this.#changed();
  }

  /** Renders the table where the reader plays on. */
  renderPlaying(): TemplateResult {
    return this.table!.render(() => this.leaveTable());
  }

  /** Renders the moments with comments for print. */
  figures(): unknown {
    return renderFigures(this.opened, this.#seat);
  }
}
