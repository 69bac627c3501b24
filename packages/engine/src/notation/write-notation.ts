import {parseCard, UNKNOWN, type Suit} from '../card.js';
import {optionAttribute} from '../attribute-options.js';
import {isWhole, type Game, type WholeGame} from '../game.js';
import {Match} from '../match.js';
import {writeOptions, type Options} from '../option.js';
import {fieldsOf} from '../place.js';
import type {Position} from '../position.js';
import {SUIT, SUITS_BY_SEAT} from '../position-field.js';
import type {DealRecord, MatchRecord} from '../record.js';
import {formatCardIn, formatSuit, type Letters} from './letters.js';
import {movesText} from './write-moves.js';

/** Number of a pack's cards in each row. */
const WIDTH = 13;

/** Converts a match to notation. `readNotation` returns the same record for it. */
export function recordNotation(record: MatchRecord, game: Game, letters: Letters = 'en'): string {
  const {options, players, deals} = record;
  const match = new Match(game, options, '');
  const head = headOf(game, options, letters, players);
  return (
    [head.join('\n'), ...deals.map((deal, number) => dealNotation(deal, number, match, letters))].join('\n\n') + '\n'
  );
}

/**
 * Converts a position to notation, with the players' names if there are any. `readNotation` returns the same position
 * for it.
 */
export function positionNotation(
  position: Position,
  game: WholeGame,
  letters: Letters = 'en',
  names?: readonly string[],
): string {
  const {options} = position;
  const {format: _, game: __, options: ___, ...fields} = game.writePosition(position);
  return [...headOf(game, options, letters, names), ...linesOf(fields, game, options, letters), ''].join('\n');
}

function headOf(game: Game, options: Options, letters: Letters, names: readonly string[] | undefined): string[] {
  return [
    `game: ${game.id}`,
    ...(letters === 'en' ? [] : [`letters: ${letters}`]),
    ...Object.entries(writeOptions(game, options) ?? {}).map(([name, value]) => `${optionAttribute(name)}: ${value}`),
    ...(names ? [`names: ${names.map(nameOf).join(' / ')}`] : []),
  ];
}

/** Returns one line of notation for each key of a position. */
function linesOf(
  entry: Readonly<Record<string, unknown>>,
  game: WholeGame,
  options: Options,
  letters: Letters,
): string[] {
  const shapes = new Map(fieldsOf(game, options).map(({key, shape}) => [key, shape]));
  const suits = (text: string): string => [...text].map((suit) => formatSuit(suit as Suit, letters)).join('');
  const list = (text: string): string => cardsText(text, letters);
  return Object.entries(entry).map(([key, value]) => {
    const shape = shapes.get(key);
    if (shape === SUIT || shape === SUITS_BY_SEAT) return `${key}: ${suits(value as string)}`;
    if (Array.isArray(value))
      return `${key}: ${value.map((one) => (typeof one === 'string' ? list(one) : String(one))).join(' / ')}`;
    return `${key}: ${typeof value === 'string' ? list(value) : String(value)}`;
  });
}

/** Converts cards from record format, with or without seats. Abbreviates three or more unknown cards to a number. */
function cardsText(text: string, letters: Letters): string {
  const words = text === '' ? [] : text.split(' ');
  if (words.length === 0) return '-';
  if (words.length > 2 && words.every((word) => word === '??')) return String(words.length);
  return words
    .map((word) => {
      const [, seat = '', code] = /^(\d:)?(.+)$/.exec(word)!;
      return seat + formatCardIn(code === '??' ? UNKNOWN : parseCard(code!)!, letters);
    })
    .join(' ');
}

/** Formats a name, in quotes if it could be misread. */
const nameOf = (name: string): string =>
  /^(?:[\p{L}\p{M}\d.’'-]+(?: [\p{L}\p{M}\d.’'-]+)*)?$/u.test(name) ? name : JSON.stringify(name);

function dealNotation(record: DealRecord, number: number, match: Match, letters: Letters): string {
  const {game, options} = match;
  const {dealer, pack, position, leader, trumps, marks} = record;
  const lines = [`deal ${number + 1}`, `dealer: ${dealer}`];
  if (pack) {
    const cards = pack.map((card) => formatCardIn(card, letters));
    const rows = Array.from({length: Math.ceil(cards.length / WIDTH)}, () => cards.splice(0, WIDTH).join(' '));
    lines.push(`pack: ${rows.join('\n  ')}`);
    if (leader !== undefined) lines.push(`leader: ${leader}`);
    if (trumps) lines.push(`trumps: ${trumps.map((suit) => formatSuit(suit, letters)).join('')}`);
  } else if (position && isWhole(game)) {
    const {format: _, game: __, options: ___, dealer: ____, ...fields} = game.writePosition(position);
    lines.push(...linesOf(fields, game, options, letters));
  }
  const deal = match.deal(record);
  const moves = movesText(record, deal, {game, options, letters});
  if (moves !== '') lines.push(`moves:${moves}`);
  if (deal.over) match.finish(deal);
  if (marks) lines.push(`score: ${marks.join(' / ')}`);
  return lines.join('\n');
}
