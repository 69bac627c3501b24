// Second implementation of Scopa, plain and slow, written from the rulebook alone.

import {
  cardsIn,
  holds,
  inOrder,
  suitOf,
  without,
  type PlainPlay,
  type WrittenLine,
  type WrittenMove,
} from './plain-cards.js';

export interface PlainScopaOptions {
  readonly players: number;
  readonly rules?: string;
  readonly sevens?: string;
  readonly settebello?: boolean;
  readonly lastScopa?: boolean;
  readonly redealKings?: boolean;
  readonly acesTakeAll?: boolean;
}

/** Ranks in written order. Their values increase from last to first. */
export const SCOPA_RANKS = 'KQJ765432A';
const PRIMES: Readonly<Record<string, number>> = {'7': 21, '6': 18, A: 16, '5': 15, '4': 14, '3': 13, '2': 12};
const SIDES = [0, 1];

const valueOf = (card: string): number => 10 - SCOPA_RANKS.indexOf(card.charAt(0));
const worth = (cards: readonly string[]): number => cards.reduce((sum, card) => sum + valueOf(card), 0);

/** Returns all subsets of the cards whose values add up to `value`. */
function setsWorth(cards: readonly string[], value: number): string[][] {
  const [first, ...rest] = cards;
  if (value === 0) return [[]];
  if (value < 0 || first === undefined) return [];
  const withFirst = setsWorth(rest, value - valueOf(first)).map((set) => [first, ...set]);
  return [...withFirst, ...setsWorth(rest, value)];
}

/** Returns the sum of the prime values of each suit's best card, or 0 if a suit is missing. */
function primeOf(pile: readonly string[]): number {
  const best = [...'SHDC'].map((suit) =>
    Math.max(0, ...pile.filter((card) => suitOf(card) === suit).map((card) => PRIMES[card.charAt(0)] ?? 10)),
  );
  return best.includes(0) ? 0 : best.reduce((sum, points) => sum + points);
}

export class PlainScopa implements PlainPlay {
  readonly options: Required<PlainScopaOptions>;
  readonly dealer: number;
  readonly pack: readonly string[];
  readonly redeal: boolean;
  hands: string[][];
  table: string[] = [];
  stock: string[];
  turn: number;
  /** Piles, and numbers of scopas, by side. */
  piles: string[][] = [[], []];
  scopas = [0, 0];
  /** Side that captured last. */
  last: number | undefined;

  constructor(options: PlainScopaOptions, dealer: number, pack: readonly string[]) {
    const italian = options.rules === 'italian';
    this.options = {
      rules: 'source',
      sevens: italian ? 'primiera' : 'most',
      settebello: italian,
      lastScopa: !italian,
      redealKings: italian,
      acesTakeAll: false,
      ...options,
    };
    this.dealer = dealer;
    this.pack = pack;
    this.stock = [...pack];
    this.hands = Array.from({length: options.players}, () => []);
    this.turn = (dealer + 1) % options.players;
    this.#dealRound();
    this.table = this.stock.splice(0, 4);
    const kings = this.table.filter((card) => card.startsWith('K'));
    this.redeal = this.options.redealKings && kings.length >= 3;
  }

  #dealRound(): void {
    const seats = this.hands.length;
    for (let place = 1; place <= seats; place++) this.hands[(this.dealer + place) % seats] = this.stock.splice(0, 3);
  }

  get over(): boolean {
    return this.redeal || this.hands.every((hand) => hand.length === 0);
  }

  forbidding({seat, type, card, takes}: WrittenMove): string[] {
    if (this.over || type !== 'play') return ['common.type'];
    if (seat !== this.turn) return ['common.turn'];
    const taken = cardsIn(takes);
    if (!this.hands[seat]!.includes(card!) || !holds(this.table, taken)) return ['common.card'];
    if (this.#rakes(card!)) return taken.length === this.table.length ? [] : ['scopa.ace-takes-all'];
    const value = valueOf(card!);
    if (taken.length === 0) return setsWorth(this.table, value).length > 0 ? ['scopa.capture'] : [];
    if (worth(taken) !== value) return ['scopa.capture'];
    const single = this.table.some((one) => valueOf(one) === value);
    return single && taken.length > 1 ? ['scopa.single-first'] : [];
  }

  /** Whether the card captures everything on the table. */
  #rakes(card: string): boolean {
    return this.options.acesTakeAll && card.startsWith('A');
  }

  /** Returns the sets of table cards that the card may capture. */
  #setsFor(card: string): string[][] {
    if (!this.#rakes(card)) return setsWorth(this.table, valueOf(card));
    return this.table.length > 0 ? [this.table] : [];
  }

  moves(): WrittenMove[] {
    const seat = this.turn;
    const tries = this.hands[seat]!.flatMap((card) => [
      {seat, type: 'play', card},
      ...this.#setsFor(card).map((set) => {
        return {seat, type: 'play', card, takes: inOrder(set, SCOPA_RANKS).join(' ')};
      }),
    ]);
    return tries.filter((move) => this.forbidding(move).length === 0);
  }

  play({seat, card, takes}: WrittenMove): void {
    const taken = cardsIn(takes);
    const side = seat % 2;
    this.hands[seat] = without(this.hands[seat]!, [card!]);
    this.turn = (seat + 1) % this.hands.length;
    const veryLast = this.over && this.stock.length === 0;
    if (taken.length === 0) this.table.push(card!);
    else {
      this.table = without(this.table, taken);
      this.piles[side]!.push(card!, ...taken);
      this.last = side;
      const counts = !this.#rakes(card!) && (this.options.lastScopa || !veryLast);
      if (this.table.length === 0 && counts) this.scopas[side]!++;
    }
    if (veryLast) this.#sweepUp();
    else if (this.over) this.#dealRound();
  }

  #sweepUp(): void {
    if (this.last === undefined) return;
    this.piles[this.last]!.push(...this.table);
    this.table = [];
  }

  clone(): PlainScopa {
    const copy = new PlainScopa(this.options, this.dealer, this.pack);
    copy.hands = this.hands.map((hand) => [...hand]);
    copy.table = [...this.table];
    copy.stock = [...this.stock];
    copy.turn = this.turn;
    copy.piles = this.piles.map((pile) => [...pile]);
    copy.scopas = [...this.scopas];
    copy.last = this.last;
    return copy;
  }

  /** Returns the number of matching cards in each side's pile. */
  #count(such: (card: string) => boolean): number[] {
    return this.piles.map((pile) => pile.filter(such).length);
  }

  /** Final counts of the deal. */
  get end() {
    if (this.redeal) return {redeal: true};
    return {
      cards: this.#count(() => true),
      sevens: this.#count((card) => card.startsWith('7')),
      sixes: this.#count((card) => card.startsWith('6')),
      diamonds: this.#count((card) => card.endsWith('D')),
      scopas: this.scopas,
      primes: this.piles.map(primeOf),
    };
  }

  get lines(): WrittenLine[] {
    const {end} = this;
    if (end.redeal) return SIDES.map((side) => ({rule: 'scopa.redeal', side, points: 0}));
    const most = (rule: string, ...counts: (readonly number[])[]): WrittenLine[] => {
      const unequal = counts.find(([first, second]) => first !== second);
      return unequal ? [{rule, side: unequal[0]! > unequal[1]! ? 0 : 1, points: 1}] : [];
    };
    const seven = this.#count((card) => card === '7D');
    return [
      ...(this.options.sevens === 'most' ? most('scopa.most-sevens', end.sevens!, end.sixes!) : []),
      ...(this.options.sevens === 'primiera' ? most('scopa.primiera', end.primes!) : []),
      ...(this.options.settebello ? most('scopa.settebello', seven) : []),
      ...most('scopa.most-diamonds', end.diamonds!),
      ...most('scopa.most-cards', end.cards!),
      ...SIDES.filter((side) => this.scopas[side]! > 0).map((side) => {
        return {rule: 'scopa.scopa', side, points: this.scopas[side]!};
      }),
    ];
  }

  get marks(): number[] {
    return SIDES.map((side) =>
      this.lines.filter((line) => line.side === side).reduce((sum, {points}) => sum + points, 0),
    );
  }
}
