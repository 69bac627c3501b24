import {expect} from 'chai';
import {until} from '../tables/table-in-page.js';
import {finish, goOn, goThrough, openLearning, play, type LearningPage} from './learning-page.js';
import {ACTOR, idsIn, kept, LAUNCH, removeStore, STORE, storeWith, verbOf, type Statement} from './store-in-page.js';

describe('A page with a statement store', () => {
  let page: LearningPage;
  afterEach(removeStore);

  it('sends statements about the reader’s actions with the launch parameters', async () => {
    const {requests} = storeWith(() => 200);
    page = await openLearning({...LAUNCH, 'cartavola-pass': '50'});
    await goOn(page.lessons[0]!);
    await play(page.lessons[0]!, '9C');
    await goOn(page.lessons[0]!);
    page.lessons[0]!.shadowRoot!.querySelector<HTMLElement>('.lesson-foot > button')!.click();
    await play(page.lessons[0]!, 'KC');
    await finish(page.lessons[0]!);
    page.frame.remove();
    const all = requests.flatMap(({statements}) => statements);
    expect(all.map((one) => `${verbOf(one)} ${one.object.id.replace(LAUNCH.activity_id, '')}`)).to.deep.equal([
      'initialized ',
      'progressed #read',
      'progressed #clubs',
      'answered #clubs',
      'progressed #spades',
      'interacted #spades',
      'answered #spades',
      'answered #spades',
      'completed ',
      'passed ',
      'terminated ',
    ]);
    for (const {actor, context} of all) {
      expect(actor).to.deep.equal(ACTOR);
      expect(context['registration']).to.equal(LAUNCH.registration);
    }
    expect(all.filter((one) => verbOf(one) === 'answered').map(({result}) => result!['success'])).to.deep.equal([
      true,
      false,
      true,
    ]);
    const completed = all.find((one) => verbOf(one) === 'completed')!.result!;
    expect(completed).to.deep.include({completion: true, score: {scaled: 0.5, raw: 50, min: 0, max: 100}});
    expect(completed['duration']).to.match(/^PT[\d.]+S$/);
    for (const {address, headers} of requests) {
      expect(address).to.equal(`${STORE}statements`);
      expect(headers).to.deep.include({Authorization: LAUNCH.auth, 'X-Experience-API-Version': '1.0.3'});
    }
    expect(requests.at(-1)!.keepalive).to.equal(true);
    expect(new Set(all.map(({id}) => id))).to.have.property('size', all.length);
    expect([...page.inside.problems, ...page.inside.errors]).to.deep.equal([]);
  });

  for (const poison of ['[null]', '[5, {"id": 7}]', '{"id": "x"}', 'null', '[{"id": ']) {
    it(`drops and reports saved data that is not a statement: ${poison}`, async () => {
      localStorage.setItem(`cartavola:xapi ${STORE}`, poison);
      const {requests} = storeWith(() => 200);
      page = await openLearning(LAUNCH);
      await goThrough(page.lessons[0]!);
      await until(() => kept().length === 0);
      expect(page.inside.problems).to.deep.equal([`learning.kept ${STORE}`]);
      expect(page.inside.errors).to.deep.equal([]);
      expect(requests.flatMap(({statements}) => statements)).to.have.length.above(7);
    });
  }

  it('keeps unsent statements, and sends them on the next visit', async () => {
    const none = storeWith(() => 0);
    page = await openLearning(LAUNCH);
    await goThrough(page.lessons[0]!);
    expect(page.inside.problems).to.deep.equal([`learning.store ${STORE}`]);
    page.frame.remove();
    expect(kept()).to.have.lengthOf(1);
    const stated = idsIn(none.requests);
    expect(stated).to.have.lengthOf(9);
    const {requests} = storeWith(() => 200);
    page = await openLearning(LAUNCH);
    await until(() => kept().length === 0);
    expect(idsIn(requests).slice(0, stated.length)).to.deep.equal(stated);
  });

  it('drops only a statement that the store refuses, with an error code', async () => {
    const isBad = (one: Statement): boolean => verbOf(one) === 'answered';
    const {requests} = storeWith((statements) => (statements.some(isBad) ? 400 : 200));
    page = await openLearning(LAUNCH);
    await goThrough(page.lessons[0]!);
    await until(() => kept().length === 0);
    expect(page.inside.problems).to.deep.equal([`learning.refused ${STORE}`]);
    const taken = requests.filter(({statements}) => !statements.some(isBad)).flatMap(({statements}) => statements);
    expect(taken.map(verbOf)).to.include.members(['initialized', 'progressed', 'completed']);
  });

  it('sends only the key from the store’s own launch, and an anonymous reader', async () => {
    const {requests} = storeWith(() => 200);
    const {actor, ...unnamed} = LAUNCH;
    expect(actor).to.not.equal('');
    page = await openLearning({...unnamed, 'cartavola-xapi': 'https://own.example/store'});
    await until(() => requests.length > 0);
    expect(requests[0]!.address).to.equal('https://own.example/store/statements');
    expect(requests[0]!.headers).to.not.have.property('Authorization');
    expect(requests[0]!.statements[0]!.actor)
      .to.have.nested.property('account.name')
      .that.matches(/^[\da-f-]{36}$/);
  });

  it('sends the reader’s cookies only to a store that the page specifies, not to one from the link', async () => {
    for (const [named, credentials] of [
      ['launch', 'omit'],
      [`launch ${STORE}`, 'omit'],
      [`${location.origin}/store/`, 'same-origin'],
    ] as const) {
      const {requests} = storeWith(() => 200);
      page = await openLearning({...LAUNCH, endpoint: `${location.origin}/store`, 'cartavola-xapi': named});
      if (named.endsWith(STORE))
        expect(page.inside.problems).to.deep.equal([`learning.address ${location.origin}/store`]);
      else {
        await until(() => requests.length > 0);
        expect(requests[0]!.address).to.equal(`${location.origin}/store/statements`);
        expect(requests[0]!.credentials).to.equal(credentials);
      }
      page.frame.remove();
    }
  });

  it('sends statements of a launch only to the stores that the page accepts, if it lists some', async () => {
    const {requests} = storeWith(() => 200);
    const accepted = {...LAUNCH, 'cartavola-xapi': 'launch https://store.example/xapi https://other.example/'};
    for (const endpoint of [
      'https://evil.example/xapi/',
      'https://store.example/xapi-evil',
      'https://store.example/xapi/../evil',
      'https://store.example.evil.example/xapi/',
    ]) {
      page = await openLearning({...accepted, endpoint});
      await goOn(page.lessons[0]!);
      expect(page.inside.problems).to.deep.equal([`learning.address ${endpoint}`]);
      page.frame.remove();
    }
    expect(requests).to.deep.equal([]);
    page = await openLearning({...accepted, endpoint: 'https://store.example/xapi/reader'});
    await until(() => requests.length > 0);
    expect(requests[0]!.address).to.equal('https://store.example/xapi/reader/statements');
  });

  it('does not send anything unless the page specifies the store', async () => {
    const {requests} = storeWith(() => 200);
    for (const [parameters, problems] of [
      [{...LAUNCH, 'cartavola-xapi': undefined}, []],
      [{'cartavola-xapi': 'launch'}, []],
      [{'cartavola-xapi': 'javascript:alert(1)'}, ['learning.address javascript:alert(1)']],
      [{...LAUNCH, endpoint: 'data:,'}, ['learning.address data:,']],
      // The path of the store would be part of the query.
      [{...LAUNCH, endpoint: `${STORE}?delete=1&`}, [`learning.address ${STORE}?delete=1&`]],
      [{...LAUNCH, endpoint: `${STORE}#x`}, [`learning.address ${STORE}#x`]],
    ] as const) {
      const given = Object.entries(parameters).filter((one): one is [string, string] => one[1] !== undefined);
      page = await openLearning(Object.fromEntries(given));
      await goThrough(page.lessons[0]!);
      expect(page.inside.problems).to.deep.equal(problems);
      page.frame.remove();
    }
    expect(requests).to.deep.equal([]);
  });
});
