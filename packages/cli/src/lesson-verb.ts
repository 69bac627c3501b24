import {readOptions} from '@cartavola/engine';
import {deckFor} from '@cartavola/faces/decks.js';
import {asks, loadLesson, type Lesson, type LessonSource, type StepScript} from '@cartavola/lessons';
import {lessons} from '@cartavola/lessons/games.js';
import {LANGUAGES, loadCardWords, type Language} from '@cartavola/words';
import {gameNamed} from './given-game.js';
import {languageFrom} from './given-language.js';
import {lessonHtml} from './lesson-html.js';
import type {OutputLine} from './output-line.js';
import {WrongUse, type Surroundings} from './surroundings.js';
import type {Verb} from './verb.js';
import {writeTo} from './write-output.js';

/** `cartavola lesson new`: creates a page as a starting point for a lesson. */
export const lessonVerb: Verb = {
  name: 'lesson',
  usage: 'new GAME [--lang LANG] [--deck DECK] [-o PAGE.html] [--kit ADDRESS] [--force]',
  summary: 'Write a starter page with a lesson of two steps in all languages.',
  help: `Writes a working HTML page: a lesson with two steps from the game's own lesson, one to watch and one that
asks, in ${LANGUAGES.join(', ')}. Replace the texts with yours, and run "cartavola check" on the page. To write
lessons, see docs/lessons.md.

Options:
  --lang LANG    only the step that asks, in this language
  --deck DECK    cards of the lesson: french, french-4, italian
  -o PAGE.html   write the page to this file (default: standard output)
  --kit ADDRESS  address of the script that loads the kit (default: this version on cdn.jsdelivr.net)
  --force        overwrite an existing file`,
  options: {
    lang: {type: 'string'},
    deck: {type: 'string'},
    output: {type: 'string', short: 'o'},
    kit: {type: 'string'},
    force: {type: 'boolean'},
  },
  async *answers({options, names: [what, ...names]}, surroundings) {
    if (what !== 'new') throw new WrongUse('lesson needs the word new: cartavola lesson new GAME');
    const {id} = gameNamed(names, 'lesson new');
    const {lesson: source} = await lessons[id]!();
    const read = readOptions(source.game, {...source.fallback});
    if (!read.ok) throw new WrongUse(read.problem.message);
    const {deck} = options;
    const shown = deck === undefined ? undefined : deckFor(deck, source.game, read.value);
    if (deck !== undefined && !shown) throw new WrongUse(`${id} has no deck "${deck}"`);
    const languages = options['lang'] === undefined ? LANGUAGES : [languageFrom(options['lang'])];
    const loaded = await Promise.all(
      languages.map(async (language): Promise<readonly [Language, Lesson]> => {
        const table = {cards: await loadCardWords(language, shown), options: read.value};
        return [language, await loadLesson(source, language, table)];
      }),
    );
    const kit =
      scriptAddress(options['kit']) ??
      `https://cdn.jsdelivr.net/npm/cartavola@${surroundings.version}/dist/cartavola.js`;
    const pair = firstPair(source, await source.script(read.value)).map((step) => step.id);
    const ids = languages.length === 1 ? pair.slice(1) : pair;
    const html = lessonHtml({game: id, deck}, ids, new Map(loaded), kit);
    const {output} = options;
    yield output === undefined
      ? {text: html, refused: false}
      : await written(output, html, options['force'] !== undefined, surroundings);
  },
};

/** Checks the address of a script: a URL, or a path on the page's own site. Throws `WrongUse`. */
function scriptAddress(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const isAddress = URL.canParse(text, 'https://own/') && /^https?:$/.test(new URL(text, 'https://own/').protocol);
  if (isAddress && text.trim() !== '') return text.trim();
  throw new WrongUse(
    '--kit must be the address of the script, such as https://cdn.example/cartavola.js or /cartavola/cartavola.js',
  );
}

/** Returns the first `watch` step that is followed by a question in the same skill, together with that question. */
function firstPair({game}: LessonSource, steps: readonly StepScript[]): readonly StepScript[] {
  for (const [place, watched] of steps.entries()) {
    const next = steps[place + 1];
    if (watched.kind === 'watch' && next && asks(next.kind) && next.skill === watched.skill) return [watched, next];
  }
  throw new WrongUse(`${game.id} has no steps for a starter lesson`);
}

async function written(file: string, html: string, isForced: boolean, surroundings: Surroundings): Promise<OutputLine> {
  await writeTo(file, new TextEncoder().encode(`${html}\n`), isForced, surroundings);
  return {text: `${file}: written. Next: cartavola check ${file} --watch`, refused: false};
}
