import type {Card, Suit} from '../../card.js';
import type {Gift} from '../../fact.js';
import type {Deal} from '../../deal.js';
import type {Move, Seat} from '../../move.js';
import {Hands, holderOf} from '../../hands.js';
import {NONE} from '../../lists.js';
import type {Origin} from '../../origin.js';
import {ALONE, NOBODY} from '../../seats.js';
import type {CachesViews} from '../../view-cache.js';
import type {TakenTrick, Trick} from '../../trick.js';
import {ACE_OF_HEARTS, pointsOf, powerIn, variantOf, type Variant} from './cards.js';
import type {KeptLists} from './kept-lists.js';
import {packInOrder} from './pack.js';
import {DOUBLES, giftsIn, NO_GIFTS, playsIn, trumpsToName, type CapodamaMove, type Phase} from './moves.js';
import type {CapodamaPosition, CountedTrick} from './view.js';
import type {CapodamaOptions} from './options.js';

const NO_POINTS: readonly number[] = [0, 0, 0, 0, 0, 0];
/** A trick whose points are counted lazily. They are -1 until they have been counted. */
type CountingTrick = TakenTrick & {points: number};

/**
 * A deal of Capodama. Members that aren't in `Deal` expose hidden cards. Only code in this folder, and bots that
 * sampled the deal from a view, may use them.
 */
export class CapodamaDeal implements Deal, CachesViews {
  viewCache: CachesViews['viewCache'] = undefined;
  /** Lists that views share. @internal */
  kept: KeptLists | undefined = undefined;
  readonly options: CapodamaOptions;
  readonly variant: Variant;
  readonly dealer: Seat;
  /** `capodama.capo`: seat of the capo. */
  readonly capo: Seat;
  phase: Phase = 'double';
  doubled: Suit | undefined = undefined;
  fourth: Card | undefined = undefined;
  /** Gifts laid down, by the giver's seat. */
  readonly gifts: (readonly Gift[])[];
  /** Seat that last laid down a gift. -1 if none has. */
  lastGiver: Seat = -1;
  /**
   * Seats that held the variant's partner cards at the start of play, in the order of `partners`. Empty before play.
   */
  holders: readonly Seat[] = NOBODY;
  readonly hands: Hands;
  /**
   * The pack in dealing order, and the size of its first half. Without a second half, this is the size of the whole
   * pack.
   */
  readonly pack: readonly Card[];
  readonly firstHalf: number;
  readonly #tricks: CountingTrick[];
  /** Cards in the current trick. */
  cards: Card[];
  /** Starting position, if any, and the points that each seat took before it. */
  readonly origin: Origin<CapodamaPosition> | undefined;
  pointsBefore = NO_POINTS;

  #turn: Seat = 0;
  #best = -1;
  #bestSeat: Seat = -1;

  /** Deals the pack (or its first half) one card at a time, starting from the dealer's left. */
  constructor(
    options: CapodamaOptions,
    dealer: Seat,
    pack: readonly Card[],
    copied?: CapodamaDeal,
    origin?: Origin<CapodamaPosition>,
  ) {
    this.options = options;
    this.pack = pack;
    this.variant = variantOf(options);
    this.dealer = dealer;
    const {seats, halves, open} = this.variant;
    if (copied) {
      this.phase = copied.phase;
      this.doubled = copied.doubled;
      this.fourth = copied.fourth;
      this.gifts = copied.gifts.slice();
      this.lastGiver = copied.lastGiver;
      this.holders = copied.holders;
      this.hands = copied.hands.clone();
      this.firstHalf = copied.firstHalf;
      this.#tricks = copied.#tricks.slice();
      this.cards = copied.cards.slice();
      this.origin = copied.origin;
      this.pointsBefore = copied.pointsBefore;
      this.capo = copied.capo;
      this.#turn = copied.#turn;
      this.#best = copied.#best;
      this.#bestSeat = copied.#bestSeat;
      return;
    }
    this.gifts = NO_GIFTS[seats]!.slice();
    this.hands = Hands.empty(packInOrder(this.variant), seats);
    this.firstHalf = origin ? pack.length - origin.position.stock.length : pack.length / halves;
    this.#tricks = [];
    this.cards = [];
    this.origin = origin;
    // `capodama.solo`: the player takes A♥, and the other cards are dealt starting from the dealer's left.
    this.#deal(0, this.firstHalf, open && !origin ? dealer : dealer + 1);
    this.capo = origin?.position.capo ?? holderOf(this.hands, ACE_OF_HEARTS);
  }

  get actors(): readonly Seat[] {
    if (this.phase === 'play') return ALONE[this.#turn]!;
    if (this.phase === 'over') return NOBODY;
    if (this.phase !== 'exchange') return ALONE[this.capo]!;
    const waiting: Seat[] = [];
    for (let seat = 0; seat < this.gifts.length; seat++) if (this.gifts[seat] === NONE) waiting.push(seat);
    return waiting;
  }

  get over(): boolean {
    return this.phase === 'over';
  }

  moves(seat: Seat): readonly CapodamaMove[] {
    const {phase, hands} = this;
    if (phase === 'play') {
      if (seat !== this.#turn) return [];
      const led = this.cards.length > 0 ? this.cards[0]! >> 4 : -1;
      return playsIn(hands.low[seat]!, hands.high[seat]!, led, this.fourth);
    }
    const {capo, variant} = this;
    if (phase === 'exchange') {
      const {seats} = variant;
      if (this.gifts[seat] !== NONE) return [];
      const capoIsLeft = (seat + 1) % seats === capo;
      return giftsIn(variant, hands.low[seat]!, hands.high[seat]!, capoIsLeft, (capo + 1) % seats === seat);
    }
    if (seat !== capo || phase === 'over') return [];
    return phase === 'double' ? DOUBLES : trumpsToName(this.options);
  }

  play(seat: Seat, move: Move): void {
    this.viewCache = undefined;
    if (move.type === 'play') this.#playCard(seat, move.card!);
    else if (move.type === 'give') this.#layGifts(seat, move.left!, move.right);
    else if (move.type === 'trump') {
      this.fourth = move.card!;
      this.begin();
    } else {
      this.doubled = move.suit!;
      const {fourthTrump, gifts} = this.variant;
      if (fourthTrump) this.phase = 'trump';
      else if (gifts > 0) this.phase = 'exchange';
      else this.begin();
    }
  }

  clone(): CapodamaDeal {
    return new CapodamaDeal(this.options, this.dealer, this.pack, this);
  }

  /** True once the gifts have been handed over, or if the variant has none. */
  get handed(): boolean {
    return this.variant.gifts === 0 || this.phase === 'play' || this.phase === 'over';
  }

  /** Number of cards played. */
  get played(): number {
    return this.#tricks.length * this.variant.seats + this.cards.length;
  }

  /** The trick on the table. */
  get trick(): Trick {
    const {seats} = this.variant;
    return {leader: (this.#turn + seats - this.cards.length) % seats, cards: this.cards.slice()};
  }

  /** Returns whether the seat is on the capo's side. Only valid once play has started. */
  withCapo(seat: Seat): boolean {
    return seat === this.capo || this.holders.includes(seat);
  }

  /** Completed tricks. Points are counted on first access, so simulations that only play cards never count them. */
  get tricks(): readonly CountedTrick[] {
    for (const trick of this.#tricks) if (trick.points < 0) trick.points = this.pointsIn(trick.cards);
    return this.#tricks;
  }

  /** Returns the total points of some cards. */
  pointsIn(cards: readonly Card[]): number {
    let points = 0;
    for (const card of cards) points += pointsOf(card, this.doubled);
    return points;
  }

  /**
   * Starts play, which determines the capo's side. `gone` contains the former holders, if known, of partner cards that
   * are no longer in any hand.
   */
  begin(leader = this.capo, gone: readonly (Seat | undefined)[] = NONE): void {
    this.holders = this.variant.partners.map((card, which) => {
      const holder = holderOf(this.hands, card);
      return holder < 0 ? (gone[which] ?? this.capo) : holder;
    });
    this.phase = 'play';
    this.#turn = leader;
  }

  #layGifts(seat: Seat, left: Card, right: Card | undefined): void {
    const {seats} = this.variant;
    const given: Gift[] = [{from: seat, to: (seat + 1) % seats, card: left}];
    this.hands.take(seat, left);
    if (right !== undefined) {
      given.push({from: seat, to: (seat + seats - 1) % seats, card: right});
      this.hands.take(seat, right);
    }
    this.gifts[seat] = given;
    this.lastGiver = seat;
    if (this.gifts.includes(NONE)) return;
    for (const some of this.gifts) for (const {to, card} of some) this.hands.give(to, card);
    this.begin();
  }

  #playCard(seat: Seat, card: Card): void {
    const {cards} = this;
    const {seats} = this.variant;
    this.hands.take(seat, card);
    cards.push(card);
    const power = powerIn(card, cards[0]! >> 4, this.fourth);
    if (cards.length === 1 || power > this.#best) {
      this.#best = power;
      this.#bestSeat = seat;
    }
    const next = seat + 1 === seats ? 0 : seat + 1;
    if (cards.length < seats) {
      this.#turn = next;
      return;
    }
    this.#turn = this.#bestSeat;
    this.#tricks.push({leader: next, cards, winner: this.#turn, points: -1});
    this.cards = [];
    const {played, pack, firstHalf} = this;
    if (played === pack.length) this.phase = 'over';
    // `capodama.two-halves`: the winner of the first half's last trick also leads next.
    else if (played === firstHalf) this.#deal(firstHalf, pack.length, this.dealer + 1);
  }

  /** Deals a slice of the pack, one card at a time, starting at seat `first`. */
  #deal(from: number, to: number, first: Seat): void {
    const {hands, pack} = this;
    const {seats} = this.variant;
    let seat = first % seats;
    for (let place = from; place < to; place++) {
      hands.give(seat, pack[place]!);
      seat = seat + 1 === seats ? 0 : seat + 1;
    }
  }
}
