import {describe, it} from 'node:test';
import {games} from '@cartavola/engine/games.js';
import {expect} from 'chai';
import {allDecks, deckFor, USUAL_DECK} from './decks.js';

/** Returns the numbers of players that a deck is suitable for, keyed by game. */
const played = (id: string): Readonly<Record<string, readonly unknown[]>> =>
  Object.fromEntries(
    games.map((game) => {
      const values = game.options.find(({name}) => name === 'players')?.values;
      const players: readonly unknown[] = Array.isArray(values) ? values : [4];
      return [game.id, players.filter((one) => deckFor(id, game, {players: one as number}))];
    }),
  );

describe('The built-in decks', () => {
  it('suit every table if they are French', () => {
    for (const id of [USUAL_DECK, 'french-4'])
      expect(played(id)).to.deep.equal({capodama: [1, 2, 3, 4, 5, 6], scopa: [2, 4], capra: [4], calypso: [4]});
  });

  it('suit games with up to forty cards if they are Italian', () => {
    expect(played('italian')).to.deep.equal({capodama: [1, 2, 3, 4, 5], scopa: [2, 4], capra: [], calypso: []});
  });

  it('have unique ids', () => {
    const ids = allDecks().map(({id}) => id);
    expect(new Set(ids).size).to.equal(ids.length);
    expect(deckFor('spanish', games[0]!)).to.equal(undefined);
  });
});

describe('A game without options', () => {
  it('has a deck that suits some of its tables', () => {
    const some = games.filter((game) => deckFor('italian', game)).map(({id}) => id);
    expect(some).to.deep.equal(['capodama', 'scopa']);
  });
});
