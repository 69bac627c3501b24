// Second implementation of Capodama, plain and slow, written from the rulebook alone. Cards are strings, hands are
// lists, and every result is recomputed from all the cards.

export interface PlainMove {
  readonly seat: number;
  readonly type: string;
  readonly suit?: string;
  readonly card?: string;
  readonly left?: string;
  readonly right?: string;
}

interface Variant {
  readonly seats: number;
  readonly ranks: string;
  readonly needs: number;
  readonly gifts: 0 | 1 | 2;
  /** Number of cards dealt first. The rest is dealt after the first half. */
  readonly first: number;
}

const ORDER = 'A7JKQT986543';
const POINTS: Readonly<Record<string, number>> = {A: 11, '7': 7, J: 5, K: 4, Q: 3};

/** Variants by number of players. */
export const PLAIN_VARIANTS: Readonly<Record<number, Variant>> = {
  1: {seats: 2, ranks: 'A7JKQT98', needs: 80, gifts: 0, first: 16},
  2: {seats: 2, ranks: 'A7JKQT98', needs: 80, gifts: 0, first: 16},
  3: {seats: 3, ranks: 'A7JKQT', needs: 80, gifts: 0, first: 24},
  4: {seats: 4, ranks: 'A7JKQT98', needs: 82, gifts: 1, first: 32},
  5: {seats: 5, ranks: 'A7JKQT9865', needs: 82, gifts: 1, first: 40},
  6: {seats: 6, ranks: 'A7JKQT986543', needs: 82, gifts: 2, first: 48},
};

const suitOf = (card: string): string => card.charAt(1);

/** All 52 cards, whether in the pack or not. */
export const ANY_CARD: readonly string[] = [...'SHDC'].flatMap((suit) =>
  [...'AKQJT98765432'].map((rank) => rank + suit),
);

export const plainPack = (players: number): string[] =>
  [...'SHDC'].flatMap((suit) => [...PLAIN_VARIANTS[players]!.ranks].map((rank) => rank + suit));

export class PlainDeal {
  readonly players: number;
  readonly variant: Variant;
  readonly dealer: number;
  readonly pack: readonly string[];
  readonly hands: string[][];
  readonly capo: number;
  doubled = '';
  fourth = '';
  /** Laid-down gifts, by seat. */
  readonly gifts = new Map<number, PlainMove>();
  /** Seats that held a partner card (`dama`, `king`) when play started. */
  partners: number[] = [];
  leader: number;
  trick: {readonly seat: number; readonly card: string}[] = [];
  readonly tricks: {readonly winner: number; readonly cards: readonly string[]}[] = [];

  constructor(players: number, dealer: number, pack: readonly string[]) {
    this.players = players;
    this.variant = PLAIN_VARIANTS[players]!;
    this.dealer = dealer;
    this.pack = pack;
    this.hands = Array.from({length: this.variant.seats}, () => []);
    const first = pack.slice(0, this.variant.first);
    if (players === 1) this.hands[0]!.push(first.shift()!);
    this.#dealOut(first);
    this.capo = this.hands.findIndex((hand) => hand.includes('AH'));
    this.leader = this.capo;
  }

  #dealOut(cards: readonly string[]): void {
    cards.forEach((card, place) => this.hands[(this.dealer + 1 + place) % this.variant.seats]!.push(card));
  }

  /** Type of the move that is due. Empty when the deal is over. */
  get due(): string {
    if (!this.doubled) return 'double';
    if (this.players === 3 && !this.fourth) return 'trump';
    if (this.variant.gifts > 0 && this.gifts.size < this.variant.seats) return 'give';
    return this.tricks.length === this.pack.length / this.variant.seats ? '' : 'play';
  }

  get actors(): number[] {
    const seats = [...this.hands.keys()];
    if (this.due === 'double' || this.due === 'trump') return [this.capo];
    if (this.due === 'give') return seats.filter((seat) => !this.gifts.has(seat));
    return this.due ? [(this.leader + this.trick.length) % seats.length] : [];
  }

  #isTrump(card: string): boolean {
    return ['AH', '7H', 'QH', this.fourth].includes(card);
  }

  /** Returns the rules that forbid the move, any of which may be reported, or an empty list if it is legal. */
  forbidding({seat, type, suit, card, left, right}: PlainMove): string[] {
    if (type !== this.due || !type) return ['common.type'];
    if (!this.actors.includes(seat)) return ['common.turn'];
    const hand = this.hands[seat]!;
    if (type === 'double') return ['S', 'D', 'C'].includes(suit!) ? [] : ['capodama.double'];
    if (type === 'trump') {
      // The rulebook doesn't say which rule a card outside the pack breaks.
      if (!plainPack(this.players).includes(card!)) return ['common.card', 'capodama.fourth-trump'];
      return this.#isTrump(card!) ? ['capodama.fourth-trump'] : [];
    }
    if (type === 'give') {
      const given = this.variant.gifts === 2 ? [left!, right!] : [left!];
      if (given.some((one) => !hand.includes(one)) || (given.length === 2 && left === right)) return ['common.card'];
      const seats = this.variant.seats;
      const toCapo = given.filter((_, place) => (place ? seat + seats - 1 : seat + 1) % seats === this.capo);
      return [
        ...(given.includes('AH') ? ['capodama.keep-ace'] : []),
        ...(toCapo.includes('QH') ? ['capodama.dama-not-to-capo'] : []),
        ...(toCapo.includes('KH') && seats === 6 ? ['capodama.king'] : []),
      ];
    }
    if (!hand.includes(card!)) return ['common.card'];
    const led = this.trick[0] && suitOf(this.trick[0].card);
    const asked = hand.filter((one) => suitOf(one) === led);
    if (asked.length === 0 || asked.includes(card!) || this.#isTrump(card!)) return [];
    return asked.every((one) => this.#isTrump(one)) ? ['capodama.no-impasse'] : ['capodama.follow'];
  }

  /** Finds every legal move of a seat by trying all moves. */
  legal(seat: number): PlainMove[] {
    const hand = this.hands[seat]!;
    const tries: Readonly<Record<string, () => PlainMove[]>> = {
      double: () => [...'SHDC'].map((suit) => ({seat, type: 'double', suit})),
      trump: () => ANY_CARD.map((card) => ({seat, type: 'trump', card})),
      give: () =>
        this.variant.gifts === 2
          ? hand.flatMap((left) => hand.map((right) => ({seat, type: 'give', left, right})))
          : hand.map((left) => ({seat, type: 'give', left})),
      play: () => hand.map((card) => ({seat, type: 'play', card})),
    };
    return (tries[this.due]?.() ?? []).filter((move) => this.forbidding(move).length === 0);
  }

  play(move: PlainMove): void {
    const {seat, type} = move;
    if (type === 'double') this.doubled = move.suit!;
    if (type === 'trump') this.fourth = move.card!;
    if (type === 'give') this.#give(move);
    if (type === 'play') this.#playCard(seat, move.card!);
    if (this.due === 'play' && this.tricks.length === 0 && this.trick.length === 0) this.#startPlay();
  }

  #take(seat: number, card: string): void {
    this.hands[seat]!.splice(this.hands[seat]!.indexOf(card), 1);
  }

  #give(move: PlainMove): void {
    const given = move.right ? [move.left!, move.right] : [move.left!];
    for (const card of given) this.#take(move.seat, card);
    this.gifts.set(move.seat, move);
    const seats = this.variant.seats;
    if (this.gifts.size < seats) return;
    for (const {seat, left, right} of this.gifts.values()) {
      this.hands[(seat + 1) % seats]!.push(left!);
      if (right) this.hands[(seat + seats - 1) % seats]!.push(right);
    }
  }

  #startPlay(): void {
    const makers = this.players === 6 ? ['AH', 'QH', 'KH'] : this.players >= 4 ? ['AH', 'QH'] : ['AH'];
    this.partners = [...this.hands.keys()].filter((seat) => makers.some((card) => this.hands[seat]!.includes(card)));
  }

  #playCard(seat: number, card: string): void {
    this.#take(seat, card);
    this.trick.push({seat, card});
    if (this.trick.length < this.variant.seats) return;
    this.leader = this.#winner();
    this.tricks.push({winner: this.leader, cards: this.trick.map((one) => one.card)});
    this.trick = [];
    const halfway = this.hands.every((hand) => hand.length === 0) && this.due === 'play';
    if (halfway) this.#dealOut(this.pack.slice(this.variant.first));
  }

  #winner(): number {
    const holder = (card: string): number | undefined => this.trick.find((one) => one.card === card)?.seat;
    const led = suitOf(this.trick[0]!.card);
    const wins = ['AH', '7H', 'QH', this.fourth, ...[...ORDER].map((rank) => rank + led)];
    return wins.map(holder).find((seat) => seat !== undefined)!;
  }

  pointsOf(card: string): number {
    return (POINTS[card.charAt(0)] ?? 0) * (suitOf(card) === this.doubled ? 2 : 1);
  }

  get points(): number[] {
    return [...this.hands.keys()].map((seat) =>
      this.tricks
        .filter(({winner}) => winner === seat)
        .flatMap(({cards}) => cards)
        .reduce((sum, card) => sum + this.pointsOf(card), 0),
    );
  }

  /** Score lines of a finished deal: one for each winner, by seat. */
  get lines(): {readonly rule: string; readonly seat: number; readonly points: number}[] {
    const took = this.points.reduce((sum, points, seat) => sum + (this.partners.includes(seat) ? points : 0), 0);
    const wins = took >= this.variant.needs && (this.players > 1 || took <= 85);
    const sweep = wins && took === 150;
    return [...this.hands.keys()]
      .filter((seat) => this.partners.includes(seat) === wins)
      .map((seat) => ({rule: sweep ? 'capodama.sweep' : 'capodama.win', seat, points: sweep ? 2 : 1}));
  }

  get marks(): number[] {
    return [...this.hands.keys()].map((seat) => this.lines.find((line) => line.seat === seat)?.points ?? 0);
  }
}

/** Winner of the match with these totals, or undefined while it continues. */
export function plainWinner(totals: readonly number[], target: number): number | undefined {
  const best = totals.filter((total) => totals.every((other) => other <= total));
  return best.length === 1 && best[0]! >= target ? totals.indexOf(best[0]!) : undefined;
}
