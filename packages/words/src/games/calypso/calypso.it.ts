import {capitalised, lister, plural} from '../../language.js';
import type {CalypsoWordsFor} from './calypso-words.js';

const count = plural('it');
const list = lister('it');

export const words: CalypsoWordsFor = (cards) => ({
  title: 'Calypso',
  trick: (number, of) => `presa ${number} di ${of}`,
  suitLed: (suit) => `Attacco a ${cards.suit(suit)}`,
  ledBy: (who) => `da ${who ?? 'te'}`,
  trumpsLed: (who) => (who === undefined ? 'le tue briscole' : `briscole di ${who}`),
  ruff: 'taglio',
  overruff: 'surtaglio',
  ruffed: 'Presa tagliata',
  ruffedBy: (who) => `da ${who ?? 'te'}`,
  building: (suit, built) =>
    built.length === 0
      ? `Calypso a ${cards.suit(suit)}: ancora niente`
      : `Calypso a ${cards.suit(suit)}: ${list(built.map(cards.theRank))}`,
  calypsos: (number) => `${number}\u00a0calypso`,
  discardPile: (number) => `Scarti: ${count(number, 'carta', 'carte')}`,
  sides: 'Squadre',

  drawQuestion: 'Il sorteggio dei posti',
  drawDetail: 'Chi pesca la carta più alta sceglie il compagno e le briscole, e dà le carte per primo.',
  draw: 'Pesca una carta',
  drawnAgain: 'Carte uguali: si pesca di nuovo.',
  drew: (who, card) => `${who === undefined ? 'Peschi' : `${who} pesca`} ${cards.the(card)}.`,
  drewHighest: (who) => `${who === undefined ? 'Hai' : `${who} ha`} la carta più alta`,
  partnerQuestion: 'Scegli il tuo compagno',
  partner: (who) => `Con ${who}`,
  suitQuestion: 'Scegli la tua briscola',
  suitDetail: 'Attorno al tavolo i semi si seguono nell’ordine cuori, fiori, picche, quadri.',
  settled: (who, partner, suit) => `${who} gioca con ${partner ?? 'te'}, briscola ${cards.suit(suit)}.`,
  begin: 'Comincia',

  leadDetail: (trump) => `Attacchi tu. Le tue briscole: ${cards.suit(trump)}.`,
  playDetail: (suit, number, all) =>
    all
      ? `Attacco a ${cards.suit(suit)}: puoi giocare qualsiasi carta.`
      : `Attacco a ${cards.suit(suit)}: ${count(number, 'carta giocabile', 'carte giocabili')}.`,
  playWaitingDetail: (suit) => `Attacco a ${cards.suit(suit)}.`,

  ruffs: (who, card) => `${who === undefined ? 'Tagli' : `${who} taglia`} con ${cards.the(card)}.`,
  overruffs: (who, card) => `${who === undefined ? 'Surtagli' : `${who} surtaglia`} con ${cards.the(card)}.`,
  built(who, placed, discards) {
    const own = placed.find((one) => one.who === who);
    const parts = placed
      .filter((one) => one !== own)
      .map((one) => `${one.who === undefined ? 'aggiungi' : `${one.who} aggiunge`} ${list(one.cards.map(cards.the))}`);
    if (discards > 0) parts.push(`${count(discards, 'carta', 'carte')} agli scarti`);
    const takes = `${who === undefined ? 'Fai' : `${who} fa`} la presa`;
    const adds = `${who === undefined ? 'aggiungi' : 'aggiunge'} ${list((own?.cards ?? []).map(cards.the))}`;
    return own ? `${[`${takes} e ${adds}`, ...parts].join('; ')}.` : `${takes}: ${parts.join('; ')}.`;
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
  drawn: 'La partita finisce in parità',
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
