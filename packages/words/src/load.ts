import type {ItalianFaces} from '@cartavola/engine';
import {cardWords, type CardWords, type NameTables} from './cards/card-words.js';
import type {Language} from './language.js';
import type {TableWords} from './table/table-words.js';

const names: Readonly<Record<Language, () => Promise<{names: NameTables}>>> = {
  en: () => import('./cards/cards.en.js'),
  fr: () => import('./cards/cards.fr.js'),
  it: () => import('./cards/cards.it.js'),
};

const tables: Readonly<Record<Language, () => Promise<{table: TableWords}>>> = {
  en: () => import('./table/table.en.js'),
  fr: () => import('./table/table.fr.js'),
  it: () => import('./table/table.it.js'),
};

/** Loads the names of cards in a language; `italian`: with Italian cards, and how they stand for the game's. */
export async function loadCardWords(language: Language, italian?: ItalianFaces): Promise<CardWords> {
  return cardWords((await names[language]()).names, italian);
}

/** Loads the texts that every table shares, in a language. */
export async function loadTableWords(language: Language): Promise<TableWords> {
  return (await tables[language]()).table;
}
