import type {Card, Suit} from '../../card.js';
import {CardSet, hasCard} from '../../card-set.js';
import type {Fact} from '../../fact.js';
import type {Deal, Move, Refusal, Score, Seat, Viewer} from '../../game.js';
import type {Options} from '../../option.js';
import {ALONE, NOBODY} from '../../seats.js';
import {ACE_OF_HEARTS, pointsOf, powerIn, variantOf, type Variant} from './cards.js';
import {movesIn, refusalIn, type CapodamaMove, type Phase, type Situation} from './plays.js';
import {scoreOf} from './score.js';
import {tellDeal} from './tell.js';
import type {CapodamaView, TakenTrick, Trick} from './view.js';
import {viewDeal} from './view-deal.js';

const NONE_GIVEN = Array<number>(6).fill(-1);
const EMPTY = Array<number>(6).fill(0);
/** A deal of Capodama. What it shows of itself beyond `Deal` is everything: for the modules of this folder alone. */
export class CapodamaDeal implements Deal<CapodamaView> {
  readonly options: Options;
  readonly variant: Variant;
  readonly dealer: Seat;
  /** `capodama.capo`. */
  readonly capo: Seat;
  phase: Phase = 'double';
  doubled: Suit | undefined;
  fourth: Card | undefined;
  /** By giving seat, -1 where not yet given. */
  readonly leftGifts: number[];
  readonly rightGifts: number[];
  /** Who laid down a gift last; -1 before any. */
  lastGiver: Seat = -1;
  /** Who held each of the variant's partner cards when play started; empty before. */
  holders: readonly Seat[] = [];
  /** Cards played, all tricks in a row; a trick's winner leads the next. */
  readonly played: Card[];
  /** By trick, and of the one to come. */
  readonly leaders: Seat[];
  /** How many cards the pack has. */
  readonly size: number;
  /** `capodama.two-halves`: in dealing order; empty once dealt. */
  stock: readonly Card[];

  // Plain lists: for a few small numbers they are made much faster than typed ones.
  readonly #low: number[];
  readonly #high: number[];
  #turn: Seat = -1;
  #best = -1;
  #bestSeat: Seat = -1;

  /** Deals the pack (its first half) one card at a time, from the dealer's left. */
  constructor(options: Options, dealer: Seat, pack: readonly Card[], copied?: CapodamaDeal) {
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
      this.played = copied.played.slice();
      this.size = copied.size;
      this.leaders = copied.leaders.slice();
      this.stock = copied.stock;
      this.#low = copied.#low.slice();
      this.#high = copied.#high.slice();
      this.#turn = copied.#turn;
      this.#best = copied.#best;
      this.#bestSeat = copied.#bestSeat;
      return;
    }
    this.leftGifts = NONE_GIVEN.slice(0, seats);
    this.rightGifts = NONE_GIVEN.slice(0, seats);
    this.played = [];
    this.leaders = [];
    this.size = pack.length;
    this.#low = EMPTY.slice(0, seats);
    this.#high = EMPTY.slice(0, seats);
    const half = pack.length / halves;
    this.stock = halves === 1 ? [] : pack.slice(half);
    // `capodama.solo`: the player takes A♥, and the others are dealt from the dealer's left.
    let seat = (dealer + (open ? 0 : 1)) % seats;
    for (let place = 0; place < half; place++) {
      this.#give(seat, pack[place]!);
      seat = seat + 1 === seats ? 0 : seat + 1;
    }
    this.capo = this.#holder(ACE_OF_HEARTS);
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
    return movesIn(this.#situation(seat));
  }

  refusal(seat: Seat, move: Move): Refusal | undefined {
    return refusalIn(this.#situation(seat), move);
  }

  play(seat: Seat, move: Move): void {
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
    return scoreOf(this);
  }

  view(viewer: Viewer): CapodamaView {
    return viewDeal(this, viewer);
  }

  tell(viewer: Viewer): readonly Fact<CapodamaView>[] {
    return tellDeal(this, viewer);
  }

  clone(): CapodamaDeal {
    return new CapodamaDeal(this.options, this.dealer, [], this);
  }

  hand(seat: Seat): CardSet {
    return CardSet.fromMasks(this.#low[seat]!, this.#high[seat]!);
  }

  /** Whether the gifts have been handed over, or there are none to be. */
  get handed(): boolean {
    return this.variant.gifts === 0 || !this.leftGifts.includes(-1);
  }

  /** Whether the seat is on the capo's side; known once play has started. */
  withCapo(seat: Seat): boolean {
    return seat === this.capo || this.holders.includes(seat);
  }

  /** The trick on the table. */
  get trick(): Trick {
    return this.#trickAt(Math.floor(this.played.length / this.variant.seats));
  }

  get tricks(): readonly TakenTrick[] {
    const {seats} = this.variant;
    return Array.from({length: Math.floor(this.played.length / seats)}, (_, place) => {
      const trick = this.#trickAt(place);
      const points = trick.cards.reduce((sum, card) => sum + pointsOf(card, this.doubled), 0);
      return {...trick, winner: this.leaders[place + 1]!, points};
    });
  }

  #trickAt(place: number): Trick {
    const {seats} = this.variant;
    return {leader: this.leaders[place] ?? 0, cards: this.played.slice(place * seats, (place + 1) * seats)};
  }

  #situation(seat: Seat): Situation {
    const {phase, variant, capo, played} = this;
    const {seats} = variant;
    const place = played.length % seats;
    return {
      variant,
      phase,
      acts:
        phase === 'play'
          ? seat === this.#turn
          : phase === 'exchange'
            ? this.leftGifts[seat]! < 0
            : phase !== 'over' && seat === capo,
      low: this.#low[seat]!,
      high: this.#high[seat]!,
      led: place > 0 ? played[played.length - place]! >> 4 : -1,
      fourth: this.fourth,
      capoIsLeft: (seat + 1) % seats === capo,
      capoIsRight: (capo + 1) % seats === seat,
    };
  }

  #holder(card: Card): Seat {
    return this.#low.findIndex((low, seat) => hasCard(low, this.#high[seat]!, card));
  }

  #give(seat: Seat, card: Card): void {
    if (card < 32) this.#low[seat]! |= 1 << card;
    else this.#high[seat]! |= 1 << card;
  }

  #take(seat: Seat, card: Card): void {
    if (card < 32) this.#low[seat]! &= ~(1 << card);
    else this.#high[seat]! &= ~(1 << card);
  }

  #layGifts(seat: Seat, left: Card, right: Card | undefined): void {
    const {seats} = this.variant;
    this.#take(seat, left);
    this.leftGifts[seat] = left;
    if (right !== undefined) {
      this.#take(seat, right);
      this.rightGifts[seat] = right;
    }
    this.lastGiver = seat;
    if (this.leftGifts.includes(-1)) return;
    for (let from = 0; from < seats; from++) {
      this.#give((from + 1) % seats, this.leftGifts[from]! as Card);
      if (this.rightGifts[from]! >= 0) this.#give((from + seats - 1) % seats, this.rightGifts[from]! as Card);
    }
    this.#begin();
  }

  /** Play starts: now it is settled who is with the capo. */
  #begin(): void {
    this.holders = this.variant.partners.map((card) => this.#holder(card));
    this.phase = 'play';
    this.#turn = this.capo;
    this.leaders.push(this.capo);
  }

  #playCard(seat: Seat, card: Card): void {
    const {seats} = this.variant;
    const {played} = this;
    const place = played.length % seats;
    this.#take(seat, card);
    played.push(card);
    const power = powerIn(card, played[played.length - 1 - place]! >> 4, this.fourth);
    if (place === 0 || power > this.#best) {
      this.#best = power;
      this.#bestSeat = seat;
    }
    if (place + 1 < seats) {
      this.#turn = seat + 1 === seats ? 0 : seat + 1;
      return;
    }
    this.#turn = this.#bestSeat;
    this.leaders.push(this.#bestSeat);
    if (played.length === this.size) this.phase = 'over';
    else if (this.stock.length === this.size - played.length) this.#dealSecondHalf();
  }

  /** `capodama.two-halves`: the winner of the first half's last trick leads on. */
  #dealSecondHalf(): void {
    const {seats} = this.variant;
    this.stock.forEach((card, place) => this.#give((this.dealer + 1 + place) % seats, card));
    this.stock = [];
  }
}
