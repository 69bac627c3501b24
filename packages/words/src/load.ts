import type {MappedDeck} from '@cartavola/engine';
import {cardWords, type CardWords} from './cards/card-words.js';
import type {LanguageNames} from './cards/language-names.js';
import {textsOf, type Language} from './language.js';
import type {TableWords} from './table/table-words.js';

const names = textsOf<{names: LanguageNames}>('cards', {
  en: () => import('./cards/cards.en.js'),
  fr: () => import('./cards/cards.fr.js'),
  it: () => import('./cards/cards.it.js'),
});

const tables = textsOf<{table: TableWords}>('table', {
  en: () => import('./table/table.en.js'),
  fr: () => import('./table/table.fr.js'),
  it: () => import('./table/table.it.js'),
});

/** The names of cards in a language, as they are shown by a deck; without one they are French. */
export async function loadCardWords(language: Language, shown?: MappedDeck): Promise<CardWords> {
  return cardWords((await names(language)).names, shown?.mapping, shown?.deck.names?.[language]);
}

/** Loads the texts that every table shares, in a language. */
export async function loadTableWords(language: Language): Promise<TableWords> {
  return (await tables(language)).table;
}
