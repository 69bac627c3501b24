import {plain, type Result, type WholeGame} from '@cartavola/engine';
import {readContent, readData, type Notation} from '@cartavola/engine/notation.js';
import {lessons} from '@cartavola/lessons/games.js';
import {isLatin} from '../base/settings/first-deck.js';
import {textOf} from '../base/text-of.js';
import {notAGame} from '../base/not-a-game.js';
import {lettersOf, valueIn, type AskedContent} from '../picture/asked-content.js';

/** Patterns for a game's id in notation or JSON, and what precedes its key. */
const START = /(?:^|[\n/{,])\s*/g;
const GAME = /"?game"?\s*:\s*"?([a-z][a-z\d-]*)/iy;
/** Pattern for a packed record and its game's id. */
const PACKED = /^([a-z][a-z\d-]*) \d[\w-]*$/i;

/** Returns the id of the game that the content specifies, or an empty string if there is none. */
function gameIn(given: unknown): string {
  if (typeof given === 'string') {
    const text = plain(given);
    return (valueIn(text, START, GAME) ?? PACKED.exec(text.trim())?.[1] ?? '').toLowerCase();
  }
  try {
    return textOf((given as {readonly game?: unknown} | null)?.game) ?? '';
  } catch {
    // Ignore getters that throw, because the record parser reports them.
    return '';
  }
}

/**
 * Loads the games that the content may belong to: those that it or the page specifies, or else all games. Loads none if
 * the content only lists cards.
 */
async function gamesFor({given, game}: AskedContent): Promise<readonly WholeGame[]> {
  const ids = [gameIn(given), game].filter((id) => Object.hasOwn(lessons, id));
  if (ids.length === 0 && typeof given === 'string' && !plain(given).includes(':')) return [];
  const loaded = await Promise.all((ids.length > 0 ? ids : Object.keys(lessons)).map((id) => lessons[id]!()));
  return loaded.map(({lesson}) => lesson.game);
}

/** Reads the content that a page requests. Rejects only if a game's code can't be loaded. */
export async function readAsked(asked: AskedContent): Promise<Result<Notation>> {
  const {given, game} = asked;
  if (game !== '' && !Object.hasOwn(lessons, game)) return notAGame(Object.keys(lessons));
  const context = {
    games: await gamesFor(asked),
    letters: lettersOf(asked),
    isPack: isLatin(asked.decks),
    ...(game !== '' && {game}),
  };
  return typeof given === 'string' ? readContent(given.trim(), context) : readData(given, context);
}
