import {writeMove, type Deal, type Game} from '@cartavola/engine';

/** A move as records write it: `{seat, type, …}`. */
export type WrittenMove = Readonly<Record<string, unknown>>;

/** Lists the legal moves of all seats, without duplicates, sorted by their JSON texts in code unit order. */
export function legalMoves(deal: Deal, game: Game): WrittenMove[] {
  const byText = new Map<string, WrittenMove>();
  for (const seat of deal.actors) {
    for (const move of deal.moves(seat)) {
      const written = writeMove({seat, ...move}, game);
      byText.set(JSON.stringify(written), written);
    }
  }
  return [...byText.keys()].sort().map((text) => byText.get(text)!);
}
