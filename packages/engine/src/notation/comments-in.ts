import type {Comment} from '../record.js';
import {fault} from './fault.js';
import {unescaped} from './quotes.js';

/** Comments or titles read so far, keyed by record key, with their offsets in the text. */
export class WrittenTexts {
  readonly said: Record<string, Comment> = {};
  /** Offsets keyed by record key, or by record key and language. */
  readonly places: Record<string, number> = {};

  /** Adds the text between two delimiters: `text`, or `@fr texte` at most once per language. */
  add(key: string, written: string, at: number): void {
    const before = this.said[key];
    const [, tag, text = ''] = /^@([A-Za-z\d-]*)(?: (.*))?$/s.exec(written) ?? [];
    const isThere =
      tag === undefined ? before !== undefined : typeof before === 'string' || Object.hasOwn(before ?? {}, tag);
    if (isThere) fault('comment', at, {word: written});
    if (tag === undefined) this.said[key] = unescaped(written);
    else if (tag === '') this.said[key] = {};
    // Don't copy the other languages, because a text may have any number of tags.
    else (this.said[key] = (before as Record<string, string> | undefined) ?? {})[tag] = unescaped(text);
    this.places[key] ??= at;
    if (tag) this.places[`${key}.${tag}`] = at;
  }
}
