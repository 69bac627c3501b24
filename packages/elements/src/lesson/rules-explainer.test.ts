import {expect} from 'chai';
import {explainer, rule, tidyPage} from '../../../../test/rules/explainer-in-page.js';
import {find, findAll, told, until} from '../../../../test/tables/table-in-page.js';
import type {RulesErrorEvent} from './events.js';

describe('<rules-explainer>', () => {
  afterEach(tidyPage);

  it('shows the rules of its game in the page’s language', async () => {
    for (const [lang, heading] of [
      ['en', 'Capra: the rules'],
      ['fr', 'Capra\u00a0: les règles'],
      ['it', 'Capra: le regole'],
    ] as const) {
      document.documentElement.lang = lang;
      const element = await explainer({game: 'capra'});
      expect(find(element, 'h2').textContent).to.equal(heading);
      expect(find(element, '.book').lang).to.equal(lang);
      element.remove();
    }
  });

  it('has large enough tabs before a lesson is opened', async () => {
    const element = await explainer({game: 'scopa'});
    expect(element.view).to.equal('rules');
    for (const button of findAll(element, '.views button'))
      expect(button.getBoundingClientRect().height).to.be.at.least(44);
    expect(getComputedStyle(find(element, '.views')).display).to.equal('flex');
  });

  it('follows changes to its language, game and options', async () => {
    const element = await explainer({game: 'scopa', lang: 'en'});
    expect(rule(element, 'scopa.settebello').querySelector('.when')).to.exist;
    element.setAttribute('rules', 'italian');
    await until(() => !rule(element, 'scopa.settebello').querySelector('.when'));
    element.lang = 'it';
    await until(() => find(element, 'h2').textContent === 'Scopa: le regole');
    element.game = 'calypso';
    await until(() => rule(element, 'calypso.ruff') !== null);
    expect(rule(element, 'scopa.settebello')).to.equal(null);
  });

  it('also accepts the options as data', async () => {
    const element = await explainer({game: 'capodama'});
    element.options = {players: 1};
    await until(() => find(element, '.about').textContent.startsWith('A puzzle for one'));
    element.options = {players: 9};
    const {detail} = await told<RulesErrorEvent>(element, 'rules-error');
    expect(detail.path).to.equal('options.players');
  });

  it('adapts to the number of players in an attribute', async () => {
    for (const [players, needed] of [
      ['1', '80 to 85'],
      ['3', '80\u00a0points'],
      ['6', '82'],
    ]) {
      const element = await explainer({game: 'capodama', players: players!});
      expect(rule(element, 'capodama.target').textContent).to.contain(needed);
      element.remove();
    }
  });

  it('names and shows Italian cards on request', async () => {
    const element = await explainer({game: 'capodama', deck: 'italian', lang: 'it'});
    const text = rule(element, 'capodama.trumps');
    expect(text.textContent).to.contain('l’asso di denari');
    const names = [...text.querySelectorAll('[role="img"]')].map((card) => card.getAttribute('aria-label'));
    expect(names).to.deep.equal(['asso di denari', 'sette di denari', 'cavallo di denari']);
    expect(text.querySelectorAll('.card-face.cv-coins')).to.have.lengthOf(3);
  });

  describe('shows a problem, and fires an event', () => {
    for (const [attributes, code, text] of [
      [{game: 'whist'}, 'rules.game', 'must name an available game'],
      [{}, 'rules.game', 'must name an available game'],
      [{game: 'capodama', players: '7'}, 'options.value', 'option “players”'],
      [{game: 'scopa', rules: 'house'}, 'options.value', 'option “rules”'],
      [{game: 'capra', deck: 'italian'}, 'attribute.deck', 'attribute “deck”'],
      [{game: 'capra', deck: 'tarot'}, 'attribute.deck', 'attribute “deck”'],
      [{game: 'capodama', players: '6', deck: 'italian'}, 'attribute.deck', 'attribute “deck”'],
    ] as const) {
      it(JSON.stringify(attributes), async () => {
        const heard: string[] = [];
        const hear = (event: Event): unknown => heard.push((event as RulesErrorEvent).detail.code);
        document.addEventListener('rules-error', hear);
        const element = await explainer({lang: 'en', ...attributes}, '<p>The fallback.</p>');
        await until(() => heard.length > 0);
        document.removeEventListener('rules-error', hear);
        expect(heard).to.deep.equal([code]);
        expect(find(element, '[role="alert"]').textContent).to.contain(text);
        // The author's own text about the rules stays visible.
        expect(element.querySelector('p')!.checkVisibility()).to.equal(true);
      });
    }

    it('until the problem is corrected', async () => {
      const element = await explainer({game: 'whist'});
      element.game = 'scopa';
      await until(() => element.shadowRoot!.querySelector('.book') !== null);
      expect(element.shadowRoot!.querySelector('.problem')).to.equal(null);
    });
  });

  it('never changes its children, and shows them until its own content is ready', async () => {
    const inside = '<h2 id="own">Rules</h2><p>As HTML.</p>';
    const element = document.createElement('rules-explainer');
    element.innerHTML = inside;
    element.game = 'scopa';
    document.body.append(element);
    await element.updateComplete;
    expect(element.querySelector('p')!.checkVisibility()).to.equal(true);
    await until(() => element.shadowRoot!.querySelector('.book') !== null);
    expect(element.querySelector('p')!.checkVisibility()).to.equal(false);
    expect(element.innerHTML).to.equal(inside);
  });
});
