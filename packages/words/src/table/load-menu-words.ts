import {textsOf, type Language} from '../language.js';
import type {MenuWords} from './menu-words.js';
import {modules} from './menu.generated.js';

const words = textsOf<{words: MenuWords}>('menu', modules);

/** Loads the strings of a table's menu in the given language. */
export async function loadMenuWords(language: Language): Promise<MenuWords> {
  return (await words(language)).words;
}
