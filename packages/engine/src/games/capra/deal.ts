import {SUITS, type Card} from '../../card.js';
import type {Draw} from '../../fact.js';
import type {Deal, Start} from '../../deal.js';
import type {Move, Seat} from '../../move.js';
import {Hands} from '../../hands.js';
import type {Origin} from '../../origin.js';
import {ALONE, NOBODY} from '../../seats.js';
import type {CachesViews} from '../../view-cache.js';
import {HAND, isFour, PACK, SHOWN} from './cards.js';
import {addPlays, inOrder, WAIVE, type CapraMove, type LaidMove} from './moves.js';
import type {CapraPosition, CapraPlay, CapraTrick, TakenCapraTrick} from './view.js';
import type {CapraOptions} from './options.js';

const SEATS = 4;
const SEAT_LIST: readonly Seat[] = [0, 1, 2, 3];
const NOTHING: readonly Card[] = [];

/**
 * A claim that hasn't been settled. Seats nearer to the leader that also hold four cards of one suit are asked first.
 */
interface Pending {
  readonly seat: Seat;
  /** Seat that must answer next. Seats nearer to the leader have already waived. */
  readonly asked: Seat;
}

type Writable<T> = {-readonly [Key in keyof T]: T[Key]};

/**
 * A deal of Capra. Members that aren't in `Deal` expose hidden cards. Only code in this folder, and bots that sampled
 * the deal from a view, may use them.
 */
export class CapraDeal implements Deal, CachesViews {
  viewCache: CachesViews['viewCache'] = undefined;
  /** Cache of completed tricks as each viewer saw them, indexed by `viewerPlace`. @internal */
  seen: TakenCapraTrick[][] | undefined = undefined;
  readonly options: CapraOptions;
  readonly dealer: Seat;
  readonly pack: readonly Card[];
  /** Starting position, if the deal began from a position. */
  readonly origin: Origin<CapraPosition> | undefined;
  /** Trump suit index and shown card. There is no shown card if the deal began from a position. */
  readonly trump: number;
  readonly shown: Card | undefined;
  readonly hands: Hands;
  over = false;
  /** Number of cards dealt or drawn from the pack, now and when the last trick was taken. */
  dealt = SEATS * HAND;
  drawnFrom = this.dealt;
  /** Seat whose turn it was to lead the current trick. */
  leader: Seat;
  best = NOTHING;
  pending: Pending | undefined = undefined;
  /** Seat that drew the shown card. */
  shownTo: Seat | undefined = undefined;
  /**
   * True while everybody knows that the seat that drew the shown card still holds it: the card hasn't been played and
   * can't have been folded.
   */
  shownHeld = false;
  /** All tricks taken. */
  readonly tricks: TakenCapraTrick[];
  /** Type of the last move, or undefined before the first one. */
  last: CapraMove['type'] | undefined = undefined;
  /** Seat whose turn it is to lead, beat or fold. */
  turn: Seat;

  /** Seats that hold four cards of one suit, as a bit mask. */
  #fours = 0;
  /** Plays in the current trick, and plays returned because a claim stood. */
  #plays: CapraPlay[];
  #returned: readonly CapraPlay[] | undefined = undefined;
  #aside: CapraTrick['aside'] = undefined;
  #bestSeat: Seat = -1;
  #shownHeldBefore = false;

  constructor(
    options: CapraOptions,
    {dealer, leader}: Start,
    pack: readonly Card[],
    copied?: CapraDeal,
    origin?: Origin<CapraPosition>,
  ) {
    this.origin = copied?.origin ?? origin;
    this.options = options;
    this.dealer = dealer;
    this.pack = pack;
    if (copied) {
      this.over = copied.over;
      this.trump = copied.trump;
      this.shown = copied.shown;
      this.dealt = copied.dealt;
      this.drawnFrom = copied.drawnFrom;
      this.leader = copied.leader;
      this.best = copied.best;
      this.pending = copied.pending;
      this.shownTo = copied.shownTo;
      this.shownHeld = copied.shownHeld;
      this.last = copied.last;
      this.turn = copied.turn;
      this.hands = copied.hands.clone();
      this.#fours = copied.#fours;
      this.tricks = copied.tricks.slice();
      this.#plays = copied.#plays.slice();
      this.#returned = copied.#returned;
      this.#aside = copied.#aside;
      this.#bestSeat = copied.#bestSeat;
      this.#shownHeldBefore = copied.#shownHeldBefore;
      return;
    }
    if (origin) {
      this.dealt = pack.length - origin.position.stock.length;
      this.drawnFrom = this.dealt;
    }
    this.trump = origin ? SUITS.indexOf(origin.position.trump!) : pack[SHOWN]! >> 4;
    this.shown = origin ? undefined : pack[SHOWN]!;
    this.leader = leader ?? (dealer + 1) % SEATS;
    this.turn = this.leader;
    this.hands = Hands.empty(PACK, SEATS);
    this.tricks = [];
    this.#plays = [];
    // `capra.deal`: deals one card at a time, starting from the dealer's left.
    for (let place = 0; place < this.dealt; place++) this.hands.give((dealer + 1 + place) % SEATS, pack[place]!);
    this.#lookForFours();
  }

  get actors(): readonly Seat[] {
    if (this.over) return NOBODY;
    if (this.pending) return ALONE[this.pending.asked]!;
    const others = this.best.length < HAND ? this.#fours & ~(1 << this.turn) : 0;
    return others === 0 ? ALONE[this.turn]! : [this.turn, ...SEAT_LIST.filter((seat) => (others >> seat) & 1)];
  }

  moves(seat: Seat): readonly CapraMove[] {
    const {pending, best, hands} = this;
    const moves: CapraMove[] = [];
    const acts = seat === this.turn;
    // `capra.claim`: the seat about to lead can't claim, and nobody can once four cards have been led.
    const mayClaim = pending
      ? pending.asked === seat
      : this.#hasFour(seat) && best.length < HAND && !(acts && best.length === 0);
    if (mayClaim) moves.push({type: 'claim', cards: hands.list(seat)});
    if (!pending && acts) addPlays(hands.low[seat]!, hands.high[seat]!, best, this.trump, moves);
    else if (pending && mayClaim) moves.push(WAIVE);
    return moves;
  }

  play(seat: Seat, move: Move): void {
    this.viewCache = undefined;
    const type = move.type as CapraMove['type'];
    this.last = type;
    if (type === 'waive') this.#settle((seat + 1) % SEATS);
    else if (type !== 'claim') this.#lay(seat, type, move.cards!);
    else if (this.pending) {
      const {seat: claimant} = this.pending;
      this.#aside = {seat: claimant, cards: this.hands.list(claimant)};
      this.#enter(seat);
    } else {
      this.pending = {seat, asked: seat};
      this.#settle(this.leader);
    }
  }

  clone(): CapraDeal {
    return new CapraDeal(this.options, this, this.pack, this);
  }

  /** Cards drawn when the last trick was taken, in order. */
  get draws(): Draw[] {
    return this.pack
      .slice(this.drawnFrom, this.dealt)
      .map((card, place) => ({seat: (this.leader + place) % SEATS, card}));
  }

  /** The trick on the table. */
  get trick(): CapraTrick {
    return this.#around({leader: this.leader, plays: this.#plays.slice()});
  }

  /** Returns whether the seat was already asked about the pending claim and waived. */
  hasWaived(seat: Seat): boolean {
    const from = (of: Seat): number => (of - this.leader + SEATS) % SEATS;
    return this.pending !== undefined && this.#hasFour(seat) && from(seat) < from(this.pending.asked);
  }

  /** Adds the effects of claims to a trick. */
  #around<T extends Writable<CapraTrick>>(trick: T): T {
    if (this.#returned) trick.returned = this.#returned;
    if (this.#aside) trick.aside = this.#aside;
    return trick;
  }

  #hasFour(seat: Seat): boolean {
    return ((this.#fours >> seat) & 1) === 1;
  }

  #lookForFours(): void {
    this.#fours = 0;
    for (let seat = 0; seat < SEATS; seat++)
      if (isFour(this.hands.low[seat]!, this.hands.high[seat]!)) this.#fours |= 1 << seat;
  }

  /**
   * Asks the next seat that holds four cards of one suit, from `from` up to the claimant. If there is none, the claim
   * stands.
   */
  #settle(from: Seat): void {
    const {seat: claimant} = this.pending!;
    for (let seat = from; seat !== claimant; seat = (seat + 1) % SEATS) {
      if (this.#hasFour(seat)) {
        this.pending = {seat: claimant, asked: seat};
        return;
      }
    }
    this.#enter(claimant);
  }

  /** Lets a claim stand: the cards already played return to their hands, and the claimed cards are led. */
  #enter(seat: Seat): void {
    this.pending = undefined;
    for (const play of this.#plays) for (const card of play.cards) this.hands.give(play.seat, card);
    this.#returned = this.#plays;
    this.#plays = [];
    this.shownHeld = this.#shownHeldBefore;
    this.#lay(seat, 'lead', this.hands.list(seat));
  }

  #lay(seat: Seat, type: LaidMove['type'], cards: readonly Card[]): void {
    const ordered = inOrder(cards);
    for (const card of ordered) this.hands.take(seat, card);
    this.#fours &= ~(1 << seat);
    this.#plays.push({seat, type, cards: ordered});
    if (seat === this.shownTo && (type === 'fold' || cards.includes(this.shown!))) this.shownHeld = false;
    if (type !== 'fold') {
      this.best = ordered;
      this.#bestSeat = seat;
    }
    this.turn = (seat + 1) % SEATS;
    if (this.#plays.length === SEATS) this.#finishTrick();
  }

  /** `capra.win-trick`, `capra.draw`: ends a complete trick. */
  #finishTrick(): void {
    const winner = this.#bestSeat;
    const {best} = this;
    this.tricks.push(this.#around({leader: this.leader, plays: this.#plays, winner}));
    this.leader = winner;
    this.turn = winner;
    this.#plays = [];
    this.#returned = undefined;
    this.#aside = undefined;
    this.best = NOTHING;
    this.drawnFrom = this.dealt;
    const left = this.pack.length - this.dealt;
    const count = Math.min(left, best.length * SEATS);
    for (let place = 0; place < count; place++) {
      const seat = (winner + place) % SEATS;
      if (this.dealt === SHOWN && !this.origin) {
        this.shownTo = seat;
        this.shownHeld = true;
      }
      this.hands.give(seat, this.pack[this.dealt++]!);
    }
    this.#lookForFours();
    this.over = (this.hands.low[winner]! | this.hands.high[winner]!) === 0;
    this.#shownHeldBefore = this.shownHeld;
  }
}
