import {formatCard, sideOf, suitOf, UNKNOWN, type Card, type Fact} from '@cartavola/engine';
import {capraRules, pointsOf, type CapraView} from '@cartavola/engine/games/capra/rules.js';
import {loadCapraWords, type CapraWords} from '@cartavola/words/games/capra/load-capra.js';
import {spot} from '../card-table/flights.js';
import type {LastTrick, Layout, Prompt} from '../card-table/layout.js';
import type {Flights} from '../motion.js';
import {HAND_SUITS} from '../card-table/signs.js';
import {whoIs, type Stage} from '../card-table/stage.js';
import {bestSeat, foldKey} from './capra-pairs.js';
import {renderMiddle, renderScoreBody, renderSides, sayFold, sumOf} from './capra-parts.js';
import {activate, canBeat, choices, chosenIn, moveFor, questionOf} from './capra-picks.js';
import {sentenceOf} from './capra-sentences.js';

type CapraStage = Stage<CapraView, CapraWords>;

export const capraLayout: Layout<CapraView, CapraWords> = {
  game: capraRules,
  fallback: {},
  parties: () => [
    [0, 2],
    [1, 3],
  ],
  loadWords: loadCapraWords,
  loadCoach: async (...asked) =>
    (await import('@cartavola/words/games/capra/load-capra-coach.js')).loadCapraCoach(...asked),

  title: (words) => words.title,
  progress: ({view, words}) => (view.over ? '' : words.trick(view.tricks.length + 1)),
  target: (view) => view.options['target'] as number,
  ends: (words, target) => words.goatAt(target),

  sortHand(cards, {trump}) {
    const place = (card: Card): number => (suitOf(card) === trump ? -1 : HAND_SUITS.indexOf(suitOf(card)));
    return [...cards].sort((a, b) => place(a) - place(b) || capraRules.compare(a, b));
  },
  moveFor,
  activate,
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
  score(stage) {
    const {title, detail} = outcome(stage);
    return {title, body: renderScoreBody(stage, detail), spoken: `${title}. ${detail}`};
  },
  matchTitle({standing, words}) {
    const {goat, eggs = false} = standing.result!;
    return words.goat(standing.parties[goat!]!, eggs);
  },
  sentence: (fact: Fact<CapraView>, stage) => sentenceOf(fact, stage),
  flights: (fact) => flightsOf(fact),
  refusal: ({rule}, {view, words}) => words.refusal(rule, view.best),
};

function prompt(stage: CapraStage): Prompt {
  const {view, words, table} = stage;
  if (view.over) return {title: table.dealOver, detail: ''};
  const question = questionOf(stage);
  if (question === 'settle') return {title: words.firstQuestion, detail: words.firstDetail};
  if (question === 'enter') return {title: words.enterQuestion, detail: words.enterDetail};
  if (view.settling) {
    return {title: words.settlingTitle, detail: words.settlingDetail(view.part === 'asked' ? undefined : view.part)};
  }
  const [turn] = view.turn;
  // The trick is complete and can be looked at.
  if (turn === undefined) return {title: table.tookTrick(whoIs(stage, bestSeat(view))), detail: ''};
  if (question === undefined) {
    return {
      title: table.turn(whoIs(stage, turn)),
      detail: view.best.length > 0 ? words.waitingDetail(view.best) : '',
    };
  }
  return question === 'lead' ? leadPrompt(stage) : answerPrompt(stage);
}

function leadPrompt({picked, words, table}: CapraStage): Prompt {
  if (picked.length === 0) return {title: table.turn(undefined), detail: words.leadDetail};
  return {title: words.leadChosen(picked.length), detail: words.leadMore};
}

function answerPrompt(stage: CapraStage): Prompt {
  const {view, words, table} = stage;
  const chosen = chosenIn(stage);
  const of = view.best.length;
  const detail = words.answerDetail(view.best);
  if (chosen.length === 0) return {title: table.turn(undefined), detail};
  if (chosen.length < of) return {title: words.chosen(chosen.length, of), detail};
  return {title: words.answerChosen(canBeat(view, chosen)), detail};
}

function lastTrick({tricks}: CapraView): LastTrick | undefined {
  const trick = tricks.at(-1);
  if (!trick) return undefined;
  const all = trick.plays.flatMap(({seat, cards}) => cards.map((card) => ({seat, card})));
  const isKnown = all.every(({card}) => card !== UNKNOWN);
  return {cards: all, winner: trick.winner, ...(isKnown && {points: sumOf(all.map(({card}) => card))})};
}

function describe(stage: CapraStage): string {
  const {view, table, words} = stage;
  const laid = view.trick.plays.map(({seat, type, cards}) =>
    type === 'fold' ? sayFold(stage, seat, cards) : table.cardBy(whoIs(stage, seat), words.named(cards)),
  );
  return `${table.lying(laid)} ${words.state(view.trump, view.stock)}`;
}

/** How a finished deal went. */
function outcome({view, words, standing}: CapraStage): {readonly title: string; readonly detail: string} {
  const [line] = view.score!.lines;
  const {rule, side, points} = line!;
  const detail = words.scoreDetail(rule, points);
  if (rule === 'capra.eggs') return {title: words.eggs, detail};
  const winners = 1 - side!;
  const you = typeof view.viewer === 'number' ? sideOf(view.viewer) === winners : undefined;
  return {title: words.scoreTitle(you, standing.parties[winners]!), detail};
}

/** Cards are drawn from the stock; those that a claim sends back go to who had played them. */
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
