import type {Card, Suit} from '../../card.js';
import {CardSet, hasCard} from '../../card-set.js';
import type {Fact} from '../../fact.js';
import type {Deal, Move, Refusal, Score, Seat, Viewer} from '../../game.js';
import type {Options} from '../../option.js';
import {ACE_OF_HEARTS, pointsOf, powerIn, QUEEN_OF_HEARTS} from './cards.js';
import {movesIn, refusalIn, type CapodamaMove, type Phase, type Situation} from './plays.js';
import {scoreOf} from './score.js';
import {tellDeal} from './tell.js';
import type {CapodamaView, TakenTrick, Trick} from './view.js';
import {viewDeal} from './view-deal.js';

/** A deal of Capodama. What it shows of itself beyond `Deal` is everything: for the modules of this folder alone. */
export class CapodamaDeal implements Deal<CapodamaView> {
  readonly options: Options;
  readonly players: number;
  readonly dealer: Seat;
  /** `capodama.capo`. */
  readonly capo: Seat;
  phase: Phase = 'double';
  doubled: Suit | undefined;
  /** By giving seat, -1 where not yet given. */
  readonly gifts: Int8Array;
  /** Who laid down a gift last; -1 before any. */
  lastGiver: Seat = -1;
  /** Who held Q♥ when play started; -1 before. */
  dama: Seat = -1;
  /** Cards played, all tricks in a row; a trick's winner leads the next. */
  readonly played: Int8Array;
  playedCount = 0;
  readonly leaders: Int8Array;

  readonly #low: Int32Array;
  readonly #high: Int32Array;
  #turn: Seat = -1;
  #best = -1;
  #bestSeat: Seat = -1;

  /** Deals the pack one card at a time, from the dealer's left. */
  constructor(options: Options, dealer: Seat, pack: readonly Card[], copied?: CapodamaDeal) {
    const players = options['players'] as number;
    this.options = options;
    this.players = players;
    this.dealer = dealer;
    if (copied) {
      this.capo = copied.capo;
      this.phase = copied.phase;
      this.doubled = copied.doubled;
      this.gifts = copied.gifts.slice();
      this.lastGiver = copied.lastGiver;
      this.dama = copied.dama;
      this.played = copied.played.slice();
      this.playedCount = copied.playedCount;
      this.leaders = copied.leaders.slice();
      this.#low = copied.#low.slice();
      this.#high = copied.#high.slice();
      this.#turn = copied.#turn;
      this.#best = copied.#best;
      this.#bestSeat = copied.#bestSeat;
      return;
    }
    this.gifts = new Int8Array(players).fill(-1);
    this.played = new Int8Array(pack.length);
    this.leaders = new Int8Array(pack.length / players + 1);
    this.#low = new Int32Array(players);
    this.#high = new Int32Array(players);
    pack.forEach((card, place) => this.#give((dealer + 1 + place) % players, card));
    this.capo = this.#holder(ACE_OF_HEARTS);
  }

  get actors(): readonly Seat[] {
    if (this.phase === 'double') return [this.capo];
    if (this.phase === 'play') return [this.#turn];
    if (this.phase === 'over') return [];
    return Array.from(this.gifts.keys()).filter((seat) => this.gifts[seat]! < 0);
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
    else if (move.type === 'give') this.#layGift(seat, move.left!);
    else {
      this.doubled = move.suit!;
      this.phase = 'exchange';
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

  /** The trick on the table. */
  get trick(): Trick {
    const taken = Math.floor(this.playedCount / this.players);
    return this.#trickAt(taken, this.playedCount);
  }

  get tricks(): readonly TakenTrick[] {
    const count = Math.floor(this.playedCount / this.players);
    return Array.from({length: count}, (_, place) => {
      const trick = this.#trickAt(place, (place + 1) * this.players);
      const points = trick.cards.reduce((sum, card) => sum + pointsOf(card, this.doubled), 0);
      return {...trick, winner: this.leaders[place + 1]!, points};
    });
  }

  #trickAt(place: number, end: number): Trick {
    const cards = Array.from(this.played.subarray(place * this.players, end)) as Card[];
    return {leader: this.leaders[place]!, cards};
  }

  #situation(seat: Seat): Situation {
    const {phase} = this;
    const place = this.playedCount % this.players;
    return {
      phase,
      seat,
      acts:
        phase === 'double'
          ? seat === this.capo
          : phase === 'exchange'
            ? this.gifts[seat]! < 0
            : phase === 'play' && seat === this.#turn,
      low: this.#low[seat]!,
      high: this.#high[seat]!,
      led: place > 0 ? this.played[this.playedCount - place]! >> 4 : -1,
      capoIsLeft: (seat + 1) % this.players === this.capo,
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

  #layGift(seat: Seat, card: Card): void {
    this.#take(seat, card);
    this.gifts[seat] = card;
    this.lastGiver = seat;
    if (this.gifts.includes(-1)) return;
    this.gifts.forEach((gift, from) => this.#give((from + 1) % this.players, gift as Card));
    this.dama = this.#holder(QUEEN_OF_HEARTS);
    this.phase = 'play';
    this.#turn = this.capo;
    this.leaders[0] = this.capo;
  }

  #playCard(seat: Seat, card: Card): void {
    const place = this.playedCount % this.players;
    this.#take(seat, card);
    this.played[this.playedCount++] = card;
    const led = this.played[this.playedCount - 1 - place]! >> 4;
    const power = powerIn(card, led);
    if (place === 0 || power > this.#best) {
      this.#best = power;
      this.#bestSeat = seat;
    }
    if (place + 1 < this.players) {
      this.#turn = (seat + 1) % this.players;
      return;
    }
    this.#turn = this.#bestSeat;
    this.leaders[this.playedCount / this.players] = this.#bestSeat;
    if (this.playedCount === this.played.length) this.phase = 'over';
  }
}
