import {suitOf, type Card, type Fact, type Move, type Seat} from '@cartavola/engine';
import {PRIME, scopaRules, SETTEBELLO, VALUE, type ScopaView} from '@cartavola/engine/games/scopa/rules.js';
import {loadScopaWords, type ScopaWords} from '@cartavola/words/games/scopa/load-scopa.js';
import type {Activation, Choice, Layout, Prompt} from '../card-table/layout.js';
import {bottomSeat, partiesInOrder, whoHas, whoIs, type Stage} from '../card-table/stage.js';
import {ambiguous, inOrder, isTaking, partyOf, setsFor, valueOf} from './scopa-cards.js';
import {renderCorner, renderMiddle, renderPile, renderPiles, renderSet} from './scopa-parts.js';
import {scoreOf} from './scopa-score.js';
import {lastPlaySentence, sentenceOf} from './scopa-sentences.js';

type ScopaStage = Stage<ScopaView, ScopaWords>;

const HAND_SIZE = 3;
const CARDS = 40;
const DEALT_TO_TABLE = 4;

export const scopaLayout: Layout<ScopaView, ScopaWords> = {
  game: scopaRules,
  fallback: {players: 2},
  parties: ({players}) =>
    players === 4
      ? [
          [0, 2],
          [1, 3],
        ]
      : [[0], [1]],
  loadWords: loadScopaWords,
  loadCoach: async (...asked) =>
    (await import('@cartavola/words/games/scopa/load-scopa-coach.js')).loadScopaCoach(...asked),

  title: (words) => words.title,
  progress({view, words}) {
    const each = HAND_SIZE * view.hands.length;
    const of = (CARDS - DEALT_TO_TABLE) / each;
    return view.over || view.position ? '' : words.handOf(of - Math.floor(view.stock / each), of);
  },
  target: (view) => view.options['target'] as number,

  sortHand: (cards) => [...cards].sort((a, b) => VALUE[a]! - VALUE[b]! || a - b),
  moveFor,
  activate,
  worth: ({view, words}, card) =>
    words.worth({
      value: VALUE[card]!,
      prime: view.options['sevens'] === 'primiera' ? PRIME[card]! : undefined,
      settebello: card === SETTEBELLO && view.options['settebello'] === true,
      diamond: suitOf(card) === 'D',
      seven: view.options['sevens'] === 'most' && VALUE[card] === 7,
    }),

  prompt,
  choices(stage) {
    const [played] = stage.picked;
    if (played === undefined) return [];
    const sets = setsFor(stage, played);
    const whole = ambiguous(stage.cards, sets);
    return sets.map((takes): Choice => {
      const set = inOrder(stage.view, takes);
      return {
        move: {type: 'play', card: played, takes},
        label: stage.words.take(set, whole),
        picture: renderSet(stage, set),
      };
    });
  },

  seat(stage, seat) {
    const {view, table, words} = stage;
    const side = partyOf(stage, seat);
    return {
      badges: [],
      taken: [table.cardsLeft(view.piles[side]!.length), words.scopas(view.scopas[side]!.length)],
      ...(keepsPile(stage.view, seat) && {more: renderPile(stage, side)}),
    };
  },
  middle: renderMiddle,
  sides: renderPiles,
  corner: renderCorner,
  describe(stage) {
    const {view, words, table, cards} = stage;
    const lying = table.lying(inOrder(view, view.table).map((card) => cards.name(card)));
    const piles = partiesInOrder(stage).map((side) =>
      words.pileOf(whoHas(stage, side), view.piles[side]!.length, view.scopas[side]!.length),
    );
    return [lying, ...piles, `${words.stock(view.stock)}.`].join(' ');
  },
  score: scoreOf,
  sentence: (fact: Fact<ScopaView>, stage) => sentenceOf(fact, stage),
  refusal({rule, cards}, {words}, {card, takes = []}) {
    if (card === undefined) return undefined;
    return words.refusal(rule, card, VALUE[card]!, takes, valueOf(takes), cards);
  },
};

/** Of partners one keeps the pile: the reader, and who is next to the reader. */
const keepsPile = (view: ScopaView, seat: Seat): boolean =>
  seat === bottomSeat(view) || seat === (bottomSeat(view) + 1) % view.hands.length;

/** The cards that are picked from the table with this one, or without it where it was among them. */
function toggled({picked}: ScopaStage, card: Card): Card[] {
  const [, ...taken] = picked;
  return taken.includes(card) ? taken.filter((one) => one !== card) : [...taken, card];
}

/** Whether some of these cards sum to the rest. */
const canSum = (rest: number, cards: readonly Card[]): boolean =>
  rest === 0 ||
  cards.some((card, place) => VALUE[card]! <= rest && canSum(rest - VALUE[card]!, cards.slice(place + 1)));

/**
 * About a card of the table the rules are asked as soon as the set that is picked is whole, or cannot become it; until then any
 * move that the card may make stands for it.
 */
function moveFor(stage: ScopaStage, card: Card): Move {
  const {view, moves, picked} = stage;
  const [played] = picked;
  const any = (one: Card): Move => moves.find((move) => move.card === one) ?? {type: 'play', card: one};
  if (played === undefined || !view.table.includes(card)) return any(card);
  const takes = toggled(stage, card);
  const rest = VALUE[played]! - valueOf(takes);
  const others = view.table.filter((one) => !takes.includes(one));
  return rest > 0 && canSum(rest, others) ? any(played) : {type: 'play', card: played, takes};
}

/** A card of the hand that has a choice is picked; cards of the table are picked until they are a whole set. */
function activate(stage: ScopaStage, card: Card): Activation {
  const {view, picked} = stage;
  const [played] = picked;
  if (played !== undefined && view.table.includes(card)) {
    const takes = toggled(stage, card);
    return valueOf(takes) < VALUE[played]! ? {picked: [played, ...takes]} : {move: {type: 'play', card: played, takes}};
  }
  if (card === played) return {picked: []};
  return setsFor(stage, card).length > 1 ? {picked: [card]} : {move: moveFor(stage, card)};
}

function prompt(stage: ScopaStage): Prompt {
  const {view, words, table, actor, picked} = stage;
  const [played] = picked;
  if (view.over) return {title: table.dealOver, detail: ''};
  const detail = lastPlaySentence(stage);
  const [turn] = view.turn;
  if (turn === undefined) {
    const taker = isTaking(view)?.seat;
    if (taker !== undefined) return {title: table.tookTrick(whoIs(stage, taker)), detail: detail ?? ''};
    return {title: view.stock > 0 ? words.newCards : table.dealOver, detail: detail ?? ''};
  }
  if (played !== undefined) {
    const sets = setsFor(stage, played).map((set) => inOrder(view, set));
    return {title: words.takeQuestion(played), detail: words.takeDetail(sets, ambiguous(stage.cards, sets))};
  }
  return {
    title: table.turn(whoIs(stage, turn)),
    detail: detail ?? (actor === undefined ? '' : words.playDetail),
  };
}
