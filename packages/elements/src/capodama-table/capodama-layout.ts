import type {Chooser} from '@cartavola/bots';
import {suitOf, SUITS, type Card, type Fact, type Seat, type Suit, type View} from '@cartavola/engine';
import {
  ALL_POINTS,
  capodamaRules,
  isTrump,
  powerIn,
  VARIANTS,
  type CapodamaView,
} from '@cartavola/engine/games/capodama/rules.js';
import {capitalised} from '@cartavola/words/language.js';
import type {CapodamaWords} from '@cartavola/words/games/capodama/capodama-words.js';
import {loadCapodamaWords} from '@cartavola/words/games/capodama/load-capodama.js';
import type {Choice, LastTrick, Layout, Prompt} from '../card-table/layout.js';
import {bottomSeat, whoIs, type Stage} from '../card-table/stage.js';
import {bestSeat, renderMiddle, renderScoreBody, renderSides} from './capodama-parts.js';
import {sentenceOf} from './capodama-sentences.js';

type CapodamaStage = Stage<CapodamaView, CapodamaWords>;

/** Suits as a hand is sorted: black and red in turn. */
const HAND_SUITS: readonly Suit[] = ['S', 'H', 'C', 'D'];

export const targetOf = (view: CapodamaView): number => VARIANTS[view.hands.length]!.target;

export const capodamaLayout: Layout<CapodamaView, CapodamaWords> = {
  game: capodamaRules,
  fallback: {players: 4},
  misses: (options) => (options['players'] === 4 ? undefined : 'players'),
  loadWords: loadCapodamaWords,
  async loadChooser() {
    const {chooseCapodama} = await import('@cartavola/bots/games/capodama/choose-capodama.js');
    return chooseCapodama as Chooser<View>;
  },

  title: (words) => words.title,
  progress({view, words}) {
    const tricks = view.tricks.length + view.hands.reduce((most, hand) => Math.max(most, hand.length), 0);
    return view.phase === 'play' ? words.trick(Math.min(view.tricks.length + 1, 8), Math.max(tricks, 8)) : '';
  },
  target: (view) => view.options['target'] as number,

  sortHand(cards) {
    const rank = (card: Card): number => (isTrump(card) ? -1 : HAND_SUITS.indexOf(suitOf(card)));
    return [...cards].sort(
      (a, b) => rank(a) - rank(b) || powerIn(b, SUITS.indexOf(suitOf(b))) - powerIn(a, SUITS.indexOf(suitOf(a))),
    );
  },
  moveFor: (view, card) => (view.phase === 'exchange' ? {type: 'give', left: card} : {type: 'play', card}),

  prompt,
  choices: ({view, cards, faces}) =>
    view.phase === 'double'
      ? view.moves.map((move): Choice => ({
          move,
          label: capitalised(cards.suit(move.suit!)),
          picture: faces.sign(move.suit!),
        }))
      : [],

  seat({view, table, words}, seat) {
    const tricks = view.tricks.filter(({winner}) => winner === seat).length;
    const badges = [
      ...(view.capo === seat ? [words.capo] : []),
      ...(view.dama === seat && view.dama !== view.capo ? [words.dama] : []),
      ...(view.dama === seat && view.dama === view.capo ? [words.alone] : []),
    ];
    return {badges, taken: [table.pointsShort(view.points[seat]!), table.tricks(tricks)]};
  },
  middle: renderMiddle,
  sides: renderSides,
  lastTrick,
  describe,
  score(stage) {
    const {view, words} = stage;
    const {capoPoints, capoWins} = outcome(view);
    const you = typeof view.viewer === 'number' ? view.score!.marks![view.viewer]! > 0 : undefined;
    const title = words.scoreTitle(capoWins, you);
    return {
      title,
      body: renderScoreBody(stage, capoPoints),
      spoken: `${title}. ${words.scoreDetail(capoPoints, targetOf(view))}`,
    };
  },
  sentence: (fact: Fact<CapodamaView>, stage) => sentenceOf(fact, stage),
  refusal: ({rule, cards}, {view, words}) =>
    words.refusal(rule, view.trick.cards.length ? suitOf(view.trick.cards[0]!) : undefined, cards),
};

/** What the capo's side took, and whether it was enough; for a finished deal, where the sides are no secret. */
export function outcome(view: CapodamaView): {capoPoints: number; otherPoints: number; capoWins: boolean} {
  const capoPoints = view.points.reduce(
    (sum, points, seat) => sum + (seat === view.capo || seat === view.dama ? points : 0),
    0,
  );
  return {capoPoints, otherPoints: ALL_POINTS - capoPoints, capoWins: capoPoints >= targetOf(view)};
}

function prompt(stage: CapodamaStage): Prompt {
  const {view, table, words} = stage;
  const acts = view.moves.length > 0;
  const [turn] = view.turn;
  if (view.over) return {title: table.dealOver, detail: ''};
  if (view.phase === 'double') {
    return acts
      ? {title: words.nameQuestion, detail: words.nameDetail}
      : {title: words.nameWaiting(whoIs(stage, view.capo)), detail: words.nameWaitingDetail};
  }
  if (view.phase === 'exchange') {
    const left = (bottomSeat(view) + 1) % view.hands.length;
    return acts
      ? {title: words.giveQuestion(whoIs(stage, left)), detail: words.giveDetail}
      : {title: words.giveWaiting, detail: words.giveWaitingDetail};
  }
  const led = view.trick.cards.length > 0 ? suitOf(view.trick.cards[0]!) : undefined;
  // The trick is complete and can be looked at.
  if (turn === undefined) return {title: table.tookTrick(whoIs(stage, bestSeat(view))), detail: ''};
  const title = table.turn(whoIs(stage, turn));
  if (!acts) return {title, detail: led ? words.playWaitingDetail(led) : ''};
  if (!led) return {title, detail: words.leadDetail};
  const held = view.hands[bottomSeat(view)]!.length;
  return {title, detail: words.playDetail(led, view.moves.length, view.moves.length === held)};
}

function lastTrick(view: CapodamaView): LastTrick | undefined {
  const trick = view.tricks.at(-1);
  if (!trick) return undefined;
  const seatAt = (place: number): Seat => (trick.leader + place) % view.hands.length;
  return {
    cards: trick.cards.map((card, place) => ({seat: seatAt(place), card})),
    winner: trick.winner,
    points: trick.points,
  };
}

function describe(stage: CapodamaStage): string {
  const {view, table, words, cards} = stage;
  const played = view.trick.cards.map((card, place) =>
    table.cardBy(whoIs(stage, (view.trick.leader + place) % view.hands.length), cards.name(card)),
  );
  const doubled = view.doubled ? ` ${words.doubled(view.doubled)}.` : '';
  return `${table.lying(played)}${doubled}`;
}
