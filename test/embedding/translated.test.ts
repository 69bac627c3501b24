import {expect} from 'chai';
import '@cartavola/elements/define/card-diagram.js';
import '@cartavola/elements/define/game-replay.js';
import {SCOPA} from '../replays/replay-in-page.js';
import {until} from '../tables/table-in-page.js';
import {settled} from '../virtual-clock.js';

/** Does what page translators do: wraps each piece of text in `<font>` elements and changes the words. */
function translate(host: Element, words: (text: string) => string): void {
  for (const node of [...host.childNodes].filter((one) => one instanceof Text && one.data.trim() !== '')) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = words(node.textContent!);
    outer.append(inner);
    node.replaceWith(outer);
  }
}

const english = (text: string): string => text.replaceAll('AS', 'COMO').replace('deal', 'trato');

describe('A translated page', () => {
  const {lang} = document.documentElement;
  afterEach(() => {
    document.body.replaceChildren();
    document.documentElement.lang = lang;
  });

  for (const [name, notation] of [
    ['card-diagram', 'AS KH 7D'],
    ['game-replay', SCOPA],
  ] as const) {
    it(`keeps the content of <${name}>`, async () => {
      const host = document.createElement(name);
      host.textContent = notation;
      document.body.append(host);
      await until(() => host.shadowRoot?.querySelector('svg') != null);
      await settled();
      const shown = host.shadowRoot!.innerHTML;
      expect(host.translate).to.equal(false);
      translate(host, english);
      await settled();
      expect(host.shadowRoot!.innerHTML).to.equal(shown);
    });

    it(`also reads <${name}> from <font> elements, and keeps the author’s translate attribute`, async () => {
      const host = document.createElement(name);
      host.textContent = notation;
      host.translate = true;
      translate(host, (text) => text);
      document.body.append(host);
      await until(() => host.shadowRoot?.querySelector('svg') != null);
      expect(host.translate).to.equal(true);
    });

    it(`reads the text of <${name}> with the letters of its original language`, async () => {
      const host = document.createElement(name);
      host.textContent = notation;
      document.body.append(host);
      await until(() => host.shadowRoot?.querySelector('svg') != null);
      document.documentElement.lang = 'fr';
      await settled();
      expect(host.shadowRoot!.querySelector('svg')).to.not.equal(null);
    });
  }
});
