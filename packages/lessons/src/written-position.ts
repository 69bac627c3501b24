import {
  optionAttribute,
  optionsFromAttributes,
  POSITION_FORMAT,
  readPosition,
  SEAT,
  type Attribute,
  type Options,
  type Position,
  type Result,
  type WholeGame,
  writeOptions,
} from '@cartavola/engine';

/** Attributes for positions of all games. */
const SEATS = ['seat', 'leader', 'dealer'];

/** Names of the attributes for a game's position, including its options. */
export const positionAttributes = ({options, positions}: WholeGame): readonly string[] => [
  'hand',
  'hands',
  ...SEATS,
  ...positions.fields.map(({key}) => key),
  ...options.map(({name}) => optionAttribute(name)),
];

/**
 * Reads a position from attributes. `hand` is the hand of `seat` (0 by default), the items of lists are separated by
 * `/`, and an empty item in `hands` is an unknown hand. The position's own option attributes override `options` and
 * their dependent defaults.
 */
export function positionFromAttributes(game: WholeGame, options: Options, attribute: Attribute): Result<Position> {
  const own = optionsFromAttributes(game, writeOptions(game, options) ?? {}, attribute);
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

const tidy = (text: string): string => text.trim().replace(/\s+/g, ' ');

function given(text: string | null, use: (text: string) => unknown): void {
  if (text !== null) use(text);
}
