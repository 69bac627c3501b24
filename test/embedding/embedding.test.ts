import {expect} from 'chai';
import {setViewport} from '@web/test-runner-commands';
import {kitOrigin, openPage, type EmbeddedPage} from '../embedded-page.js';
import {saved} from '../diagrams/picture-files.js';
import {mouse} from '../journeys/hands.js';
import {playMatch} from '../journeys/play-match.js';
import {until} from '../tables/table-in-page.js';
import {sampleOf} from '../sample-size.js';
import {long} from '../long.js';

/** Returns a page's table once its element is defined there. */
async function tableOf({document, frame}: EmbeddedPage): Promise<Element> {
  const registry = (frame.contentWindow as Window & typeof globalThis).customElements;
  await registry.whenDefined('capodama-table');
  return document.querySelector('capodama-table')!;
}

describe('The built kit, from another origin', () => {
  before(() => setViewport({width: 1000, height: 1000}));
  after(() => setViewport({width: 1000, height: 800}));
  afterEach(() => document.body.replaceChildren());

  for (const policy of sampleOf(['trusted-types', 'strict'] as const, 1)) {
    it(`plays a deal under the policy "${policy}" without a violation`, async () => {
      document.body.style.margin = '0';
      const page = await openPage('table', policy, {width: 900, height: 900});
      const table = await tableOf(page);
      const journey = await playMatch(table, mouse, {deals: 1});
      expect(journey.moves).to.be.at.least(9);
      expect(page.violations).to.deep.equal([]);
      expect(page.errors).to.deep.equal([]);
      expect(page.document.querySelector('playing-card')!.shadowRoot!.querySelector('.card-face')).to.exist;
    });
  }

  for (const policy of sampleOf(['trusted-types', 'strict'] as const, 1)) {
    it(`shows the rules under the policy "${policy}" without a violation`, async () => {
      const page = await openPage('rules', policy, {width: 900, height: 900});
      const explainer = page.document.querySelector('rules-explainer')!;
      const within = (selector: string): HTMLElement | null | undefined =>
        explainer.shadowRoot?.querySelector(selector);
      await until(() => within('.book') != null);
      within('.term')!.focus();
      await until(() => within('.bubble') != null);
      expect(await explainer.show('scopa.settebello')).to.equal(true);
      expect(within('.target')!.textContent).to.contain('le sept de deniers');
      expect(page.violations).to.deep.equal([]);
      expect(page.errors).to.deep.equal([]);
    });
  }

  for (const policy of sampleOf(['trusted-types', 'strict'] as const, 1)) {
    it(`teaches a custom lesson under the policy "${policy}" without a violation`, async () => {
      const page = await openPage('lesson', policy, {width: 900, height: 900});
      const explainer = page.document.querySelector('rules-explainer')!;
      const within = (selector: string): HTMLElement => explainer.shadowRoot!.querySelector(selector)!;
      await until(() => explainer.shadowRoot?.querySelector('.hand button') != null);
      const shown = (selector: string): boolean => explainer.querySelector(selector)!.checkVisibility();
      expect([shown('p[lang=en]'), shown('p[lang=fr]'), shown('lesson-answer')]).to.deep.equal([true, false, false]);
      for (const code of ['9C', 'KH']) within(`.hand [data-card="${code}"]`).click();
      within('.primary').click();
      await until(() => within('.feedback').textContent.includes('The king of hearts is not a trump.'));
      within('.hand [data-card="KH"]').click();
      within('.hand [data-card="7H"]').click();
      within('.primary').click();
      await until(() => within('.feedback').textContent.includes('9♣, 7♥.'));
      expect(page.violations).to.deep.equal([]);
      expect(page.errors).to.deep.equal([]);
    });
  }

  for (const policy of sampleOf(['trusted-types', 'strict'] as const, 1)) {
    long(`saves pictures under the policy "${policy}" without a violation`, async () => {
      const page = await openPage('pictures', policy, {width: 900, height: 900});
      for (const name of ['card-diagram', 'game-replay']) {
        const element = page.document.querySelector(name)!;
        await until(() => element.shadowRoot?.querySelector('.save') != null);
        for (const format of ['png', 'svg'] as const) {
          const file = await saved(element, format);
          expect(file.text.slice(0, 4)).to.contain(format === 'png' ? 'PNG' : '<svg');
          // The page is in a frame, which may not allow downloads.
          const said = (): string => element.shadowRoot!.querySelector('.offer [role="status"]')!.textContent;
          await until(() => said().includes(`If “${file.name}” was not saved`));
        }
      }
      expect(page.violations).to.deep.equal([]);
      expect(page.errors).to.deep.equal([]);
    });
  }

  it('does not shift the page when its elements load', async () => {
    for (const width of [320, 700, 980]) {
      const page = await openPage('shift', undefined, {width, height: 950});
      const inside = page.frame.contentWindow as Window & typeof globalThis & {shift: number};
      const frames = async (count: number): Promise<void> => {
        for (let one = 0; one < count; one++) await new Promise((resolve) => inside.requestAnimationFrame(resolve));
      };
      await frames(3);
      const before = page.document.querySelector('capodama-table')!.getBoundingClientRect();
      const script = page.document.createElement('script');
      script.type = 'module';
      script.crossOrigin = '';
      script.src = `${await kitOrigin()}/cartavola.js`;
      page.document.head.append(script);
      const table = await tableOf(page);
      await new Promise((resolve) => table.addEventListener('table-turn', resolve, {once: true}));
      await frames(3);
      const after = table.getBoundingClientRect();
      expect([after.width, after.height], `size at ${width}`).to.deep.equal([before.width, before.height]);
      expect(inside.shift, `shift at ${width}`).to.equal(0);
      page.close();
    }
  });

  for (const policy of sampleOf(['trusted-types', 'strict'] as const, 1)) {
    long(`plays from a classic script under the policy "${policy}" without a violation`, async () => {
      const page = await openPage('classic', policy, {width: 900, height: 900});
      const journey = await playMatch(await tableOf(page), mouse, {deals: 1});
      expect(journey.deals).to.equal(1);
      expect([page.violations, page.errors]).to.deep.equal([[], []]);
    });
  }

  for (const [how, name, tag] of [
    ['runs scripts later', 'delayed', 'capodama-table'],
    ['bundles scripts, with the kit’s address in the page', 'bundled', 'club-scopa-table'],
  ] as const) {
    it(`plays from a classic script in a page whose optimizer ${how}`, async () => {
      const page = await openPage(name, undefined, {width: 900, height: 900});
      const table = page.document.querySelector(tag)!;
      await until(() => table.shadowRoot?.querySelector('.hand .card') != null);
      expect(page.errors).to.deep.equal([]);
    });
  }

  long('does not throw in a browser that cannot parse its syntax, and leaves the author’s content', async () => {
    const loader = await (await fetch(`${await kitOrigin()}/cartavola.js`)).text();
    const chunkOf = (name: string): string => `${new RegExp(`${name}-[\\w-]{8}(?=[ |\`])`).exec(loader)![0]}.js`;
    for (const [name, file, element] of [
      ['classic', 'cartavola.js', 'capodama-table'],
      ['classic', chunkOf('games-capodama'), 'capodama-table'],
      ['failing', chunkOf('games-scopa'), 'scopa-table'],
    ] as const) {
      const page = await openPage(name, 'strict', {spoilt: `syntax/${file}`});
      const table = page.document.querySelector(element)!;
      await until(() => page.errors.length > 0);
      await until(() => table.firstElementChild!.checkVisibility({visibilityProperty: true}));
      expect(table.shadowRoot).to.equal(null);
      // Ignore messages to authors in the console.
      expect(
        page.errors.filter((text) => !text.startsWith('Cartavola')),
        `${name}, ${file}`,
      ).to.deep.equal([]);
      page.close();
    }
  });

  it('warns authors only about mistyped tags', async () => {
    const page = await openPage('shift');
    const {console} = page.frame.contentWindow as unknown as {console: {warn(text: string): void}};
    const warned: string[] = [];
    console.warn = (text) => void warned.push(text);
    for (const name of ['scopa-tabel', 'cartavola-capra', 'playing-card', 'data-table', 'playing-cards', 'scopa-tabel'])
      page.document.body.append(page.document.createElement(name));
    const script = page.document.createElement('script');
    Object.assign(script, {type: 'module', crossOrigin: '', src: `${await kitOrigin()}/cartavola.js`});
    page.document.head.append(script);
    await until(() => warned.length >= 2);
    expect(warned).to.deep.equal([
      'Cartavola: there is no <scopa-tabel>. Did you mean <scopa-table>? (page.element)',
      'Cartavola: there is no <cartavola-capra>. Did you mean <capra-table>? (page.element)',
    ]);
    expect(page.errors).to.deep.equal([]);
  });

  long('does nothing when it is loaded a second time', async () => {
    const page = await openPage('table', undefined, {width: 900, height: 900});
    const table = await tableOf(page);
    const kit = await kitOrigin();
    const again = page.document.createElement('script');
    again.type = 'module';
    again.src = `${kit}/cartavola.js?again`;
    const loaded = new Promise((resolve) => again.addEventListener('load', resolve));
    page.document.head.append(again);
    await loaded;
    const journey = await playMatch(table, mouse, {deals: 1});
    expect(journey.deals).to.equal(1);
    expect(page.errors).to.deep.equal([]);
  });

  it('defines elements that another page created or observes', async () => {
    const page = await openPage('shift', undefined, {width: 900, height: 900});
    // A node gets its class from the page that first accesses it, and this observer runs before the kit’s.
    new MutationObserver((changes) => changes.forEach(({addedNodes}) => [...addedNodes])).observe(page.document, {
      childList: true,
      subtree: true,
    });
    const script = page.document.createElement('script');
    Object.assign(script, {type: 'module', crossOrigin: '', src: `${await kitOrigin()}/cartavola.js`});
    const loaded = new Promise((resolve) => script.addEventListener('load', resolve, {once: true}));
    page.document.head.append(script);
    await loaded;
    const registry = (page.frame.contentWindow as Window & typeof globalThis).customElements;
    page.document.body.insertAdjacentHTML('beforeend', '<div lang="it"><capra-table seed="1"></capra-table></div>');
    await registry.whenDefined('capra-table');
    const card = document.createElement('playing-card');
    card.setAttribute('card', 'QH');
    page.document.querySelector('div')!.append(card);
    await registry.whenDefined('playing-card');
    await until(() => card.shadowRoot?.querySelector('[role="img"]') != null);
    expect(card.shadowRoot!.querySelector('[role="img"]')!.ariaLabel).to.equal('donna di cuori');
    expect(page.errors).to.deep.equal([]);
  });

  it('defines only the elements in the page', async () => {
    const page = await openPage('table', undefined, {width: 900, height: 900});
    await tableOf(page);
    const registry = (page.frame.contentWindow as Window & typeof globalThis).customElements;
    expect(registry.get('score-sheet')).to.equal(undefined);
    page.document.body.append(page.document.createElement('score-sheet'));
    await registry.whenDefined('score-sheet');
  });
});
