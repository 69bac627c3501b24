import type {ReviewWords} from './review-words.js';

/** Formats a number of points. */
const number = (points: number): string => points.toLocaleString('it');

export const words: ReviewWords = {
  title: 'Analisi della smazzata',
  noDeal: 'Quando una smazzata sarà finita, potrai rivederla qui.',
  noChoice: 'In questa smazzata non hai avuto scelte da fare.',
  looking: (done, choices) => `Scelte esaminate: ${done} su ${choices}`,
  summary(choices, faults) {
    if (choices === 1)
      return `Avevi una sola scelta da fare, e ${faults === 0 ? 'non c’era nessuna' : 'c’era una'} mossa senza dubbio migliore.`;
    return faults === 0
      ? `In nessuna delle tue ${choices} scelte c’era una mossa senza dubbio migliore.`
      : `In ${faults === 1 ? 'una' : faults} delle tue ${choices} scelte c’era una mossa senza dubbio migliore.`;
  },
  choices: 'Le tue scelte',
  ahead: 'in vantaggio',
  behind: 'in svantaggio',
  previousChoice: 'Scelta precedente',
  nextChoice: 'Scelta successiva',
  move: (place) => `La tua mossa n.\u00a0${place}`,
  cost: (points) => `costa circa ${number(points)} ${points === 1 ? 'punto' : 'punti'}`,
  estimated: 'I costi sono la stima di un esperto, non punti del segnapunti.',
  played: 'La tua scelta',
  better: 'Meglio',
  answer: 'Possibile risposta',
  fine: 'Nessun’altra mossa era senza dubbio migliore.',
  playOn: 'Rigioca da qui',
  takesBack: 'Rigiocare da una mossa annulla quella mossa e tutto quello che è venuto dopo.',
  previousDeal: 'Smazzata precedente',
  nextDeal: 'Smazzata successiva',
  chart: 'Totali dopo ogni smazzata',
  best: 'La tua mossa migliore',
  costliest: 'La tua mossa più costosa',
  inMatch: (deal, move) => `smazzata ${deal}, mossa ${move}`,
  keep: 'Tieni come problema',
  mistakes: 'I miei errori',
  saveMistakes: 'Salva in un file',
  deleteMistakes: 'Elimina tutti',
  deleteNow: 'Sì, eliminali',
};
