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

/** How many cards a hand has as long as there is a stock. */
export const HAND = 3;

/** What a deal begins with: after the cards have been dealt, or in a position. */
interface Beginning {
  readonly options: BriscolaOptions;
  readonly dealer: Seat;
  readonly leader: Seat;
  readonly hands: Hands;
  /** In the order in which they are drawn. */
  readonly stock: readonly Card[];
  readonly trump: number;
  /** By side, the cards taken before. */
  readonly piles: readonly (readonly Card[])[];
  readonly origin: Origin<BriscolaPosition> | undefined;
}

/** The state of a deal of Briscola. */
export class BriscolaDeal implements Deal, CachesViews {
  viewCache: CachesViews['viewCache'] = undefined;
  readonly beginning: Beginning;
  over = false;
  leader: Seat = 0;
  turn: Seat = 0;
  /** The trick on the table, from the leader on. */
  cards: readonly Card[] = NONE;
  readonly hands: Hands;
  readonly tricks: TakenTrick[];
  /** How many cards of the stock have been drawn. */
  drawn = 0;
  /** What the last move had drawn. */
  lastDraws: readonly Draw[] = NONE;
  /** Who drew the card that was turned up; -1: nobody yet, or nobody knows. */
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
  /** How many cards are in the stock. */
  get stock(): number {
    return this.beginning.stock.length - this.drawn;
  }
  /** The card under the stock. */
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

  /** The trick goes to who has won it (`briscola.win-trick`), and cards are drawn (`briscola.draw`). */
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

/** By side, the cards taken so far. */
export function pilesOf({beginning, tricks}: BriscolaDeal): readonly (readonly Card[])[] {
  const piles = beginning.piles.map((pile) => pile.slice());
  for (const {winner, cards} of tricks) piles[sideOf(winner)]!.push(...cards);
  return piles;
}

/** A deal of a pack in dealing order (`briscola.deal`, `briscola.trump`). */
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
