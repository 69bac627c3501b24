import {formatCard, formatCards} from '../card.js';
import type {WholeGame} from '../game.js';
import type {Seat} from '../move.js';
import type {Options} from '../option.js';
import {fieldsOf} from '../place.js';
import {CARD, COUNTS_BY_PARTY, SEAT, SUIT, SUITS_BY_SEAT, TRICK, type PositionField} from '../position-field.js';
import {fault} from './fault.js';
import type {Field, Token} from './field.js';
import {DEAL, isHeadKey, type Source} from './source.js';

/**
 * Context of a position: its game and options, its path in a record, and its dealer if the record's deal specifies one.
 */
interface Surroundings {
  readonly game: WholeGame;
  readonly options: Options;
  /** Path of the position's keys, ending with a dot. Empty outside a record. */
  readonly path: string;
  /** Dealer, if specified outside the position. */
  readonly dealer?: Seat | undefined;
}

/** Returns a position's keys in record format. */
export function positionIn(
  source: Source,
  fields: readonly Field[],
  {game, options, path, dealer: inDeal}: Surroundings,
): Record<string, unknown> {
  const inRecord = path !== '';
  const seats = game.seats(options);
  const known = fieldsOf(game, options);
  const seatField = source.field('seat', fields);
  const own = seatField ? source.seatAfter(seatField, seats, 0) : 0;
  const entry: Record<string, unknown> = {};
  const hands: string[] = [];
  const set = (key: string, value: unknown, at: number): void => {
    if (Object.hasOwn(entry, key)) fault('twice', at, {word: key});
    entry[key] = value;
    source.places.set(path + key, at);
  };
  const setHand = (seat: Seat, words: readonly Token[], at: number): void => {
    if (seat >= seats) fault('hands', at, {seats});
    if (hands[seat] !== undefined) fault('hand-twice', at, {seat});
    hands[seat] = formatCards(source.cards.cards(words));
    source.places.set(`${path}hands[${seat}]`, at);
  };
  for (const field of fields) {
    const from = source.cards.read.length;
    const {key, at, parts, isSeat} = field;
    const shaped = known.find((one) => one.key === key);
    const words = parts.flat();
    const isTrick = known.includes(TRICK) && hasTrick(field);
    if (isSeat) {
      if (isTrick) set('trick', trickIn(source, [{text: `${key}:`, at}, ...words], seats, own), at);
      else setHand(source.seat({text: key, at}, seats, own), words, at);
    } else if (key === 'hands') parts.forEach((hand, seat) => setHand(seat, hand, hand[0]?.at ?? at));
    else if (key === 'seat') set(key, own, at);
    else if (key === 'leader' || (key === 'dealer' && !inRecord)) set(key, source.seatAfter(field, seats, own), at);
    else if (shaped) set(key, valueIn(source, field, shaped, seats, own), at);
    else if (inRecord ? ![...DEAL, 'dealer'].includes(key) && !isHeadKey(key, game) : !isHeadKey(key, game))
      fault('key-of-position', at, {word: key, game: game.id});
    const list = isTrick ? 'trick' : isSeat ? 'hands' : key;
    for (const {card, at: place} of source.cards.read.slice(from))
      source.places.set(`${path}${list}#${formatCard(card)}`, place);
  }
  // If the dealer is given, the left neighbour plays first, as in any deal, unless there is a trick.
  const {dealer = inDeal} = entry as {dealer?: Seat};
  if (dealer !== undefined && entry['leader'] === undefined && !entry['trick'])
    set('leader', (dealer + 1) % seats, source.places.get(`${path}dealer`) ?? fields[0]?.at ?? 0);
  if (hands.length > 0) entry['hands'] = Array.from(hands, (hand: string | undefined) => hand ?? null);
  source.places.set(`${path}hands`, source.field('hands', fields)?.at ?? fields[0]?.at ?? 0);
  return entry;
}

/** Returns whether the words after a seat are a trick, which is the case if they mention another seat. */
const hasTrick = ({isSeat, parts}: Field): boolean => isSeat && parts.flat().some(({text}) => text.includes(':'));

/** Returns whether any field contains a seat's hand. */
export const haveHands = (fields: readonly Field[]): boolean =>
  fields.some((field) => (field.isSeat ? !hasTrick(field) : field.key === 'hands'));

function valueIn(source: Source, field: Field, {shape}: PositionField, seats: number, own: Seat): unknown {
  const {key, at, parts} = field;
  if (shape === SEAT) return source.seatAfter(field, seats, own);
  if (shape === SUIT || shape === SUITS_BY_SEAT) return source.suits(source.word(field));
  if (shape === CARD) return formatCard(source.cards.card(source.word(field)));
  if (shape === TRICK.shape) return trickIn(source, parts.flat(), seats, own);
  if (shape === COUNTS_BY_PARTY)
    return parts.map(([word]) =>
      word && /^\d{1,3}$/.test(word.text)
        ? Number(word.text)
        : fault('number', word?.at ?? at, {key, word: word?.text ?? ''}),
    );
  return shape.fromText(parts.map((words) => formatCards(source.cards.cards(words))).join('/'));
}

/**
 * Reads a trick such as `W: AC, N: 8C` or `2:AC 3:8C`, or just cards. Seats go clockwise, and a seat's cards are
 * adjacent.
 */
function trickIn(source: Source, words: readonly Token[], seats: number, own: Seat): string {
  let seat: Seat | undefined;
  const written: string[] = [];
  const gone: Seat[] = [];
  const turnTo = (next: Seat, {text, at}: Token): void => {
    if (next === seat) return;
    const due = seat === undefined ? next : (seat + 1) % seats;
    if (gone.includes(next)) fault('twice', at, {word: text.endsWith(':') ? text.slice(0, -1).trimEnd() : text});
    if (next !== due) fault('trick-order', at, {seat: due});
    gone.push((seat = next));
  };
  for (const word of source.withSeats(words)) {
    const {text, at} = word;
    if (word.seat !== undefined) {
      turnTo(word.seat, word);
      continue;
    }
    const colon = text.indexOf(':');
    if (colon >= 0) {
      const named = {text: text.slice(0, colon), at};
      turnTo(source.seat(named, seats, own), named);
    }
    const card = {text: text.slice(colon + 1).replace(/,$/, ''), at: at + colon + 1};
    if (card.text === '') continue;
    if (seat === undefined && written.length === seats) fault('trick-long', card.at, {seats});
    const code = formatCard(source.cards.card(card));
    written.push(seat === undefined ? code : `${seat}:${code}`);
  }
  return written.join(' ');
}
