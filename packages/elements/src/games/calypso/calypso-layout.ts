import {formatCard, RANKS, suitOf, SUITS, type Card, type Fact} from '@cartavola/engine';
import {
  calypsoRules,
  DEALS,
  linesOf,
  totalsOf,
  type CalypsoOptions,
  type CalypsoView,
} from '@cartavola/engine/games/calypso/rules.js';
import type {CalypsoWords} from '@cartavola/words/games/calypso/calypso-words.js';
import {loadCalypsoWords} from '@cartavola/words/games/calypso/load-calypso.js';
import type {LastTrick, Layout, Prompt} from '../../table/layout.js';
import type {Flights} from '../../motion/motion.js';
import {HAND_SUITS} from '../../table/render/signs.js';
import {bottomSeat, whoIs} from '../../table/scene/scene.js';
import {ledSuit, lyingIn, playedIn} from '../../table/render/trick.js';
import {spot} from '../../table/scene/flights.js';
import {bestSeat, calypsoSpot, discardSpot, renderGrowing, renderMiddle, renderSides} from './calypso-parts.js';
import type {CalypsoScene} from './calypso-scene.js';
import {sidesIn} from './calypso-sides.js';
import {sentenceOf} from './calypso-sentences.js';

export const calypsoLayout: Layout<CalypsoView, CalypsoWords> = {
  game: calypsoRules,
  fallback: {},
  loadWords: loadCalypsoWords,
  loadGame: async () => (await import('@cartavola/engine/games/calypso/calypso.js')).calypso,
  loadCoach: async (...asked) =>
    (await import('@cartavola/words/games/calypso/load-calypso-coach.js')).loadCalypsoCoach(...asked),

  opening: (options: CalypsoOptions, random, you) =>
    options.draw ? import('./draw/calypso-draw.js').then(({drawFor}) => drawFor(random, you)) : undefined,
  loadMoments: async () => (await import('./end/calypso-moments.js')).calypsoMoments(calypsoSpot),
  loadScore: async () => (await import('./end/calypso-score.js')).calypsoScore(sidesIn),

  title: (words) => words.title,
  deals: DEALS,
  progress: ({view, words}) => words.trick(Math.min(view.tricks.length + 1, RANKS.length), RANKS.length),
  totals: (view) => totalsOf(linesOf(view)),
  target: () => 0,

  // The reader's own trumps come first.
  sortHand(cards, view) {
    const own = HAND_SUITS.indexOf(view.trumps[bottomSeat(view)]!);
    const place = (card: Card): number => (HAND_SUITS.indexOf(suitOf(card)) - own + SUITS.length) % SUITS.length;
    return [...cards].sort((a, b) => place(a) - place(b) || a - b);
  },
  moveFor: (_, card) => ({type: 'play', card}),
  worth(scene, card) {
    const {view, words} = scene;
    const owner = view.trumps.indexOf(suitOf(card));
    return words.worth({who: whoIs(scene, owner), lacking: !view.building[owner]!.includes(card)});
  },

  prompt,
  choices: () => [],

  seat(scene, seat) {
    const {view, table} = scene;
    const tricks = view.tricks.filter(({winner}) => winner === seat).length;
    return {
      badges: [],
      taken: [table.tricks(tricks), ''],
      sign: view.trumps[seat]!,
      more: renderGrowing(scene, seat),
    };
  },
  seatsInLines: true,
  middle: renderMiddle,
  sides: renderSides,
  lastTrick,
  describe: (scene) => lyingIn(scene, scene.view.trick),
  sentence: (fact: Fact<CalypsoView>, scene) => sentenceOf(fact, scene),
  flights,
  refusal: ({rule, cards}, {view, words}) => words.refusal(rule, ledSuit(view), cards),
};

function prompt(scene: CalypsoScene): Prompt {
  const {view, table, words, actor, moves} = scene;
  const [turn] = view.turn;
  // The complete trick stays visible for a moment.
  if (turn === undefined) return {title: table.tookTrick(whoIs(scene, bestSeat(view))), detail: ''};
  const led = ledSuit(view);
  const title = table.turn(whoIs(scene, turn));
  if (actor === undefined) return {title, detail: led ? words.playWaitingDetail(led) : ''};
  if (!led) return {title, detail: words.leadDetail(view.trumps[actor]!)};
  const hand = view.hands[actor]!;
  // Rule `calypso.revoke`: a revoke may be allowed, but is never suggested.
  const mayRevoke = moves.length > 1 && hand.some((card) => suitOf(card) === led);
  if (mayRevoke && view.options.revoke === 'penalise') return {title, detail: words.playWaitingDetail(led)};
  const count = hand.filter((card) => moves.some((move) => move.card === card)).length;
  return {title, detail: words.playDetail(led, count, count === hand.length)};
}

function lastTrick(view: CalypsoView): LastTrick | undefined {
  const trick = view.tricks.at(-1);
  return trick && {cards: playedIn(view, trick), winner: trick.winner};
}

/**
 * Returns where a trick's cards move: each to a calypso or a discard pile. Equal cards may have different destinations.
 */
function flights(fact: Fact<CalypsoView>): Flights | undefined {
  if (fact.type !== 'built') return undefined;
  const {placed, discards, seat} = fact;
  const goes = [
    ...placed.flatMap((one) => one.cards.map((card) => ({card, to: calypsoSpot(one.seat)}))),
    ...discards.map((card) => ({card, to: discardSpot(seat)})),
  ];
  return {
    from: () => spot(seat),
    to(key) {
      const next = goes.findIndex(({card}) => formatCard(card) === key);
      return next < 0 ? undefined : goes.splice(next, 1)[0]!.to;
    },
  };
}
