import type {Card, Suit} from '../../card.js';
import type {Fact, Gift} from '../../fact.js';
import type {Deal, Move, Refusal, Score, Seat, Viewer} from '../../game.js';
import {Hands} from '../../hands.js';
import type {Options} from '../../option.js';
import type {Origin, Position} from '../../position.js';
import {ALONE, NOBODY} from '../../seats.js';
import {TrickRow} from '../../trick.js';
import {ViewMemory} from '../../view-memory.js';
import {ACE_OF_HEARTS, pointsOf, powerIn, variantOf, type Variant} from './cards.js';
import {packInOrder} from './pack.js';
import {movesIn, playsIn, refusalIn, type CapodamaMove, type Phase, type Situation} from './plays.js';
import {scoreOf} from './score.js';
import {tellDeal} from './tell.js';
import type {CapodamaView, CountedTrick} from './view.js';
import {viewDeal, type Moment, type PublicPart} from './view-deal.js';

const NONE_GIVEN = Array<number>(6).fill(-1);
const NO_TRICKS: readonly CountedTrick[] = [];
const EMPTY = Array<number>(6).fill(0);
/** A deal of Capodama. What it shows of itself beyond `Deal` is everything: for the modules of this folder alone. */
export class CapodamaDeal implements Deal<CapodamaView> {
  readonly options: Options;
  readonly variant: Variant;
  readonly dealer: Seat;
  /** `capodama.capo`. */
  readonly capo: Seat;
  phase: Phase = 'double';
  doubled: Suit | undefined = undefined;
  fourth: Card | undefined = undefined;
  /** By giving seat, -1 where not yet given. */
  readonly leftGifts: number[];
  readonly rightGifts: number[];
  /** Who laid down a gift last; -1 before any. */
  lastGiver: Seat = -1;
  /** Who held each of the variant's partner cards when play started; empty before. */
  holders: readonly Seat[] = [];
  readonly hands: Hands;
  readonly row: TrickRow;
  /** How many cards the pack has, and its first half; all where there is no second. */
  readonly size: number;
  readonly firstHalf: number;
  /** Where the deal began in the middle. */
  readonly origin: Origin | undefined;
  /** `capodama.two-halves`: in dealing order; empty once dealt. */
  stock: readonly Card[];

  #turn: Seat = -1;
  #best = -1;
  #bestSeat: Seat = -1;
  #tricks: readonly CountedTrick[] = NO_TRICKS;
  #gifts: readonly (readonly Gift[])[] | undefined;
  #score: Score | undefined;
  #memory: ViewMemory<CapodamaDeal, CapodamaView, PublicPart, Moment> | undefined;

  /** Deals the pack (its first half) one card at a time, from the dealer's left. */
  constructor(options: Options, dealer: Seat, pack: readonly Card[], copied?: CapodamaDeal, origin?: Origin) {
    this.origin = copied?.origin ?? origin;
    this.options = options;
    this.variant = variantOf(options);
    this.dealer = dealer;
    const {seats, halves, open} = this.variant;
    if (copied) {
      this.capo = copied.capo;
      this.phase = copied.phase;
      this.doubled = copied.doubled;
      this.fourth = copied.fourth;
      this.leftGifts = copied.leftGifts.slice();
      this.rightGifts = copied.rightGifts.slice();
      this.lastGiver = copied.lastGiver;
      this.holders = copied.holders;
      this.row = new TrickRow(seats, copied.row);
      this.size = copied.size;
      this.firstHalf = copied.firstHalf;
      this.#tricks = copied.#tricks;
      this.stock = copied.stock;
      this.hands = copied.hands.clone();
      this.#turn = copied.#turn;
      this.#best = copied.#best;
      this.#bestSeat = copied.#bestSeat;
      return;
    }
    this.leftGifts = NONE_GIVEN.slice(0, seats);
    this.rightGifts = this.variant.gifts > 1 ? NONE_GIVEN.slice(0, seats) : NONE_GIVEN;
    this.row = new TrickRow(seats);
    this.size = pack.length;
    this.hands = new Hands(packInOrder(this.variant), EMPTY.slice(0, seats), EMPTY.slice(0, seats));
    this.firstHalf = origin ? pack.length - origin.position.stock.length : pack.length / halves;
    this.stock = pack.slice(this.firstHalf);
    // `capodama.solo`: the player takes A♥, and the others are dealt from the dealer's left.
    let seat = (dealer + (open && !origin ? 0 : 1)) % seats;
    for (let place = 0; place < this.firstHalf; place++) {
      this.hands.give(seat, pack[place]!);
      seat = seat + 1 === seats ? 0 : seat + 1;
    }
    this.capo = origin?.position.capo ?? this.hands.holder(ACE_OF_HEARTS);
    if (origin) this.#goOn(origin.position);
  }

  get actors(): readonly Seat[] {
    if (this.phase === 'play') return ALONE[this.#turn]!;
    if (this.phase === 'over') return NOBODY;
    if (this.phase !== 'exchange') return ALONE[this.capo]!;
    const waiting: Seat[] = [];
    for (let seat = 0; seat < this.leftGifts.length; seat++) if (this.leftGifts[seat]! < 0) waiting.push(seat);
    return waiting;
  }

  get over(): boolean {
    return this.phase === 'over';
  }

  moves(seat: Seat): readonly CapodamaMove[] {
    // Most moves are plays: they need little of the situation.
    if (this.phase === 'play' && seat === this.#turn) {
      return playsIn(this.hands.low[seat]!, this.hands.high[seat]!, this.row.led, this.fourth);
    }
    return movesIn(this.#situation(seat));
  }

  refusal(seat: Seat, move: Move): Refusal | undefined {
    return refusalIn(this.#situation(seat), move);
  }

  play(seat: Seat, move: Move): void {
    this.#memory?.forget();
    if (move.type === 'play') this.#playCard(seat, move.card!);
    else if (move.type === 'give') this.#layGifts(seat, move.left!, move.right);
    else if (move.type === 'trump') {
      this.fourth = move.card!;
      this.#begin();
    } else {
      this.doubled = move.suit!;
      const {fourthTrump, gifts} = this.variant;
      if (fourthTrump) this.phase = 'trump';
      else if (gifts > 0) this.phase = 'exchange';
      else this.#begin();
    }
  }

  score(): Score {
    return (this.#score ??= scoreOf(this));
  }

  view(viewer: Viewer): CapodamaView {
    return this.memory.view(viewer, viewDeal);
  }

  tell(viewer: Viewer): readonly Fact<CapodamaView>[] {
    return tellDeal(this, viewer);
  }

  clone(): CapodamaDeal {
    return new CapodamaDeal(this.options, this.dealer, [], this);
  }

  /** By giving seat, what was laid down so far; one list as long as nothing is. */
  get gifts(): readonly (readonly Gift[])[] {
    const {seats} = this.variant;
    return (this.#gifts ??= this.leftGifts.map((left, from) =>
      [
        {from, to: (from + 1) % seats, card: left as Card},
        {from, to: (from + seats - 1) % seats, card: this.rightGifts[from]! as Card},
      ].filter(({card}) => card >= 0),
    ));
  }

  get memory(): ViewMemory<CapodamaDeal, CapodamaView, PublicPart, Moment> {
    return (this.#memory ??= new ViewMemory(this));
  }

  /** Whether the gifts have been handed over, or there are none to be. */
  get handed(): boolean {
    return this.variant.gifts === 0 || this.phase === 'play' || this.phase === 'over';
  }

  /** Whether the seat is on the capo's side; known once play has started. */
  withCapo(seat: Seat): boolean {
    return seat === this.capo || this.holders.includes(seat);
  }

  /** All tricks taken, with their points; what was in the list before is in it still. */
  get tricks(): readonly CountedTrick[] {
    const {taken} = this.row;
    if (this.#tricks.length < taken.length) {
      const counted = taken
        .slice(this.#tricks.length)
        .map((trick) => ({...trick, points: this.#pointsIn(trick.cards)}));
      this.#tricks = [...this.#tricks, ...counted];
    }
    return this.#tricks;
  }

  #pointsIn(cards: readonly Card[]): number {
    let points = 0;
    for (const card of cards) points += pointsOf(card, this.doubled);
    return points;
  }

  #situation(seat: Seat): Situation {
    const {phase, variant, capo} = this;
    const {seats} = variant;
    return {
      variant,
      phase,
      acts:
        phase === 'play'
          ? seat === this.#turn
          : phase === 'exchange'
            ? this.leftGifts[seat]! < 0
            : phase !== 'over' && seat === capo,
      low: this.hands.low[seat]!,
      high: this.hands.high[seat]!,
      led: this.row.led,
      fourth: this.fourth,
      capoIsLeft: (seat + 1) % seats === capo,
      capoIsRight: (capo + 1) % seats === seat,
    };
  }

  #layGifts(seat: Seat, left: Card, right: Card | undefined): void {
    const {seats} = this.variant;
    this.hands.take(seat, left);
    this.leftGifts[seat] = left;
    if (right !== undefined) {
      this.hands.take(seat, right);
      this.rightGifts[seat] = right;
    }
    this.lastGiver = seat;
    this.#gifts = undefined;
    if (this.leftGifts.includes(-1)) return;
    for (let from = 0; from < seats; from++) {
      this.hands.give((from + 1) % seats, this.leftGifts[from]! as Card);
      if (this.rightGifts[from]! >= 0) this.hands.give((from + seats - 1) % seats, this.rightGifts[from]! as Card);
    }
    this.#begin();
  }

  /** Goes on from a position; its trick is played from its beginning. */
  #goOn({double, fourth, leader}: Position): void {
    if (double === undefined) return;
    this.doubled = double;
    this.fourth = fourth;
    if (this.variant.fourthTrump && fourth === undefined) this.phase = 'trump';
    else this.#begin(leader);
  }

  /** Play starts: now it is settled who is with the capo. */
  #begin(leader = this.capo): void {
    // Where a partner's card is out before a position, it says who held it, or the capo is taken to have done so.
    const {dama, king} = this.origin?.position ?? {};
    this.holders = this.variant.partners.map((card, which) => {
      const holder = this.hands.holder(card);
      return holder < 0 ? ((which === 0 ? dama : king) ?? this.capo) : holder;
    });
    this.phase = 'play';
    this.#turn = leader;
    this.row.leadBy(leader);
  }

  #playCard(seat: Seat, card: Card): void {
    const {row} = this;
    const {led} = row;
    this.hands.take(seat, card);
    row.lay(card);
    const power = powerIn(card, led < 0 ? card >> 4 : led, this.fourth);
    if (led < 0 || power > this.#best) {
      this.#best = power;
      this.#bestSeat = seat;
    }
    if (row.place > 0) {
      this.#turn = seat + 1 === row.seats ? 0 : seat + 1;
      return;
    }
    this.#turn = this.#bestSeat;
    row.leadBy(this.#bestSeat);
    const played = row.cards.length;
    if (played === this.size) this.phase = 'over';
    else if (this.stock.length === this.size - played) this.#dealSecondHalf();
  }

  /** `capodama.two-halves`: the winner of the first half's last trick leads on. */
  #dealSecondHalf(): void {
    const {seats} = this.variant;
    this.stock.forEach((card, place) => this.hands.give((this.dealer + 1 + place) % seats, card));
    this.stock = [];
  }
}
