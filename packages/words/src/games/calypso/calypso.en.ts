import {capitalised, lister, plural} from '../../language.js';
import type {CalypsoWordsFor} from './calypso-words.js';

const count = plural('en');
const list = lister('en');

export const words: CalypsoWordsFor = (cards) => ({
  title: 'Calypso',
  trick: (number, of) => `trick ${number} of ${of}`,
  suitLed: (suit) => `${capitalised(cards.suit(suit))} led`,
  ledBy: (who) => `by ${who ?? 'you'}`,
  trumpsLed: (who) => `${who === undefined ? 'your' : `${who}’s`} own trumps`,
  ruff: 'ruff',
  overruff: 'overruff',
  ruffed: 'Ruffed',
  ruffedBy: (who) => `by ${who ?? 'you'}`,
  building: (suit, built) =>
    built.length === 0
      ? `Calypso in ${cards.suit(suit)}: nothing yet`
      : `Calypso in ${cards.suit(suit)}: ${list(built.map(cards.theRank))}`,
  calypsos: (number) => count(number, 'calypso', 'calypsos'),
  discardPile: (number) => `Discard pile: ${count(number, 'card', 'cards')}`,
  sides: 'Sides',

  drawQuestion: 'The draw for seats',
  drawDetail: 'The player who draws highest chooses a partner and the trump suits, and deals first.',
  draw: 'Draw a card',
  drawnAgain: 'Equal cards, so those players draw again.',
  drew: (who, card) => `${who === undefined ? 'You draw' : `${who} draws`} ${cards.the(card)}.`,
  drewHighest: (who) => `${who ?? 'You'} drew highest`,
  partnerQuestion: 'Choose your partner',
  partner: (who) => `With ${who}`,
  suitQuestion: 'Choose your trumps',
  suitDetail: 'Round the table, the suits go hearts, clubs, spades, diamonds.',
  settled: (who, partner, suit) => `${who} partners ${partner ?? 'you'}, with ${cards.suit(suit)} as trumps.`,
  begin: 'Begin',

  leadDetail: (trump) => `You lead. Your trumps: ${cards.suit(trump)}.`,
  playDetail: (suit, number, all) =>
    all
      ? `${capitalised(cards.suit(suit))} led: you may play any card.`
      : `${capitalised(cards.suit(suit))} led: ${count(number, 'card', 'cards')} may be played.`,
  playWaitingDetail: (suit) => `${capitalised(cards.suit(suit))} led.`,

  ruffs: (who, card) => `${who === undefined ? 'You ruff' : `${who} ruffs`} with ${cards.the(card)}.`,
  overruffs: (who, card) => `${who === undefined ? 'You overruff' : `${who} overruffs`} with ${cards.the(card)}.`,
  built(who, placed, discards) {
    const own = placed.find((one) => one.who === who);
    const parts = placed
      .filter((one) => one !== own)
      .map((one) => `${one.who === undefined ? 'you build' : `${one.who} builds`} ${list(one.cards.map(cards.the))}`);
    if (discards > 0) parts.push(`${count(discards, 'card', 'cards')} on the discard pile`);
    const takes = `${who === undefined ? 'You take' : `${who} takes`} the trick`;
    const builds = `${who === undefined ? 'build' : 'builds'} ${list((own?.cards ?? []).map(cards.the))}`;
    return own ? `${[`${takes} and ${builds}`, ...parts].join('; ')}.` : `${takes}: ${parts.join('; ')}.`;
  },
  completed: (who) => `${who === undefined ? 'You complete your' : `${who} completes a`} calypso!`,
  revoked: (who, shown) => `${who === undefined ? 'You' : who} revoked: ${list(shown.map(cards.the))}.`,
  worth: ({who, lacking}) =>
    who === undefined
      ? `Your calypso ${lacking ? 'needs it' : 'has it already'}`
      : `${who}’s calypso ${lacking ? 'needs it' : 'has it already'}`,

  dealOver: (number, of) => `Deal ${number} of ${of} is over`,
  standsNow: 'If the match ended now',
  drawn: 'The match is drawn',
  lines: {
    first: 'First calypso',
    second: 'Second calypso',
    further: 'Further calypsos',
    incomplete: 'Unfinished calypso',
    discards: 'Discard pile',
    revoke: 'Revokes',
  },
  together: 'Together',

  refusal(rule, led, proof) {
    const held = list(proof.map((card) => cards.the(card)));
    switch (rule) {
      case 'calypso.follow':
        return {reason: `${capitalised(led ? cards.suit(led) : '')} led: follow suit`, proof: `You hold ${held}.`};
      case 'calypso.overruff':
        return {reason: 'The trick has been ruffed: overruff', proof: `You can go higher with ${held}.`};
      default:
        return undefined;
    }
  },
});
