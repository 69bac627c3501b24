import {expect} from 'chai';
import {sendKeys} from '@web/test-runner-commands';
import {parseCard, type Move} from '@cartavola/engine';
import {SETTEBELLO} from '@cartavola/engine/games/scopa/rules.js';
import {emulateFeatures} from '../../../../../test/input.js';
import {keyboard, mouse} from '../../../../../test/journeys/hands.js';
import {cardIn, packOf, recordOf, scopaTable, type Beginning} from '../../../../../test/tables/scopa-in-page.js';
import {find, findAll, hand, told} from '../../../../../test/tables/table-in-page.js';
import {stoppedAt} from '../../../../../test/virtual-clock.js';
import type {TableErrorEvent, TableMoveEvent, TableRefuseEvent} from '../../table/events.js';
import type {ScopaTable} from './scopa-table.js';

afterEach(() => document.body.replaceChildren());

/** The seven can capture four and three, or five and two. */
const SUMS: Beginning = {hand: '7S KC AH', other: '6S 6H 6D', table: '4H 3D 5D 2C'};
/** The seven can capture either seven. A four and a three are also on the table. */
const SINGLES: Beginning = {hand: '7S KC AH', other: '6S 6H 6D', table: '7D 7C 4H 3D'};
/** The seven sweeps the table. */
const SWEEP: Beginning = {hand: '7S KC AH', other: '6S 6H 6D', table: 'AC 2C AD 3D'};

const at = (beginning: Beginning, attributes = {}): Promise<ScopaTable> =>
  scopaTable({speed: 'slow', ...attributes}, {record: recordOf({dealer: 1, pack: packOf(beginning), moves: []})});

const texts = (element: Element, selector: string): string[] =>
  findAll(element, selector).map((one) => one.textContent.trim().replace(/\s+/g, ' '));

async function click(element: ScopaTable, ...codes: string[]): Promise<void> {
  for (const code of codes) {
    cardIn(element, code).click();
    await element.updateComplete;
  }
}

/** Returns the codes of the table cards with the given class. */
const looking = (element: Element, look: string): string[] =>
  findAll(element, `.spread .${look}`).map((card) => card.dataset['card']!);

describe('A card with several possible captures', () => {
  it('is selected: possible captures are highlighted, and each set has a button', async () => {
    const element = await at(SUMS);
    await click(element, '7S');
    expect(texts(element, '.choice')).to.deep.equal(['Take the four and the three', 'Take the five and the two']);
    expect(looking(element, 'could')).to.have.members(['4H', '3D', '5D', '2C']);
    expect(find(element, '.question').textContent).to.equal('Take with the seven');
    expect(texts(element, '.sum')).to.deep.equal(['7 = …']);
    expect(cardIn(element, '7S').getAttribute('aria-pressed')).to.equal('true');
  });

  it('captures the cards of the button that is pressed', async () => {
    const element = await at(SUMS);
    await click(element, '7S');
    const moved = told<TableMoveEvent>(element, 'table-move');
    findAll(element, '.choice')[1]!.click();
    expect((await moved).detail.seat).to.equal(0);
    expect(hand(element)).to.deep.equal(['AH', 'KC']);
    await element.updateComplete;
    expect(element.log.at(-1)!.text).to.equal(
      'You take the five of diamonds and the two of clubs with the seven of spades.',
    );
  });

  it('captures cards selected one by one, as soon as they form a complete set', async () => {
    const element = await at(SUMS);
    await click(element, '7S', '4H');
    expect(looking(element, 'picked')).to.deep.equal(['4H']);
    expect(texts(element, '.sum')).to.deep.equal(['7 = 4 + …']);
    await click(element, '4H');
    expect(looking(element, 'picked')).to.deep.equal([]);
    const moved = told(element, 'table-move');
    await click(element, '3D', '4H');
    await moved;
    expect(element.log.at(-1)!.text).to.match(/^You take the four of hearts and the three of diamonds/);
  });

  it('can be deselected by activating it again, or with Escape', async () => {
    const element = await at(SUMS);
    await click(element, '7S', '7S');
    expect(findAll(element, '.choice')).to.deep.equal([]);
    cardIn(element, '7S').focus();
    await sendKeys({press: 'Enter'});
    expect(findAll(element, '.choice')).to.have.lengthOf(2);
    await sendKeys({press: 'Escape'});
    await element.updateComplete;
    expect(findAll(element, '.choice')).to.deep.equal([]);
    expect(hand(element)).to.have.lengthOf(3);
  });

  it('names suits if the sets have the same ranks', async () => {
    const element = await at(SINGLES);
    await click(element, '7S');
    expect(texts(element, '.choice')).to.deep.equal(['Take the seven of diamonds', 'Take the seven of clubs']);
  });

  it('can be played by keyboard alone, on the table itself', async () => {
    const element = await at(SUMS);
    await keyboard.use(cardIn(element, '7S'));
    await keyboard.use(cardIn(element, '5D'));
    await element.updateComplete;
    const moved = told(element, 'table-move');
    await keyboard.use(cardIn(element, '2C'));
    await moved;
    expect(document.activeElement).to.equal(element);
  });

  it('can be played by mouse, on the table itself', async () => {
    const element = await at(SUMS);
    await mouse.use(cardIn(element, '7S'));
    await mouse.use(cardIn(element, '5D'));
    const moved = told(element, 'table-move');
    await mouse.use(cardIn(element, '2C'));
    await moved;
  });
});

describe('A card without a choice of captures', () => {
  it('is played at once, whether it captures or not', async () => {
    const element = await at(SUMS);
    const moved = told(element, 'table-move');
    await click(element, 'KC');
    await moved;
    expect(hand(element)).to.deep.equal(['AH', '7S']);
  });

  it('shows its name and value if it is on the table', async () => {
    const element = await at(SINGLES, {rules: 'italian'});
    await click(element, '7D');
    expect(texts(element, '.note')).to.deep.equal(['Seven of diamondsValue 7; one of the diamonds; one of the sevens']);
    expect(looking(element, 'proof')).to.deep.equal(['7D']);
  });
});

describe('A refusal at a Scopa table', () => {
  const card = (code: string): number => parseCard(code)!;
  const cases: readonly [
    rule: string,
    beginning: Beginning,
    picks: string[],
    move: Move | undefined,
    said: string[],
  ][] = [
    [
      'scopa.capture',
      SUMS,
      ['7S', '4H', '5D'],
      undefined,
      ['It takes 7, not 9', 'Il faut 7, cela fait 9', 'Serve 7, qui fa 9'],
    ],
    [
      'scopa.single-first',
      SINGLES,
      ['7S', '4H', '3D'],
      undefined,
      [
        'A single card of that value comes first',
        'La carte seule de même valeur passe avant',
        'La carta singola di quel valore viene prima',
      ],
    ],
    [
      'scopa.capture',
      SUMS,
      [],
      {type: 'play', card: card('7S')} as Move,
      [
        'The seven must take what it can',
        'Avec le sept, la prise est obligatoire',
        'Con il sette la presa è obbligatoria',
      ],
    ],
    [
      'common.card',
      SUMS,
      [],
      {type: 'play', card: SETTEBELLO},
      ['You do not hold that card', 'Vous n’avez pas cette carte en main', 'Non hai in mano questa carta'],
    ],
    [
      'common.type',
      SUMS,
      [],
      {type: 'give', left: SETTEBELLO},
      ['You can’t do that now', 'Ce n’est pas possible maintenant', 'Adesso non si può'],
    ],
  ];
  for (const [rule, beginning, picks, move, said] of cases) {
    it(`gives the reason in three languages: ${rule} (${picks.join(' ') || move!.type})`, async () => {
      for (const [place, lang] of ['en', 'fr', 'it'].entries()) {
        const element = await at(beginning, {lang});
        await click(element, ...picks.slice(0, -1));
        const refused = told<TableRefuseEvent>(element, 'table-refuse');
        if (move) element.play(move);
        else await click(element, picks.at(-1)!);
        expect((await refused).detail.refusal.rule).to.equal(rule);
        await element.updateComplete;
        expect(find(element, '.note b').textContent).to.equal(said[place]);
        // A selected card stays selected, and the proof is highlighted.
        if (picks.length > 0) expect(findAll(element, '.choice')).not.to.deep.equal([]);
        if (rule === 'scopa.single-first') expect(looking(element, 'proof')).to.have.members(['7D', '7C']);
        element.remove();
      }
    });
  }

  it('says that it is not yet the reader’s turn', async () => {
    for (const [lang, said] of [
      ['en', 'It is not your turn yet'],
      ['fr', 'Ce n’est pas encore votre tour'],
      ['it', 'Non tocca ancora a te'],
    ] as const) {
      const record = recordOf({dealer: 0, pack: packOf(SUMS), moves: []});
      const element = await stoppedAt(scopaTable({speed: 'slow', lang}, {record, until: 'table-ready'}));
      const mine = hand(element)[0]!;
      const refused = told<TableRefuseEvent>(element, 'table-refuse');
      await click(element, mine);
      expect((await refused).detail.refusal.rule).to.equal('common.turn');
      await element.updateComplete;
      expect(find(element, '.note b').textContent).to.equal(said);
      element.remove();
    }
  });

  it('disappears once it is the reader’s turn', async () => {
    const record = recordOf({dealer: 0, pack: packOf(SUMS), moves: []});
    const element = await scopaTable({speed: 'normal'}, {record, until: 'table-ready'});
    const turn = told(element, 'table-turn');
    const refused = told(element, 'table-refuse');
    await click(element, hand(element)[0]!);
    await refused;
    await turn;
    await element.updateComplete;
    expect(findAll(element, '.note').map(({textContent}) => textContent.trim())).to.deep.equal([]);
    element.remove();
  });
});

describe('A scopa', () => {
  afterEach(() => emulateFeatures());

  it('is announced, laid across the pile and added to the log', async () => {
    const element = await at(SWEEP, {speed: 'instant'});
    const moved = told(element, 'table-move');
    await click(element, '7S');
    await moved;
    await element.updateComplete;
    expect(find(element, '.detail').textContent).to.match(/: scopa!$/);
    expect(findAll(element, '.own .pile .across')).to.have.lengthOf(1);
    expect(element.log.find(({text}) => text.startsWith('You take'))!.text).to.match(/: scopa!$/);
  });
});

describe('The attributes of a Scopa table', () => {
  it('set the options', async () => {
    const element = await scopaTable({
      players: '4',
      rules: 'italian',
      'last-scopa': '',
      target: '16',
      'redeal-kings': 'false',
      'aces-take-all': '',
    });
    expect((element.record as {options: unknown}).options).to.deep.include({
      players: 4,
      target: 16,
      lastScopa: true,
      redealKings: false,
      acesTakeAll: true,
    });
    expect(element.standing!.parties).to.deep.equal(['You + Julia', 'Inez + Hugo']);
  });

  for (const [name, value] of [
    ['players', '3'],
    ['sevens', 'few'],
    ['last-scopa', 'perhaps'],
  ] as const) {
    it(`are rejected if they are wrong: ${name}="${value}"`, async () => {
      const element = document.createElement('scopa-table');
      element.setAttribute(name, value);
      const error = told<TableErrorEvent>(element, 'table-error');
      document.body.append(element);
      expect((await error).detail.code).to.equal('options.value');
    });
  }
});
