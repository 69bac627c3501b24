import {expect} from 'chai';
import {emulateFeatures, keys} from '../input.js';
import {mouse} from '../journeys/hands.js';
import {momentsOf} from './moments.js';
import {ScriptedCapodamaTable} from './scripted-table.js';
import {settled} from '../virtual-clock.js';
import {find, placed, type Attributes} from './table-in-page.js';
import {long} from '../long.js';

/** The reader must follow suit, and has cards of other suits. */
const follow = momentsOf(4).find(({phase}) => phase === 'follow')!;

async function tableWith(attributes: Attributes): Promise<ScriptedCapodamaTable> {
  const element = new ScriptedCapodamaTable();
  element.record = follow.record;
  await placed(element, {players: '4', speed: 'normal', ...attributes}, 'table-turn');
  return element;
}

describe('A device that can vibrate', () => {
  const {vibrate} = navigator;
  let felt: unknown[] = [];

  beforeEach(() => {
    felt = [];
    navigator.vibrate = (pattern) => felt.push(pattern) > 0;
  });
  afterEach(async () => {
    navigator.vibrate = vibrate;
    document.body.replaceChildren();
    await emulateFeatures();
  });

  /** Tries a card that is refused, and plays one. */
  const act = async (element: ScriptedCapodamaTable): Promise<void> => {
    await mouse.use(find(element, '.hand .card[aria-disabled]'));
    await mouse.use(find(element, '.hand .playable'));
    await element.updateComplete;
    await settled();
  };

  it('vibrates twice for a refused card, and once for a played card, if sounds are on', async () => {
    await act(await tableWith({sound: ''}));
    expect(felt).to.deep.equal([[12, 60, 12], [10]]);
  });

  it('also vibrates for the keyboard', async () => {
    const element = await tableWith({sound: ''});
    find(element, '.hand .playable').focus();
    await keys('Enter');
    await settled();
    expect(felt).to.deep.equal([[10]]);
  });

  it('does not vibrate if sounds are off', async () => {
    await act(await tableWith({}));
    expect(felt).to.deep.equal([]);
  });

  it('does not vibrate if the reader prefers reduced motion', async () => {
    await emulateFeatures({'prefers-reduced-motion': 'reduce'});
    await act(await tableWith({sound: ''}));
    expect(felt).to.deep.equal([]);
  });

  long('does nothing, without an error, if it cannot or may not vibrate', async () => {
    for (const other of [
      undefined,
      () => {
        throw new DOMException('no', 'NotAllowedError');
      },
    ]) {
      Object.defineProperty(navigator, 'vibrate', {configurable: true, writable: true, value: other});
      const element = await tableWith({sound: ''});
      await act(element);
      element.remove();
    }
    Reflect.deleteProperty(navigator, 'vibrate');
  });
});
