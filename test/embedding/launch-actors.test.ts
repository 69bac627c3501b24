import {expect} from 'chai';
import {until} from '../tables/table-in-page.js';
import {openLearning, type LearningPage} from './learning-page.js';
import {LAUNCH, removeStore, storeWith} from './store-in-page.js';

describe('The actor of a launch', () => {
  let page: LearningPage;
  afterEach(removeStore);

  for (const [given, actor] of [
    [
      {name: ['Ada'], mbox: ['mailto:ada@example.org']},
      {name: 'Ada', mbox: 'mailto:ada@example.org'},
    ],
    [{mbox: ['ada@example.org']}, {mbox: 'mailto:ada@example.org'}],
    [
      {name: ['Ada'], account: [{accountServiceHomePage: 'https://school.example/', accountName: 'ada'}]},
      {name: 'Ada', account: {homePage: 'https://school.example/', name: 'ada'}},
    ],
    [
      {objectType: 'Agent', account: {homePage: 'https://school.example/', name: 7}},
      {account: {homePage: 'https://school.example/', name: '7'}},
    ],
    [{openid: 'https://ada.example/', account: [], email: 'x'}, {openid: 'https://ada.example/'}],
    [
      {
        mbox: ['mailto:ada@example.org'],
        account: [{accountServiceHomePage: 'https://school.example/', accountName: 'ada'}],
      },
      {mbox: 'mailto:ada@example.org'},
    ],
  ] as const) {
    it(`sends the actor ${JSON.stringify(given)} as xAPI 1.0.3 requires`, async () => {
      const {requests} = storeWith(() => 200);
      page = await openLearning({...LAUNCH, actor: JSON.stringify(given)});
      await until(() => requests.length > 0);
      expect(requests[0]!.statements[0]!.actor).to.deep.equal({objectType: 'Agent', ...actor});
      expect(page.inside.problems).to.deep.equal([]);
    });
  }

  for (const given of ['{}', '[]', '7', '{"name": ["Ada"]}', '{"account": [{"accountName": "ada"}]}', '{"mbox']) {
    it(`sends statements of an anonymous reader if the actor has no identifier: ${given}`, async () => {
      const {requests} = storeWith(() => 200);
      page = await openLearning({...LAUNCH, actor: given});
      await until(() => requests.length > 0);
      expect(requests[0]!.statements[0]!.actor).to.have.nested.property(
        'account.homePage',
        `${location.origin}/test/pages/`,
      );
      expect(page.inside.problems).to.deep.equal(['learning.actor actor']);
    });
  }
});
