// Reads the elements from the manifest, with their attributes and the kind of each attribute.
import {readFileSync} from 'node:fs';
import {kindOf, optionGames, usualText} from '../../../tools/build/manifest/attribute-kinds.mjs';

const manifest = new URL('../../elements/custom-elements.json', import.meta.url);

/**
 * Kind of text in a block, keyed by element. `notation`: a child with notation; `record`: a child with a match;
 * `puzzle`: JSON only; `blocks`: other blocks. The manifest describes this only in prose.
 */
const CONTENT = {
  'card-diagram': 'notation',
  'game-replay': 'record',
  'card-puzzle': 'puzzle',
  'cartavola-settings': 'blocks',
};

/** Elements that interpret all text inside them as notation. Other text must be in a slot. */
const READS_TEXT = new Set(['card-diagram', 'game-replay']);

/** Heights of frames in pixels, for elements whose height differs from a table's. */
const HEIGHTS = {'card-diagram': 420, 'playing-card': 140, 'score-pad': 640};
const TABLE_HEIGHT = 700;

/** Attributes that the block sets from its text and its caption. */
const BY_BLOCK = new Set(['notation', 'puzzle', 'caption']);

/** Kinds of attributes in the block, keyed by kind in the manifest. */
const KINDS = {choice: 'choice', boolean: 'toggle', number: 'number', string: 'text', other: 'text'};

/** Returns the kind of an attribute, and the values of a choice. */
function shownKind({name, type}) {
  if (name === 'src') {
    return {kind: 'address'};
  }
  const {kind, values, isOpen} = kindOf(type.text);
  return {kind: KINDS[kind], ...(kind === 'choice' && {values}), ...(isOpen && {open: true})};
}

/** Whether an element needs a table in the same page. A frame doesn't contain one. */
const isCompanion = ({attributes}) => attributes.some(({name}) => name === 'for');

/** Returns the data of an attribute for PHP and the editor. */
function shown(attribute) {
  const initial = usualText(attribute);
  const games = optionGames(attribute);
  return {
    ...shownKind(attribute),
    ...(initial !== undefined && initial !== 'false' && {initial}),
    ...(games && {games}),
  };
}

function contentOf(element) {
  return CONTENT[element.tagName] ?? (element.tagName.endsWith('-table') ? 'record' : undefined);
}

/** Returns the elements, keyed by name. */
export function elementsOfKit() {
  let text;
  try {
    text = readFileSync(manifest, 'utf8');
  } catch {
    throw new Error(
      'custom-elements.json is missing. Run `node tools/run.mjs build/manifest` at the root of the repository.',
    );
  }
  const elements = JSON.parse(text)
    .modules.flatMap(({declarations = []}) => declarations)
    .filter(({tagName}) => tagName)
    .sort((one, other) => one.tagName.localeCompare(other.tagName, 'en'));
  return Object.fromEntries(
    elements.map((element) => {
      const content = contentOf(element);
      const attributes = element.attributes
        .filter(({name}) => !BY_BLOCK.has(name))
        .map((attribute) => [attribute.name, shown(attribute)]);
      return [
        element.tagName,
        {
          ...(content && {content}),
          framed: !isCompanion(element) && content !== 'blocks',
          ...(READS_TEXT.has(element.tagName) && {readsText: true}),
          height: HEIGHTS[element.tagName] ?? TABLE_HEIGHT,
          attributes: Object.fromEntries(attributes),
        },
      ];
    }),
  );
}

/** Returns the content of elements.json, which PHP and the editor read. */
export const written = () => `${JSON.stringify(elementsOfKit(), null, 2)}\n`;
