import {capitalised, lister, plural} from '../../language.js';
import type {CalypsoWordsFor} from './calypso-words.js';

const count = plural('fr');
const list = lister('fr');

export const words: CalypsoWordsFor = (cards) => ({
  title: 'Calypso',
  trick: (number, of) => `pli ${number} sur ${of}`,
  suitLed: (suit) => `Entame à ${cards.suit(suit)}`,
  ledBy: (who) => `par ${who ?? 'vous'}`,
  trumpsLed: (who) => `atout entamé par ${who ?? 'vous'}`,
  ruff: 'coupe',
  ruffed: 'Pli coupé',
  building: (suit, built) =>
    built.length === 0
      ? `Calypso à ${cards.suit(suit)}\u00a0: rien pour l’instant`
      : `Calypso à ${cards.suit(suit)}\u00a0: ${list(built.map((card) => cards.name(card)))}`,
  calypsos: (number) => count(number, 'calypso', 'calypsos'),
  discardPile: (number) => `Rebut\u00a0: ${count(number, 'carte', 'cartes')}`,
  sides: 'Camps',

  leadDetail: (trump) => `Vous entamez. Votre atout\u00a0: ${cards.suit(trump)}.`,
  playDetail: (suit, number, all) =>
    all
      ? `Entame à ${cards.suit(suit)}\u00a0: toutes vos cartes sont permises.`
      : `Entame à ${cards.suit(suit)}\u00a0: ${count(number, 'carte permise', 'cartes permises')}.`,
  playWaitingDetail: (suit) => `Entame à ${cards.suit(suit)}.`,

  built(who, placed, discards) {
    const parts = placed.map(
      (one) => `${one.who === undefined ? 'vous placez' : `${one.who} place`} ${list(one.cards.map(cards.the))}`,
    );
    if (discards > 0) parts.push(`${count(discards, 'carte', 'cartes')} au rebut`);
    return `${who === undefined ? 'Vous prenez' : `${who} prend`} le pli\u00a0: ${parts.join('\u202f; ')}.`;
  },
  completed: (who) => `${who === undefined ? 'Vous achevez votre' : `${who} achève son`} calypso\u202f!`,
  revoked: (who, shown) =>
    `${who === undefined ? 'Vous avez' : `${who} a`} renoncé\u00a0: ${list(shown.map(cards.the))}.`,
  worth: ({who, lacking}) =>
    who === undefined
      ? `${lacking ? 'Manque à' : 'Déjà dans'} votre calypso`
      : `${lacking ? 'Manque au' : 'Déjà dans le'} calypso\u00a0: ${who}`,

  dealOver: (number, of) => `Donne ${number} sur ${of} terminée`,
  standsNow: 'Si la partie s’arrêtait ici',
  drawn: 'La partie est nulle',
  lines: {
    first: 'Premier calypso',
    second: 'Deuxième calypso',
    further: 'Calypsos suivants',
    incomplete: 'Calypso inachevé',
    discards: 'Rebut',
    revoke: 'Renonces',
  },
  together: 'Ensemble',

  refusal(rule, led, proof) {
    const held = list(proof.map((card) => cards.the(card)));
    switch (rule) {
      case 'calypso.follow':
        return {reason: `Entame à ${led ? cards.suit(led) : ''}\u00a0: fournissez`, proof: `Vous avez ${held}.`};
      case 'calypso.overruff':
        return {
          reason: 'Le pli est coupé\u00a0: surcoupez',
          proof: `${capitalised(held)}\u00a0: vous pouvez monter.`,
        };
      default:
        return undefined;
    }
  },
});
