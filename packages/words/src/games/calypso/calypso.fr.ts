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
  overruff: 'surcoupe',
  ruffed: 'Pli coupé',
  ruffedBy: (who) => `par ${who ?? 'vous'}`,
  building: (suit, built) =>
    built.length === 0
      ? `Calypso à ${cards.suit(suit)}\u00a0: rien pour l’instant`
      : `Calypso à ${cards.suit(suit)}\u00a0: ${list(built.map(cards.theRank))}`,
  calypsos: (number) => count(number, 'calypso', 'calypsos'),
  discardPile: (number) => `Rebut\u00a0: ${count(number, 'carte', 'cartes')}`,
  sides: 'Camps',

  drawQuestion: 'Tirage des places',
  drawDetail: 'Qui tire la plus haute carte choisit son partenaire et les atouts, et distribue en premier.',
  draw: 'Tirer une carte',
  drawnAgain: 'Égalité\u00a0: on tire à nouveau.',
  drew: (who, card) => `${who === undefined ? 'Vous tirez' : `${who} tire`} ${cards.the(card)}.`,
  drewHighest: (who) => `${who === undefined ? 'Vous avez' : `${who} a`} la plus haute`,
  partnerQuestion: 'Choisissez un partenaire',
  partner: (who) => `Avec ${who}`,
  suitQuestion: 'Choisissez votre atout',
  suitDetail: 'Autour de la table, les couleurs se suivent dans l’ordre cœur, trèfle, pique, carreau.',
  settled: (who, partner, suit) => `${who} joue avec ${partner ?? 'vous'}, atout ${cards.suit(suit)}.`,
  begin: 'Commencer',

  leadDetail: (trump) => `Vous entamez. Votre atout\u00a0: ${cards.suit(trump)}.`,
  playDetail: (suit, number, all) =>
    all
      ? `Entame à ${cards.suit(suit)}\u00a0: toutes vos cartes sont permises.`
      : `Entame à ${cards.suit(suit)}\u00a0: ${count(number, 'carte permise', 'cartes permises')}.`,
  playWaitingDetail: (suit) => `Entame à ${cards.suit(suit)}.`,

  ruffs: (who, card) => `${who === undefined ? 'Vous coupez' : `${who} coupe`} avec ${cards.the(card)}.`,
  overruffs: (who, card) => `${who === undefined ? 'Vous surcoupez' : `${who} surcoupe`} avec ${cards.the(card)}.`,
  built(who, placed, discards) {
    const own = placed.find((one) => one.who === who);
    const parts = placed
      .filter((one) => one !== own)
      .map((one) => `${one.who === undefined ? 'vous placez' : `${one.who} place`} ${list(one.cards.map(cards.the))}`);
    if (discards > 0) parts.push(`${count(discards, 'carte', 'cartes')} au rebut`);
    const takes = `${who === undefined ? 'Vous prenez' : `${who} prend`} le pli`;
    const places = `${who === undefined ? 'placez' : 'place'} ${list((own?.cards ?? []).map(cards.the))}`;
    return own
      ? `${[`${takes} et ${places}`, ...parts].join('\u202f; ')}.`
      : `${takes}\u00a0: ${parts.join('\u202f; ')}.`;
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
