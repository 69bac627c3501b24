import {failure, formatCard, success, type Card, type Move, type Result} from '@cartavola/engine';
import {countOf} from './counts.js';
import {endsAfter, likelyEnd} from './ends.js';
import {asksOfTable} from './exercise.js';
import type {Exercise} from './lesson-game.js';
import {mostTelling, withSaid} from './fitting-answer.js';
import {judgeTold} from './foretold.js';
import {goalProblem} from './goal-names.js';
import {ownCards, type End, type Goal, type Miss} from './goals.js';
import {readGoals} from './move-goals.js';
import {unanswered, type Question} from './question.js';
import {askPicked} from './picked-answer.js';
import {candidatesFor, predicted} from './predictions.js';
import type {Fault, Verdict, VerdictReason} from './verdict.js';

/**
 * Creates a question from an exercise, or returns the problem that makes it unanswerable. Only for steps that ask a
 * question.
 */
export function ask(exercise: Exercise): Result<Question> {
  const {step} = exercise;
  if (!asksOfTable(step)) return failure('lesson.kind', 'kind', 'This step does not ask a question.');
  const base = unanswered(exercise);
  if (step.kind === 'predict' || step.kind === 'count') return askTold(base);
  if (step.kind === 'play' || (step.kind === 'choose' && step.from === undefined)) return askMoves(base);
  const picked = askPicked(exercise);
  return picked.ok ? success({...base, ...picked.value}) : picked;
}

/** Creates a question about the effects of the last move. */
function askTold(base: Omit<Question, 'judge'>): Result<Question> {
  const {exercise} = base;
  const {step} = exercise;
  const found = step.kind === 'predict' ? predicted(exercise) : countOf(exercise, step.goal ?? 'points');
  if (found === undefined) return goalProblem(exercise, step.kind === 'predict' ? 'predictions' : 'counts');
  const answers =
    typeof found === 'number' ? {number: found} : {who: found, candidates: candidatesFor(exercise, found)};
  return success({...base, ...answers, judge: (given) => judgeTold(exercise, answers, given)});
}

/** Creates a question about the reader's moves. */
function askMoves(base: Omit<Question, 'judge'>): Result<Question> {
  const {exercise} = base;
  const {step, lessonGame, view, seat} = exercise;
  const {goals, unknown} = readGoals(step.goal ?? 'legal', lessonGame.goals);
  if (unknown !== undefined) return goalProblem(exercise, 'moves');
  if (view.moves.length === 0) return failure('lesson.impossible', 'position', 'It is not the reader’s turn here.');
  const right = view.moves.filter((move) => !missOf(exercise, goals, move));
  if (right.length === 0) return failure('lesson.impossible', 'goal', 'No legal move meets this goal.');
  const cards = step.kind === 'choose' ? [...new Set(right.flatMap(ownCards))] : [];
  return success({
    ...base,
    right,
    cards,
    consequence: (move) => likelyEnd(lessonGame.game, exercise.worlds, seat, move, !right.includes(move)).facts,
    judge: (given) =>
      given.kind === 'play'
        ? judgeMove(exercise, goals, given.move)
        : given.kind === 'choose'
          ? judgeCards(exercise, goals, cards, given.cards)
          : {right: false, faults: []},
  });
}

const missOf = (exercise: Exercise, goals: readonly Goal[], move: Move): {goal: Goal; miss: Miss} | undefined => {
  let ends: readonly End[] | undefined;
  const played = {
    seat: exercise.seat,
    move,
    view: exercise.view,
    get ends() {
      return (ends ??= endsAfter(exercise, move));
    },
  };
  for (const goal of goals) {
    const miss = goal.miss(played);
    if (miss) return {goal, miss};
  }
  return undefined;
};

/** Returns the reason why a move is wrong, or undefined if it is right. */
function reasonAgainst(exercise: Exercise, goals: readonly Goal[], move: Move): VerdictReason | undefined {
  const refusal = exercise.lessonGame.game.refusal(exercise.view, move);
  if (refusal) return {type: 'refused', ...refusal, ...neededFor(exercise, move)};
  const missed = missOf(exercise, goals, move);
  return missed && {type: 'missed', goal: missed.goal.name, ...missed.miss};
}

/**
 * Returns the number of cards that all legal moves of a move's type have, if the move has another number. Empty
 * otherwise.
 */
function neededFor({view}: Exercise, move: Move): Pick<Extract<VerdictReason, {type: 'refused'}>, 'needed'> {
  const counts = new Set(view.moves.filter(({type}) => type === move.type).map((one) => ownCards(one).length));
  const [cards] = counts;
  if (cards === undefined || counts.size > 1 || cards === ownCards(move).length) return {};
  return {needed: {move: move.type, cards}};
}

function judgeMove(exercise: Exercise, goals: readonly Goal[], move: Move): Verdict {
  const reason = reasonAgainst(exercise, goals, move);
  if (!reason) return {right: true, faults: []};
  const own = ownCards(move);
  const fault = {reason, ...(own.length === 1 && {card: own[0]!})};
  return {right: false, faults: [withSaid(exercise.step.answers, fault, {cards: own, move})]};
}

/** Finds wrong cards that were chosen, and right cards that were left out. */
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
    return withSaid(answers, {card, reason}, {cards: [card]});
  });
  const missing = right.filter((card) => !chosen.includes(card));
  const left = missing.map((card) =>
    withSaid(answers, {reason: {type: 'left-out', cards: missing}} satisfies Fault, {missed: formatCard(card)}),
  );
  const faults = [...wrong, ...mostTelling(left)];
  return {right: faults.length === 0, faults};
}
