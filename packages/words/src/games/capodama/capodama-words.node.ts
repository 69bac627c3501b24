import {describe, it} from 'node:test';
import {card, mappedDeck, type Card, type Suit} from '@cartavola/engine';
import {capodama} from '@cartavola/engine/games/capodama/capodama.js';
import {expect} from 'chai';
import {italian} from '../../../../../test/decks/italian.js';
import {LANGUAGES, loadCardWords, loadTableWords, type OwnLanguage} from '../../index.js';
import type {CapodamaWords} from './capodama-words.js';
import {loadCapodamaWords} from './load-capodama.js';

const ITALIAN = mappedDeck(italian, capodama);

async function words(language: OwnLanguage, shown?: typeof ITALIAN): Promise<CapodamaWords> {
  return loadCapodamaWords(language, await loadCardWords(language, shown));
}

/** A refusal, and its expected wording: the reason and the proof. */
interface Case {
  readonly claim: string;
  readonly rule: string;
  readonly led?: Suit;
  readonly proof: readonly Card[];
  readonly capoOnLeft?: boolean;
  readonly said: Readonly<Record<OwnLanguage, readonly [reason: string, proof: string]>>;
}

const CASES: readonly Case[] = [
  {
    claim: 'hearts named as the doubled suit',
    rule: 'capodama.double',
    proof: [],
    said: {
      en: ['You can’t double hearts', 'Name another suit.'],
      fr: ['On ne peut pas doubler cœur', 'Annoncez une autre couleur.'],
      it: ['Il seme di cuori non si può raddoppiare', 'Annuncia un altro seme.'],
    },
  },
  {
    claim: 'the ace of hearts given away',
    rule: 'capodama.keep-ace',
    proof: [card('A', 'H')],
    said: {
      en: ['You can’t give the ace of hearts', 'It makes its holder the capo.'],
      fr: ['L’as de cœur ne se donne pas', 'C’est la carte qui fait le capo.'],
      it: ['L’asso di cuori non si può dare', 'È la carta che fa il capo.'],
    },
  },
  {
    claim: 'the queen of hearts given to the capo',
    rule: 'capodama.dama-not-to-capo',
    proof: [card('Q', 'H')],
    said: {
      en: ['You can’t give the queen of hearts to the capo', 'The capo sits on your left: give another card.'],
      fr: ['La dame de cœur ne peut pas aller au capo', 'Le capo est à votre gauche\u00a0: donnez une autre carte.'],
      it: ['La donna di cuori non può andare al capo', 'Il capo siede alla tua sinistra: dai un’altra carta.'],
    },
  },
  {
    claim: 'the king of hearts given to a capo on the right',
    rule: 'capodama.king',
    proof: [card('K', 'H')],
    capoOnLeft: false,
    said: {
      en: ['You can’t give the king of hearts to the capo', 'The capo sits on your right: give another card.'],
      fr: ['Le roi de cœur ne peut pas aller au capo', 'Le capo est à votre droite\u00a0: donnez une autre carte.'],
      it: ['Il re di cuori non può andare al capo', 'Il capo siede alla tua destra: dai un’altra carta.'],
    },
  },
  {
    claim: 'a trump named as the fourth trump',
    rule: 'capodama.fourth-trump',
    proof: [card('7', 'H')],
    said: {
      en: ['The seven of hearts is a trump already', 'Name another card.'],
      fr: ['Le sept de cœur est déjà un atout', 'Nommez une autre carte.'],
      it: ['Il sette di cuori è già briscola', 'Nomina un’altra carta.'],
    },
  },
  {
    claim: 'another suit played although the player could follow',
    rule: 'capodama.follow',
    led: 'C',
    proof: [card('A', 'C'), card('9', 'C')],
    said: {
      en: ['Clubs led: follow suit, or play a trump', 'You hold the ace of clubs and the nine of clubs.'],
      fr: ['Entame à trèfle\u00a0: fournissez, ou jouez un atout', 'Vous avez l’as de trèfle et le neuf de trèfle.'],
      it: ['Attacco a fiori: rispondi, o gioca una briscola', 'Hai l’asso di fiori e il nove di fiori.'],
    },
  },
  {
    claim: 'another suit played with one heart in hand, a trump',
    rule: 'capodama.no-impasse',
    led: 'H',
    proof: [card('Q', 'H')],
    said: {
      en: [
        'Hearts led: play a trump',
        'Your only hearts are trumps (the queen of hearts): no hold-up, so play a trump.',
      ],
      fr: [
        'Entame à cœur\u00a0: jouez un atout',
        'À cœur, vous n’avez que la dame de cœur\u00a0: aucune impasse, il faut jouer atout.',
      ],
      it: [
        'Attacco a cuori: gioca una briscola',
        'A cuori hai soltanto la donna di cuori: nessuna scappatoia, devi giocare una briscola.',
      ],
    },
  },
  {
    claim: 'another suit played with two hearts in hand, both trumps',
    rule: 'capodama.no-impasse',
    led: 'H',
    proof: [card('7', 'H'), card('Q', 'H')],
    said: {
      en: [
        'Hearts led: play a trump',
        'Your only hearts are trumps (the seven of hearts and the queen of hearts): no hold-up, so play a trump.',
      ],
      fr: [
        'Entame à cœur\u00a0: jouez un atout',
        'À cœur, vous n’avez que le sept de cœur et la dame de cœur\u00a0: aucune impasse, il faut jouer atout.',
      ],
      it: [
        'Attacco a cuori: gioca una briscola',
        'A cuori hai soltanto il sette di cuori e la donna di cuori: nessuna scappatoia, devi giocare una briscola.',
      ],
    },
  },
];

const COMMON = {
  'common.type': ['You can’t do that now', 'Ce n’est pas possible maintenant', 'Adesso non si può'],
  'common.turn': ['It is not your turn yet', 'Ce n’est pas encore votre tour', 'Non tocca ancora a te'],
  'common.card': ['You do not hold that card', 'Vous n’avez pas cette carte en main', 'Non hai in mano questa carta'],
} as const;

describe('A refusal at a Capodama table', () => {
  for (const {claim, rule, led, proof, capoOnLeft = true, said} of CASES) {
    it(`gives the reason and the advice in each language: ${claim}`, async () => {
      for (const language of LANGUAGES) {
        const text = (await words(language)).refusal(rule, led, proof, capoOnLeft);
        expect([text?.reason, text?.proof], language).to.deep.equal(said[language]);
      }
    });
  }

  it('uses the names of the deck’s cards', async () => {
    const reasons = await Promise.all(
      LANGUAGES.map(async (language) => {
        const italian = await words(language, ITALIAN);
        return ['keep-ace', 'dama-not-to-capo', 'double'].map((rule) => {
          const proof = {'keep-ace': [card('A', 'H')], 'dama-not-to-capo': [card('Q', 'H')]}[rule] ?? [];
          return italian.refusal(`capodama.${rule}`, undefined, proof, true)!.reason;
        });
      }),
    );
    expect(reasons).to.deep.equal([
      ['You can’t give the ace of coins', 'You can’t give the knight of coins to the capo', 'You can’t double coins'],
      [
        'L’as de deniers ne se donne pas',
        'Le cavalier de deniers ne peut pas aller au capo',
        'On ne peut pas doubler deniers',
      ],
      [
        'L’asso di denari non si può dare',
        'Il cavallo di denari non può andare al capo',
        'Il seme di denari non si può raddoppiare',
      ],
    ]);
  });

  it('has a reason in each language if it is common to all games', async () => {
    for (const [place, language] of LANGUAGES.entries()) {
      const said = Object.entries(COMMON).map(([rule, texts]) => [rule, texts[place]]);
      expect((await loadTableWords(language)).refusals).to.deep.equal(Object.fromEntries(said));
    }
  });

  it('has no text if the rule isn’t one of the game’s', async () => {
    for (const language of LANGUAGES) {
      expect((await words(language)).refusal('common.turn', undefined, [], true)).to.equal(undefined);
    }
  });
});

describe('The label for the doubled suit', () => {
  const DOUBLED = {
    en: ['Spades doubled', 'Diamonds doubled', 'Clubs doubled', 'Swords doubled', 'Cups doubled', 'Batons doubled'],
    fr: ['Pique doublé', 'Carreau doublé', 'Trèfle doublé', 'Épées doublées', 'Coupes doublées', 'Bâtons doublés'],
    it: [
      'Picche raddoppiate',
      'Quadri raddoppiati',
      'Fiori raddoppiati',
      'Spade raddoppiate',
      'Coppe raddoppiate',
      'Bastoni raddoppiati',
    ],
  } as const;

  for (const language of LANGUAGES) {
    it(`agrees with the suit’s name in “${language}”, with either deck`, async () => {
      const said = await Promise.all(
        [undefined, ITALIAN].map(async (italian) => {
          const {doubled} = await words(language, italian);
          return (['S', 'D', 'C'] as const).map((suit) => doubled(suit));
        }),
      );
      expect(said.flat()).to.deep.equal(DOUBLED[language]);
    });
  }
});
