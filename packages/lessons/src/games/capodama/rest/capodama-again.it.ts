import type {CapodamaOptions} from '@cartavola/engine/games/capodama/rules.js';
import {naming} from '@cartavola/words/rulebook/naming.js';
import {capitalised} from '@cartavola/words/language.js';
import type {RuleTable} from '@cartavola/words/rulebook/rule-texts.js';
import {help, type RepeatHelp} from '../../../repeat-help.js';

/** Reasons and hints for repeated questions. They don't name cards, because each repetition has others. */
export const helpAgain = ({cards}: RuleTable<CapodamaOptions>): Readonly<Record<string, RepeatHelp>> => {
  const {the, rank, suit} = naming(cards);
  const worth = `${rank('A')} 11, ${rank('7')} 7, ${rank('J')} 5, ${rank('K')} 4, ${rank('Q')} 3`;
  return {
    predict: help(
      'Prende la briscola più alta. Senza briscole, prende la carta più alta del seme chiesto.',
      'C’è una briscola sul tavolo? Altrimenti conta solo il seme chiesto.',
    ),
    'predict turn': help(
      'Al capo spetta soltanto il primo attacco: chi fa questa presa attacca la prossima.',
      'Cerca prima chi fa questa presa.',
    ),
    'choose wins': help(
      'Una carta fa la presa se batte tutto ciò che gli altri hanno giocato o possono giocare. Solo una briscola batte una briscola.',
      'Confronta ogni carta con la migliore che deve battere.',
    ),
    'play wins': help(
      {
        'refusal=capodama.follow': 'Finché hai il seme chiesto, devi giocarlo, oppure giocare una briscola.',
        '': 'Questa carta non prende: una briscola batte ogni carta semplice, e altrimenti vince la più alta del seme chiesto.',
      },
      'Una delle tue carte vale più di quanto dica il suo posto nell’ordine.',
    ),
    'choose legal': help(
      'Se hai il seme chiesto, sono permesse tutte le sue carte e tutte le briscole. Se non ne hai, è permessa tutta la mano.',
      'Hai il seme chiesto? Una briscola conta anche nel suo seme.',
    ),
    'play legal': help(
      {
        'refusal=capodama.no-impasse':
          'Le tue briscole sono del seme chiesto. Se non ne hai altre carte, devi giocarne una.',
        'refusal=capodama.follow': 'Finché hai il seme chiesto, devi giocarlo, oppure giocare una briscola.',
      },
      'Quale seme è chiesto, e quali delle tue carte ne fanno parte?',
    ),
    'hearts-again': help(
      {
        'refusal=capodama.follow': 'Finché hai il seme chiesto, devi giocarlo, oppure giocare una briscola.',
        '': `Si può fare, ma anche un’altra carta risponde al seme, e ti lascia ${the('QH')}.`,
      },
      'Quali delle tue carte rispondono al seme?',
    ),
    'count points': help(
      `${capitalised(worth)}; le altre non contano nulla, e quelle del seme raddoppiato contano doppio.`,
      'Quale seme è raddoppiato, e quali carte della presa ne fanno parte?',
    ),
    'capo-finish': help(
      {
        'refusal=capodama.double': `Il capo non può mai raddoppiare ${suit('H')}.`,
        '': 'Solo le carte che contano guadagnano dal raddoppio. Somma i tuoi punti in ogni seme che si può raddoppiare.',
      },
      `${capitalised(worth)}.`,
    ),
    'capo-alone': help(
      {
        'refusal=capodama.double': `Il capo non può mai raddoppiare ${suit('H')}.`,
        '': 'Solo le carte che contano guadagnano dal raddoppio. Somma i tuoi punti in ogni seme che si può raddoppiare.',
      },
      'Contano i punti, non quante carte hai.',
    ),
    'halves-alone': help(
      {
        'refusal=capodama.double': `Il capo non può mai raddoppiare ${suit('H')}.`,
        '': 'Solo le carte che contano guadagnano dal raddoppio. Somma i tuoi punti in ogni seme che si può raddoppiare.',
      },
      'Contano i punti, non quante carte hai.',
    ),
    'exchange-finish': help(
      {
        'refusal=capodama.dama-not-to-capo': `Chi siede alla destra del capo non può passargli ${the('QH')}: il capo resterebbe senza compagno.`,
      },
      'Quale carta fa passare dalla parte del capo chi la tiene?',
    ),
    'exchange-alone': help(
      {
        'refusal=capodama.keep-ace': `Non si può mai dare ${the('AH')}: resta al capo.`,
        '': `Ti resterebbe ${the('QH')}, e giocheresti contro tutti. Chi riceve quella carta diventa tuo compagno.`,
      },
      'Quale carta fa passare dalla parte del capo chi la tiene?',
    ),
    'exchange-again': help(
      `Ti resterebbe ${the('QH')}, e saresti ancora dalla parte del capo. Soltanto chi siede alla destra del capo non può passargli quella carta; tu puoi darla.`,
      `Chi ha ${the('QH')} quando si comincia a giocare sta dalla parte del capo.`,
    ),
    'sides-finish': help(
      {
        'refusal=capodama.follow': 'Finché hai il seme chiesto, devi giocarlo, oppure giocare una briscola.',
        '': 'La presa va alla tua squadra, e un’altra delle tue carte le porta più punti.',
      },
      `${capitalised(worth)}; il doppio nel seme raddoppiato.`,
    ),
    'sides-alone': help(
      {
        'refusal=capodama.follow': 'Finché hai il seme chiesto, devi giocarlo, oppure giocare una briscola.',
        '': 'Così al capo restano questa presa e tutti i suoi punti.',
      },
      'Una delle tue carte si può giocare sempre.',
    ),
    'score-finish': help(
      'Aggiungi i punti di questa presa alla squadra che la fa. Con 82 o più vince quella del capo, e ogni vincitore segna 1.',
      'Chi fa questa presa, e in quale squadra sei?',
    ),
    'score-alone': help(
      'Le prese non contano, contano i punti: con tutti e 150 ognuno della squadra segna 2.',
      'C’è anche un solo punto per l’altra squadra?',
    ),
    'five-alone': help(
      'Aggiungi i punti di questa presa alla squadra che la fa. Con 82 o più vince quella del capo, e ogni vincitore segna 1.',
      'Aggiungi ai loro 71\u00a0punti quelli di questa presa.',
    ),
    'six-finish': help(
      {
        'refusal=capodama.king': `Non puoi dare ${the('KH')} al capo, ma l’altro tuo vicino può riceverlo.`,
        'refusal=capodama.dama-not-to-capo': `Non puoi dare ${the('QH')} al capo.`,
        '': `Ti resterebbe ${the('KH')}.`,
      },
      'Quale dei tuoi vicini è il capo?',
    ),
    'six-alone': help(
      {
        'refusal=capodama.follow': 'Finché hai il seme chiesto, devi giocarlo, oppure giocare una briscola.',
        '': 'Il capo fa questa presa, e tu stai dalla sua parte: aggiungi più punti che puoi.',
      },
      `In sei, chi ha ${the('KH')} sta dalla parte del capo.`,
    ),
    'three-finish': help(
      {
        'refusal=capodama.fourth-trump': 'Questa carta è già una briscola: non può essere la quarta.',
        '': 'Un’altra delle tue carte vale di più: il seme raddoppiato conta doppio.',
      },
      `${capitalised(worth)}; il doppio nel seme raddoppiato.`,
    ),
    'lone-finish': help(
      'Se il capo fa questa presa, aggiungine i punti ai suoi 68. Con 80 o più vince.',
      'Quanto vale questa presa?',
    ),
    'lone-alone': help(
      'Le prese non contano, contano i punti: con tutti e 150 segni 2.',
      'C’è anche un solo punto per gli altri?',
    ),
    'solo-alone': help(
      'Una carta prende di sicuro se l’altra mano deve rispondere e non può batterla. Riguarda le tue carte una per una.',
      'Per ogni carta, guarda che cosa ha l’altra mano in quel seme.',
    ),
    'window-finish': help(
      'Aggiungi i punti di questa presa ai tuoi 74. Si vince solo con 80-85.',
      'Quanto vale questa presa?',
    ),
    'window-alone': help(
      {
        'refusal=capodama.follow': 'Finché hai il seme chiesto, devi giocarlo, oppure giocare una briscola.',
        '': 'Così non arrivi tra 80 e 85.',
      },
      'Somma i punti della carta d’attacco e quelli della tua.',
    ),
  };
};
