import {readRecord, writeRecord, type Seat, type SeatMove} from '@cartavola/engine';
import {loadTableOf} from '../../base/tables.js';
import {optionAttributes} from '../../links/option-attributes.js';
import type {OpenReplay} from '../open-replay.js';

/** Table properties that a replay uses, whatever the game. */
interface ReplayTable extends HTMLElement {
  record: unknown;
  names: readonly string[] | undefined;
}

/**
 * Creates a table where the reader plays on from the current moment, in a given seat against bots. Rejects if it can't
 * be loaded.
 */
export async function playingTable({game, model, names, scenery}: OpenReplay, seat: Seat): Promise<HTMLElement> {
  const name = await loadTableOf(game.id);
  const table = document.createElement(name) as ReplayTable;
  const {record} = model.match.branch(model.moment, []);
  const seats = names.map((_, place) => (place === seat ? 'you' : 'bot'));
  const attributes = {
    ...optionAttributes(game, record.options),
    seats: seats.join(' '),
    uncounted: '',
    deck: scenery.shown.deck.id,
  };
  for (const [attribute, value] of Object.entries(attributes)) table.setAttribute(attribute, value);
  table.names = names.map((one, place) => (place === seat ? '' : one));
  table.record = JSON.parse(writeRecord(record, game)) as unknown;
  return table;
}

/** Returns the moves that were played at a table after the current moment of the deal. */
export function movesPlayed(table: HTMLElement, {game, model}: OpenReplay): readonly SeatMove[] {
  const read = readRecord((table as ReplayTable).record, [game]);
  const {deal, made} = model.moment;
  return read.ok ? (read.value.deals[deal]?.moves.slice(made) ?? []) : [];
}
