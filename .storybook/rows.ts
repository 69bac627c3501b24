import type {ArgTypes} from '@storybook/web-components-vite';
import manifest from '../packages/elements/custom-elements.json' with {type: 'json'};

interface Parameter {
  readonly name: string;
  readonly type?: {readonly text: string};
}
interface Item {
  readonly kind?: string;
  readonly name: string;
  readonly description?: string;
  readonly type?: {readonly text: string};
  readonly default?: string;
  readonly parameters?: readonly Parameter[];
  readonly return?: {readonly type?: {readonly text: string}};
}
/** Element as the manifest describes it: lists of items by kind. */
type Element = {readonly tagName: string} & Readonly<Record<'members' | List, readonly Item[] | undefined>>;
type List = (typeof SECTIONS)[keyof typeof SECTIONS];

const {modules} = manifest as unknown as {modules: readonly {declarations: readonly Element[]}[]};

/** Lists of the manifest, by the title of their section. */
const SECTIONS = {
  attributes: 'attributes',
  events: 'events',
  slots: 'slots',
  'CSS parts': 'cssParts',
  'CSS custom properties': 'cssProperties',
  'CSS states': 'cssStates',
} as const;

/** Signature of a method; type of anything else. */
function typeOf({kind, type, parameters = [], return: result}: Item): string | undefined {
  if (kind !== 'method') return type?.text;
  const given = parameters.map((one) => (one.type ? `${one.name}: ${one.type.text}` : one.name));
  return `(${given.join(', ')}) => ${result?.type?.text ?? 'void'}`;
}

function rowsOf(category: string, items: readonly Item[] = []): ArgTypes {
  const row = (item: Item): ArgTypes[string] => {
    const [type, usual] = [typeOf(item), item.default];
    return {
      name: item.name || '(default)',
      description: item.description ?? '',
      control: false,
      table: {
        category,
        ...(type !== undefined && {type: {summary: type}}),
        ...(usual !== undefined && {defaultValue: {summary: usual}}),
      },
    };
  };
  // The keys are no arguments of stories, and differ where a part and a property have the same name.
  return Object.fromEntries(items.map((item) => [`${category}: ${item.name}`, row(item)]));
}

/** Returns the rows of an element's page: all that the manifest says of it, in sections. */
export function rowsFor(tagName: string): ArgTypes | null {
  const element = modules.flatMap(({declarations}) => declarations).find((one) => one.tagName === tagName);
  if (!element) return null;
  const ofKind = (wanted: string): Item[] => (element.members ?? []).filter(({kind}) => kind === wanted);
  return {
    ...rowsOf('properties', ofKind('field')),
    ...rowsOf('methods', ofKind('method')),
    ...Object.fromEntries(
      Object.entries(SECTIONS).flatMap(([title, list]) => Object.entries(rowsOf(title, element[list]))),
    ),
  };
}
