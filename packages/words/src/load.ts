import type {MappedDeck} from '@cartavola/engine';
import {cardWords, type CardWords} from './cards/card-words.js';
import type {CharacterNames, LanguageNames} from './cards/language-names.js';
import {textsOf, type Language} from './language.js';
import type {TableTexts, TableWords} from './table/table-words.js';
import {modules as cardModules} from './cards/cards.generated.js';
import {modules as tableModules} from './table/table.generated.js';

const names = textsOf<{names: LanguageNames; characters: CharacterNames}>('cards', cardModules);

const tables = textsOf<{table: TableTexts}>('table', tableModules);

/** Loads the names of a deck's cards in the given language. Without a deck, the cards are French. */
export async function loadCardWords(language: Language, shown?: MappedDeck): Promise<CardWords> {
  return cardWords((await names(language)).names, shown?.mapping, shown?.deck.names?.[language]);
}

/** Loads the strings that all tables share, in the given language. */
export async function loadTableWords(language: Language): Promise<TableWords> {
  const [{table}, characters] = await Promise.all([tables(language), loadCharacterNames(language)]);
  return {...table, characters};
}

/** Loads the players' names for tables and lessons in the given language. */
export async function loadCharacterNames(language: Language): Promise<CharacterNames> {
  return (await names(language)).characters;
}
