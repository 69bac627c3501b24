import {checkOptionAttributes, optionAttribute, usualOptions} from '@cartavola/engine';
import {games} from '@cartavola/engine/games.js';
import {didYouMean} from '../../did-you-mean.js';
import {deckIds} from '../content.js';
import type {KnownAttribute} from '../known-element.js';
import {isFilled, placeOfAttribute, type Page, type PageElement} from '../page.js';
import {attribute} from '../page-tree.js';
import type {Rule} from '../rule.js';
import {foreignOptions} from './attributes.js';

/** Values that authors write to switch a boolean attribute off, although any value switches it on. */
const OFF = ['false', 'no', 'off', '0'];

/** Returns the game of an element, from its name or its attribute. */
const gameOf = ({name, attributes}: PageElement): (typeof games)[number] | undefined =>
  games.find(({id}) => name === `${id}-table` || (name === 'score-pad' && id === attributes['game']));

/** Returns the fault in a value, or undefined if there is none. */
export function faultOf(name: string, value: string, kind: KnownAttribute, page: Page): string | undefined {
  if (kind === 'boolean')
    return OFF.includes(value.trim().toLowerCase())
      ? `"${name}" is on, whatever its value. Remove the attribute to switch it off.`
      : undefined;
  if (kind === 'number')
    return /^\d{1,6}$/.test(value) ? undefined : `The ${name} must be a whole number, 0 or more, such as 4.`;
  if (typeof kind === 'string') return undefined;
  const isOpen = kind.includes('…');
  const all = name === 'deck' ? deckIds() : kind.filter((one) => one !== '…');
  if (all.includes(value) || (value === '' && name === 'game')) return undefined;
  const guess = didYouMean(value, all);
  // Scripts can register decks and games.
  if (isOpen && guess === '' && page.mayRegister) return undefined;
  return `The ${name} must be one of: ${all.join(', ')}.${guess}`;
}

export const values: Rule = {
  codes: {
    'attribute.…': 'The attribute does not accept this value. Use one of the values in the message.',
  },
  check(page, report) {
    for (const element of page.elements) {
      const {known, attributes, name} = element;
      if (!known) continue;
      const game = gameOf(element);
      const options = game ? game.options.map((option) => optionAttribute(option.name)) : [];
      options.push(...foreignOptions(element));
      for (const [own, value] of Object.entries(attributes)) {
        const kind = known.attributes[own];
        // Other rules check the attributes of lessons and the options of games.
        if (!kind || options.includes(own) || (name === 'rules-explainer' && own !== 'view')) continue;
        const fault = faultOf(own, value, kind, page);
        if (fault !== undefined) report(placeOfAttribute(element, own), `attribute.${own}`, fault, {path: own});
      }
      const lockable = Object.keys(known.attributes).filter((one) => !['locked', 'uncounted'].includes(one));
      for (const word of name === 'cartavola-settings' ? (attributes['locked'] ?? '').split(/\s+/) : [])
        if (word !== '' && !lockable.includes(word))
          report(
            placeOfAttribute(element, 'locked'),
            'attribute.locked',
            `"${word}" can't be locked.${didYouMean(word, lockable)} Readers choose ${lockable.join(', ')}.`,
            {path: 'locked'},
          );
      const mayCome = page.hasOwnScripts || element.isInert || isFilled(element);
      if (name === 'score-pad' && attribute(element.node, 'game') === undefined && !mayCome)
        report(
          placeOfAttribute(element, 'game'),
          'attribute.game',
          `This needs a game: ${games.map(({id}) => `game="${id}"`).join(', ')}.`,
          {path: 'game'},
        );
      if (!game) continue;
      const {problems} = checkOptionAttributes(game, usualOptions(game), (option) => attributes[option] ?? null);
      for (const {code, path, message} of problems) {
        const own = optionAttribute(path.replace(/^options\./, ''));
        report(placeOfAttribute(element, own), code, message, {path: own});
      }
    }
  },
};
