import type {MappedDeck} from '@cartavola/engine';
import {cardWords, type CardWords} from './cards/card-words.js';
import type {LanguageNames} from './cards/language-names.js';
import {textsOf, type Language} from './language.js';
import type {TableWords} from './table/table-words.js';
import {modules as cardModules} from './cards/cards.generated.js';
import {modules as tableModules} from './table/table.generated.js';

const names = textsOf<{names: LanguageNames}>('cards', cardModules);

const tables = textsOf<{table: TableWords}>('table', tableModules);

/** The names of cards in a language, as they are shown by a deck; without one they are French. */
export async function loadCardWords(language: Language, shown?: MappedDeck): Promise<CardWords> {
  return cardWords((await names(language)).names, shown?.mapping, shown?.deck.names?.[language]);
}

/** Loads the texts that every table shares, in a language. */
export async function loadTableWords(language: Language): Promise<TableWords> {
  return (await tables(language)).table;
}
