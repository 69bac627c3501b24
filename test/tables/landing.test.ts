import {expect} from 'chai';
import type {TableMoveEvent} from '@cartavola/elements';
import {momentsOf} from './moments.js';
import {packOf, recordOf, scopaTable} from './scopa-in-page.js';
import {ScriptedCapodamaTable} from './scripted-table.js';
import {find, findAll, placed, told, until} from './table-in-page.js';

const {animate} = Element.prototype;

/** Cards that are moving. They don't land until the test lets them. */
const flying: Animation[] = [];

/** Waits until cards are moving. Returns a function that lets them land. */
async function flight(): Promise<() => void> {
  await until(() => flying.length > 0);
  return () => flying.splice(0).forEach((animation) => animation.finish());
}

describe('Information about moving cards', () => {
  beforeEach(() => {
    Element.prototype.animate = function (this: Element, ...asked: Parameters<typeof animate>): Animation {
      const animation = animate.apply(this, asked);
      if (this.matches('[data-card], .flight')) {
        animation.pause();
        flying.push(animation);
      }
      return animation;
    };
  });
  afterEach(() => {
    Element.prototype.animate = animate;
    flying.length = 0;
    document.body.replaceChildren();
  });

  /** Text on a table that gives away an outcome. */
  const outcome = (element: Element): readonly string[] =>
    findAll(element, '.question, .detail, .taken, .last, .sides, .totals').map(({textContent}) =>
      textContent.replace(/\s+/g, ' '),
    );

  it('appears at a table with tricks once they have landed', async () => {
    const {record, move} = momentsOf(4).find(({phase}) => phase === 'trick')!;
    const element = new ScriptedCapodamaTable();
    element.record = record;
    await placed(element, {players: '4', speed: 'fast'}, 'table-ready');
    const before = outcome(element);
    expect(element.play(move!)).to.equal(true);
    const landCard = await flight();
    expect(findAll(element, '.trick .card'), 'cards of the trick').to.have.lengthOf(4);
    expect(outcome(element), 'while the last card flies').to.deep.equal(before);
    landCard();
    await until(() => outcome(element).join() !== before.join());
    const complete = outcome(element);
    expect(find(element, '.question').textContent).to.match(/ took it$|^You take it/);
    const landTrick = await flight();
    expect(outcome(element), 'while the trick flies').to.deep.equal(complete);
    const moved = told<TableMoveEvent>(element, 'table-move');
    landTrick();
    await moved;
    expect(outcome(element)).not.to.deep.equal(complete);
    expect(findAll(element, '.flight'), 'pictures of cards that are gone').to.have.lengthOf(0);
  });

  it('appears at a Scopa table once they have landed', async () => {
    const pack = packOf({hand: '7S KC AH', other: '6S 6H 6D', table: '4H 3D QD 2C'});
    const element = await scopaTable({speed: 'fast'}, {record: recordOf({dealer: 1, pack, moves: []})});
    const before = outcome(element);
    find(element, '.hand [data-card="7S"]').click();
    const landCard = await flight();
    expect(outcome(element), 'while the card flies').to.deep.equal(before);
    landCard();
    await until(() => outcome(element).join() !== before.join());
    const taking = outcome(element);
    const landCapture = await flight();
    expect(outcome(element), 'while the capture flies').to.deep.equal(taking);
    const moved = told<TableMoveEvent>(element, 'table-move');
    landCapture();
    await moved;
    expect(find(element, '.own .taken').textContent.replace(/\s/g, ' ')).to.contain('pile: 3');
  });
});
