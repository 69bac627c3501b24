import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {finish} from '@cartavola/bots';
import {playersOf} from '@cartavola/bots/games.js';
import {Match, seededRandom, SUITS, UNKNOWN, type Card} from '@cartavola/engine';
import {capra} from '@cartavola/engine/games/capra/capra.js';
import {beats, PACK, type CapraView} from '@cartavola/engine/games/capra/rules.js';
import {sampleSize} from '../../sample-size.js';

const DEALS = sampleSize(1200, 4_000);

/**
 * Yields the views of seats that are about to lead from hands that aren't full. In these random deals, the shown trump
 * is kept as long as possible.
 */
function* viewsOfLeaders(): Generator<CapraView> {
  for (let number = 0; number < DEALS; number++) {
    const deal = new Match(capra, {target: 12}, `known cards/${number}`).deal();
    const random = seededRandom('known cards', number, 'test');
    while (!deal.over) {
      const seat = deal.actors[random.below(deal.actors.length)]!;
      const view = capra.view(deal, seat);
      if (
        view.shownTo !== undefined &&
        view.turn.includes(seat) &&
        view.best.length === 0 &&
        view.hands[seat]!.length < 4
      )
        yield view;
      const all = deal.moves(seat);
      const keeping = all.filter(({cards = []}) => !cards.includes(deal.shown!));
      const moves = keeping.length > 0 ? keeping : all;
      deal.play(seat, moves[random.below(moves.length)]!);
    }
  }
}

/** Returns the cards in the hand that only a card known to be in another hand can beat. */
function cardsBelowKnown(view: CapraView): readonly Card[] {
  const {hands, viewer, tricks, shown, trump} = view;
  const own = hands[viewer as number]!;
  const played = tricks.flatMap(({plays}) => plays.flatMap(({cards}) => cards));
  const known = hands.filter((hand) => hand !== own).flatMap((hand) => hand.filter((card) => card !== UNKNOWN));
  const unseen = PACK.filter((card) => ![...own, ...played, ...known, shown].includes(card));
  const isBeatenBy = (others: readonly Card[], card: Card): boolean =>
    others.some((other) => beats([other], [card], SUITS.indexOf(trump)));
  return own.filter((card) => isBeatenBy(known, card) && !isBeatenBy(unseen, card));
}

describe('A Capra bot’s reason for a lead', () => {
  it('considers cards that others are known to hold', () => {
    let beaten = 0;
    for (const view of viewsOfLeaders()) {
      const below = cardsBelowKnown(view);
      if (below.length === 0 || view.moves.length < 2) continue;
      const judged = finish(playersOf('capra').weigh(view, {level: 'expert', iterations: 0, seed: 'known'}));
      for (const {move, reasons} of judged) {
        if (move.cards?.length !== 1 || !below.includes(move.cards[0]!)) continue;
        beaten++;
        const said = reasons.map(({id}) => id);
        assert.ok(
          !said.includes('takes-trick') && !said.includes('takes-points'),
          `${said.join()} of ${move.cards[0]}`,
        );
      }
    }
    assert.ok(beaten > sampleSize(0, 2), `${beaten} leads below a known card`);
  });
});
