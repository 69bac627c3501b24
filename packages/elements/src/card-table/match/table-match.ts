import {botSeed} from '@cartavola/bots/bot-seed.js';
import type {MatchRecord, Move, Seat, View} from '@cartavola/engine';
import {historyOf, Session, type SessionEvent, type Submission, type Told} from '@cartavola/session';
import {playersAt} from './bot-player.js';
import {
  TableDealEvent,
  TableMatchEvent,
  TableMoveEvent,
  TableScoreEvent,
  TableTrickEvent,
  TableTurnEvent,
} from '../events.js';
import {flightsOf} from '../scene/flights.js';
import type {MatchHost, MatchSetup} from './match-host.js';
import type {Flights} from '../../board/motion.js';
import {waitBefore} from '../settings/settings.js';
import {Showing, type Showable} from './showing.js';
import {NO_TURN, type ReaderTurn} from '../scene/scene.js';
import type {BareStanding} from '../scene/standing.js';

/** Outcome of a move by the reader, and the seat that it was for. */
type SeatSubmission = Submission & {readonly seat: Seat};

/** Match with delayed display: the session plays it, and its facts are shown one after the other. */
export class TableMatch {
  /** View on the table; undefined before the first deal. */
  view: View | undefined;
  standing: BareStanding;
  readonly viewer: Seat | 'spectator';
  readonly #setup: MatchSetup;
  readonly #host: MatchHost;
  readonly #session: Session;
  readonly #showing: Showing;
  /** Seats that the reader plays. */
  readonly #own: readonly Seat[];
  /** Facts that have been shown, from the first deal on. */
  #log: Told[];
  #turn = '';
  #running = false;
  /** Aborts the bots' current searches. */
  #thinking = new AbortController();

  constructor(setup: MatchSetup, host: MatchHost) {
    this.#setup = setup;
    this.#host = host;
    const {layout, settings, seed, record, settled} = setup;
    const you = settings.seats.indexOf('you');
    this.viewer = you < 0 ? 'spectator' : you;
    this.#own = settings.seats.flatMap((player, seat) => (player === 'you' ? [seat] : []));
    this.#showing = new Showing(() => host.motion.finish());
    this.#session = new Session({
      game: layout.game,
      options: record?.options ?? settings.options,
      seed,
      viewer: this.viewer,
      players: playersAt(settings.seats, setup.level, {
        bots: host.bots,
        showing: this.#showing,
        pace: () => host.pace,
        seed: () => botSeed(seed, this.#session.dealNumber),
        totals: () => this.#session.totals,
        signal: () => this.#thinking.signal,
      }),
      ...(record && {record}),
      ...(settled && {start: settled.start}),
    });
    this.#log = this.#history();
    this.view = this.#session.view;
    this.standing = this.#standingNow();
    this.#session.subscribe((event) => this.#handleEvent(event));
  }

  get record(): MatchRecord {
    return this.#session.record;
  }

  /** Facts of the match, as far as they have been shown. */
  get log(): readonly Told[] {
    return this.#log;
  }

  /** Number of the deal that is played, from 0; what is shown may be behind it. */
  get deal(): number {
    return this.#session.dealNumber;
  }

  /** True if another table plays the match, and nobody can act here. */
  get follows(): boolean {
    return this.#setup.follows;
  }

  /** Resolves when everything that happened can be seen. */
  get idle(): Promise<void> {
    return this.#showing.idle;
  }

  /** Starts or resumes the match; deals if there is no deal yet. */
  start(): void {
    if (!this.follows) {
      this.#running = true;
      this.#session.start();
      if (this.viewer === 'spectator' && this.view?.over && !this.standing.result) void this.#goOn();
    }
    this.#afterShowing();
  }

  stop(): void {
    this.#running = false;
    this.#session.stop();
    this.#forgetThoughts();
    const isBehind = !this.#showing.isIdle;
    this.#showing.clear();
    // Facts that were not shown yet count as shown when the match resumes.
    if (isBehind) this.#catchUp();
  }

  /**
   * Submits a move of the reader, for the seat that is asked. `agrees` is called for a legal move before it is made, and may reject it.
   * Returns undefined if the reader has no seat to move for.
   */
  submit(given: Move, agrees: (seat: Seat, move: Move) => boolean): SeatSubmission | undefined {
    const seat = this.actor;
    if (!this.view || seat === undefined) return undefined;
    const submission = this.#session.submit(seat, given, (move) => {
      const isAgreed = agrees(seat, move);
      if (isAgreed) this.#showing.hurry();
      return isAgreed;
    });
    return {seat, ...submission};
  }

  /**
   * Returns the seat for which the reader is asked in a view, and its possible moves. `view` is the one on the table or the session's
   * latest.
   */
  turnAt(view: View): ReaderTurn {
    const {viewer} = this;
    if (this.follows) return NO_TURN;
    if (typeof viewer === 'number' && view.moves.length > 0) {
      const passed = this.#session.hasPassed(viewer) && !view.turn.includes(viewer);
      if (passed) return NO_TURN;
      return {actor: viewer, moves: view.moves, mayPass: this.#session.isAskedOutOfTurn(viewer)};
    }
    // Another seat that the reader plays: its hand is open.
    const actor = view.turn.find((seat) => seat !== view.viewer && this.#own.includes(seat));
    // Its moves are known only for the session's latest view.
    const moves = actor === undefined || view !== this.#session.view ? [] : this.#session.moves(actor);
    return moves.length > 0 ? {actor, moves, mayPass: false} : NO_TURN;
  }

  /** Passes for the reader, who is asked out of turn. Returns false if nobody asks. */
  pass(): boolean {
    this.#showing.hurry();
    return !this.follows && typeof this.viewer === 'number' && this.#session.pass(this.viewer);
  }

  /** Tells whether the reader plays the seat. */
  readonly owns = (seat: Seat): boolean => this.#own.includes(seat);

  /** Seat that a move of the reader is for. The session may be ahead of what is shown. */
  get actor(): Seat | undefined {
    if (this.follows) return undefined;
    const view = this.#session.view;
    return (view && this.turnAt(view).actor) ?? this.#own[0];
  }

  undo(): boolean {
    return !this.follows && this.#session.undo(...this.#own);
  }

  next(): boolean {
    this.#showing.hurry();
    return !this.follows && this.#session.proceed();
  }

  /** Aborts the bots' current searches: they need no longer be answered. */
  #forgetThoughts(): void {
    this.#thinking.abort();
    this.#thinking = new AbortController();
  }

  readonly #history = (): Told[] => historyOf(this.#session.record, this.#setup.layout.game, this.viewer);

  #standingNow(): BareStanding {
    const {dealNumber: deal, finished, marks, totals, result} = this.#session;
    return {game: this.#setup.layout.game.id, deal, finished, marks, totals, ...(result && {result})};
  }

  #handleEvent(event: SessionEvent): void {
    if (event.type !== 'fault') this.#setup.keep?.(this.#session.record);
    switch (event.type) {
      case 'deal':
      case 'move':
        return this.#showFacts(event);
      case 'score':
      case 'match':
        return this.#showScore(event, this.#standingNow());
      case 'rewound':
        this.#forgetThoughts();
        this.#showing.clear();
        this.#catchUp();
        this.#turn = '';
        this.#host.requestUpdate();
        return this.#afterShowing();
      case 'fault':
        console.error('Cartavola: a player failed; another move was made for it.', event.error);
    }
  }

  /** Marks everything that happened as shown. */
  #catchUp(): void {
    this.#log = this.#history();
    this.view = this.#session.view;
    this.standing = this.#standingNow();
  }

  #showFacts(event: SessionEvent & {type: 'deal' | 'move'}): void {
    const {layout} = this.#setup;
    const own = event.type === 'move' && this.#own.includes(event.seat);
    const standing = this.#standingNow();
    this.#showing.add(
      ...event.facts.map((fact, place): Showable => ({
        wait: waitBefore(fact, this.#host.pace),
        show: () => {
          this.#host.witness.begun(fact, own);
          return this.#render(
            fact.view,
            layout.flights?.(fact) ?? flightsOf(fact),
            event.type === 'deal' ? standing : undefined,
          );
        },
        shown: () => {
          this.#log.push({deal: standing.deal, fact});
          this.#host.witness.seen(fact);
          if (fact.type === 'taken' || fact.type === 'built') this.#host.dispatchEvent(new TableTrickEvent({fact}));
          if (place < event.facts.length - 1) return;
          this.#host.dispatchEvent(
            event.type === 'deal'
              ? new TableDealEvent({deal: event.deal, facts: event.facts})
              : new TableMoveEvent({seat: event.seat, facts: event.facts}),
          );
        },
      })),
    );
    this.#afterShowing();
  }

  #showScore(event: SessionEvent & {type: 'score' | 'match'}, standing: BareStanding): void {
    this.#showing.add({
      wait: 0,
      show: () => this.#render(this.view!, undefined, standing),
      shown: () => {
        const lines = this.view!.score?.lines ?? [];
        const {totals} = event;
        this.#host.dispatchEvent(
          event.type === 'match'
            ? new TableMatchEvent({result: event.result, totals})
            : new TableScoreEvent({deal: standing.deal, lines, marks: event.marks, totals}),
        );
        if (this.viewer === 'spectator' && !standing.result) void this.#goOn();
      },
    });
  }

  async #render(view: View, flights: Flights | undefined, standing = this.standing): Promise<void> {
    const before = flights && this.#host.motion.look();
    this.view = view;
    this.standing = standing;
    this.#host.requestUpdate();
    await this.#host.updateComplete;
    if (flights) await this.#host.motion.run(before, flights, this.#host.pace.motion);
  }

  /** Deals again without being asked if nobody is playing, after time to read the score. */
  async #goOn(): Promise<void> {
    await this.#showing.idle;
    await this.#showing.pause(3 * this.#host.pace.trick);
    if (this.#running) this.#session.proceed();
  }

  /** Fires the turn event once everything is shown. */
  #afterShowing(): void {
    void this.#showing.idle.then(() => {
      if (!this.#showing.isIdle || !this.view) return;
      this.#host.witness.settled();
      const turn = this.view.turn.join(' ');
      if (turn === this.#turn) return;
      this.#turn = turn;
      this.#host.dispatchEvent(new TableTurnEvent({turn: this.view.turn}));
    });
  }
}
