import {suitOf, SUITS, type Card, type Move} from '@cartavola/engine';
import {beats, capraRules, type CapraView} from '@cartavola/engine/games/capra/rules.js';
import type {CapraWords} from '@cartavola/words/games/capra/load-capra.js';
import type {Activation, Choice} from '../card-table/layout.js';
import {bottomSeat, type Stage} from '../card-table/stage.js';

type CapraStage = Stage<CapraView, CapraWords>;

/** What the reader is asked: to lead, to beat or fold, or about a claim. */
type Question = 'lead' | 'answer' | 'enter' | 'settle';

/** What is asked now; undefined while nothing is. */
export function questionOf({view, actor, mayPass}: CapraStage): Question | undefined {
  if (actor === undefined) return undefined;
  if (view.settling) return 'settle';
  if (mayPass || !view.turn.includes(actor)) return 'enter';
  return view.best.length === 0 ? 'lead' : 'answer';
}

const handOf = (view: CapraView): readonly Card[] => view.hands[bottomSeat(view)]!;

const inOrder = (cards: readonly Card[]): Card[] => [...cards].sort((a, b) => capraRules.compare(a, b));

/** The cards that are chosen: where the whole hand must go, all of it. */
export function chosenIn({view, picked}: CapraStage): readonly Card[] {
  const hand = handOf(view);
  if (view.best.length === hand.length) return inOrder(hand);
  return inOrder(picked.filter((card) => hand.includes(card)));
}

/** Whether the cards beat what lies there. */
export const canBeat = ({best, trump}: CapraView, cards: readonly Card[]): boolean =>
  beats(inOrder(cards), best, SUITS.indexOf(trump));

/** About which move the rules are asked when a card is activated: each may be led, or folded with any others. */
export function moveFor(stage: CapraStage, card: Card): Move {
  const {view} = stage;
  const hand = handOf(view);
  const question = questionOf(stage);
  if (question === 'enter' || question === 'settle') return {type: 'claim', cards: inOrder(hand)};
  if (view.best.length === 0) return {type: 'lead', cards: [card]};
  const others = hand.filter((other) => other !== card);
  return {type: 'fold', cards: inOrder([card, ...others].slice(0, view.best.length))};
}

/**
 * Cards are picked and put back; a card that can only be led alone is led, and one that is picked alone is played when it is activated
 * again.
 */
export function activate(stage: CapraStage, card: Card): Activation {
  const {view, picked} = stage;
  const question = questionOf(stage);
  const hand = handOf(view);
  if (question === 'enter' || question === 'settle') return {picked: hand};
  const again = picked.length === 1 && picked[0] === card;
  if (question === 'lead') {
    const isAlone = !hand.some((other) => other !== card && suitOf(other) === suitOf(card));
    if (isAlone || again) return {move: {type: 'lead', cards: [card]}};
    const mates = picked.filter((other) => suitOf(other) === suitOf(card));
    return {picked: toggled(mates, card)};
  }
  const {length} = view.best;
  if (length === hand.length) return {picked: hand};
  if (length === 1 && again) return {move: {type: canBeat(view, [card]) ? 'beat' : 'fold', cards: [card]}};
  const next = toggled(picked, card);
  return {picked: next.slice(Math.max(0, next.length - length))};
}

const toggled = (cards: readonly Card[], card: Card): Card[] =>
  cards.includes(card) ? cards.filter((other) => other !== card) : [...cards, card];

/** What can be done with the cards that are chosen, or about a claim. */
export function choices(stage: CapraStage): readonly Choice[] {
  const {view, moves, words} = stage;
  const question = questionOf(stage);
  const claim = moves.find(({type}) => type === 'claim');
  if (question === 'settle') {
    return [
      {move: claim!, label: words.enterFirst},
      {move: {type: 'waive'}, label: words.letStand},
    ];
  }
  if (question === 'enter') {
    return [
      {move: claim!, label: words.enter},
      {move: {type: 'pass'}, label: words.notNow},
    ];
  }
  const cards = chosenIn(stage);
  const entering: Choice[] = claim ? [{move: claim, label: words.enter}] : [];
  if (question === 'lead' && cards.length > 0) {
    return [{move: {type: 'lead', cards}, label: words.lead(cards.length)}];
  }
  if (question !== 'answer' || cards.length < view.best.length) return entering;
  return [
    {move: {type: 'beat', cards}, label: words.beat, refused: !canBeat(view, cards)},
    {move: {type: 'fold', cards}, label: words.fold(cards.length)},
    ...entering,
  ];
}
