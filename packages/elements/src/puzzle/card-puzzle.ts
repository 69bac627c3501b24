import type {Problem, Result} from '@cartavola/engine';
import {faceStyles} from '@cartavola/faces';
import {Defence, type Puzzle, type PuzzleDefence, type PuzzleSitting} from '@cartavola/lessons';
import {loadPuzzleWords, type PuzzleWords} from '@cartavola/words';
import {isServer, type PropertyValues, type TemplateResult} from 'lit';
import {state} from 'lit/decorators.js';
import {property} from '../base/property.js';
import {busy} from '../base/clock.js';
import type {AttributeValue, DeckId} from '../base/attribute-value.js';
import {FormValue} from '../base/form-value.js';
import {KitElement} from '../base/kit-element.js';
import {textOf} from '../base/text-of.js';
import {ContentController, jsonWithin} from '../base/page/content-controller.js';
import {LanguageController} from '../base/page/language-controller.js';
import {OnlineController} from '../base/page/online-controller.js';
import {readLink} from '../links/link.js';
import {ReaderSettings} from '../base/settings/reader-settings.js';
import {BotsController} from '../match/bots-controller.js';
import {puzzleStyles} from './card-puzzle.styles.js';
import {
  PuzzleErrorEvent,
  type PuzzleDone,
  type PuzzleFailedEvent,
  type PuzzleSolvedEvent,
  type PuzzleSteppedEvent,
} from './events.js';
import {
  eraseResults,
  isSolved,
  keepResults,
  NO_RESULTS,
  readResults,
  resultsAfter,
  type Results,
  TriedPuzzles,
  type TryResult,
} from './kept-results.js';
import {exactSolver} from './exact-solver.js';
import type {DailyPage} from './daily/daily-page.js';
import type {Explained, Made} from './explain/explain.js';
import type {LoadedPuzzles} from './load-puzzles.js';
import {openPuzzle} from './open-puzzle.js';
import {PuzzlePage} from './puzzle-page.js';
import {PuzzleSource, UNLOADED} from './puzzle-source.js';
import {renderBook, renderFallback} from './render-book.js';
import {stateOf, toldProblem, type ToldProblem} from './shown-set.js';

/**
 * Puzzle or set of puzzles to solve on a small table. Accepts any move that meets the goal, and explains wrong moves.
 * The content is JSON in the element, at a URL or in a property (see `docs/puzzles.md`).
 *
 * @summary A puzzle to solve.
 * @slot - The puzzle as `<script type="application/json">`, and content for readers without scripts.
 * @csspart book - The container.
 * @cssprop [--cartavola-felt=#1f5a44] - The colour of the felt.
 * @cssprop [--cartavola-accent=#ffd54a] - The accent colour on the felt, for the cards in question.
 * @cssprop [--cartavola-text=#fbf6e9] - The colour of text on the felt.
 * @cssprop [--cartavola-font=system-ui] - The font of the controls.
 * @cssprop [--cartavola-font-size=medium] - The size of text: the reader’s own by default.
 * @cssprop [--cartavola-reading-font=Georgia] - The font of the statement.
 * @cssprop [--cartavola-radius=16px] - The radius of the corners.
 * @cssprop [--cartavola-lesson-height=42em] - The least height, up to the window’s height by default.
 * @fires puzzle-solved - The reader has solved a puzzle.
 * @fires puzzle-failed - A move was wrong, or the solution was shown.
 * @fires puzzle-stepped - A move was right, and the puzzle continues.
 * @fires puzzle-error - The puzzle is wrong, or something could not be loaded.
 */
export class CardPuzzle extends KitElement {
  /** Whether the element takes part in forms. */
  static readonly formAssociated = true;
  /** Style sheets of the shadow root. */
  static override styles = [faceStyles, ...puzzleStyles];

  /** URL of a puzzle or a set. */
  @property() src: string | undefined;
  /** Puzzle or set as data or JSON text. Replaces the element's content. */
  @property() puzzle: unknown;
  /**
   * Game of the puzzles, so it can be loaded at once. Without a puzzle or URL, the element shows the kit's puzzles for
   * this game. By default, the game that the puzzle specifies is loaded after the puzzle.
   */
  @property() game: string | undefined;
  /**
   * Id of the puzzle in a set to show first, or `daily` for the puzzle of the day. By default, the first untried or
   * missed puzzle is shown.
   */
  @property() at: string | undefined;
  /** Name under which this browser saves the results. Without a name, they are not saved. */
  @property() save: string | undefined;
  /**
   * Name in a form. The form submits the results since the page was opened as text under this name, and as JSON under
   * the name with `-data`: a list of `{id, result, attempts, hints, milliseconds}`, where `result` is `first`, `solved`,
   * `shown` or `missed`.
   */
  @property() name: string | undefined;
  /**
   * Deck to draw: `french`, `french-4` (four colours), `italian` or another registered deck's id.
   * @default 'french'
   */
  @property() deck: AttributeValue<DeckId>;

  @state() private loaded: LoadedPuzzles | undefined;
  @state() private shown: PuzzlePage | ToldProblem | undefined;
  @state() private problem: ToldProblem | undefined;
  @state() private place = 0;
  @state() private results: Results = NO_RESULTS;
  @state() private daily: DailyPage | undefined;
  @state() private erasing: 'asked' | 'done' | undefined;

  /** @internal */
  readonly readerSettings: ReaderSettings = new ReaderSettings(this);
  readonly #language = new LanguageController(this);
  /** JSON script inside the element. Other content is for readers without scripts. */
  readonly #script = new ContentController(this, jsonWithin);
  readonly #source = new PuzzleSource();
  readonly #bots = new BotsController(this);
  readonly #ask = exactSolver(this.#bots);
  readonly #defence = new Defence(this.#ask);
  #words: PuzzleWords | undefined;
  #decks = '';
  #opens = 0;
  #listening: AbortController | undefined;
  readonly #formValue = new FormValue(this);
  readonly #tried = new TriedPuzzles();

  constructor() {
    super();
    new OnlineController(this, () => {
      if (this.problem?.problem === UNLOADED) void this.#follow(true);
      else if (this.shown && 'problem' in this.shown && this.shown.problem === UNLOADED) void this.#open(false);
    });
  }

  /** Listens for changes to the window's size and the URL fragment. @internal */
  override connectedCallback(): void {
    super.connectedCallback();
    this.#listening = new AbortController();
    const {signal} = this.#listening;
    addEventListener('resize', () => this.#page?.fit(), {signal});
    addEventListener('hashchange', () => void this.#followLink(), {signal});
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#listening?.abort();
  }

  /** Ids of the puzzles that the reader has solved, on the first try or later. */
  get solved(): readonly string[] {
    return Object.entries(this.results.standings).flatMap(([id, one]) => (isSolved(one) ? [id] : []));
  }

  /**
   * Shows a puzzle of the set by its id, or a puzzle of the day by its date. Resolves to false if there is no such
   * puzzle.
   */
  async show(id: string): Promise<boolean> {
    const {daily} = this;
    if (daily?.show(id) === false) return false;
    const place = daily?.placeOf(id) ?? this.loaded?.set.puzzles.findIndex((one) => one.id === id) ?? -1;
    if (place < 0) return false;
    await this.#goTo(place);
    return true;
  }

  /** Deletes the saved results of the puzzles. */
  erase(): void {
    eraseResults(textOf(this.save));
    this.results = NO_RESULTS;
    this.erasing = 'done';
  }

  /** Form that the puzzle belongs to, or null. */
  get form(): HTMLFormElement | null {
    return this.#formValue.form;
  }

  /** @internal */
  formDisabledCallback(isDisabled: boolean): void {
    this.#formValue.follow('book', isDisabled);
  }

  /** Removes the results from the form. Saved results stay. @internal */
  formResetCallback(): void {
    this.#tried.clear();
    this.requestUpdate();
  }

  /** Id of this element's puzzle in the URL fragment, or undefined if there is none. */
  get #linked(): string | undefined {
    const read = readLink(location.hash);
    const link = read.ok ? read.value : undefined;
    return link?.type === 'puzzle' && (link.element === '' || link.element === this.id) ? link.id : undefined;
  }

  async #followLink(): Promise<void> {
    const id = this.#linked;
    if (id === undefined || !(await this.show(id))) return;
    await this.updateComplete;
    this.scrollIntoView({block: 'nearest'});
  }

  get #page(): PuzzlePage | undefined {
    return this.shown instanceof PuzzlePage ? this.shown : undefined;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (isServer) return;
    this.readerSettings.follow(changed);
    this.#page?.hold();
    void this.#follow();
    const decks = JSON.stringify(this.readerSettings.candidates('deck'));
    if (decks === this.#decks) return;
    this.#decks = decks;
    // The old set may be of a game without the new deck.
    if (this.loaded && !this.#source.isLoading) void this.#open(false);
  }

  /** Loads the puzzles if the attributes or the content have changed, or if `again` is true. */
  async #follow(again = false): Promise<void> {
    const {language} = this.#language;
    const asked = {
      given: this.puzzle ?? this.#script.text,
      src: textOf(this.src)?.trim(),
      game: textOf(this.game)?.trim(),
      language,
    };
    const loaded = await this.#source.load(asked, again);
    if (!loaded) return;
    this.#words = loaded.ok ? loaded.value.words : await loadPuzzleWords(language, '').catch(() => undefined);
    this.loaded = loaded.ok ? loaded.value : undefined;
    if (!loaded.ok || loaded.value.set.puzzles.length === 0) {
      this.#opens++;
      this.#show(undefined);
      const problem = loaded.ok ? loaded.value.set.problems[0]! : loaded.problem;
      this.problem = this.#told(problem);
      return this.tell(problem);
    }
    this.results = readResults(textOf(this.save));
    const {standings} = this.results;
    const {puzzles, problems} = loaded.value.set;
    const wanted = textOf(this.at)?.trim();
    const daily = wanted === 'daily' ? await this.#openDaily(loaded.value) : undefined;
    if (this.loaded !== loaded.value) return;
    this.daily = daily;
    const placeOf = (id = ''): number => daily?.placeOf(id) ?? puzzles.findIndex((one) => one.id === id);
    const linked = placeOf(this.#linked);
    const named = placeOf(daily?.date ?? wanted);
    const open = puzzles.findIndex(({id}) => (standings[id] ?? 'missed') === 'missed');
    this.place = Math.max(0, linked >= 0 ? linked : named >= 0 ? named : open);
    for (const problem of problems) this.tell(problem);
    if (wanted && wanted !== 'daily' && named < 0)
      this.tell({code: 'puzzle.absent', path: 'at', message: `"${wanted}" is not a puzzle of this set.`});
    await this.#open(false);
    if (linked < 0) return;
    await this.updateComplete;
    this.scrollIntoView({block: 'nearest'});
  }

  /** Opens the puzzle of the day. Resolves to undefined if its code can't be loaded. */
  async #openDaily({set, language}: LoadedPuzzles): Promise<DailyPage | undefined> {
    try {
      const {DailyPage} = await busy(import('./daily/daily-page.js'));
      const host = {
        renderRoot: this.renderRoot as ShadowRoot,
        goToDay: (date: string) => void this.show(date),
        requestUpdate: () => this.requestUpdate(),
      };
      return await busy(DailyPage.open(host, set, {language, date: this.#linked ?? this.daily?.date}));
    } catch {
      this.tell(UNLOADED);
      return undefined;
    }
  }

  #told(problem: Problem): ToldProblem {
    return toldProblem(problem, this.#words, this.#language.language);
  }

  async #goTo(place: number): Promise<void> {
    this.place = place;
    this.erasing = undefined;
    await this.#open(true);
  }

  /** Opens the puzzle at the current index. `isReturning` is true if the reader navigated to it. */
  async #open(isReturning: boolean): Promise<void> {
    const {loaded, place} = this;
    const open = ++this.#opens;
    const puzzle = loaded?.set.puzzles[place];
    if (!loaded || !puzzle) return;
    const decks = this.readerSettings.candidates('deck');
    const [opened, rest] = await Promise.all([
      openPuzzle(puzzle, loaded, decks, (asked) => this.#defence.begin({puzzle: asked, source: loaded.source})),
      busy(import('../question/answers/rest.js')),
    ]).catch((error: unknown) => {
      console.error('Cartavola: a puzzle could not be loaded.', error);
      return [{ok: false, problem: UNLOADED} as const, undefined] as const;
    });
    if (open !== this.#opens) return;
    this.problem = undefined;
    if (!opened.ok) {
      this.#show(this.#told(opened.problem));
      this.tell(opened.problem);
      return;
    }
    this.#show(new PuzzlePage(this, opened.value, loaded.words, rest?.rest, isReturning));
    // Preload the rulebook, because the feedback quotes rules as reasons.
    opened.value.book.rules.load().catch(() => undefined);
  }

  #show(shown: PuzzlePage | ToldProblem | undefined): void {
    this.#page?.close();
    this.shown = shown;
  }

  /** Records the result of a try, and saves it. @internal */
  note(puzzle: Puzzle, result: TryResult, done: PuzzleDone): void {
    const {daily} = this;
    this.results = resultsAfter(this.results, puzzle, result, {
      time: Date.now(),
      day: daily?.isToday ? daily.date : undefined,
    });
    this.#tried.add(done, this.results);
    this.erasing = undefined;
    keepResults(textOf(this.save), this.results);
  }

  /** Returns the other players' replies. @internal */
  async defend({sitting}: {readonly sitting: PuzzleSitting}): Promise<Result<PuzzleDefence>> {
    const defended = {puzzle: sitting.puzzle, source: sitting.source};
    return this.#defence.answer(defended, sitting.made).catch(() => ({ok: false, problem: UNLOADED}) as const);
  }

  /** Explains why an answer is right or wrong. @internal */
  async explain(made: Made): Promise<Explained | undefined> {
    const {explain} = await busy(import('./explain/explain.js'));
    const {language, words} = this.loaded!;
    return explain(made, {bots: this.#bots, ask: this.#ask, language, words});
  }

  /** Shows the problem instead of a puzzle that can't continue. @internal */
  fail(problem: Problem): void {
    this.#show(this.#told(problem));
    this.tell(problem);
  }

  /** Fires `puzzle-error` after rendering, so listeners can inspect the element. @internal */
  tell(problem: Problem): void {
    void this.updateComplete.then(() => this.dispatchEvent(new PuzzleErrorEvent(problem)));
  }

  readonly #erase = (): void => {
    if (this.erasing === 'asked') this.erase();
    else this.erasing = 'asked';
  };

  protected override updated(): void {
    this.#page?.updated();
    this.#formValue.set(this.name && this.loaded ? this.#tried.written(this.loaded.words) : undefined);
    this.#formValue.follow('book');
  }

  /** @internal */
  override get isReady(): boolean {
    return this.shown !== undefined || this.problem !== undefined;
  }

  protected override render(): TemplateResult {
    const {loaded, shown, problem} = this;
    if (!loaded || !shown) return renderFallback(problem, this.#language.language);
    const isUnloaded = 'problem' in shown && shown.problem === UNLOADED;
    if (isUnloaded && loaded.set.puzzles.length === 1) return renderFallback(shown, loaded.language);
    const {place, results, erasing, daily} = this;
    const goTo = (next: number): void => void this.#goTo(next);
    const state = stateOf(loaded, {place, results, erasing, goTo, erase: this.#erase, daily, element: this.id});
    return renderBook(state, shown, loaded);
  }
}

declare global {
  interface HTMLElementEventMap {
    'puzzle-solved': PuzzleSolvedEvent;
    'puzzle-failed': PuzzleFailedEvent;
    'puzzle-stepped': PuzzleSteppedEvent;
    'puzzle-error': PuzzleErrorEvent;
  }
  interface HTMLElementTagNameMap {
    'card-puzzle': CardPuzzle;
  }
}
