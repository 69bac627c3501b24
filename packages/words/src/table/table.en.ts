import {plural} from '../language.js';
import type {TableTexts} from './table-words.js';

const count = plural('en');
const does = (who: string | undefined, you: string, other: string): string =>
  who === undefined ? `You ${you}` : `${who} ${other}`;

/** Joins the plays in a trick in order. */
const inOrder = (cards: readonly string[]): string => cards.join('; ').replace('; You:', '; you:');

export const table: TableTexts = {
  you: 'You',
  youInitial: 'Y',
  yourHand: 'Your hand',
  handOf: (who) => `${who}’s hand`,
  opponents: 'Opponents',
  onTheTable: 'On the table',
  scores: 'Scores',
  cardsLeft: (number) => count(number, 'card', 'cards'),
  deal: (number, of) => `Deal ${number}${of === undefined ? '' : ` of ${of}`}`,
  dealOf: {
    daily: (number) => `Deal of the day no.\u00a0${number}`,
    weekly: (number) => `Deal of the week no.\u00a0${number}`,
  },
  firstTo: (target) => `First to ${target}`,
  turn: (who) => (who === undefined ? 'Your turn' : `${who}’s turn`),
  turnFor: (who) => `Play for ${who}`,
  toPlay: (who) => (who === undefined ? 'You to play' : `${who} to play`),
  lastTrick: 'Last trick',
  noTrickYet: 'No trick has been taken yet.',
  tookTrick: (who) => `${who ?? 'You'} took it`,
  pointsShort: (number) => count(number, 'pt', 'pts'),
  tricks: (number) => (number === 0 ? 'no tricks' : count(number, 'trick', 'tricks')),
  cardBy: (who, card) => `${who ?? 'You'}: ${card}`,
  lying: (cards) => (cards.length > 0 ? `On the table. ${inOrder(cards)}.` : 'The table is empty.'),
  faceDown: 'card face down',
  lastTrickWas: (cards, winner, points) =>
    `Last trick. ${inOrder(cards)}. ${winner ?? 'You'} took it${points === undefined ? '' : `: ${count(points, 'point', 'points')}`}.`,
  score: (who, total) => `${who ?? 'You'} ${total}`,
  total: (number) => `Total ${number}`,

  dealOver: 'The deal is over',
  matchOver: 'The match is over',
  nextDeal: 'Next deal',
  lookBack: 'Look back',
  winsMatch: (who) => does(who, 'win the match', 'wins the match'),
  sideWinsMatch: (names) => (names === undefined ? 'Your side wins the match' : `${names} win the match`),
  newMatch: 'New match',
  keepMatch: 'Keep playing',

  fullScreen: 'Full screen',
  hint: 'Hint',
  ruleInFull: 'The rule in full',
  log: 'Moves',
  logEmpty: 'No move has been made yet.',
  noTable: 'There is no table for this.',
  notLoaded: 'This could not be loaded. Try again.',
  undo: 'Undo',
  noMoveYet: 'You haven’t made a move yet.',
  undone: 'Move taken back.',
  menu: 'Menu',
  close: 'Close',
  tools: 'Tools',
  choices: 'Choices',

  dealt: (who) => `${does(who, 'deal', 'deals')} the cards.`,
  played: (who, card) => `${does(who, 'play', 'plays')} ${card}.`,
  taken: (who, points) => `${does(who, 'take', 'takes')} the trick: ${count(points, 'point', 'points')}.`,

  refusals: {
    'common.type': 'You can’t do that now',
    'common.turn': 'It is not your turn yet',
    'common.card': 'You do not hold that card',
  },

  sheetTitle: 'Score sheet',
  sheetTotal: 'Total',
  sheetEmpty: 'No deal has been scored yet.',
};
