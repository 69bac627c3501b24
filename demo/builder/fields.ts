import {rules as games} from '@cartavola/engine/rules/games.js';
import {deckFor} from '@cartavola/faces/decks.js';
import {kindOf, optionGames, usualText} from '../../tools/build/manifest/attribute-kinds.mjs';

/** Attribute of an element in the manifest. */
interface Attribute {
  readonly name: string;
  readonly description?: string;
  readonly type: {readonly text: string};
  readonly default?: string;
}

/** Field in the builder's form: an attribute and its possible values. */
export interface Field {
  readonly name: string;
  /** Element that has the attribute. For an option of a game, this is the game's table. */
  readonly owner: string;
  /** Description in English. */
  readonly description: string;
  readonly kind: 'choice' | 'boolean' | 'number' | 'string' | 'other';
  /** Values of a choice. */
  readonly values: readonly string[];
  /** The attribute's default, or '' if the manifest has none. */
  readonly usual: string;
  /** Where the field is in the form: first, among the common attributes, or under “More”. */
  readonly place: 'first' | 'common' | 'more';
}

/** Attributes that elements require. */
const FIRST = ['game', 'card'];

/** Attributes that most pages set, in form order. */
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

/** Attributes that have no row in the form, because the page sets them itself or has separate fields for them. */
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

/** Lists the names of an element's attributes. */
export const attributeNames = (manifest: Manifest, element: string): readonly string[] =>
  attributesOf(manifest, element).map(({name}) => name);

/** Attribute with the element that it belongs to. */
interface Owned {
  readonly owner: string;
  readonly attribute: Attribute;
}

/**
 * Adapts an attribute to a game: returns the game's own version of an option, and limits `deck` to the decks that suit
 * the game. Returns undefined if the attribute doesn't apply.
 */
function ofGame(manifest: Manifest, {owner, attribute}: Owned, id: string | undefined): Owned | undefined {
  const {name} = attribute;
  const among = optionGames(attribute);
  if (among) {
    const table = `${id}-table`;
    const found = among.includes(id ?? '') && attributesOf(manifest, table).find((one) => one.name === name);
    return found ? {owner: table, attribute: found} : undefined;
  }
  const game = games.find((one) => one.id === id);
  if (name !== 'deck' || !game) return {owner, attribute};
  const decks = kindOf(attribute.type.text).values.filter((deck) => deckFor(deck, game));
  return {owner, attribute: {...attribute, type: {text: decks.map((deck) => `'${deck}'`).join(' | ')}}};
}

function fieldOf({owner, attribute}: Owned): Field {
  const {name, description = '', type} = attribute;
  const {kind, values} = kindOf(type.text);
  return {
    name,
    owner,
    // Use only the first sentence. The rest is for the reference.
    description: (/^.*?[.](?=\s|$)/s.exec(description)?.[0] ?? description).replace(/[`\n]/g, (sign) =>
      sign === '`' ? '' : ' ',
    ),
    kind,
    values,
    usual: usualText(attribute) ?? '',
    place: FIRST.includes(name) ? 'first' : COMMON.includes(name) ? 'common' : 'more',
  };
}

/** Lists an element's fields. `game` is the chosen game, for elements that support several. */
export const fieldsOf = (manifest: Manifest, element: string, game: string | undefined): readonly Field[] =>
  attributesOf(manifest, element)
    .filter(({name}) => !LEFT_OUT.includes(name))
    .flatMap((attribute) => ofGame(manifest, {owner: element, attribute}, game) ?? [])
    .map(fieldOf)
    .filter(({kind}) => kind !== 'other')
    .sort((a, b) => orderOf(a) - orderOf(b));
