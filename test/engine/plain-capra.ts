// Second implementation of Capra, plain and slow, written from the rulebook alone.

import {
  cardsIn,
  choices,
  holds,
  inOrder,
  suitOf,
  without,
  type PlainPlay,
  type WrittenLine,
  type WrittenMove,
} from './plain-cards.js';

/** Ranks from high to low. */
export const CAPRA_RANKS = 'ATKQJ9876';
const POINTS: Readonly<Record<string, number>> = {A: 11, T: 10, K: 4, Q: 3, J: 2};
const SEATS = [0, 1, 2, 3];
const SIDES = [0, 1];

const ofOneSuit = (cards: readonly string[]): boolean => cards.every((card) => suitOf(card) === suitOf(cards[0]!));

interface Play {
  readonly seat: number;
  readonly cards: readonly string[];
  readonly folded: boolean;
}

/**
 * Pending claim. Players with four of a suit who come before the claimant must decide, and the first of them is being
 * asked.
 */
interface Claim {
  readonly seat: number;
  readonly cards: readonly string[];
  readonly asked: readonly number[];
}

export class PlainCapra implements PlainPlay {
  readonly dealer: number;
  readonly pack: readonly string[];
  readonly trump: string;
  hands: string[][] = [[], [], [], []];
  stock: readonly string[];
  /** Seat from which the order of claims is counted: the trick's leader, before any claim. */
  leader: number;
  trick: readonly Play[] = [];
  /** Whether this trick's lead is a successful claim. */
  claimed = false;
  claim: Claim | undefined;
  tricks: readonly {readonly winner: number; readonly cards: readonly string[]}[] = [];

  constructor(dealer: number, pack: readonly string[], leader = (dealer + 1) % 4) {
    this.dealer = dealer;
    this.pack = pack;
    this.leader = leader;
    pack.slice(0, 16).forEach((card, place) => this.hands[(dealer + 1 + place) % 4]!.push(card));
    this.stock = pack.slice(16);
    this.trump = suitOf(this.stock[10]!);
  }

  get over(): boolean {
    return this.trick.length === 0 && this.hands.every((hand) => hand.length === 0);
  }

  /** Seat whose turn it is to play, regardless of claims. */
  get turn(): number {
    return this.trick.length === 0 ? this.leader : (this.trick[0]!.seat + this.trick.length) % 4;
  }

  #hasPlayed(seat: number): boolean {
    return this.trick.some((play) => play.seat === seat);
  }

  #hasFour(seat: number): boolean {
    return this.hands[seat]!.length === 4 && ofOneSuit(this.hands[seat]!);
  }

  #mayClaim(seat: number): boolean {
    if (!this.#hasFour(seat) || this.#hasPlayed(seat) || this.claimed) return false;
    return this.trick.length === 0 ? seat !== this.leader : this.trick[0]!.cards.length < 4;
  }

  /** Cards to beat: the last ones that were not folded. */
  get #best(): readonly string[] {
    return this.trick.findLast((play) => !play.folded)!.cards;
  }

  #beatsOne(card: string, other: string): boolean {
    if (suitOf(card) !== suitOf(other)) return suitOf(card) === this.trump;
    return CAPRA_RANKS.indexOf(card.charAt(0)) < CAPRA_RANKS.indexOf(other.charAt(0));
  }

  /** Whether the cards beat the others, by trying every pairing. */
  #beats(cards: readonly string[], others: readonly string[]): boolean {
    const [first, ...rest] = cards;
    if (first === undefined || cards.length !== others.length) return cards.length === others.length;
    return others.some((other) => this.#beatsOne(first, other) && this.#beats(rest, without(others, [other])));
  }

  forbidding({seat, type, cards: named}: WrittenMove): string[] {
    if (this.over) return ['common.type'];
    const cards = cardsIn(named);
    const hand = this.hands[seat]!;
    const inHand = holds(hand, cards);
    const answers = seat === this.claim?.asked[0] && (type === 'claim' || type === 'waive');
    if (!answers && (this.claim || type === 'waive')) return ['capra.claim-priority'];
    if (type === 'waive') return [];
    if (type === 'claim') {
      if (!inHand) return ['common.card'];
      return cards.length === 4 && (answers || this.#mayClaim(seat)) ? [] : ['capra.claim'];
    }
    const due = this.trick.length === 0 ? ['lead'] : ['beat', 'fold'];
    if (!due.includes(type)) return ['common.type'];
    if (seat !== this.turn) return ['common.turn'];
    if (!inHand) return ['common.card'];
    if (type === 'lead') return cards.length > 0 && ofOneSuit(cards) ? [] : ['capra.lead'];
    if (type === 'beat') return this.#beats(cards, this.#best) ? [] : ['capra.beat'];
    return cards.length === this.#best.length ? [] : ['capra.fold'];
  }

  moves(): WrittenMove[] {
    const tries = SEATS.flatMap((seat) => {
      const hand = inOrder(this.hands[seat]!, CAPRA_RANKS);
      const some = seat === this.turn ? choices(hand).map((choice) => choice.join(' ')) : [];
      return [
        {seat, type: 'waive'},
        {seat, type: 'claim', cards: hand.join(' ')},
        ...some.flatMap((cards) => ['lead', 'beat', 'fold'].map((type) => ({seat, type, cards}))),
      ];
    });
    return tries.filter((move) => this.forbidding(move).length === 0);
  }

  play({seat, type, cards: named}: WrittenMove): void {
    if (type === 'claim') this.#enter(seat, cardsIn(named));
    else if (type === 'waive') this.#waive();
    else this.#lay({seat, cards: cardsIn(named), folded: type === 'fold'});
  }

  #enter(seat: number, cards: readonly string[]): void {
    const nearer: number[] = [];
    for (let near = this.leader; near !== seat; near = (near + 1) % 4) {
      if (this.#hasFour(near) && !this.#hasPlayed(near)) nearer.push(near);
    }
    if (this.claim || nearer.length === 0) this.#stand(seat, cards);
    else this.claim = {seat, cards, asked: nearer};
  }

  #waive(): void {
    const {seat, cards, asked} = this.claim!;
    if (asked.length > 1) this.claim = {seat, cards, asked: asked.slice(1)};
    else this.#stand(seat, cards);
  }

  #stand(seat: number, cards: readonly string[]): void {
    for (const play of this.trick) this.hands[play.seat]!.push(...play.cards);
    this.trick = [];
    this.claim = undefined;
    this.claimed = true;
    this.#lay({seat, cards, folded: false});
  }

  #lay(play: Play): void {
    this.hands[play.seat] = without(this.hands[play.seat]!, play.cards);
    this.trick = [...this.trick, play];
    if (this.trick.length < 4) return;
    this.leader = this.trick.findLast(({folded}) => !folded)!.seat;
    this.tricks = [...this.tricks, {winner: this.leader, cards: this.trick.flatMap(({cards}) => cards)}];
    this.trick = [];
    this.claimed = false;
    this.#draw();
  }

  #draw(): void {
    for (
      let seat = this.leader;
      this.stock.length > 0 && this.hands.some(({length}) => length < 4);
      seat = (seat + 1) % 4
    ) {
      if (this.hands[seat]!.length === 4) continue;
      this.hands[seat]!.push(this.stock[0]!);
      this.stock = this.stock.slice(1);
    }
  }

  clone(): PlainCapra {
    const copy = new PlainCapra(this.dealer, this.pack, this.leader);
    copy.hands = this.hands.map((hand) => [...hand]);
    copy.stock = this.stock;
    copy.trick = this.trick;
    copy.claimed = this.claimed;
    copy.claim = this.claim;
    copy.tricks = this.tricks;
    return copy;
  }

  /** Final counts of the deal. */
  get end() {
    const won = SIDES.map((side) => this.tricks.filter(({winner}) => winner % 2 === side));
    return {
      points: won.map((tricks) =>
        tricks.flatMap(({cards}) => cards).reduce((sum, card) => sum + (POINTS[card.charAt(0)] ?? 0), 0),
      ),
      tricksWon: won.map(({length}) => length),
      tricks: this.tricks.map(({winner}) => winner),
      nextLeader: this.leader,
    };
  }

  get lines(): WrittenLine[] {
    const {points, tricksWon} = this.end;
    if (points[0] === points[1]) return SIDES.map((side) => ({rule: 'capra.eggs', side, points: 0}));
    const side = points[0]! < points[1]! ? 0 : 1;
    const loss = tricksWon[side] === 0 ? 6 : points[side]! < 31 ? 4 : 2;
    return [{rule: `capra.loss-${loss}`, side, points: loss}];
  }

  /** Penalty points by side. */
  get marks(): number[] {
    return SIDES.map((side) => this.lines.find((line) => line.side === side)?.points ?? 0);
  }
}
