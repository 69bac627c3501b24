import {suitOf, SUITS, type Card, type Fact, type Move, usualOptions} from '@cartavola/engine';
import {
  capodamaRules,
  isTrump,
  packOf,
  pointsOf,
  powerIn,
  variantOf,
  type CapodamaOptions,
  type CapodamaView,
} from '@cartavola/engine/games/capodama/rules.js';
import {capitalised} from '@cartavola/words/language.js';
import type {CapodamaWords} from '@cartavola/words/games/capodama/capodama-words.js';
import {loadCapodamaWords} from '@cartavola/words/games/capodama/load-capodama.js';
import type {MoveButton, LastTrick, Layout, Prompt} from '../../table/layout.js';
import {HAND_SUITS} from '../../table/render/signs.js';
import {bottomSeat, whoIs} from '../../table/scene/scene.js';
import {ledSuit, lyingIn, playedIn} from '../../table/render/trick.js';
import {bestSeat, isWithCapo, renderMiddle, renderSides} from './capodama-parts.js';
import type {CapodamaScene} from './capodama-scene.js';
import {sentenceOf} from './capodama-sentences.js';

export const capodamaLayout: Layout<CapodamaView, CapodamaWords> = {
  game: capodamaRules,
  fallback: usualOptions(capodamaRules),
  // Rule `capodama.solo`: the player also plays the open hand.
  owners: (options: CapodamaOptions) =>
    variantOf(options).open ? [0, 0] : [...Array(variantOf(options).seats).keys()],
  loadWords: loadCapodamaWords,
  loadGame: async () => (await import('@cartavola/engine/games/capodama/capodama.js')).capodama,
  loadCoach: async (...asked) =>
    (await import('@cartavola/words/games/capodama/load-capodama-coach.js')).loadCapodamaCoach(...asked),
  loadMoments: async () => (await import('./end/capodama-moments.js')).capodamaMoments,
  loadScore: async () => (await import('./end/capodama-score.js')).capodamaScore(isWithCapo),

  title: (words) => words.title,
  progress({view, words}) {
    const tricks = packOf(view.options).length / view.hands.length;
    return view.phase === 'play' ? words.trick(Math.min(view.tricks.length + 1, tricks), tricks) : '';
  },
  target: (view) => view.options.target,

  sortHand(cards, {fourth}) {
    const rank = (card: Card): number => (isTrump(card, fourth) ? -1 : HAND_SUITS.indexOf(suitOf(card)));
    const power = (card: Card): number => powerIn(card, SUITS.indexOf(suitOf(card)), fourth);
    return [...cards].sort((a, b) => rank(a) - rank(b) || power(b) - power(a));
  },
  moveFor,
  activate(scene, card) {
    const {view, picked} = scene;
    if (view.phase !== 'exchange' || variantOf(view.options).gifts < 2) return {move: moveFor(scene, card)};
    const [left] = picked;
    if (left === undefined) return {picked: [card]};
    return left === card ? {picked: []} : {move: {type: 'give', left, right: card}};
  },
  worth: ({view: {doubled, fourth}, words}, card) =>
    words.worth({
      points: pointsOf(card, doubled),
      doubled: suitOf(card) === doubled,
      trump: isTrump(card, fourth),
    }),

  prompt,
  choices: ({view, moves, cards, faces}) =>
    moves.flatMap((move): MoveButton[] => {
      if (view.phase === 'double') {
        return [{move, label: capitalised(cards.suit(move.suit!)), picture: faces.sign(move.suit!)}];
      }
      if (view.phase !== 'trump') return [];
      const card = move.card!;
      const picture = faces.face(card, {letters: cards.letters, compact: true});
      return [{move, label: capitalised(cards.name(card)), picture, card}];
    }),

  seat({view, table, words}, seat) {
    const tricks = view.tricks.filter(({winner}) => winner === seat).length;
    const isDama = view.dama === seat;
    const alone = isDama && view.capo === seat && !variantOf(view.options).partners[1];
    const badges = [
      ...(view.capo === seat ? [words.capo] : []),
      ...(alone ? [words.alone] : isDama ? [words.dama] : []),
      ...(view.king === seat ? [words.king] : []),
    ];
    return {badges, taken: [table.pointsShort(view.points[seat]!), table.tricks(tricks)]};
  },
  middle: renderMiddle,
  sides: renderSides,
  lastTrick,
  describe,
  sentence: (fact: Fact<CapodamaView>, scene) => sentenceOf(fact, scene),
  refusal({rule, cards}, {view, words}) {
    const capoOnLeft = (bottomSeat(view) + 1) % view.hands.length === view.capo;
    return words.refusal(rule, ledSuit(view), cards, capoOnLeft);
  },
};

/**
 * Returns the move to check against the rules for a card. With two gifts, the first selected card goes to the left, and
 * is checked together with an arbitrary second card.
 */
function moveFor({view, moves, picked}: CapodamaScene, card: Card): Move {
  if (view.phase !== 'exchange') return {type: 'play', card};
  if (variantOf(view.options).gifts < 2) return {type: 'give', left: card};
  const [left] = picked;
  if (left !== undefined && left !== card) return {type: 'give', left, right: card};
  const other = view.hands[bottomSeat(view)]!.find((one) => one !== card)!;
  return moves.find((move) => move.left === card) ?? {type: 'give', left: card, right: other};
}

function prompt(scene: CapodamaScene): Prompt {
  const {view, words, actor} = scene;
  if (view.phase === 'double') {
    return actor !== undefined
      ? {title: words.nameQuestion, detail: words.nameDetail}
      : {title: words.nameWaiting(whoIs(scene, view.capo)), detail: words.nameWaitingDetail};
  }
  if (view.phase === 'trump') {
    return actor !== undefined
      ? {title: words.fourthQuestion, detail: words.fourthDetail}
      : {title: words.nameWaiting(whoIs(scene, view.capo)), detail: words.fourthWaitingDetail};
  }
  return view.phase === 'exchange' ? giftPrompt(scene) : playPrompt(scene);
}

function giftPrompt(scene: CapodamaScene): Prompt {
  const {view, words, actor, picked} = scene;
  if (actor === undefined) return {title: words.giveWaiting, detail: words.giveWaitingDetail};
  const seats = view.hands.length;
  const side = variantOf(view.options).gifts < 2 ? undefined : picked.length === 0 ? 'left' : 'right';
  const to = (actor + (side === 'right' ? seats - 1 : 1)) % seats;
  return {title: words.giveQuestion(whoIs(scene, to)), detail: words.giveDetail(side)};
}

function playPrompt(scene: CapodamaScene): Prompt {
  const {view, table, words, actor, moves} = scene;
  const [turn] = view.turn;
  const led = ledSuit(view);
  // The complete trick stays visible for a moment.
  if (turn === undefined) return {title: table.tookTrick(whoIs(scene, bestSeat(view))), detail: ''};
  const who = whoIs(scene, turn);
  if (actor === undefined) return {title: table.turn(who), detail: led ? words.playWaitingDetail(led) : ''};
  const title = actor === view.viewer ? table.turn(who) : table.turnFor(who);
  if (!led) return {title, detail: words.leadDetail};
  return {title, detail: words.playDetail(led, moves.length, moves.length === view.hands[actor]!.length)};
}

function lastTrick(view: CapodamaView): LastTrick | undefined {
  const trick = view.tricks.at(-1);
  return trick && {cards: playedIn(view, trick), winner: trick.winner, points: trick.points};
}

function describe(scene: CapodamaScene): string {
  const {doubled, trick} = scene.view;
  return `${lyingIn(scene, trick)}${doubled ? ` ${scene.words.doubled(doubled)}.` : ''}`;
}
