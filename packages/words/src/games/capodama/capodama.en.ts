import {capitalised, lister, plural} from '../../language.js';
import type {CapodamaWordsFor} from './capodama-words.js';

const count = plural('en');
const list = lister('en');

export const words: CapodamaWordsFor = (cards) => ({
  title: 'Capodama',
  capo: 'Capo',
  dama: 'Dama',
  alone: 'alone',
  trick: (number, of) => `trick ${number} of ${of}`,
  suitLed: (suit) => `${capitalised(cards.suit(suit))} led`,
  ledBy: (who) => `by ${who ?? 'you'}`,
  doubled: (suit) => `${capitalised(cards.suit(suit))} doubled`,
  countsTwice: 'counts twice',
  sides: 'Sides',
  capoNeeds: (points) => `Capo needs ${points}`,
  othersNeed: (points) => `The others need ${points}`,
  yoursNeeds: (points) => `Yours needs ${points}`,
  secret: 'not known yet',

  nameQuestion: 'Which suit counts twice?',
  nameDetail: 'You are the capo: name the doubled suit.',
  nameWaiting: (who) => `${who} is the capo`,
  nameWaitingDetail: 'and is choosing the doubled suit.',
  giveQuestion: (who) => `Give a card to ${who}`,
  giveDetail: 'Nobody sees a card before all have given.',
  giveWaiting: 'Your card lies ready',
  giveWaitingDetail: 'The others are still choosing theirs.',
  laid: 'Gift, face down',
  leadDetail: 'You lead: any card may be played.',
  playDetail: (suit, number, all) =>
    all
      ? `${capitalised(cards.suit(suit))} led: any of your cards may be played.`
      : `${capitalised(cards.suit(suit))} led: ${count(number, 'card', 'cards')} may be played.`,
  playWaitingDetail: (suit) => `${capitalised(cards.suit(suit))} led.`,

  announced: (who) => (who === undefined ? 'You are the capo.' : `${who} is the capo.`),
  named: (who, suit) => `${who === undefined ? 'You double' : `${who} doubles`} ${cards.suit(suit)}.`,
  givenBy: (who) => (who === undefined ? 'Your gift lies ready.' : `${who} has given.`),
  handed: (gave, to, received, from) =>
    `You give ${cards.the(gave)} to ${to} and receive ${cards.the(received)} from ${from}.`,
  handedUnseen: 'The gifts are handed over.',
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
        : 'The others win the deal'
      : youWon
        ? 'Your side wins the deal'
        : 'Your side loses the deal',
  scoreDetail: (points, target) => `The capo’s side took ${points} of the ${target} points it needed.`,
  scoreSides: (capo, others) => `Capo’s side ${capo}, the others ${others}.`,
  sweep: 'All 150 points: two marks each.',
  theOthers: 'The others',
  capoSide: 'Capo’s side',

  refusal(rule, led, proof) {
    const held = list(proof.map((card) => cards.the(card)));
    const suit = led ? capitalised(cards.suit(led)) : '';
    switch (rule) {
      case 'capodama.follow':
        return {reason: `${suit} led: follow suit, or play a trump`, proof: `You hold ${held}.`};
      case 'capodama.no-impasse':
        return {
          reason: `${suit} led: play ${proof.length === 1 ? 'your trump' : 'a trump'}`,
          proof: `Among ${cards.suit(led!)} you hold only ${held}: a trump must be played then.`,
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
