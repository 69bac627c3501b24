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
    step: (number, of) => `Step ${number} of ${of}`,
    place: (skill, number, of, again) =>
      again ? `${skill}, once more` : of === 1 ? skill : `${skill}, step ${number} of ${of}`,
    progress: 'Your progress',
    mark: (place, state) => `${place}: ${state}`,
    previous: 'Previous step',
    resume: 'Go on where you were',
    redo: 'Answer again',
    states: {done: 'done', here: 'you are here', ahead: 'to come', 'left-out': 'skipped because you knew it'},
    rules: 'Rules',
    next: 'Next',
    watch: 'Watch',
    watchAgain: 'Watch again',
    watchOn: 'Next move',
    check: 'Check',
    checkAgain: 'Check again',
    hint: (number, of) => `Hint ${number} of ${of}`,
    solution: 'Show the answer',
    solutionNow: 'This is the answer. Give it yourself to go on.',
    lookHere: 'Look at the ringed cards.',
    cardStates: {
      ringed: (name) => `${name}, ringed`,
      right: (name) => `${name}, right answer`,
      wrong: (name) => `${name}, wrong`,
    },
    ringed: (some) => `Ringed: ${named(some)}.`,
    tryIt: 'See what would happen',
    back: 'Back to the question',
    watchFirst: 'An example first',
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
      act: 'Choose what to do.',
      choose: 'Choose all the right cards, then check.',
      predict: 'Choose one.',
      count: 'Enter a number, then check.',
      decide: 'Choose one answer, then check.',
      seats: 'Choose all the right players, then check.',
      order: 'Choose them in order, starting with the first, then check.',
      suit: 'Choose a suit.',
    },
    chosen: (number) => `${count(number, 'card', 'cards')} chosen`,
    number: 'Your answer',
    numberMissing: 'Enter a whole number.',
    you: 'You',
    nobody: 'Nobody',
    yourSide: 'Your side',
    otherSide: 'The other side',
    right: 'That is right.',
    notRight: 'That is not right.',
    mayNot: (card) => `Not ${cards.the(card)}.`,
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
    stock: (number, what) => `${count(number, 'card', 'cards')} in the ${what}`,
    pile: (who, number) => `${who === null ? 'The others’' : whose(who)} pile: ${count(number, 'card', 'cards')}`,
    building: (who, number, what) => `${whose(who)} ${what}: ${count(number, 'card', 'cards')}`,
    cardsOf: (who, number) => `${who ?? 'You'}: ${count(number, 'card', 'cards')}`,
    listed: (what, some) => `${what}: ${some}`,
    happenings: {
      played: (who, some) => `${does(who, 'play', 'plays')} ${named(some)}.`,
      beat: (who, some) => `${does(who, 'beat', 'beats')} that with ${named(some)}.`,
      folded: (who, number) => `${does(who, 'fold', 'folds')} ${count(number, 'card', 'cards')} face down.`,
      named: (who, what) => `${does(who, 'name', 'names')} ${what}.`,
      announced: (who, role) => `${does(who, 'are', 'is')} ${role}.`,
      gave: (who) => `${does(who, 'choose', 'chooses')} what to give.`,
      handed: 'Everyone gets the cards given to them.',
      took: (who, number, points) =>
        `${does(who, 'take', 'takes')} ${count(number, 'card', 'cards')}${points > 0 ? `, worth ${count(points, 'point', 'points')}` : ''}.`,
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
      needs: (action, number) => `“${action}” takes exactly ${count(number, 'card', 'cards')} here.`,
      takes: () => 'That takes nothing.',
      captures: () => 'It may take that, but that isn’t what was asked for.',
      left: (some) => `${capitalised(named(some))} ${some.length === 1 ? 'stays' : 'stay'} on the table.`,
      taken: (some) => `That takes ${named(some)}.`,
      points: (points) =>
        points === undefined ? 'That is too few points.' : `That makes ${count(points, 'point', 'points')}.`,
      other: () => 'That isn’t what was asked for.',
      leftOut: (number) => `${count(number, 'card is', 'cards are')} missing.`,
      another: (card) => (card === undefined ? 'Look again.' : `Look at ${cards.the(card)}.`),
      number: (tooLarge) => (tooLarge ? 'That is too many.' : 'That is too few.'),
      choice: () => 'Another answer is right.',
      seat: (who) => `${who === undefined ? 'You are' : `${who} is`} not one of them.`,
      seatsLeftOut: (number) => `${count(number, 'player is', 'players are')} missing.`,
      order: (place) => `Number ${place} isn’t the right one.`,
    },
    otherCards: (keepsCards) => `The same rule again${keepsCards ? '' : ', with other cards'}.`,
    over: 'The end of the lesson',
    known: 'You know the rules',
    score: (right, asked) =>
      `${right} of ${count(asked, 'question', 'questions')} right on the first try, without a hint.`,
    hard: 'This was hard: read it again.',
    learned: 'You have learned:',
    leftOut: 'Not in this lesson, because this table doesn’t need them:',
    playNext: (isHard) =>
      isHard
        ? 'Next, play a deal with hints. Another day, the lesson will start with three questions about what was hard.'
        : 'Next, play whole deals: the coach at the table helps when you ask.',
    playAnother: 'Play another deal',
    brokenStep: 'This step cannot be shown, so the lesson goes on without it.',
    playDeal: 'Play the deal',
    skipDeal: 'Skip the deal',
    dealDone: 'The deal is over. Go on when you have read the score.',
    afterDeal: 'Go on with the lesson',
    exercises: 'Exercises',
    solutions: 'Solutions',
    anyOf: (answers) => answers.join('; '),
    sheetName: 'Name',
    sheetDate: 'Date',
  };
};
