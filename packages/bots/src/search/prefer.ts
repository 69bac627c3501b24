import {seededRandom, type Deal, type Move, type View} from '@cartavola/engine';
import type {Choice, ChooseOptions} from '../choice.js';
import {preferenceOf, type Style} from '../tempers.js';
import {numberOf} from './move-number.js';
import type {SearchedGame} from './searched-game.js';

type Styled<V extends View, D extends Deal> = Pick<SearchedGame<V, D>, 'style' | 'sure'>;

/** Replaces a choice with another one of about the same value, from those evaluated together. */
type Prefer = (choice: Choice, evaluated: readonly Choice[]) => Choice;

/** Returns a function that applies the player's temper, or undefined if the temper never changes the choice. */
export function preferring<V extends View, D extends Deal>(
  {style, sure}: Styled<V, D>,
  view: V,
  {temper, seed}: Pick<ChooseOptions, 'temper' | 'seed'>,
): Prefer | undefined {
  const preference = temper && preferenceOf(temper);
  if (!preference || !style) return undefined;
  const styles = new Map<number, Style | undefined>();
  const styleOf = (move: Move): Style | undefined => {
    const number = numberOf(move);
    if (!styles.has(number)) styles.set(number, style(view, move));
    return styles.get(number);
  };
  return (choice, evaluated) => {
    const number = numberOf(choice.move);
    const own = evaluated.find(({move}) => numberOf(move) === number);
    const ownStyle = styleOf(choice.move);
    if (!own || !ownStyle) return choice;
    const random = seededRandom(seed, evaluated.length, 'temper');
    let best = choice;
    let most = preference.liking(ownStyle, random);
    for (const one of evaluated) {
      const other =
        one === own || Math.abs(one.value - own.value) > preference.alike * sure ? undefined : styleOf(one.move);
      const liking = other && preference.liking(other, random);
      if (liking !== undefined && liking > most) [best, most] = [one, liking];
    }
    return best;
  };
}
