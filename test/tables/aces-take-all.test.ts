import {expect} from 'chai';
import {parseCard, parseCards} from '@cartavola/engine';
import type {ScopaTable, TableMoveEvent, TableRefuseEvent} from '@cartavola/elements';
import {finger, keyboard, mouse} from '../journeys/hands.js';
import {cardIn, packOf, recordOf, scopaTable, type Beginning} from './scopa-in-page.js';
import {find, findAll, hand, told, until} from './table-in-page.js';

/** Another ace is on the table, and the sum is 17. */
const BEGINNING: Beginning = {hand: 'AS KC 2S', other: '6S 6H 6D', table: '7D 4H 5D AC'};
const ACE = parseCard('AS')!;

const at = (attributes = {}): Promise<ScopaTable> =>
  scopaTable(attributes, {
    record: recordOf({dealer: 1, pack: packOf(BEGINNING), moves: [], options: {acesTakeAll: true}}),
  });

const LANGUAGES = ['en', 'fr', 'it'] as const;

describe('An ace that takes all', () => {
  afterEach(() => document.body.replaceChildren());

  for (const [how, hands] of Object.entries({'a tap': finger, 'a click': mouse, 'the keys': keyboard})) {
    it(`takes everything at once by ${how}, and no scopa is announced`, async () => {
      const element = await at();
      const moved = told<TableMoveEvent>(element, 'table-move');
      await hands.use(cardIn(element, 'AS'));
      expect((await moved).detail.seat).to.equal(0);
      await element.updateComplete;
      expect(hand(element)).to.have.members(['KC', '2S']);
      expect(find(element, '.sweep')).to.equal(null);
      expect(findAll(element, '.own .pile .across')).to.deep.equal([]);
      const [line] = element.log.filter(({text}) => text.startsWith('You take'));
      expect(line!.text).to.match(/ with the ace of spades\.$/);
      for (const named of ['seven of diamonds', 'four of hearts', 'five of diamonds', 'ace of clubs'])
        expect(line!.text).to.contain(named);
    });
  }

  it('does not show a sum for the cards it takes', async () => {
    const element = await at({speed: 'slow'});
    const asked = told(element, 'table-request');
    cardIn(element, 'AS').click();
    await asked;
    await until(() => findAll(element, '.spread .takes').length > 0);
    expect(findAll(element, '.spread .picked')).to.have.lengthOf(4);
    expect(find(element, '.sum')).to.equal(null);
  });

  const REASONS = {en: 'The ace takes all', fr: 'L’as rafle tout', it: 'Asso pigliatutto'};
  const CHOICES = {nothing: '', 'its equal': 'AC', 'a part': '7D 4H 5D'};
  for (const lang of LANGUAGES) {
    for (const [what, codes] of Object.entries(CHOICES)) {
      it(`may not take ${what}, and the table says why: ${lang}`, async () => {
        const element = await at({lang});
        const refused = told<TableRefuseEvent>(element, 'table-refuse');
        element.play({type: 'play', card: ACE, ...(codes !== '' && {takes: parseCards(codes)!})});
        expect((await refused).detail.refusal.rule).to.equal('scopa.ace-takes-all');
        await element.updateComplete;
        expect(find(element, '.note b').textContent).to.equal(REASONS[lang]);
        expect(findAll(element, '.spread .proof').map((card) => card.dataset['card'])).to.have.members([
          '7D',
          '4H',
          '5D',
          'AC',
        ]);
      });
    }
  }
});
