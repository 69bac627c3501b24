import {suitIndex, suitOf, type Card} from '@cartavola/engine';
import {pointsOf, powerIn, type CapodamaView, type Trick} from '@cartavola/engine/games/capodama/rules.js';
import type {Beliefs} from './beliefs.js';
import {forecast} from './forecast.js';
import {WEIGHTS} from './weights.js';
import {worthOf} from './worth.js';

/** Probability below which the trick counts as lost for the side. */
const SURELY_LOST = 0.02;

/** Evaluates a play: the expected gain from the trick with this card, minus the card's future value. */
export function judgePlay(card: Card, view: CapodamaView, beliefs: Beliefs): number {
  const {me} = beliefs;
  const trick: Trick = {leader: view.trick.cards.length ? view.trick.leader : me, cards: [...view.trick.cards, card]};
  const {ours, gain} = forecast(trick, view, beliefs);
  // The mistakes that people notice most are leading points that a higher card can beat, and losing points needlessly.
  const fear =
    trick.cards.length === 1 ? WEIGHTS.caution * dangerOf(card, view, beliefs) : ours < SURELY_LOST ? WEIGHTS.waste : 0;
  return gain - fear * pointsOf(card, view.doubled) - worthOf(card, view, beliefs);
}

/** Probability that an opponent has a higher card of the suit led. It counts twice in the doubled suit. */
function dangerOf(card: Card, {doubled, fourth}: CapodamaView, {unseen, against}: Beliefs): number {
  const led = suitIndex(card);
  const power = powerIn(card, led, fourth);
  const higher = unseen.filter((other) => suitIndex(other) === led && powerIn(other, led, fourth) > power);
  const none = higher.reduce((chance, other) => chance * (1 - against.get(other)!), 1);
  return (1 - none) * (suitOf(card) === doubled ? 2 : 1);
}
