import {expect} from 'chai';
import {Scorm12API, Scorm2004API} from 'scorm-again';
import {kitOrigin} from '../embedded-page.js';
import {textOf} from '../lessons/lesson-in-page.js';
import {find, until} from '../tables/table-in-page.js';
import {finish, goOn, goThrough, openLearning, play} from './learning-page.js';

interface Windows {
  API?: unknown;
  API_1484_11?: unknown;
}
const page = globalThis as unknown as Windows;

type Api = Readonly<Record<string, (...given: readonly string[]) => string>> & {
  on(name: string, listener: () => void): void;
  loadFromJSON(kept: unknown): void;
  readonly cmi: {toJSON(): unknown};
};

const SILENT = {logLevel: 5, autocommit: false} as const;

/** A SCORM version: its platform, and where the platform stores its data. */
interface Version {
  readonly begin: () => Api;
  readonly end: string;
  readonly get: string;
  readonly fields: Readonly<Record<'status' | 'score' | 'location', string>>;
}

const VERSIONS: Readonly<Record<string, Version>> = {
  '1.2': {
    begin: () => (page.API = new Scorm12API(SILENT)) as unknown as Api,
    end: 'LMSFinish',
    get: 'LMSGetValue',
    fields: {
      status: 'cmi.core.lesson_status',
      score: 'cmi.core.score.raw',
      location: 'cmi.core.lesson_location',
    },
  },
  '2004': {
    begin: () => (page.API_1484_11 = new Scorm2004API(SILENT)) as unknown as Api,
    end: 'Terminate',
    get: 'GetValue',
    fields: {
      status: 'cmi.completion_status',
      score: 'cmi.score.raw',
      location: 'cmi.location',
    },
  },
};

/** Stand-in for a platform that records the values that are set. */
function noted(answers: Partial<Record<string, unknown>> = {}) {
  const calls: string[] = [];
  const set: Record<string, string> = {};
  const answer = (name: string): unknown => {
    const given = name in answers ? answers[name] : 'true';
    if (given instanceof Error) throw given;
    return given;
  };
  const API = {
    LMSInitialize: () => (calls.push('LMSInitialize'), answer('LMSInitialize')),
    LMSGetValue: (field: string) => answers[field] ?? set[field] ?? '',
    LMSSetValue: (field: string, value: string) => ((set[field] = value), answer('LMSSetValue')),
    LMSCommit: () => (calls.push('LMSCommit'), answer('LMSCommit')),
    LMSFinish: () => (calls.push('LMSFinish'), answer('LMSFinish')),
    LMSGetLastError: () => '101',
    LMSGetErrorString: () => 'General',
  };
  return {API, calls, set};
}

describe('A page in a learning platform', () => {
  afterEach(() => {
    document.body.replaceChildren();
    localStorage.clear();
    delete page.API;
    delete page.API_1484_11;
  });

  for (const [name, {begin, end, get, fields}] of Object.entries(VERSIONS))
    describe(`using SCORM ${name}`, () => {
      it('reports the reader’s progress, and continues from there', async () => {
        const first = begin();
        const ends: string[] = [];
        first.on(end, () => ends.push('end'));
        const {frame, inside, lessons} = await openLearning();
        await until(() => first[get]!(fields.status) === 'incomplete');
        await goOn(lessons[0]!);
        await play(lessons[0]!, '9C');
        await goOn(lessons[0]!);
        await play(lessons[0]!, 'KC');
        await until(() => first[get]!(fields.location) === 'spades');
        expect(first[get]!(fields.score)).to.equal('');
        expect([...inside.problems, ...inside.errors]).to.deep.equal([]);
        frame.remove();
        expect(ends).to.deep.equal(['end']);
        const kept = JSON.parse(JSON.stringify(first.cmi)) as unknown;

        const second = begin();
        second.loadFromJSON(kept);
        const again = await openLearning();
        const [lesson] = again.lessons;
        await until(() => lesson!.progress?.at === 'spades');
        expect(lesson!.progress).to.deep.include({right: 1, asked: 1, misses: 1});
        await finish(lesson!);
        await until(() => second[get]!(fields.status) === 'completed');
        expect(second[get]!(fields.score)).to.equal('50');
        expect([...again.inside.problems, ...again.inside.errors]).to.deep.equal([]);
      });

      it('stays completed with the best score, however often the lesson is restarted', async () => {
        const first = begin();
        const {frame, lessons} = await openLearning();
        await goThrough(lessons[0]!);
        await until(() => first[get]!(fields.score) === '50');
        frame.remove();
        const second = begin();
        second.loadFromJSON(JSON.parse(JSON.stringify(first.cmi)));
        const again = await openLearning();
        const lesson = again.lessons[0]!;
        await until(() => lesson.progress !== undefined && lesson.progress.at === undefined);
        expect(second[get]!(fields.status)).to.equal('completed');
        lesson.progress = '';
        await until(() => lesson.progress?.at === 'read');
        await goOn(lesson);
        for (const cards of [['AS', '9C'], ['KC', '9S'], ['9C'], ['9S']]) {
          await play(lesson, ...cards);
          await goOn(lesson);
        }
        expect(lesson.progress).to.deep.include({right: 0, asked: 2});
        expect(lesson.progress!.at).to.equal(undefined);
        expect([second[get]!(fields.status), second[get]!(fields.score)]).to.deep.equal(['completed', '50']);
      });

      it('reports whether the reader has passed, if the page or the platform sets a pass mark', async () => {
        const api = begin();
        const {lessons} = await openLearning({'cartavola-pass': '80'});
        await goThrough(lessons[0]!);
        const field = name === '2004' ? 'cmi.success_status' : fields.status;
        await until(() => api[get]!(field) === 'failed');
      });
    });

  it('uses the page’s version if a platform has both', async () => {
    const newer = VERSIONS['2004']!.begin();
    const older = VERSIONS['1.2']!.begin();
    await openLearning({'cartavola-scorm': '1.2'});
    await until(() => older['LMSGetValue']!('cmi.core.lesson_status') === 'incomplete');
    expect(newer['GetValue']!('cmi.completion_status')).to.not.equal('incomplete');
  });

  it('finds the platform around a page from another origin, and in the page that opened it', async () => {
    const {API, calls} = noted();
    page.API = API;
    const own = new URL('/test/pages/learning.html', location.href).href;
    const frame = document.createElement('iframe');
    frame.src = `${await kitOrigin()}/around.html?page=${encodeURIComponent(own)}`;
    document.body.append(frame);
    await until(() => calls.includes('LMSInitialize'));
    frame.remove();
    delete page.API;

    const opened = noted();
    const above = top as {opener: unknown};
    const {opener} = above;
    above.opener = {API: opened.API};
    try {
      await openLearning();
      await until(() => opened.calls.includes('LMSInitialize'));
    } finally {
      above.opener = opener;
    }
  });

  it('counts two lessons as one, and stores the progress of both', async () => {
    const first = noted();
    page.API = first.API;
    const {frame, lessons} = await openLearning({two: ''});
    await goThrough(lessons[0]!);
    await goOn(lessons[1]!);
    await until(() => first.set['cmi.core.lesson_location'] === 'diamonds');
    expect(first.set['cmi.core.lesson_status']).to.equal('incomplete');
    frame.remove();
    const second = noted({'cmi.suspend_data': first.set['cmi.suspend_data']});
    page.API = second.API;
    const again = await openLearning({two: ''});
    await until(() => again.lessons[1]!.progress?.at === 'diamonds');
    expect(again.lessons[0]!.progress!.at).to.equal(undefined);
    await play(again.lessons[1]!, '9D');
    await goOn(again.lessons[1]!);
    await until(() => second.set['cmi.core.score.raw'] === '67');
    expect(second.set['cmi.core.lesson_status']).to.equal('completed');
  });

  it('restarts with an error code if the saved progress cannot be read, and never uses another reader’s progress', async () => {
    for (const kept of ['x'.repeat(4096), '1.abc.2.0.0.0.0.0.0..,', '<script>', '']) {
      localStorage.setItem('cartavola:lesson:shared', '{}');
      page.API = noted({'cmi.suspend_data': kept}).API;
      const {frame, inside, lessons} = await openLearning();
      await until(() => lessons[0]!.progress?.at === 'read');
      await until(() => inside.problems.length === (kept ? 1 : 0));
      expect(inside.problems).to.deep.equal(kept ? ['learning.unread'] : []);
      frame.remove();
    }
  });

  it('works with a platform that refuses, throws, or does not start', async () => {
    const boom = new Error('out of order');
    for (const [answers, problems] of [
      [{LMSInitialize: 'false'}, ['learning.scorm Initialize']],
      [{LMSInitialize: boom}, ['learning.scorm Initialize']],
      [{LMSSetValue: boom, LMSCommit: 'false'}, ['learning.scorm cmi.core.lesson_status', 'learning.scorm Commit']],
    ] as const) {
      page.API = noted(answers).API;
      const {frame, inside, lessons} = await openLearning();
      await goThrough(lessons[0]!);
      expect(lessons[0]!.progress!.at).to.equal(undefined);
      expect(inside.problems).to.include.members([...problems]);
      expect(inside.errors).to.deep.equal([]);
      frame.remove();
    }
  });

  it('works without a platform, and does not report anything', async () => {
    const {inside, lessons} = await openLearning();
    await goThrough(lessons[0]!);
    expect(textOf(find(lessons[0]!, '.lesson'))).to.not.equal('');
    expect([...inside.problems, ...inside.errors]).to.deep.equal([]);
    const own = inside.performance.getEntriesByType('resource').map(({name}) => new URL(name));
    expect(own.filter(({origin}) => origin !== location.origin)).to.deep.equal([]);
  });
});
