import {capitalised, lister, plural} from '../../language.js';
import type {CapraWordsFor} from './capra-words.js';

const count = plural('en');
const list = lister('en');
const does = (who: string | undefined, you: string, other: string): string =>
  who === undefined ? `You ${you}` : `${who} ${other}`;

export const words: CapraWordsFor = (cards) => ({
  title: 'Capra',
  goatAt: (points) => `Goat at ${points}`,
  trick: (number) => `trick ${number}`,
  trump: (suit) => `Trump: ${cards.suit(suit)}`,
  shownUnder: (card) => `Shown in the stock: ${cards.name(card)}`,
  inStock: (number) => (number === 0 ? 'Stock empty' : `${number} in stock`),
  sides: 'Taken so far',
  taking: (tricks, points, all) =>
    tricks === 0 ? 'no tricks' : `${count(tricks, 'trick', 'tricks')}, ${points}${all ? '' : '+'} pts`,
  needed: 'You need 61 points to win',

  leadDetail: 'Lead one card, or several of one suit.',
  leadChosen: (number) => `${count(number, 'card', 'cards')} to lead`,
  leadMore: 'Lead now, or add cards of the same suit.',
  chosen: (number, of) => `${number} of ${of} chosen`,
  answerChosen: (canBeat) => (canBeat ? 'Beat or fold' : 'This can only be folded'),
  answerDetail: (best) =>
    best.length === 1
      ? `Beat ${cards.the(best[0]!)}, or fold a card face down.`
      : `Beat ${best.length === 2 ? 'both' : `all ${best.length}`} cards, or fold ${best.length} face down.`,
  waitingDetail: (best) =>
    best.length === 1 ? `To beat: ${cards.name(best[0]!)}.` : `To beat: ${best.length} cards, each with one.`,
  lead: (number) => `Lead ${count(number, 'card', 'cards')}`,
  beat: 'Beat',
  fold: (number) => (number === 1 ? 'Fold' : `Fold ${number} cards`),

  enterQuestion: 'You hold four of a suit',
  enterDetail: 'You may enter with them now: played cards go back, and you lead all four.',
  enter: 'Enter with four',
  notNow: 'Not now',
  firstQuestion: 'You have the right first',
  firstDetail: 'Somebody is entering with four of a suit. Yours go first if you want.',
  enterFirst: 'Enter first',
  letStand: 'Let it stand',
  settlingTitle: 'Deciding who enters',
  settlingDetail: (part) =>
    part === 'claim'
      ? 'Somebody nearer to the leader may enter first.'
      : part === 'waived'
        ? 'You have let it stand.'
        : 'Somebody is entering with four of a suit.',

  over: (card, beaten) => `${cards.name(card)} on ${cards.name(beaten)}`,
  faceDown: (number) => `${count(number, 'card', 'cards')} face down`,
  ownFaceDown: (own) => `face down, ${list(own.map(cards.name))}`,
  named: (some) => list(some.map(cards.name)),
  state: (trump, stock) =>
    `${capitalised(cards.suit(trump))} are trumps; ${stock === 0 ? 'the stock is empty' : `${count(stock, 'card', 'cards')} in the stock`}.`,

  dealt: (who, shown) =>
    `${does(who, 'deal', 'deals')} the cards${shown === undefined ? '' : `; the shown trump is ${cards.the(shown)}`}.`,
  led: (who, some) => `${does(who, 'lead', 'leads')} ${list(some.map(cards.the))}.`,
  beaten: (who, some) => `${does(who, 'beat', 'beats')} with ${list(some.map(cards.the))}.`,
  folded: (who, number, own) =>
    `${does(who, 'fold', 'folds')} ${own.length > 0 ? list(own.map(cards.the)) : count(number, 'card', 'cards')}.`,
  settling: 'Somebody is entering with four of a suit. Now to see who has the right.',
  entered: (who, back) => `${does(who, 'enter', 'enters')} with four of a suit${back ? '; played cards go back' : ''}.`,
  setAside: (who, some) =>
    `${does(who, 'wanted', 'wanted')} to enter, with ${list(some.map(cards.the))}, but somebody nearer goes first.`,
  taken: (who, points, all) =>
    all || points > 0
      ? `${does(who, 'take', 'takes')} the trick: ${all ? '' : 'at least '}${count(points, 'point', 'points')}.`
      : `${does(who, 'take', 'takes')} the trick.`,
  drew: (who, some) => `${does(who, 'draw', 'draws')} ${list(some.map(cards.the))}.`,
  worth: ({points, trump}) =>
    `${points === 0 ? 'No points' : count(points, 'point', 'points')}${trump ? '; a trump' : ''}`,

  scoreTitle: (you, names) =>
    you === undefined ? `${names} win the deal` : you ? 'Your side wins the deal' : 'Your side loses the deal',
  eggs: 'Eggs: 60 to 60',
  scoreDetail: (rule, points) =>
    rule === 'capra.eggs'
      ? 'Nobody is penalised, but this match’s goat will have eggs.'
      : `${
          {'capra.loss-4': 'Fewer than 31 points', 'capra.loss-6': 'Not a single trick'}[rule] ?? '31 to 59 points'
        } for the losers: ${count(points, 'penalty point', 'penalty points')}.`,
  goat: (names, eggs) => `${names === undefined ? 'Your side is' : `${names} are`} the goat${eggs ? ' with eggs' : ''}`,

  refusal(rule, best) {
    const {A, K, Q, J} = cards.letters;
    switch (rule) {
      case 'capra.lead':
        return {reason: 'Lead cards of one suit', proof: 'You can’t lead cards of different suits together.'};
      case 'capra.beat':
        return best.length === 1
          ? {
              reason: `That does not beat ${cards.the(best[0]!)}`,
              proof: `It takes a higher card of its suit (${A} 10 ${K} ${Q} ${J} 9 8 7 6) or, unless it is a trump itself, any trump.`,
            }
          : {
              reason: 'Each of your cards must beat one of theirs',
              proof: `To beat: ${list(best.map(cards.the))}. High to low: ${A} 10 ${K} ${Q} ${J} 9 8 7 6.`,
            };
      case 'capra.fold':
        return {
          reason: `Fold ${count(best.length, 'card', 'cards')}`,
          proof: 'You fold as many cards as were led.',
        };
      case 'capra.claim':
        return {
          reason: 'You cannot enter now',
          proof:
            'You need four cards of one suit before you play to the trick. You can’t enter against a lead of four.',
        };
      case 'capra.claim-priority':
        return {
          reason: 'Players are deciding who enters',
          proof: 'Nobody else plays until that is settled: the player nearest to the leader goes first.',
        };
      default:
        return undefined;
    }
  },
});
