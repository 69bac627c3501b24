/** Attribute of an element, as the manifest has it. */
interface Attribute {
  readonly name: string;
  readonly description?: string;
  readonly type?: {readonly text: string};
  readonly default?: string;
}

/** Something that one chooses in the builder: an attribute with the values that it may have. */
export interface Field {
  readonly name: string;
  readonly description: string;
  readonly kind: 'choice' | 'switch' | 'number' | 'text';
  /** Values of a choice. */
  readonly values: readonly string[];
  /** What holds where the attribute is not set; '' if nothing is said. */
  readonly usual: string;
  /** True if most pages want to choose it. */
  readonly isCommon: boolean;
}

/** What most pages want to choose, in their order. */
const COMMON = [
  'game',
  'view',
  'card',
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

/** What a page writes for itself, not here. */
const LEFT_OUT = /^(?:for|id|slot|style|class|notation|record|deck-name)$/;

/** Values that a type names, without those of a switch. */
const valuesIn = (type: string): readonly string[] =>
  [...type.matchAll(/'([^']*)'|(?<=^|\| )(\d+)(?= \||$)/g)].map(([, quoted, bare]) => quoted ?? bare!);

function fieldOf({name, description = '', type, default: usual = ''}: Attribute): Field {
  const text = type?.text ?? 'string';
  const values = valuesIn(text).filter((value) => value !== '');
  const isSwitch =
    /\bboolean\b/.test(text) || (values.length > 0 && values.every((value) => /^(?:true|false)$/.test(value)));
  const isChoice = values.length > 0 && !isSwitch;
  return {
    name,
    description,
    kind: isSwitch ? 'switch' : isChoice ? 'choice' : /^number/.test(text) ? 'number' : 'text',
    values: isChoice ? values : [],
    usual: usual.replace(/^'|'$/g, ''),
    isCommon: COMMON.includes(name),
  };
}

interface Manifest {
  readonly modules: readonly {
    readonly declarations?: readonly {readonly tagName?: string; readonly attributes?: readonly Attribute[]}[];
  }[];
}

/** Lists what can be chosen of an element. `game`: that of an element which has options of several. */
export function fieldsOf(manifest: Manifest, element: string, game: string | undefined): readonly Field[] {
  const attributes =
    manifest.modules.flatMap(({declarations = []}) => declarations).find(({tagName}) => tagName === element)
      ?.attributes ?? [];
  const placeOf = ({name}: Field): number => (COMMON.includes(name) ? COMMON.indexOf(name) : COMMON.length);
  return attributes
    .filter(({name}) => !LEFT_OUT.test(name))
    .filter(({description = ''}) => {
      const games = /^Option of the game, as on (.*)\.$/.exec(description)?.[1];
      return games === undefined || games.includes(`<${game}-table>`);
    })
    .map(fieldOf)
    .sort((a, b) => placeOf(a) - placeOf(b));
}
