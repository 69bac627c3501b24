import type {CapraOptions} from '@cartavola/engine/games/capra/rules.js';
import {naming} from '@cartavola/words/rulebook/naming.js';
import type {RuleTable} from '@cartavola/words/rulebook/rule-texts.js';
import {help, type RepeatHelp} from '../../../repeat-help.js';

/** Reasons and hints for repeated questions. They don't name cards, because each repetition has others. */
export const helpAgain = ({cards}: RuleTable<CapraOptions>): Readonly<Record<string, RepeatHelp>> => {
  const {ranks} = naming(cards);
  return {
    'choose type=beat': help(
      'La batte una carta più alta dello stesso seme, e anche una briscola, se non lo è anche lei. Riguarda le tue carte una per una.',
      `In ogni seme, dall’alto: ${ranks('A T K Q J 9 8 7 6')}.`,
    ),
    'trump-alone': help(
      {
        'type=fold': 'Una carta scartata non prende mai.',
        'refusal=capra.beat': 'Non batte la più forte: ci vuole una carta più alta del suo seme, o una briscola.',
        '': 'Le prende, ma è una briscola sprecata: basta una carta più alta del seme giocato.',
      },
      'Quale delle tue carte del seme giocato è abbastanza alta?',
    ),
    'count points': help(
      'Un asso vale 11, un dieci 10, un re 4, una donna 3, un fante 2. Nient’altro conta, e una briscola non vale di più.',
      'Somma una carta dopo l’altra; dal nove in giù non valgono niente.',
    ),
    'fold-finish': help(
      'Così dai punti agli altri. Si può scartare qualunque carta: scegline una che non vale niente.',
      'Quali delle tue carte non valgono niente?',
    ),
    'predict winner': help(
      'Una carta scartata non prende mai, qualunque sia. Cerca chi ha battuto per ultimo.',
      'Soltanto le carte scoperte possono prendere.',
    ),
    'fold-alone-partner': help(
      {'type=beat': 'La presa è già della tua compagna, non serve battere: scarta.', '': 'Puoi aggiungere più punti.'},
      'Non serve battere: che cosa scarteresti?',
    ),
    'lead-finish': help(
      {
        'refusal=capra.lead': 'Le carte di un attacco sono tutte dello stesso seme.',
        '': 'Così si può attaccare, ma hai più carte di uno stesso seme.',
      },
      'Conta le tue carte seme per seme.',
    ),
    'predict turn': help(
      'L’attacco non gira da sé intorno al tavolo: chi ha fatto questa presa pesca per primo e attacca.',
      'Chi ha fatto la presa?',
    ),
    'several-finish': help(
      {
        'type=fold': 'Le carte scartate non prendono mai.',
        'refusal=capra.beat': 'Ognuna delle tue carte deve batterne una diversa: più alta nel suo seme, o briscola.',
      },
      'Cerca prima una carta per la più alta.',
    ),
    'play type=beat': help(
      {
        'type=fold': 'Le carte scartate non prendono mai.',
        'refusal=capra.beat': 'Ognuna delle tue carte deve batterne una diversa: più alta nel suo seme, o briscola.',
      },
      'Guarda prima che cosa c’è da battere: le ultime carte giocate scoperte.',
    ),
    'enter-finish': help(
      'Così giocheresti nella presa, e chi vi ha giocato non può più entrare.',
      'Prendi tutte e quattro le tue carte.',
    ),
    'enter-alone-now': help(
      'Così giocheresti nella presa, e chi vi ha giocato non può più entrare.',
      'Una volta che si è battuto o scartato, non si può più entrare.',
    ),
    'right-finish': help(
      'Così si attacca con le altre quattro, e le tue devono aspettare.',
      'Entrare, o lasciar fare: che cosa mette davanti le tue quattro?',
    ),
    'predict enters': help(
      'Può entrare solo chi ha quattro carte dello stesso seme e non ha giocato nella presa. In senso orario, viene prima chi è più vicino all’attacco.',
      'Parti da chi ha attaccato, in senso orario. Chi ha ancora quattro carte dello stesso seme?',
    ),
    'penalty-finish': help(
      'Guarda chi fa questa presa; se è vostra, sommala ai 22. Perdere costa 2 con 31-59\u00a0punti, e 4 con meno.',
      'Quanto vale questa presa, e di chi è?',
    ),
    'penalty-alone-few': help(
      'Se questa presa è vostra, sommala ai 12. Perdere costa 2 con 31-59\u00a0punti, e 4 con meno.',
      'Perdere con 31 costa meno che perdere con 30.',
    ),
    'penalty-alone-none': help(
      'Guarda chi fa questa presa. Senza nessuna presa una coppia riceve 6; con pochi punti, 4.',
      'Questa presa è della vostra coppia?',
    ),
    'goat-finish': help(
      'Somma la presa ai punti della coppia che la fa. Per vincere la smazzata ne servono 61.',
      'Chi fa questa presa?',
    ),
    'goat-alone': help(
      'Somma la presa ai punti della coppia che la fa. Con 60 pari nessuno riceve penalità.',
      'Chi fa questa presa, e quanto vale?',
    ),
  };
};
