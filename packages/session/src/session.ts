import {
  Match,
  type Card,
  type Deal,
  type DealRecord,
  type MatchRecord,
  type MatchResult,
  type Move,
  type Options,
  type Refusal,
  type Seat,
  type SeatMove,
  type View,
} from '@cartavola/engine';
import {moveFrom, refusalOf} from './move-from.js';
import type {SessionEvent} from './session-event.js';
import type {Played, Player, SessionSetup, Think} from './session-setup.js';
import {outOfTurn} from './out-of-turn.js';
import {Telling} from './telling.js';

/** Runs one match: asks players, applies moves, tells what happened. Nothing happens before `start` or after `stop`. */
export class Session {
  readonly #setup: SessionSetup;
  readonly #players: Player[];
  readonly #telling = new Telling(() => this.#running);
  #match: Match;
  #deal: Deal | undefined;
  #played: Played[] = [];
  #running = false;
  /** Whose answers are awaited; an answer counts only while its asking stands here. */
  readonly #asked = new Map<Seat, symbol>();
  /** Who was asked out of turn since the last move, and has passed. */
  readonly #passed = new Set<Seat>();
  /** A person's move that waits until those who are asked out of turn have passed. */
  #held: SeatMove | undefined;
  /** By deal: packs that were dealt once are dealt again after a rewind. */
  readonly #packs: (readonly Card[] | undefined)[] = [];

  constructor(setup: SessionSetup) {
    this.#setup = setup;
    this.#players = [...setup.players];
    this.#match = this.#newMatch();
    for (const deal of setup.record?.deals ?? []) this.#replay(deal, deal.moves);
  }

  get options(): Options {
    return this.#setup.options;
  }

  /** The number of the deal that is on, or was last, from 0; -1 before the first. */
  get dealNumber(): number {
    return this.#played.length - 1;
  }

  get totals(): readonly number[] {
    return this.#match.totals;
  }

  /** Points that each finished deal gave, in the order of the deals. */
  get marks(): readonly (readonly number[])[] {
    return this.#played.flatMap((deal) => (deal.marks ? [deal.marks] : []));
  }

  /** The number of finished deals. */
  get finished(): number {
    return this.#match.deals;
  }

  /** Present when the match is over. */
  get result(): MatchResult | undefined {
    return this.#match.result;
  }

  /** The viewer's view of the deal; undefined before the first. */
  get view(): View | undefined {
    return this.#deal?.view(this.#setup.viewer);
  }

  /** Returns the legal moves of a seat, for a person who plays several seats; empty if it is not to act. */
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

  /** Tells the listener everything from now on; returns how to stop that. */
  subscribe(listener: (event: SessionEvent) => void): () => void {
    return this.#telling.subscribe(listener);
  }

  /** Deals if there is no deal, and asks whoever is to act. */
  start(): void {
    if (this.#running) return;
    this.#running = true;
    this.#telling.tellAll();
    if (this.#deal) this.#ask();
    else this.proceed();
  }

  /** Nobody is asked and nothing told any more, also not of what players are thinking about now; `start` goes on. */
  stop(): void {
    this.#running = false;
    this.#asked.clear();
  }

  /** The move in whatever a page, or a player, gives as one, as plain data. Undefined where it is none. */
  read(given: unknown): Move | undefined {
    return moveFrom(given, this.#setup.game.moveKeys(this.options));
  }

  /** A person's move. Returns why it is not allowed; undefined when it was made, or will be once nobody acts out of turn. Never throws. */
  submit(seat: Seat, given: Move): Refusal | undefined {
    const move = this.read(given);
    const refusal = refusalOf(this.#deal, this.#players.length, seat, move);
    if (refusal || !move) return refusal;
    const early = outOfTurn(this.#deal);
    const waits = !early.includes(seat) && early.some((other) => !this.#passed.has(other));
    if (waits) this.#held = {seat, ...move};
    else this.#apply(seat, move);
    return undefined;
  }

  /** Returns true if the seat may act out of turn and has neither acted nor passed. */
  isAskedOutOfTurn(seat: Seat): boolean {
    return outOfTurn(this.#deal).includes(seat) && !this.#passed.has(seat);
  }

  /** Returns true if the seat, asked out of turn, has passed since the last move. */
  hasPassed(seat: Seat): boolean {
    return this.#passed.has(seat);
  }

  /** A person who is asked out of turn does not act. False where nobody asks. */
  pass(seat: Seat): boolean {
    if (!this.isAskedOutOfTurn(seat)) return false;
    this.#passed.add(seat);
    this.#asked.delete(seat);
    this.#goOn();
    return true;
  }

  /** The next deal, once one is over. False where there is none to begin. */
  proceed(): boolean {
    if ((this.#deal && !this.#deal.over) || this.#match.result) return false;
    const start = this.#match.next ?? this.#setup.start;
    const known = this.#packs[this.#played.length];
    this.#deal = this.#match.deal(start && known ? {...start, pack: known} : start);
    const dealt = this.#match.dealt!;
    this.#packs[this.#played.length] = dealt.pack;
    this.#played.push({...dealt, moves: []});
    this.#settle({type: 'deal', deal: this.dealNumber, facts: this.#deal.tell(this.#setup.viewer)});
    return true;
  }

  /** Takes back everything since the last move of any of the seats, and that move. False where they have made none. */
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

  /** Goes back to before the move number `ply` (from 0) of a deal; what came after is forgotten. */
  rewind(deal: number, ply: number): void {
    const kept = this.#played.slice(0, deal + 1);
    this.#telling.rewind();
    this.#forgetAsking();
    this.#match = this.#newMatch();
    this.#played = [];
    kept.forEach((one, place) => this.#replay(one, place === deal ? one.moves.slice(0, ply) : one.moves));
    this.#tell({type: 'rewound', deal, view: this.view!});
    this.#ask();
  }

  /** Another player takes a seat over. */
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

  #replay({marks: _, ...given}: DealRecord, moves: readonly SeatMove[]): void {
    this.#deal = this.#match.deal(given);
    this.#packs[this.#played.length] = given.pack;
    for (const {seat, ...move} of moves) this.#deal.play(seat, move);
    const played: Played = {...given, moves: [...moves]};
    this.#played.push(played);
    if (this.#deal.over) this.#book(played, this.#deal);
  }

  /** Books a finished deal. */
  #book(played: Played, deal: Deal): void {
    const {marks} = deal.score();
    if (marks) played.marks = marks;
    this.#match.finish(deal);
  }

  #apply(seat: Seat, move: Move): void {
    const deal = this.#deal!;
    // What this seat was asked, and may still be thinking about, is decided; so is whether anybody acts out of turn.
    if (outOfTurn(deal).length > 0) this.#forgetAsking();
    else this.#asked.delete(seat);
    deal.play(seat, move);
    this.#played.at(-1)!.moves.push({seat, ...move});
    this.#settle({type: 'move', seat, facts: deal.tell(this.#setup.viewer)});
  }

  /** Books the deal if it is over, tells what happened, and asks who is next. */
  #settle(event: SessionEvent): void {
    const deal = this.#deal!;
    const events = [event];
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

  /** After a pass: what was held back is done now, unless others are still to answer. */
  #goOn(): void {
    const held = this.#held;
    if (!held || outOfTurn(this.#deal).some((seat) => !this.#passed.has(seat))) return this.#ask();
    this.#held = undefined;
    const {seat, ...move} = held;
    this.#apply(seat, move);
  }

  /** Asks everybody who is to act, all at once; but first those who may act out of turn. */
  #ask(): void {
    if (!this.#running) return;
    const early = outOfTurn(this.#deal);
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
      // Not at once: a player that throws or answers without waiting must not come in between the asking of the others.
      await Promise.resolve();
      if (this.#asked.get(seat) !== asking) return;
      const chosen = await think(deal.view(seat));
      if (this.#asked.get(seat) !== asking) return;
      move = this.read(chosen);
      if (move?.type === 'pass' && this.pass(seat)) return;
      const refusal = refusalOf(deal, this.#players.length, seat, move);
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
    this.#telling.add(events);
    this.#telling.tellAll();
  }
}
