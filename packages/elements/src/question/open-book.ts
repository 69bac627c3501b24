import {
  failure,
  optionsFromAttributes,
  readOptions,
  type Attribute,
  type Options,
  type Result,
} from '@cartavola/engine';
import {deckFor, loadFaces, type DeckFaces} from '@cartavola/faces';
import {
  loadCardWords,
  loadBookNames,
  loadRulebookWords,
  type BookNames,
  type CardWords,
  type Language,
  type Rulebook,
  type RulebookWords,
} from '@cartavola/words';
import {lessons} from '@cartavola/lessons/games.js';
import {rulebooks} from '@cartavola/words/games.js';
import {busy} from '../base/clock.js';
import {textOf} from '../base/text-of.js';
import {OnDemand} from '../base/page/on-demand.js';
import {firstDeck} from '../base/settings/first-deck.js';
import type {Candidate} from '../base/settings/reader-settings.js';
import {isView} from './render-views.js';

/** Book that the page requests. */
interface Wanted {
  readonly language: Language;
  readonly game: string | undefined;
  /** Decks in order of precedence. */
  readonly decks: readonly Candidate[];
  readonly view: string | undefined;
  /** Options that the page sets as data. They take precedence over attributes. */
  readonly options: Options | undefined;
  readonly attribute: Attribute;
}

/** Game with everything needed to show its lesson and rulebook. */
export interface OpenBook {
  readonly language: Language;
  readonly book: BookNames;
  /** Rulebook, which is loaded when it is shown or a lesson needs it. */
  readonly rules: OnDemand<Rulebook>;
  readonly words: RulebookWords;
  readonly cards: CardWords;
  readonly faces: DeckFaces;
  /** Id of the deck. */
  readonly deck: string;
  readonly options: Options;
  /** Whether the game has a built-in lesson, which an author's lesson may replace. */
  readonly hasLesson: boolean;
}

/** Book with its rules loaded. */
export interface OpenRules extends OpenBook {
  readonly book: Rulebook;
}

/** Serialises the page's request as a string. If the string changes, the book must be reopened. */
export function askedIn(parts: readonly unknown[]): string {
  try {
    return JSON.stringify(parts, (_, value: unknown) =>
      typeof value === 'object' ? value : `${typeof value} ${textOf(value)}`,
    );
  } catch {
    return 'something that cannot be read';
  }
}

/**
 * Adds default values for required options to the options that the page sets as data. Returns a value that isn't an
 * object unchanged, because it is rejected later.
 */
function withFallback(fallback: Options, options: unknown): unknown {
  try {
    return typeof options === 'object' && !Array.isArray(options) ? {...fallback, ...options} : options;
  } catch {
    return null;
  }
}

/** Opens the book that a page requests, or returns the problem with the request. The rules are not loaded yet. */
export const openBook = (wanted: Wanted): Promise<Result<OpenBook>> => busy(open(wanted));

async function open({language, game, decks, view, options, attribute}: Wanted): Promise<Result<OpenBook>> {
  const id = textOf(game)?.trim() ?? '';
  if (!Object.hasOwn(rulebooks, id)) {
    return failure('rules.game', 'game', `The game must be one of: ${Object.keys(rulebooks).join(', ')}.`);
  }
  if (!isView(view)) return failure('attribute.view', 'view', 'The view must be "lesson" or "rules".');
  const {rulebook} = await rulebooks[id]!();
  const read = options
    ? readOptions(rulebook.game, withFallback(rulebook.fallback, options))
    : optionsFromAttributes(rulebook.game, rulebook.fallback, attribute);
  if (!read.ok) return read;
  const found = firstDeck(decks, (named) => deckFor(named, rulebook.game, read.value));
  if (!found.ok) return found;
  const shown = found.value;
  const table = {options: read.value, shown};
  const [book, words, cards, faces] = await Promise.all([
    loadBookNames(rulebook, language, table),
    loadRulebookWords(language),
    loadCardWords(language, shown),
    loadFaces(shown),
  ]);
  return {
    ok: true,
    value: {
      language,
      book,
      rules: new OnDemand(async () =>
        (await import('@cartavola/words/rulebook/load-rulebook.js')).loadRulebook(rulebook, language, table),
      ),
      words,
      cards,
      faces,
      deck: shown.deck.id,
      options: read.value,
      hasLesson: Object.hasOwn(lessons, id),
    },
  };
}
