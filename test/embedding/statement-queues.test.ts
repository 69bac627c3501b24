import {expect} from 'chai';
import {until} from '../tables/table-in-page.js';
import {goOn, goThrough, openLearning, type LearningPage} from './learning-page.js';
import {idsIn, kept, LAUNCH, removeStore, STORE, storeWith, verbOf} from './store-in-page.js';

/** Launch parameters of another pupil on the same computer. */
const BOB = {
  ...LAUNCH,
  auth: 'Basic Ym9i',
  actor: JSON.stringify({objectType: 'Agent', mbox: 'mailto:bob@example.org'}),
  registration: '5c1a7f0e-8f3b-4b7e-9a53-0f2f0f6f7c11',
};

/** Queues of a launch. A page that closes can't wait for a response, so it leaves its last statements in its queue. */
const keptFor = ({registration}: {readonly registration: string}): readonly string[] =>
  kept().filter((key) => key.includes(registration));

describe('Statements that wait for a store', () => {
  let page: LearningPage;
  afterEach(removeStore);

  it('sends a pupil’s waiting statements only with that pupil’s own credentials', async () => {
    const ada = storeWith(() => 0);
    page = await openLearning(LAUNCH);
    await goThrough(page.lessons[0]!);
    page.frame.remove();
    const bob = storeWith(() => 200);
    page = await openLearning(BOB);
    await until(() => bob.requests.some(({statements}) => statements.some((one) => verbOf(one) === 'initialized')));
    page.frame.remove();
    for (const {headers, statements} of bob.requests) {
      expect(headers['Authorization']).to.equal(BOB.auth);
      for (const {actor} of statements) expect(actor).to.deep.equal(JSON.parse(BOB.actor));
    }
    const {requests} = storeWith(() => 200);
    // The same pupil with a new key for the same registration.
    page = await openLearning({...LAUNCH, auth: 'Basic bmV3'});
    await until(() => keptFor(LAUNCH).length === 0);
    expect(idsIn(requests).slice(0, idsIn(ada.requests).length)).to.deep.equal(idsIn(ada.requests));
    for (const {headers} of requests) expect(headers['Authorization']).to.equal('Basic bmV3');
  });

  it('keeps the statements of each registration apart', async () => {
    storeWith(() => 0);
    page = await openLearning(LAUNCH);
    page.frame.remove();
    const {requests} = storeWith(() => 200);
    page = await openLearning({...LAUNCH, registration: BOB.registration});
    await goOn(page.lessons[0]!);
    page.frame.remove();
    for (const {context} of requests.flatMap(({statements}) => statements))
      expect(context['registration']).to.equal(BOB.registration);
    expect(keptFor(LAUNCH)).to.have.lengthOf(1);
  });

  for (const status of [401, 403]) {
    it(`does not send again with credentials that the store denies (${status}), and sends other pupils’ statements`, async () => {
      const denied = storeWith(() => status);
      page = await openLearning(LAUNCH);
      await goThrough(page.lessons[0]!);
      expect(page.inside.problems).to.deep.equal([`learning.denied ${STORE}`]);
      page.frame.remove();
      expect(denied.requests).to.have.lengthOf(1);
      const bob = storeWith(() => 200);
      page = await openLearning(BOB);
      await goThrough(page.lessons[0]!);
      expect(page.inside.problems).to.deep.equal([]);
      page.frame.remove();
      expect(bob.requests.flatMap(({statements}) => statements).map(verbOf)).to.include('completed');
      expect(keptFor(LAUNCH)).to.have.lengthOf(1);
      const {requests} = storeWith(() => 200);
      page = await openLearning({...LAUNCH, auth: 'Basic bmV3'});
      await until(() => keptFor(LAUNCH).length === 0);
      expect(idsIn(requests)[0]).to.equal(denied.requests[0]!.statements[0]!.id);
      expect(idsIn(requests)).to.have.length.above(8);
    });
  }

  for (const [status, isLost] of [
    [404, true],
    [422, true],
    [408, false],
    [429, false],
    [503, false],
  ] as const) {
    it(`${isLost ? 'drops' : 'keeps'} a statement after a response with the status ${status}`, async () => {
      storeWith(() => status);
      page = await openLearning(LAUNCH);
      await until(() => page.inside.problems.length > 0);
      expect(page.inside.problems).to.deep.equal([`learning.${isLost ? 'refused' : 'store'} ${STORE}`]);
      await until(() => kept().length === (isLost ? 0 : 1));
    });
  }

  it('sends unsent statements of anonymous readers on the next visit only if the launches have no key', async () => {
    const {actor, auth, ...unnamed} = LAUNCH;
    expect(actor).to.not.equal('');
    for (const [launch, count] of [
      [unnamed, 2],
      [{...unnamed, auth}, 1],
    ] as const) {
      storeWith(() => 0);
      page = await openLearning(launch);
      page.frame.remove();
      const {requests} = storeWith(() => 200);
      page = await openLearning(launch);
      await until(() => requests.length > 0 && kept().length === 0);
      const actors = requests.flatMap(({statements}) => statements.map((one) => JSON.stringify(one.actor)));
      expect(new Set(actors)).to.have.property('size', count);
      page.frame.remove();
      localStorage.clear();
    }
  });

  describe('with statements from an earlier version or an earlier launch', () => {
    const statement = (id: string, launch: typeof LAUNCH, timestamp = new Date().toISOString()): unknown => ({
      id,
      actor: JSON.parse(launch.actor) as unknown,
      verb: {id: 'http://adlnet.gov/expapi/verbs/progressed'},
      object: {id: LAUNCH.activity_id},
      context: {registration: launch.registration},
      timestamp,
    });

    it('sends the statements of a queue that readers shared, each with its reader’s credentials', async () => {
      const shared = [statement('ada', LAUNCH), statement('bob', BOB), {id: 'nobody', actor: {}}];
      localStorage.setItem(`cartavola:xapi ${STORE}`, JSON.stringify(shared));
      const bob = storeWith(() => 200);
      page = await openLearning(BOB);
      await until(() => idsIn(bob.requests).length > 1);
      expect(page.inside.problems).to.deep.equal([`learning.kept ${STORE}`]);
      page.frame.remove();
      expect(idsIn(bob.requests)[0]).to.equal('bob');
      expect(idsIn(bob.requests)).to.not.include.members(['ada']);
      expect(keptFor(LAUNCH)).to.have.lengthOf(1);
      const ada = storeWith(() => 200);
      page = await openLearning(LAUNCH);
      await until(() => keptFor(LAUNCH).length === 0);
      expect(idsIn(ada.requests)[0]).to.equal('ada');
      expect(idsIn([...ada.requests, ...bob.requests])).to.not.include('nobody');
    });

    it('drops statements of other readers after 30 days, with an error code', async () => {
      const day = 24 * 60 * 60 * 1000;
      const at = (days: number): string => new Date(Date.now() - days * day).toISOString();
      localStorage.setItem('cartavola:xapi https://old.example/', JSON.stringify([statement('old', LAUNCH, at(31))]));
      localStorage.setItem('cartavola:xapi https://new.example/', JSON.stringify([statement('new', LAUNCH, at(29))]));
      storeWith(() => 200);
      page = await openLearning(LAUNCH);
      await until(() => page.inside.problems.length > 0);
      expect(page.inside.problems).to.deep.equal(['learning.expired https://old.example/']);
      await until(() => kept().length === 1);
      expect(kept()).to.deep.equal(['cartavola:xapi https://new.example/']);
    });

    it('keeps at most 2,000 statements of other launches, and drops the oldest first', async () => {
      for (let minute = 0; minute < 6; minute++) {
        const made = new Date(Date.now() - minute * 60_000).toISOString();
        const statements = Array.from({length: 500}, (_, index) => statement(`${minute} ${index}`, LAUNCH, made));
        localStorage.setItem(`cartavola:xapi https://s${minute}.example/`, JSON.stringify(statements));
      }
      storeWith(() => 200);
      page = await openLearning(LAUNCH);
      await until(() => kept().length === 4);
      expect(kept()).to.have.members([0, 1, 2, 3].map((minute) => `cartavola:xapi https://s${minute}.example/`));
      expect(page.inside.problems).to.have.members(
        [4, 5].map((minute) => `learning.expired https://s${minute}.example/`),
      );
    });
  });
});
