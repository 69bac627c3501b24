import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {readOptions} from '@cartavola/engine';
import {
  advance,
  asks,
  begin,
  checkStep,
  hinted,
  isOver,
  loadLesson,
  loadLessonStart,
  missed,
  Sitting,
  type Progress,
  type Step,
} from '@cartavola/lessons';
import {lessons} from '@cartavola/lessons/games.js';
import {loadCardWords, paragraphsOf, plainText} from '@cartavola/words';
import {everyLesson, type Told} from './every-lesson.js';
import {variantTables} from '../variant-tables.js';

const LESSONS = await everyLesson();

const VARIANTS = (await Promise.all(Object.keys(lessons).map(variantTables))).flat();

/** Rules that steps can't exercise: turns, possession of cards, and variants, which are for readers who know the game. */
const NOT_TAUGHT = ['common.type', 'common.turn', 'common.card', ...VARIANTS.map(({rule}) => rule)];

const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

const skillsOf = (steps: readonly Step[]): Map<string, readonly Step[]> => groupBy(steps, ({skill}) => skill);

describe('Every lesson', () => {
  for (const told of LESSONS) {
    describe(told.name, () => {
      const {steps, skills} = told.lesson;

      it('starts with every step up to the first question, and the right number of steps in each skill', async () => {
        const {source, language, options, lesson} = told;
        const start = await loadLessonStart(source, language, {cards: await loadCardWords(language), options});
        assert.deepEqual(
          start.steps.map(({skill}) => skill),
          lesson.steps.map(({skill}) => skill),
        );
        const texts = start.steps.filter(({isUntold}) => !isUntold);
        assert.deepEqual(
          texts.map(({id, kind, stage}) => ({id, kind, stage})),
          lesson.steps.slice(0, texts.length).map(({id, kind, stage}) => ({id, kind, stage})),
        );
        assert.ok(texts.some(({kind}) => asks(kind)));
        assert.ok(texts.length < lesson.steps.length / 4);
      });

      it('can be played: no position, move, goal or answer is impossible', () => {
        const found = steps.flatMap((step) => checkStep(step, told.source, told.options));
        assert.deepEqual(found, []);
      });

      it('makes the only possible capture of a card, like a table', () => {
        for (const {kind, id} of steps) {
          if (kind !== 'play') continue;
          const sitting = new Sitting(steps, told.source, told.options, {...begin(steps), at: id});
          const moves = sitting.exercise!.view.moves.filter(({card}) => card !== undefined);
          for (const only of moves.filter(
            (one) => one.takes && moves.every((other) => other === one || other.card !== one.card),
          )) {
            sitting.pickCard(only.card!, true);
            assert.deepEqual(sitting.answerFor(only.type), {kind, move: only}, id);
            sitting.pickCard(only.card!, true);
          }
        }
      });

      it('has text for each step and skill, and no other text', () => {
        for (const step of steps) {
          assert.ok(step.title, step.id);
          assert.ok(step.text.length > 0, step.id);
        }
        assert.equal(new Set(steps.map(({id}) => id)).size, steps.length);
        for (const skill of skillsOf(steps).keys()) assert.ok(skills[skill], skill);
      });

      it('asks in at least 60 % of steps, and never has three steps to read in a row', () => {
        const asking = steps.filter(({kind}) => asks(kind)).length;
        assert.ok(asking / steps.length >= 0.6, `${asking} of ${steps.length}`);
        const rows = steps.map(({kind}) => (kind === 'read' ? 'r' : '-')).join('');
        assert.doesNotMatch(rows, /rrr/);
      });

      it('begins each skill with an example and a partly worked one, and then gives no more help', () => {
        for (const [skill, series] of skillsOf(steps)) {
          const stages = series.map(({stage}) => stage);
          if (stages.every((stage) => stage === undefined)) continue;
          assert.equal(stages[0], 'worked', skill);
          assert.equal(stages[1], 'finish', skill);
          assert.ok(stages.slice(2).length > 0, skill);
          assert.ok(
            stages.slice(2).every((stage) => stage === 'alone'),
            skill,
          );
          assert.ok(
            series.slice(1).every(({kind}) => asks(kind)),
            `${skill}: what follows the worked example asks`,
          );
        }
      });

      it('has at most 45 words before an action, and one new term per step', () => {
        const known = new Set<string>();
        for (const {id, title, text} of steps) {
          const count = wordsIn(title) + wordsIn(plainText(text));
          assert.ok(count <= 45, `${id}: ${count} words`);
          const fresh = text.flatMap((piece) =>
            typeof piece === 'string' || known.has(piece.term) ? [] : [piece.term],
          );
          assert.ok(new Set(fresh).size <= 1, `${id}: ${fresh.join(', ')}`);
          fresh.forEach((term) => known.add(term));
        }
      });

      it('explains every marked term', () => {
        const explained = new Set(told.book.glossary.map(({key}) => key));
        for (const {id, text} of steps)
          for (const piece of text)
            if (typeof piece !== 'string') assert.ok(explained.has(piece.term), `${id}: ${piece.term}`);
      });

      it('refers only to rules in its rulebook', () => {
        const rules = new Set(paragraphsOf(told.book).map(({id}) => id));
        for (const {id, teaches} of steps)
          for (const rule of teaches ?? []) assert.ok(rules.has(rule), `${id}: ${rule}`);
      });

      it('ends with a deal', () => {
        assert.equal(steps.at(-1)!.kind, 'free');
      });

      it('can be finished by a reader who first gets everything wrong, and shows each step', () => {
        const shown = walk(steps, 1);
        assert.deepEqual(new Set(shown), new Set(steps.map(({id}) => id)));
      });

      it('has text without markup', () => {
        for (const [where, text] of textsOf(told)) {
          assert.doesNotMatch(text, /undefined|\[object|NaN|\s{2}|^\s|\s$|['"]|\]\(|true|false/, `${where}: ${text}`);
        }
      });
    });
  }

  for (const [game, told] of groupBy(LESSONS, ({game}) => game)) {
    it(`of ${game}, taken together, teaches every rule of the game`, () => {
      const taught = new Set(told.flatMap(({lesson}) => lesson.steps.flatMap(({teaches = []}) => teaches)));
      const rules = told.flatMap(({book}) => paragraphsOf(book).map(({id}) => id));
      const left = [...new Set(rules)].filter((rule) => !taught.has(rule) && !NOT_TAUGHT.includes(rule));
      assert.deepEqual(left, []);
    });
  }
});

describe('A lesson', () => {
  for (const option of new Set(VARIANTS.map((variant) => variant.option))) {
    it(`never uses the option ${option} in questions, even if the table has it`, () => {
      let asked = 0;
      for (const {lesson, source, options} of LESSONS.filter((told) => told.options[option] === true)) {
        for (const {id, position} of lesson.steps) {
          if (!position) continue;
          const {exercise} = new Sitting(lesson.steps, source, options, {...begin(lesson.steps), at: id});
          assert.equal(exercise!.view.options[option], false, id);
          asked++;
        }
      }
      assert.ok(asked > 0);
    });
  }
});

describe('The lesson of Scopa', () => {
  it('uses the options of the table, including those that differ from its rule set', async () => {
    const {lesson: source} = await lessons['scopa']!();
    const read = readOptions(source.game, {players: 2, sevens: 'primiera'});
    assert.ok(read.ok);
    const lesson = await loadLesson(source, 'en', {cards: await loadCardWords('en'), options: read.value});
    const id = 'primiera-alone';
    const {exercise} = new Sitting(lesson.steps, source, read.value, {...begin(lesson.steps), at: id});
    assert.equal(exercise!.view.options['sevens'], 'primiera');
  });
});

/** Steps of a reader who misses each question the given number of times, and takes a hint for each miss. */
function walk(steps: readonly Step[], misses: number): readonly string[] {
  const shown: string[] = [];
  let progress: Progress = begin(steps);
  while (!isOver(progress)) {
    assert.ok(shown.length < steps.length * 5, `it never ends: ${shown.slice(-12).join(' ')}`);
    const step = steps.find(({id}) => id === progress.at)!;
    // A repeated question is answered correctly. Otherwise, it would come back forever.
    const times = asks(step.kind) && !progress.again ? misses : 0;
    shown.push(step.id);
    for (let miss = 0; miss < times; miss++) progress = hinted(missed(progress));
    progress = advance(steps, progress);
  }
  return shown;
}

/** Every string in a lesson, with its location. */
const textsOf = ({lesson}: Told): readonly (readonly [string, string])[] => [
  ['title', lesson.title],
  ...Object.entries(lesson.skills),
  ...lesson.steps.flatMap(({id, title, text, done, answers, hints}): [string, string][] => [
    [`${id} title`, title],
    [`${id} text`, plainText(text)],
    ...(done === undefined ? [] : [[`${id} done`, done] as [string, string]]),
    ...answers.map((answer, place) => [`${id} answer ${place}`, answer.text] as [string, string]),
    ...hints.map((hint, place) => [`${id} hint ${place}`, hint] as [string, string]),
  ]),
];
