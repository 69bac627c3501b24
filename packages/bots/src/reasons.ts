import {cardsOf, type Move, type View} from '@cartavola/engine';
import type {Choice, Evaluation, MoveReason} from './choice.js';
import {differenceOf, type Trait} from './traits.js';
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
      const difference = differenceOf(traitsOf(move), traitsOf(rival.move));
      if (!difference) continue;
      const {trait, isAgainst, counterpart} = difference;
      const count = counterpart?.count;
      // A trait about cards that both moves play, such as the same gifts to different seats, doesn't distinguish the
      // moves.
      const theirs = cardsOf(rival.move);
      if (
        isAgainst &&
        trait.cards.length > 0 &&
        trait.cards.every((card) => theirs.includes(card) && cards.includes(card))
      )
        continue;
      // In a disadvantage of the other move, mention only the cards that this move doesn't play.
      const named = trait.cards.filter((card) => !isAgainst || !cards.includes(card));
      // As an example, prefer an answer that is only possible against the other move.
      const answers = trait.answers?.filter(
        ({move: one}) => !counterpart?.answers?.some((other) => numberOf(other.move) === numberOf(one)),
      );
      const id = trait.as === undefined || trait.as === counterpart?.as ? trait.id : `${trait.id}-${trait.as}`;
      return give({
        ...reasonOf({
          ...trait,
          id,
          ...(named.length > 0 && {cards: named}),
          ...(answers && answers.length > 0 && {answers}),
        }),
        than: {move: rival.move, isAgainst, ...(count !== undefined && {count})},
      });
    }
    // A reason from the heuristics only explains a move if it doesn't apply to the other one.
    if (reasons.length > 0 && !reasons.some(({id}) => next.reasons.some((one) => one.id === id)))
      return {move, value, reasons};
    const points = rounded(value - next.value);
    const than = {move: next.move, isAgainst: false};
    return give(value - next.value <= alike ? {id: 'as-good', cards, than} : {id: 'on-average', cards, points, than});
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

const reasonOf = ({id, cards, count, answers}: Trait): MoveReason => ({
  id,
  cards,
  ...(count !== undefined && {count}),
  ...(answers && {answers}),
});
