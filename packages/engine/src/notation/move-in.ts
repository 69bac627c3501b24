import {formatCard, formatCards} from '../card.js';
import type {Deal} from '../deal.js';
import type {Game} from '../game.js';
import type {MoveKey, Refusal, Seat} from '../move.js';
import type {Options} from '../option.js';
import {readMove} from '../read-record.js';
import {refusalOf} from '../refusal.js';
import type {CardReader} from './cards-in.js';
import {fault, quoted} from './fault.js';
import type {Token} from './fields.js';
import {parseSuit, suitExpected} from './letters.js';
import {seatNamed} from './seats.js';

/** Types of moves that need no word, where they are legal; a fold stands in round brackets. */
export const WORDLESS: readonly string[] = ['play', 'lead', 'beat'];

/** A deal that is played while its moves are read. */
export interface Playing {
  readonly game: Game;
  readonly options: Options;
  readonly deal: Deal;
  readonly cards: CardReader;
}

/** A move as records have it, and where it stands. */
export interface WrittenMove {
  readonly data: Readonly<Record<string, unknown>>;
  readonly at: number;
}

/** Reads a move, and makes it in the deal. */
export function playMove(words: readonly Token[], playing: Playing): WrittenMove {
  const {game, options, deal, cards} = playing;
  const {at} = words[0]!;
  if (deal.over) return fault('record.illegal', at, 'The deal is over before this move.');
  const {seat: named, rest} = seatIn(words, game.seats(options));
  const seat = named ?? deal.actors[0]!;
  if (named === undefined && deal.actors.length > 1)
    return fault('notation.seat', at, `Several may act: write whose move it is, such as ${deal.actors[0]}: …`);
  const marks = cards.marked.length;
  const tried = typesIn(rest, at, game, options).map(({type, words: said}) => {
    cards.marked.length = marks;
    const data = {seat, type, ...argumentsIn(said, at, game.moveKeys(options)[type]!, type, cards)};
    const read = readMove(data, '', game, options);
    if (!read.ok) return fault(read.problem.code, at, read.problem.message);
    return {data, move: read.value, refusal: refusalOf(game, deal, seat, read.value)};
  });
  const right = tried.find(({refusal}) => !refusal);
  if (!right) return fault('record.illegal', at, toldRefusal(seat, tried.at(-1)!.refusal!));
  const {seat: _, ...move} = right.move;
  deal.play(seat, move);
  return {data: right.data, at};
}

/** Says who may not make a move, by which rule, and the cards that prove it. */
const toldRefusal = (seat: Seat, {rule, cards}: Refusal): string =>
  `Seat ${seat} may not make this move: ${rule}${cards.length > 0 ? ` (${formatCards(cards)})` : ''}.`;

function seatIn([first, ...others]: readonly Token[], seats: number): {seat?: Seat; rest: readonly Token[]} {
  const {text, at} = first!;
  const colon = text.indexOf(':');
  if (colon < 0) return {rest: [first!, ...others]};
  const seat = seatNamed(text.slice(0, colon).toLowerCase(), seats, 0);
  if (seat === undefined) return fault('notation.seat', at, `There is no seat ${quoted(text.slice(0, colon))} here.`);
  const after = {text: text.slice(colon + 1), at: at + colon + 1};
  const rest = after.text === '' ? others : [after, ...others];
  if (rest.length === 0) return fault('notation.move', at, 'A move is missing after the seat.');
  return {seat, rest};
}

/** Lists the types that a move may have: what its word or its brackets say, else those that need no word. */
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
    if (!last.text.endsWith(')')) return fault('notation.unclosed', at, 'A round bracket is not closed.');
    if (!types.includes('fold')) return fault('notation.move', at, 'Nobody folds in this game.');
    const bare = words.map(({text, at: place}) => ({
      text: text.replace(/^\(/, '').replace(/\)$/, ''),
      at: text.startsWith('(') ? place + 1 : place,
    }));
    return [{type: 'fold', words: bare.filter(({text}) => text !== '')}];
  }
  return WORDLESS.filter((type) => types.includes(type)).map((type) => ({type, words}));
}

/** Reads what a type of move has besides its seat, as records write it. */
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
    if (extra && !isList)
      return fault('notation.move', extra.at, `A comma is missing before ${quoted(extra.text)}: it divides moves.`);
    return fault('notation.move', at, `Something is missing: a move of the type ${type} names ${keys.join(' and ')}.`);
  }
  for (const [place, key] of single.entries()) {
    const word = own[place]!;
    if (key === 'cards') written[key] = codes(own);
    else if (key === 'suit') {
      const suit = parseSuit(word.text, reader.letters);
      if (!suit) return fault('notation.suit', word.at, suitExpected(word.text, reader.letters));
      written[key] = suit;
    } else written[key] = formatCard(reader.card(word));
  }
  if (capture >= 0) {
    if (taken.length === 0)
      return fault('notation.move', words[capture]!.at, 'The captured cards are missing after “x”.');
    written['takes'] = codes(taken);
  }
  return written;
}
