import {seededRandom, writeRecord, type Comment, type MatchRecord, type Random} from '@cartavola/engine';
import {pickOne, PlayedMatch} from '../soak/played-match.js';
import type {Variant} from '../soak/variants.js';
import {withLines} from './random-lines.js';

const TEXTS = ['', 'Ada', 'Zoë', '\ud800', '♥ 10H', '__proto__', '{"a":[1]}', 'a\u0000b'];

/**
 * Returns the canonical text of a random match: complete, or stopped after `plies` moves, with names, comments and
 * lines.
 */
export function randomRecord(variant: Variant, seed: number, plies: number): string {
  const random = seededRandom(String(seed), 0, 'record');
  const played = new PlayedMatch(variant, seed, random);
  for (let left = plies; !played.match.result && left >= 0;) {
    const deal = played.begin();
    while (!deal.over && left-- > 0) played.play(played.choose());
    if (!deal.over) break;
    played.finish();
  }
  const told = withWords(played.record, played.match.game.seats(played.match.options), random);
  return writeRecord(withLines(told, variant.game, random, TEXTS), variant.game);
}

function withWords(record: MatchRecord, seats: number, random: Random): MatchRecord {
  const names = Array.from({length: seats}, () => pickOne(TEXTS, random));
  const deals = record.deals.map((deal) => {
    if (random.below(2) === 0) return deal;
    const comments: Record<number, Comment> = {};
    for (let number = random.below(3); number >= 0; number--) {
      const text = pickOne(TEXTS, random);
      comments[random.below(deal.moves.length + 1)] = random.below(2) === 0 ? text : {it: text, 'fr-CA': 'x'};
    }
    return {...deal, comments};
  });
  return {...record, deals, ...(random.below(2) === 0 && {players: names})};
}
