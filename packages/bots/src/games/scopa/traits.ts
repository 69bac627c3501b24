import {SUITS, UNKNOWN, type Card, type Move, type Seat} from '@cartavola/engine';
import {capturesOf, PACK, SETTEBELLO, sweepCounts, VALUE, type ScopaView} from '@cartavola/engine/games/scopa/rules.js';
import {outcomeTrait, type Answer, type Trait} from '../../traits.js';
import {bestCapture, chanceOfNone, replyTo, unseenBy} from './replies.js';
import {WEIGHTS} from './weights.js';
import {worthOf, worthOfAll} from './worth.js';

/**
 * Share of the next player's expected gain that counts. It is low, because small differences between averages mean
 * little.
 */
const LEFT = 0.05;

/** Share of a card's value that counts if a capture moves it from the hand to the pile. */
const SAFE = 0.5;

/** Value of keeping a card rather than laying it, for each point of its value: a high card can take more cards at once. */
const HIGH = 0.0055;

/** Divides valuable cards into kinds: the settebello, other sevens, and other diamonds. */
function kindsOf(
  cards: readonly Card[],
  {options}: ScopaView,
): {readonly kind: string; readonly cards: readonly Card[]}[] {
  const isSettebello = (card: Card): boolean => options.settebello && card === SETTEBELLO;
  const isSeven = (card: Card): boolean => VALUE[card] === 7;
  const kinds = [
    {kind: 'settebello', cards: cards.filter(isSettebello)},
    {kind: 'sevens', cards: cards.filter((card) => isSeven(card) && !isSettebello(card))},
    {kind: 'diamonds', cards: cards.filter((card) => SUITS[card >> 4] === 'D' && !isSeven(card))},
  ];
  return kinds.filter((kind) => kind.cards.length > 0);
}

/** Returns the traits of a play, based on what the seat knows. */
export function traitsOf(view: ScopaView, {card, takes = []}: Move): readonly Trait[] {
  const me = view.viewer as Seat;
  const played = card!;
  const {options, table} = view;
  const left = takes.length > 0 ? table.filter((one) => !takes.includes(one)) : [...table, played];
  const isLast = isLastOfDeal(view, me, 0);
  const traits: Trait[] = [outcomeTrait(takes.length > 0 ? 'captures' : 'lays')];
  const add = (id: string, cards: readonly Card[], share: number, more: Partial<Trait> = {}): void => {
    if (cards.length > 0) traits.push({id, cards, worth: share * worthOfAll(cards, view), ...more});
  };
  /** Adds a trait for each kind of valuable card among `cards`. */
  const addKinds = (verb: string, cards: readonly Card[], share: number): void => {
    for (const {kind, cards: such} of kindsOf(cards, view)) add(`${verb}-${kind}`, such, share, {count: such.length});
  };
  if (takes.length > 0) {
    if (left.length === 0 && sweepCounts(options, played, isLast))
      traits.push({id: 'makes-scopa', cards: [played, ...takes], worth: WEIGHTS.sweep});
    addKinds('takes', takes, 1);
    if (kindsOf([played], view).length > 0) add('brings-home', [played], SAFE);
    traits.push({id: 'takes-cards', cards: takes, worth: WEIGHTS.card * (takes.length + 1), count: takes.length});
    if (isLast) add('captures-last', left, 1);
  } else {
    addKinds('lays', [played], -WEIGHTS.trail);
    traits.push({id: 'spends', cards: [played], worth: -HIGH * VALUE[played]!, count: VALUE[played]!});
  }
  if (isLast) return traits;
  traits.push(...risksOf(view, me, left, takes.length > 0 ? undefined : played));
  const later = laterCapture(
    view,
    view.hands[me]!.filter((one) => one !== played),
    left,
  );
  if (later)
    traits.push({
      id: 'prepares',
      cards: [later.card, ...later.takes],
      worth: WEIGHTS.later * later.gain,
      count: Math.round(100 * later.gain),
    });
  return traits;
}

/**
 * Returns the traits for what the next player, an opponent, may capture from the table. `laid` is the card that the
 * move left there, if any.
 */
function risksOf(view: ScopaView, me: Seat, left: readonly Card[], laid: Card | undefined): Trait[] {
  const next = (me + 1) % view.hands.length;
  const hand = view.hands[next]!;
  const known = hand.filter((card) => card !== UNKNOWN);
  const isOpen = hand.length > 0 && known.length === hand.length;
  const unseen = unseenBy(view, me, PACK);
  // If cards are still to be dealt, the next player may get any unseen card.
  const mayHold = isOpen ? known : unseen;
  const held = hand.length > 0 ? hand.length : view.stock > 0 ? Math.min(3, unseen.length) : 0;
  if (held === 0 || left.length === 0) return [];
  const isLast = isLastOfDeal(view, next, 1);
  const captures = mayHold.flatMap((card) => capturesOf(view.options, card, left).map((takes) => ({card, takes})));
  const answersBy = (isSuch: (answer: {readonly card: Card; readonly takes: readonly Card[]}) => boolean): Answer[] => {
    const such = captures.filter(isSuch);
    // A card may capture in several ways. One example is enough.
    const first = such.filter(({card}, place) => such.findIndex((one) => one.card === card) === place);
    return first.map(({card, takes}) => ({seat: next, move: {type: 'play', card, takes}}));
  };
  const chanceOf = (answers: readonly Answer[]): number =>
    isOpen ? Math.min(1, answers.length) : 1 - chanceOfNone(answers.length, unseen.length, held);
  const traits: Trait[] = [];
  const sweeps = answersBy(({card, takes}) => takes.length === left.length && sweepCounts(view.options, card, isLast));
  if (sweeps.length > 0) {
    const worth = -WEIGHTS.sweep * chanceOf(sweeps);
    traits.push({id: 'lets-sweep', cards: left, worth, answers: sweeps, count: sweeps.length});
  }
  for (const {kind, cards} of kindsOf(left, view)) {
    const takenBy = ({move: {takes = []}}: Answer): readonly Card[] => takes.filter((card) => cards.includes(card));
    const answers = answersBy(({takes}) => takes.some((card) => cards.includes(card))).sort(
      (one, other) => worthOfAll(takenBy(other), view) - worthOfAll(takenBy(one), view),
    );
    if (answers.length === 0) continue;
    const open = takenBy(answers[0]!);
    const worth = -chanceOf(answers) * worthOfAll(open, view);
    traits.push({id: `lets-take-${kind}`, cards: open, worth, answers, count: open.length});
  }
  const taking = laid === undefined ? [] : answersBy(({takes}) => takes.includes(laid));
  if (taking.length > 0) {
    const worth = -2 * WEIGHTS.card * chanceOf(taking);
    traits.push({id: 'may-be-taken', cards: [laid!], worth, answers: taking, count: taking.length});
  }
  const {gain} = replyTo(left, unseen, held, view, isLast);
  traits.push({id: 'leaves', cards: left, worth: -LEFT * gain, count: Math.round(100 * gain)});
  return traits;
}

/** Finds the best capture with a hand's cards from a table. */
function laterCapture(view: ScopaView, hand: readonly Card[], table: readonly Card[]) {
  let best: {readonly card: Card; readonly takes: readonly Card[]; readonly gain: number} | undefined;
  for (const card of hand) {
    const found = bestCapture(card, table, view, false);
    const gain = found ? found.gain + worthOf(card, view) : 0;
    if (found && gain > (best?.gain ?? 0)) best = {card, takes: found.takes, gain};
  }
  return best;
}

/** True if, after `after` other plays, the seat's card is the last one left in the deal. */
export function isLastOfDeal({stock, hands}: ScopaView, seat: Seat, after: number): boolean {
  const toCome = hands.reduce((sum, {length}) => sum + length, 0) - after;
  return stock === 0 && toCome === 1 && hands[seat]!.length === 1;
}
