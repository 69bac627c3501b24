import {expect} from 'chai';
import '../../define/capodama-table.js';
import '../../define/score-sheet.js';
import {told, until} from '../../../../../test/tables/table-in-page.js';
import {long} from '../../../../../test/long.js';
import {wrongs} from '../../../../../test/tables/axe.js';

const cells = (sheet: Element): string[][] =>
  [...sheet.shadowRoot!.querySelectorAll('tr')].map((row) => [...row.children].map((cell) => cell.textContent));

describe('<score-sheet>', () => {
  afterEach(() => document.body.replaceChildren());

  long('follows the table in `for`, in either order of definition', async () => {
    document.body.innerHTML = `<score-sheet for="late"></score-sheet>`;
    const sheet = document.querySelector('score-sheet')!;
    await until(() => sheet.shadowRoot!.textContent.includes('There is no table'));
    const table = document.createElement('capodama-table');
    Object.assign(table, {id: 'late', seats: 'bot bot bot bot', speed: 'instant', seed: 'sheet', target: 1});
    const over = told(table, 'table-match');
    document.body.append(table);
    await over;
    await until(() => cells(sheet).length > 2);
    const {totals, marks, names} = table.standing!;
    const rows = cells(sheet);
    expect(rows[0]!.slice(1)).to.deep.equal(names);
    expect(rows.at(-1)!.slice(1)).to.deep.equal(totals.map(String));
    expect(rows).to.have.lengthOf(marks.length + 2);
    expect(await wrongs(sheet)).to.deep.equal([]);
  });

  it('finds the surrounding table, and uses the page’s language', async () => {
    document.body.innerHTML = `<div lang="fr"><capodama-table speed="slow"><score-sheet slot="beside"></score-sheet></capodama-table></div>`;
    const sheet = document.querySelector('score-sheet')!;
    await until(() => (sheet.shadowRoot!.textContent ?? '').includes('Aucune donne'));
    expect(sheet.shadowRoot!.querySelector('section')!.lang).to.equal('fr');
  });
});
