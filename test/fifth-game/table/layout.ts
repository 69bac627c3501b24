import {lyingIn, playedIn, whoIs, type Layout, type Prompt, type Scene} from '@cartavola/elements/extend.js';
import {suitOf, SUITS} from '@cartavola/engine';
import {bestPlace, compareCards, pointsIn, pointsOf} from '../engine/cards.js';
import {briscolaRules} from '../engine/rules.js';
import type {BriscolaView} from '../engine/view.js';
import {loadBriscolaWords, type BriscolaWords} from '../words/briscola-words.js';
import {renderMiddle, STOCK} from './middle.js';
import {sentenceOf} from './sentences.js';
import {renderSides} from './sides.js';

/** Scene of a Briscola table. */
export type BriscolaScene = Scene<BriscolaView, BriscolaWords>;

const tricksIn = (seats: number): number => 40 / seats;

function promptOf(scene: BriscolaScene): Prompt {
  const {view, words, table, cards, actor} = scene;
  const seat = view.turn[0];
  if (seat === undefined) return {title: words.trump(view.trump), detail: ''};
  const title = table.turn(whoIs(scene, seat));
  if (actor === undefined) return {title, detail: words.waitingDetail(view.trump)};
  const lying = view.trick.cards;
  if (lying.length === 0) return {title, detail: words.leadDetail};
  const best = lying[bestPlace(lying, SUITS.indexOf(view.trump))]!;
  return {title, detail: words.followDetail(cards.the(best), pointsIn(lying))};
}

/** Layout of Briscola: everything that the game adds to the shared table. */
export const briscolaLayout: Layout<BriscolaView, BriscolaWords> = {
  game: briscolaRules,
  fallback: {players: 2, target: 3},
  parties: ({players}) =>
    players === 2
      ? [[0], [1]]
      : [
          [0, 2],
          [1, 3],
        ],
  loadWords: loadBriscolaWords,
  loadScore: async () => (await import('./score.js')).briscolaScore,
  title: ({title}) => title,
  progress: ({view, words}) => {
    const of = tricksIn(view.options.players);
    return words.trick(Math.min(view.tricks.length + 1, of), of);
  },
  target: ({options}) => options.target,
  sortHand: (cards, {trump}) =>
    [...cards].sort((a, b) => Number(suitOf(b) === trump) - Number(suitOf(a) === trump) || compareCards(a, b)),
  moveFor: (_, card) => ({type: 'play', card}),
  worth: ({view, words}, card) => words.worth(pointsOf(card), suitOf(card) === view.trump),
  prompt: promptOf,
  choices: () => [],
  seat: ({view, table}, seat) => {
    const tricks = view.tricks.filter(({winner}) => winner === seat);
    return {
      badges: [],
      taken: [table.pointsShort(pointsIn(tricks.flatMap(({cards}) => cards))), table.tricks(tricks.length)],
    };
  },
  middle: renderMiddle,
  sides: renderSides,
  lastTrick: (view) => {
    const trick = view.tricks.at(-1);
    return trick && {cards: playedIn(view, trick), winner: trick.winner, points: pointsIn(trick.cards)};
  },
  describe: (scene) => {
    const {view, words, cards} = scene;
    const stock = view.stock === 0 ? `${words.lastRound}.` : `${words.stock(view.stock)}.`;
    const open = view.stock > 0 && view.turnedUp !== undefined ? words.turnedUp(cards.the(view.turnedUp)) : '';
    return [lyingIn(scene, view.trick), `${words.trump(view.trump)}.`, open, stock].filter(Boolean).join(' ');
  },
  sentence: sentenceOf,
  // Drawn cards come from the stock. All others move between the seats.
  flights: ({type}) => (type === 'drawn' ? {from: () => STOCK, to: () => undefined} : undefined),
  refusal: () => undefined,
};
