import {capitalised, lister, plural} from '../../language.js';
import type {CalypsoWordsFor} from './calypso-words.js';

const count = plural('it');
const list = lister('it');

export const words: CalypsoWordsFor = (cards) => ({
  title: 'Calypso',
  trick: (number, of) => `presa ${number} di ${of}`,
  suitLed: (suit) => `Attacco a ${cards.suit(suit)}`,
  ledBy: (who) => (who === undefined ? 'tuo' : `di ${who}`),
  trumpsLed: (who) => (who === undefined ? 'le tue briscole' : `briscole di ${who}`),
  ruff: 'taglio',
  ruffed: 'Presa tagliata',
  building: (suit, built) =>
    built.length === 0
      ? `Calypso a ${cards.suit(suit)}: ancora niente`
      : `Calypso a ${cards.suit(suit)}: ${list(built.map((card) => cards.name(card)))}`,
  calypsos: (number) => `${number}\u00a0calypso`,
  discardPile: (number) => `Scarti: ${count(number, 'carta', 'carte')}`,
  sides: 'Squadre',

  leadDetail: (trump) => `Attacchi tu. Le tue briscole: ${cards.suit(trump)}.`,
  playDetail: (suit, number, all) =>
    all
      ? `Attacco a ${cards.suit(suit)}: puoi giocare qualsiasi carta.`
      : `Attacco a ${cards.suit(suit)}: ${count(number, 'carta giocabile', 'carte giocabili')}.`,
  playWaitingDetail: (suit) => `Attacco a ${cards.suit(suit)}.`,

  built(who, placed, discards) {
    const parts = placed.map(
      (one) => `${one.who === undefined ? 'metti' : `${one.who} mette`} ${list(one.cards.map(cards.the))}`,
    );
    if (discards > 0) parts.push(`${count(discards, 'carta', 'carte')} agli scarti`);
    return `${who === undefined ? 'Fai' : `${who} fa`} la presa: ${parts.join('; ')}.`;
  },
  completed: (who) => `${who === undefined ? 'Completi il tuo' : `${who} completa un`} calypso!`,
  revoked: (who, shown) =>
    `${who === undefined ? 'Non hai' : `${who} non ha`} risposto: ${list(shown.map(cards.the))}.`,
  worth: ({who, lacking}) =>
    who === undefined
      ? `${lacking ? 'Manca al' : 'Già nel'} tuo calypso`
      : `${lacking ? 'Manca al' : 'Già nel'} calypso di ${who}`,

  dealOver: (number, of) => `Smazzata ${number} di ${of} finita`,
  standsNow: 'Se la partita finisse ora',
  drawn: 'La partita è pari',
  lines: {
    first: 'Primo calypso',
    second: 'Secondo calypso',
    further: 'Altri calypso',
    incomplete: 'Calypso incompleto',
    discards: 'Scarti',
    revoke: 'Mancate risposte',
  },
  together: 'Insieme',

  refusal(rule, led, proof) {
    const held = list(proof.map((card) => cards.the(card)));
    switch (rule) {
      case 'calypso.follow':
        return {reason: `Attacco a ${led ? cards.suit(led) : ''}: rispondi`, proof: `Hai ${held}.`};
      case 'calypso.overruff':
        return {reason: 'La presa è tagliata: surtaglia', proof: `${capitalised(held)}: puoi salire.`};
      default:
        return undefined;
    }
  },
});
