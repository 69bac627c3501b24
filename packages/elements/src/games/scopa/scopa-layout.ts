import {suitOf, type Card, type Fact, type Move, type Seat, usualOptions} from '@cartavola/engine';
import {
  mayComplete,
  PRIME,
  scopaRules,
  SETTEBELLO,
  VALUE,
  valueOf,
  type ScopaView,
} from '@cartavola/engine/games/scopa/rules.js';
import type {ScopaWords} from '@cartavola/words/games/scopa/scopa-words.js';
import {loadScopaWords} from '@cartavola/words/games/scopa/load-scopa.js';
import type {Activation, MoveButton, Layout, Prompt} from '../../table/layout.js';
import {bottomSeat, partiesInOrder, whoHas, whoIs} from '../../table/scene/scene.js';
import {ambiguous, inOrderOfPlay, isTaking, partyOf, setsFor} from './scopa-cards.js';
import {renderCorner, renderMiddle, renderPile, renderPiles, renderSet} from './scopa-parts.js';
import type {ScopaScene} from './scopa-scene.js';
import {lastPlaySentence, sentenceOf} from './scopa-sentences.js';

const HAND_SIZE = 3;
const CARDS = 40;
const DEALT_TO_TABLE = 4;

export const scopaLayout: Layout<ScopaView, ScopaWords> = {
  game: scopaRules,
  fallback: usualOptions(scopaRules),
  parties: ({players}) =>
    players === 4
      ? [
          [0, 2],
          [1, 3],
        ]
      : [[0], [1]],
  loadWords: loadScopaWords,
  loadGame: async () => (await import('@cartavola/engine/games/scopa/scopa.js')).scopa,
  loadCoach: async (...asked) =>
    (await import('@cartavola/words/games/scopa/load-scopa-coach.js')).loadScopaCoach(...asked),
  loadMoments: async () => (await import('./end/scopa-moments.js')).scopaMoments,
  loadScore: async () => (await import('./end/scopa-score.js')).scopaScore,

  title: (words) => words.title,
  progress({view, words}) {
    const each = HAND_SIZE * view.hands.length;
    const of = (CARDS - DEALT_TO_TABLE) / each;
    return view.over || view.position ? '' : words.handOf(of - Math.floor(view.stock / each), of);
  },
  target: (view) => view.options.target,

  sortHand: (cards) => [...cards].sort((a, b) => VALUE[a]! - VALUE[b]! || a - b),
  moveFor,
  activate,
  worth: ({view, words}, card) =>
    words.worth({
      value: VALUE[card]!,
      prime: view.options.sevens === 'primiera' ? PRIME[card]! : undefined,
      settebello: card === SETTEBELLO && view.options.settebello,
      diamond: suitOf(card) === 'D',
      seven: view.options.sevens === 'most' && VALUE[card] === 7,
    }),

  effect(scene, card) {
    const sets = setsFor(scene, card).map((set) => inOrderOfPlay(scene.view, set));
    return sets.length > 0 ? scene.words.takes(sets, ambiguous(scene.cards, sets)) : undefined;
  },
  prompt,
  choices(scene) {
    const [played] = scene.picked;
    if (played === undefined) return [];
    const sets = setsFor(scene, played);
    const whole = ambiguous(scene.cards, sets);
    return sets.map((takes): MoveButton => {
      const set = inOrderOfPlay(scene.view, takes);
      return {
        move: {type: 'play', card: played, takes},
        label: scene.words.take(set, whole),
        picture: renderSet(scene, set),
      };
    });
  },

  seat(scene, seat) {
    const {view, words} = scene;
    const side = partyOf(scene, seat);
    // In partnerships, the sides' panel shows the captures, so only the reader's seat repeats them.
    const isTold = scene.parties[side]!.length > 1 && seat !== view.viewer;
    return {
      badges: [],
      ...(!isTold && {
        taken: [words.pileSize(view.piles[side]!.length), words.scopas(view.scopas[side]!.length)],
      }),
      ...(keepsPile(scene.view, seat) && {more: renderPile(scene, side)}),
    };
  },
  captures: true,
  middle: renderMiddle,
  sides: renderPiles,
  corner: renderCorner,
  describe(scene) {
    const {view, words, table, cards} = scene;
    const lying = table.lying(inOrderOfPlay(view, view.table).map((card) => cards.name(card)));
    const piles = partiesInOrder(scene).map((side) =>
      words.pileOf(whoHas(scene, side), view.piles[side]!.length, view.scopas[side]!.length),
    );
    return [lying, ...piles, `${words.stock(view.stock)}.`].join(' ');
  },
  sentence: (fact: Fact<ScopaView>, scene) => sentenceOf(fact, scene),
  refusal({rule, cards}, {words}, {card, takes = []}) {
    if (card === undefined) return undefined;
    return words.refusal(rule, card, VALUE[card]!, takes, valueOf(takes), cards);
  },
};

/**
 * Returns whether a seat shows its side's pile. Only the seat at the bottom and the one to its left do, one for each
 * side.
 */
const keepsPile = (view: ScopaView, seat: Seat): boolean =>
  seat === bottomSeat(view) || seat === (bottomSeat(view) + 1) % view.hands.length;

/** Returns the selected table cards after toggling one of them. */
function toggled({picked}: ScopaScene, card: Card): Card[] {
  const [, ...taken] = picked;
  return taken.includes(card) ? taken.filter((one) => one !== card) : [...taken, card];
}

/**
 * Returns the move to check against the rules for a card. For a card in the hand, this is any move with it. For a card
 * on the table, it is the capture of the selected set, or any move with the card to play while that set can still be
 * completed.
 */
function moveFor(scene: ScopaScene, card: Card): Move {
  const {view, moves, picked} = scene;
  const [played] = picked;
  const any = (one: Card): Move => moves.find((move) => move.card === one) ?? {type: 'play', card: one};
  if (played === undefined || !view.table.includes(card)) return any(card);
  const takes = toggled(scene, card);
  return mayComplete(played, takes, view.table) ? any(played) : {type: 'play', card: played, takes};
}

/**
 * Selects a card in the hand that has several possible captures, then cards on the table until they form a complete
 * set. Plays any other card at once.
 */
function activate(scene: ScopaScene, card: Card): Activation {
  const {view, picked} = scene;
  const [played] = picked;
  if (played !== undefined && view.table.includes(card)) {
    const takes = toggled(scene, card);
    return mayComplete(played, takes, view.table)
      ? {picked: [played, ...takes]}
      : {move: {type: 'play', card: played, takes}};
  }
  if (card === played) return {picked: []};
  return setsFor(scene, card).length > 1 ? {picked: [card]} : {move: moveFor(scene, card)};
}

function prompt(scene: ScopaScene): Prompt {
  const {view, words, table, actor, picked} = scene;
  const [played] = picked;
  const detail = lastPlaySentence(scene);
  const [turn] = view.turn;
  if (turn === undefined) {
    const taker = isTaking(view)?.seat;
    if (taker !== undefined) return {title: table.tookTrick(whoIs(scene, taker)), detail: detail ?? ''};
    return {title: view.stock > 0 ? words.newCards : table.dealOver, detail: detail ?? ''};
  }
  if (played !== undefined) {
    const sets = setsFor(scene, played).map((set) => inOrderOfPlay(view, set));
    return {title: words.takeQuestion(played), detail: words.takeDetail(sets, ambiguous(scene.cards, sets))};
  }
  return {
    title: table.turn(whoIs(scene, turn)),
    detail: detail ?? (actor === undefined ? '' : words.playDetail),
  };
}
