import {expect} from 'chai';
import {setViewport} from '@web/test-runner-commands';
import {parseCard, suitOf} from '@cartavola/engine';
import {mouse, untilAsked} from '../../../../../test/journeys/hands.js';
import {calypsoTable, matchPlayed, recordFrom} from '../../../../../test/tables/calypso-in-page.js';
import {matchDrawn} from '../../../../../test/tables/great-moments.js';
import {alerts, became, cardOf, find, findAll, hand, told} from '../../../../../test/tables/table-in-page.js';
import {goOn, stoppedAt, stopTime} from '../../../../../test/virtual-clock.js';
import type {TableMoveEvent, TableRefuseEvent} from '../../table/events.js';

const LANGUAGES = ['en', 'fr', 'it'] as const;

afterEach(async () => {
  document.body.replaceChildren();
  document.body.style.margin = '';
  await setViewport({width: 1000, height: 800});
});

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

const textOf = (element: Element, selector: string): string => plain(find(element, selector).textContent);

describe('A hand of Calypso', () => {
  const HANDS = ['AS AS AS KS 2H 2H 3C 4C 5C 6C 7C 8C 9C', 'QS', 'JS', 'TS'];

  it('gives equal cards different keys, and restores the focus when one of them is played', async () => {
    const table = await calypsoTable({}, {record: recordFrom(3, HANDS, '')});
    const keys = findAll(table, '.hand .card').map((card) => card.dataset['item']!);
    expect(new Set(keys).size).to.equal(13);
    expect(keys.filter((key) => key.startsWith('AS'))).to.have.members(['AS', 'AS.2', 'AS.3']);
    const card = find(table, '[data-item="AS.2"]');
    card.focus();
    await mouse.use(card);
    await untilAsked(table);
    expect(hand(table).filter((code) => code === 'AS')).to.have.lengthOf(2);
    expect(document.activeElement).to.equal(table);
  });

  for (const width of [280, 320]) {
    it(`leaves 32 px of each card to touch at ${width} px`, async () => {
      await setViewport({width, height: 800});
      document.body.style.margin = '0';
      const table = await calypsoTable({}, {record: recordFrom(3, HANDS, '')});
      const cards = findAll(table, '.hand .card').map((card) => card.getBoundingClientRect());
      const rows = [cards.slice(0, 7), cards.slice(7)];
      expect(rows[1]![0]!.top).to.be.greaterThan(rows[0]![6]!.top + 44);
      for (const row of rows) {
        row.slice(1).forEach((card, place) => expect(card.left - row[place]!.left).to.be.at.least(32));
        expect(row.at(-1)!.right).to.be.at.most(width);
      }
    });
  }

  it('begins with the reader’s own trumps, from high to low', async () => {
    const table = await calypsoTable({}, {record: recordFrom(3, HANDS, '')});
    expect(hand(table).join(' ')).to.equal('2H 2H 9C 8C 7C 6C 5C 4C 3C AS AS AS KS');
  });
});

describe('The trump suit of each player', () => {
  it('is shown beside each name and in words, at every width', async () => {
    for (const width of [280, 1200]) {
      await setViewport({width, height: 900});
      const table = await calypsoTable();
      const signs = findAll(table, ':is(.who, .taken) > .card-sign');
      const texts = findAll(table, ':is(.seat, .own) > .hidden').map(({textContent}) => plain(textContent));
      expect(texts.map((text) => /^[^:]+: ([^,]+),/.exec(text)?.[1])).to.have.members([
        'clubs',
        'spades',
        'diamonds',
        'hearts',
      ]);
      expect(signs).to.have.lengthOf(4);
      for (const sign of signs) expect(sign.checkVisibility()).to.equal(true);
      table.remove();
    }
  });
});

describe('The name of each player', () => {
  for (const [width, height] of [
    [1080, 650],
    [1366, 650],
  ] as const)
    it(`is readable beside the number of calypsos at ${width} px`, async () => {
      await setViewport({width, height});
      for (const lang of LANGUAGES) {
        const {record} = matchDrawn();
        const table = await calypsoTable({lang}, {record});
        expect(findAll(table, '.seat .done')).to.have.lengthOf(2);
        for (const name of findAll(table, '.seat .name'))
          expect(name.scrollWidth, name.textContent).to.be.at.most(name.clientWidth + 1);
        table.remove();
      }
    });
});

/** Returns the table's message about a card that may not be played. */
async function refusedBy(record: unknown, lang: string, code: string): Promise<readonly string[]> {
  const table = await calypsoTable({lang}, {record});
  const refused = told<TableRefuseEvent>(table, 'table-refuse');
  await mouse.use(cardOf(table, code));
  const {refusal, seat} = (await refused).detail;
  await table.updateComplete;
  expect(seat).to.equal(0);
  // All cards that prove the refusal belong to the suit led.
  expect(new Set(refusal.cards.map(suitOf)).size).to.equal(1);
  expect(findAll(table, '.hand .proof').length).to.be.greaterThan(0);
  const [text] = alerts(table);
  table.remove();
  return [refusal.rule, text!];
}

describe('An illegal card', () => {
  const WITHOUT_SPADES = '9H 7H 3H AC AC KC QC JC TC 9C 8C 7C 6C';
  const RUFFED = recordFrom(
    1,
    [WITHOUT_SPADES, '', 'KS', '5D'.padEnd(38, ' 4D 3D 2D 6D 7D 8D 9D TD JD QD KD AD')],
    '2:KS 3:5D',
  );
  const CASES = [
    {
      rule: 'calypso.follow',
      record: recordFrom(2, ['KH 3H AC', '', '', 'QH'], '3:QH'),
      card: 'AC',
      said: {
        en: 'Hearts led: follow suit. You hold the king of hearts and the three of hearts.',
        fr: 'Entame à cœur : fournissez. Vous avez le roi de cœur et le trois de cœur.',
        it: 'Attacco a cuori: rispondi. Hai il re di cuori e il tre di cuori.',
      },
    },
    {
      rule: 'calypso.overruff',
      record: RUFFED,
      card: '3H',
      said: {
        en: 'The trick has been ruffed: overruff. You can go higher with the nine of hearts and the seven of hearts.',
        fr: 'Le pli est coupé : surcoupez. Le neuf de cœur et le sept de cœur : vous pouvez monter.',
        it: 'La presa è tagliata: surtaglia. Il nove di cuori e il sette di cuori: puoi salire.',
      },
    },
  ] as const;

  for (const {rule, record, card, said} of CASES) {
    it(`is refused with a reason in each language: ${rule}`, async () => {
      for (const lang of LANGUAGES) expect(await refusedBy(record, lang, card)).to.deep.equal([rule, said[lang]]);
    });
  }

  it('may be played if overruffing is optional', async () => {
    const free = {...(RUFFED as object), options: {overruff: 'free'}};
    const table = await calypsoTable({}, {record: free});
    expect(findAll(table, '.hand .playable')).to.have.lengthOf(13);
  });

  it('may be played if revokes are penalised, but is not suggested', async () => {
    const record = recordFrom(2, ['KH 3H AC', '', '', 'QH'], '3:QH', {revoke: 'penalise'});
    const table = await calypsoTable({}, {record});
    expect(findAll(table, '.hand .playable')).to.have.lengthOf(13);
    expect(textOf(table, '.prompt .detail')).to.equal('Hearts led.');
    const moved = told<TableMoveEvent>(table, 'table-move');
    await mouse.use(cardOf(table, 'AC'));
    expect((await moved).detail.seat).to.equal(0);
    // A revoke is not revealed before the deal ends.
    expect(table.log.map(({text}) => text).join(' ')).not.to.contain('revoke');
  });

  it('is refused if it is not the reader’s turn, the card is not held, or the move is not a play', async () => {
    for (const lang of LANGUAGES) {
      const table = await calypsoTable(
        {lang, speed: 'slow'},
        {record: recordFrom(0, ['AS', 'QS', '', ''], ''), until: 'table-ready'},
      );
      stopTime();
      const refused = told<TableRefuseEvent>(table, 'table-refuse');
      await mouse.use(cardOf(table, 'AS'));
      expect((await refused).detail.refusal.rule).to.equal('common.turn');
      await table.updateComplete;
      expect(textOf(table, '.note b')).to.equal(
        {en: 'It is not your turn yet', fr: 'Ce n’est pas encore votre tour', it: 'Non tocca ancora a te'}[lang],
      );
      table.remove();
      goOn();
    }
    const table = await calypsoTable({}, {record: recordFrom(3, ['AS', '', '', ''], '')});
    for (const [move, rule] of [
      [{type: 'play', card: parseCard('2C')!}, 'common.card'],
      [{type: 'pass'}, 'common.type'],
    ] as const) {
      const refused = told<TableRefuseEvent>(table, 'table-refuse');
      expect(table.play(move)).to.equal(false);
      expect((await refused).detail.refusal.rule).to.equal(rule);
    }
  });
});

describe('A trick of Calypso', () => {
  // West ruffs with a club, and the reader overruffs with a heart.
  const LYING = recordFrom(
    1,
    ['9H KC', '', 'KS', '5D'.padEnd(38, ' 4D 3D 2D 6D 7D 8D 9D TD JD QD KD AD')],
    '2:KS 3:5D',
  );

  for (const [lang, ruff, ruffed, by] of [
    ['en', 'ruff', 'Ruffed', 'by Hugo'],
    ['fr', 'coupe', 'Pli coupé', 'par Hugo'],
    ['it', 'taglio', 'Presa tagliata', 'da Ugo'],
  ] as const) {
    it(`shows who has ruffed, and who has overruffed, in “${lang}”`, async () => {
      const table = await stoppedAt(calypsoTable({lang, speed: 'slow'}, {record: LYING, until: 'table-ready'}));
      expect(findAll(table, '.trick .tag').map(({textContent}) => textContent)).to.deep.equal([ruff]);
      expect(textOf(table, '.sign.ruffed b')).to.equal(ruffed);
      expect(textOf(table, '.sign.ruffed p span')).to.equal(by);
      expect(find(table, '.trick .best').dataset['card']).to.equal('5D');
    });
  }

  it('is won by players who lead their own trumps, whatever the ranks', async () => {
    const record = recordFrom(2, ['KC 4D', 'KD', 'QD', '2D'], '3:2D');
    const table = await calypsoTable({}, {record});
    const moved = told(table, 'table-move');
    await mouse.use(cardOf(table, '4D'));
    await moved;
    await untilAsked(table);
    expect(table.log.map(({text}) => text).join(' ')).to.contain('Hugo takes the trick');
  });

  it('goes to the calypsos of the winner and their partner, and to the discard pile', async () => {
    // Only one of the partner's two equal kings is placed. The club belongs to an opponent.
    const hands = ['AH KH QH JH TH 9H 8H 7H 6H 5H 4H 3H 2H', 'KS', 'KS', '5C 6C 7C 8C 9C TC JC QC KC AC 2C 3C 4C'];
    const table = await calypsoTable({speed: 'slow'}, {record: recordFrom(0, hands, '1:KS 2:KS 3:5C')});
    const box = (element: Element): readonly number[] => {
      const {left, top, width, height} = element.getBoundingClientRect();
      return [left + width / 2, top + height / 2].map(Math.round);
    };
    const scored = told(table, 'table-trick');
    const flown = stoppedAt(became(table, () => findAll(table, '.flight').length === 4));
    await mouse.use(cardOf(table, 'AH'));
    await flown;
    const ends = findAll(table, '.flight').map((ghost) => {
      const [flight] = ghost.getAnimations();
      flight!.currentTime = Number(flight!.effect!.getComputedTiming().endTime) - 1;
      return box(ghost).join();
    });
    const spot = (name: string): string => box(find(table, `[data-spot="${name}"]`)).join();
    expect(ends).to.have.members([spot('calypso-0'), spot('calypso-2'), spot('discards-0'), spot('discards-0')]);
    for (const ghost of findAll(table, '.flight')) ghost.getAnimations().forEach((flight) => flight.finish());
    goOn();
    await scored;
    expect(findAll(table, '.own .calypso > i').map(({textContent}) => textContent)).to.deep.equal(['A']);
    expect(find(table, '.own .discards').dataset['count']).to.equal('2');
  });
});

describe('The end of a deal', () => {
  it('shows the match score so far', async () => {
    const table = await calypsoTable({}, {record: matchPlayed('stands', 1), until: 'table-ready'});
    expect(textOf(table, '.score h3')).to.equal('Deal 1 of 4 is over');
    expect(textOf(table, '.score')).to.contain('If the match ended now');
    expect(textOf(table, '.bar .title')).to.contain('Deal 1 of 4');
  });

  it('shows the revokes and their penalties', async () => {
    const record = matchPlayed('revokes', 1, {revoke: 'penalise'});
    const table = await calypsoTable({}, {record, until: 'table-ready'});
    expect(textOf(table, '.score')).to.match(/You revoked: .*Revokes \u2212\d+/);
    expect(table.log.some(({text}) => text.startsWith('You revoked:'))).to.equal(true);
  });

  for (const [lang, lines] of [
    ['en', ['First calypso', 'Unfinished calypso', 'Discard pile', 'Total', 'Together']],
    ['fr', ['Premier calypso', 'Calypso inachevé', 'Rebut', 'Total', 'Ensemble']],
    ['it', ['Primo calypso', 'Calypso incompleto', 'Scarti', 'Totale', 'Insieme']],
  ] as const) {
    it(`shows the points of each player and side after the last deal, in “${lang}”`, async () => {
      const record = matchPlayed('count', 4) as {totals: number[]};
      const table = await calypsoTable({lang}, {record, until: 'table-ready'});
      const rows = findAll(table, '.count [scope="row"]').map(({textContent}) => plain(textContent));
      expect(rows).to.deep.equal(lines);
      const together = findAll(table, '.together td').map((cell) => Number(cell.lastChild!.textContent));
      const {totals} = record;
      expect(together).to.deep.equal([totals[0]! + totals[2]!, totals[1]! + totals[3]!]);
      expect(find(table, '.primary').dataset['item']).to.equal('again');
    });
  }
});
