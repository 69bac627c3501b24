import {
  readOptions,
  seededRandom,
  writeRecord,
  type Comment,
  type MatchRecord,
  type Options,
  type WholeGame,
} from '@cartavola/engine';
import {games} from '@cartavola/engine/games.js';
import {withLines} from '../fuzz/random-lines.js';
import {PlayedMatch} from '../soak/played-match.js';
import {variantsOf, type Variant} from '../soak/variants.js';

/** Plays a random match until it is over, or for `moves` moves. */
export function playedMatch(variant: Variant, seed: number, moves = Infinity): PlayedMatch {
  const random = seededRandom(variant.name, seed, 'sample');
  const played = new PlayedMatch(variant, seed, random);
  for (let left = moves; !played.match.result && left > 0;) {
    const deal = played.begin();
    for (; !deal.over && left > 0; left--) played.play(played.choose());
    if (deal.over) played.finish();
  }
  return played;
}

/** Returns a game with complete options. */
export function variant(game: WholeGame, given: Options): Variant {
  const read = readOptions(game, given);
  if (!read.ok) throw new Error(read.problem.message);
  return {name: `${game.id} ${JSON.stringify(given)}`, game, options: read.value};
}

/** Comments, keyed by the number of moves made before them. */
const COMMENTS: readonly (readonly [number, Comment])[] = [
  [0, 'A comment, “in quotes”: 7♥ — è così'],
  [3, {en: 'Why the ace?', fr: 'Pourquoi l’as ?', 'it-CH': 'Perché l’asso?'}],
];

/** Returns the record with players' names and lines. Its last deal has comments. */
const told = (record: MatchRecord, game: WholeGame, seats: number): MatchRecord =>
  withLines(withWords(record, seats), game, seededRandom('samples', 0, 'lines'), ['If not: “why?”', '']);

const withWords = (record: MatchRecord, seats: number): MatchRecord => ({
  ...record,
  players: Array.from({length: seats}, (_, seat) => (seat === 1 ? '' : ['Ada', '', 'Žofie', 'زهرة'][seat % 4]!)),
  deals: record.deals.map((deal, number) => {
    if (number < record.deals.length - 1) return deal;
    return {...deal, comments: Object.fromEntries(COMMENTS.filter(([moves]) => moves <= deal.moves.length))};
  }),
});

/** Record of a deal's last tricks, which begins with a position. */
const FROM_POSITION = {
  format: 'cartavola/1',
  game: 'capodama',
  options: {players: 4},
  deals: [
    {
      dealer: 0,
      position: {
        hands: ['AS 8S', 'KS 9D', 'QH TD', 'AH 8D'],
        leader: 3,
        double: 'S',
        capo: 3,
        piles: ['7S JS QS TS', '', '', '7H JH KH TH'],
      },
      moves: [{seat: 3, type: 'play', card: '8D'}],
    },
  ],
};

/** Numbers of moves in the record of an unfinished match, in different phases of its deals. */
const brokenOffAfter = (place: number): number => [0, 1, 5, 17, 30, 45][place % 6]!;

/** Serialises an unfinished match of every variant, and one complete match for each number of players, one per line. */
export function writeRecords(): string {
  const lines: string[] = [];
  for (const game of games) {
    const whole = new Set<number>();
    for (const [place, one] of variantsOf(game).entries()) {
      const seats = game.seats(one.options);
      const {record} = playedMatch(one, place, brokenOffAfter(place));
      lines.push(writeRecord(place % 2 === 1 && record.deals.length > 0 ? told(record, game, seats) : record, game));
      if (whole.has(seats)) continue;
      whole.add(seats);
      lines.push(writeRecord(playedMatch(one, place).record, game));
    }
  }
  return [...lines, JSON.stringify(FROM_POSITION), ''].join('\n');
}
