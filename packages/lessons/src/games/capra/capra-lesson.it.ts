import type {CapraOptions} from '@cartavola/engine/games/capra/rules.js';
import {naming} from '@cartavola/words/rulebook/naming.js';
import type {LessonTextsFor} from '../../lesson-texts.js';
import type {CapraFirstId, CapraSkill} from './capra-steps.js';

export const lesson: LessonTextsFor<CapraFirstId, CapraSkill, CapraOptions> = ({cards}) => {
  const {the, The, rank, theRank, ranks} = naming(cards);
  return {
    title: 'Impara a giocare a Capra',
    skills: {
      welcome: 'Il tavolo',
      rank: 'L’ordine delle carte',
      trump: 'Le briscole',
      points: 'I punti',
      fold: 'Scartare',
      lead: 'Pescare e attaccare',
      several: 'Battere più carte',
      enter: 'Entrare con quattro',
      right: 'Chi entra per primo',
      penalty: 'I punti di penalità',
      goat: 'Le uova e la capra',
      deal: 'Una smazzata',
    },
    steps: {
      welcome: {
        title: 'Due contro due',
        text: 'Tu e Giulia, di fronte a te, giocate contro Ines e Ugo, e mettete in comune le prese. Delle 36 carte ognuno ne riceve quattro, una alla volta, dalla sinistra del mazziere. Le altre venti, il [tallone](stock), serviranno a completare le mani.',
      },

      'rank-worked': {
        title: `Il ${rank('T')} sta sopra il ${rank('K')}`,
        text: `In ogni seme, dall’alto: ${ranks('A T K Q J 9 8 7 6')}. Ines gioca ${the('JS')}. Giulia lo [batte](beat) con ${theRank('K')}, e Ugo batte il re con ${theRank('T')}.`,
        done: 'A picche, adesso è più alto soltanto il tuo asso.',
      },
      'rank-finish': {
        title: `Quali carte battono ${the('KH')}?`,
        text: `Lo [batte](beat) una carta più alta del suo seme, nell’ordine: ${ranks('A T K Q J 9 8 7 6')}. Scegli tutte le tue carte che ci riescono.`,
        done: `${The('AH')} e ${the('TH')}: qui sopra il dieci c’è soltanto l’asso.`,
        answers: {
          'missed=TH': `Manca ${the('TH')}: in questo gioco sta sopra il re.`,
          'missed=AH': `Manca ${the('AH')}: è la carta più alta del suo seme.`,
          'card=QH': `${The('QH')} viene subito sotto il re.`,
          'card=8C': `${The('8C')} è di un altro seme: i fiori non possono niente contro i cuori.`,
        },
        hints: ['Guarda soltanto i tuoi cuori.', 'Due carte stanno sopra un re.'],
      },
      'rank-alone': {
        title: 'È abbastanza alta?',
        text: `Sono state giocate tre carte di quadri, e ${the('TD')} è la migliore. Scegli tutte le tue carte che la battono.`,
        done: 'Sopra il dieci non c’è che l’asso.',
        answers: {
          'card=KD': `${The('KD')} sembra più alto di un dieci, ma qui viene subito dopo.`,
          'card=9D': `${The('9D')} è troppo basso: non basterebbero nemmeno il fante, la donna e il re.`,
          'card=QC': `${The('QC')} non è di quadri: non c’è confronto.`,
          'missed=AD': `Manca ${the('AD')}: sta sopra tutte le altre carte del suo seme.`,
        },
        hints: ['Soltanto una carta di quadri può farlo.', `Dall’alto di ogni seme: ${ranks('A T K Q')}.`],
      },
    },
  };
};
