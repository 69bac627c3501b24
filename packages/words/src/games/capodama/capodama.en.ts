import {capitalised, lister, plural} from '../../language.js';
import type {CapodamaWordsFor} from './capodama-words.js';

const count = plural('en');
const list = lister('en');

export const words: CapodamaWordsFor = (cards) => ({
  title: 'Capodama',
  capo: 'Capo',
  dama: 'Dama',
  alone: 'Alone',
  trick: (number, of) => `trick ${number} of ${of}`,
  suitLed: (suit) => `${capitalised(cards.suit(suit))} led`,
  ledBy: (who) => `by ${who ?? 'you'}`,
  doubled: (suit) => `${capitalised(cards.suit(suit))} doubled`,
  countsTwice: 'count twice',
  sides: 'Sides',
  capoNeeds: (points) => `Capo needs ${points}`,
  othersNeed: (points) => `The others need ${points}`,
  yoursNeeds: (points) => `Your side needs ${points}`,
  secret: 'not known yet',

  nameQuestion: 'Name the doubled suit',
  nameDetail: 'You are the capo: this suit will count twice.',
  nameWaiting: (who) => (who === undefined ? 'You are the capo' : `${who} is the capo`),
  nameWaitingDetail: 'The capo is choosing the doubled suit.',
  giveQuestion: (who) => `Give a card to ${who}`,
  giveDetail: 'All the cards are handed over at once.',
  giveWaiting: 'Waiting for the others',
  giveWaitingDetail: 'They are still choosing a card to give.',
  laid: 'Card to give, face down',
  leadDetail: 'You lead: you may play any card.',
  playDetail: (suit, number, all) =>
    all
      ? `${capitalised(cards.suit(suit))} led: you may play any card.`
      : `${capitalised(cards.suit(suit))} led: ${count(number, 'card', 'cards')} may be played.`,
  playWaitingDetail: (suit) => `${capitalised(cards.suit(suit))} led.`,

  announced: (who) => (who === undefined ? 'You are the capo.' : `${who} is the capo.`),
  named: (who, suit) => `${who === undefined ? 'You double' : `${who} doubles`} ${cards.suit(suit)}.`,
  givenBy: (who) => (who === undefined ? 'Your card lies ready.' : `${who} has chosen a card.`),
  handed: (gave, to, received, from) =>
    `You give ${cards.the(gave)} to ${to} and receive ${cards.the(received)} from ${from}.`,
  handedUnseen: 'The cards are handed over.',
  revealed: (who, role) =>
    role === 'alone'
      ? who === undefined
        ? 'You play alone.'
        : `${who} plays alone.`
      : who === undefined
        ? 'You are the dama.'
        : `${who} is the dama.`,

  scoreTitle: (capoWins, youWon) =>
    youWon === undefined
      ? capoWins
        ? 'The capo’s side wins the deal'
        : 'The capo’s side loses the deal'
      : youWon
        ? 'Your side wins the deal'
        : 'Your side loses the deal',
  scoreDetail: (points, target) => `The capo’s side took ${count(points, 'point', 'points')}; it needed ${target}.`,
  sweep: 'All 150 points: this win is worth 2.',
  theOthers: 'The others',
  capoSide: 'Capo’s side',

  refusal(rule, led, proof) {
    const held = list(proof.map((card) => cards.the(card)));
    const suit = led ? cards.suit(led) : '';
    const asked = `${capitalised(suit)} led`;
    switch (rule) {
      case 'capodama.follow':
        return {reason: `${asked}: follow suit, or play a trump`, proof: `You hold ${held}.`};
      case 'capodama.no-impasse':
        return {
          reason: `${asked}: play ${proof.length === 1 ? 'your trump' : 'a trump'}`,
          proof: `You hold no ${suit} but ${held}: no hold-up, a trump must be played.`,
        };
      case 'capodama.keep-ace':
        return {reason: `${capitalised(held)} cannot be given`, proof: 'It makes its holder the capo.'};
      case 'capodama.dama-not-to-capo':
        return {
          reason: `${capitalised(held)} cannot go to the capo`,
          proof: 'The capo sits on your left: give another card.',
        };
      case 'capodama.double':
        return {reason: `${capitalised(cards.suit('H'))} cannot be doubled`, proof: 'Name another suit.'};
      default:
        return undefined;
    }
  },
});
