import {formatCard, UNKNOWN} from '../card.js';
import type {Excerpt, Lying} from '../excerpt.js';
import type {WholeGame} from '../game.js';
import type {Seat} from '../move.js';
import type {Options} from '../option.js';
import {fieldsOf} from '../place.js';
import {contextIn, countCards} from '../read-position.js';
import {attempt, type Data} from '../reading.js';
import {fault, recordFault} from './fault.js';
import type {Source} from './source.js';

/** Reads the keys of a position without hands, in record format. Pictures must be able to show every key. */
export function excerptIn(source: Source, entry: Data, game: WholeGame, options: Options): Excerpt {
  const {places, cards, text} = source;
  const fields = fieldsOf(game, options).filter(({key}) => Object.hasOwn(entry, key));
  const stray = Object.keys(entry).find((key) => key !== 'seat' && !fields.find((field) => field.key === key)?.shows);
  if (stray !== undefined) fault('no-hands', places.get(stray)!, {});

  const {seat = 0} = entry as {seat?: Seat};
  const read = attempt(() => {
    const context = contextIn(game, options, seat);
    const values = fields.map(({key, shape}) => shape.read(entry, key, '', context) as unknown);
    const lists = fields.flatMap(({key, shape}, place) =>
      shape.cards ? [[key, shape.cards(values[place])] as const] : [],
    );
    const isEmpty = lists.length === fields.length && lists.every(([, list]) => list.length === 0);
    return {values, isEmpty, ...countCards(lists, game.positions.cards(options), '')};
  });
  if (!read.ok) {
    // The input isn't a record, so use the codes for notation.
    const {code, given} = read.problem;
    source.refuse({...read.problem, code: given?.['card'] ? 'notation.card' : code.replace('record', 'notation')});
  }
  const {values, isEmpty, unknown, left, message} = read.value;
  if (isEmpty) fault('missing', text.trimEnd().length, {key: source.fields.at(-1)!.key});
  if (unknown > left) {
    const {at} = cards.read.findLast(({card}) => card === UNKNOWN)!;
    recordFault('unknown-cards', at, {unknown, left}, {code: 'notation.number', path: '', message: `${message}.`});
  }
  const lying = Object.fromEntries(fields.map(({shows}, place) => [shows, values[place]])) as Lying;
  const wrong = lying.trick && game.positions.wrongIn?.(lying.trick);
  if (wrong) fault('trick', places.get(`trick#${formatCard(wrong.cards.at(-1)!)}`)!, {});
  return {options, seat, ...lying};
}
