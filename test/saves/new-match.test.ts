import {expect} from 'chai';
import {sendKeys} from '@web/test-runner-commands';
import type {CardTable} from '@cartavola/elements';
import {keyboard, mouse, untilAsked} from '../journeys/hands.js';
import {wrongs} from '../tables/axe.js';
import {asked, find, findAll, panelWith, put, table, told, until, type Attributes} from '../tables/table-in-page.js';
import {movesIn, playMoves, recordOf, textOf} from './match-in-page.js';
import {sampleOf} from '../sample-size.js';

/** Opens the information panel, and asks for a new match there. */
async function askForNew(element: CardTable): Promise<void> {
  await mouse.use(find(element, '.tool.menu'));
  await mouse.use(await panelWith(element, '[data-item="again"]'));
  await panelWith(element, '[data-item="begin"]');
}

describe('A new match', () => {
  afterEach(() => document.body.replaceChildren());
  const begun = async (attributes: Attributes = {}): Promise<CardTable> => {
    const element = await table(attributes);
    await asked(element);
    await playMoves(element, 2);
    return element;
  };

  for (const [lang, question, keep] of sampleOf(
    [
      ['en', 'End this match and begin another?', 'Keep playing'],
      ['fr', 'Terminer cette partie et en commencer une autre\u202f?', 'Continuer la partie'],
      ['it', 'Terminare questa partita e cominciarne un’altra?', 'Continua la partita'],
    ] as const,
    1,
  )) {
    it(`asks the reader to confirm it during a match, in “${lang}”`, async () => {
      const element = await begun({lang});
      const before = textOf(element);
      await askForNew(element);
      expect(textOf(element)).to.equal(before);
      const panel = find(element, '.panel');
      expect([panel.getAttribute('role'), panel.getAttribute('aria-label')]).to.deep.equal(['dialog', question]);
      expect(panel.querySelector('h3')!.textContent).to.equal(question);
      await until(() => element.shadowRoot!.activeElement?.textContent === keep);
      expect(await wrongs(element)).to.deep.equal([]);
      await mouse.use(find(element, '.panel [data-item="keep"]'));
      expect(find(element, '.panel')).to.equal(null);
      expect(textOf(element)).to.equal(before);
      await playMoves(element, 1);
    });
  }

  it('can be confirmed by keyboard', async () => {
    const element = await begun();
    const before = textOf(element);
    find(element, '.hand .card').focus();
    await sendKeys({press: '?'});
    await keyboard.use(await panelWith(element, '[data-item="again"]'));
    const begin = await panelWith(element, '[data-item="begin"]');
    await until(() => find(element, '.panel').contains(element.shadowRoot!.activeElement));
    const ready = told(element, 'table-ready');
    await keyboard.use(begin);
    await ready;
    await untilAsked(element);
    expect(find(element, '.panel')).to.equal(null);
    expect(textOf(element)).to.not.equal(before);
    expect(element.shadowRoot!.activeElement).to.not.equal(null);
  });

  it('has different cards from the previous match, even if the browser saves it', async () => {
    const element = await begun({save: 'anew'});
    const [before] = recordOf(element).deals;
    const ready = told(element, 'table-ready');
    element.newMatch();
    await ready;
    await untilAsked(element);
    const [now] = recordOf(element).deals;
    expect(now!.pack).not.to.equal(before!.pack);
  });

  it('doesn’t begin after Escape', async () => {
    const element = await begun();
    const before = textOf(element);
    await askForNew(element);
    await until(() => find(element, '.panel').contains(element.shadowRoot!.activeElement));
    await sendKeys({press: 'Escape'});
    await element.updateComplete;
    expect(find(element, '.panel')).to.equal(null);
    expect(textOf(element)).to.equal(before);
  });

  it('begins at once if the page requests it, or if the match is over', async () => {
    const element = await begun();
    const ready = told(element, 'table-ready');
    element.newMatch();
    await ready;
    await untilAsked(element);
    expect(find(element, '.panel')).to.equal(null);

    const over = await put('capodama-table', {target: '1', players: '2'});
    while ((await untilAsked(over)) !== 'over') await playMoves(over, 1);
    const again = told(over, 'table-ready');
    await mouse.use(find(over, '.primary'));
    await again;
    expect(findAll(over, '.panel')).to.deep.equal([]);
    expect(movesIn(over)).to.be.lessThan(10);
  });
});
