import {expect} from 'chai';
import '../../define/calypso-table.js';
import {alerts, told, until} from '../../../../../test/tables/table-in-page.js';
import type {TableErrorEvent} from '../../table/events.js';

const LANGUAGES = ['en', 'fr', 'it'] as const;

afterEach(() => document.body.replaceChildren());

describe('A Calypso table', () => {
  it('shows an error in place if Italian cards are requested', async () => {
    for (const lang of LANGUAGES) {
      const table = document.createElement('calypso-table');
      table.lang = lang;
      table.deck = 'italian';
      const error = told<TableErrorEvent>(table, 'table-error');
      document.body.append(table);
      expect((await error).detail.code).to.equal('attribute.deck');
      const said = {en: /play this game with that deck/, fr: /ne se joue pas avec ces cartes/, it: /non si gioca con/}[
        lang
      ];
      await until(() => said.test(alerts(table)[0] ?? ''));
      expect(alerts(table)).to.have.lengthOf(1);
      table.remove();
    }
  });

  for (const [name, value] of [
    ['overruff', 'never'],
    ['revoke', 'maybe'],
    ['draw', 'perhaps'],
  ] as const) {
    it(`reports a wrong attribute: ${name}`, async () => {
      const table = document.createElement('calypso-table');
      table.setAttribute(name, value);
      const error = told<TableErrorEvent>(table, 'table-error');
      document.body.append(table);
      const {detail} = await error;
      expect([detail.code, detail.path]).to.deep.equal(['options.value', `options.${name}`]);
    });
  }
});
