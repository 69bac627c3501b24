import type {Problem} from '@cartavola/engine';
import {loadFaces} from '@cartavola/faces';
import {loadCardWords, loadTableWords, type Language} from '@cartavola/words';
import {loadMenuWords} from '@cartavola/words/table/load-menu-words.js';
import type {Layout} from '../layout.js';
import type {SceneWords} from '../scene/scene.js';
import type {Settings} from './settings.js';

/** Problem that is reported if loading fails. */
export const UNLOADED: Problem = {code: 'table.load', path: '', message: 'Part of the table could not be loaded.'};

/** Words and drawings that must be loaded before a table can be shown. */
export type Loaded = SceneWords;

/** Settings that a table's words and drawings depend on: its deck, and the current options. */
export type Shown = Pick<Settings, 'deck' | 'options'>;

/** Loads a table's words and drawings in a language. */
export async function loadTable(layout: Layout, language: Language, {deck, options}: Shown): Promise<Loaded> {
  const [table, cards, faces] = await Promise.all([
    loadTableWords(language),
    loadCardWords(language, deck),
    loadFaces(deck),
  ]);
  const words = await layout.loadWords(language, cards, options);
  return {
    language,
    table,
    cards,
    faces,
    deckId: deck.deck.id,
    words,
    loadMenu: () => loadMenuWords(language),
    async loadCoach() {
      if (layout.loadCoach) return layout.loadCoach(language, cards);
      const {loadPlainCoach} = await import('../coach/plain-coach.js');
      return loadPlainCoach(language, cards);
    },
    async loadRule(id) {
      const {loadRuleText} = await import('../rules/rule.js');
      return loadRuleText(layout.game.id, id, language, {options, shown: deck});
    },
  };
}
