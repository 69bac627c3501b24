import {describe, it} from 'node:test';
import {card, type Card} from '@cartavola/engine';
import {expect} from 'chai';
import {LANGUAGES, loadCardWords, type OwnLanguage} from '../../index.js';
import type {CapraWords} from './capra-words.js';
import {loadCapraWords} from './load-capra.js';

const words = async (language: OwnLanguage): Promise<CapraWords> =>
  loadCapraWords(language, await loadCardWords(language));

const KING = card('K', 'S');
const TEN = card('T', 'H');

/** A refusal, and its expected wording: the reason and the proof. */
interface Case {
  readonly claim: string;
  readonly rule: string;
  readonly best: readonly Card[];
  readonly said: Readonly<Record<OwnLanguage, readonly [reason: string, proof: string]>>;
}

const CASES: readonly Case[] = [
  {
    claim: 'cards of two suits led together',
    rule: 'capra.lead',
    best: [],
    said: {
      en: ['Lead cards of one suit', 'You can’t lead cards of different suits together.'],
      fr: ['Entamez dans une seule couleur', 'On ne peut pas entamer avec plusieurs couleurs à la fois.'],
      it: ['Attacca con un solo seme', 'Non si attacca con carte di semi diversi.'],
    },
  },
  {
    claim: 'a card that does not beat the one led',
    rule: 'capra.beat',
    best: [KING],
    said: {
      en: [
        'That does not beat the king of spades',
        'It takes a higher card of its suit (A 10 K Q J 9 8 7 6) or, unless it is a trump itself, any trump.',
      ],
      fr: [
        'Cela ne bat pas le roi de pique',
        'Il faut une carte plus haute de la couleur (A 10 R D V 9 8 7 6) ou, sauf contre un atout, n’importe quel atout.',
      ],
      it: [
        'Così non batti il re di picche',
        'Serve una carta più alta dello stesso seme (A 10 R D F 9 8 7 6) o, tranne contro una briscola, una briscola qualsiasi.',
      ],
    },
  },
  {
    claim: 'cards that do not each beat one of those led',
    rule: 'capra.beat',
    best: [KING, TEN],
    said: {
      en: [
        'Each of your cards must beat one of theirs',
        'To beat: the king of spades and the ten of hearts. High to low: A 10 K Q J 9 8 7 6.',
      ],
      fr: [
        'Chacune de vos cartes doit en battre une',
        'À battre\u00a0: le roi de pique et le dix de cœur. De haut en bas\u00a0: A 10 R D V 9 8 7 6.',
      ],
      it: [
        'Ogni tua carta deve batterne una',
        'Da battere: il re di picche e il dieci di cuori. Dalla più alta: A 10 R D F 9 8 7 6.',
      ],
    },
  },
  {
    claim: 'another number of cards folded than led',
    rule: 'capra.fold',
    best: [KING, TEN],
    said: {
      en: ['Fold 2\u00a0cards', 'You fold as many cards as were led.'],
      fr: ['Défaussez-vous de 2\u00a0cartes', 'On se défausse d’autant de cartes que l’entame en compte.'],
      it: ['Scarta 2\u00a0carte', 'Se ne scartano quante sono le carte dell’attacco.'],
    },
  },
];

describe('A refusal at a Capra table', () => {
  for (const {claim, rule, best, said} of CASES) {
    it(`gives the reason and the advice in each language: ${claim}`, async () => {
      for (const language of LANGUAGES) {
        const text = (await words(language)).refusal(rule, best);
        expect([text?.reason, text?.proof], language).to.deep.equal(said[language]);
      }
    });
  }

  it('has no text if the rule isn’t one of the game’s', async () => {
    for (const language of LANGUAGES) expect((await words(language)).refusal('common.turn', [])).to.equal(undefined);
  });
});

describe('The sentence about who takes a trick in Capra', () => {
  it('gives the known points, and says whether there may be more', async () => {
    const said = await Promise.all(
      LANGUAGES.map(async (language) => {
        const {taken} = await words(language);
        return [taken('Ada', 12, true), taken(undefined, 12, false), taken('Ada', 0, false)];
      }),
    );
    expect(said).to.deep.equal([
      ['Ada takes the trick: 12\u00a0points.', 'You take the trick: at least 12\u00a0points.', 'Ada takes the trick.'],
      [
        'Ada prend le pli\u00a0: 12\u00a0points.',
        'Vous prenez le pli\u00a0: au moins 12\u00a0points.',
        'Ada prend le pli.',
      ],
      ['Ada fa la presa: 12\u00a0punti.', 'Fai la presa: almeno 12\u00a0punti.', 'Ada fa la presa.'],
    ]);
  });
});
