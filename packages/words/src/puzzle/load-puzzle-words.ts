import {parseCards, SUITS, type Card} from '@cartavola/engine';
import type {CardWords} from '../cards/card-words.js';
import {lister, textsOf, type Language} from '../language.js';
import {GAMES} from './games.js';
import {modules} from './puzzle.generated.js';
import type {GoalValue, PuzzleWords} from './puzzle-words.js';

const shared = textsOf<{words: PuzzleWords}>('puzzle', modules);

/** Loads the strings for puzzles in the given language, including game-specific ones. */
export async function loadPuzzleWords(language: Language, game: string): Promise<PuzzleWords> {
  const load = Object.hasOwn(GAMES, game) ? GAMES[game] : undefined;
  const [{words}, own] = await Promise.all([shared(language), load?.(language)]);
  return {
    ...words,
    goals: {...words.goals, ...own?.puzzle.goals},
    themes: {...words.themes, ...own?.puzzle.themes},
    ...(own?.puzzle.roles && {roles: own.puzzle.roles}),
  };
}

/**
 * Describes goals for moves, such as `wins keeps=QH`. If there are several turns, describes the goals for the first
 * turn. Leaves out goals that have no text.
 */
export function goalText(goal: string, {goals}: PuzzleWords, cards: CardWords, language: Language): string {
  const [first = ''] = goal.split('/');
  return first
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((word) => {
      const [, name = '', text = ''] = /^([a-z-]+)(?:>?=(.*))?$/.exec(word) ?? [];
      return Object.hasOwn(goals, name) ? [goals[name]!(valueOf(text, cards, language))] : [];
    })
    .join(' ');
}

function valueOf(text: string, cards: CardWords, language: Language): GoalValue {
  const named: readonly Card[] = parseCards(text.split(',').join(' ')) ?? [];
  const suit = SUITS.find((one) => one === text);
  const names = named.map((card) => cards.the(card));
  return {
    text,
    all: lister(language)(names),
    any: lister(language, 'disjunction')(names),
    suit: suit ? cards.suit(suit) : '',
  };
}
