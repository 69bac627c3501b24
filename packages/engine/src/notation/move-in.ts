import {formatCard} from '../card.js';
import type {Deal} from '../deal.js';
import type {Game} from '../game.js';
import type {MoveKey, Seat} from '../move.js';
import type {Options} from '../option.js';
import {readMove} from '../read-record.js';
import {refusalOf} from '../refusal.js';
import type {CardReader} from './cards-in.js';
import {fault, recordFault} from './fault.js';
import type {Token} from './field.js';
import {suitLetters} from './card-words.js';
import {formatCardIn} from './letters.js';
import type {SeatNames} from './names.js';
import {seatNamed} from './seats.js';

/** Types of move that can be written without the word for the type, if they are legal. A fold is in round brackets. */
export const WORDLESS: readonly string[] = ['play', 'lead', 'beat'];

/** A deal that is played while its moves are being read. */
export interface Playing {
  readonly game: Game;
  readonly options: Options;
  readonly deal: Deal;
  readonly cards: CardReader;
  readonly names: SeatNames;
}

/** A move in record format, with its location in the text. */
export interface WrittenMove {
  readonly data: Readonly<Record<string, unknown>>;
  readonly at: number;
}

/** Reads a move and makes it in the deal. */
export function playMove(words: readonly Token[], playing: Playing): WrittenMove {
  const {game, options, deal, cards} = playing;
  const {at} = words[0]!;
  if (deal.over) return fault('over', at, {word: textOf(words)});
  const {seat: named, rest} = seatIn(words, game.seats(options));
  const seat = named ?? deal.actors[0]!;
  if (named === undefined && deal.actors.length > 1)
    return fault('no-seat', at, {word: textOf(words), seat: deal.actors[0]!});
  const marks = cards.marked.length;
  const tried = typesIn(rest, at, game, options).map(({type, words: said}) => {
    cards.marked.length = marks;
    const data = {seat, type, ...argumentsIn(said, at, game.moveKeys(options)[type]!, type, cards)};
    const read = readMove(data, '', game, options);
    if (!read.ok) return recordFault('value', at, {word: textOf(words), key: 'moves'}, read.problem);
    return {data, move: read.value, refusal: refusalOf(game, deal, seat, read.value)};
  });
  const right = tried.find(({refusal}) => !refusal);
  if (!right) {
    const {rule, cards: proof} = tried.at(-1)!.refusal!;
    const told = proof.map((card) => formatCardIn(card, cards.letters));
    return fault('illegal', at, {word: textOf(words), seat, rule, cards: told});
  }
  const {seat: _, ...move} = right.move;
  deal.play(seat, move);
  return {data: right.data, at};
}

const textOf = (words: readonly Token[]): string => words.map(({text}) => text).join(' ');

function seatIn([first, ...others]: readonly Token[], seats: number): {seat?: Seat; rest: readonly Token[]} {
  const {text, at, seat: called} = first!;
  if (called !== undefined && called < seats) {
    if (others.length === 0) return fault('no-move', at, {word: text});
    return {seat: called, rest: others};
  }
  const colon = text.indexOf(':');
  if (colon < 0) return {rest: [first!, ...others]};
  const seat = seatNamed(text.slice(0, colon).toLowerCase(), seats, 0);
  if (seat === undefined) return fault('seat', at, {word: text.slice(0, colon), seats});
  const after = {text: text.slice(colon + 1), at: at + colon + 1};
  const rest = after.text === '' ? others : [after, ...others];
  if (rest.length === 0) return fault('no-move', at, {word: text});
  return {seat, rest};
}

/**
 * Returns the possible types of a move, with the words that remain. If there is neither a word for the type nor a
 * bracket, returns all of the game's types in `WORDLESS`.
 */
function typesIn(
  words: readonly Token[],
  at: number,
  game: Game,
  options: Options,
): {type: string; words: readonly Token[]}[] {
  const types = Object.keys(game.moveKeys(options));
  const word = words[0]!.text.toLowerCase();
  if (types.includes(word)) return [{type: word, words: words.slice(1)}];
  if (word.startsWith('(')) {
    const last = words.at(-1)!;
    if (!last.text.endsWith(')')) return fault('unclosed', at, {word: textOf(words), sign: ')'});
    if (!types.includes('fold')) return fault('no-fold', at, {word: textOf(words)});
    const bare = words.map(({text, at: place}) => ({
      text: text.replace(/^\(/, '').replace(/\)$/, ''),
      at: text.startsWith('(') ? place + 1 : place,
    }));
    return [{type: 'fold', words: bare.filter(({text}) => text !== '')}];
  }
  return WORDLESS.filter((type) => types.includes(type)).map((type) => ({type, words}));
}

/** Returns a move's arguments in record format. */
function argumentsIn(
  words: readonly Token[],
  at: number,
  keys: readonly MoveKey[],
  type: string,
  reader: CardReader,
): Record<string, string> {
  const capture = keys.includes('takes') ? words.findIndex(({text}) => /^[x×]$/i.test(text)) : -1;
  const own = capture < 0 ? words : words.slice(0, capture);
  const taken = capture < 0 ? [] : words.slice(capture + 1);
  const written: Record<string, string> = {};
  const codes = (list: readonly Token[]): string => list.map((word) => formatCard(reader.card(word))).join(' ');
  const single = keys.filter((key) => key !== 'takes');
  const isList = single.includes('cards');
  if (isList ? own.length === 0 : own.length !== single.length) {
    const extra = own[single.length];
    if (extra && !isList) return fault('comma', extra.at, {word: extra.text});
    return fault('move', at, {type, keys: single});
  }
  for (const [place, key] of single.entries()) {
    const word = own[place]!;
    if (key === 'cards') written[key] = codes(own);
    else if (key === 'suit') {
      const suit = reader.suit(word.text);
      if (!suit) return fault('suit', word.at, {word: word.text, suits: suitLetters(reader.letters)});
      written[key] = suit;
    } else written[key] = formatCard(reader.card(word));
  }
  if (capture >= 0) {
    if (taken.length === 0) return fault('no-captures', words[capture]!.at, {word: words[capture]!.text});
    written['takes'] = codes(taken);
  }
  return written;
}
