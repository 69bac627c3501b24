import {expect} from 'chai';
import type {CardTable} from '@cartavola/elements';
import type {EmbeddedPage} from '../embedded-page.js';
import {keyboard, mouse, told, untilAsked} from '../journeys/hands.js';
import {find, findAll, until, type Attributes} from '../tables/table-in-page.js';
import {
  heard,
  insideOf,
  movesIn,
  newTable,
  noticeOf,
  openTab,
  playMoves,
  putTable,
  textOf,
  untilNoticed,
} from './match-in-page.js';

const SAVED: Attributes = {save: 'blog', seed: 'tabs'};
const ELSEWHERE = /played elsewhere/;

/** Checks that the reader has no way to make a move at a table. */
async function expectFollowing(table: CardTable): Promise<void> {
  const before = textOf(table);
  await untilNoticed(table, ELSEWHERE);
  expect(findAll(table, '.choice, .hand .playable')).to.deep.equal([]);
  expect(findAll(table, '.hand .card').length).to.be.greaterThan(0);
  await mouse.use(find(table, '.hand .card'));
  for (const card of findAll(table, '.hand .card')) card.click();
  expect([table.undo(), table.nextDeal(), table.play({type: 'play'})]).to.deep.equal([false, false, false]);
  table.newMatch();
  await table.updateComplete;
  expect(textOf(table)).to.equal(before);
}

/** Resolves when the table shows the same match as the other one, and it is the reader's turn. */
async function untilPlays(table: CardTable): Promise<void> {
  await until(() => find(table, '.notice') === null && table.match?.follows === false);
  await untilAsked(table);
}

/** Removes the Web Locks API from a page, as in insecure contexts and older browsers. */
function withoutLocks(page: EmbeddedPage): EmbeddedPage {
  Object.defineProperty(insideOf(page).navigator, 'locks', {value: undefined});
  return page;
}

describe('A saved match in two tabs', () => {
  const pages: EmbeddedPage[] = [];
  const tab = async (prepare = (page: EmbeddedPage): EmbeddedPage => page): Promise<EmbeddedPage> => {
    const page = prepare(await openTab());
    pages.push(page);
    return page;
  };
  beforeEach(() => localStorage.clear());
  afterEach(() => {
    for (const page of pages.splice(0)) expect(page.errors).to.deep.equal([]);
    document.body.replaceChildren();
    localStorage.clear();
  });

  it('is played in one and followed in the other, where the reader can’t move', async () => {
    const first = await putTable(await tab(), SAVED);
    await playMoves(first, 1);
    const second = await putTable(await tab(), SAVED);
    await expectFollowing(second);
    for (let move = 0; move < 4; move++) {
      await playMoves(first, 1);
      await until(() => textOf(second) === textOf(first));
      await second.updateComplete;
      // The second table shows everything, not just the record.
      const shown = (table: CardTable): (string | undefined)[] => [
        ...findAll(table, '.hand .card, .trick .card').map((card) => card.dataset['card']),
        ...findAll(table, '.bar').map((bar) => bar.textContent),
      ];
      expect(shown(second)).to.deep.equal(shown(first));
      expect(second.log.map(({text}) => text)).to.deep.equal(first.log.map(({text}) => text));
    }
    await expectFollowing(second);
    expect(noticeOf(first)).to.equal('');
  });

  for (const [name, hands] of [
    ['mouse', mouse],
    ['keyboard', keyboard],
  ] as const) {
    it(`moves to the other tab and back with a button, by ${name}`, async () => {
      const first = await putTable(await tab(), SAVED);
      await playMoves(first, 1);
      const second = await putTable(await tab(), SAVED);
      await untilNoticed(second, ELSEWHERE);
      const moves = movesIn(first);
      await hands.use(find(second, '.notice button'));
      await untilPlays(second);
      expect(movesIn(second)).to.equal(moves);
      expect(second.shadowRoot!.activeElement).to.not.equal(null);
      await playMoves(second, 2);
      expect(movesIn(second)).to.be.greaterThan(moves);
      await until(() => textOf(first) === textOf(second));
      await expectFollowing(first);
      await hands.use(find(first, '.notice button'));
      await untilPlays(first);
      await playMoves(first, 1);
      await until(() => textOf(first) === textOf(second));
      await expectFollowing(second);
    });
  }

  it('moves to the other tab when its own is closed', async () => {
    const page = await tab();
    const first = await putTable(page, SAVED);
    await playMoves(first, 2);
    const text = textOf(first);
    const second = await putTable(await tab(), SAVED);
    await untilNoticed(second, ELSEWHERE);
    page.close();
    await untilPlays(second);
    expect(textOf(second)).to.equal(text);
    await playMoves(second, 1);
  });

  it('moves to the other tab when its table is removed from the page, and is followed when the table returns', async () => {
    const page = await tab();
    const first = await putTable(page, SAVED);
    await playMoves(first, 1);
    const second = await putTable(await tab(), SAVED);
    await untilNoticed(second, ELSEWHERE);
    first.remove();
    await untilPlays(second);
    await playMoves(second, 1);
    page.document.body.append(first);
    await until(() => textOf(first) === textOf(second));
    await expectFollowing(first);
  });

  it('is released by a hidden page, and requested again when the page is shown', async () => {
    const page = await tab();
    const first = await putTable(page, SAVED);
    await playMoves(first, 1);
    const inside = insideOf(page);
    const transition = (type: string): boolean =>
      inside.dispatchEvent(new inside.PageTransitionEvent(type, {persisted: true}));
    const untilHeld = async (count: number): Promise<void> => {
      while ((await navigator.locks.query()).held?.length !== count) await new Promise(requestAnimationFrame);
    };
    await untilHeld(1);
    transition('pagehide');
    await untilHeld(0);
    // No other tab has taken the match.
    const text = textOf(first);
    const turned = told(first, 'table-turn');
    transition('pageshow');
    await turned;
    await untilPlays(first);
    expect(textOf(first)).to.equal(text);
    await playMoves(first, 1);

    transition('pagehide');
    const second = await putTable(await tab(), SAVED);
    await playMoves(second, 1);
    transition('pageshow');
    await until(() => textOf(first) === textOf(second));
    await expectFollowing(first);
  });

  it('is not locked by a table outside the page, even if its attributes change', async () => {
    const page = await tab();
    const table = await putTable(page, SAVED);
    table.remove();
    table.setAttribute('players', '3');
    await table.updateComplete;
    const untilFree = async (): Promise<void> => {
      while ((await navigator.locks.query()).held?.length !== 0) await new Promise(requestAnimationFrame);
    };
    await untilFree();
    const ready = told(table, 'table-ready');
    page.document.body.append(table);
    await ready;
    await untilAsked(table);
    expect(findAll(table, '.seat')).to.have.lengthOf(2);
  });

  it('is followed from its first deal on if it begins in the other tab', async () => {
    const page = await tab();
    const opening = await newTable(page, {...SAVED, draw: ''}, 'calypso-table');
    page.document.body.append(opening);
    await until(() => find(opening, '.choice') !== null);
    const follower = await tab();
    const second = await newTable(follower, {...SAVED, draw: ''}, 'calypso-table');
    follower.document.body.append(second);
    await untilNoticed(second, ELSEWHERE);
    expect(find(second, '.choice')).to.equal(null);
    while (find(opening, '.opening')) {
      find(opening, '.choice').click();
      await opening.updateComplete;
      await until(() => find(opening, '.choice, .hand .card') !== null);
    }
    await untilAsked(opening);
    await until(() => textOf(second) === textOf(opening));
    await second.updateComplete;
    const names = (table: CardTable): string[] => findAll(table, '.seat .name').map(({textContent}) => textContent);
    expect(names(second)).to.deep.equal(names(opening));
  });

  it('has a notice in the page’s language', async () => {
    await putTable(await tab(), SAVED);
    const second = await putTable(await tab(), {...SAVED, lang: 'fr'});
    await untilNoticed(second, /^Cette partie se joue ailleurs/);
    second.lang = 'it';
    await untilNoticed(second, /^Questa partita si gioca altrove/);
    expect(find(second, '.notice button').textContent.trim()).to.equal('Gioca qui');
  });

  it('at two tables in one page is played at one and followed at the other', async () => {
    const page = await tab();
    const first = await putTable(page, SAVED);
    await playMoves(first, 1);
    const second = await putTable(page, SAVED);
    await expectFollowing(second);
    await playMoves(first, 2);
    await until(() => textOf(second) === textOf(first));
    await mouse.use(find(second, '.notice button'));
    await untilPlays(second);
    await playMoves(second, 1);
    await until(() => textOf(second) === textOf(first));
    await expectFollowing(first);
    second.remove();
    await untilPlays(first);
  });

  describe('without locks', () => {
    it('is played in the tab that opened it last, and followed in the other, which may take it over', async () => {
      const first = await putTable(await tab(withoutLocks), SAVED);
      await playMoves(first, 1);
      const text = textOf(first);
      const second = await putTable(await tab(withoutLocks), SAVED);
      expect(textOf(second)).to.equal(text);
      await expectFollowing(first);
      await playMoves(second, 2);
      await until(() => textOf(second) === textOf(first));
      await mouse.use(find(first, '.notice button'));
      await untilPlays(first);
      await expectFollowing(second);
      await playMoves(first, 2);
      await until(() => textOf(second) === textOf(first));
    });

    it('works at two tables in one page', async () => {
      const page = await tab(withoutLocks);
      const first = await putTable(page, SAVED);
      await playMoves(first, 1);
      const second = await putTable(page, SAVED);
      await expectFollowing(first);
      await playMoves(second, 1);
      await until(() => textOf(second) === textOf(first));
    });

    it('does not lose anything when a page that has missed the other’s messages returns', async () => {
      const page = await tab(withoutLocks);
      const first = await putTable(page, SAVED);
      await playMoves(first, 1);
      first.remove();
      const second = await putTable(await tab(withoutLocks), SAVED);
      await playMoves(second, 3);
      page.document.body.append(first);
      await until(() => textOf(second) === textOf(first));
      await expectFollowing(first);
    });
  });

  it('fires no events in the tab that follows', async () => {
    const first = await putTable(await tab(), SAVED);
    const second = await putTable(await tab(), SAVED);
    const events = heard(
      second,
      'table-move',
      'table-request',
      'table-refuse',
      'table-ready',
      'table-error',
      'table-unsaved',
    );
    await playMoves(first, 3);
    await until(() => textOf(second) === textOf(first));
    expect(events).to.deep.equal([]);
  });
});
