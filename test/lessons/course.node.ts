import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {
  advance,
  asks,
  begin,
  hinted,
  isOver,
  missed,
  rulesLeftOut,
  summaryOf,
  type Progress,
  type Step,
} from '@cartavola/lessons';
import type {Options} from '@cartavola/engine';
import {paragraphsOf} from '@cartavola/words';
import {everyLesson, type Told} from './every-lesson.js';
import {readThrough, type Shown} from './simulated-reader.js';
import {sampleSize} from '../sample-size.js';

const EVERY = await everyLesson();
/** Each lesson once, because languages and decks don't change the questions. */
const WRITTEN = EVERY.filter(({language, isPlain}) => language === 'en' && isPlain);
/** The first lesson of each game, or all. */
const LESSONS = WRITTEN.filter(({game}, place) =>
  WRITTEN.slice(0, place).every((one) => one.game !== game || sampleSize(0, 1) === 1),
);

/** Steps that test common mistakes, keyed by game. From each list, a lesson has the steps that match its options. */
const BAITS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  capodama: {
    'king of hearts as a trump': ['trumps-finish'],
    'ten above jack': ['ranks-finish'],
    'having to trump when void': ['follow-alone'],
    'queen of hearts given to the capo': ['exchange-finish', 'six-finish'],
    'queen of hearts below the king': ['trumps-alone'],
    'tricks counted for 150': ['score-alone', 'lone-alone'],
  },
  scopa: {
    'the sum beside an equal card': ['single-finish'],
    'two sets at once': ['choice-finish', 'choice-alone'],
    'the seven of diamonds': ['choice-alone', 'sevens-finish', 'primiera-alone'],
    'queen 8': ['values-finish'],
  },
  capra: {
    'king over ten': ['rank-finish'],
    'beating two of three': ['several-alone-three'],
    'a trump wasted': ['trump-alone'],
    'entering after having played': ['enter-alone-now'],
    'who draws first': ['lead-alone'],
  },
  calypso: {
    'following with the own trump as a trump': ['ruff-alone'],
    'a higher card against a led trump': ['lead-finish'],
    'a second copy kept': ['next-finish'],
    'a ruff on a led trump': ['lead-last'],
  },
};

const rulesOf = (steps: readonly Step[]): ReadonlySet<string> => new Set(steps.flatMap(({teaches = []}) => teaches));

/** Rules that a lesson leaves out, keyed by game: those of other numbers of players or options, and variants. */
const LEFT_OUT: Readonly<Record<string, (options: Options) => readonly string[]>> = {
  capodama: ({players}) =>
    [
      players !== 3 && 'fourth-trump',
      Number(players) > 2 && 'two-halves',
      players !== 1 && 'solo',
      players !== 6 && 'king',
      Number(players) < 4 && ['exchange', 'keep-ace', 'dama-not-to-capo'],
      players === 1 && 'sweep',
    ].flatMap((name) => name || []),
  scopa: ({redealKings, settebello, sevens}) =>
    [
      'ace-takes-all',
      !redealKings && 'redeal',
      !settebello && 'settebello',
      sevens === 'primiera' ? 'most-sevens' : 'primiera',
    ].flatMap((name) => name || []),
  capra: () => [],
  calypso: ({draw}) => (draw ? [] : ['draw']),
};

/**
 * Checks that a lesson has shown every rule of the rulebook that it doesn't name as left out, every case that it has,
 * every step in `BAITS` and every step with a `bait`.
 */
function expectAllMet({game, options, book, lesson: {steps}}: Told, shown: readonly Step[]): void {
  const ids = new Set(shown.map(({id}) => id));
  const rules = rulesOf(shown);
  const inBook = paragraphsOf(book).map(({id}) => id);
  const leftOut = rulesLeftOut(steps, inBook);
  assert.deepEqual(
    [...leftOut].sort(),
    LEFT_OUT[game]!(options)
      .map((name) => `${game}.${name}`)
      .sort(),
  );
  assert.deepEqual(
    inBook.filter((rule) => !rules.has(rule) && !leftOut.includes(rule) && !rule.startsWith('common.')),
    [],
  );
  for (const {when, id} of paragraphsOf(book))
    if (when === undefined) assert.ok(!leftOut.includes(id) || id === 'scopa.ace-takes-all', `${id} applies here`);
  const cases = new Set(shown.flatMap((step) => step.cases ?? []));
  assert.deepEqual(
    steps.flatMap((step) => step.cases ?? []).filter((one) => !cases.has(one)),
    [],
  );
  assert.deepEqual(
    steps.filter(({bait, id}) => bait !== undefined && !ids.has(id)).map(({id}) => id),
    [],
  );
  for (const [bait, places] of Object.entries(BAITS[game]!))
    for (const id of places) if (steps.some((step) => step.id === id)) assert.ok(ids.has(id), `${bait}: ${id}`);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

describe('A reader who is always right', () => {
  let steps = 0;
  let all = 0;
  for (const told of WRITTEN) {
    it(`finishes ${told.name} in at most two thirds of its steps, and meets every rule and typical mistake`, () => {
      const {shown, sitting} = readThrough(told, () => false);
      expectAllMet(
        told,
        shown.map(({step}) => step),
      );
      assert.ok(shown.length <= (told.lesson.steps.length * 2) / 3, `${shown.length} of ${told.lesson.steps.length}`);
      assert.deepEqual(summaryOf(told.lesson.steps, sitting.progress).hard, []);
      steps += shown.length;
      all += told.lesson.steps.length;
    });
  }
  it('reports the number of steps', (test) => {
    test.diagnostic(`${WRITTEN.length} lessons, ${steps} of ${all} steps`);
    assert.ok(steps > 0);
  });
});

describe('The cases of rules', () => {
  const idsShown = (game: string, options: Options): readonly string[] => {
    const told = WRITTEN.find(
      (one) => one.game === game && Object.entries(options).every(([name, value]) => one.options[name] === value),
    )!;
    return readThrough(told, () => false).shown.map(({step}) => step.id);
  };

  for (const [game, options, steps] of [
    ['calypso', {overruff: 'compulsory'}, ['overruff-last', 'score-worked']],
    ['calypso', {overruff: 'free'}, ['overruff-last']],
    ['capodama', {players: 4}, ['exchange-again']],
    ['capodama', {players: 6}, ['six-worked']],
    ['capra', {}, ['trump-worked']],
  ] as const)
    it(`make ${steps.join(' and ')} in ${game} ${JSON.stringify(options)} appear to a reader who is always right`, () => {
      const ids = idsShown(game, options);
      for (const step of steps) assert.ok(ids.includes(step), step);
    });

  it('are shown once: a trick that completes a calypso, and a trump led', () => {
    assert.ok(idsShown('calypso', {}).some((id) => id === 'next-worked' || id === 'next-last'));
    assert.ok(idsShown('capodama', {players: 4}).some((id) => id === 'hearts-worked' || id === 'hearts-alone'));
  });
});

describe('A reader who errs in each possible way', () => {
  const counts = {lessons: 0, steps: 0, questions: 0, wrong: 0, repeated: 0, early: 0};
  for (const told of LESSONS) {
    it(`meets every rule and typical mistake of ${told.name}, and missed questions again in a different form`, () => {
      const {shown, sitting} = readThrough(told, (_, again) => !again);
      expectAllMet(
        told,
        shown.map(({step}) => step),
      );
      const {steps} = told.lesson;
      assert.deepEqual(new Set(shown.map(({step}) => step.id)), new Set(steps.map(({id}) => id)), 'no step is skipped');
      for (const [place, {question}] of shown.entries())
        if (place > 0) assert.notEqual(question ?? 'none', shown[place - 1]!.question, `twice in a row: ${question}`);
      for (const [place, one] of shown.entries()) if (one.wrong > 0) counts.early += expectReturn(told, shown, place);
      const repeated = shown.filter(({again, question}) => again && question !== undefined);
      const late = shown.filter(({wrong}) => wrong > 0);
      assert.equal(repeated.length, late.length, 'each comes back once, because it is then right');
      const {skills, right} = sitting.progress;
      assert.equal(
        right,
        shown.filter(({again, question, wrong}) => !again && question !== undefined && wrong === 0).length,
      );
      for (const {step} of late) assert.equal(skills[step.skill]!.held, false, `${step.skill} is not held`);
      counts.lessons++;
      counts.steps += shown.length;
      counts.questions += late.length;
      counts.wrong += sum(shown.map(({wrong}) => wrong));
      counts.repeated += repeated.length;
    });
  }
  it('reports the numbers', (test) => {
    test.diagnostic(JSON.stringify(counts));
    assert.ok(counts.repeated > 0);
  });
});

/**
 * Checks that a missed question returns in a different form, after its worked example and three other steps. Returns 1
 * if the lesson ended before that.
 */
function expectReturn({lesson: {steps}}: Told, shown: readonly Shown[], place: number): number {
  const {step, question} = shown[place]!;
  const back = shown.findIndex(
    (one, at) => at > place && one.again && one.step.id === step.id && one.question !== undefined,
  );
  assert.ok(back > place, `${step.id} comes back`);
  assert.notEqual(shown[back]!.question, question, `${step.id} has other cards`);
  for (const {card, missed, text} of shown[back]!.step.answers)
    assert.deepEqual(
      [card, missed],
      [undefined, undefined],
      `${step.id}: no remark is about one of the first cards: ${text}`,
    );
  const example = steps.find(({skill, stage}) => skill === step.skill && stage === 'worked');
  const before = shown[back - 1]!;
  if (example)
    assert.ok(before.step.skill === step.skill && before.again, `${step.id}: ${before.step.id} comes before`);
  // The step before is the example.
  const others = back - place - 1;
  if (others >= 3) return 0;
  const isLast = shown.slice(back).every(({again, step: {kind}}) => again || kind === 'free');
  assert.ok(isLast, `${step.id} comes back after ${others}`);
  return 1;
}

describe('A reader who errs once', () => {
  it('meets every rule and typical mistake, and is asked again, at any step', () => {
    let readers = 0;
    for (const told of LESSONS) {
      const {steps} = told.lesson;
      for (const {id, kind} of steps) {
        if (!asks(kind)) continue;
        const shown: string[] = [];
        let progress: Progress = begin(steps);
        while (!isOver(progress)) {
          const at = progress.at!;
          const first = at === id && !shown.includes(id);
          shown.push(at);
          progress = advance(steps, first ? missed(progress) : progress);
        }
        if (!shown.includes(id)) continue;
        assert.equal(shown.filter((one) => one === id).length, 2, `${told.name}: ${id}`);
        expectAllMet(
          told,
          steps.filter((step) => shown.includes(step.id)),
        );
        readers++;
      }
    }
    assert.ok(readers > sampleSize(40, 200), `${readers} readers`);
  });

  it('and again in the repetition is asked once more, in a third form, but not after that', () => {
    const told = LESSONS.find(({game}) => game === 'capra')!;
    const id = 'rank-finish';
    const {shown} = readThrough(told, (step) => step.id === id, {ways: 1});
    const looks = shown.filter(({step}) => step.id === id).map(({question}) => question);
    assert.equal(looks.length, 3);
    assert.equal(new Set(looks).size, 3);
  });

  it('does not get the question that was just answered, even if the lesson has nothing else', () => {
    const one = {id: 'one', skill: 'own', kind: 'play'} as const;
    const after = (...steps: Parameters<typeof begin>[0]): Progress =>
      advance(steps, missed({...begin(steps), at: 'one'}));
    assert.deepEqual([after(one).at, after(one).returns], [undefined, []]);
    const other = {...one, id: 'two', skill: 'other'};
    const both = advance([one, other], missed(after(one, other)));
    assert.equal(both.at, 'one', 'the older one comes first');
    assert.equal(advance([one, other], both).at, 'two', 'and the last missed one comes after it');
    assert.equal(after(one, {id: 'deal', skill: 'own', kind: 'free'}).at, 'deal');
    assert.equal(after({...one, again: 'With other cards'}).at, 'one');
    assert.equal(after(one, {...one, id: 'two'}).at, 'two');
    assert.equal(after({...one, id: 'example', kind: 'read', stage: 'worked'}, one).at, 'example');
  });

  it('does not build a streak with repetitions, so worked examples stay', () => {
    const {lesson} = LESSONS.find(({game}) => game === 'scopa')!;
    let progress = begin(lesson.steps);
    const shown: string[] = [];
    while (!isOver(progress)) {
      const {at, again} = progress;
      shown.push(at!);
      progress = advance(lesson.steps, again ? progress : missed(progress));
      assert.equal(progress.streak, 0);
    }
    for (const {id, stage} of lesson.steps) if (stage === 'worked') assert.ok(shown.includes(id), id);
  });

  it('misses a question by revealing its answer', () => {
    const {lesson} = LESSONS[0]!;
    const {id} = lesson.steps.find(({kind}) => asks(kind))!;
    const at = {...begin(lesson.steps), at: id};
    assert.equal(advance(lesson.steps, hinted(at)).returns.length, 0);
    assert.equal(advance(lesson.steps, hinted(hinted(hinted(at)))).returns.length, 1);
  });
});
