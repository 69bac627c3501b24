import {mappedDeck, optionAttribute, readOptions, type Options, type OptionValue} from '@cartavola/engine';
import {allDecks} from '@cartavola/faces/decks.js';
import {loadLesson, type Lesson, type LessonSource} from '@cartavola/lessons';
import {lessons} from '@cartavola/lessons/games.js';
import {LANGUAGES, loadCardWords, loadRulebook, type Language, type Rulebook} from '@cartavola/words';
import {rulebooks} from '@cartavola/words/games.js';
import {variantTables} from '../variant-tables.js';

/** Options for testing each game's lesson in addition to its variants: every number of players, and every rule set. */
const TABLES: Readonly<Record<string, readonly Readonly<Record<string, OptionValue>>[]>> = {
  capodama: [1, 2, 3, 4, 5, 6].map((players) => ({players})),
  scopa: [2, 4].flatMap((players) => [{players}, {players, rules: 'italian'}]),
  capra: [{}],
  calypso: [{}, {overruff: 'free', revoke: 'penalise', draw: true}],
};

/** One deck for each suit system, because the text of a lesson depends only on the suit system. */
const KINDS = allDecks().filter(
  ({suitSystem}, place, all) => all.findIndex((deck) => deck.suitSystem === suitSystem) === place,
);

/** Lesson for one set of options, in one language, with one deck. */
export interface Told {
  readonly name: string;
  readonly game: string;
  readonly language: Language;
  /** Id of the deck. */
  readonly deck: string;
  /** Whether the cards are named as in the game's rules. */
  readonly isPlain: boolean;
  readonly options: Options;
  readonly source: LessonSource;
  readonly lesson: Lesson;
  readonly book: Rulebook;
}

/** Loads all lessons. */
export async function everyLesson(): Promise<readonly Told[]> {
  const told: Told[] = [];
  for (const [game, load] of Object.entries(lessons)) {
    const {lesson: source} = await load();
    const {rulebook} = await rulebooks[game]!();
    const variants = (await variantTables(game)).map(({options}) => options);
    for (const given of [...TABLES[game]!, ...variants]) {
      const read = readOptions(source.game, given);
      if (!read.ok) throw new Error(read.problem.message);
      const options = read.value;
      for (const deck of KINDS) {
        const shown = mappedDeck(deck, source.game, options);
        if (!shown) continue;
        const isPlain = shown.deck.isPlain === true;
        for (const language of LANGUAGES) {
          const cards = await loadCardWords(language, shown);
          const lesson = await loadLesson(source, language, {cards, options});
          const book = await loadRulebook(rulebook, language, {options, shown});
          const name = `${game} ${JSON.stringify(given)} in ${language}${isPlain ? '' : `, ${shown.deck.id} cards`}`;
          told.push({name, game, language, deck: shown.deck.id, isPlain, options, source, lesson, book});
        }
      }
    }
  }
  return told;
}

/** Returns the attributes that make an explainer show a lesson. */
export const attributesOf = ({game, language, deck, options}: Told): Readonly<Record<string, string>> => ({
  game,
  lang: language,
  deck,
  ...Object.fromEntries(Object.entries(options).map(([name, value]) => [optionAttribute(name), String(value)])),
});
