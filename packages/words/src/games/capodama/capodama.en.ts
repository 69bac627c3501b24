import {capitalised, lister, plural} from '../../language.js';
import type {CapodamaWordsFor} from './capodama-words.js';

const count = plural('en');
const list = lister('en');

export const words: CapodamaWordsFor = (cards) => ({
  title: 'Capodama',
  capo: 'Capo',
  dama: 'Dama',
  king: 'King',
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
  windowNeeded: (least, most) => `You need ${least} to ${most} points`,
  windowNow: (points, least, most) =>
    points < least
      ? `${points} so far: ${least - points} to ${most - points} to go`
      : points <= most
        ? `${points} so far: take at most ${most - points} more`
        : `${points}: too many`,
  secret: 'not known yet',

  nameQuestion: 'Name the doubled suit',
  nameDetail: 'You are the capo: this suit will count twice.',
  nameWaiting: (who) => (who === undefined ? 'You are the capo' : `${who} is the capo`),
  nameWaitingDetail: 'The capo is choosing the doubled suit.',
  fourthQuestion: 'Name the fourth trump',
  fourthDetail: 'Any card that isn’t a trump yet, in any hand.',
  fourthWaitingDetail: 'The capo is choosing the fourth trump.',
  fourth: 'Fourth trump',
  giveQuestion: (who) => `Give a card to ${who}`,
  giveDetail: (side) => `${side ? `To your ${side}. ` : ''}All the cards are handed over at once.`,
  giveWaiting: 'Waiting for the others',
  giveWaitingDetail: 'They are still choosing what to give.',
  laid: 'Card to give, face down',
  leadDetail: 'You lead: you may play any card.',
  playDetail: (suit, number, all) =>
    all
      ? `${capitalised(cards.suit(suit))} led: you may play any card.`
      : `${capitalised(cards.suit(suit))} led: ${count(number, 'card', 'cards')} may be played.`,
  playWaitingDetail: (suit) => `${capitalised(cards.suit(suit))} led.`,

  announced: (who) => (who === undefined ? 'You are the capo.' : `${who} is the capo.`),
  named: (who, suit) => `${who === undefined ? 'You double' : `${who} doubles`} ${cards.suit(suit)}.`,
  namedFourth: (who, card) => `${who === undefined ? 'You name' : `${who} names`} ${cards.the(card)} the fourth trump.`,
  given: (number) => (number === 1 ? 'Your card is ready.' : 'Your cards are ready.'),
  handed: (gave, received) =>
    `You give ${list(gave.map(({card, who}) => `${cards.the(card)} to ${who}`))}; you receive ${list(
      received.map(({card, who}) => `${cards.the(card)} from ${who}`),
    )}.`,
  handedUnseen: 'The cards are handed over.',
  revealed(who, role) {
    const [you, other] = {
      alone: ['play alone', 'plays alone'],
      king: ['play with the capo', 'plays with the capo'],
    }[role] ?? ['are the dama', 'is the dama'];
    return who === undefined ? `You ${you}.` : `${who} ${other}.`;
  },
  secondHalf: 'The second half is dealt.',
  toCome: (number) => `${count(number, 'card', 'cards')} to come`,
  worth: ({points, doubled, trump}) =>
    `${points === 0 ? 'No points' : count(points, 'point', 'points')}${doubled && points > 0 ? ', already doubled' : ''}${trump ? '; a trump' : ''}`,

  scoreTitle: (capoWins, youWon) =>
    youWon === undefined
      ? capoWins
        ? 'The capo’s side wins the deal'
        : 'The capo’s side loses the deal'
      : youWon
        ? 'Your side wins the deal'
        : 'Your side loses the deal',
  scoreDetail: (points, target) => `The capo’s side took ${count(points, 'point', 'points')}; it needed ${target}.`,
  soloTitle: (won) => (won ? 'You win the deal' : 'You lose the deal'),
  soloDetail: (points, least, most) => `You took ${count(points, 'point', 'points')}; you needed ${least} to ${most}.`,
  sweep: 'All 150 points: this win is worth 2.',
  theOthers: 'The others',
  capoSide: 'Capo’s side',

  refusal(rule, led, proof, capoOnLeft) {
    const held = list(proof.map((card) => cards.the(card)));
    const suit = led ? cards.suit(led) : '';
    const asked = `${capitalised(suit)} led`;
    switch (rule) {
      case 'capodama.follow':
        return {reason: `${asked}: follow suit, or play a trump`, proof: `You hold ${held}.`};
      case 'capodama.no-impasse':
        return {
          reason: `${asked}: play a trump`,
          proof: `Your only ${suit} are trumps (${held}): no hold-up, so play a trump.`,
        };
      case 'capodama.keep-ace':
        return {reason: `You can’t give ${held}`, proof: 'It makes its holder the capo.'};
      case 'capodama.dama-not-to-capo':
      case 'capodama.king':
        return {
          reason: `You can’t give ${held} to the capo`,
          proof: `The capo sits on your ${capoOnLeft ? 'left' : 'right'}: give another card.`,
        };
      case 'capodama.fourth-trump':
        return {reason: `${capitalised(held)} is a trump already`, proof: 'Name another card.'};
      case 'capodama.double':
        return {reason: `You can’t double ${cards.suit('H')}`, proof: 'Name another suit.'};
      default:
        return undefined;
    }
  },
});
