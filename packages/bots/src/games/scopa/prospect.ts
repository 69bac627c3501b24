import {scopaRules} from '@cartavola/engine/games/scopa/rules.js';
import type {ScopaDeal} from '@cartavola/engine/games/scopa/scopa.js';
import {describeHand, FEATURES} from './hand-features.js';
import {PARTS, WEIGHTS} from './prospect-weights.js';

/** Number of neurons in the hidden layer. */
export const HIDDEN = 16;

/** Number of weights of a neuron: one for each feature, and its bias. */
const EACH = FEATURES + 1;

// A network of rectified linear units (ReLU), plus a linear term. It only uses sums and products, so results are the
// same on every machine.
const NETWORK = Float64Array.from(WEIGHTS, (weight) => weight / PARTS);
const OUT = HIDDEN * EACH;
const LINEAR = OUT + HIDDEN;
const VALUES = new Float64Array(FEATURES);

/** Names of the options that turn on a variant. */
const VARIANTS = scopaRules.options.filter(({fallback}) => fallback === false).map(({name}) => name);

/**
 * True if the network applies: Scopa for two with the settebello and the primiera, without variants, when hands have
 * just been dealt.
 */
export const isForeseen = ({seats, options, justDealt, over}: ScopaDeal): boolean =>
  justDealt &&
  !over &&
  seats === 2 &&
  options.settebello &&
  options.sevens === 'primiera' &&
  !VARIANTS.some((name) => options[name]);

/**
 * Predicts the lead of side 0 in points at the end of the deal, when hands have just been dealt, from public
 * information. Fitted to the results of deals between players that solve the last hand
 * (`node tools/run.mjs lab/fit-scopa`).
 */
export function prospectOf(deal: ScopaDeal): number {
  describeHand(deal, VALUES);
  let sum = NETWORK[LINEAR + FEATURES]!;
  for (let place = 0; place < FEATURES; place++) sum += NETWORK[LINEAR + place]! * VALUES[place]!;
  for (let neuron = 0, at = 0; neuron < HIDDEN; neuron++, at += EACH) {
    let excited = NETWORK[at + FEATURES]!;
    for (let place = 0; place < FEATURES; place++) excited += NETWORK[at + place]! * VALUES[place]!;
    if (excited > 0) sum += NETWORK[OUT + neuron]! * excited;
  }
  const {scopas, turn} = deal;
  return scopas[0].length - scopas[1].length + (turn === 0 ? sum : -sum);
}
