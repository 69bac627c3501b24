import {
  Match,
  type Card,
  type Comment,
  type Dealt,
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

interface Played extends Dealt {
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
  /** Whose answers are awaited; an answer counts only while its asking stands here. */
  readonly #asked = new Map<Seat, symbol>();
  /** By deal: packs that were dealt once are dealt again after a rewind. */
  readonly #packs: (readonly Card[] | undefined)[] = [];
  #untold: {readonly event: SessionEvent; readonly rewinds: number}[] = [];
  #telling = false;
  #rewinds = 0;

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
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Deals if there is no deal, and asks whoever is to act. */
  start(): void {
    if (this.#running) return;
    this.#running = true;
    this.#tellAll();
    if (this.#deal) this.#ask();
    else this.proceed();
  }

  /** Nobody is asked and nothing told any more, also not of what players are thinking about now; `start` goes on. */
  stop(): void {
    this.#running = false;
    this.#asked.clear();
  }

  /** A person's move. Returns why it is not allowed; undefined when it was made. */
  submit(seat: Seat, move: Move): Refusal | undefined {
    const refusal = this.#deal ? this.#deal.refusal(seat, move) : {rule: 'common.type', cards: []};
    if (!refusal) this.#apply(seat, this.#ownKeys(move));
    return refusal;
  }

  /** The next deal, once one is over. False where there is none to begin. */
  proceed(): boolean {
    if ((this.#deal && !this.#deal.over) || this.#match.result) return false;
    const first = this.#match.next === undefined && this.#setup.dealer !== undefined;
    const start = first ? {dealer: this.#setup.dealer} : this.#match.next;
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
    this.#rewinds++;
    this.#asked.clear();
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
    deal.play(seat, move);
    // What this seat was asked, and may still be thinking about, is decided.
    this.#asked.delete(seat);
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

  /** Asks everybody who is to act, all at once. */
  #ask(): void {
    if (!this.#running) return;
    for (const seat of this.#deal?.actors ?? []) {
      const player = this.#players[seat]!;
      if (player === 'person' || this.#asked.has(seat)) continue;
      const asking = Symbol();
      this.#asked.set(seat, asking);
      void this.#askOne(seat, player, asking);
    }
  }

  async #askOne(seat: Seat, think: Think, asking: symbol): Promise<void> {
    const deal = this.#deal!;
    let move: Move;
    try {
      // Not at once: a player that throws or answers without waiting must not come in between the asking of the others.
      await Promise.resolve();
      if (this.#asked.get(seat) !== asking) return;
      move = this.#ownKeys(await think(deal.view(seat)));
      if (this.#asked.get(seat) !== asking) return;
      const refusal = deal.refusal(seat, move);
      if (refusal) throw new Error(`${move.type}: ${refusal.rule}`);
    } catch (error) {
      if (this.#asked.get(seat) !== asking) return;
      this.#tell({type: 'fault', seat, error});
      if (this.#asked.get(seat) !== asking) return;
      move = deal.moves(seat)[0]!;
    }
    this.#apply(seat, move);
  }

  /** The move with the keys of its type alone, as the record has it. */
  #ownKeys(move: Move): Move {
    const keys = this.#setup.game.moveKeys(this.options)[move.type] ?? [];
    const own = keys.filter((key) => move[key] !== undefined).map((key) => [key, move[key]]);
    return {type: move.type, ...(Object.fromEntries(own) as Omit<Move, 'type'>)};
  }

  #tell(...events: SessionEvent[]): void {
    this.#untold.push(...events.map((event) => ({event, rewinds: this.#rewinds})));
    this.#tellAll();
  }

  /** One event after the other, to all: what is told while telling waits its turn, and for a session that is stopped. */
  #tellAll(): void {
    if (this.#telling) return;
    this.#telling = true;
    try {
      while (this.#running && this.#untold.length > 0) {
        const {event, rewinds} = this.#untold.shift()!;
        // A score that was taken back meanwhile is none.
        if (rewinds !== this.#rewinds && (event.type === 'score' || event.type === 'match')) continue;
        for (const listener of this.#listeners) listener(event);
      }
    } finally {
      this.#telling = false;
    }
  }
}
