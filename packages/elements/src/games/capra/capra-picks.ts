import {suitOf, SUITS, type Card, type Move} from '@cartavola/engine';
import {beats, capraRules, type CapraView} from '@cartavola/engine/games/capra/rules.js';
import type {Activation, MoveButton} from '../../table/layout.js';
import {bottomSeat} from '../../table/scene/scene.js';
import type {CapraScene} from './capra-scene.js';

/**
 * Decision that the reader is asked to make: to lead, to beat or fold (`answer`), to claim out of turn (`enter`), or to
 * settle a claim.
 */
type CapraDecision = 'lead' | 'answer' | 'enter' | 'settle';

/** Returns the decision that the reader is asked to make, or undefined if there is none. */
export function decisionOf({view, actor, mayPass}: CapraScene): CapraDecision | undefined {
  if (actor === undefined) return undefined;
  if (view.settling) return 'settle';
  if (mayPass || !view.turn.includes(actor)) return 'enter';
  return view.best.length === 0 ? 'lead' : 'answer';
}

const handOf = (view: CapraView): readonly Card[] => view.hands[bottomSeat(view)]!;

const inOrder = (cards: readonly Card[]): Card[] => [...cards].sort((a, b) => capraRules.compare(a, b));

/** Returns the selected cards, sorted, or the whole hand if all of it must be played. */
export function chosenIn({view, picked}: CapraScene): readonly Card[] {
  const hand = handOf(view);
  if (view.best.length === hand.length) return inOrder(hand);
  return inOrder(picked.filter((card) => hand.includes(card)));
}

/** Returns whether the cards beat those on the table. */
export const canBeat = ({best, trump}: CapraView, cards: readonly Card[]): boolean =>
  beats(inOrder(cards), best, SUITS.indexOf(trump));

/**
 * Returns the move to check against the rules when a card is activated: a claim if the reader is asked about one,
 * otherwise a lead of the card alone, or a fold of the card and as many others as needed.
 */
export function moveFor(scene: CapraScene, card: Card): Move {
  const {view} = scene;
  const hand = handOf(view);
  const decision = decisionOf(scene);
  if (decision === 'enter' || decision === 'settle') return {type: 'claim', cards: inOrder(hand)};
  if (view.best.length === 0) return {type: 'lead', cards: [card]};
  const others = hand.filter((other) => other !== card);
  return {type: 'fold', cards: inOrder([card, ...others].slice(0, view.best.length))};
}

/**
 * Returns the effect of activating a card. Usually this selects or deselects it. A card that can only be led alone is
 * led at once, unless others are selected, and a single selected card is played when it is activated again.
 */
export function activate(scene: CapraScene, card: Card): Activation {
  const {view, picked} = scene;
  const decision = decisionOf(scene);
  const hand = handOf(view);
  if (decision === 'enter' || decision === 'settle') return {picked: hand};
  const again = picked.length === 1 && picked[0] === card;
  if (decision === 'lead') {
    const isAlone = picked.length === 0 && !hand.some((other) => other !== card && suitOf(other) === suitOf(card));
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

/**
 * Returns the move for a dropped card: a lead, or a beat if possible and otherwise a fold. If the card is selected, the
 * move includes the other selected cards.
 */
export function drop(scene: CapraScene, card: Card): Move | undefined {
  const {view, picked} = scene;
  const decision = decisionOf(scene);
  const isPicked = picked.includes(card);
  if (decision === 'lead') {
    return isPicked || picked.length === 0 ? {type: 'lead', cards: isPicked ? inOrder(picked) : [card]} : undefined;
  }
  if (decision !== 'answer' || (!isPicked && view.best.length > 1)) return undefined;
  const cards = isPicked ? chosenIn(scene) : [card];
  return {type: canBeat(view, cards) ? 'beat' : 'fold', cards};
}

const toggled = (cards: readonly Card[], card: Card): Card[] =>
  cards.includes(card) ? cards.filter((other) => other !== card) : [...cards, card];

/** Returns the buttons for the selected cards, or for a claim. */
export function choices(scene: CapraScene): readonly MoveButton[] {
  const {view, moves, words} = scene;
  const decision = decisionOf(scene);
  const claim = moves.find(({type}) => type === 'claim');
  if (decision === 'settle') {
    return [
      {move: claim!, label: words.enterFirst},
      {move: {type: 'waive'}, label: words.letStand},
    ];
  }
  if (decision === 'enter') {
    return [
      {move: claim!, label: words.enter},
      {move: {type: 'pass'}, label: words.notNow},
    ];
  }
  const cards = chosenIn(scene);
  const entering: MoveButton[] = claim ? [{move: claim, label: words.enter}] : [];
  if (decision === 'lead' && cards.length > 0) {
    return [{move: {type: 'lead', cards}, label: words.lead(cards.length)}];
  }
  if (decision !== 'answer' || cards.length < view.best.length) return entering;
  return [
    {move: {type: 'beat', cards}, label: words.beat, refused: !canBeat(view, cards)},
    {move: {type: 'fold', cards}, label: words.fold(cards.length)},
    ...entering,
  ];
}
