import type {GamePuzzleWords} from '../../puzzle/puzzle-words.js';

export const puzzle: GamePuzzleWords = {
  goals: {
    of: () => 'Gioca una carta di uno dei semi di briscola richiesti.',
    follows: () => 'Rispondi al seme.',
    revokes: () => 'Fai una mancata risposta.',
    ruffs: () => 'Taglia.',
    overruffs: () => 'Surtaglia.',
    builds: () => 'Fai la presa con una carta che va nel tuo calypso.',
  },
  themes: {
    'lone-calypso': {title: 'Un calypso quasi finito', hint: 'A quale calypso manca una sola carta?'},
    build: {title: 'Costruire il calypso', hint: 'Quali carte mancano al tuo calypso?'},
    spoil: {title: 'Guastare quello avversario', hint: 'Di quale carta hanno bisogno gli avversari?'},
    overruff: {title: 'Surtagliare', hint: 'Chi può ancora tagliare più alto?'},
    'partners-calypso': {
      title: 'Alimentare il calypso del compagno',
      hint: 'Quali carte mancano al calypso del tuo compagno?',
    },
  },
};
