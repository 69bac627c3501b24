import {
  Match,
  type Card,
  type Comment,
  type Deal,
  type DealRecord,
  type Game,
  type MatchRecord,
  type MatchResult,
  type Move,
  type Options,
  type Refusal,
  type Seat,
  type SeatMove,
  type View,
  type Viewer,
} from '@cartavola/engine';
import type {SessionEvent} from './session-event.js';

/** Chooses a move from what its seat can see; may take its time. */
export type Think = (view: View) => Promise<Move>;

/** A person's moves come through `submit`. */
export type Player = 'person' | Think;

export interface SessionSetup {
  readonly game: Game;
  readonly options: Options;
  /** Any text: the packs of all deals that `record` does not hold follow from it. */
  readonly seed: string;
  /** By seat. */
  readonly players: readonly Player[];
  /** Whose view is told. */
  readonly viewer: Viewer;
  /** A match to go on with. It must have been read by `readRecord`. */
  readonly record?: MatchRecord;
  /** Who deals first; drawn if absent. */
  readonly dealer?: Seat;
}

interface Played {
  readonly dealer: Seat;
  readonly pack: readonly Card[];
  readonly moves: SeatMove[];
  readonly comments?: Readonly<Record<number, Comment>>;
  marks?: readonly number[];
}

/**
 * Runs one match: asks each player, applies the moves, and tells what happened. Intent goes in, facts come out; nothing
 * happens before `start` or after `stop`.
 */
export class Session {
  readonly #setup: SessionSetup;
  readonly #players: Player[];
  readonly #listeners = new Set<(event: SessionEvent) => void>();
  #match: Match;
  #deal: Deal | undefined;
  #played: Played[] = [];
  #running = false;
  /** Grows with every change that makes an answer under way worthless. */
  #epoch = 0;
  readonly #asked = new Set<Seat>();

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

  /** What each finished deal gave, the first first. */
  get marks(): readonly (readonly number[])[] {
    return this.#played.flatMap((deal) => (deal.marks ? [deal.marks] : []));
  }

  /** Present when the match is over. */
  get result(): MatchResult | undefined {
    return this.#match.result;
  }

  /** The viewer's view of the deal; undefined before the first. */
  get view(): View | undefined {
    return this.#deal?.view(this.#setup.viewer);
  }

  /** The match so far. */
  get record(): MatchRecord {
    const names = this.#setup.record?.players;
    const finished = this.#played.some((deal) => deal.marks);
    return {
      game: this.#setup.game.id,
      options: this.options,
      ...(names && {players: names}),
      deals: this.#played.map((deal) => ({...deal, moves: [...deal.moves]})),
      ...(finished && {totals: this.totals}),
    };
  }

  /** Tells the listener everything from now on; returns how to stop that. */
  subscribe(listener: (event: SessionEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Deals if there is no deal, and asks whoever is to act. */
  start(): void {
    if (this.#running) return;
    this.#running = true;
    if (this.#deal) this.#ask();
    else this.proceed();
  }

  /** Nothing is asked, applied or told any more, also of what players are thinking about now; `start` goes on. */
  stop(): void {
    this.#running = false;
    this.#forgetAnswers();
  }

  /** A person's move. Returns why it is not allowed; undefined when it was made. */
  submit(seat: Seat, move: Move): Refusal | undefined {
    const refusal = this.#deal ? this.#deal.refusal(seat, move) : {rule: 'common.type', cards: []};
    if (!refusal) this.#apply(seat, move);
    return refusal;
  }

  /** The next deal, once one is over. False where there is none to begin. */
  proceed(): boolean {
    if ((this.#deal && !this.#deal.over) || this.#match.result) return false;
    const first = this.#match.next === undefined && this.#setup.dealer !== undefined;
    this.#deal = this.#match.deal(first ? {dealer: this.#setup.dealer} : undefined);
    const {dealer, pack} = this.#match.dealt!;
    this.#played.push({dealer, pack, moves: []});
    this.#tell({type: 'deal', deal: this.dealNumber, facts: this.#deal.tell(this.#setup.viewer)});
    if (this.#deal.over) this.#finish();
    else this.#ask();
    return true;
  }

  /** Takes back everything since the last move of the seat, and that move. False where it has made none. */
  undo(seat: Seat): boolean {
    for (let deal = this.#played.length - 1; deal >= 0; deal--) {
      const ply = this.#played[deal]!.moves.findLastIndex((move) => move.seat === seat);
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
    this.#forgetAnswers();
    this.#match = this.#newMatch();
    this.#played = [];
    kept.forEach((one, place) => this.#replay(one, place === deal ? one.moves.slice(0, ply) : one.moves));
    this.#tell({type: 'rewound', deal, view: this.view!});
    this.#ask();
  }

  /** Another player takes a seat over. */
  seat(seat: Seat, player: Player): void {
    this.#players[seat] = player;
    this.#forgetAnswers();
    this.#ask();
  }

  #newMatch(): Match {
    const {game, options, seed} = this.#setup;
    return new Match(game, options, seed);
  }

  #replay(given: Omit<DealRecord, 'marks'>, moves: readonly SeatMove[]): void {
    const {dealer, pack, comments} = given;
    this.#deal = this.#match.deal({dealer, pack});
    for (const {seat, ...move} of moves) this.#deal.play(seat, move);
    const played: Played = {dealer, pack, moves: [...moves], ...(comments && {comments})};
    this.#played.push(played);
    if (!this.#deal.over) return;
    played.marks = this.#deal.score().marks;
    this.#match.finish(this.#deal);
  }

  #apply(seat: Seat, move: Move): void {
    const deal = this.#deal!;
    deal.play(seat, move);
    this.#played.at(-1)!.moves.push({seat, ...move});
    this.#tell({type: 'move', seat, facts: deal.tell(this.#setup.viewer)});
    if (deal.over) this.#finish();
    else this.#ask();
  }

  #finish(): void {
    const {marks} = this.#deal!.score();
    this.#played.at(-1)!.marks = marks;
    this.#match.finish(this.#deal!);
    this.#tell({type: 'score', marks, totals: this.totals});
    const {result} = this.#match;
    if (result) this.#tell({type: 'match', result, totals: this.totals});
  }

  /** Asks everybody who is to act, all at once. */
  #ask(): void {
    if (!this.#running) return;
    for (const seat of this.#deal?.actors ?? []) {
      const player = this.#players[seat]!;
      if (player === 'person' || this.#asked.has(seat)) continue;
      this.#asked.add(seat);
      void this.#askOne(seat, player);
    }
  }

  async #askOne(seat: Seat, think: Think): Promise<void> {
    const epoch = this.#epoch;
    const deal = this.#deal!;
    let move: Move;
    try {
      // Not at once: a player that throws or answers without waiting must not come in between the asking of the others.
      await Promise.resolve();
      move = await think(deal.view(seat));
      if (epoch !== this.#epoch) return;
      const refusal = deal.refusal(seat, move);
      if (refusal) throw new Error(`${move.type}: ${refusal.rule}`);
    } catch (error) {
      if (epoch !== this.#epoch) return;
      this.#tell({type: 'fault', seat, error});
      move = deal.moves(seat)[0]!;
    }
    this.#asked.delete(seat);
    this.#apply(seat, move);
  }

  #forgetAnswers(): void {
    this.#epoch++;
    this.#asked.clear();
  }

  #tell(event: SessionEvent): void {
    for (const listener of this.#listeners) listener(event);
  }
}
