import {at, readObject, rejectData, type Data} from './reading.js';
import type {Comment, Comments} from './record.js';

/**
 * Reads comments keyed by the number of moves before them. Returns undefined if there are none. Call it inside
 * `attempt`.
 */
export function readComments(entry: Data, path: string, moves: number): Comments | undefined {
  if (!Object.hasOwn(entry, 'comments')) return undefined;
  const here = at(path, 'comments');
  const comments: Record<number, Comment> = {};
  for (const [key, comment] of Object.entries(readObject(entry['comments'], here, 'The comments'))) {
    const place = `${here}.${key}`;
    if (!isPly(key, moves))
      rejectData('comment', place, 'The key of a comment must be the number of moves made before it.');
    comments[Number(key)] = readComment(comment, place);
  }
  return Object.keys(comments).length > 0 ? comments : undefined;
}

/** Returns whether a key is a whole number from 0 to `moves`. */
export const isPly = (key: string, moves: number): boolean => /^(0|[1-9]\d*)$/.test(key) && Number(key) <= moves;

/** Reads one string, or strings keyed by language. Call it inside `attempt`. */
export function readComment(data: unknown, path: string, what = 'A comment'): Comment {
  return typeof data === 'string' ? data : readTexts(data, path, what);
}

function readTexts(data: unknown, path: string, what: string): Record<string, string> {
  const texts = readObject(data, path, what);
  for (const [language, text] of Object.entries(texts)) {
    if (!isLanguage(language))
      rejectData('language', `${path}.${language}`, 'A language must be a BCP 47 tag, such as “fr”.', {
        language: language.slice(0, 40),
      });
    if (typeof text !== 'string') rejectData('type', `${path}.${language}`, `${what} must be a string.`);
  }
  return {...texts} as Record<string, string>;
}

/**
 * Returns whether a string has the format of a BCP 47 tag. Checks each part separately to keep the regular expressions
 * small.
 */
const isLanguage = (text: string): boolean =>
  text.split('-').every((part, place) => (place === 0 ? /^[a-z]{2,8}$/i : /^[a-z\d]{1,8}$/i).test(part));
