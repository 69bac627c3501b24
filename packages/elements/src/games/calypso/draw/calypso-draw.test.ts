import {expect} from 'chai';
import {setViewport} from '@web/test-runner-commands';
import type {Seat} from '@cartavola/engine';
import {keyboard, mouse, untilAsked, type Hands} from '../../../../../../test/journeys/hands.js';
import {wrongs} from '../../../../../../test/tables/axe.js';
import {find, findAll, told, until} from '../../../../../../test/tables/table-in-page.js';
import '../../../define/calypso-table.js';
import type {CalypsoTable} from '../calypso-table.js';

afterEach(async () => {
  document.body.replaceChildren();
  document.body.style.margin = '';
  await setViewport({width: 1000, height: 800});
});

const plain = (element: Element): string => element.textContent.replace(/\s+/g, ' ').trim();

interface Started {
  readonly options: {readonly draw: boolean};
  readonly deals: readonly {readonly dealer: Seat; readonly trumps: string}[];
}

/** Opens a table that asks the reader to draw a card. */
async function drawing(seed: string, attributes: Readonly<Record<string, string>> = {}): Promise<CalypsoTable> {
  const table = document.createElement('calypso-table');
  for (const [name, value] of Object.entries({speed: 'instant', draw: '', seed, ...attributes})) {
    table.setAttribute(name, value);
  }
  document.body.append(table);
  await until(() => find(table, '.choice') !== null);
  return table;
}

const question = (table: Element): string => plain(find(table, '.question'));
const choices = (table: Element): string[] => findAll(table, '.choice').map(plain);

/** Presses the button for a choice. Resolves when another question is asked. */
async function choose(table: CalypsoTable, hands: Hands, place: number): Promise<void> {
  const before = question(table);
  await hands.use(findAll(table, '.choice')[place]!);
  await until(() => question(table) !== before);
}

// Seeds found by trial and error, named after the player who draws the highest card.
const YOU = 'b';
const ANOTHER = 'a';
const EQUAL = 'c';

describe('The draw before a match of Calypso', () => {
  for (const [name, hands, width] of [
    ['mouse', mouse, 1200],
    ['keyboard alone', keyboard, 280],
  ] as const) {
    it(`lets the reader who draws highest choose a partner and the suits, by ${name}, ${width} px wide`, async () => {
      await setViewport({width, height: 900});
      document.body.style.margin = '0';
      const table = await drawing(YOU);
      expect([question(table), choices(table)]).to.deep.equal(['The draw for seats', ['Draw a card']]);
      await choose(table, hands, 0);
      expect(findAll(table, '.drawn .best .hidden').map(plain)[0]).to.match(/^You: /);
      expect([question(table), choices(table)]).to.deep.equal([
        'Choose your partner',
        ['With Inez', 'With Julia', 'With Hugo'],
      ]);
      expect(await wrongs(table)).to.deep.equal([]);
      await choose(table, hands, 0);
      expect([question(table), choices(table)]).to.deep.equal([
        'Choose your trumps',
        ['Hearts', 'Clubs', 'Spades', 'Diamonds'],
      ]);
      expect(document.documentElement.scrollWidth).to.be.at.most(width);
      const ready = told(table, 'table-ready');
      await hands.use(findAll(table, '.choice')[2]!);
      await ready;
      await untilAsked(table);
      // Inez now sits opposite the reader, and Julia has Inez's former seat.
      expect(findAll(table, '.seat .name').map(plain)).to.deep.equal(['Julia', 'Inez', 'Hugo']);
      const {options, deals} = table.record as Started;
      expect([options.draw, deals[0]!.dealer, deals[0]!.trumps]).to.deep.equal([true, 0, 'SDHC']);
      if (hands === keyboard) expect(document.activeElement).to.equal(table);
      await hands.use(find(table, '.hand .playable'));
    });
  }

  it('shows the choice of a bot, which picks its partner and takes the first suit', async () => {
    for (const [lang, title, begin, names] of [
      ['en', /^\S+ drew highest$/, 'Begin', ['Inez', 'Julia', 'Hugo']],
      ['fr', /^\S+ a la plus haute$/, 'Commencer', ['Inès', 'Julie', 'Hugo']],
      ['it', /^\S+ ha la carta più alta$/, 'Comincia', ['Ines', 'Giulia', 'Ugo']],
    ] as const) {
      const table = await drawing(ANOTHER, {lang});
      await choose(table, mouse, 0);
      expect(question(table)).to.match(title);
      expect(choices(table)).to.deep.equal([begin]);
      await mouse.use(find(table, '.choice'));
      await untilAsked(table);
      const {dealer, trumps} = (table.record as Started).deals[0]!;
      expect(dealer).not.to.equal(0);
      expect(trumps[dealer]).to.equal('H');
      expect(findAll(table, '.seat .name').map(plain)).to.deep.equal(names);
      table.remove();
    }
  });

  it('is repeated between players with equal cards', async () => {
    const table = await drawing(EQUAL);
    await choose(table, mouse, 0);
    const rounds = findAll(table, '.drawn').map((round) => round.children.length);
    expect(rounds[0]).to.equal(4);
    expect(rounds.length).to.be.greaterThan(1);
    expect(findAll(table, '.drawn .best')).to.have.lengthOf(1);
    await until(() => plain(find(table, '[role="log"]')).includes('Equal cards, so those players draw again.'));
  });

  it('is skipped when a match is resumed, and repeated before a new one', async () => {
    const table = await drawing(ANOTHER);
    await choose(table, mouse, 0);
    await mouse.use(find(table, '.choice'));
    await untilAsked(table);
    const {record} = table;
    table.remove();
    const again = document.createElement('calypso-table');
    again.setAttribute('draw', '');
    again.setAttribute('speed', 'instant');
    again.record = record;
    document.body.append(again);
    expect(await untilAsked(again)).to.equal('card');
    expect((again.record as Started).deals[0]!.trumps).to.deep.equal((record as Started).deals[0]!.trumps);
    again.newMatch();
    await until(() => find(again, '.opening') !== null);
    expect(question(again)).to.equal('The draw for seats');
  });

  it('is skipped if only bots play', async () => {
    const table = document.createElement('calypso-table');
    for (const [name, value] of Object.entries({draw: '', seats: 'bot bot bot bot', speed: 'instant', seed: 'a'})) {
      table.setAttribute(name, value);
    }
    const moved = told(table, 'table-move');
    document.body.append(table);
    await moved;
    expect(find(table, '.opening')).to.equal(null);
    const [{dealer, trumps}] = (table.record as Started).deals as [{dealer: Seat; trumps: string}];
    expect([dealer, trumps[dealer]]).to.deep.equal([2, 'H']);
  });
});
