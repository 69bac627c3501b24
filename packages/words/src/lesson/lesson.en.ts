import {capitalised, lister, plural} from '../language.js';
import type {LessonWordsFor} from './lesson-words.js';

const count = plural('en');
const list = lister('en');

export const words: LessonWordsFor = (cards) => {
  const named = (some: readonly Parameters<typeof cards.the>[0][]): string => list(some.map(cards.the));
  const does = (who: string | undefined, you: string, other: string): string =>
    who === undefined ? `You ${you}` : `${who} ${other}`;
  const whose = (who: string | undefined): string => (who === undefined ? 'Your' : `${who}’s`);
  return {
    place: (skill, number, of, again) => `${skill}, ${again ? 'once more' : `step ${number} of ${of}`}`,
    progress: 'Your progress',
    states: {done: 'done', here: 'you are here', ahead: 'to come', 'left-out': 'skipped, since you knew it'},
    rules: 'Rules',
    next: 'Next',
    watch: 'Watch',
    watchAgain: 'Watch again',
    check: 'Check',
    checkAgain: 'Check again',
    hint: (number, of) => `Hint ${number} of ${of}`,
    solution: 'Show the answer',
    solutionNow: 'This is the answer. Play it to go on.',
    lookHere: 'Look at the ringed cards.',
    tryIt: 'See what would happen',
    back: 'Back to the question',
    ruleInFull: 'The rule in full',
    startOver: 'Start over',
    actions: {
      play: 'Play',
      lead: 'Lead',
      beat: 'Beat',
      fold: 'Fold face down',
      claim: 'Enter with four of a suit',
      waive: 'Let it stand',
      give: 'Give',
      trump: 'Name this card',
      double: 'Name this suit',
    },
    asked: {
      play: 'Choose a card from your hand.',
      choose: 'Choose every card that fits, then check.',
      predict: 'Choose one.',
      count: 'Write a number, then check.',
      suit: 'Choose a suit.',
    },
    chosen: (number) => `${count(number, 'card', 'cards')} chosen`,
    number: 'Your answer',
    numberMissing: 'Write a whole number.',
    you: 'You',
    nobody: 'Nobody',
    yourSide: 'Your side',
    otherSide: 'The other side',
    right: 'That is right.',
    notRight: 'That is not right.',
    mayNot: (card) => `${capitalised(cards.the(card))} does not fit.`,
    yourHand: 'Your hand',
    onTheTable: 'On the table',
    yourCard: 'Your card',
    laid: (who, some, folded) =>
      folded
        ? `${does(who, 'folded', 'folded')} ${count(some.length, 'card', 'cards')}`
        : `${does(who, 'played', 'played')} ${named(some)}`,
    suitLed: (suit) => `${capitalised(suit)} led`,
    doubled: (suit) => `${capitalised(suit)} doubled`,
    trump: (what, who) => (who === null ? `Trump: ${what}` : `${whose(who)} trump: ${what}`),
    stock: (number) => `${count(number, 'card', 'cards')} in the stock`,
    pile: (who, number) => `${who === null ? 'The others’' : whose(who)} pile: ${count(number, 'card', 'cards')}`,
    building: (who, number, what) => `${whose(who)} ${what}: ${count(number, 'card', 'cards')}`,
    cardsOf: (who, number) => `${who ?? 'You'}: ${count(number, 'card', 'cards')}`,
    happenings: {
      played: (who, some) => `${does(who, 'play', 'plays')} ${named(some)}.`,
      beat: (who, some) => `${does(who, 'beat', 'beats')} that with ${named(some)}.`,
      folded: (who, number) => `${does(who, 'fold', 'folds')} ${count(number, 'card', 'cards')} face down.`,
      named: (who, what) => `${does(who, 'name', 'names')} ${what}.`,
      announced: (who, role) => `${does(who, 'are', 'is')} ${role}.`,
      gave: (who) => `${does(who, 'have', 'has')} chosen what to give.`,
      handed: 'Everyone receives what was given.',
      took: (who, number) => `${does(who, 'take', 'takes')} ${count(number, 'card', 'cards')}.`,
      claimed: (who, stands) =>
        stands ? `${does(who, 'enter', 'enters')} with four of a suit.` : `${does(who, 'give', 'gives')} way.`,
      revoked: (who) => `${does(who, 'have', 'has')} revoked.`,
      completed: (who, what) => `${does(who, 'complete', 'completes')} a ${what}.`,
      drew: () => 'Cards are drawn from the stock.',
    },
    reasons: {
      wins: (who, card) =>
        `${who ?? 'You'} would take the trick${card === undefined ? '' : ` with ${cards.the(card)}`}.`,
      loses: (card) => `You would take the trick${card === undefined ? '' : ` with ${cards.the(card)}`}.`,
      keeps: (some) => `Keep ${named(some)} for later.`,
      takes: () => 'That takes nothing.',
      captures: () => 'It may take that, but something else is asked for here.',
      points: (points) =>
        points === undefined ? 'That brings too few points.' : `That brings ${count(points, 'point', 'points')}.`,
      other: () => 'It may be played, but something else is asked for here.',
      leftOut: (number) => `${count(number, 'card is', 'cards are')} missing.`,
      another: (card) => (card === undefined ? 'Look again.' : `Look at ${cards.the(card)}.`),
      number: (tooLarge) => (tooLarge ? 'That is too many.' : 'That is too few.'),
    },
    over: 'You know the rules',
    score: (right, asked) => `${right} of ${count(asked, 'question', 'questions')} right at the first try.`,
    skipped: 'You skipped these because you knew how; the rules have them:',
    brokenStep: 'This step cannot be shown, so the lesson goes on without it.',
    playDeal: 'Play the deal',
    dealDone: 'The deal is over. Go on when you have read the score.',
    exercises: 'Exercises',
    solutions: 'Solutions',
  };
};
