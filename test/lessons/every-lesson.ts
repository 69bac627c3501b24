import {readOptions, type Options, type OptionValue} from '@cartavola/engine';
import {loadLesson, type Lesson, type LessonSource} from '@cartavola/lessons';
import {lessons} from '@cartavola/lessons/games.js';
import {LANGUAGES, loadCardWords, loadRulebook, type Language, type Rulebook} from '@cartavola/words';
import {rulebooks} from '@cartavola/words/games.js';

/** The tables for which each game's lesson is read: every number of players, every rule set. */
const TABLES: Readonly<Record<string, readonly Readonly<Record<string, OptionValue>>[]>> = {
  capodama: [1, 2, 3, 4, 5, 6].map((players) => ({players})),
  scopa: [2, 4].flatMap((players) => [{players}, {players, rules: 'italian'}]),
  capra: [{}],
  calypso: [{}, {overruff: 'free', revoke: 'penalise', draw: true}],
};

/** A lesson as it is told at one table, in one language, with one deck. */
export interface Told {
  readonly name: string;
  readonly game: string;
  readonly language: Language;
  readonly italian: boolean;
  readonly options: Options;
  readonly source: LessonSource;
  readonly lesson: Lesson;
  readonly book: Rulebook;
}

/** Every lesson there is. */
export async function everyLesson(): Promise<readonly Told[]> {
  const told: Told[] = [];
  for (const [game, load] of Object.entries(lessons)) {
    const {lesson: source} = await load();
    const {rulebook} = await rulebooks[game]!();
    for (const given of TABLES[game]!) {
      const read = readOptions(source.game, given);
      if (!read.ok) throw new Error(read.problem.message);
      const options = read.value;
      const faces = source.game.italian(options);
      for (const italian of faces ? [undefined, faces] : [undefined]) {
        for (const language of LANGUAGES) {
          const cards = await loadCardWords(language, italian);
          const lesson = await loadLesson(source, language, {cards, italian: italian !== undefined, options});
          const book = await loadRulebook(rulebook, language, {options, italian});
          const name = `${game} ${JSON.stringify(given)} in ${language}${italian ? ', Italian cards' : ''}`;
          told.push({name, game, language, italian: italian !== undefined, options, source, lesson, book});
        }
      }
    }
  }
  return told;
}
