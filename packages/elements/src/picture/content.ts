import type {Result, WholeGame} from '@cartavola/engine';
import {LETTERS, readContent, readData, type Letters, type Notation} from '@cartavola/engine/notation.js';
import {lessons} from '@cartavola/lessons/games.js';
import type {Language} from '@cartavola/words';
import {textOf} from '../element/text-of.js';

/** What a page wants to be read. */
export interface AskedContent {
  /** Text in any form, or a record or position as data. */
  readonly given: unknown;
  /** Id of the game where the text names none; may be empty. */
  readonly game: string;
  /** Language of the letters of the cards, where the text declares none; absent: that of the page. */
  readonly letters: string | undefined;
  readonly language: Language;
}

/** Where a text or data may name the game. */
const NAMED = /(?:^|[\n/{,])\s*"?game"?\s*:\s*"?([a-z][a-z\d-]*)|^\s*([a-z][a-z\d-]*) \d[\w-]*\s*$/i;

/** Returns the id of the game that is named; empty if none is. */
function gameIn(given: unknown): string {
  if (typeof given === 'string') {
    const [, key, packed] = NAMED.exec(given) ?? [];
    return (key ?? packed ?? '').toLowerCase();
  }
  try {
    return textOf((given as {readonly game?: unknown} | null)?.game) ?? '';
  } catch {
    // The reader of records says what cannot be looked at.
    return '';
  }
}

/** Loads the games that a text may be of: the one that is named, else all; none for cards alone. */
async function gamesFor({given, game}: AskedContent): Promise<readonly WholeGame[]> {
  const ids = [gameIn(given), game].filter((id) => Object.hasOwn(lessons, id));
  if (ids.length === 0 && typeof given === 'string' && !given.includes(':')) return [];
  const loaded = await Promise.all((ids.length > 0 ? ids : Object.keys(lessons)).map((id) => lessons[id]!()));
  return loaded.map(({lesson}) => lesson.game);
}

const isLetters = (text: string | undefined): text is Letters => (LETTERS as readonly unknown[]).includes(text);

/** Returns whose letters the cards of a text have, where it declares none. */
export const lettersOf = ({letters, language}: Pick<AskedContent, 'letters' | 'language'>): Letters =>
  [letters, language].find(isLetters) ?? 'en';

/** Reads what a page wants to be read. Rejects only if the code of a game cannot be loaded. */
export async function readAsked(asked: AskedContent): Promise<Result<Notation>> {
  const {given, game} = asked;
  const context = {games: await gamesFor(asked), letters: lettersOf(asked), ...(game !== '' && {game})};
  return typeof given === 'string' ? readContent(given.trim(), context) : readData(given, context);
}
