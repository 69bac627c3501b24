import {expect} from 'chai';
import {formatCard, Match, UNKNOWN, writeRecord, type Card, type MatchRecord} from '@cartavola/engine';
import {games} from '@cartavola/engine/games.js';
import type {GameReplay} from '@cartavola/elements';
import {setViewport} from '@web/test-runner-commands';
import {recordIn} from '../diagrams/drawn.js';
import type {VectorFile} from '../vectors/check-vectors.js';
import {VARIANTS} from '../vectors/variants.js';
import {cardsIn, placeOf, put} from './replay-in-page.js';

/** Cards in the hands before each move in a match and at the end of each deal, found by playing the match here. */
function handsOf(record: MatchRecord): string[][] {
  const game = games.find(({id}) => id === record.game)!;
  const match = new Match(game, record.options, '');
  return record.deals.flatMap((dealt) => {
    const deal = match.deal(dealt);
    const held = (): string[] =>
      (game.view(deal, 'open') as {readonly hands: readonly (readonly Card[])[]}).hands
        .flat()
        .filter((card) => card !== UNKNOWN)
        .map(formatCard)
        .sort();
    const all = [held()];
    for (const {seat, ...move} of dealt.moves) {
      deal.play(seat, move);
      all.push(held());
    }
    if (deal.over) match.finish(deal);
    return all;
  });
}

/** Removes cards from a list, each once. Returns undefined if one is missing. */
function without(list: readonly string[], cards: readonly string[]): string[] | undefined {
  const left = [...list];
  for (const card of cards) {
    const place = left.indexOf(card);
    if (place < 0) return undefined;
    left.splice(place, 1);
  }
  return left;
}

const look = (replay: GameReplay): string =>
  `${placeOf(replay)} ${replay.shadowRoot!.querySelector('.picture')!.getAttribute('aria-label')} ${cardsIn(replay).join(' ')}`;

describe('A replay of a vector’s record', () => {
  before(() => setViewport({width: 900, height: 800}));
  afterEach(() => document.body.replaceChildren());

  for (const variant of VARIANTS)
    it(`shows the engine’s position at each ply, forwards and backwards: ${variant}`, async () => {
      const file = (await (await fetch(`/test/vectors/${variant}.json`)).json()) as VectorFile;
      const {game, record} = recordIn(file.vectors[0]!.record);
      const replay = await put(writeRecord(record, game));
      const hands = handsOf(record);
      const seen: string[] = [];
      for (const [place, held] of hands.entries()) {
        if (place > 0) {
          expect(replay.next(), `${place}`).to.equal(true);
          await replay.updateComplete;
        }
        const shown = cardsIn(replay).map((card) => card.replace('*', ''));
        expect(without(shown, held), `${place}: ${shown.join(' ')} without ${held.join(' ')}`).not.to.equal(undefined);
        seen.push(look(replay));
      }
      expect(replay.next()).to.equal(false);
      for (let place = hands.length - 2; place >= 0; place--) {
        replay.previous();
        await replay.updateComplete;
        expect(look(replay) === seen[place], `${place}`).to.equal(true);
      }
      expect(replay.previous()).to.equal(false);
    }).timeout(120_000);
});
