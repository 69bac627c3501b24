import {expect} from 'chai';
import {parseCards, type Card, type Move} from '@cartavola/engine';
import {mouse} from '../../../../../test/journeys/hands.js';
import {capraDeal, capraHands} from '../../../../../test/tables/capra-deal.js';
import {
  alerts,
  find,
  findAll,
  hand,
  put,
  told,
  until,
  type Attributes,
} from '../../../../../test/tables/table-in-page.js';
import {goOn, stoppedAt} from '../../../../../test/virtual-clock.js';
import type {TableRefuseEvent} from '../../table/events.js';
import '../../define/capra-table.js';
import type {CapraTable} from './capra-table.js';

afterEach(() => document.body.replaceChildren());

const capra = (attributes?: Attributes, record?: unknown, until = 'table-turn'): Promise<CapraTable> =>
  put('capra-table', attributes, until, record);
const HANDS = ['AS TS KH 7D', 'QS JS 9H 8D', '8S AH TH QD', 'KS 7S JH 6D'];

/** Opens a table where seat 0 leads. */
const leading = (lang = 'en'): Promise<CapraTable> => capra({lang}, capraHands(3, HANDS, '6C'));

/** Opens a table where seat 3 has led one or two cards, and seat 0 must answer. */
const answering = (lang: string, led: string, hand = HANDS[0]!): Promise<CapraTable> =>
  capra({lang}, capraHands(2, [hand, ...HANDS.slice(1)], '6C', [{seat: 3, type: 'lead', cards: led}]));

/** Opens a table where seat 2 wants to claim, and the reader is asked first because their seat comes first. */
const settling = (lang = 'en'): Promise<CapraTable> =>
  capra({lang, seats: 'bot you bot bot'}, capraDeal(3), 'table-ready');

const said = (table: CapraTable): string[] => table.log.map(({text}) => text);
const labels = (table: Element): string[] => findAll(table, '.choice').map((one) => one.textContent.trim());
const question = (table: Element): string => find(table, '.question').textContent;
const cardOf = (table: Element, key: string): HTMLElement => find(table, `.hand [data-card="${key}"]`);
const picked = (table: Element): string[] => findAll(table, '.hand .picked').map((one) => one.dataset['card']!);
const choice = (table: Element, label: string): HTMLElement =>
  findAll(table, '.choice').find((one) => one.textContent.trim() === label)!;

async function use(table: CapraTable, button: HTMLElement): Promise<void> {
  await mouse.use(button);
  await table.updateComplete;
}

describe('The leader at a Capra table', () => {
  it('selects cards of one suit and leads them together', async () => {
    const table = await leading();
    expect(question(table)).to.equal('Your turn');
    expect(labels(table)).to.deep.equal([]);
    await use(table, cardOf(table, 'AS'));
    expect(picked(table)).to.deep.equal(['AS']);
    expect(labels(table)).to.deep.equal(['Lead 1\u00a0card']);
    expect(question(table)).to.equal('1\u00a0card to lead');
    await use(table, cardOf(table, 'TS'));
    expect(labels(table)).to.deep.equal(['Lead 2\u00a0cards']);
    await use(table, cardOf(table, 'TS'));
    expect(picked(table)).to.deep.equal(['AS']);
    await use(table, cardOf(table, 'TS'));
    const moved = told(table, 'table-move');
    await use(table, choice(table, 'Lead 2\u00a0cards'));
    await moved;
    expect(said(table)).to.include('You lead the ace of spades and the ten of spades.');
  });

  it('does not lead a card of another suit while a lead of several cards is being chosen', async () => {
    const table = await leading();
    const {log} = table;
    await use(table, cardOf(table, 'AS'));
    await use(table, cardOf(table, 'TS'));
    expect(choice(table, 'Lead 2\u00a0cards')).not.to.equal(undefined);
    await use(table, cardOf(table, 'KH'));
    expect(table.log).to.deep.equal(log);
    expect(cardOf(table, 'KH').ariaPressed).to.equal('true');
    expect(cardOf(table, 'AS').ariaPressed).to.equal('false');
    const moved = told(table, 'table-move');
    await use(table, choice(table, 'Lead 1\u00a0card'));
    await moved;
    expect(said(table)).to.include('You lead the king of hearts.');
  });

  it('leads a card at once if it can only be led alone, and a single selected card when it is activated again', async () => {
    const alone = await leading();
    let moved = told(alone, 'table-move');
    await use(alone, cardOf(alone, 'KH'));
    await moved;
    expect(said(alone)).to.include('You lead the king of hearts.');
    alone.remove();
    const again = await leading();
    moved = told(again, 'table-move');
    await use(again, cardOf(again, 'AS'));
    await use(again, cardOf(again, 'AS'));
    await moved;
    expect(said(again)).to.include('You lead the ace of spades.');
  });
});

describe('A player who answers a lead at a Capra table', () => {
  it('selects as many cards as were led, and beats or folds', async () => {
    const table = await answering('en', 'KS 7S');
    expect(find(table, '.detail').textContent).to.equal('Beat both cards, or fold 2 face down.');
    await use(table, cardOf(table, 'AS'));
    expect(question(table)).to.equal('1 of 2 chosen');
    expect(labels(table)).to.deep.equal([]);
    await use(table, cardOf(table, 'TS'));
    expect(question(table)).to.equal('Beat or fold');
    expect(labels(table)).to.deep.equal(['Beat', 'Fold 2 cards']);
    const moved = told(table, 'table-move');
    await use(table, choice(table, 'Beat'));
    await moved;
    expect(said(table)).to.include('You beat with the ace of spades and the ten of spades.');
  });

  it('plays a single selected card when it is activated again, beating if possible', async () => {
    for (const [card, sentence] of [
      ['AS', 'You beat with the ace of spades.'],
      ['7D', 'You fold the seven of diamonds.'],
    ] as const) {
      const table = await answering('en', 'KS');
      const moved = told(table, 'table-move');
      await use(table, cardOf(table, card));
      await use(table, cardOf(table, card));
      await moved;
      expect(said(table)).to.include(sentence);
      table.remove();
    }
  });

  const reasons = {
    en: 'Each of your cards must beat one of theirs',
    fr: 'Chacune de vos cartes doit en battre une',
    it: 'Ogni tua carta deve batterne una',
  };
  for (const [lang, reason] of Object.entries(reasons)) {
    it(`sees why cards do not beat those led, in “${lang}”`, async () => {
      const table = await answering(lang, 'KS 7S');
      await use(table, cardOf(table, 'KH'));
      await use(table, cardOf(table, '7D'));
      await use(table, find(table, '.choice[aria-disabled="true"]'));
      expect(alerts(table)[0]).to.contain(reason);
      expect(find(table, '.note').textContent).to.contain(reason);
      expect(findAll(table, '.choice')).to.have.lengthOf(2);
    });
  }
});

describe('A player who may claim at a Capra table', () => {
  it('is asked out of turn, and may pass', async () => {
    const table = await capra({seed: 's377'});
    expect(question(table)).to.equal('You hold four of a suit');
    expect(labels(table)).to.deep.equal(['Enter with four', 'Not now']);
    const moved = told(table, 'table-move');
    await use(table, choice(table, 'Not now'));
    await moved;
    expect(said(table)[1]).to.match(/^Ada|^Inez leads/);
  });

  const FOUR = capraHands(0, ['KC QC JC 9C', ...HANDS.slice(1)], '6C');
  /**
   * Opens a table where three others play before the reader, who is asked whether to claim, and declines. The others
   * play once the clock continues.
   */
  async function declined(): Promise<CapraTable> {
    const table = await stoppedAt(capra({speed: 'slow', level: 'beginner'}, FOUR, 'table-ready'));
    await until(() => labels(table).length === 2);
    await use(table, choice(table, 'Not now'));
    return table;
  }

  it('is asked only once for the same cards', async () => {
    const table = await declined();
    const asked: string[][] = [];
    table.addEventListener('table-move', () => asked.push(labels(table)));
    goOn();
    await until(() => question(table) === 'Your turn');
    expect(asked).to.deep.equal([['Enter with four'], ['Enter with four'], ['Enter with four']]);
  });

  it('may still enter after declining, until their turn comes', async () => {
    const table = await declined();
    await until(() => labels(table).length === 1);
    await use(table, choice(table, 'Enter with four'));
    goOn();
    await until(() => said(table).includes('You enter with four of a suit.'));
  });

  it('claims with all four cards', async () => {
    const table = await capra({seed: 's377'});
    const four = hand(table);
    const moved = told(table, 'table-move');
    await use(table, choice(table, 'Enter with four'));
    await moved;
    expect(said(table)).to.include('You enter with four of a suit.');
    expect(hand(table)).not.to.deep.equal(four);
  });

  it('may also claim on their own turn', async () => {
    const table = await answering('en', 'KS', 'KC QC JC 9C');
    expect(labels(table)).to.deep.equal(['Enter with four']);
    await use(table, cardOf(table, 'KC'));
    expect(labels(table)).to.deep.equal(['Beat', 'Fold', 'Enter with four']);
  });

  for (const [label, sentence] of [
    ['Enter first', 'Julia wanted to enter'],
    ['Let it stand', 'Julia enters with four of a suit; played cards go back.'],
  ] as const) {
    it(`is asked before a claimant who is farther from the leader: ${label}`, async () => {
      const table = await settling();
      expect(question(table)).to.equal('You have the right first');
      expect(labels(table)).to.deep.equal(['Enter first', 'Let it stand']);
      expect(table.pass(), 'it must answer').to.equal(false);
      const moved = told(table, 'table-move');
      await use(table, choice(table, label));
      await moved;
      expect(said(table).some((text) => text.startsWith(sentence))).to.equal(true);
    });
  }
});

describe('Folded cards at a Capra table', () => {
  it('are known only to the player who folded them', async () => {
    const moves = [
      {seat: 3, type: 'lead', cards: 'KS'},
      {seat: 0, type: 'fold', cards: 'KH'},
    ];
    const at = (seats: string): Promise<CapraTable> =>
      stoppedAt(capra({seats, speed: 'slow'}, capraHands(2, HANDS, '6C', moves), 'table-ready'));
    const own = await at('you bot bot bot');
    expect(find(own, '.fold [data-card="KH"]')).not.to.equal(null);
    expect(find(own, '.fold .hidden').textContent).to.equal('You: face down, king of hearts');
    const other = await at('bot you bot bot');
    expect(find(other, '.fold .hidden').textContent).to.equal('Ada: 1\u00a0card face down');
    expect(other.shadowRoot!.textContent).not.to.contain('king of hearts');
    expect(find(other, '[data-card="KH"]')).to.equal(null);
    expect(said(other).at(-1)).to.equal('Ada folds 1\u00a0card.');
  });
});

describe('A refusal at a Capra table', () => {
  const cards = (text: string): readonly Card[] => parseCards(text)!;
  const answer = (lang: string): Promise<CapraTable> => answering(lang, 'KS');
  const cases: readonly [rule: string, at: (lang: string) => Promise<CapraTable>, move: Move, reasons: string[]][] = [
    [
      'capra.lead',
      leading,
      {type: 'lead', cards: cards('AS KH')},
      ['Lead cards of one suit', 'Entamez dans une seule couleur', 'Attacca con un solo seme'],
    ],
    [
      'capra.beat',
      answer,
      {type: 'beat', cards: cards('KH')},
      ['That does not beat the king of spades', 'Cela ne bat pas le roi de pique', 'Così non batti il re di picche'],
    ],
    [
      'capra.fold',
      answer,
      {type: 'fold', cards: cards('AS TS')},
      ['Fold 1\u00a0card', 'Défaussez-vous de 1\u00a0carte', 'Scarta 1\u00a0carta'],
    ],
    [
      'capra.claim',
      answer,
      {type: 'claim', cards: cards('AS TS KH 7D')},
      ['You cannot enter now', 'Vous ne pouvez pas entrer maintenant', 'Adesso non puoi entrare'],
    ],
    [
      'capra.claim-priority',
      settling,
      {type: 'fold', cards: cards('7S')},
      ['Players are deciding who enters', 'On décide d’abord qui entre', 'Prima si decide chi entra'],
    ],
    [
      'common.card',
      answer,
      {type: 'fold', cards: cards('AC')},
      ['You do not hold that card', 'Vous n’avez pas cette carte en main', 'Non hai in mano questa carta'],
    ],
    [
      'common.type',
      answer,
      {type: 'lead', cards: cards('AS')},
      ['You can’t do that now', 'Ce n’est pas possible maintenant', 'Adesso non si può'],
    ],
  ];
  for (const [rule, at, move, reasons] of cases) {
    it(`explains ${rule} in three languages`, async () => {
      for (const [place, lang] of ['en', 'fr', 'it'].entries()) {
        const table = await at(lang);
        const refused = told<TableRefuseEvent>(table, 'table-refuse');
        expect(table.play(move)).to.equal(false);
        expect((await refused).detail.refusal.rule).to.equal(rule);
        await table.updateComplete;
        expect(find(table, '.note b').textContent).to.equal(reasons[place]);
        expect(alerts(table)[0]).to.contain(reasons[place]!.replace('\u00a0', ' '));
        table.remove();
      }
    });
  }
});

describe('A Capra table', () => {
  it('shows an error in place if Italian cards are requested', async () => {
    const table = await put('capra-table', {deck: 'italian'}, 'table-error');
    await table.updateComplete;
    while (!alerts(table)[0]?.includes('play this game with that deck')) await new Promise(requestAnimationFrame);
    expect(alerts(table)).to.have.lengthOf(1);
  });

  it('shows the points of both sides, which one is penalised and which is the goat', async () => {
    const table = await put('capra-table', {}, 'table-ready', capraDeal(19));
    await table.updateComplete;
    expect(find(table, '.score h3').textContent).to.equal('Your side loses the deal');
    expect(findAll(table, '.side-score b').map((one) => one.textContent)).to.deep.equal(['0', '120']);
    expect(find(table, '.score .quiet').textContent).to.contain('6\u00a0penalty points');
    expect([find(table, '.marks .against b').textContent, find(table, '.marks .won')]).to.deep.equal(['+6', null]);
    expect(find(table, '.target').textContent).to.equal('Goat at 12');
    table.remove();
    const over = await put('capra-table', {}, 'table-ready', capraDeal(19, 6));
    await over.updateComplete;
    expect(find(over, '.score h3').textContent).to.equal('Your side is the goat');
  });
});

describe('The middle of a Capra table', () => {
  it('keeps its layout, however many cards are led and folded', async () => {
    const table = await put('capra-table', {seats: 'bot bot bot bot', seed: 'boxes'}, 'table-ready');
    const boxes = new Set<string>();
    const counts = new Set<number>();
    let isOver = false;
    table.addEventListener('table-score', () => (isOver = true));
    table.addEventListener('table-move', () => {
      void table.updateComplete.then(() => {
        counts.add(findAll(table, '.column').length);
        for (const part of findAll(table, '.pairs, .folds')) {
          const {x, y, width, height} = part.getBoundingClientRect();
          boxes.add(`${part.className}: ${[x, y, width, height].map(Math.round).join(' ')}`);
        }
      });
    });
    await until(() => isOver);
    expect(counts.size).to.be.greaterThan(1);
    expect([...boxes]).to.have.lengthOf(2);
  });
});
