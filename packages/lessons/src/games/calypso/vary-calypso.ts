import {shuffled, type Random} from '@cartavola/engine';
import type {StepScript} from '../../step.js';

const RANKS = 'AKQJT98765432'.split('');

/** Draws `count` random ranks, highest first. */
const ranksIn = (random: Random, count: number): readonly string[] => {
  const drawn = shuffled(RANKS, random, count);
  return RANKS.filter((rank) => drawn.includes(rank));
};

type Written = Pick<StepScript, 'position' | 'goal'>;

/** Rewrites a step that depends on counts, or on the highest of several cards. */
export function vary({id, goal, position}: StepScript, random: Random): Written | undefined {
  if (goal?.startsWith('worth=') === true) return worth(goal, position, random);
  if (goal?.startsWith('dealt=') === true) return {goal: `dealt=${random.below(4)}`};
  if (id === 'lead-alone') {
    const [high, some, more, low, led] = ranksIn(random, 5);
    return {
      position: {hand: `8S QH ${high}C ${low}C`, trick: `${led}C ${some}C ${more}C`},
      goal: `follows keeps=${high}C`,
    };
  }
  if (id === 'overruff-last') {
    const [high, middle, ruff, low] = ranksIn(random, 4);
    const isFree = goal === 'follows loses';
    return {
      position: {hand: `${high}H ${middle}H ${low}H TC`, trick: `9D ${ruff}S AD`},
      goal: isFree ? goal : `keeps=${high}H`,
    };
  }
  return undefined;
}

/** Changes the number of cards in the incomplete calypso, and the number of discards. */
function worth(goal: string, position: StepScript['position'], random: Random): Written {
  const [mine, ...others] = goal.slice('worth='.length).split('+');
  const [done, , , revokes] = mine!.split(',');
  const cards = 2 + random.below(9);
  const building = RANKS.slice(-cards).map((rank) => `${rank}H`);
  return {
    position: {...position, calypsos: `${building.join(' ')}///`},
    goal: `worth=${[[done, cards, 2 + random.below(10), revokes].join(), ...others].join('+')}`,
  };
}
