import {failure, type Card, type Fact, type Move, type Result} from '@cartavola/engine';
import {likelyEnd} from './ends.js';
import {asksOfTable} from './exercise.js';
import type {Exercise} from './lesson-game.js';
import {withSaid} from './fitting-answer.js';
import {candidatesFor, counted, judgeTold, predicted} from './foretold.js';
import {ownCards, readGoals, type Goal, type Miss} from './goals.js';
import type {Fault, Prediction, ReaderAnswer, Verdict, VerdictReason} from './verdict.js';

/** A valid question with its right answers. */
export interface Question {
  readonly exercise: Exercise;
  /** Legal moves that are right; empty if no move is asked for. */
  readonly right: readonly Move[];
  /** Cards that must be chosen; empty if none are asked for. */
  readonly cards: readonly Card[];
  readonly who: Prediction | undefined;
  readonly number: number | undefined;
  /** Possible predictions. */
  readonly candidates: readonly Prediction[];
  /** Judges an answer of the step's kind. */
  judge(answer: ReaderAnswer): Verdict;
  /** Simulates the events after a legal but wrong move. */
  consequence(move: Move): readonly Fact[];
}

/** Makes a question of an exercise, or the problem that makes it unanswerable. Only for steps that ask. */
export function ask(exercise: Exercise): Result<Question> {
  const {step, lessonGame, view, seat} = exercise;
  if (!asksOfTable(step)) return failure('lesson.kind', 'kind', 'This step asks nothing.');
  const base = {exercise, right: [], cards: [], who: undefined, number: undefined, candidates: []};
  const consequence = (move: Move): readonly Fact[] =>
    likelyEnd(exercise.lessonGame.game, exercise.worlds[0]!, seat, move).facts;
  if (step.kind === 'predict' || step.kind === 'count') {
    const found = step.kind === 'predict' ? predicted(exercise) : counted(exercise);
    if (found === undefined) return failure('lesson.goal', 'goal', `"${step.goal ?? ''}" says nothing of these moves.`);
    const answers =
      typeof found === 'number' ? {number: found} : {who: found, candidates: candidatesFor(exercise, found)};
    return {
      ok: true,
      value: {
        ...base,
        ...answers,
        consequence: () => exercise.kept,
        judge: (given) => judgeTold(exercise, answers, given),
      },
    };
  }
  const {goals, unknown} = readGoals(step.goal ?? 'legal', lessonGame.goals);
  if (unknown !== undefined) return failure('lesson.goal', 'goal', `There is no goal "${unknown}" in this game.`);
  if (view.moves.length === 0) return failure('lesson.impossible', 'position', 'The reader is not to play here.');
  const right = view.moves.filter((move) => !missOf(exercise, goals, move));
  if (right.length === 0) return failure('lesson.impossible', 'goal', 'No legal move meets this goal.');
  const cards = step.kind === 'choose' ? [...new Set(right.flatMap(ownCards))] : [];
  return {
    ok: true,
    value: {
      ...base,
      right,
      cards,
      consequence,
      judge: (given) =>
        given.kind === 'play'
          ? judgeMove(exercise, goals, given.move)
          : given.kind === 'choose'
            ? judgeCards(exercise, goals, cards, given.cards)
            : {right: false, faults: []},
    },
  };
}

const missOf = (exercise: Exercise, goals: readonly Goal[], move: Move): {goal: Goal; miss: Miss} | undefined => {
  let ends: ReturnType<Exercise['ends']> | undefined;
  const played = {
    seat: exercise.seat,
    move,
    view: exercise.view,
    get ends() {
      return (ends ??= exercise.ends(move));
    },
  };
  for (const goal of goals) {
    const miss = goal.miss(played);
    if (miss) return {goal, miss};
  }
  return undefined;
};

/** Reason why a move is wrong; undefined if it is right. */
function reasonAgainst(exercise: Exercise, goals: readonly Goal[], move: Move): VerdictReason | undefined {
  const refusal = exercise.lessonGame.game.refusal(exercise.view, move);
  if (refusal) return {type: 'refused', ...refusal};
  const missed = missOf(exercise, goals, move);
  return missed && {type: 'missed', goal: missed.goal.name, ...missed.miss};
}

function judgeMove(exercise: Exercise, goals: readonly Goal[], move: Move): Verdict {
  const reason = reasonAgainst(exercise, goals, move);
  if (!reason) return {right: true, faults: []};
  const own = ownCards(move);
  const fault = {reason, ...(own.length === 1 && {card: own[0]!})};
  return {right: false, faults: [withSaid(exercise.step.answers, fault, own)]};
}

/** Finds cards chosen wrongly, and right ones that were not chosen. */
function judgeCards(
  exercise: Exercise,
  goals: readonly Goal[],
  right: readonly Card[],
  chosen: readonly Card[],
): Verdict {
  const {answers} = exercise.step;
  const wrong = [...new Set(chosen.filter((card) => !right.includes(card)))].map((card) => {
    const legal = exercise.view.moves.find((move) => ownCards(move).includes(card));
    const tried = legal ?? {...exercise.view.moves[0]!, ...(exercise.view.moves[0]!.cards ? {cards: [card]} : {card})};
    const reason = reasonAgainst(exercise, goals, tried) ?? {type: 'missed', goal: 'card', cards: []};
    return withSaid(answers, {card, reason}, [card]);
  });
  const missing = right.filter((card) => !chosen.includes(card));
  const left = missing.map((card) =>
    withSaid(answers, {reason: {type: 'left-out', cards: missing}} satisfies Fault, [], card),
  );
  // One sentence is enough for all that were left out, unless the lesson says more of one of them.
  const spoken = left.filter(({said}) => said !== undefined);
  const faults = [...wrong, ...(spoken.length > 0 ? spoken.slice(0, 1) : left.slice(0, 1))];
  return {right: faults.length === 0, faults};
}
