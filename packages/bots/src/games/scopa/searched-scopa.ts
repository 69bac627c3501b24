import {sampleDeal, type ScopaDeal} from '@cartavola/engine/games/scopa/scopa.js';
import {VALUE, type ScopaView} from '@cartavola/engine/games/scopa/rules.js';
import type {SearchedGame} from '../../search/searched-game.js';
import {traitsOf} from './traits.js';
import {look} from './look.js';
import {isForeseen} from './prospect.js';
import {solvingScopa} from './solve-scopa.js';
import {standingOf} from './standing.js';
import {undominated} from './twins.js';

/** Lead in points beyond which the reward stops growing. */
const MOST = 4;

/**
 * Number of plays after which a playout ends as soon as new hands have been dealt, unless a forecast is possible
 * earlier.
 */
const FURTHER = 6;

/** Reward for a lead in points, from 0 to 1. */
const rewardOf = (lead: number): number => 0.5 + Math.max(-MOST, Math.min(MOST, lead)) / (2 * MOST);

/** Scopa's definition for the search. */
export const searchedScopa: SearchedGame<ScopaView, ScopaDeal> = {
  sample: sampleDeal,
  scale: 2 * MOST,
  rewards(deal) {
    const reward = rewardOf(standingOf(deal));
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
