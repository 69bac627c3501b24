import {
  sideOf,
  suitIndex,
  type Card,
  type Deal,
  type Draw,
  type Move,
  type Origin,
  type Seat,
  type Start,
  type TakenTrick,
} from '@cartavola/engine';
import {ALONE, Hands, NOBODY, NONE, type CachesViews} from '@cartavola/engine/extend.js';
import {bestPlace, PACK} from './cards.js';
import {movesFrom, type BriscolaMove} from './moves.js';
import type {BriscolaOptions} from './options.js';
import type {BriscolaPosition} from './view.js';

/** Number of cards in a hand while there is a stock. */
export const HAND = 3;

/** Start of a deal: after dealing, or from a position. */
interface Beginning {
  readonly options: BriscolaOptions;
  readonly dealer: Seat;
  readonly leader: Seat;
  readonly hands: Hands;
  /** Cards in drawing order. */
  readonly stock: readonly Card[];
  readonly trump: number;
  /** Cards taken before the start, by side. */
  readonly piles: readonly (readonly Card[])[];
  readonly origin: Origin<BriscolaPosition> | undefined;
}

/** State of a deal of Briscola. */
export class BriscolaDeal implements Deal, CachesViews {
  viewCache: CachesViews['viewCache'] = undefined;
  readonly beginning: Beginning;
  over = false;
  leader: Seat = 0;
  turn: Seat = 0;
  /** Cards in the trick on the table, starting with the leader's. */
  cards: readonly Card[] = NONE;
  readonly hands: Hands;
  readonly tricks: TakenTrick[];
  /** Number of cards drawn from the stock. */
  drawn = 0;
  /** Cards drawn in the last move. */
  lastDraws: readonly Draw[] = NONE;
  /** Seat that drew the turned-up card, or -1 if it hasn't been drawn or if the seat is unknown. */
  turnedUpTo: Seat = -1;

  constructor(beginning: Beginning, copied?: BriscolaDeal) {
    this.beginning = beginning;
    this.hands = (copied ?? beginning).hands.clone();
    this.leader = this.turn = beginning.leader;
    this.tricks = copied ? copied.tricks.slice() : [];
    if (!copied) return;
    this.over = copied.over;
    this.leader = copied.leader;
    this.turn = copied.turn;
    this.cards = copied.cards;
    this.drawn = copied.drawn;
    this.lastDraws = copied.lastDraws;
    this.turnedUpTo = copied.turnedUpTo;
  }

  get options(): BriscolaOptions {
    return this.beginning.options;
  }
  get actors(): readonly Seat[] {
    return this.over ? NOBODY : ALONE[this.turn]!;
  }
  /** Number of cards in the stock. */
  get stock(): number {
    return this.beginning.stock.length - this.drawn;
  }
  /** Card under the stock. */
  get turnedUp(): Card | undefined {
    return this.beginning.stock.at(-1);
  }

  moves(seat: Seat): readonly BriscolaMove[] {
    return this.over || seat !== this.turn ? NONE : movesFrom(this.hands, seat);
  }

  play(seat: Seat, move: Move): void {
    const {players} = this.options;
    this.viewCache = undefined;
    this.lastDraws = NONE;
    this.hands.take(seat, move.card!);
    this.cards = [...this.cards, move.card!];
    this.turn = (seat + 1) % players;
    if (this.cards.length === players) this.#take();
  }

  clone(): BriscolaDeal {
    return new BriscolaDeal(this.beginning, this);
  }

  /**
   * Gives the trick to its winner (`briscola.win-trick`), and lets the players draw from the stock (`briscola.draw`).
   */
  #take(): void {
    const {players} = this.options;
    const winner = (this.leader + bestPlace(this.cards, this.beginning.trump)) % players;
    this.tricks.push({leader: this.leader, cards: this.cards, winner});
    this.cards = NONE;
    this.leader = this.turn = winner;
    if (this.stock > 0) this.#draw(winner, players);
    else this.over = this.hands.low[winner] === 0 && this.hands.high[winner] === 0;
  }

  #draw(first: Seat, players: number): void {
    const draws: Draw[] = [];
    for (let place = 0; place < players; place++) {
      const seat = (first + place) % players;
      const card = this.beginning.stock[this.drawn++]!;
      this.hands.give(seat, card);
      draws.push({seat, card});
    }
    this.lastDraws = draws;
    if (this.stock === 0) this.turnedUpTo = draws.at(-1)!.seat;
  }
}

/** Returns the cards taken so far, by side. */
export function pilesOf({beginning, tricks}: BriscolaDeal): readonly (readonly Card[])[] {
  const piles = beginning.piles.map((pile) => pile.slice());
  for (const {winner, cards} of tricks) piles[sideOf(winner)]!.push(...cards);
  return piles;
}

/** Deals a pack in dealing order (`briscola.deal`, `briscola.trump`). */
export function dealPack(options: BriscolaOptions, {dealer}: Start, pack: readonly Card[]): BriscolaDeal {
  const {players} = options;
  const hands = Hands.empty(PACK, players);
  const dealt = HAND * players;
  for (let place = 0; place < dealt; place++) hands.give((dealer + 1 + place) % players, pack[place]!);
  return new BriscolaDeal({
    options,
    dealer,
    leader: (dealer + 1) % players,
    hands,
    stock: [...pack.slice(dealt + 1), pack[dealt]!],
    trump: suitIndex(pack[dealt]!),
    piles: [NONE, NONE],
    origin: undefined,
  });
}
