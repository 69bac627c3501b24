import {capitalised, lister, plural} from '../../language.js';
import type {CapodamaWordsFor} from './capodama-words.js';

const count = plural('it');
const list = lister('it');

export const words: CapodamaWordsFor = (cards) => ({
  title: 'Capodama',
  capo: 'Capo',
  dama: 'Dama',
  alone: 'da solo',
  trick: (number, of) => `presa ${number} di ${of}`,
  suitLed: (suit) => `Attacco a ${cards.suit(suit)}`,
  ledBy: (who) => (who === undefined ? 'tuo' : `di ${who}`),
  doubled: (suit) => `Raddoppiato: ${cards.suit(suit)}`,
  countsTwice: 'vale doppio',
  sides: 'Parti',
  capoNeeds: (points) => `Capo: servono ${points}`,
  othersNeed: (points) => `Gli altri: servono ${points}`,
  yoursNeeds: (points) => `La tua: servono ${points}`,
  secret: 'ancora segreto',

  nameQuestion: 'Quale seme vale doppio?',
  nameDetail: 'Sei il capo: annuncia il seme raddoppiato.',
  nameWaiting: (who) => `${who} è il capo`,
  nameWaitingDetail: 'e sceglie il seme raddoppiato.',
  giveQuestion: (who) => `Dai una carta a ${who}`,
  giveDetail: 'Nessuno vede niente finché tutti non hanno dato.',
  giveWaiting: 'La tua carta è pronta',
  giveWaitingDetail: 'Gli altri stanno ancora scegliendo la loro.',
  laid: 'Dono, coperto',
  leadDetail: 'Attacchi tu: ogni carta va bene.',
  playDetail: (suit, number, all) =>
    all
      ? `Attacco a ${cards.suit(suit)}: puoi giocare ogni tua carta.`
      : `Attacco a ${cards.suit(suit)}: ${count(number, 'carta giocabile', 'carte giocabili')}.`,
  playWaitingDetail: (suit) => `Attacco a ${cards.suit(suit)}.`,

  announced: (who) => (who === undefined ? 'Sei il capo.' : `${who} è il capo.`),
  named: (who, suit) =>
    `${who === undefined ? 'Annunci' : `${who} annuncia`} il seme raddoppiato: ${cards.suit(suit)}.`,
  givenBy: (who) => (who === undefined ? 'Il tuo dono è pronto.' : `${who} ha dato.`),
  handed: (gave, to, received, from) => `Dai ${cards.the(gave)} a ${to} e ricevi ${cards.the(received)} da ${from}.`,
  handedUnseen: 'Le carte date vengono consegnate.',
  revealed: (who, role) =>
    role === 'alone'
      ? who === undefined
        ? 'Giochi senza compagno.'
        : `${who} gioca senza compagno.`
      : who === undefined
        ? 'Sei la dama.'
        : `${who} è la dama.`,

  scoreTitle: (capoWins, youWon) =>
    youWon === undefined
      ? capoWins
        ? 'La parte del capo vince la smazzata'
        : 'Gli avversari del capo vincono la smazzata'
      : youWon
        ? 'La tua parte vince la smazzata'
        : 'La tua parte perde la smazzata',
  scoreDetail: (points, target) => `La parte del capo ha fatto ${points} punti; gliene servivano ${target}.`,
  scoreSides: (capo, others) => `Parte del capo ${capo}, gli altri ${others}.`,
  sweep: 'Tutti i 150 punti: due segni a testa.',
  theOthers: 'Gli altri',
  capoSide: 'Parte del capo',

  refusal(rule, led, proof) {
    const held = list(proof.map((card) => cards.the(card)));
    const suit = led ? cards.suit(led) : '';
    switch (rule) {
      case 'capodama.follow':
        return {reason: `Attacco a ${suit}: rispondi, o gioca una briscola`, proof: `Hai ${held}.`};
      case 'capodama.no-impasse':
        return {
          reason: `Attacco a ${suit}: gioca ${proof.length === 1 ? 'la tua briscola' : 'una briscola'}`,
          proof: `A ${suit} hai soltanto ${held}: nessuna scappatoia, una briscola va giocata.`,
        };
      case 'capodama.keep-ace':
        return {reason: `${capitalised(held)} non si può dare`, proof: 'È la carta che fa il capo.'};
      case 'capodama.dama-not-to-capo':
        return {
          reason: `${capitalised(held)} non può andare al capo`,
          proof: 'Il capo siede alla tua sinistra: dai un’altra carta.',
        };
      case 'capodama.double':
        return {reason: `Il seme ${cards.suit('H')} non si può raddoppiare`, proof: 'Annuncia un altro seme.'};
      default:
        return undefined;
    }
  },
});
