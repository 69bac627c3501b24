import {formatCard, rankOf, suitOf, type Card, type View} from '@cartavola/engine';
import type {CalypsoView} from '@cartavola/engine/games/calypso/calypso.js';
import type {CapodamaView} from '@cartavola/engine/games/capodama/capodama.js';
import type {CapraView} from '@cartavola/engine/games/capra/capra.js';
import type {ScopaView} from '@cartavola/engine/games/scopa/scopa.js';
import {claimThat} from './claim-that.js';
import {checkFollowing} from './following.js';

/** Invariants of one game, checked on open views. */
interface GameLaws {
  /** Returns every list of cards in the state, except the cards still to be dealt. */
  readonly places: (view: View) => readonly (readonly Card[])[];
  /** Returns the number of cards still to be dealt, which are the last ones in the pack. */
  readonly stock: (view: View) => number;
  /** Throws if one of the game's invariants is violated. */
  readonly check: (view: View) => void;
  /**
   * Throws if the plays so far are impossible. In a sampled world, this also checks what the original view doesn't
   * show.
   */
  readonly checkPast?: (view: View) => void;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Declares a game's laws for its type of view. */
const laws = <V extends View>(own: {
  readonly places: (view: V) => readonly (readonly Card[])[];
  readonly stock: (view: V) => number;
  readonly check: (view: V) => void;
  readonly checkPast?: (view: V) => void;
}): GameLaws => own as unknown as GameLaws;

const IN_CAPODAMA: Readonly<Record<string, number>> = {A: 11, 7: 7, J: 5, K: 4, Q: 3};
const IN_CAPRA: Readonly<Record<string, number>> = {A: 11, T: 10, K: 4, Q: 3, J: 2};

const capodama = laws<CapodamaView>({
  places: ({hands, gifts, handed, trick, tricks}) => [
    ...hands,
    ...(handed ? [] : gifts.map((given) => given.map(({card}) => card))),
    trick.cards,
    ...tricks.map(({cards}) => cards),
  ],
  stock: ({stock}) => stock,
  check({tricks, points, doubled, over}) {
    const worth = (card: Card): number => (IN_CAPODAMA[rankOf(card)] ?? 0) * (suitOf(card) === doubled ? 2 : 1);
    const taken = points.map(() => 0);
    for (const {cards, winner} of tricks) taken[winner]! += sum(cards.map(worth));
    claimThat(taken.join() === points.join(), () => `the points by seat are ${points.join()}, not ${taken.join()}`);
    claimThat(!over || sum(points) === 150, () => `the points are ${sum(points)} in all, not 150`);
  },
  checkPast: ({tricks, trick, hands, fourth, options}) =>
    checkFollowing({
      tricks: [...tricks, trick],
      hands,
      isFree: (card) => card === fourth || ['AH', '7H', 'QH'].includes(formatCard(card)),
      redealt: (options['players'] as number) < 3 ? 8 : undefined,
    }),
});

const scopa = laws<ScopaView>({
  places: ({hands, table, piles}) => [...hands, table, ...piles],
  stock: ({stock}) => stock,
  check({scopas, piles, over, score}) {
    const inPile = scopas.every((made, side) => made.every((card) => piles[side]!.includes(card)));
    claimThat(inPile, () => 'a card that made a scopa is not in the pile of its side');
    if (!over) return;
    const told = sum(score!.lines.map(({rule, points}) => (rule === 'scopa.scopa' ? points : 0)));
    claimThat(
      told === sum(scopas.map(({length}) => length)),
      () => `${told} scopas are reported, but others were made`,
    );
  },
});

const capra = laws<CapraView>({
  places: ({hands, trick, tricks}) => [
    ...hands,
    ...[trick, ...tricks].flatMap(({plays}) => plays.map(({cards}) => cards)),
  ],
  stock: ({stock}) => stock,
  check({tricks, over, score}) {
    if (!over) return;
    const points = [0, 0];
    for (const {plays, winner} of tricks) {
      for (const {cards} of plays) points[winner % 2]! += sum(cards.map((card) => IN_CAPRA[rankOf(card)] ?? 0));
    }
    claimThat(sum(points) === 120, () => `the points are ${sum(points)} in all, not 120`);
    const [first, second] = points as [number, number];
    const loser = first === second ? undefined : Number(second < first);
    claimThat(
      score!.lines.every(({rule, side}) => (loser === undefined ? rule === 'capra.eggs' : side === loser)),
      () => `with ${first} to ${second} points the score is ${JSON.stringify(score)}`,
    );
  },
});

const calypso = laws<CalypsoView>({
  places: ({hands, trick, tricks}) => [...hands, trick.cards, ...tricks.map(({cards}) => cards)],
  stock: () => 0,
  check({building, done, discards, gone, tricks, trumps}) {
    const placed = sum(building.map(({length}) => length)) + 13 * sum(done) + sum(discards);
    const taken = gone.length + sum(tricks.map(({cards}) => cards.length));
    claimThat(placed === taken, () => `${taken} cards were taken, and ${placed} are built or discarded`);
    building.forEach((cards, seat) => {
      const own = cards.every((card) => suitOf(card) === trumps[seat]) && new Set(cards).size === cards.length;
      claimThat(own && cards.length < 13, () => `seat ${seat} builds ${cards.map(rankOf).join('')}`);
    });
  },
  checkPast({tricks, trick, hands, options}) {
    if (options['revoke'] === 'prevent') checkFollowing({tricks: [...tricks, trick], hands, isFree: () => false});
  },
});

/** Invariants, keyed by game id. */
export const gameLaws: Readonly<Record<string, GameLaws>> = {capodama, scopa, capra, calypso};
