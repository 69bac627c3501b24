// Checks that the manifest describes exactly the behaviour of every element.
import {expect} from 'chai';
import {emulateMedia, setViewport} from '@web/test-runner-commands';
import {seenOf} from './witness.js';
import {COMPANIONS} from '../companions.js';
import {registry} from '../../packages/elements/src/registry.js';
import '@cartavola/elements/all.js';
import type {CardTable} from '@cartavola/elements';
import {optionAttribute, type Option} from '@cartavola/engine';
import {rules} from '@cartavola/engine/rules/games.js';
import {allDecks} from '@cartavola/faces';
import type {LitElement, PropertyDeclaration} from 'lit';
import {described, namesOf, type Described} from './manifest.js';
import {
  cards,
  diagrams,
  lessons,
  pads,
  settings,
  opening,
  playedMatch,
  puzzles,
  replays,
  unsavedTable,
  wrongTable,
} from './scenes.js';

/** The tables, with attributes that keep their matches short. */
const TABLES = [
  ['capodama-table', {target: '1'}],
  ['scopa-table', {target: '11'}],
  ['capra-table', {target: '1'}],
  ['calypso-table', {}],
] as const;
/** Events that the scenes don't trigger, with the tests that do. */
const ELSEWHERE: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  // Fired if words fail to load. See test/failures/chunks.test.ts.
  COMPANIONS.map((name) => [name, ['table-error']]),
);
/** Slots that the scenes don't show, for the same reason. */
const HIDDEN_SLOTS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  COMPANIONS.map((name) => [name, ['']]),
);
/** Events that are only sent between the kit's elements. Those of the context protocol carry settings. */
const INTERNAL = ['cartavola-renamed', 'context-provider', 'context-request'];

/** Scenes that together make every element do everything it can. */
const SCENES: readonly (readonly [name: string, scene: () => Promise<void>])[] = [
  ...TABLES.flatMap(
    ([name, attributes]) =>
      [
        [`<${name}> is played to the end`, () => playedMatch(name, attributes)],
        [`<${name}> is wrong, or its record does not arrive`, () => wrongTable(name)],
        [`<${name}> cannot be saved`, () => unsavedTable(name)],
      ] as const,
  ),
  ['a draw comes before the match', opening],
  ['cards are shown', cards],
  ['diagrams are shown', diagrams],
  ['a match is stepped through', replays],
  ['the score of a real table is kept', pads],
  ['a puzzle is solved', puzzles],
  ['settings surround cards', settings],
  ['a lesson is taken, and rules are read', lessons],
];

const classOf = ({tagName}: Described): typeof LitElement => customElements.get(tagName) as typeof LitElement;
const sorted = (names: Iterable<string>): string[] => [...new Set(names)].sort();
const isTable = ({tagName}: Described): boolean => tagName.endsWith('-table');
const make = ({tagName}: Described): HTMLElement => document.createElement(tagName);

/** Options of a table's game, or of all games for an explainer. */
function optionsOf(element: Described): readonly Option[] {
  if (!isTable(element)) return rules.flatMap(({options}) => options);
  return (make(element) as CardTable).layout.game.options;
}

/** Values that an attribute's type allows. Undefined if it allows any. */
function textsOf({type}: Described['attributes'][number]): string[] | undefined {
  const parts = type.text.split(' | ');
  return parts.every((part) => part.startsWith("'")) ? parts.map((part) => part.slice(1, -1)).sort() : undefined;
}

/** An option's values as strings. Undefined for a count. */
function valuesOf({values}: Option): string[] | undefined {
  if (values === 'count') return undefined;
  return [...values.map(String), ...(values.includes(true) ? [''] : [])].sort();
}

/** Custom properties that an element's style sheets read and never set. */
function propertiesRead(element: Described): string[] {
  const texts = [...seenOf(element.tagName).roots].flatMap(({adoptedStyleSheets}) =>
    adoptedStyleSheets.flatMap(({cssRules}) => [...cssRules].map(({cssText}) => cssText)),
  );
  const all = texts.join('\n');
  const set = new Set([...all.matchAll(/(--cartavola-[\w-]+):/g)].map(([, name]) => name!));
  return sorted(
    [...all.matchAll(/var\(\s*(--cartavola-[\w-]+)/g)].map(([, name]) => name!).filter((name) => !set.has(name)),
  );
}

describe('The manifest', () => {
  before(async () => {
    await emulateMedia({reducedMotion: 'reduce'});
    await setViewport({width: 1200, height: 900});
  });
  after(async () => {
    await emulateMedia({reducedMotion: 'no-preference'});
    document.body.replaceChildren();
    localStorage.clear();
  });

  describe('is compared with the scene where', () => {
    for (const [name, scene] of SCENES) it(name, scene);
  });

  it('lists every element', () => {
    expect(namesOf(described.map(({tagName: name}) => ({name})))).to.deep.equal(sorted(Object.keys(registry)));
  });

  for (const element of described) {
    const {tagName, attributes, members, events} = element;
    const {cssParts, cssStates, cssProperties, slots} = element;

    describe(`of <${tagName}>`, () => {
      it('has its class, and a sentence for each item', () => {
        expect(classOf(element).name).to.equal(element.name);
        const items = [...attributes, ...members, ...events];
        const styled = [cssParts, cssStates, cssProperties, slots].flatMap((list) => list ?? []);
        const sentences = [
          element.summary,
          element.description,
          ...[...items, ...styled].map((item) => item.description),
        ];
        for (const sentence of sentences) expect(sentence ?? '').to.match(/^[A-Z\d].*[.`]/s);
      });

      it('has its attributes', () => {
        const own = attributes.filter(({fieldName}) => fieldName !== undefined);
        expect(namesOf(own)).to.deep.equal(sorted(classOf(element).observedAttributes));
        const others = attributes.filter(({fieldName}) => fieldName === undefined);
        const read = members.some(({name}) => name === 'options')
          ? optionsOf(element).map(({name}) => optionAttribute(name))
          : [];
        expect(namesOf(others)).to.deep.equal(sorted(read));
      });

      it('has properties that reflect to attributes, and only those do', async () => {
        const instance = make(element) as LitElement & Record<string, unknown>;
        document.body.append(instance);
        await instance.updateComplete;
        expect(instance.getAttributeNames(), 'initial').to.deep.equal([]);
        for (const {name, fieldName} of attributes.filter((attribute) => attribute.fieldName !== undefined)) {
          const isSwitch = classOf(element).elementProperties.get(fieldName!)?.type === Boolean;
          const values = isSwitch ? [true, false] : ['x', {}, 'y', undefined];
          for (const value of values) {
            instance[fieldName!] = value;
            await instance.updateComplete;
            const text = value === true ? '' : typeof value === 'string' ? value : null;
            expect(instance.getAttribute(name), `${name} of ${JSON.stringify(value)}`).to.equal(text);
          }
        }
        instance.remove();
        const reflecting = members.filter(({reflects}) => reflects).map(({name}) => ({name}));
        expect(namesOf(reflecting)).to.deep.equal(sorted(attributes.flatMap(({fieldName}) => fieldName ?? [])));
      });

      it('has the values and defaults of attributes', () => {
        for (const attribute of attributes) {
          if (attribute.name === 'deck')
            expect(attribute.type.text).to.equal([...allDecks().map(({id}) => `'${id}'`), 'string'].join(' | '));
          if (attribute.name === 'game')
            expect(attribute.type.text).to.equal([...rules.map(({id}) => `'${id}'`).sort(), 'string'].join(' | '));
        }
        if (!isTable(element)) return;
        const {fallback} = (make(element) as CardTable).layout;
        for (const option of optionsOf(element)) {
          const attribute = attributes.find(({name}) => name === optionAttribute(option.name))!;
          expect(textsOf(attribute), attribute.name).to.deep.equal(valuesOf(option));
          const usual = fallback[option.name] ?? option.fallback;
          const written = typeof usual === 'function' || usual === undefined ? undefined : JSON.stringify(usual);
          expect(attribute.default?.replaceAll("'", '"'), attribute.name).to.equal(written);
        }
      });

      it('has its properties and methods', () => {
        const instance = make(element);
        const isState = ({state}: PropertyDeclaration): boolean => state === true;
        const declared = [...classOf(element).elementProperties]
          .filter(([, declaration]) => !isState(declaration))
          .map(([name]) => String(name));
        const fields = members.filter(({kind}) => kind === 'field');
        expect(namesOf(fields)).to.include.members(declared);
        for (const {name, kind} of members) {
          expect(name in instance, name).to.equal(true);
          const value = (instance as unknown as Record<string, unknown>)[name];
          expect(typeof value === 'function', name).to.equal(kind === 'method');
        }
      });

      it('has its events, by type and class', () => {
        const fired = seenOf(tagName).events;
        const types = [...fired.keys()].filter((type) => !INTERNAL.includes(type));
        expect(namesOf(events)).to.deep.equal(sorted([...types, ...(ELSEWHERE[tagName] ?? [])]));
        for (const {name, type} of events) expect(fired.get(name) ?? type.text, name).to.equal(type.text);
      });

      it('has its parts', () => expect(namesOf(cssParts)).to.deep.equal(sorted(seenOf(tagName).parts)));

      it('has its slots', () =>
        expect(namesOf(slots)).to.deep.equal(sorted([...seenOf(tagName).slots, ...(HIDDEN_SLOTS[tagName] ?? [])])));

      it('has its custom properties', () => expect(namesOf(cssProperties)).to.deep.equal(propertiesRead(element)));

      it('has its states', () => expect(namesOf(cssStates)).to.deep.equal(sorted(seenOf(tagName).states)));
    });
  }
});
