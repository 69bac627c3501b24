import type {Card, Suit} from '../../card.js';
import {SUITS} from '../../card.js';
import type {Fact} from '../../fact.js';
import type {Deal, Move, Refusal, Score, Seat, Viewer} from '../../game.js';
import {ranksIn} from '../../masks.js';
import type {Options} from '../../option.js';
import type {ShownOrigin} from '../../position.js';
import {ALONE, NOBODY} from '../../seats.js';
import {ShownDeal} from '../../shown-deal.js';
import {TrickRow} from '../../trick.js';
import {build, copyOf, placesOf, type Built, type Placed} from './build.js';
import {DEALS} from './cards.js';
import {movesIn, refusalIn, type CalypsoMove} from './plays.js';
import {scoreOf} from './score.js';
import {tellDeal} from './tell.js';
import type {CalypsoView} from './view.js';
import {shownOf, viewDeal, type PublicPart} from './view-deal.js';

const SEATS = 4;

/** What lives through the deals of a match. */
export interface Carried extends Built {
  /** By seat, in all finished deals. */
  readonly revokes: readonly number[];
  /** The packs of the finished deals. */
  readonly gone: readonly Card[];
  readonly trumps: readonly Suit[];
}

/** How a deal begins. */
export interface Beginning {
  readonly options: Options;
  /** How many deals were finished before. */
  readonly number: number;
  readonly carried: Carried;
  readonly dealer: Seat;
  readonly pack: readonly Card[];
  /** Where the deal begins in the middle, and who leads there. */
  readonly origin?: ShownOrigin<CalypsoDeal> | undefined;
  readonly leader?: Seat | undefined;
}

/** A deal of Calypso. What it shows of itself beyond `Deal` is everything: for the modules of this folder alone. */
export class CalypsoDeal extends ShownDeal<CalypsoView, PublicPart> implements Deal<CalypsoView> {
  readonly beginning: Beginning;
  readonly row: TrickRow;
  /** What has been built in the match so far. */
  readonly built: Built;
  /** The same before the last trick taken. */
  builtBefore: Built;
  /** By seat, the cards that were revokes, in this deal. */
  readonly revoked: (readonly Card[])[];
  /** By seat, its suit's index. */
  readonly trumps: readonly number[];

  /** How many of each card each seat has, seat by seat, and the different ones as masks. */
  readonly #counts: Int8Array;
  readonly #low: number[];
  readonly #high: number[];
  #turn: Seat;
  #bestSeat: Seat = -1;
  /** The rank index of the highest ruff, -1 without any, and of the highest card of the suit led. */
  #ruff = -1;
  #best = -1;
  readonly #hands: (readonly Card[] | undefined)[] = [];
  #before: CalypsoView['before'] | undefined = undefined;
  #places: Placed | undefined = undefined;

  /** `calypso.deal`: one at a time, from the dealer's left. */
  constructor(beginning: Beginning, copied?: CalypsoDeal) {
    super();
    this.beginning = beginning;
    if (copied) {
      this.row = new TrickRow(SEATS, copied.row);
      this.built = copyOf(copied.built);
      this.builtBefore = copied.builtBefore;
      this.revoked = copied.revoked.slice();
      this.trumps = copied.trumps;
      this.#counts = copied.#counts.slice();
      this.#low = copied.#low.slice();
      this.#high = copied.#high.slice();
      this.#turn = copied.#turn;
      this.#bestSeat = copied.#bestSeat;
      this.#ruff = copied.#ruff;
      this.#best = copied.#best;
      return;
    }
    const {carried, dealer, pack} = beginning;
    this.row = new TrickRow(SEATS);
    this.built = copyOf(carried);
    this.builtBefore = this.built;
    this.revoked = [[], [], [], []];
    this.trumps = carried.trumps.map((suit) => SUITS.indexOf(suit));
    this.#counts = new Int8Array(64 * SEATS);
    this.#low = [0, 0, 0, 0];
    this.#high = [0, 0, 0, 0];
    for (let place = 0; place < pack.length; place++) this.#give((dealer + 1 + place) % SEATS, pack[place]!);
    this.#turn = beginning.leader ?? (dealer + 1) % SEATS;
    this.row.leadBy(this.#turn);
  }

  get options(): Options {
    return this.beginning.options;
  }

  get actors(): readonly Seat[] {
    return this.over ? NOBODY : ALONE[this.#turn]!;
  }

  get over(): boolean {
    return this.row.cards.length === this.beginning.pack.length;
  }

  /** Whether the match ends with this deal. */
  get isLast(): boolean {
    return this.beginning.number === DEALS - 1;
  }

  moves(seat: Seat): readonly CalypsoMove[] {
    if (this.over || seat !== this.#turn) return [];
    return movesIn(this.options, this.#low[seat]!, this.#high[seat]!, this.row.led, this.trumps[seat]!, this.#ruff);
  }

  refusal(seat: Seat, move: Move): Refusal | undefined {
    return refusalIn(this.view(seat), move);
  }

  play(seat: Seat, move: Move): void {
    const {row} = this;
    this.forget();
    this.#places = undefined;
    const card = move.card!;
    const {led} = row;
    const suit = card >> 4;
    const rank = card & 15;
    if (led >= 0 && suit !== led && ranksIn(this.#low[seat]!, this.#high[seat]!, led) !== 0)
      this.revoked[seat] = [...this.revoked[seat]!, card];
    this.#take(seat, card);
    row.lay(card);
    if (led < 0) {
      this.#bestSeat = seat;
      this.#best = rank;
      this.#ruff = -1;
    } else if (suit !== led) {
      // `calypso.ruff`: the own trumps of one who did not follow.
      if (suit === this.trumps[seat] && (this.#ruff < 0 || rank < this.#ruff)) {
        this.#ruff = rank;
        this.#bestSeat = seat;
      }
    } else if (this.#ruff < 0 && rank < this.#best && led !== this.trumps[row.leaders[row.leaders.length - 1]!]) {
      // `calypso.win-trick`: a leader of the own trumps wins whatever the ranks.
      this.#best = rank;
      this.#bestSeat = seat;
    }
    if (row.place > 0) {
      this.#turn = (seat + 1) % SEATS;
      return;
    }
    const winner = this.#bestSeat;
    row.leadBy(winner);
    this.#turn = winner;
    this.builtBefore = copyOf(this.built);
    build(this.built, row.cards, row.cards.length - SEATS, winner, this.trumps);
  }

  score(): Score {
    return scoreOf(this);
  }

  view(viewer: Viewer): CalypsoView {
    return this.viewOnce(viewer, viewDeal);
  }

  tell(viewer: Viewer): readonly Fact<CalypsoView>[] {
    return tellDeal(this, viewer);
  }

  clone(): CalypsoDeal {
    return new CalypsoDeal(this.beginning, this);
  }

  /** The seat's cards, in the order of their numbers, equal ones as often as it has them; one list as long as it plays none. */
  hand(seat: Seat): readonly Card[] {
    return (this.#hands[seat] ??= this.#handOf(seat));
  }

  /** How many cards the seat has. */
  sizeOf(seat: Seat): number {
    const {leaders, cards, place} = this.row;
    const played = (cards.length - place) / SEATS;
    const laid = (seat - leaders[leaders.length - 1]! + SEATS) % SEATS < place;
    return this.beginning.pack.length / SEATS - played - (laid ? 1 : 0);
  }

  /** What was built before this deal, as views show it. */
  get before(): CalypsoView['before'] {
    const {carried} = this.beginning;
    return (this.#before ??= {...shownOf(carried, this.trumps), revokes: carried.revokes});
  }

  /** Where the cards of the last trick taken went. */
  get places(): Placed {
    const {cards, winner} = this.row.taken[this.row.taken.length - 1]!;
    return (this.#places ??= placesOf(this.builtBefore, cards, winner, this.trumps));
  }

  #handOf(seat: Seat): Card[] {
    const cards: Card[] = [];
    for (let card = 0; card < 64; card++) {
      for (let count = this.#counts[64 * seat + card]!; count > 0; count--) cards.push(card as Card);
    }
    return cards;
  }

  /** `calypso.revoke`: by seat, in the match so far. */
  get revokes(): number[] {
    return this.beginning.carried.revokes.map((before, seat) => before + this.revoked[seat]!.length);
  }

  #give(seat: Seat, card: Card): void {
    this.#counts[64 * seat + card]!++;
    if (card < 32) this.#low[seat]! |= 1 << card;
    else this.#high[seat]! |= 1 << card;
  }

  #take(seat: Seat, card: Card): void {
    this.#hands[seat] = undefined;
    if (--this.#counts[64 * seat + card]! > 0) return;
    if (card < 32) this.#low[seat]! &= ~(1 << card);
    else this.#high[seat]! &= ~(1 << card);
  }
}
