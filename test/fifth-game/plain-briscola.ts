/**
 * Second implementation of Briscola, plain and slow, written from `rules.md` alone. Cards are strings, and everything
 * is recomputed after each card.
 */
interface PlainState {
  readonly hands: readonly (readonly string[])[];
  readonly turn: number;
  readonly trick: readonly string[];
  readonly stock: readonly string[];
  /** Cards taken, by seat. */
  readonly taken: readonly (readonly string[])[];
  readonly over: boolean;
}

const STRENGTH = '24567JQK3A';
const WORTH: Readonly<Record<string, number>> = {A: 11, '3': 10, K: 4, Q: 3, J: 2};

export const plainPack = (): string[] =>
  ['S', 'H', 'D', 'C'].flatMap((suit) => [...STRENGTH].map((rank) => rank + suit));

/** Returns the total points of the cards. */
const plainPoints = (cards: readonly string[]): number => cards.reduce((sum, card) => sum + (WORTH[card[0]!] ?? 0), 0);

/** Returns the winner of the trick, counted from the leader. */
function winnerOf(trick: readonly string[], trump: string): number {
  const suit = trick.some((card) => card[1] === trump) ? trump : trick[0]![1]!;
  const rivals = trick.filter((card) => card[1] === suit);
  rivals.sort((a, b) => STRENGTH.indexOf(b[0]!) - STRENGTH.indexOf(a[0]!));
  return trick.indexOf(rivals[0]!);
}

/** Returns the state of a deal after the given cards. */
export function plainDeal(
  seats: number,
  dealer: number,
  pack: readonly string[],
  plays: readonly string[],
): PlainState {
  const hands: string[][] = Array.from({length: seats}, () => []);
  const taken: string[][] = Array.from({length: seats}, () => []);
  const rest = [...pack];
  for (let round = 0; round < 3; round++) {
    for (let place = 1; place <= seats; place++) hands[(dealer + place) % seats]!.push(rest.shift()!);
  }
  const turnedUp = rest.shift()!;
  const stock = [...rest, turnedUp];
  let leader = (dealer + 1) % seats;
  let trick: string[] = [];
  for (const card of plays) {
    const hand = hands[(leader + trick.length) % seats]!;
    if (!hand.includes(card)) throw new Error(`${card} is not in the hand of the player to act`);
    hand.splice(hand.indexOf(card), 1);
    trick.push(card);
    if (trick.length < seats) continue;
    leader = (leader + winnerOf(trick, turnedUp[1]!)) % seats;
    taken[leader]!.push(...trick);
    trick = [];
    for (let place = 0; place < seats && stock.length > 0; place++)
      hands[(leader + place) % seats]!.push(stock.shift()!);
  }
  const over = plays.length === 40;
  return {hands, turn: (leader + trick.length) % seats, trick, stock, taken, over};
}

/** Returns the points and marks of a finished deal, by side. */
export function plainScore({taken}: PlainState): {points: number[]; marks: number[]} {
  const points = [0, 1].map((side) => plainPoints(taken.filter((_, seat) => seat % 2 === side).flat()));
  return {points, marks: points.map((sum) => (sum > 60 ? 1 : 0))};
}
