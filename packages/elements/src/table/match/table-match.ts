import {botSeed} from '@cartavola/bots/bot-seed.js';
import type {MatchRecord, Move, Seat, View, Game} from '@cartavola/engine';
import {historyOf, Session, type SessionEvent, type Submission, type Told} from '@cartavola/session';
import {dayOfMatch, type Day} from '../../match/day.js';
import {asAnybody, playersAt} from './bot-player.js';
import {TableTrickEvent, TableTurnEvent} from '../events.js';
import {flightsOf} from '../scene/flights.js';
import type {MatchHost, MatchSetup} from './match-host.js';
import {PACES, waitBefore, type Pace} from '../settings/settings.js';
import {DisplayQueue, type DisplayItem} from './display-queue.js';
import {ReaderSeats} from './reader-seats.js';
import {shownEvent} from './shown-event.js';
import {ShownView} from '../scene/shown-view.js';
import {NO_TURN, type ReaderTurn} from '../scene/scene.js';
import type {BareStanding} from '../../match/standing.js';

/** Searches that a match's bots are running. They are aborted when a move is taken back or play stops. */
class BotSearches {
  #current = new AbortController();

  /** Signal that is aborted when the current searches are no longer needed. */
  get signal(): AbortSignal {
    return this.#current.signal;
  }

  /** Aborts the current searches. */
  forget(): void {
    this.#current.abort();
    this.#current = new AbortController();
  }
}

/** Returns the state of a session's match. `day` is the day or week whose deal the match began with. */
function standingOf(session: Session, game: Pick<Game, 'id'>, day: Day | undefined): BareStanding {
  const {dealNumber: deal, finished, marks, totals, result} = session;
  return {game: game.id, deal, finished, marks, totals, ...(result && {result}), ...(day && {day})};
}

/** Outcome of the reader's move, and the seat that makes it. */
export type ReaderSubmission = Submission & {readonly seat: Seat};

/** Match with delayed display: the session plays it, and its facts are shown one by one. */
export class TableMatch {
  readonly viewer: Seat | 'spectator';
  readonly setup: MatchSetup;
  readonly #host: MatchHost;
  readonly #session: Session;
  readonly #readerSeats: ReaderSeats;
  readonly #displayQueue: DisplayQueue;
  readonly #shownView: ShownView;
  /** Seats that the reader plays. */
  readonly #own: readonly Seat[];
  readonly #day: Day | undefined;
  /** Facts that have been shown, beginning with the first deal. */
  #log: Told[];
  #turn = '';
  #running = false;
  /** Whether to skip animations until the reader is asked again. */
  #isSkipping = false;
  readonly #botSearches = new BotSearches();

  constructor(setup: MatchSetup, host: MatchHost) {
    this.setup = setup;
    this.#host = host;
    const {layout, settings, seed, record, settled} = setup;
    const you = settings.seats.indexOf('you');
    this.viewer = you < 0 ? 'spectator' : you;
    this.#own = settings.seats.flatMap((player, seat) => (player === 'you' ? [seat] : []));
    this.#displayQueue = new DisplayQueue(() => host.motion.finish());
    const options = record?.options ?? settings.options;
    this.#day = dayOfMatch({game: layout.game, options, seed, record});
    this.#session = new Session({
      game: layout.game,
      options,
      seed,
      viewer: this.viewer,
      players: playersAt(settings.seats, this.#day ? asAnybody(setup.manner) : setup.manner, {
        bots: host.bots,
        displayQueue: this.#displayQueue,
        pace: () => this.#pace,
        seed: () => botSeed(seed, this.#session.dealNumber),
        totals: () => this.#session.totals,
        signal: () => this.#botSearches.signal,
      }),
      ...(record && {record}),
      ...(settled && {start: settled.start}),
    });
    this.#readerSeats = new ReaderSeats(this.#session, this.#own);
    this.#log = this.#history();
    this.#shownView = new ShownView(host, () => this.#pace, this.#session.view, this.#standingNow());
    this.#session.subscribe((event) => this.#handleEvent(event));
  }

  /** View on the table, or undefined before the first deal. */
  get view(): View | undefined {
    return this.#shownView.view;
  }

  /** View that the text on the table describes: the last one with all cards in place. */
  get told(): View | undefined {
    return this.#shownView.told;
  }

  get standing(): BareStanding {
    return this.#shownView.standing;
  }

  get record(): MatchRecord {
    return this.#session.record;
  }

  /** Facts of the match that have been shown so far. */
  get log(): readonly Told[] {
    return this.#log;
  }

  /** Number of the deal being played, from 0. The display may lag behind. */
  get deal(): number {
    return this.#session.dealNumber;
  }

  /** Whether another table plays the match, so nobody can act here. */
  get follows(): boolean {
    return this.setup.follows;
  }

  /** Resolves when everything that has happened is visible. */
  get idle(): Promise<void> {
    return this.#displayQueue.idle;
  }

  /** Starts or resumes the match. Deals if there is no deal yet. */
  start(): void {
    if (!this.follows) {
      this.#running = true;
      this.#session.start();
      if (this.viewer === 'spectator' && this.view?.over && !this.standing.result) void this.#goOn();
    }
    this.#afterShowing();
  }

  stop(): void {
    this.#running = this.#isSkipping = false;
    this.#session.stop();
    this.#botSearches.forget();
    const isBehind = !this.#displayQueue.isIdle;
    this.#displayQueue.clear();
    // Facts that haven't been shown yet count as shown when the match resumes.
    if (isBehind) this.#catchUp();
  }

  /**
   * Submits the reader's move for the seat whose turn it is. `agrees` is called before a legal move is made, and may
   * reject it. Returns undefined if the reader has no seat to move for.
   */
  submit(given: Move, agrees: (seat: Seat, move: Move) => boolean): ReaderSubmission | undefined {
    const seat = this.actor;
    if (!this.view || seat === undefined) return undefined;
    const submission = this.#session.submit(seat, given, (move) => {
      const isAgreed = agrees(seat, move);
      if (isAgreed) this.#showOthers();
      return isAgreed;
    });
    return {seat, ...submission};
  }

  /** Checks a move as `submit` does, but doesn't make it. The outcome of a legal move has the type `dropped`. */
  check(given: Move): ReaderSubmission | undefined {
    return this.submit(given, () => false);
  }

  /**
   * Returns the seat that the reader is asked to play in a view, and its possible moves. `view` is the one on the table
   * or the session's latest one.
   */
  turnAt(view: View): ReaderTurn {
    return this.follows ? NO_TURN : this.#readerSeats.turnAt(view);
  }

  /** Declines an out-of-turn question for the reader. Returns false if there is none. */
  pass(): boolean {
    this.#showOthers();
    return !this.follows && this.#readerSeats.pass();
  }

  /** Returns whether the reader plays the seat. */
  readonly owns = (seat: Seat): boolean => this.#own.includes(seat);

  /** Seat of the reader's next move. The session may be ahead of the display. */
  get actor(): Seat | undefined {
    if (this.follows) return undefined;
    const view = this.#session.view;
    return (view && this.turnAt(view).actor) ?? this.#own[0];
  }

  undo(ply?: number): boolean {
    return !this.follows && this.#readerSeats.undo(ply);
  }

  next(): boolean {
    this.#showOthers();
    return !this.follows && this.#session.proceed();
  }

  /**
   * Skips the current motion, and the display of other players' moves until the reader is asked for a move. Returns
   * false if there is nothing to skip.
   */
  skipAnimations(): boolean {
    const waits = this.#waits;
    if (this.#isSkipping || (this.#displayQueue.isIdle && !waits)) return false;
    this.#isSkipping = waits;
    this.#displayQueue.skipAnimations();
    return true;
  }

  /** Shows other players' moves at once, because the reader has acted. */
  #showOthers(): void {
    this.#isSkipping = false;
    this.#displayQueue.skipAnimations();
  }

  /** Whether the reader plays and is waiting for others. */
  get #waits(): boolean {
    const {view} = this.#session;
    if (!this.#running || !view || this.#own.length === 0) return false;
    return view.turn.length > 0 && this.turnAt(view).actor === undefined;
  }

  get #pace(): Pace {
    return this.#isSkipping ? PACES.instant : this.#host.pace;
  }

  readonly #history = (): Told[] => historyOf(this.#session.record, this.setup.layout.game, this.viewer);
  readonly #standingNow = (): BareStanding => standingOf(this.#session, this.setup.layout.game, this.#day);

  #handleEvent(event: SessionEvent): void {
    if (event.type !== 'fault') this.setup.keep?.(this.#session.record);
    this.#host.scoreKeeper.follow(this, event);
    switch (event.type) {
      case 'deal':
      case 'move':
        return this.#showFacts(event);
      case 'score':
      case 'match':
        return this.#showScore(event, this.#standingNow());
      case 'rewound':
        this.#botSearches.forget();
        this.#isSkipping = false;
        this.#displayQueue.clear();
        this.#catchUp();
        this.#turn = '';
        this.#host.requestUpdate();
        return this.#afterShowing();
      case 'fault':
        console.error('Cartavola: a bot failed, so another move was made for it.', event.error);
    }
  }

  /** Marks everything that has happened as shown. */
  #catchUp(): void {
    this.#log = this.#history();
    this.#shownView.set(this.#session.view, this.#standingNow());
  }

  #showFacts(event: SessionEvent & {type: 'deal' | 'move'}): void {
    const own = event.type === 'move' && this.#own.includes(event.seat);
    const standing = this.#standingNow();
    this.#displayQueue.add(
      ...event.facts.map((fact, place): DisplayItem => ({
        wait: waitBefore(fact, this.#pace, this.setup.layout, this.owns),
        show: async (isSkipped) => {
          if (fact.type === 'scored') await this.#displayQueue.loaded(this.#host.loadScores());
          this.#host.observer.begun(fact, own);
          return this.#shownView.show(
            fact.view,
            this.setup.layout.flights?.(fact) ?? flightsOf(fact),
            event.type === 'deal' ? standing : this.standing,
            isSkipped,
          );
        },
        shown: () => {
          this.#log.push({deal: standing.deal, fact});
          this.#host.observer.seen(fact);
          if (fact.type === 'taken' || fact.type === 'built') this.#host.dispatchEvent(new TableTrickEvent({fact}));
          if (place === event.facts.length - 1) this.#host.dispatchEvent(shownEvent(event, standing.deal, fact.view));
        },
        celebrate: () => this.#host.observer.celebrate(fact, this.#pace.moment),
      })),
    );
    this.#afterShowing();
  }

  #showScore(event: SessionEvent & {type: 'score' | 'match'}, standing: BareStanding): void {
    this.#displayQueue.add({
      wait: 0,
      show: (isSkipped) => this.#shownView.show(this.view!, undefined, standing, isSkipped),
      shown: () => {
        this.#host.dispatchEvent(shownEvent(event, standing.deal, this.view!));
        // Announce the score while it is counted up.
        this.#host.observer.settled();
        if (this.viewer === 'spectator' && !standing.result) void this.#goOn();
      },
      celebrate: () => this.#host.observer.celebrate(event, this.#pace.moment),
    });
  }

  /** Starts the next deal of a match between bots, after a pause for reading the score. */
  async #goOn(): Promise<void> {
    await this.#displayQueue.idle;
    await this.#displayQueue.pause(this.#pace.score);
    if (this.#running) this.#session.proceed();
  }

  /** Fires the turn event once everything is shown. */
  #afterShowing(): void {
    void this.#displayQueue.idle.then(() => {
      if (!this.#displayQueue.isIdle || !this.view) return;
      this.#isSkipping &&= this.#waits;
      this.#host.observer.settled();
      const turn = this.view.turn.join(' ');
      if (turn === this.#turn) return;
      this.#turn = turn;
      this.#host.dispatchEvent(new TableTurnEvent({turn: this.view.turn}));
    });
  }
}
