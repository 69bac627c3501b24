import type {CapodamaOptions} from '@cartavola/engine/games/capodama/rules.js';
import {naming} from '@cartavola/words/rulebook/naming.js';
import type {LessonTextsFor} from '../../lesson-texts.js';
import type {CapodamaFirstId, CapodamaSkill} from './rest/capodama-script.js';

/** Topic after the basics, by number of players. */
const NEXT = [
  '',
  'si passa al gioco da soli',
  'si vede che cosa cambia in due',
  'si vede che cosa cambia in tre',
  '',
  'si vede che cosa cambia in cinque',
  'si vede che cosa cambia in sei',
];

export const lesson: LessonTextsFor<CapodamaFirstId, CapodamaSkill, CapodamaOptions> = ({cards, options}) => {
  const {the, The, theRank, ranks, suit} = naming(cards);
  const players = options.players;
  return {
    title: 'Impara a giocare a Capodama',
    skills: {
      start: 'L’idea',
      ranks: 'L’ordine delle carte',
      trumps: 'Le tre briscole',
      follow: 'Che cosa si può giocare',
      hearts: 'Soltanto briscole',
      points: 'I punti',
      capo: 'Il capo',
      exchange: 'Lo scambio',
      sides: 'Due squadre',
      score: 'Vincere la smazzata',
      five: 'In cinque',
      six: 'In sei',
      three: 'Una quarta briscola',
      fourth: 'Giocare con quattro briscole',
      lone: 'Vincere la smazzata',
      halves: 'Due metà',
      solo: 'Due mani scoperte',
      window: 'Da 80 a 85',
      deal: 'Una smazzata',
    },
    steps: {
      start: {
        title: 'Un gioco di prese',
        text:
          players === 4
            ? 'Un giocatore posa una carta, ciascuno degli altri ne aggiunge una: è una [presa](trick), e va alla carta più forte. Alla fine contano i punti delle carte vinte, non il numero di prese.'
            : `Un giocatore posa una carta, ciascuno degli altri ne aggiunge una: è una [presa](trick). Va alla carta più forte, con i suoi punti. Le basi si imparano a un tavolo da quattro; poi ${NEXT[players]}.`,
      },

      'ranks-worked': {
        title: 'Un ordine tutto suo',
        text: `Dall’alto, ogni seme va così: ${ranks('A 7 J K Q T 9 8')}. Ines [attacca](lead) a ${suit('C')} e tutti giocano quel seme: la presa va alla carta più alta.`,
        done: `A prendere è ${the('JC')}, cerchiato: in quest’ordine ${theRank('J')} viene prima, ${theRank('K')} dopo.`,
      },
      'ranks-finish': {
        title: 'Chi fa questa presa?',
        text: `L’ordine comincia così: ${ranks('A 7 J K Q T')}. La presa va alla carta più alta del seme chiesto. Ines ha [attaccato](lead) con ${the('TD')}, e tutti hanno giocato ${suit('D')}. Di chi è?`,
        done: `Giulia ha giocato ${the('JD')}, la carta più alta delle quattro.`,
        answers: {
          '': `Cerca ${the('JD')}. Soltanto ${theRank('A')} e ${theRank('7')} vengono prima; ${theRank('K')} e ${theRank('Q')} vengono dopo, e ${theRank('T')} è ancora più in basso.`,
        },
      },
      'ranks-alone': {
        title: 'Quali tue carte fanno la presa?',
        text: `Ines ha attaccato a ${suit('C')} e tu giochi dopo tutti gli altri. Dall’alto: ${ranks('A 7 J K Q T 9 8')}. Scegli tutte le tue carte che farebbero questa presa.`,
        done: `Soltanto ${theRank('A')} e ${theRank('7')} battono ${theRank('J')}.`,
        answers: {
          'card=KC': `La carta di Ugo, ${the('JC')}, batte ${the('KC')}: qui ${theRank('K')} viene dopo ${theRank('J')}.`,
          'card=TC': `${The('TC')} è una carta bassa in questo gioco, sotto ${theRank('Q')}: non batte nemmeno la carta di Ines.`,
          'missed=7C': `Hai dimenticato ${the('7C')}: ${theRank('7')} è al secondo posto, subito dopo ${theRank('A')}.`,
          'missed=AC': `Hai dimenticato ${the('AC')}, la carta più alta del seme chiesto.`,
          'refusal=capodama.follow': `L’attacco è a ${suit('C')} e puoi rispondere: questa carta non è nemmeno permessa.`,
        },
        hints: [`Confronta le tue carte di ${suit('C')} con ${the('JC')}.`],
      },
    },
  };
};
