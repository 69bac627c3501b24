// Creates the arguments and controls of stories from the manifest.
import {games} from '@cartavola/engine/games.js';
import {deckFor} from '@cartavola/faces';
import {LANGUAGES} from '@cartavola/words';
import type {Args, ArgTypes} from '@storybook/web-components-vite';
import {kindOf} from '../tools/build/manifest/attribute-kinds.mjs';
import {attributesOf, elementNamed, usualValue, type Item} from './manifest.js';

/** Attributes without a control: ids, names, URLs, data, and the letters used in data. */
const NO_CONTROL = ['for', 'src', 'save', 'at', 'puzzle', 'opens-links', 'letters'];
/** Maximum number of values shown as radio buttons. */
const MOST_IN_A_ROW = 4;

/** Controls for all stories, in addition to those for the element's attributes. */
const OWN: ArgTypes = {
  lang: {description: 'Language of the element.', ...choice(LANGUAGES)},
  width: {description: 'Maximum width of the wrapper around the element.', ...choice(['100%', '480px', '280px'])},
};
const OWN_ARGS: Args = {lang: 'en', width: '100%'};

function choice(options: readonly string[]): ArgTypes[string] {
  return {control: {type: options.length > MOST_IN_A_ROW ? 'select' : 'inline-radio'}, options};
}

/** Returns the control for a type: a choice, a switch, a number or text. Other data has no control. */
function controlOf(type: string): ArgTypes[string] {
  const {kind, values} = kindOf(type);
  if (kind === 'choice') return choice(values);
  if (kind === 'other') return {control: false};
  return {control: {type: kind === 'string' ? 'text' : kind}};
}

/** Returns the row for an item in the manifest. `category` is the row's section. */
export function rowOf(
  category: string,
  {name, description = '', default: usual}: Item,
  type?: string,
): ArgTypes[string] {
  return {
    name: name || '(default)',
    description,
    control: false,
    table: {
      category,
      ...(type !== undefined && {type: {summary: type}}),
      ...(usual !== undefined && {defaultValue: {summary: usual}}),
    },
  };
}

const isOption = ({fieldName}: Item): boolean => fieldName === undefined;

/** Returns a type without the decks that a game can't use. */
function decksFor(id: string, type: string): string {
  const game = games.find((one) => one.id === id);
  const decks = kindOf(type).values.filter((deck) => !game || deckFor(deck, game));
  return decks.map((deck) => `'${deck}'`).join(' | ');
}

/** Returns the type of an attribute's control on an element that shows a game, or undefined if it has no control. */
function typeFor(attribute: Item, game: string | undefined): string | undefined {
  const {name, type} = attribute;
  if (NO_CONTROL.includes(name)) return undefined;
  // Another game may have different decks and options.
  if (name === 'game') return game ? undefined : type?.text;
  if (isOption(attribute)) return attributesOf(`${game}-table`).find((one) => one.name === name)?.type?.text;
  return name === 'deck' && game ? decksFor(game, type!.text) : type?.text;
}

/** Returns the rows of an element's attributes, with controls. `game` is the element's game, if the story sets it. */
export function attributeRows(tagName: string, game?: string): ArgTypes {
  const shown = game ?? /^(.+)-table$/.exec(tagName)?.[1];
  return Object.fromEntries(
    attributesOf(tagName).map((attribute) => {
      const type = typeFor(attribute, shown);
      const row = rowOf('attributes', attribute, attribute.type?.text);
      return [attribute.name, {...row, ...(type !== undefined && controlOf(type))}];
    }),
  );
}

const CATEGORY = 'CSS custom properties';

/** Returns the rows for an element's CSS custom properties, with their controls. */
export function variableRows(tagName: string): ArgTypes {
  const items = elementNamed(tagName)?.cssProperties ?? [];
  return Object.fromEntries(
    items.map((item) => {
      const isColour = /^(?:#|rgb|light-dark|color)/.test(item.default ?? '');
      return [item.name, {...rowOf(CATEGORY, item), control: {type: isColour ? 'color' : 'text'}}];
    }),
  );
}

/** Arguments of stories, and their controls. */
interface Controls {
  readonly args: Args;
  readonly argTypes: ArgTypes;
}

/**
 * Returns the arguments and controls for the stories of an element: a language, a width, and its attributes with their
 * defaults. `begin` overrides initial values. If it contains a `game`, the story has the decks and options of that
 * game.
 */
export function controlsOf(tagName: string, begin: Args = {}): Controls {
  const argTypes = attributeRows(tagName, begin['game'] as string | undefined);
  // Storybook shows rows in the order of the arguments, so all arguments must be present.
  const usual = attributesOf(tagName).map((attribute): [string, unknown] => [
    attribute.name,
    argTypes[attribute.name]!.control === false ? undefined : usualValue(attribute),
  ]);
  return {
    args: {...OWN_ARGS, ...Object.fromEntries(usual), ...begin},
    argTypes: {...OWN, ...argTypes, ...variableRows(tagName)},
  };
}

/** Controls for stories in which a table continues a match. The match determines its options and cards. */
export function goingOnControls(tagName: string): ArgTypes {
  const options = attributesOf('rules-explainer').filter(isOption);
  const settled = attributesOf(tagName).filter(({name}) => name === 'seed' || options.some((one) => one.name === name));
  return Object.fromEntries(settled.map(({name}) => [name, {control: false}]));
}
