import {cardsOf, type Card, type Move, type View} from '@cartavola/engine';
import type {Choice, Evaluation, MoveReason} from './choice.js';
import {differencesOf, effectsOf, outcomeIn, type Difference, type Trait} from './traits.js';
import {numberOf} from './search/move-number.js';

/** Difference in points below which sentences include tenths. */
const FINE = 5;

/** Rounds a difference in points for a sentence: to tenths if it is small. */
const rounded = (points: number): number => (points < FINE ? Math.round(points * 10) / 10 : Math.round(points));

/** A move, possibly evaluated by a search. */
interface Searched extends Choice {
  /** Standard error of its difference in value from the best move. */
  readonly error?: number;
}

/** Gives reasons for the choices in a view. */
interface Explaining {
  /**
   * Adds a reason to a choice: the trait that distinguishes it from the next best of `others` or, without others, its
   * most important trait. If there is no such trait, the reason is its lead in the search.
   */
  (choice: Evaluation & {readonly move: Move}, others?: readonly Searched[]): Choice;
  /** Adds the reason that another move is as good, before the other reasons. Does nothing if it isn't. */
  alike(choice: Choice, other: Searched): Choice;
  /** Returns what a move does that another one doesn't: a disadvantage, if the other one is better. */
  effect(move: Move, other: Move): MoveReason | undefined;
  /** Adds a reason to each choice of a chooser. */
  all(steps: Generator<Choice, Choice>): Generator<Choice, Choice>;
}

/** A game's traits of moves, and the smallest loss to mention. */
interface Knowing<V extends View> {
  traits?(view: V, move: Move): readonly Trait[];
  /** Smallest loss in points that the coach mentions. */
  readonly worthMention: number;
}

/** Number of standard errors by which a move must be behind another one to count as certainly worse. */
export const CERTAIN = 3;

/** Fraction of `worthMention` below which moves count as about equal. */
const ALIKE = 0.4;

/** Returns a function that adds reasons to choices in a view. */
export function explaining<V extends View>(view: V, {traits, worthMention}: Knowing<V>): Explaining {
  const alike = ALIKE * worthMention;
  const known = new Map<number, readonly Trait[]>();
  const traitsOf = (move: Move): readonly Trait[] => {
    const number = numberOf(move);
    const found = known.get(number) ?? traits?.(view, move) ?? [];
    known.set(number, found);
    return found;
  };
  const explain: Explaining = ({move, value, reasons}, others = []) => {
    const give = (reason: MoveReason): Choice => ({move, value, reasons: [reason]});
    const cards = cardsOf(move);
    if (view.moves.length === 1 && view.turn.includes(view.viewer as number)) return give({id: 'only-move', cards});
    const own = numberOf(move);
    const rivals = others.filter((one) => numberOf(one.move) !== own).toSorted((a, b) => b.value - a.value);
    const [next] = rivals;
    if (!next) {
      const best = traitsOf(move).reduce<Trait | undefined>((a, b) => (b.worth > (a?.worth ?? 0) ? b : a), undefined);
      if (best) return give(reasonOf(best));
      return {move, value, reasons: reasons.length > 0 ? reasons : [{id: 'seems-best', cards}]};
    }
    // Moves of about the same value may have no distinguishing trait, so also compare with the first one that is
    // certainly worse.
    const worse = rivals.findIndex((one) => value - one.value > Math.max(alike, CERTAIN * (one.error ?? 0)));
    for (const rival of rivals.slice(0, worse < 0 ? rivals.length : worse + 1)) {
      const [mine, theirs] = [traitsOf(move), traitsOf(rival.move)];
      for (const difference of differencesOf(mine, theirs)) {
        const reason = reasonFor(difference, move, rival.move);
        if (!reason) continue;
        // Say what happens in the trick unless the reason is about that.
        return give({...reason, ...(difference.trait.id === 'spends' && effectsOf(mine, theirs))});
      }
    }
    // A reason from the heuristics only explains a move if it doesn't apply to the other one.
    const shared = sharedBy(reasons, next.reasons);
    if (reasons.length > 0 && shared === undefined) return {move, value, reasons};
    const points = rounded(value - next.value);
    const than = {move: next.move, isAgainst: false};
    const {both = shared, effect} = effectsOf(traitsOf(move), traitsOf(next.move));
    // In “about as good”, “this move” could be either one.
    if (value - next.value <= alike) return give({id: 'as-good', cards, than, ...(both && {both})});
    return give({id: 'on-average', cards, points, than, ...(both && {both}), ...(effect && {effect})});
  };
  explain.alike = ({move, value, reasons}, other) => {
    if (value - other.value > alike) return {move, value, reasons};
    const {both = sharedBy(reasons, other.reasons)} = effectsOf(traitsOf(move), traitsOf(other.move));
    const than = {move: other.move, isAgainst: false};
    return {move, value, reasons: [{id: 'as-good', cards: cardsOf(move), than, ...(both && {both})}, ...reasons]};
  };
  explain.effect = (move, other) => {
    const [own, better] = [outcomeIn(traitsOf(move)), outcomeIn(traitsOf(other))];
    if (!own || own === better) return undefined;
    return {id: `does-${own}`, cards: cardsOf(move), than: {move, isAgainst: true}};
  };
  explain.all = function* (steps) {
    for (;;) {
      const {value, done} = steps.next();
      const choice = explain(value);
      if (done) return choice;
      yield choice;
    }
  };
  return explain;
}

/** Returns the id of a reason that applies to both moves, if there is one. It may be in a comparison with a third one. */
const sharedBy = (reasons: readonly MoveReason[], others: readonly MoveReason[]): string | undefined =>
  reasons.map(({id, both}) => both ?? id).find((id) => others.some((other) => other.id === id));

/** Returns the reason for a move that a difference from another move gives, or undefined if it gives none. */
function reasonFor({trait, isAgainst, counterpart}: Difference, move: Move, rival: Move): MoveReason | undefined {
  const [cards, theirs] = [cardsOf(move), cardsOf(rival)];
  // A trait about cards that both moves play, such as the same gifts to different seats, doesn't distinguish the moves.
  if (isAgainst && trait.cards.length > 0 && trait.cards.every((card) => theirs.includes(card) && cards.includes(card)))
    return undefined;
  // In a disadvantage of the other move, mention only the cards that this move doesn't play.
  const named = trait.cards.filter((card) => !isAgainst || !cards.includes(card));
  const kind = trait.as === counterpart?.as ? undefined : trait.as;
  if (trait.beats && !kind)
    return keptOver(
      trait.beats,
      named,
      cards.filter((card) => !theirs.includes(card)),
      rival,
    );
  // As an example, prefer an answer that is only possible against the other move.
  const answers = trait.answers?.filter(
    ({move: one}) => !counterpart?.answers?.some((other) => numberOf(other.move) === numberOf(one)),
  );
  const count = counterpart?.count;
  return {
    ...reasonOf({
      ...trait,
      id: kind ? `${trait.id}-${kind}` : trait.id,
      ...(named.length > 0 && {cards: named}),
      ...(answers && answers.length > 0 && {answers}),
    }),
    than: {move: rival, isAgainst, ...(count !== undefined && {count})},
  };
}

/**
 * Returns the reason that the kept cards beat more cards that may still come than the played ones, with an example as
 * the last card. Returns undefined if they don't.
 */
function keptOver(
  beats: NonNullable<Trait['beats']>,
  kept: readonly Card[],
  played: readonly Card[],
  rival: Move,
): MoveReason | undefined {
  const [more, fewer] = [kept, played].map((cards) => [...new Set(cards.flatMap(beats))]) as [Card[], Card[]];
  const example = more.find((card) => !fewer.includes(card));
  if (example === undefined || more.length <= fewer.length) return undefined;
  const than = {move: rival, isAgainst: true, count: fewer.length};
  return {id: 'keeps-higher', cards: [...kept, example], count: more.length, than};
}

const reasonOf = ({id, cards, count, answers}: Trait): MoveReason => ({
  id,
  cards,
  ...(count !== undefined && {count}),
  ...(answers && {answers}),
});
