import {suitOf, SUITS, type Card, type Fact, type Move} from '@cartavola/engine';
import {
  capodamaRules,
  isTrump,
  packOf,
  pointsOf,
  powerIn,
  variantOf,
  type CapodamaView,
} from '@cartavola/engine/games/capodama/rules.js';
import {capitalised} from '@cartavola/words';
import {loadCapodamaWords, type CapodamaWords} from '@cartavola/words/games/capodama/load-capodama.js';
import type {Choice, LastTrick, Layout, Prompt} from '../card-table/layout.js';
import {HAND_SUITS} from '../card-table/signs.js';
import {bottomSeat, whoIs, type Stage} from '../card-table/stage.js';
import {ledSuit, lyingIn, playedIn} from '../card-table/trick.js';
import {bestSeat, isWithCapo, renderMiddle, renderScoreBody, renderSides} from './capodama-parts.js';
import {sentenceOf} from './capodama-sentences.js';

type CapodamaStage = Stage<CapodamaView, CapodamaWords>;

export const capodamaLayout: Layout<CapodamaView, CapodamaWords> = {
  game: capodamaRules,
  fallback: {players: 4},
  // `capodama.solo`: the player plays for the open hand, too.
  owners: (options) => (variantOf(options).open ? [0, 0] : [...Array(variantOf(options).seats).keys()]),
  loadWords: loadCapodamaWords,
  loadCoach: async (...asked) =>
    (await import('@cartavola/words/games/capodama/load-capodama-coach.js')).loadCapodamaCoach(...asked),

  title: (words) => words.title,
  progress({view, words}) {
    const tricks = packOf(view.options).length / view.hands.length;
    return view.phase === 'play' ? words.trick(Math.min(view.tricks.length + 1, tricks), tricks) : '';
  },
  target: (view) => view.options['target'] as number,

  sortHand(cards, {fourth}) {
    const rank = (card: Card): number => (isTrump(card, fourth) ? -1 : HAND_SUITS.indexOf(suitOf(card)));
    const power = (card: Card): number => powerIn(card, SUITS.indexOf(suitOf(card)), fourth);
    return [...cards].sort((a, b) => rank(a) - rank(b) || power(b) - power(a));
  },
  moveFor,
  activate(stage, card) {
    const {view, picked} = stage;
    if (view.phase !== 'exchange' || variantOf(view.options).gifts < 2) return {move: moveFor(stage, card)};
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
    moves.flatMap((move): Choice[] => {
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
  score(stage) {
    const {view, words} = stage;
    const {capoPoints, capoWins, detail} = outcome(stage);
    const you = typeof view.viewer === 'number' ? view.score!.marks![view.viewer]! > 0 : undefined;
    const title = variantOf(view.options).open ? words.soloTitle(capoWins) : words.scoreTitle(capoWins, you);
    return {title, body: renderScoreBody(stage, capoPoints, detail), spoken: `${title}. ${detail}`};
  },
  sentence: (fact: Fact<CapodamaView>, stage) => sentenceOf(fact, stage),
  refusal({rule, cards}, {view, words}) {
    const capoOnLeft = (bottomSeat(view) + 1) % view.hands.length === view.capo;
    return words.refusal(rule, ledSuit(view), cards, capoOnLeft);
  },
};

/** With two gifts the first card that is chosen goes left: about it the rules are asked with any second one. */
function moveFor({view, moves, picked}: CapodamaStage, card: Card): Move {
  if (view.phase !== 'exchange') return {type: 'play', card};
  if (variantOf(view.options).gifts < 2) return {type: 'give', left: card};
  const [left] = picked;
  if (left !== undefined && left !== card) return {type: 'give', left, right: card};
  const other = view.hands[bottomSeat(view)]!.find((one) => one !== card)!;
  return moves.find((move) => move.left === card) ?? {type: 'give', left: card, right: other};
}

/** What the capo's side took, and whether it was enough; for a finished deal, where the sides are no secret. */
function outcome({view, words}: CapodamaStage): {capoPoints: number; capoWins: boolean; detail: string} {
  const {target, most, open} = variantOf(view.options);
  const capoPoints = view.points.reduce((sum, points, seat) => sum + (isWithCapo(view, seat) ? points : 0), 0);
  return {
    capoPoints,
    capoWins: capoPoints >= target && capoPoints <= most,
    detail: open ? words.soloDetail(capoPoints, target, most) : words.scoreDetail(capoPoints, target),
  };
}

function prompt(stage: CapodamaStage): Prompt {
  const {view, words, table, actor} = stage;
  if (view.over) return {title: table.dealOver, detail: ''};
  if (view.phase === 'double') {
    return actor !== undefined
      ? {title: words.nameQuestion, detail: words.nameDetail}
      : {title: words.nameWaiting(whoIs(stage, view.capo)), detail: words.nameWaitingDetail};
  }
  if (view.phase === 'trump') {
    return actor !== undefined
      ? {title: words.fourthQuestion, detail: words.fourthDetail}
      : {title: words.nameWaiting(whoIs(stage, view.capo)), detail: words.fourthWaitingDetail};
  }
  return view.phase === 'exchange' ? giftPrompt(stage) : playPrompt(stage);
}

function giftPrompt(stage: CapodamaStage): Prompt {
  const {view, words, actor, picked} = stage;
  if (actor === undefined) return {title: words.giveWaiting, detail: words.giveWaitingDetail};
  const seats = view.hands.length;
  const side = variantOf(view.options).gifts < 2 ? undefined : picked.length === 0 ? 'left' : 'right';
  const to = (actor + (side === 'right' ? seats - 1 : 1)) % seats;
  return {title: words.giveQuestion(whoIs(stage, to)), detail: words.giveDetail(side)};
}

function playPrompt(stage: CapodamaStage): Prompt {
  const {view, table, words, actor, moves} = stage;
  const [turn] = view.turn;
  const led = ledSuit(view);
  // The trick is complete and can be looked at.
  if (turn === undefined) return {title: table.tookTrick(whoIs(stage, bestSeat(view))), detail: ''};
  const who = whoIs(stage, turn);
  if (actor === undefined) return {title: table.turn(who), detail: led ? words.playWaitingDetail(led) : ''};
  const title = actor === view.viewer ? table.turn(who) : table.turnFor(who);
  if (!led) return {title, detail: words.leadDetail};
  return {title, detail: words.playDetail(led, moves.length, moves.length === view.hands[actor]!.length)};
}

function lastTrick(view: CapodamaView): LastTrick | undefined {
  const trick = view.tricks.at(-1);
  return trick && {cards: playedIn(view, trick), winner: trick.winner, points: trick.points};
}

function describe(stage: CapodamaStage): string {
  const {doubled, trick} = stage.view;
  return `${lyingIn(stage, trick)}${doubled ? ` ${stage.words.doubled(doubled)}.` : ''}`;
}
