import type {Seat, View} from '@cartavola/engine';
import {goalText, type CardWords, type Language, type PuzzleWords} from '@cartavola/words';
import type {LessonGame} from '../lesson-game.js';
import {readPuzzleGoal} from './puzzle-goal.js';
import type {PuzzleStepTexts} from './puzzle-step.js';
import type {Puzzle} from './puzzle.js';

/** Words and values for a puzzle's text. */
interface Told {
  readonly words: PuzzleWords;
  readonly cards: CardWords;
  readonly language: Language;
  /** Names of the reader's partners. Defaults to none. */
  readonly partners?: readonly string[];
  /** Who made the last capture, if the position contains this information. */
  readonly taker?: Parameters<PuzzleWords['tookLast']>[0] | undefined;
  /** Points so far of the reader's side and of the others, if the game counts them during a deal. */
  readonly score?: readonly [own: number, others: number] | undefined;
  /** Players with a public role that the position contains, keyed by role. */
  readonly roles?: Readonly<Record<string, PlayerInPuzzle>>;
}

/** Player in a puzzle: the reader, or another player. */
interface PlayerInPuzzle {
  readonly you?: boolean;
  readonly name?: string;
}

/** Returns the question for a puzzle's goal, built from standard phrases. */
function statementOf({goal}: Puzzle, {words, cards, language}: Told): string {
  const asked = readPuzzleGoal(goal);
  switch (asked?.kind) {
    case 'best':
      return words.best;
    case 'more':
      return words.more(asked.least);
    case 'between':
      return words.between(asked.least, asked.most);
    default:
      return goalText(goal, words, cards, language);
  }
}

/**
 * Returns a puzzle's text in a language: the author's, completed with standard sentences for its goal and hints from its
 * theme. Without a title or statement by the author, the goal is the title.
 */
export function textsOfPuzzle(
  puzzle: Puzzle,
  told: Told,
): PuzzleStepTexts & {readonly hints: readonly [string, string, string]} {
  const {words, language, partners = [], taker, score, roles = {}} = told;
  const {themes, texts} = puzzle;
  const own = Object.hasOwn(texts, language) ? texts[language] : undefined;
  const theme = themes
    .map((name) => (Object.hasOwn(words.themes, name) ? words.themes[name] : undefined))
    .find(Boolean);
  const [first, second, third] = own?.hints ?? [];
  const goal = statementOf(puzzle, told);
  const facts = [
    ...(partners.length > 0
      ? [words.playsWith(partners)]
      : Object.entries(roles).flatMap(([role, player]) => words.roles?.[role]?.(player) ?? [])),
    ...(taker ? [words.tookLast(taker)] : []),
    ...(score ? [words.score(...score)] : []),
  ];
  // Text in another language is better than none.
  const foreign =
    goal === '' ? Object.values(texts).find(({statement}) => statement !== undefined)?.statement : undefined;
  const statement = own?.statement ?? foreign;
  // The theme isn't the title, because it often gives the answer away.
  const title = own?.title ?? (statement === undefined && goal !== '' ? goal : words.untitled);
  return {
    title,
    statement: statement ?? (title === goal ? facts : [...facts, goal]).join(' '),
    hints: [first ?? '', second ?? theme?.hint ?? words.count, third ?? words.pointed],
    ...(own?.reply !== undefined && {reply: own.reply}),
  };
}

/** Returns what a seat knows about the players in a puzzle. `players` are their names by seat. */
export const knownIn = (
  puzzle: Puzzle,
  source: LessonGame,
  {view, seat}: {readonly view: View; readonly seat: Seat},
  players: readonly (string | undefined)[],
): Pick<Told, 'partners' | 'taker' | 'score' | 'roles'> => ({
  partners: partnersOf(source, view, seat).map((one) => players[one]!),
  taker: takerOf(puzzle, seat, players),
  score: scoreOf(source, view, seat),
  roles: Object.fromEntries(
    Object.entries(puzzle.position).flatMap(([role, one]): [string, PlayerInPuzzle][] => {
      const name = typeof one === 'number' ? players[one] : undefined;
      return one === seat ? [[role, {you: true}]] : name === undefined ? [] : [[role, {name}]];
    }),
  ),
});

/** Returns the partners of a seat, as far as a view shows them. */
export function partnersOf({sideOf}: Pick<LessonGame, 'sideOf'>, view: View, seat: Seat): readonly Seat[] {
  if (sideOf) return sideOf(view, seat).filter((one) => one !== seat);
  return view.hands.length === 4 ? [(seat + 2) % 4] : [];
}

/**
 * Returns the points so far of a seat's side and of the others. Returns undefined if there are none, if a view doesn't
 * show the sides, or if the game doesn't count points during a deal.
 */
function scoreOf({sideOf, cards}: Pick<LessonGame, 'sideOf' | 'cards'>, view: View, seat: Seat): Told['score'] {
  const pointsOf = (seats: readonly Seat[]): number =>
    seats.reduce<number>((sum, one) => sum + (cards?.pointsTaken?.(view, one) ?? 0), 0);
  const all = [...view.hands.keys()];
  // Without `sideOf`, a seat's points are those of its side.
  const side = sideOf?.(view, seat) ?? [seat];
  const others = sideOf ? all.filter((one) => !side.includes(one)) : [(seat + 1) % all.length];
  if (sideOf && others.length > 0 && sideOf(view, others[0]!).length < others.length) return undefined;
  const score = [pointsOf(side), pointsOf(others)] as const;
  return score[0] + score[1] > 0 ? score : undefined;
}

/**
 * Returns who made the last capture, as seen from a seat, if the position contains this information. `names` are the
 * players' names by seat. If there are partners, the result only identifies the side.
 */
function takerOf({position}: Puzzle, seat: Seat, names: readonly (string | undefined)[]): Told['taker'] {
  const {taker, hands} = position as Puzzle['position'] & {readonly taker?: Seat};
  if (taker === undefined) return undefined;
  if (hands.length > 2) return {isOwnSide: taker % 2 === seat % 2};
  const name = names[taker];
  return taker === seat || name === undefined ? {you: true} : {name};
}
