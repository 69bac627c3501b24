// Checks that the theming guide, in every language, lists exactly the custom properties and parts that pages can style.
import {expect} from 'chai';
import {described, namesOf} from '../manifest/manifest.js';

const unique = (names: Iterable<string>): string[] => [...new Set(names)].sort();

for (const name of ['theming', 'fr/theming', 'it/theming']) {
  const text = await (await fetch(`/docs/${name}.md`)).text();

  describe(`docs/${name}.md`, () => {
    it('lists every custom property of the elements and no others', () => {
      const named = [...text.matchAll(/^\| `(--cartavola-[\w-]+)`/gm)].map(([, name]) => name!);
      expect(named.sort()).to.deep.equal(unique(described.flatMap(({cssProperties}) => namesOf(cssProperties))));
    });

    it('has an example for every part of every element and no others', () => {
      const written = unique(
        [...text.matchAll(/([\w-]+-[\w-]+)::part\(([\w-]+)\)/g)].map(([, element, part]) => `${element} ${part}`),
      );
      const parts = (name: string): string[] => namesOf(described.find(({tagName}) => tagName === name)!.cssParts);
      expect(written.filter((one) => !parts(one.split(' ')[0]!).includes(one.split(' ')[1]!))).to.deep.equal([]);
      const kind = (name: string): string => (/^(?:calypso|capodama|capra|scopa)-table$/.test(name) ? 'table' : name);
      const lacking = described.flatMap(({tagName, cssParts}) =>
        namesOf(cssParts).filter(
          (part) => !written.some((one) => one.endsWith(` ${part}`) && kind(one.split(' ')[0]!) === kind(tagName)),
        ),
      );
      expect(lacking).to.deep.equal([]);
    });

    it('has valid CSS examples', () => {
      for (const [, css] of text.matchAll(/```css\n([^]*?)```/g)) {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css!);
        expect(sheet.cssRules.length, css).to.equal(css!.match(/^\}/gm)!.length);
      }
    });
  });
}
