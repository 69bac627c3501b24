import {expect} from 'chai';
import {sendKeys, setViewport} from '@web/test-runner-commands';
import {
  explainer,
  field,
  focused,
  foundRules,
  rule,
  search,
  shownRules,
  tidyPage,
} from '../../../../test/rules/explainer-in-page.js';
import {find, findAll, until} from '../../../../test/tables/table-in-page.js';
import {wrongs} from '../../../../test/tables/axe.js';

const status = (element: Element): string => find(element, '[role="status"]').textContent.trim();

describe('<rules-explainer>', () => {
  afterEach(tidyPage);

  describe('can be searched', () => {
    it('by everyday words of its language, and shows the sentences with the matches marked', async () => {
      const element = await explainer({game: 'capra', lang: 'fr'});
      const all = shownRules(element);
      await search(element, 'égalité');
      expect(foundRules(element)).to.deep.equal(['capra.eggs']);
      const [result] = findAll(element, '.result');
      expect(result!.querySelector('a')!.textContent).to.match(/^\d\.\d Les œufs$/);
      expect(result!.querySelector('.text')!.textContent).to.contain('Chaque camp a 60\u00a0points');
      expect([...result!.querySelectorAll('mark')].map(({textContent}) => textContent)).to.deep.equal(['Chaque', '60']);
      expect(status(element)).to.equal('1\u00a0règle trouvée');
      expect(shownRules(element)).to.deep.equal([]);
      expect(await wrongs(element)).to.deep.equal([]);
      await search(element, '');
      expect(shownRules(element)).to.deep.equal(all);
      expect(status(element)).to.equal('');
    });

    it('by the names of another deck', async () => {
      const element = await explainer({game: 'scopa', lang: 'fr', deck: 'italian'});
      await search(element, 'dame');
      expect(foundRules(element)).to.include('scopa.pack');
      expect(find(element, '.result mark').textContent).to.equal('cavalier');
    });

    it('and opens a rule from the search results', async () => {
      const element = await explainer({game: 'capra', lang: 'en'});
      await search(element, 'goat');
      find(element, '.result a').click();
      await until(() => focused(element) === rule(element, 'capra.match').querySelector('h4'));
      expect(field(element).value).to.equal('');
      expect(rule(element, 'capra.match').checkVisibility()).to.equal(true);
    });

    it('and announces that nothing was found', async () => {
      const element = await explainer({game: 'capodama', lang: 'en'});
      expect(find(element, '[role="status"]').textContent.trim()).to.equal('');
      await search(element, 'bidding');
      expect(foundRules(element)).to.deep.equal([]);
      expect(status(element)).to.equal('No rule contains these words');
      expect(findAll(element, 'h3').filter((heading) => heading.checkVisibility())).to.deep.equal([]);
    });

    it('and shows everything again on Escape, or when a button that returns the focus is pressed', async () => {
      const element = await explainer({game: 'capra', lang: 'en'});
      const all = shownRules(element);
      find(element, 'input').focus();
      await sendKeys({type: 'goat'});
      await until(() => foundRules(element).length > 0);
      expect(foundRules(element)).to.deep.equal(['capra.match']);
      await sendKeys({press: 'Escape'});
      await element.updateComplete;
      expect(shownRules(element)).to.deep.equal(all);
      await search(element, 'goat');
      find(element, '.clear').click();
      await element.updateComplete;
      expect(shownRules(element)).to.deep.equal(all);
      expect(focused(element)).to.equal(find(element, 'input'));
    });

    it('and keeps the words when Escape or Enter belongs to an input method', async () => {
      const element = await explainer({game: 'capra', lang: 'en'});
      await search(element, 'goat');
      const field = find(element, 'input') as HTMLInputElement;
      const heard: string[] = [];
      const hear = ({key}: KeyboardEvent): number => heard.push(key);
      document.addEventListener('keydown', hear);
      for (const sign of [{isComposing: true}, {keyCode: 229}])
        for (const key of ['Escape', 'Enter'])
          field.dispatchEvent(
            new KeyboardEvent('keydown', {key, ...sign, bubbles: true, composed: true, cancelable: true}),
          );
      document.removeEventListener('keydown', hear);
      await element.updateComplete;
      expect([field.value, heard]).to.deep.equal(['goat', []]);
    });
  });

  describe('opens a rule', () => {
    const inSight = (element: HTMLElement): boolean => {
      const {top, bottom} = element.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    };

    it('from the URL fragment on load', async () => {
      location.hash = 'cartavola=calypso.overruff';
      const element = await explainer({game: 'calypso'});
      await until(() => focused(element)?.textContent.includes('Overruffing') === true);
      expect(rule(element, 'calypso.overruff').classList.contains('target')).to.equal(true);
      expect(inSight(rule(element, 'calypso.overruff').querySelector('h4')!)).to.equal(true);
    });

    it('when the fragment changes, even during a search', async () => {
      const element = await explainer({game: 'scopa'});
      await search(element, 'settebello');
      location.hash = '#cartavola=scopa.single-first';
      await until(() => rule(element, 'scopa.single-first').classList.contains('target'));
      await until(() => focused(element) === rule(element, 'scopa.single-first').querySelector('h4'));
      expect(field(element).value).to.equal('');
      location.hash = '#elsewhere';
      await element.updateComplete;
      expect(findAll(element, '.target')).to.have.lengthOf(1);
    });

    it('when the page asks for it, and returns whether it exists', async () => {
      const element = document.createElement('rules-explainer');
      element.game = 'capra';
      document.body.append(element);
      expect(await element.show('capra.eggs')).to.equal(true);
      expect(findAll(element, '.target').map(({id}) => id)).to.deep.equal(['capra.eggs']);
      expect(await element.show('scopa.scopa')).to.equal(false);
      expect(await element.show('common.turn')).to.equal(true);
    });

    for (const route of ['', '#/games/capra'])
      it(`by its own link, and doesn’t change the page’s URL: ${route || 'no fragment'}`, async () => {
        history.replaceState(null, '', `${location.pathname}${location.search}${route}`);
        let changes = 0;
        const count = (): void => void changes++;
        addEventListener('hashchange', count);
        addEventListener('popstate', count);
        const element = await explainer({game: 'capra', lang: 'en'});
        const link = rule(element, 'capra.draw').querySelector<HTMLAnchorElement>('.link')!;
        expect(link.getAttribute('aria-label')).to.equal('Link to rule 3.5');
        link.click();
        await until(() => rule(element, 'capra.draw').classList.contains('target'));
        await search(element, 'goat');
        find(element, '.result a').click();
        await until(() => rule(element, 'capra.match').classList.contains('target'));
        // Events for an earlier URL fire before those for a later one.
        location.hash = '#after';
        await until(() => changes > 1);
        removeEventListener('hashchange', count);
        removeEventListener('popstate', count);
        expect(changes).to.equal(2);
      });

    it('by its own link, which is a full URL, even in a page with a <base>', async () => {
      const base = document.createElement('base');
      base.href = 'https://elsewhere.example/';
      document.head.append(base);
      try {
        const element = await explainer({game: 'capra', lang: 'en'});
        const link = rule(element, 'capra.draw').querySelector<HTMLAnchorElement>('.link')!;
        expect(link.href).to.equal(`${location.href.replace(/#.*/, '')}#cartavola=capra.draw`);
        link.click();
        await until(() => rule(element, 'capra.draw').classList.contains('target'));
      } finally {
        base.remove();
      }
    });

    for (const [when, prepare] of [
      ['refers to a rule', () => (location.hash = 'cartavola=capra.match')],
      [
        'may be changed, as a <meta> says',
        () => document.body.insertAdjacentHTML('beforeend', '<meta name="cartavola-links" content="address">'),
      ],
    ] as const)
      it(`by its own link, which becomes the page’s URL if that ${when}`, async () => {
        prepare();
        const element = await explainer({game: 'capra', lang: 'en'});
        rule(element, 'capra.draw').querySelector<HTMLElement>('.link')!.click();
        await until(() => rule(element, 'capra.draw').classList.contains('target'));
        expect(location.hash).to.equal('#cartavola=capra.draw');
      });

    it('only until the element is removed', async () => {
      const element = await explainer({game: 'capra'});
      element.remove();
      location.hash = '#cartavola=capra.draw';
      await until(() => location.hash === '#cartavola=capra.draw');
      await element.updateComplete;
      expect(findAll(element, '.target')).to.have.lengthOf(0);
    });

    it('of a section, from a table of contents that unfolds on a small screen', async () => {
      await setViewport({width: 320, height: 800});
      const element = await explainer({game: 'capra', lang: 'fr'});
      const [list, first] = findAll(element, '.contents button');
      expect(first!.checkVisibility()).to.equal(false);
      list!.click();
      await element.updateComplete;
      expect(list!.getAttribute('aria-expanded')).to.equal('true');
      expect(first!.checkVisibility()).to.equal(true);
      expect(await wrongs(element)).to.deep.equal([]);
      first!.click();
      expect(focused(element)!.textContent).to.equal('1 Les cartes');
    });

    it('of a section, from the table of contents, and moves the focus there', async () => {
      const element = await explainer({game: 'capra', lang: 'en'});
      const [list, ...sections] = findAll(element, '.contents button');
      expect([list!, sections[0]!].map((one) => one.checkVisibility())).to.deep.equal([false, true]);
      sections.at(-1)!.click();
      expect(focused(element)!.textContent).to.equal('Words');
    });
  });

  describe('explains a word', () => {
    const bubble = (element: Element): string | undefined =>
      element.shadowRoot!.querySelector('.bubble')?.textContent ?? undefined;
    const word = (element: Element): HTMLElement => rule(element, 'capra.fold').querySelector('.term')!;

    it('on focus, until Escape or blur', async () => {
      const element = await explainer({game: 'capra', lang: 'en'});
      word(element).focus();
      await element.updateComplete;
      expect(bubble(element)).to.contain('each one higher');
      await sendKeys({press: 'Escape'});
      await element.updateComplete;
      expect(bubble(element)).to.equal(undefined);
      await sendKeys({press: 'Enter'});
      await element.updateComplete;
      expect(bubble(element)).to.contain('beat');
      await sendKeys({press: 'Tab'});
      await element.updateComplete;
      expect(bubble(element)).to.not.contain('beat');
    });

    it('on a tap, until the next tap, there or elsewhere', async () => {
      const element = await explainer({game: 'capra', lang: 'en'});
      const tap = async (target: Element): Promise<void> => {
        const down = new PointerEvent('pointerdown', {bubbles: true, composed: true, pointerType: 'touch'});
        target.dispatchEvent(down);
        target.dispatchEvent(new MouseEvent('click', {bubbles: true, composed: true, detail: 1}));
        await element.updateComplete;
      };
      await tap(word(element));
      expect(bubble(element)).to.contain('beat');
      await tap(word(element));
      expect(bubble(element)).to.equal(undefined);
      await tap(word(element));
      await tap(document.body);
      expect(bubble(element)).to.equal(undefined);
    });

    it('on hover, and stays open when it is then clicked, until the next click', async () => {
      const element = await explainer({game: 'capra', lang: 'en'});
      const target = word(element);
      const press = async (): Promise<void> => {
        target.dispatchEvent(new PointerEvent('pointerdown', {bubbles: true, composed: true, pointerType: 'mouse'}));
        target.dispatchEvent(new MouseEvent('click', {bubbles: true, composed: true, detail: 1}));
        await element.updateComplete;
      };
      target.dispatchEvent(new PointerEvent('pointerover', {bubbles: true, composed: true, pointerType: 'mouse'}));
      await element.updateComplete;
      expect(bubble(element)).to.contain('beat');
      await press();
      expect(bubble(element)).to.contain('beat');
      await press();
      expect(bubble(element)).to.equal(undefined);
    });

    it('to screen readers, through the glossary', async () => {
      const element = await explainer({game: 'capra', lang: 'en'});
      for (const term of findAll(element, '.term')) {
        const described = element.shadowRoot!.getElementById(term.getAttribute('aria-describedby')!)!;
        expect(described.textContent).to.match(/\.$/);
      }
    });

    it('within the element’s width, at 280 pixels', async () => {
      const element = await explainer({game: 'capra', lang: 'fr'});
      element.style.inlineSize = '280px';
      const around = element.getBoundingClientRect();
      for (const term of findAll(element, '.term')) {
        term.focus();
        await element.updateComplete;
        const {left, right} = find(element, '.bubble').getBoundingClientRect();
        expect(left).to.be.at.least(around.left);
        expect(right).to.be.at.most(around.right);
      }
    });
  });
});
