import type {Card} from '../../card.js';
import type {Draw, Fact} from '../../fact.js';
import type {Deal, Move, Refusal, Score, Seat, Start, Viewer} from '../../game.js';
import type {Options} from '../../option.js';
import {ALONE, NOBODY} from '../../seats.js';
import {compareCards, HAND, isFour, SHOWN} from './cards.js';
import {inHandOrder, movesIn, refusalIn, type CapraMove, type Situation} from './plays.js';
import {scoreOf} from './score.js';
import {tellDeal} from './tell.js';
import type {CapraPlay, CapraTrick, CapraView, TakenCapraTrick} from './view.js';
import {viewDeal} from './view-deal.js';

const SEATS = 4;
const NOTHING: readonly Card[] = Object.freeze([]);

/** A claim that nearer holders are being asked about. */
interface Pending {
  readonly seat: Seat;
  /** Who is asked now; those nearer have waived. */
  readonly asked: Seat;
}

/** A deal of Capra. What it shows of itself beyond `Deal` is everything: for the modules of this folder alone. */
export class CapraDeal implements Deal<CapraView> {
  readonly options: Options;
  readonly dealer: Seat;
  readonly pack: readonly Card[];
  /** By seat; each as lists are written, and never changed but replaced. */
  readonly hands: (readonly Card[])[];
  /** How many cards of the pack have been dealt or drawn. */
  dealt = SEATS * HAND;
  tricks: readonly TakenCapraTrick[] = [];
  leader: Seat;
  plays: readonly CapraPlay[] = [];
  returned: readonly CapraPlay[] | undefined;
  aside: CapraTrick['aside'];
  best = NOTHING;
  pending: Pending | undefined;
  /** What the last trick's end drew, in order. */
  draws: readonly Draw[] = [];
  /** Who drew the shown card. */
  shownTo: Seat | undefined;
  /** Whether everybody knows that it is in that hand: it was neither played nor may it have been folded. */
  shownHeld = false;
  /** The last move, and who made it. */
  last: {readonly seat: Seat; readonly type: string} | undefined;
  #turn: Seat;
  #bestSeat: Seat = -1;
  #shownHeldBefore = false;

  constructor(options: Options, {dealer, leader}: Start, pack: readonly Card[], copied?: CapraDeal) {
    this.options = options;
    this.dealer = dealer;
    this.pack = pack;
    this.leader = leader ?? (dealer + 1) % SEATS;
    this.#turn = this.leader;
    if (copied) {
      this.hands = copied.hands.slice();
      this.dealt = copied.dealt;
      this.tricks = copied.tricks;
      this.plays = copied.plays;
      this.returned = copied.returned;
      this.aside = copied.aside;
      this.best = copied.best;
      this.pending = copied.pending;
      this.draws = copied.draws;
      this.shownTo = copied.shownTo;
      this.shownHeld = copied.shownHeld;
      this.last = copied.last;
      this.#turn = copied.#turn;
      this.#bestSeat = copied.#bestSeat;
      this.#shownHeldBefore = copied.#shownHeldBefore;
      return;
    }
    this.hands = [];
    for (let seat = 0; seat < SEATS; seat++) {
      const hand: Card[] = [];
      // `capra.deal`: one at a time, from the dealer's left.
      for (let place = (seat - dealer + 3) % SEATS; place < this.dealt; place += SEATS) hand.push(pack[place]!);
      this.hands.push(hand.sort(compareCards));
    }
  }

  get actors(): readonly Seat[] {
    if (this.over) return NOBODY;
    if (this.pending) return ALONE[this.pending.asked]!;
    const turn = ALONE[this.#turn]!;
    if (!this.#claimable) return turn;
    let seats: Seat[] | undefined;
    for (let seat = 0; seat < SEATS; seat++) {
      if (seat !== this.#turn && isFour(this.hands[seat]!)) (seats ??= [this.#turn]).push(seat);
    }
    return seats ?? turn;
  }

  get over(): boolean {
    return this.dealt === this.pack.length && this.plays.length === 0 && this.hands[0]!.length === 0;
  }

  moves(seat: Seat): readonly CapraMove[] {
    return movesIn(this.#situation(seat));
  }

  refusal(seat: Seat, move: Move): Refusal | undefined {
    return refusalIn(this.#situation(seat), move);
  }

  play(seat: Seat, move: Move): void {
    const {type} = move as CapraMove;
    this.last = {seat, type};
    if (type === 'waive') this.#settle(seat + 1);
    else if (type !== 'claim') this.#lay(seat, type, inHandOrder(move.cards!, this.hands[seat]!));
    else if (this.pending) {
      const {seat: claimant} = this.pending;
      this.aside = {seat: claimant, cards: this.hands[claimant]!};
      this.#enter(seat);
    } else {
      this.pending = {seat, asked: seat};
      this.#settle(this.leader);
    }
  }

  score(): Score {
    return scoreOf(this);
  }

  view(viewer: Viewer): CapraView {
    return viewDeal(this, viewer);
  }

  tell(viewer: Viewer): readonly Fact<CapraView>[] {
    return tellDeal(this, viewer);
  }

  clone(): CapraDeal {
    return new CapraDeal(this.options, this, this.pack, this);
  }

  /** The card that all saw: its suit is trump. */
  get shown(): Card {
    return this.pack[SHOWN]!;
  }

  /** Whose turn it is to lead, beat or fold. */
  get turn(): Seat {
    return this.#turn;
  }

  /** While a claim is settled: whether the seat was asked before and waived. */
  hasWaived(seat: Seat): boolean {
    const from = (of: Seat): number => (of - this.leader + SEATS) % SEATS;
    return this.pending !== undefined && from(seat) < from(this.pending.asked) && isFour(this.hands[seat]!);
  }

  /** The trick on the table. */
  get trick(): CapraTrick {
    const {leader, plays, returned, aside} = this;
    return {leader, plays, ...(returned && {returned}), ...(aside && {aside})};
  }

  /** `capra.claim`: not after one that stood, nor when four cards were led. */
  get #claimable(): boolean {
    return this.best.length < HAND && !this.over;
  }

  #situation(seat: Seat): Situation {
    return {
      over: this.over,
      settling: this.pending !== undefined,
      asked: this.pending?.asked === seat,
      claimable: this.#claimable,
      acts: seat === this.#turn,
      hand: this.hands[seat]!,
      best: this.best,
      trump: this.shown >> 4,
    };
  }

  /** Asks the nearest holder from a seat on who is nearer than the claimant; if there is none, the claim stands. */
  #settle(from: Seat): void {
    const {seat: claimant} = this.pending!;
    for (let seat = from % SEATS; seat !== claimant; seat = (seat + 1) % SEATS) {
      if (isFour(this.hands[seat]!)) {
        this.pending = {seat: claimant, asked: seat};
        return;
      }
    }
    this.#enter(claimant);
  }

  /** A claim stands: what was played goes back, and its four are led. */
  #enter(seat: Seat): void {
    this.pending = undefined;
    this.returned = this.plays;
    for (const play of this.plays) {
      this.hands[play.seat] = [...this.hands[play.seat]!, ...play.cards].sort(compareCards);
    }
    this.plays = [];
    this.shownHeld = this.#shownHeldBefore;
    this.#lay(seat, 'lead', this.hands[seat]!);
  }

  #lay(seat: Seat, type: CapraPlay['type'], cards: readonly Card[]): void {
    const hand = this.hands[seat]!;
    this.hands[seat] = hand.length === cards.length ? NOTHING : hand.filter((card) => !cards.includes(card));
    this.plays = [...this.plays, {seat, type, cards}];
    if (seat === this.shownTo && (type === 'fold' || cards.includes(this.shown))) this.shownHeld = false;
    if (type !== 'fold') {
      this.best = cards;
      this.#bestSeat = seat;
    }
    if (this.plays.length === SEATS) this.#take();
    else this.#turn = (seat + 1) % SEATS;
  }

  /** `capra.win-trick`, `capra.draw`. */
  #take(): void {
    const winner = this.#bestSeat;
    this.tricks = [...this.tricks, {...this.trick, winner}];
    this.leader = winner;
    this.#turn = winner;
    this.plays = [];
    this.returned = undefined;
    this.aside = undefined;
    this.best = NOTHING;
    const draws: Draw[] = [];
    for (let seat = winner; this.dealt < this.pack.length && this.hands[seat]!.length < HAND;) {
      if (this.dealt === SHOWN) {
        this.shownTo = seat;
        this.shownHeld = true;
      }
      const card = this.pack[this.dealt++]!;
      draws.push({seat, card});
      this.hands[seat] = [...this.hands[seat]!, card].sort(compareCards);
      seat = (seat + 1) % SEATS;
    }
    this.draws = draws;
    this.#shownHeldBefore = this.shownHeld;
  }
}
