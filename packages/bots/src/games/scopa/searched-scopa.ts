import {sampleDeal, type ScopaDeal} from '@cartavola/engine/games/scopa/scopa.js';
import {VALUE, type ScopaView} from '@cartavola/engine/games/scopa/rules.js';
import {compressed} from '../../search/compressed.js';
import type {SearchedGame} from '../../search/searched-game.js';
import {traitsOf} from './traits.js';
import {look} from './look.js';
import {isForeseen} from './prospect.js';
import {solvingScopa} from './solve-scopa.js';
import {standingOf} from './standing.js';
import {undominated} from './twins.js';

/** Lead in points beyond which the reward of an unfinished search grows more slowly. */
const USUAL_LEAD = 4;

/** Points that correspond to a reward of 1. */
const SCALE = 2 * USUAL_LEAD;

/**
 * Number of plays after which a playout ends as soon as new hands have been dealt, unless a forecast is possible
 * earlier.
 */
const FURTHER = 6;

/** Reward for a lead in points. It is from 0 to 1 for usual leads, and every point counts. */
const rewardOf = (lead: number): number => 0.5 + lead / SCALE;

/** Scopa's definition for the search. */
export const searchedScopa: SearchedGame<ScopaView, ScopaDeal> = {
  sample: sampleDeal,
  scale: SCALE,
  rewards(deal) {
    const reward = rewardOf(compressed(standingOf(deal), USUAL_LEAD));
    return deal.seats === 2 ? [reward, 1 - reward] : [reward, 1 - reward, reward, 1 - reward];
  },
  sure: 0.5,
  worthMention: 0.25,
  points: ({hands, score}) => hands.map((_, seat) => score!.marks![seat % 2]!),
  sides: ({hands}) => hands.map((_, seat) => seat % 2),
  // End playouts when new hands have just been dealt, because their cards are random.
  isFarEnough: (deal, played) => deal.justDealt && (played > FURTHER || isForeseen(deal)),
  trust: 0.3,
  ending: {
    isNear: ({stock}) => stock === 0,
    // Every card that isn't in view is in the other player's hand.
    isCertain: ({stock, hands}) => stock === 0 && hands.length === 2,
    effort: () => 12,
    solve: (deal) => solvingScopa(deal),
    reward: rewardOf,
  },
  thoughtful: 200,
  forgotten: (view) => ({...view, plays: view.plays.slice(-view.hands.length), piles: [[], []]}),
  undominated,
  traits: traitsOf,
  style: (_, {card, takes = []}) => ({high: VALUE[card!]! / 10, gain: takes.length / 4}),
  look,
  doubt: 3.8,
};
