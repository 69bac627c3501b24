import {expect} from 'chai';
import {sendKeys} from '@web/test-runner-commands';
import type {TableMoveEvent, TableRequestEvent} from '@cartavola/elements';
import {centreOf, emulateTouch, keys} from '../input.js';
import {mouse} from '../journeys/hands.js';
import {felt, frames, WAYS} from './skip-animations.js';
import {momentsOf} from './moments.js';
import {ScriptedCapodamaTable} from './scripted-table.js';
import {find, findAll, placed, until} from './table-in-page.js';
import {holdTimers, useRealTime} from '../virtual-clock.js';
import {long} from '../long.js';

/** The reader leads a trick. */
const lead = momentsOf(4).find(({phase}) => phase === 'lead')!;

/**
 * A table at which the others never move unless their animations are skipped. With a real delay, they might move before
 * the test can act on a busy machine.
 */
async function slowTable(): Promise<ScriptedCapodamaTable> {
  const element = new ScriptedCapodamaTable();
  element.record = lead.record;
  await placed(element, {players: '4', speed: 'slow'}, 'table-turn');
  holdTimers();
  return element;
}

/** Leads a card with the mouse at a `slowTable`. Also returns an array that collects all later events. */
async function led(): Promise<{element: ScriptedCapodamaTable; events: string[]}> {
  const element = await slowTable();
  const events = watched(element);
  await mouse.use(find(element, '.hand .playable'));
  await until(() => findAll(element, '.trick .card').length === 1);
  return {element, events};
}

/** Resolves when the others have moved and it is the reader's turn. */
const othersMoved = (events: readonly string[]): Promise<void> =>
  until(() => events.includes('move 3') && events.at(-1) === 'turn');

/** The reader's requests in those events, and whether each was refused. */
const asks = (events: readonly string[]): string[] => events.filter((event) => /^(?:request|refuse)/.test(event));

/** Lists all events from now on, with their seats. */
function watched(element: Element): string[] {
  const events: string[] = [];
  element.addEventListener('table-request', (event) =>
    events.push(`request ${(event as TableRequestEvent).detail.seat}`),
  );
  element.addEventListener('table-move', (event) => events.push(`move ${(event as TableMoveEvent).detail.seat}`));
  element.addEventListener('table-refuse', () => events.push('refuse'));
  element.addEventListener('table-turn', () => events.push('turn'));
  return events;
}

describe('While others move', () => {
  // There is nothing to skip if animations are instant.
  useRealTime();
  afterEach(async () => {
    await emulateTouch(false);
    document.body.replaceChildren();
  });

  for (const [name, act] of Object.entries(WAYS)) {
    it(`${name} makes it the reader’s turn at once`, async () => {
      if (name.startsWith('a tap')) await emulateTouch(true);
      const {element, events} = await led();
      await act(element);
      await othersMoved(events);
      await element.updateComplete;
      expect(events.filter((event) => event.startsWith('move')).slice(0, 4)).to.deep.equal([
        'move 0',
        'move 1',
        'move 2',
        'move 3',
      ]);
      expect(asks(events), 'it plays nothing').to.deep.equal(['request 0']);
      expect(find(element, '.own').classList.contains('acting'), 'the reader is asked').to.equal(true);
      expect(findAll(element, '.flight')).to.deep.equal([]);
      // Ignore transitions: one of them shows whose turn it is.
      const motion = element.shadowRoot!.getAnimations().filter((one) => !(one instanceof CSSTransition));
      expect(motion.filter(({playState}) => playState === 'running')).to.deep.equal([]);
    });
  }

  long('Escape first closes what is open, and is left to the page once nothing moves', async () => {
    const {element, events} = await led();
    const kept: boolean[] = [];
    element.addEventListener('keydown', (event) => kept.push(event.defaultPrevented));
    await mouse.use(find(element, '.trick .card'));
    await until(() => find(element, '.note') !== null);
    find(element, '[data-refuge]').focus({preventScroll: true});
    await keys('Escape');
    await element.updateComplete;
    expect(find(element, '.note')).to.equal(null);
    expect(events).to.not.include('move 1');
    await keys('Escape');
    await othersMoved(events);
    await keys('Escape');
    await keys('Space');
    expect(kept, 'closing skips nothing: there is something to skip after it').to.deep.equal([
      true,
      true,
      false,
      false,
    ]);
  });

  it('the space bar plays a focused card once there is nothing to skip', async () => {
    const {element, events} = await led();
    find(element, '.hand .card').focus();
    await sendKeys({down: 'Space'});
    await othersMoved(events);
    // The key repeats when it is held down.
    await sendKeys({down: 'Space'});
    await sendKeys({up: 'Space'});
    await frames(2);
    expect(asks(events), 'the same press plays nothing').to.deep.equal(['request 0']);
    find(element, '.hand .playable').focus();
    await keys('Space');
    await until(() => asks(events).length > 1);
    expect(asks(events)).to.deep.equal(['request 0', 'request 0']);
  });

  it('Enter on a card asks why it cannot be played', async () => {
    const {element, events} = await led();
    find(element, '.hand .card').focus();
    await keys('Enter');
    await until(() => events.includes('refuse'));
    expect(element.match!.skipAnimations(), 'nothing was skipped yet').to.equal(true);
  });

  it('a double click on a card plays it without skipping anything', async () => {
    const element = await slowTable();
    const events = watched(element);
    const {x, y} = centreOf(find(element, '.hand .playable'));
    for (const clickCount of [1, 2]) {
      const target = element.shadowRoot!.elementFromPoint(x, y) ?? felt(element);
      target.dispatchEvent(new MouseEvent('click', {bubbles: true, composed: true, detail: clickCount}));
      await element.updateComplete;
    }
    felt(element).dispatchEvent(new MouseEvent('click', {bubbles: true, composed: true, detail: 2}));
    expect(element.match!.skipAnimations(), 'there is something to skip').to.equal(true);
    expect(events.filter((event) => event.startsWith('request'))).to.deep.equal(['request 0']);
  });
});
