import {expect} from 'chai';
import {sendKeys, setViewport} from '@web/test-runner-commands';
import type {TableErrorEvent, TableRefuseEvent} from '../../table/events.js';
import '../../define/capodama-table.js';
import type {CapodamaTable} from './capodama-table.js';
import {momentsOf, tableAt} from '../../../../../test/tables/moments.js';
import {
  alerts,
  asked,
  find,
  findAll,
  hand,
  table,
  told,
  until,
  type Attributes,
} from '../../../../../test/tables/table-in-page.js';

afterEach(() => document.body.replaceChildren());

describe('The gifts of six players', () => {
  after(() => setViewport({width: 1000, height: 800}));

  for (const width of [1366, 1100])
    it(`leave room for the sign of the doubled suit at ${width} px`, async () => {
      await setViewport({width, height: 700});
      const element = await tableAt(momentsOf(6).find(({phase}) => phase === 'exchange')!);
      await until(() => findAll(element, '.slot .card').length === 10);
      await element.match!.idle;
      const {left} = find(element, '.sign p').getBoundingClientRect();
      for (const card of findAll(element, '.slot .card'))
        expect(card.getBoundingClientRect().right).to.be.at.most(left);
    });
});

describe('A table with wrong attributes', () => {
  const cases: readonly [attributes: Attributes, code: string, path: string][] = [
    [{players: '9'}, 'options.value', 'options.players'],
    [{players: 'four'}, 'options.value', 'options.players'],
    [{target: '0'}, 'options.value', 'options.target'],
    [{deck: 'tarot'}, 'attribute.deck', 'deck'],
    [{level: 'wizard'}, 'attribute.level', 'level'],
    [{seats: 'you you bot bot'}, 'attribute.seats', 'seats'],
    [{seats: 'you bot'}, 'attribute.seats', 'seats'],
    [{speed: 'warp'}, 'attribute.speed', 'speed'],
  ];
  const messages: Readonly<Record<string, RegExp>> = {
    en: /This table cannot be shown/,
    fr: /Cette table ne peut pas/,
    it: /Questo tavolo non può/,
  };
  for (const [attributes, code, path] of cases) {
    it(`shows the problem in place, in the page’s language, and reports ${code} at ${path} (${JSON.stringify(attributes)})`, async () => {
      for (const [lang, message] of Object.entries(messages)) {
        const element = document.createElement('capodama-table');
        element.lang = lang;
        for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
        const error = told<TableErrorEvent>(element, 'table-error');
        document.body.append(element);
        const {detail} = await error;
        expect([detail.code, detail.path]).to.deep.equal([code, path]);
        while (alerts(element).length === 0 || !find(element, '.problem').textContent.match(message)) {
          await new Promise(requestAnimationFrame);
        }
        expect(alerts(element)).to.have.lengthOf(1);
        expect(alerts(element)[0]).to.match(message);
      }
    });
  }

  it('keeps its match, and continues it once the attributes are corrected', async () => {
    const element = await table();
    const before = hand(element);
    const error = told(element, 'table-error');
    element.deck = 'tarot';
    await error;
    expect(alerts(element)[0]).to.contain('deck');
    element.deck = 'italian';
    await element.updateComplete;
    await element.whenLoaded;
    await element.updateComplete;
    expect(alerts(element)).to.deep.equal([]);
    expect(hand(element)).to.deep.equal(before);
  });

  for (const [name, record, code, path] of [
    ['is not JSON', '{', 'record.json', '1:2'],
    [
      'is of another game',
      {format: 'cartavola/1', game: 'scopa', options: {players: 2}, deals: []},
      'record.game',
      'game',
    ],
    ['lacks its players', {format: 'cartavola/1', game: 'capodama', deals: []}, 'options.missing', 'options.players'],
    [
      'has a pack of three cards',
      {
        format: 'cartavola/1',
        game: 'capodama',
        options: {players: 4},
        deals: [{dealer: 0, pack: 'AH KH QH', moves: []}],
      },
      'record.pack',
      'deals[0].pack',
    ],
  ] as const) {
    it(`reports ${code} for a record that ${name}`, async () => {
      const element = document.createElement('capodama-table');
      element.record = record;
      const error = told<TableErrorEvent>(element, 'table-error');
      document.body.append(element);
      const {detail} = await error;
      expect([detail.code, detail.path]).to.deep.equal([code, path]);
      expect(alerts(element)).to.have.lengthOf(1);
    });
  }
});

describe('The language of a table', () => {
  it('is that of the nearest `lang`, even outside its shadow root, and follows changes', async () => {
    const outer = document.createElement('div');
    outer.lang = 'fr-CH';
    document.body.append(outer);
    const element = document.createElement('capodama-table');
    element.setAttribute('speed', 'instant');
    const ready = told(element, 'table-turn');
    outer.attachShadow({mode: 'open'}).append(element);
    await ready;
    expect(find(element, '.table').lang).to.equal('fr');
    expect(find(element, '.hand').getAttribute('aria-label')).to.equal('Votre main');
    outer.lang = 'it';
    while (find(element, '.hand').getAttribute('aria-label') !== 'La tua mano')
      await new Promise(requestAnimationFrame);
    expect(find(element, '.table').lang).to.equal('it');
  });

  it('is English, with a console message, if the page’s language isn’t available', async () => {
    const notes: string[] = [];
    const original = console.info;
    console.info = (note: string) => void notes.push(note);
    try {
      const element = await table({lang: 'tlh'});
      expect(find(element, '.table').lang).to.equal('en');
      expect(notes.some((note) => note.includes('tlh'))).to.equal(true);
    } finally {
      console.info = original;
    }
  });
});

describe('A match comes from', () => {
  const pack = 'KH QC QD KC 7C 9D AS 8H QS 7D 7H TD 8S TS JH 8C KD 7S QH 9S JD AD AH JS 9C KS TH JC 8D 9H TC AC';
  const record = {
    format: 'cartavola/1',
    game: 'capodama',
    options: {players: 4, target: 3},
    deals: [{dealer: 1, pack, moves: []}],
  };
  const text = JSON.stringify(record);
  const expected = ['AH', 'QH', 'AS', 'JH', 'TH', 'TC', 'AD', 'QD'].sort();

  async function handOf(prepare: (element: CapodamaTable) => void): Promise<string[]> {
    const element = document.createElement('capodama-table');
    element.setAttribute('speed', 'slow');
    prepare(element);
    const ready = told(element, 'table-ready');
    document.body.append(element);
    await ready;
    await element.updateComplete;
    return hand(element).sort();
  }

  const child = (markup: string) => (element: CapodamaTable) => void (element.innerHTML = markup);
  for (const [name, prepare] of [
    ['the property as data', (element: CapodamaTable) => void (element.record = record)],
    ['the property as text', (element: CapodamaTable) => void (element.record = text)],
    ['a script child', child(`<script type="application/json">${text}</script>`)],
    ['a pre child', child(`<p>Fallback</p><pre data-cartavola-record>${text}</pre>`)],
    ['an address', (element: CapodamaTable) => void (element.src = URL.createObjectURL(new Blob([text])))],
  ] as const) {
    it(`${name}`, async () => {
      const cards = await handOf(prepare);
      expect(cards).to.have.lengthOf(8);
      expect(cards).to.deep.equal(await handOf((element) => (element.record = record)));
      expect(cards).not.to.deep.equal(expected.slice(1));
    });
  }

  it('the browser’s storage', async () => {
    const key = `test ${Math.random()}`;
    const first = await table({save: key});
    const moved = told(first, 'table-move');
    (await asked(first)).click();
    await moved;
    await asked(first);
    const {record} = first;
    first.remove();
    const second = await table({save: key}, 'table-ready');
    expect(second.record).to.deep.equal(record);
  });

  it('properties set before the element is upgraded', async () => {
    // Elements in a document without a window are not upgraded.
    const element = document.implementation.createHTMLDocument().createElement('capodama-table');
    Object.assign(element, {record, speed: 'slow', names: ['Zoë', 'Bea', 'Cleo', 'Dan']});
    const ready = told(element, 'table-ready');
    document.body.append(document.adoptNode(element));
    await ready;
    await element.updateComplete;
    expect(findAll(element, '.seat .name').map((name) => name.textContent)).to.deep.equal(['Bea', 'Cleo', 'Dan']);
    expect(element.standing!.names[0]).to.equal('Zoë');
  });
});

describe('A table in use', () => {
  it('continues after it is moved within the page', async () => {
    const element = await table();
    const cards = hand(element);
    const place = document.createElement('div');
    document.body.append(place);
    place.append(element);
    await element.updateComplete;
    expect(hand(element)).to.deep.equal(cards);
    const moved = told(element, 'table-move');
    (await asked(element)).click();
    await moved;
  });

  it('fires a cancelable event before the reader’s move', async () => {
    const element = await table();
    const card = await asked(element);
    let moves = 0;
    element.addEventListener('table-move', () => moves++);
    element.addEventListener('table-request', (event) => event.preventDefault(), {once: true});
    const before = element.shadowRoot!.querySelector('.question')!.textContent;
    card.click();
    await element.updateComplete;
    expect(moves).to.equal(0);
    expect(find(element, '.question').textContent).to.equal(before);
    const moved = told(element, 'table-move');
    card.click();
    await moved;
  });

  it('takes back a move and all later ones', async () => {
    const element = await table();
    const card = await asked(element);
    const before = hand(element);
    const moved = told(element, 'table-move');
    card.click();
    await moved;
    find(element, '.tool.undo').click();
    await element.updateComplete;
    expect(hand(element)).to.deep.equal(before);
    expect(element.undo()).to.equal(false);
  });

  it('opens a panel with a key, and returns the focus when the panel closes', async () => {
    const element = await table();
    find(element, '.hand .card').focus();
    await sendKeys({press: '?'});
    // The code of the panel is loaded on demand.
    await until(() => find(element, '.panel')?.contains(element.shadowRoot!.activeElement));
    await sendKeys({press: 'Escape'});
    await element.updateComplete;
    expect(element.shadowRoot!.querySelector('.panel')).to.equal(null);
    expect(document.activeElement).to.equal(element);
    await sendKeys({press: '3'});
    expect(element.shadowRoot!.activeElement).to.equal(findAll(element, '.hand .card')[2]);
  });

  it('ignores keys while the focus is elsewhere', async () => {
    const element = await table();
    const input = document.createElement('input');
    document.body.append(input);
    input.focus();
    await sendKeys({type: 'hlst?'});
    expect(input.value).to.equal('hlst?');
    expect(element.shadowRoot!.querySelector('.panel')).to.equal(null);
  });

  it('fires an event for a refusal, with the rule and the cards that prove it', async () => {
    const element = await table();
    if (find(element, '.choice')) {
      const moved = told(element, 'table-move');
      find(element, '.choice').click();
      await moved;
      while (!find(element, '.hand .playable')) await told(element, 'table-move');
    }
    // No card can be played while players choose their gifts.
    const refused = told<TableRefuseEvent>(element, 'table-refuse');
    element.play({type: 'play', card: 0 as never});
    expect((await refused).detail.refusal.rule).to.equal('common.type');
    await element.updateComplete;
    expect(find(element, '.note').textContent).to.contain('You can’t do that now');
  });
});
