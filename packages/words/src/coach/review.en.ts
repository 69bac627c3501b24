import type {ReviewWords} from './review-words.js';

export const words: ReviewWords = {
  title: 'Looking back',
  noDeal: 'Once a deal is over, you can look back on it here.',
  noChoice: 'You had nothing to choose in this deal.',
  looking: (done, choices) => `Your choices looked at: ${done} of ${choices}`,
  summary: (choices, faults) =>
    faults === 0
      ? `In none of your choices (${choices}) was another move better beyond doubt.`
      : `Another move was better beyond doubt in ${faults} of your choices (${choices}).`,
  moments: 'What cost you most',
  move: (number) => `Your move ${number}`,
  cost: (points) => (points === 1 ? 'about 1 point' : `about ${points} points`),
  played: 'Played',
  better: 'Better',
  playOn: 'Play on from here',
  takesBack: 'Playing on from a move takes back all that came after it.',
  all: 'All your choices',
};
