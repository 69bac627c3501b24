import type {ReviewWords} from './review-words.js';

/** Writes a number of points. */
const number = (points: number): string => points.toLocaleString('it');

export const words: ReviewWords = {
  title: 'La smazzata rivista',
  noDeal: 'Quando una smazzata sarà finita, potrai rivederla qui.',
  noChoice: 'In questa smazzata non avevi niente da scegliere.',
  looking: (done, choices) => `Scelte esaminate: ${done} su ${choices}`,
  summary: (choices, faults) =>
    faults === 0
      ? `In nessuna delle tue scelte (${choices}) un’altra mossa era nettamente migliore.`
      : `Un’altra mossa era nettamente migliore in ${faults} delle tue scelte (${choices}).`,
  moments: 'Che cosa è costato di più',
  move: (place) => `La tua mossa n. ${place}`,
  cost: (points) => `circa ${number(points)} ${points === 1 ? 'punto' : 'punti'}`,
  played: 'Giocata',
  better: 'Meglio',
  playOn: 'Rigioca da qui',
  takesBack: 'Rigiocare da una mossa annulla tutto quello che è venuto dopo.',
  all: 'Tutte le tue scelte',
};
