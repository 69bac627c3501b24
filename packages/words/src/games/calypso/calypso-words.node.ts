import {describe, it} from 'node:test';
import {card} from '@cartavola/engine';
import {expect} from 'chai';
import {LANGUAGES, loadCardWords} from '../../index.js';
import {loadCalypsoCoach} from './load-calypso-coach.js';

/** Reasons of the heuristic player. */
const REASONS = ['only-move', 'ruffs', 'builds', 'takes-trick', 'feeds-partner', 'keeps-points', 'seems-best'];

describe('The reasons for a player’s moves in Calypso', () => {
  it('have a text in every language', async () => {
    const said = await Promise.all(
      LANGUAGES.map(async (language) => {
        const {reason} = await loadCalypsoCoach(language, await loadCardWords(language));
        return REASONS.map((id) => reason(id, [card('A', 'H'), card('K', 'S')]));
      }),
    );
    for (const texts of said) for (const text of texts) expect(text).to.match(/^\p{Lu}.+\.$/u);
    expect(new Set(said.flat()).size).to.equal(REASONS.length * LANGUAGES.length);
    expect(said.map((texts) => texts[2])).to.deep.equal([
      'To build the ace of hearts and the king of spades.',
      'Pour placer l’as de cœur et le roi de pique.',
      'Per aggiungere l’asso di cuori e il re di picche.',
    ]);
  });
});
