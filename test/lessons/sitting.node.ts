import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {parseCards, type Move} from '@cartavola/engine';
import {
  advance,
  begin,
  lessonScore,
  missed,
  resume,
  Sitting,
  summaryOf,
  typesNow,
  type Fault,
  type Progress,
  type Step,
} from '@cartavola/lessons';
import {everyLesson} from './every-lesson.js';
import {lookOf, readThrough} from './simulated-reader.js';

const LESSONS = (await everyLesson()).filter(({language, isPlain}) => language === 'en' && isPlain);

describe('A lesson opened on another day', () => {
  const told = LESSONS.find(({game}) => game === 'capra')!;
  const {steps} = told.lesson;
  const errs = ({id}: Step, again: boolean): boolean => !again && (id === 'rank-finish' || id === 'fold-finish');
  const first = readThrough(told, errs, {today: '2026-03-30', ways: 1}).sitting.progress;

  it('starts with three questions about weak skills, and continues where the reader left it', () => {
    const {shown, sitting} = readThrough(told, () => false, {kept: first, today: '2026-03-31'});
    assert.deepEqual(
      shown.map(({again}) => again),
      [true, true, true],
    );
    assert.ok(shown.every(({step}) => step.skill === 'rank' || step.skill === 'fold'));
    assert.equal(new Set(shown.map(({question}) => question)).size, 3);
    for (const {step, question} of shown)
      assert.notEqual(question, lookOf(steps.find(({id}) => id === step.id)!), 'with other cards');
    const {skills, right, asked, at} = sitting.progress;
    assert.deepEqual([right, asked, at], [first.right, first.asked, undefined]);
    assert.deepEqual(skills['rank'], {held: true, shown: '2026-03-31'});
    assert.deepEqual(skills['trump'], {held: true, shown: '2026-03-30'});
    assert.deepEqual(first.skills['rank'], {held: false, shown: '2026-03-30'});
    assert.deepEqual(summaryOf(steps, sitting.progress).hard, []);
    assert.deepEqual(summaryOf(steps, first).hard, ['capra.pack', 'capra.fold']);
  });

  it('repeats questions that were missed, and continues in the middle of a lesson', () => {
    const half = advance(steps, missed({...begin(steps), at: 'rank-finish'}), '2026-03-30');
    const sitting = new Sitting(steps, told.source, told.options, half, '2026-04-02');
    assert.equal(sitting.progress.again, true);
    let {progress} = sitting;
    const shown: (string | undefined)[] = [];
    for (let step = 0; step < 6; step++) {
      shown.push(progress.at);
      progress = advance(steps, step === 0 ? missed(progress) : progress, '2026-04-02');
    }
    assert.equal(progress.skills['rank']!.held, false);
    assert.equal(shown[0], 'rank-finish');
    assert.equal(shown[3], half.at === 'rank-worked' ? 'rank-worked' : 'welcome');
  });

  it('starts where the reader left it on the same day, or if there are no weak skills', () => {
    assert.deepEqual(new Sitting(steps, told.source, told.options, first, '2026-03-30').progress, first);
    const {progress} = readThrough(told, () => false, {today: '2026-03-30'}).sitting;
    assert.deepEqual(new Sitting(steps, told.source, told.options, progress, '2026-03-31').progress, progress);
  });

  it('also gets the day from a bookmark', () => {
    const left = new Sitting(steps, told.source, told.options, first, '2026-03-30');
    const {progress} = new Sitting(steps, told.source, told.options, left.bookmark(4000), '2026-03-30');
    assert.deepEqual(progress, first);
  });

  it('is still over with a bookmark that was shortened to fit', () => {
    const left = new Sitting(steps, told.source, told.options, first);
    const text = left.bookmark(left.bookmark(4000)!.length - 1)!;
    const sitting = new Sitting(steps, told.source, told.options, text);
    assert.equal(sitting.isOver, true);
    const ids = steps.map(({id}) => id);
    assert.deepEqual(Object.keys(sitting.progress.outcomes).sort(), ids.sort());
  });
});

describe('The feedback to a wrong choice', () => {
  const told = LESSONS.find(({game}) => game === 'capra')!;
  const at = (id: string): Sitting =>
    new Sitting(told.lesson.steps, told.source, told.options, {...begin(told.lesson.steps), at: id});

  it('never names a missing card while another one is wrong, or on the first attempt', () => {
    const sitting = at('rank-finish');
    const {cards, exercise} = sitting.question!;
    const wrong = exercise.view.hands[0]!.find((card) => !cards.includes(card))!;
    sitting.pickCard(wrong, false);
    assert.deepEqual(
      sitting.answer()!.verdict.faults.map(({card}) => card),
      [wrong],
    );
    const other = at('rank-finish');
    other.pickCard(other.question!.cards[0]!, false);
    const [fault] = other.answer()!.verdict.faults;
    assert.deepEqual([fault!.reason.type, fault!.card, fault!.said], ['left-out', undefined, undefined]);
    assert.match(other.answer()!.verdict.faults[0]!.said!, /left out/);
  });

  it('puts the wrong card back after a preview', () => {
    const sitting = at('trump-alone');
    const {right, exercise} = sitting.question!;
    const wrong = exercise.view.moves.find((move) => !right.includes(move))!;
    for (const card of wrong.cards!) sitting.pickCard(card, false);
    sitting.answer(wrong.type);
    const facts = sitting.consequence();
    assert.ok(facts.some(({type}) => type === 'taken'));
    sitting.putBack();
    assert.deepEqual([sitting.picks.cards, sitting.verdict, sitting.tried], [[], undefined, undefined]);
  });

  it('is about the type of move that was made, not only about its card', () => {
    const judged = (move: Move): Fault => at('trump-alone').question!.judge({kind: 'play', move}).faults[0]!;
    const [eight] = parseCards('8S')!;
    assert.match(judged({type: 'beat', cards: [eight!]}).said!, /wastes a trump/);
    assert.match(judged({type: 'fold', cards: [eight!]}).said!, /folded card never takes/);
  });

  it('is about the number of cards if no such move has that many', () => {
    for (const [id, type, codes, cards] of [
      ['trump-alone', 'beat', '8S QH', 1],
      ['trump-alone', 'fold', '8S QH', 1],
      ['several-alone-three', 'beat', 'AD', 3],
      ['several-alone-best', 'fold', 'TS', 2],
      ['enter-finish', 'claim', 'TC KC', 4],
    ] as const) {
      const [fault] = at(id).question!.judge({kind: 'play', move: {type, cards: parseCards(codes)!}}).faults;
      assert.equal(fault!.said, undefined, id);
      assert.deepEqual(fault!.reason.type === 'refused' && fault!.reason.needed, {move: type, cards}, id);
    }
    const lead = at('lead-finish').question!.judge({kind: 'play', move: {type: 'lead', cards: parseCards('KD 9S')!}});
    assert.match(lead.faults[0]!.said!, /one suit/, 'a lead may have one to four cards');
  });

  it('names the type of move in each remark about a card, if several types are possible', () => {
    let remarks = 0;
    for (const {lesson, source, options, name} of LESSONS)
      for (const {id, kind, answers} of lesson.steps) {
        if (kind !== 'play') continue;
        const {exercise} = new Sitting(lesson.steps, source, options, {...begin(lesson.steps), at: id});
        if (typesNow(exercise!).length < 2) continue;
        for (const {card, type, refusal, text} of answers) {
          if (card === undefined) continue;
          assert.ok(type !== undefined || refusal !== undefined, `${name} ${id}: ${text}`);
          remarks++;
        }
      }
    assert.ok(remarks > 5, `${remarks} remarks`);
  });

  it('shows the scopa that a card would give away', () => {
    const scopa = LESSONS.find(({game}) => game === 'scopa')!;
    const {steps} = scopa.lesson;
    const sitting = new Sitting(steps, scopa.source, scopa.options, {...begin(steps), at: 'scopa-guard'});
    const {right, exercise} = sitting.question!;
    const wrong = exercise.view.moves.find((move) => !right.includes(move))!;
    sitting.pickCard(wrong.card!, true);
    sitting.answer();
    const taken = sitting.consequence().find((fact) => fact.type === 'taken');
    assert.deepEqual(taken && [taken.seat, taken.points], [1, 1]);
  });

  it('puts back a wrong card when the reader asks for a hint, and keeps a chosen one', () => {
    const scopa = LESSONS.find(({game}) => game === 'scopa')!;
    const {steps} = scopa.lesson;
    const sitting = new Sitting(steps, scopa.source, scopa.options, {...begin(steps), at: 'scopa-guard'});
    const {right, exercise} = sitting.question!;
    const wrong = exercise.view.moves.find((move) => !right.includes(move))!.card!;
    sitting.pickCard(wrong, true);
    sitting.takeHint();
    assert.deepEqual(sitting.picks.cards, [wrong]);
    assert.equal(sitting.answer()?.verdict.right, false);
    sitting.takeHint();
    assert.deepEqual(sitting.picks.cards, []);
  });
});

describe('Progress of version 1', () => {
  const {steps} = LESSONS.find(({game}) => game === 'capra')!.lesson;
  const old = {
    version: 1,
    outcomes: {welcome: 'seen', 'rank-worked': 'seen', 'rank-finish': 'late'},
    at: 'fold-worked',
    misses: 0,
    hints: 0,
    streak: 1,
    returns: [{skill: 'rank', after: 2}],
    again: true,
    right: 0,
    asked: 1,
    held: 'fold-worked',
  };

  it('continues at its step, with the progress that its outcomes imply', () => {
    const {held, ...same} = old;
    const skills = {rank: {held: false}};
    assert.deepEqual(resume(steps, old), {...same, version: 2, returns: [], again: false, example: held, skills});
    assert.deepEqual(resume(steps, resume(steps, old)), resume(steps, old));
  });

  it('restarts if it belongs to other steps', () => {
    assert.deepEqual(resume(steps, {...old, held: 'elsewhere'}), begin(steps));
    assert.deepEqual(resume(steps, {...old, outcomes: null}), begin(steps));
  });
});

describe('A question without its worked example', () => {
  const told = LESSONS.find(({game}) => game === 'capra')!;
  const {steps} = told.lesson;
  const left = {outcomes: {welcome: 'seen', 'trump-worked': 'skipped'}, at: 'trump-finish', example: 'trump-worked'};
  const kept = {...begin(steps), ...left, streak: 2} as Progress;
  const sit = (): Sitting => new Sitting(steps, told.source, told.options, kept);

  it('can show it first', () => {
    const sitting = sit();
    assert.equal(sitting.mayWatchFirst, true);
    sitting.watchFirst();
    assert.deepEqual([sitting.step!.id, sitting.mayWatchFirst, sitting.mayGoOn], ['trump-worked', false, true]);
    assert.equal(sitting.progress.example, undefined);
    sitting.next();
    assert.equal(sitting.progress.outcomes['trump-worked'], 'seen');
  });

  it('cannot show it after a hint', () => {
    const sitting = sit();
    sitting.takeHint();
    assert.equal(sitting.mayWatchFirst, false);
    sitting.watchFirst();
    assert.equal(sitting.step!.id, 'trump-finish');
  });
});

describe('The score of a lesson', () => {
  it('is the share of questions answered correctly at once, and 1 without questions', () => {
    const scoreOf = (right: number, asked: number): number => lessonScore({...begin([]), right, asked});
    assert.deepEqual([scoreOf(0, 0), scoreOf(0, 4), scoreOf(3, 4), scoreOf(4, 4)], [1, 0, 0.75, 1]);
  });
});

describe('A step gone back to', () => {
  const told = LESSONS.find(({game}) => game === 'capra')!;
  const {steps} = told.lesson;
  /** A reader who has finished the skill `rank`, missed one question, and is in the middle of `trump`. */
  const sit = (): Sitting => {
    const done = {welcome: 'seen', 'rank-worked': 'seen', 'rank-finish': 'late', 'rank-alone': 'right'} as const;
    const outcomes = {...done, 'trump-worked': 'skipped'} as const;
    return new Sitting(steps, told.source, told.options, {
      ...begin(steps),
      outcomes,
      at: 'trump-finish',
      right: 1,
      asked: 2,
    });
  };

  it('is the previous one that the reader has met, up to the first', () => {
    const sitting = sit();
    const places: (string | undefined)[] = [];
    for (let previous = sitting.previous; previous !== undefined; previous = sitting.previous) {
      sitting.visit(previous);
      places.push(sitting.place);
    }
    assert.deepEqual(places, ['rank-alone', 'rank-finish', 'rank-worked', 'welcome']);
    for (const place of ['rank-worked', 'rank-finish', 'rank-alone', 'trump-finish']) {
      assert.equal(sitting.next(), true);
      assert.equal(sitting.place, place);
    }
    assert.equal(sitting.isVisiting, false);
  });

  it('shows its answer, with the confirmation', () => {
    const sitting = sit();
    sitting.visit('rank-finish');
    assert.deepEqual(
      [sitting.isVisiting, sitting.isReviewed, sitting.isRight, sitting.mayGoOn],
      [true, true, true, true],
    );
    assert.deepEqual(sitting.picks.cards, sitting.question!.cards);
    assert.equal(sitting.answer(), undefined);
    sitting.visit('rank-worked');
    assert.deepEqual([sitting.isReviewed, sitting.question], [false, undefined]);
  });

  it('can be answered again, right or wrong, without any change to the progress', () => {
    const sitting = sit();
    const before = structuredClone(sitting.progress);
    const mark = sitting.bookmark(4000);
    sitting.visit('rank-finish');
    sitting.redo();
    assert.deepEqual([sitting.isReviewed, sitting.isRight, sitting.picks.cards], [false, false, []]);
    const wrong = sitting.exercise!.view.hands[0]!.find((card) => !sitting.question!.cards.includes(card))!;
    sitting.pickCard(wrong, false);
    assert.equal(sitting.answer()!.verdict.right, false);
    assert.equal(sitting.takeHint(), 1);
    assert.equal(sitting.next(), false);
    sitting.putBack();
    for (const card of sitting.question!.cards) sitting.pickCard(card, false);
    assert.deepEqual([sitting.answer()!.attempt, sitting.isRight], [2, true]);
    sitting.next();
    assert.deepEqual(sitting.progress, before);
    assert.equal(sitting.bookmark(4000), mark);
    sitting.resume();
    assert.deepEqual([sitting.progress, sitting.place], [before, 'trump-finish']);
  });

  it('leaves the current step as it was, with its choice, hint or answer', () => {
    const sitting = sit();
    sitting.takeHint();
    const [card] = sitting.question!.cards;
    sitting.pickCard(card!, false);
    sitting.visit('welcome');
    assert.deepEqual([sitting.hint, sitting.picks.cards], [0, []]);
    sitting.visit('trump-finish');
    assert.deepEqual([sitting.hint, sitting.picks.cards, sitting.isVisiting], [1, [card], false]);
    for (const other of sitting.question!.cards.slice(1)) sitting.pickCard(other, false);
    sitting.answer();
    sitting.visit('rank-finish');
    sitting.resume();
    assert.deepEqual([sitting.isRight, sitting.mayGoOn], [true, true]);
    sitting.next();
    assert.notEqual(sitting.place, 'trump-finish');
  });

  it('may be any step of the lesson, but no other', () => {
    const sitting = sit();
    assert.equal(sitting.visit('nowhere'), false);
    assert.equal(sitting.place, 'trump-finish');
    assert.equal(sitting.visit('goat-alone'), true);
    assert.deepEqual([sitting.isReviewed, sitting.isRight, sitting.place], [false, false, 'goat-alone']);
    assert.equal(sitting.progress.at, 'trump-finish');
  });

  it('is the last one that was met, from a repetition and from the end', () => {
    const {progress} = readThrough(told, () => false).sitting;
    const over = new Sitting(steps, told.source, told.options, progress);
    assert.deepEqual([over.place, over.previous], [undefined, 'deal']);
    over.visit('rank-finish');
    assert.equal(over.isReviewed, true);
    over.resume();
    assert.deepEqual([over.place, over.step, over.isOver], [undefined, undefined, true]);
    const outcomes = {welcome: 'seen', 'rank-worked': 'seen', 'rank-finish': 'late', 'trump-worked': 'seen'} as const;
    const returns = [{step: 'rank-finish', form: 1, after: 0}];
    const again = new Sitting(steps, told.source, told.options, {
      ...begin(steps),
      outcomes,
      at: 'rank-finish',
      again: true,
      returns,
    });
    assert.equal(again.previous, 'trump-worked');
    again.visit('trump-worked');
    again.next();
    assert.deepEqual([again.place, again.progress.again, again.isVisiting], ['rank-finish', true, false]);
  });
});
