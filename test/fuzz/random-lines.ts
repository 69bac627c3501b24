import {Match, type Comment, type Deal, type Game, type Line, type MatchRecord, type Random} from '@cartavola/engine';
import {pickOne} from '../soak/played-match.js';

/**
 * Returns a record with some lines in each deal: random legal moves from a random moment, with titles and comments from
 * `texts`.
 */
export function withLines(
  record: MatchRecord,
  game: Game,
  random: Random,
  texts: readonly string[],
  most = 3,
): MatchRecord {
  const match = new Match(game, record.options, '');
  const deals = record.deals.map((one) => {
    const lines: Record<number, Line[]> = {};
    const count = random.below(most + 1);
    const plies = Array.from({length: count}, () => random.below(one.moves.length + 1)).sort((a, b) => a - b);
    const deal = match.deal(one);
    let made = 0;
    const playTo = (ply: number): void => {
      for (; made < ply; made++) {
        const {seat, ...move} = one.moves[made]!;
        deal.play(seat, move);
      }
    };
    for (const ply of plies) {
      playTo(ply);
      if (!deal.over) (lines[ply] ??= []).push(randomLine(deal.clone(), game, random, texts));
    }
    playTo(one.moves.length);
    if (deal.over) match.finish(deal);
    const {marks, ...rest} = one;
    return {...rest, ...(Object.keys(lines).length > 0 && {lines}), ...(marks && {marks})};
  });
  return {...record, deals};
}

function randomLine(deal: Deal, game: Game, random: Random, texts: readonly string[]): Line {
  const said = (): Comment => {
    const text = pickOne(texts, random);
    return random.below(2) === 0 ? text : {it: text, 'fr-CA': 'x'};
  };
  const title = random.below(2) === 0 ? {title: said()} : {};
  const moves: Line['moves'][number][] = [];
  for (let left = 1 + random.below(6); left > 0 && !deal.over; left--) {
    const seat = pickOne(deal.actors, random);
    const {takes, cards, ...move} = pickOne(deal.moves(seat), random);
    const made = {
      ...move,
      ...(takes && {takes: [...takes].sort(game.compare)}),
      ...(cards && {cards: [...cards].sort(game.compare)}),
    };
    deal.play(seat, made);
    moves.push({seat, ...made});
  }
  const comments: Record<number, Comment> = {};
  for (let number = random.below(3); number > 0; number--) comments[random.below(moves.length + 1)] = said();
  return {...title, moves, ...(Object.keys(comments).length > 0 && {comments})};
}
