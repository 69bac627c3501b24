import {Match, seededRandom, type Comment, type DealRecord, type MatchRecord, type SeatMove} from '@cartavola/engine';
import {capodama} from '@cartavola/engine/games/capodama/capodama.js';
import {withLines} from '../fuzz/random-lines.js';
import {pickOne} from './random-deals.js';

/** Plays a random match that stops after some moves, with names, comments and lines. */
export function randomMatch(players: number, seed: number, plies: number, texts: readonly string[] = []): MatchRecord {
  const random = seededRandom('record', seed, 'test');
  const options = {players, target: 1 + (seed % 4)};
  const match = new Match(capodama, options, String(seed));
  const deals: DealRecord[] = [];
  for (let left = plies; !match.result && left > 0;) {
    const deal = match.deal();
    const moves: SeatMove[] = [];
    while (!deal.over && left-- > 0) {
      const seat = pickOne(deal.actors, random);
      const move = pickOne(deal.moves(seat), random);
      deal.play(seat, move);
      moves.push({seat, ...move});
    }
    const comments = texts.map((text, place): [number, Comment] => [
      random.below(moves.length + 1),
      place % 2 ? {it: text, 'fr-CA': 'x', en: text} : text,
    ]);
    const marks = deal.over ? match.game.score(deal).marks : undefined;
    deals.push({
      ...match.dealt!,
      moves,
      ...(comments.length > 0 && {comments: Object.fromEntries(comments)}),
      ...(marks && {marks}),
    });
    if (deal.over) match.finish(deal);
  }
  const names = texts.length > 0 && {players: match.totals.map((_, seat) => texts[seat % texts.length]!)};
  const record = {game: 'capodama', options, ...names, deals, ...(match.deals > 0 && {totals: match.totals})};
  return texts.length > 0 ? withLines(record, capodama, random, texts) : record;
}
