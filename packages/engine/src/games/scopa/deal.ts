import {UNKNOWN, type Card} from '../../card.js';
import {CardSet} from '../../card-set.js';
import type {Fact} from '../../fact.js';
import type {Deal, Move, Refusal, Score, Seat, Viewer} from '../../game.js';
import type {Options} from '../../option.js';
import {OrderedLists} from '../../ordered-lists.js';
import type {Origin} from '../../position.js';
import {ALONE, NOBODY} from '../../seats.js';
import {ViewMemory} from '../../view-memory.js';
import {compareCards, HAND, KINGS, TABLE, WRITTEN} from './cards.js';
import {movesIn, refusalIn, type ScopaMove, type Situation} from './plays.js';
import {scoreOf} from './score.js';
import {tellDeal} from './tell.js';
import type {ScopaPlay, ScopaView} from './view.js';
import {viewDeal, type Moment, type PublicPart} from './view-deal.js';

const NOTHING: readonly Card[] = [];

type Memory = ViewMemory<ScopaDeal, ScopaView, PublicPart, Moment>;

/** A deal of Scopa. What it shows of itself beyond `Deal` is everything: for the modules of this folder alone. */
export class ScopaDeal implements Deal<ScopaView> {
  readonly options: Options;
  readonly seats: number;
  readonly dealer: Seat;
  readonly pack: readonly Card[];
  /** Where the deal began in the middle: then `pack` is the stock. */
  readonly origin: Origin | undefined;
  /** How many cards of the pack have been dealt. */
  dealt = 0;
  readonly hands: CardSet[];
  table = CardSet.empty;
  /** By side. */
  readonly piles: CardSet[];
  readonly scopas: readonly [Card[], Card[]];
  lastTaker: number | undefined = undefined;
  readonly plays: ScopaPlay[] = [];
  /** `scopa.last-take`: what lay on the table after the last card. */
  leftOver = CardSet.empty;
  /** `scopa.redeal`. */
  readonly redealt: boolean;
  #turn: Seat;
  /** How many cards all hands have. */
  #inHands = 0;
  #lists: OrderedLists | undefined;
  #memory: Memory | undefined;
  #score: Score | undefined;

  constructor(options: Options, dealer: Seat, pack: readonly Card[], copied?: ScopaDeal, origin?: Origin) {
    this.origin = copied?.origin ?? origin;
    this.options = options;
    this.seats = options['players'] as number;
    this.dealer = dealer;
    this.pack = pack;
    if (copied) {
      this.dealt = copied.dealt;
      this.#inHands = copied.#inHands;
      this.hands = [...copied.hands];
      this.table = copied.table;
      this.piles = [...copied.piles];
      this.scopas = [[...copied.scopas[0]], [...copied.scopas[1]]];
      this.lastTaker = copied.lastTaker;
      this.plays = [...copied.plays];
      this.leftOver = copied.leftOver;
      this.redealt = copied.redealt;
      this.#turn = copied.#turn;
      return;
    }
    if (origin) {
      const {position} = origin;
      this.#turn = position.leader;
      this.hands = position.hands.map((hand) => CardSet.of(hand));
      this.#inHands = position.hands.flat().length;
      this.table = CardSet.of(position.table);
      this.piles = position.piles.map((pile) => CardSet.of(pile));
      // Which cards made the scopas before is not known.
      this.scopas = [Array<Card>(position.scopas[0]!).fill(UNKNOWN), Array<Card>(position.scopas[1]!).fill(UNKNOWN)];
      this.redealt = false;
      return;
    }
    this.piles = [CardSet.empty, CardSet.empty];
    this.scopas = [[], []];
    this.#turn = (dealer + 1) % this.seats;
    this.hands = Array.from({length: this.seats}, () => CardSet.empty);
    this.#dealHands();
    this.table = CardSet.of(pack.slice(this.dealt, this.dealt + TABLE));
    this.dealt += TABLE;
    this.redealt = options['redealKings'] === true && this.table.intersect(KINGS).size >= 3;
  }

  get actors(): readonly Seat[] {
    return this.over ? NOBODY : ALONE[this.#turn]!;
  }

  get over(): boolean {
    return this.redealt || (this.#inHands === 0 && this.dealt === this.pack.length);
  }

  moves(seat: Seat): readonly ScopaMove[] {
    return movesIn(this.#situation(seat));
  }

  refusal(seat: Seat, move: Move): Refusal | undefined {
    return refusalIn(this.#situation(seat), move);
  }

  play(seat: Seat, move: Move): void {
    this.#memory?.forget();
    const {card, takes: given = NOTHING} = move as ScopaMove;
    const takes = given.length > 1 ? [...given].sort(compareCards) : given;
    const side = seat % 2;
    this.plays.push(takes.length > 0 ? {seat, type: 'play', card, takes} : {seat, type: 'play', card});
    this.hands[seat] = this.hands[seat]!.without(card);
    const last = --this.#inHands === 0 && this.dealt === this.pack.length;
    if (takes.length === 0) this.table = this.table.with(card);
    else {
      const taken = CardSet.of(takes);
      this.table = this.table.minus(taken);
      this.piles[side] = this.piles[side]!.union(taken).with(card);
      this.lastTaker = side;
      if (this.table.isEmpty && (!last || this.options['lastScopa'] === true)) this.scopas[side as 0 | 1].push(card);
    }
    this.#turn = (seat + 1) % this.seats;
    if (last) this.#finish();
    else if (this.#inHands === 0) this.#dealHands();
  }

  score(): Score {
    return (this.#score ??= scoreOf(this));
  }

  view(viewer: Viewer): ScopaView {
    return this.memory.view(viewer, viewDeal);
  }

  tell(viewer: Viewer): readonly Fact<ScopaView>[] {
    return tellDeal(this, viewer);
  }

  clone(): ScopaDeal {
    return new ScopaDeal(this.options, this.dealer, this.pack, this);
  }

  get memory(): Memory {
    return (this.#memory ??= new ViewMemory(this));
  }

  /** Cards as lists are written; one list for each place as long as they are the same. */
  list(place: number, {low, high}: CardSet): readonly Card[] {
    return (this.#lists ??= new OrderedLists(WRITTEN)).at(place, low, high);
  }

  /** Whether the hands have just been dealt: after the last play, or at the beginning. */
  get justDealt(): boolean {
    return this.#inHands === HAND * this.seats && !this.over;
  }

  #situation(seat: Seat): Situation {
    return {over: this.over, acts: seat === this.#turn, hand: this.hands[seat]!, table: this.table};
  }

  /** `scopa.deal`: three to each, together, from the dealer's left. */
  #dealHands(): void {
    for (let place = 1; place <= this.seats; place++) {
      this.hands[(this.dealer + place) % this.seats] = CardSet.of(this.pack.slice(this.dealt, this.dealt + HAND));
      this.dealt += HAND;
    }
    this.#inHands = HAND * this.seats;
  }

  #finish(): void {
    this.leftOver = this.table;
    if (this.lastTaker === undefined) return;
    this.piles[this.lastTaker] = this.piles[this.lastTaker]!.union(this.table);
    this.table = CardSet.empty;
  }
}
