import {describe, it} from 'node:test';
import {card} from '@cartavola/engine';
import {expect} from 'chai';
import {LANGUAGES, loadCardWords} from '../../index.js';
import {loadCalypsoCoach} from './load-calypso-coach.js';

/** Reasons that the heuristic player gives. */
const REASONS = ['only-move', 'takes-trick', 'builds', 'feeds-partner', 'helps-others', 'spends-useful', 'seems-best'];

describe('The reasons for a player’s moves in Calypso', () => {
  it('have a sentence in every language', async () => {
    const said = await Promise.all(
      LANGUAGES.map(async (language) => {
        const {reason} = await loadCalypsoCoach(language, await loadCardWords(language));
        return REASONS.map((id) => reason({id, cards: [card('A', 'H'), card('K', 'S')]}));
      }),
    );
    for (const texts of said) for (const text of texts) expect(text).to.match(/^\p{Lu}.+\.$/u);
    expect(new Set(said.flat()).size).to.equal(REASONS.length * LANGUAGES.length);
    expect(said.map((texts) => texts[2])).to.deep.equal([
      'This move brings your side the ace of hearts and the king of spades.',
      'Ce coup apporte à votre camp l’as de cœur et le roi de pique.',
      'Questa mossa porta alla tua coppia l’asso di cuori e il re di picche.',
    ]);
  });
});
