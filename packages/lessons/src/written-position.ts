import {
  optionAttribute,
  optionsFromAttributes,
  POSITION_FORMAT,
  readPosition,
  type Attribute,
  type Option,
  type Options,
  type Position,
  type Result,
  type WholeGame,
} from '@cartavola/engine';

/** Keys of the written position with a part for each seat or side. */
const LISTS = ['hands', 'piles', 'calypsos'];
const NUMBERS = ['seat', 'leader', 'dealer', 'capo', 'dama', 'king'];
const TEXTS = ['trick', 'table', 'double', 'fourth', 'trump', 'trumps', 'stock'];

/** The attributes of a position besides the game's options. */
export const POSITION_ATTRIBUTES: readonly string[] = ['hand', ...LISTS, ...NUMBERS, ...TEXTS, 'scopas'];

/**
 * Reads a position from attributes: `hand` is that of `seat` (0 if absent), lists have `/` between their parts, an empty part of `hands`
 * is a hand that is not known. `options`: those of the lesson, which the position's own attributes override.
 */
export function positionFromAttributes(game: WholeGame, options: Options, attribute: Attribute): Result<Position> {
  const own = optionsFromAttributes(game, changedOnly(game, options, attribute), attribute);
  if (!own.ok) return own;
  const data: Record<string, unknown> = {format: POSITION_FORMAT, game: game.id, options: own.value};
  for (const key of TEXTS) given(attribute(key), (text) => (data[key] = tidy(text)));
  for (const key of NUMBERS) given(attribute(key), (text) => (data[key] = /^\d+$/.test(text) ? Number(text) : text));
  for (const key of LISTS) given(attribute(key), (text) => (data[key] = text.split('/').map(tidy)));
  given(attribute('scopas'), (text) => (data['scopas'] = text.split('/').map(Number)));
  given(attribute('hands'), (text) => (data['hands'] = text.split('/').map((part) => tidy(part) || null)));
  given(attribute('hand'), (text) => {
    const seat = typeof data['seat'] === 'number' ? data['seat'] : 0;
    const hands = Array.isArray(data['hands']) ? (data['hands'] as unknown[]) : [];
    data['hands'] = Array.from({length: Math.max(hands.length, seat + 1)}, (_, place) =>
      place === seat ? tidy(text) : (hands[place] ?? null),
    );
  });
  const read = readPosition(data, [game]);
  return read.ok ? {ok: true, value: read.value.position} : read;
}

/** The lesson's options, but for those that follow from an option that the position gives itself. */
function changedOnly(game: WholeGame, options: Options, attribute: Attribute): Options {
  const follows = ({fallback}: Option): boolean => typeof fallback === 'function';
  const leads = (option: Option): boolean => option.fallback !== undefined && !follows(option);
  const overridden = game.options.some((option) => leads(option) && attribute(optionAttribute(option.name)) !== null);
  if (!overridden) return options;
  return Object.fromEntries(game.options.filter((option) => !follows(option)).map(({name}) => [name, options[name]!]));
}

const tidy = (text: string): string => text.trim().replace(/\s+/g, ' ');

function given(text: string | null, use: (text: string) => unknown): void {
  if (text !== null) use(text);
}
