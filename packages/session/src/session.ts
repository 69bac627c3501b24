import {
  Match,
  type Card,
  type Deal,
  type DealRecord,
  type MatchRecord,
  type MatchResult,
  type Move,
  type Options,
  type Seat,
  type SeatMove,
  type View,
} from '@cartavola/engine';
import {moveFrom, refusalAt} from './move-from.js';
import type {SessionEvent, Submission} from './session-event.js';
import type {PlayedDeal, Player, SessionSetup, Think} from './session-setup.js';
import {beforePly} from './before-ply.js';
import {outOfTurn} from './out-of-turn.js';
import {EventQueue} from './event-queue.js';

/** Runs one match: asks players, applies moves, emits events. Idle before `start` and after `stop`. */
export class Session {
  readonly options: Options;
  readonly #setup: SessionSetup;
  readonly #players: Player[];
  readonly #events = new EventQueue(() => this.#running);
  #match: Match;
  #deal: Deal | undefined;
  #played: PlayedDeal[] = [];
  #running = false;
  /** Number of moves and events so far. `submit` uses it to detect changes. */
  #done = 0;
  /** Pending questions, keyed by seat. An answer is accepted only if its symbol is still in this map. */
  readonly #asked = new Map<Seat, symbol>();
  /** Seats that were asked out of turn since the last move and have passed. */
  readonly #passed = new Set<Seat>();
  /** A person's move that is held until everyone who was asked out of turn has passed. */
  #held: SeatMove | undefined;
  /** Packs, indexed by deal, so that the same pack is dealt again after a rewind. */
  readonly #packs: (readonly Card[] | undefined)[] = [];

  constructor(setup: SessionSetup) {
    this.#setup = setup;
    this.options = setup.options;
    this.#players = [...setup.players];
    this.#match = this.#newMatch();
    for (const deal of setup.record?.deals ?? []) this.#replay(deal);
  }

  /** Index of the current or latest deal, from 0. It is -1 before the first deal. */
  get dealNumber(): number {
    return this.#played.length - 1;
  }

  get totals(): readonly number[] {
    return this.#match.totals;
  }

  /** Points for each finished deal, in order. */
  get marks(): readonly (readonly number[])[] {
    return this.#played.flatMap((deal) => (deal.marks ? [deal.marks] : []));
  }

  /** Number of finished deals. */
  get finished(): number {
    return this.#match.deals;
  }

  /** Result of the match, or undefined until it is over. */
  get result(): MatchResult | undefined {
    return this.#match.result;
  }

  /** The viewer's view of the deal, or undefined before the first deal. */
  get view(): View | undefined {
    return this.#deal && this.#setup.game.view(this.#deal, this.#setup.viewer);
  }

  /** Returns a seat's legal moves. Useful if the reader plays for several seats. Empty if the seat can't act. */
  moves(seat: Seat): readonly Move[] {
    return this.#deal?.moves(seat) ?? [];
  }

  /** The match so far. */
  get record(): MatchRecord {
    const names = this.#setup.record?.players;
    return {
      game: this.#setup.game.id,
      options: this.options,
      ...(names && {players: names}),
      deals: this.#played.map((deal) => ({...deal, moves: [...deal.moves]})),
      ...(this.#match.isScored && {totals: this.totals}),
    };
  }

  /** Adds a listener for all later events. Returns a function that removes it. */
  subscribe(listener: (event: SessionEvent) => void): () => void {
    return this.#events.subscribe(listener);
  }

  /** Deals if there is no deal yet, and asks the seats to act. */
  start(): void {
    if (this.#running) return;
    this.#running = true;
    this.#events.tellAll();
    if (this.#deal) this.#ask();
    else this.proceed();
  }

  /** Stops asking players and emitting events. Answers that arrive later are ignored. Call `start` to continue. */
  stop(): void {
    this.#running = false;
    this.#asked.clear();
  }

  /**
   * Submits a person's move. `given` may be any untrusted input. `agrees` is called before a legal move is made, and
   * may veto it. Never throws.
   */
  submit(seat: Seat, given: Move, agrees: (move: Move) => boolean = () => true): Submission {
    const move = this.#read(given);
    const refusal = refusalAt(this.#setup.game, this.#deal, this.#players.length, seat, move);
    if (refusal || !move) return {type: 'refused', move, refusal: refusal!};
    const done = this.#done;
    if (!agrees(move) || done !== this.#done) return {type: 'dropped', move};
    const early = outOfTurn(this.#setup.game, this.#deal);
    const waits = !early.includes(seat) && early.some((other) => !this.#passed.has(other));
    this.#done++;
    if (waits) this.#held = {seat, ...move};
    else this.#apply(seat, move);
    return {type: 'made', move};
  }

  readonly #read = (given: unknown): Move | undefined => moveFrom(given, this.#setup.game.moveKeys(this.options));

  /** Returns whether the seat is being asked out of turn and hasn't answered. */
  isAskedOutOfTurn(seat: Seat): boolean {
    return outOfTurn(this.#setup.game, this.#deal).includes(seat) && !this.#passed.has(seat);
  }

  /** Returns whether the seat was asked out of turn and has passed since the last move. */
  hasPassed(seat: Seat): boolean {
    return this.#passed.has(seat);
  }

  /** Declines an optional move out of turn on behalf of a person. Returns false if the seat isn't being asked. */
  pass(seat: Seat): boolean {
    if (!this.isAskedOutOfTurn(seat)) return false;
    this.#passed.add(seat);
    this.#asked.delete(seat);
    this.#goOn();
    return true;
  }

  /** Starts the next deal if the current one is over. Returns false if there is no next deal. */
  proceed(): boolean {
    if ((this.#deal && !this.#deal.over) || this.#match.result) return false;
    const start = this.#match.next ?? this.#setup.start;
    const known = this.#packs[this.#played.length];
    this.#deal = this.#match.deal(start && known ? {...start, pack: known} : start);
    const dealt = this.#match.dealt!;
    this.#packs[this.#played.length] = dealt.pack;
    this.#played.push({...dealt, moves: []});
    this.#settle({type: 'deal', deal: this.dealNumber});
    return true;
  }

  /**
   * Takes back the last move made by any of these seats, and all later moves. Returns false if these seats haven't made
   * any moves.
   */
  undo(...seats: readonly Seat[]): boolean {
    for (let deal = this.#played.length - 1; deal >= 0; deal--) {
      const ply = this.#played[deal]!.moves.findLastIndex(({seat}) => seats.includes(seat));
      if (ply >= 0) {
        this.rewind(deal, ply);
        return true;
      }
    }
    return false;
  }

  /** Rewinds a deal to the point before the move with index `ply` (from 0). Drops all later moves and deals. */
  rewind(deal: number, ply: number): void {
    const kept = [...this.#played.slice(0, deal), beforePly(this.#played[deal]!, ply)];
    this.#events.rewind();
    this.#forgetAsking();
    this.#match = this.#newMatch();
    this.#played = [];
    for (const one of kept) this.#replay(one);
    this.#tell({type: 'rewound', deal, view: this.view!});
    this.#ask();
  }

  /** Replaces the player in a seat. */
  seat(seat: Seat, player: Player): void {
    this.#players[seat] = player;
    this.#asked.delete(seat);
    this.#ask();
  }

  #forgetAsking(): void {
    this.#asked.clear();
    this.#passed.clear();
    this.#held = undefined;
  }

  #newMatch(): Match {
    const {game, options, seed} = this.#setup;
    return new Match(game, options, seed);
  }

  #replay({marks: _, ...given}: DealRecord): void {
    this.#deal = this.#match.deal(given);
    this.#packs[this.#played.length] = given.pack;
    for (const {seat, ...move} of given.moves) this.#deal.play(seat, move);
    const played: PlayedDeal = {...given, moves: [...given.moves]};
    this.#played.push(played);
    if (this.#deal.over) this.#book(played, this.#deal);
  }

  /** Scores a finished deal and adds it to the match. */
  #book(played: PlayedDeal, deal: Deal): void {
    const {marks} = this.#setup.game.score(deal);
    if (marks) played.marks = marks;
    this.#match.finish(deal);
  }

  #apply(seat: Seat, move: Move): void {
    const deal = this.#deal!;
    // The move answers the pending question for this seat, and cancels all out-of-turn questions.
    if (outOfTurn(this.#setup.game, deal).length > 0) this.#forgetAsking();
    else this.#asked.delete(seat);
    deal.play(seat, move);
    this.#played.at(-1)!.moves.push({seat, ...move});
    this.#settle({type: 'move', seat});
  }

  /** Adds the deal to the match if it is over, emits events and asks the next seats. */
  #settle(event: {type: 'deal'; deal: number} | {type: 'move'; seat: Seat}): void {
    const deal = this.#deal!;
    const {game, viewer} = this.#setup;
    const events: SessionEvent[] = [{...event, facts: game.tell(deal, viewer)}];
    if (deal.over) {
      const played = this.#played.at(-1)!;
      this.#book(played, deal);
      const {totals, result} = this.#match;
      events.push({type: 'score', marks: played.marks ?? [], totals});
      if (result) events.push({type: 'match', result, totals});
    }
    this.#tell(...events);
    this.#ask();
  }

  /** Continues after a pass: makes the held move unless other seats still have to answer. */
  #goOn(): void {
    const held = this.#held;
    if (!held || outOfTurn(this.#setup.game, this.#deal).some((seat) => !this.#passed.has(seat))) return this.#ask();
    this.#held = undefined;
    const {seat, ...move} = held;
    this.#apply(seat, move);
  }

  /** Asks all seats that may act, concurrently. Seats that may act out of turn are asked first. */
  #ask(): void {
    if (!this.#running) return;
    const early = outOfTurn(this.#setup.game, this.#deal);
    const waiting = early.filter((seat) => !this.#passed.has(seat));
    const actors = this.#deal?.actors ?? [];
    for (const seat of waiting.length > 0 ? waiting : actors.filter((one) => !early.includes(one))) {
      const player = this.#players[seat]!;
      if (player === 'person' || this.#asked.has(seat)) continue;
      const asking = Symbol();
      this.#asked.set(seat, asking);
      void this.#askOne(seat, player, asking);
    }
  }

  async #askOne(seat: Seat, think: Think, asking: symbol): Promise<void> {
    const deal = this.#deal!;
    let move: Move | undefined;
    try {
      // Wait a tick, so that a player that throws or answers synchronously doesn't interrupt the loop that asks the
      // others.
      await Promise.resolve();
      if (this.#asked.get(seat) !== asking) return;
      const chosen = await think(this.#setup.game.view(deal, seat));
      if (this.#asked.get(seat) !== asking) return;
      move = this.#read(chosen);
      if (move?.type === 'pass' && this.pass(seat)) return;
      const refusal = refusalAt(this.#setup.game, deal, this.#players.length, seat, move);
      if (refusal) throw new Error(`${move?.type ?? 'no move'}: ${refusal.rule}`);
    } catch (error) {
      if (this.#asked.get(seat) !== asking) return;
      this.#tell({type: 'fault', seat, error});
      if (this.#asked.get(seat) !== asking || this.pass(seat)) return;
      move = deal.moves(seat)[0]!;
    }
    this.#apply(seat, move!);
  }

  #tell(...events: SessionEvent[]): void {
    this.#done++;
    this.#events.add(events);
    this.#events.tellAll();
  }
}
