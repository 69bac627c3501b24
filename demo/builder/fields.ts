import {rules as games} from '@cartavola/engine/rules/games.js';
import {deckFor} from '@cartavola/faces/decks.js';
import {kindOf, optionGames, usualText} from '../../tools/build/manifest/attribute-kinds.mjs';

/** Attribute of an element, as the manifest has it. */
interface Attribute {
  readonly name: string;
  readonly description?: string;
  readonly type: {readonly text: string};
  readonly default?: string;
}

/** Something that one chooses in the builder: an attribute with the values that it may have. */
export interface Field {
  readonly name: string;
  readonly description: string;
  readonly kind: 'choice' | 'boolean' | 'number' | 'string' | 'other';
  /** Values of a choice. */
  readonly values: readonly string[];
  /** What holds where the attribute is not set; '' if nothing is said. */
  readonly usual: string;
  /** Where it is asked for: before all others, among what most pages choose, or further down. */
  readonly place: 'first' | 'common' | 'more';
}

/** What an element cannot do without. */
const FIRST = ['game', 'card'];

/** What most pages want to choose, in their order. */
const COMMON = [
  'view',
  'players',
  'rules',
  'deck',
  'level',
  'theme',
  'hints',
  'coach',
  'seed',
  'save',
  'caption',
  'letters',
  'inline',
  'ply',
];

/** What a page writes for itself, not here; and what is written into the field of the content. */
const LEFT_OUT = ['for', 'id', 'notation', 'puzzle', 'record', 'lang'];

const ORDER = [...FIRST, ...COMMON];
const orderOf = ({name}: Field): number => (ORDER.includes(name) ? ORDER.indexOf(name) : ORDER.length);

interface Manifest {
  readonly modules: readonly {
    readonly declarations?: readonly {readonly tagName?: string; readonly attributes?: readonly Attribute[]}[];
  }[];
}

const attributesOf = ({modules}: Manifest, element: string): readonly Attribute[] =>
  modules.flatMap(({declarations = []}) => declarations).find(({tagName}) => tagName === element)?.attributes ?? [];

/** The attribute as the game of the element has it: of options of all games those of its table, of decks those that it is played with. */
function ofGame(manifest: Manifest, attribute: Attribute, id: string | undefined): Attribute | undefined {
  const {name} = attribute;
  const among = optionGames(attribute);
  if (among)
    return among.includes(id ?? '')
      ? attributesOf(manifest, `${id}-table`).find((one) => one.name === name)
      : undefined;
  const game = games.find((one) => one.id === id);
  if (name !== 'deck' || !game) return attribute;
  const decks = kindOf(attribute.type.text).values.filter((deck) => deckFor(deck, game));
  return {...attribute, type: {text: decks.map((deck) => `'${deck}'`).join(' | ')}};
}

function fieldOf(attribute: Attribute): Field {
  const {name, description = '', type} = attribute;
  const {kind, values} = kindOf(type.text);
  return {
    name,
    // The first sentence: what follows is for those who read the reference.
    description: (/^.*?[.](?=\s|$)/s.exec(description)?.[0] ?? description).replace(/[`\n]/g, (sign) =>
      sign === '`' ? '' : ' ',
    ),
    kind,
    values,
    usual: usualText(attribute) ?? '',
    place: FIRST.includes(name) ? 'first' : COMMON.includes(name) ? 'common' : 'more',
  };
}

/** Lists what can be chosen of an element. `game`: that of an element which has options of several. */
export const fieldsOf = (manifest: Manifest, element: string, game: string | undefined): readonly Field[] =>
  attributesOf(manifest, element)
    .filter(({name}) => !LEFT_OUT.includes(name))
    .flatMap((attribute) => ofGame(manifest, attribute, game) ?? [])
    .map(fieldOf)
    .filter(({kind}) => kind !== 'other')
    .sort((a, b) => orderOf(a) - orderOf(b));
