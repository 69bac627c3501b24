import {expect} from 'chai';
import {loadElement, registry, type ElementName} from '../../packages/elements/src/registry.js';
import {settled} from '../virtual-clock.js';

/** Record of one deal of Scopa. */
const RECORD = `<pre data-cartavola-record>game: scopa
players: 2
deal 1
dealer: 1
hands: AS 7D KD / 7H 2C 3S / table: 2D 5D QS QH
stock: 4S 4H 4D 5S 5H 5C
moves: 7D x 2D 5D</pre>`;

/** Attributes and content with which an element does as much as possible. Other elements have none. */
const WRITTEN: Partial<Record<ElementName, readonly [attributes: string, content: string]>> = {
  'card-diagram': ['inline', 'AS KH'],
  'card-puzzle': ['game="scopa"', ''],
  'game-replay': ['letters="en"', RECORD],
  'playing-card': ['card="QH"', 'queen of hearts'],
  'rules-explainer': ['game="scopa"', ''],
  'scopa-table': ['seed="x" speed="instant"', RECORD],
  'score-pad': ['game="capra"', ''],
};

/** Attributes of an element and of its content, by place. */
const attributesOf = (element: Element): string[] =>
  [element, ...element.querySelectorAll('*')].map((node) =>
    [...node.attributes]
      .map(({name, value}) => `${name}=${value}`)
      .sort()
      .join(' '),
  );

/** Removes attributes that the page's author didn't write, as libraries that morph a page do. */
function morph(element: Element, written: Element): void {
  const nodes = [element, ...element.querySelectorAll('*')];
  for (const [place, original] of [written, ...written.querySelectorAll('*')].entries())
    for (const {name} of nodes[place]!.attributes)
      if (!original.hasAttribute(name)) nodes[place]!.removeAttribute(name);
}

async function put(name: ElementName): Promise<{element: HTMLElement; written: HTMLElement}> {
  await loadElement(name);
  const [attributes, content] = WRITTEN[name] ?? ['', ''];
  const template = document.createElement('template');
  template.innerHTML = `<${name} ${attributes}>${content}</${name}>`;
  const written = template.content.firstElementChild as HTMLElement;
  const element = document.importNode(written, true);
  document.body.append(element);
  await settled();
  return {element, written};
}

describe('Attributes that an element sets in the page', () => {
  afterEach(() => document.body.replaceChildren());

  for (const name of Object.keys(registry) as ElementName[]) {
    it(`come back when a library removes them from <${name}>`, async () => {
      const {element, written} = await put(name);
      const before = attributesOf(element);
      for (let time = 0; time < 3; time++) {
        morph(element, written);
        await settled();
        expect(attributesOf(element)).to.deep.equal(before);
      }
      const parent = element.parentElement!;
      element.remove();
      morph(element, written);
      parent.append(element);
      await settled();
      expect(attributesOf(element)).to.deep.equal(before);
    });
  }

  for (const [name, selector] of [
    ['game-replay', 'game-replay'],
    ['scopa-table', 'pre'],
  ] as const) {
    it(`are left alone in <${name}> when a script removes them at once`, async () => {
      const {element} = await put(name);
      const target = element.matches(selector) ? element : element.querySelector<HTMLElement>(selector)!;
      expect(target.getAttribute('translate')).to.equal('no');
      let removals = 0;
      const observer = new MutationObserver(() => {
        if (!target.hasAttribute('translate')) return;
        target.removeAttribute('translate');
        removals++;
      });
      observer.observe(target, {attributes: true});
      target.removeAttribute('translate');
      await settled();
      observer.disconnect();
      expect(removals).to.be.within(1, 100);
    });

    it(`don’t replace the author’s in <${name}>`, async () => {
      const {element} = await put(name);
      const target = element.matches(selector) ? element : element.querySelector<HTMLElement>(selector)!;
      target.setAttribute('translate', 'yes');
      await settled();
      expect(target.getAttribute('translate')).to.equal('yes');
    });
  }
});
