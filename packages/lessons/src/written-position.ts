import {
  optionAttribute,
  optionsFromAttributes,
  POSITION_FORMAT,
  readPosition,
  SEAT,
  type Attribute,
  type Option,
  type Options,
  type Position,
  type Result,
  type WholeGame,
} from '@cartavola/engine';

/** Attributes that positions of all games may have. */
const SEATS = ['seat', 'leader', 'dealer'];

/** Names of the attributes of a game's position, with its options. */
export const positionAttributes = ({options, positions}: WholeGame): readonly string[] => [
  'hand',
  'hands',
  ...SEATS,
  ...positions.fields.map(({key}) => key),
  ...options.map(({name}) => optionAttribute(name)),
];

/**
 * Reads a position from attributes: `hand` is that of `seat` (0 if absent), lists are separated by `/`, and an empty part of `hands` is an
 * unknown hand. The position's own option attributes override `options`.
 */
export function positionFromAttributes(game: WholeGame, options: Options, attribute: Attribute): Result<Position> {
  const own = optionsFromAttributes(game, changedOnly(game, options, attribute), attribute);
  if (!own.ok) return own;
  const data: Record<string, unknown> = {format: POSITION_FORMAT, game: game.id, options: own.value};
  for (const key of SEATS) given(attribute(key), (text) => (data[key] = SEAT.fromText(text)));
  for (const {key, shape} of game.positions.fields) given(attribute(key), (text) => (data[key] = shape.fromText(text)));
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

/** Drops those of the lesson's options that are defaults depending on an option that the position gives. */
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
