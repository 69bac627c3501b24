// Reads from the manifest of the elements what the block offers: which elements there are, and the attributes of each with their kinds.
import {readFileSync} from 'node:fs';
import {kindOf, optionGames, usualText} from '../../../tools/build/manifest/attribute-kinds.mjs';

const manifest = new URL('../../elements/custom-elements.json', import.meta.url);

/**
 * What the text in a block is for an element: `notation` is a child that is read as it stands, `record` a child that holds a match, `puzzle`
 * JSON alone, `blocks` other blocks. The manifest says it in prose.
 */
const CONTENT = {
  'card-diagram': 'notation',
  'game-replay': 'record',
  'card-puzzle': 'puzzle',
  'cartavola-settings': 'blocks',
};

/** Elements that read all text inside as notation: what else stands there must be set apart. */
const READS_TEXT = new Set(['card-diagram', 'game-replay']);

/** Heights of frames in pixels, where it is not that of a table. */
const HEIGHTS = {'card-diagram': 420, 'playing-card': 140, 'score-pad': 640};
const TABLE_HEIGHT = 700;

/** Attributes that the block fills by its text and its caption. */
const BY_BLOCK = new Set(['notation', 'puzzle', 'caption']);

/** Names of kinds in the block. */
const KINDS = {choice: 'choice', boolean: 'toggle', number: 'number', string: 'text', other: 'text'};

/** Tells the kind of an attribute, and the values of a choice. */
function shownKind({name, type}) {
  if (name === 'src') {
    return {kind: 'address'};
  }
  const {kind, values, isOpen} = kindOf(type.text);
  return {kind: KINDS[kind], ...(kind === 'choice' && {values}), ...(isOpen && {open: true})};
}

/** True for an element that follows a table of the same page, which a frame does not have. */
const isCompanion = ({attributes}) => attributes.some(({name}) => name === 'for');

/** Writes what PHP and the editor read of an attribute. */
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

/** Makes the list of the elements, by name. */
export function elementsOfKit() {
  let text;
  try {
    text = readFileSync(manifest, 'utf8');
  } catch {
    throw new Error(
      'There is no custom-elements.json: run `node tools/build/manifest.mjs` at the root of the repository.',
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

/** Writes the list as the file that PHP and the editor read. */
export const written = () => `${JSON.stringify(elementsOfKit(), null, 2)}\n`;
