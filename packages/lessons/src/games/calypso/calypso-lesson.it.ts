import type {CalypsoOptions} from '@cartavola/engine/games/calypso/rules.js';
import type {LessonTextsFor} from '../../lesson-texts.js';
import type {CalypsoFirstId, CalypsoSkill} from './calypso-steps.js';

export const lesson: LessonTextsFor<CalypsoFirstId, CalypsoSkill, CalypsoOptions> = () => {
  return {
    title: 'Impara a giocare a Calypso',
    skills: {
      about: 'Il gioco',
      partners: 'Compagni e semi',
      draw: 'Il sorteggio dei posti',
      follow: 'Rispondere al seme',
      ruff: 'Tagliare',
      lead: 'Attaccare con la propria briscola',
      overruff: 'Surtagliare',
      build: 'Costruire',
      next: 'Un calypso alla volta',
      score: 'Il conteggio',
      revoke: 'La mancata risposta',
      deal: 'Una smazzata',
    },
    steps: {
      about: {
        title: 'Lo scopo del gioco',
        text: 'Si mescolano insieme quattro mazzi: ogni carta c’è quattro volte, dall’asso, la più alta, al due. In ognuna delle quattro smazzate ricevi tredici carte. Con quelle che vinci costruisci un [calypso](calypso): il tuo seme al completo.',
      },

      deals: {
        title: 'A chi tocca dare le carte?',
        text: 'Non si mescola più: ciò che resta dei quattro mazzi si tiene. Dopo ogni smazzata il giocatore seguente, a sinistra, ne dà tredici a testa, una alla volta, per quattro smazzate. Ines ha dato le carte. A chi tocca?',
        done: 'Giulia siede a sinistra di Ines. Quando ognuno avrà dato le carte una volta, tutte le 208\u00a0saranno state giocate.',
        answers: {'': 'Si passa a sinistra, cioè in senso orario: a chi siede dopo Ines.'},
        hints: ['Fai il giro in senso orario, come nel gioco.'],
      },
    },
  };
};
