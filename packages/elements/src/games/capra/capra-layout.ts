import {formatCard, suitOf, UNKNOWN, type Card, type Fact} from '@cartavola/engine';
import {capraRules, pointsOf, type CapraView} from '@cartavola/engine/games/capra/rules.js';
import type {CapraWords} from '@cartavola/words/games/capra/capra-words.js';
import {loadCapraWords} from '@cartavola/words/games/capra/load-capra.js';
import {spot} from '../../table/scene/flights.js';
import type {LastTrick, Layout, Prompt} from '../../table/layout.js';
import type {Flights} from '../../motion/motion.js';
import {HAND_SUITS} from '../../table/render/signs.js';
import {whoIs} from '../../table/scene/scene.js';
import {bestSeat, foldKey} from './capra-pairs.js';
import {renderMiddle, renderSides, sayFold, sumOf, takenBy} from './capra-parts.js';
import {activate, canBeat, choices, chosenIn, moveFor, decisionOf, drop} from './capra-picks.js';
import type {CapraScene} from './capra-scene.js';
import {sentenceOf} from './capra-sentences.js';

export const capraLayout: Layout<CapraView, CapraWords> = {
  game: capraRules,
  fallback: {},
  parties: () => [
    [0, 2],
    [1, 3],
  ],
  loadWords: loadCapraWords,
  loadGame: async () => (await import('@cartavola/engine/games/capra/capra.js')).capra,
  loadCoach: async (...asked) =>
    (await import('@cartavola/words/games/capra/load-capra-coach.js')).loadCapraCoach(...asked),
  loadMoments: async () => (await import('./end/capra-moments.js')).capraMoments,
  loadScore: async () => (await import('./end/capra-score.js')).capraScore(takenBy),

  title: (words) => words.title,
  progress: ({view, words}) => (view.over ? '' : words.trick(view.tricks.length + 1)),
  target: (view) => view.options.target,
  ends: (words, target) => words.goatAt(target),

  sortHand(cards, {trump}) {
    const place = (card: Card): number => (suitOf(card) === trump ? -1 : HAND_SUITS.indexOf(suitOf(card)));
    return [...cards].sort((a, b) => place(a) - place(b) || capraRules.compare(a, b));
  },
  moveFor,
  activate,
  drop,
  worth: ({view, words}, card) => words.worth({points: pointsOf[card]!, trump: suitOf(card) === view.trump}),
  prompt,
  choices,
  seat({view, table}, seat) {
    const tricks = view.tricks.filter(({winner}) => winner === seat).length;
    return {badges: [], taken: [table.tricks(tricks), '']};
  },
  middle: renderMiddle,
  sides: renderSides,
  lastTrick,
  describe,
  sentence: (fact: Fact<CapraView>, scene) => sentenceOf(fact, scene),
  flights: (fact) => flightsOf(fact),
  refusal: ({rule}, {view, words}) => words.refusal(rule, view.best),
};

function prompt(scene: CapraScene): Prompt {
  const {view, words, table} = scene;
  const decision = decisionOf(scene);
  if (decision === 'settle') return {title: words.firstQuestion, detail: words.firstDetail};
  if (decision === 'enter') return {title: words.enterQuestion, detail: words.enterDetail};
  if (view.settling) {
    return {title: words.settlingTitle, detail: words.settlingDetail(view.part === 'asked' ? undefined : view.part)};
  }
  const [turn] = view.turn;
  // The complete trick stays visible for a moment. It is empty if a player is entering with four cards.
  if (turn === undefined && view.trick.plays.length === 0) return {title: words.settlingTitle, detail: ''};
  if (turn === undefined) return {title: table.tookTrick(whoIs(scene, bestSeat(view))), detail: ''};
  if (decision === undefined) {
    return {
      title: table.turn(whoIs(scene, turn)),
      detail: view.best.length > 0 ? words.waitingDetail(view.best) : '',
    };
  }
  return decision === 'lead' ? leadPrompt(scene) : answerPrompt(scene);
}

function leadPrompt({picked, words, table}: CapraScene): Prompt {
  if (picked.length === 0) return {title: table.turn(undefined), detail: words.leadDetail};
  return {title: words.leadChosen(picked.length), detail: words.leadMore};
}

function answerPrompt(scene: CapraScene): Prompt {
  const {view, words, table} = scene;
  const chosen = chosenIn(scene);
  const of = view.best.length;
  const detail = words.answerDetail(view.best);
  if (chosen.length === 0) return {title: table.turn(undefined), detail};
  if (chosen.length < of) return {title: words.chosen(chosen.length, of), detail};
  return {title: words.answerChosen(canBeat(view, chosen)), detail: canBeat(view, chosen) ? detail : ''};
}

function lastTrick({tricks}: CapraView): LastTrick | undefined {
  const trick = tricks.at(-1);
  if (!trick) return undefined;
  const all = trick.plays.flatMap(({seat, cards}) => cards.map((card) => ({seat, card})));
  const isKnown = all.every(({card}) => card !== UNKNOWN);
  return {cards: all, winner: trick.winner, ...(isKnown && {points: sumOf(all.map(({card}) => card))})};
}

function describe(scene: CapraScene): string {
  const {view, table, words} = scene;
  const laid = view.trick.plays.map(({seat, type, cards}) =>
    type === 'fold' ? sayFold(scene, seat, cards) : table.cardBy(whoIs(scene, seat), words.named(cards)),
  );
  return `${table.lying(laid)} ${words.state(view.trump, view.stock)}`;
}

/**
 * Returns where cards move from and to. Drawn cards come from the stock, and cards that a claim sends back return to
 * the players who played them.
 */
function flightsOf(fact: Fact<CapraView>): Flights | undefined {
  if (fact.type === 'drawn') return {from: () => 'stock', to: () => undefined};
  if (fact.type !== 'claimed') return undefined;
  const owners = new Map(
    (fact.view.trick.returned ?? []).flatMap(({seat, cards}) =>
      cards.map((card, place) => [card === UNKNOWN ? foldKey(seat, place) : formatCard(card), seat] as const),
    ),
  );
  return {from: () => undefined, to: (key) => spot(owners.get(key))};
}
