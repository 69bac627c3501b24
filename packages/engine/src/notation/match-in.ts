import {formatCards} from '../card.js';
import {isWhole, type Game} from '../game.js';
import {Match, type Dealt} from '../match.js';
import {readDealt, readRecord} from '../read-record.js';
import {attempt} from '../reading.js';
import {RECORD_FORMAT, type MatchRecord} from '../record.js';
import type {WrittenTexts} from './comments-in.js';
import {fault} from './fault.js';
import type {Seat} from '../move.js';
import type {Field} from './field.js';
import {movesIn, type WrittenDeal, type WrittenMoves} from './moves-in.js';
import {namesIn} from './names.js';
import {positionIn} from './position-in.js';
import {DEAL, isHeadKey, type Source} from './source.js';

/** Keys of a deal with a pack. */
const WITH_PACK = [...DEAL, 'dealer', 'leader', 'trumps'];

/** Reads a match and plays every move. */
export function matchIn(source: Source, game: Game): MatchRecord {
  const {options, written} = source.readOptions(game);
  const match = new Match(game, options, '');
  const names = playersIn(source);
  const deals = dealsIn(source, game).map((fields, number) => dealIn(source, fields, number, match));
  const read = readRecord(
    {
      format: RECORD_FORMAT,
      game: game.id,
      options: written,
      ...(names && {players: names}),
      deals,
      ...(match.isScored && {totals: [...match.totals]}),
    },
    [game],
  );
  return read.ok ? read.value : source.refuse(read.problem);
}

/** Splits the fields at each `deal`. If there is no `deal`, all fields except those of the head form one deal. */
function dealsIn({fields, places}: Source, game: Game): Field[][] {
  const isHead = ({key, isSeat}: Field): boolean => !isSeat && isHeadKey(key, game);
  const deals: Field[][] = [];
  const isDivided = fields.some(({key}) => key === 'deal');
  if (!isDivided) deals.push([]);
  for (const field of fields) {
    const {key, at, parts} = field;
    const here = deals.at(-1);
    if (key === 'deal') {
      const [word] = parts.flat();
      const number = deals.push([]);
      if (word && word.text !== String(number)) fault('deal', word.at, {word: word.text, number});
      places.set(`deals[${number - 1}]`, at);
    } else if (!isHead(field)) {
      if (!here) fault('key-before-deal', at, {word: key});
      here.push(field);
    } else if (isDivided && here) fault('key-after-deal', at, {word: key});
  }
  return deals;
}

/** Reads one deal, and plays it in the match. */
function dealIn(source: Source, fields: readonly Field[], number: number, match: Match): Record<string, unknown> {
  const path = `deals[${number}]`;
  const one = (key: string): Field | undefined => {
    const field = source.field(key, fields);
    if (field) source.places.set(`${path}.${key}`, field.at);
    return field;
  };
  if (!source.places.has(path)) source.places.set(path, fields[0]?.at ?? 0);
  const start = startIn(source, fields, one, path, match);
  const begun = attempt(() => readDealt(start, number, match).dealt);
  if (!begun.ok) return source.refuse(begun.problem);
  return {...start, ...playedIn(source, begun.value, one, path, match)};
}

/**
 * Returns the start of a deal, from a pack or a position, in record format. Values that the rules decide may be
 * omitted.
 */
function startIn(
  source: Source,
  fields: readonly Field[],
  one: (key: string) => Field | undefined,
  path: string,
  match: Match,
): Record<string, unknown> {
  const {game, options, next} = match;
  const seats = game.seats(options);
  const dealerField = one('dealer');
  const told = dealerField ? source.seatAfter(dealerField, seats, 0) : next?.dealer;
  const pack = one('pack');
  if (!pack) {
    if (!isWhole(game)) return fault('no-position', source.places.get(path)!, {});
    source.places.set(`${path}.position`, source.places.get(path)!);
    const position = positionIn(source, fields, {game, options, path: `${path}.position.`, dealer: told});
    const {seat = 0, leader = seat} = position as {seat?: Seat; leader?: Seat};
    return {dealer: told ?? (leader + seats - 1) % seats, position};
  }
  const dealer = told ?? 0;
  const stray = fields.find(({key, isSeat}) => isSeat || !WITH_PACK.includes(key));
  if (stray) fault('key-with-pack', stray.at, {word: stray.key});
  const leaderField = one('leader');
  const leader = leaderField ? source.seatAfter(leaderField, seats, 0) : next?.leader;
  const trumps = one('trumps');
  return {
    dealer,
    pack: formatCards(source.cards.cards(pack.parts.flat())),
    ...(leader !== undefined && {leader}),
    ...(trumps && {trumps: source.suits(source.word(trumps))}),
  };
}

/** Plays the moves of a deal. Returns them with their marks, in record format. */
function playedIn(
  source: Source,
  dealt: Dealt,
  one: (key: string) => Field | undefined,
  path: string,
  match: Match,
): Record<string, unknown> {
  const {game, options} = match;
  const {cards, names, text, places} = source;
  const deal = match.deal(dealt);
  const field = one('moves');
  const written = field ? movesIn(text, field.from, field.to, {game, options, deal, cards, names}) : undefined;
  const data = written ? dealData(written, path, places) : {moves: []};
  const marks = deal.over ? game.score(deal).marks : undefined;
  if (deal.over) match.finish(deal);
  const score = one('score');
  if (score) checkScore(score, marks);
  return {...data, ...(marks && {marks: [...marks]})};
}

/** Returns moves, comments and lines in record format, and stores their offsets. */
function dealData(written: WrittenDeal, path: string, places: Map<string, number>): Record<string, unknown> {
  const lines = Object.entries(written.lines).map(([ply, some]) => [
    ply,
    some.map(({title, at, ...line}, number) => {
      const here = `${path}.lines.${ply}[${number}]`;
      places.set(here, at);
      setPlaces(title, `${here}.`, places);
      return {...title.said, ...movesData(line, here, places)};
    }),
  ]);
  return {
    ...movesData(written, path, places),
    ...(lines.length > 0 && {lines: Object.fromEntries(lines) as Record<string, unknown>}),
  };
}

function movesData(
  {moves, comments}: WrittenMoves,
  path: string,
  places: Map<string, number>,
): Record<string, unknown> {
  moves.forEach(({at}, place) => places.set(`${path}.moves[${place}]`, at));
  setPlaces(comments, `${path}.comments.`, places);
  return {
    moves: moves.map(({data}) => data),
    ...(Object.keys(comments.said).length > 0 && {comments: comments.said}),
  };
}

function setPlaces(texts: WrittenTexts, path: string, places: Map<string, number>): void {
  for (const [key, at] of Object.entries(texts.places)) places.set(path + key, at);
}

function checkScore({at, parts}: Field, marks: readonly number[] | undefined): void {
  const given = parts.flat().map(({text}) => text);
  if (!marks) fault('no-score', at, {});
  if (given.join(' ') !== marks.join(' ')) fault('score', at, {word: given.join(' / '), marks});
}

/** Reads the players' names by seat, and stores their offsets. */
function playersIn(source: Source): string[] | undefined {
  const field = source.field('names');
  if (!field) return undefined;
  source.places.set('players', field.at);
  field.parts.forEach(([first], seat) => source.places.set(`players[${seat}]`, first?.at ?? field.at));
  return namesIn(source.given, field);
}
