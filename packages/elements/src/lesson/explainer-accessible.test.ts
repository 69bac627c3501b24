import {expect} from 'chai';
import {emulateMedia, sendKeys, setViewport} from '@web/test-runner-commands';
import {explainer, focused, rule, search, tidyPage} from '../../../../test/rules/explainer-in-page.js';
import {find, findAll} from '../../../../test/tables/table-in-page.js';
import {long} from '../../../../test/long.js';
import {wrongs} from '../../../../test/tables/axe.js';

describe('<rules-explainer>', () => {
  afterEach(tidyPage);

  long('can be used by keyboard alone: Tab visits every control in order, and leaves', async () => {
    const element = await explainer({game: 'capra', lang: 'en'});
    const after = document.createElement('button');
    document.body.append(after);
    const controls = findAll(element, 'input, button, a, [tabindex="0"]').filter((one) => one.checkVisibility());
    controls[0]!.focus();
    for (const control of controls.slice(1)) {
      await sendKeys({press: 'Tab'});
      expect(focused(element)).to.equal(control);
    }
    await sendKeys({press: 'Tab'});
    expect(document.activeElement).to.equal(after);
  });

  for (const [name, attributes] of [
    ['Capodama', {game: 'capodama', lang: 'fr'}],
    ['Scopa', {game: 'scopa', lang: 'it', deck: 'italian', rules: 'italian'}],
    ['Calypso', {game: 'calypso', lang: 'en', draw: ''}],
    ['what is wrong', {game: 'whist', lang: 'en'}],
  ] as const) {
    for (const colorScheme of ['light', 'dark'] as const) {
      it(`is accessible, ${colorScheme}: ${name}`, async () => {
        document.documentElement.style.colorScheme = colorScheme;
        const element = await explainer(attributes);
        expect(await wrongs(element)).to.deep.equal([]);
      });
    }
  }

  it('is accessible during a search and while a word’s explanation is open', async () => {
    const element = await explainer({game: 'capodama', lang: 'en'});
    await search(element, 'trump');
    rule(element, 'capodama.follow').querySelector<HTMLElement>('.term')!.focus();
    await element.updateComplete;
    expect(await wrongs(element)).to.deep.equal([]);
  });

  it('needs no sideways scrolling from 280 to 1,200 pixels, even in a right-to-left page', async () => {
    for (const dir of ['ltr', 'rtl']) {
      document.documentElement.dir = dir;
      for (const width of [280, 320, 768, 1200]) {
        await setViewport({width, height: 800});
        const element = await explainer({game: 'calypso', lang: 'fr'});
        expect(document.documentElement.scrollWidth).to.be.at.most(width);
        expect(getComputedStyle(find(element, '.text')).direction).to.equal('ltr');
        element.remove();
      }
    }
    document.documentElement.removeAttribute('dir');
  });

  it('prints only the rules, not the controls', async () => {
    const element = await explainer({game: 'capodama', lang: 'en'});
    await emulateMedia({media: 'print'});
    for (const gone of ['.search', '.contents', '.link', '.plain'])
      expect(find(element, gone).checkVisibility(), gone).to.equal(false);
    expect(rule(element, 'capodama.follow').checkVisibility()).to.equal(true);
  });
});
