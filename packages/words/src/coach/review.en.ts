import type {ReviewWords} from './review-words.js';

export const words: ReviewWords = {
  title: 'Looking back',
  noDeal: 'Once a deal is over, you can look back on it here.',
  noChoice: 'You had no choices to make in this deal.',
  looking: (done, choices) => `Looking at your choices: ${done} of ${choices}`,
  summary(choices, faults) {
    if (choices === 1)
      return `You had one choice to make, and ${faults === 0 ? 'no other' : 'another'} move was definitely better.`;
    return faults === 0
      ? `You had ${choices} choices to make, and no other move was definitely better.`
      : `You had ${choices} choices to make, and in ${faults === 1 ? 'one' : faults} of them, another move was definitely better.`;
  },
  choices: 'Your choices',
  ahead: 'ahead',
  behind: 'behind',
  previousChoice: 'Previous choice',
  nextChoice: 'Next choice',
  move: (number) => `Your move no.\u00a0${number}`,
  cost: (points) => (points === 1 ? 'cost about 1 point' : `cost about ${points} points`),
  estimated: 'Costs are an expert’s estimate, not marks on the score sheet.',
  played: 'Your choice',
  better: 'Better',
  answer: 'Possible answer',
  fine: 'No other move was definitely better.',
  playOn: 'Play on from here',
  takesBack: 'Playing on from a move takes back that move and everything after it.',
  previousDeal: 'Previous deal',
  nextDeal: 'Next deal',
  chart: 'Totals after each deal',
  best: 'Your best move',
  costliest: 'Your costliest move',
  inMatch: (deal, move) => `deal ${deal}, move ${move}`,
  keep: 'Keep as a puzzle',
  mistakes: 'My mistakes',
  saveMistakes: 'Save as a file',
  deleteMistakes: 'Delete them all',
  deleteNow: 'Yes, delete them',
};
