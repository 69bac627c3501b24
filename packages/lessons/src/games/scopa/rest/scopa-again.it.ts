import type {ScopaOptions} from '@cartavola/engine/games/scopa/rules.js';
import {naming} from '@cartavola/words/rulebook/naming.js';
import {lister} from '@cartavola/words/language.js';
import type {RuleTable} from '@cartavola/words/rulebook/rule-texts.js';
import {help, type RepeatHelp} from '../../../repeat-help.js';

const list = lister('it');

/** Reasons and hints for repeated questions. They don't name cards, because each repetition has others. */
export const helpAgain = ({cards, options}: RuleTable<ScopaOptions>): Readonly<Record<string, RepeatHelp>> => {
  const {the, suit} = naming(cards);
  const {lastScopa, settebello, sevens} = options;
  const points = [
    sevens === 'primiera' ? 'la primiera' : 'più sette',
    ...(settebello ? ['il settebello'] : []),
    `più ${suit('D')}`,
    'più carte',
  ];
  return {
    'play takes': help(
      {
        'refusal=scopa.single-first':
          'Una carta sola dello stesso valore viene prima: non si può prendere una somma al suo posto.',
        'refusal=scopa.capture':
          'Una carta che può prendere deve prendere: una carta del suo valore, o più carte la cui somma lo fa esattamente.',
        '': 'Questa carta qui non prende niente: nessuna carta e nessuna somma ha il suo valore.',
      },
      'Confronta ogni tua carta con quelle del tavolo, poi con le loro somme.',
    ),
    'choose takes': help(
      'Una carta prende una carta del suo valore, o più carte la cui somma lo fa esattamente. Riguarda le tue carte una per una.',
      'Confronta ogni tua carta con quelle del tavolo, poi con le loro somme.',
    ),
    'play trails': help(
      {
        'refusal=scopa.capture': 'Una carta che può prendere deve prendere, e conta solo una somma esatta.',
        '': 'Questa carta prende qualcosa: non resta sul tavolo.',
      },
      'Cerca la carta che sul tavolo non ha né la sua pari né una somma.',
    ),
    'choose trails': help(
      'Una carta resta solo se nessuna carta e nessuna somma del tavolo ha il suo valore. Riguarda le tue carte una per una.',
      'Cerca le carte che sul tavolo non hanno né la loro pari né una somma.',
    ),
    'play several': help(
      {
        'refusal=scopa.single-first':
          'Una carta sola dello stesso valore viene prima: non si può prendere una somma al suo posto.',
        'refusal=scopa.capture':
          'Una carta che può prendere deve prendere: una carta del suo valore, o più carte la cui somma lo fa esattamente.',
        '': 'Così prendi una carta sola, o nessuna. Cerca una somma.',
      },
      'Per ogni carta, guarda prima se la sua pari è sul tavolo.',
    ),
    'choice-finish': help(
      {
        'refusal=scopa.capture': 'Se vanno bene più carte o più somme, se ne prende una, mai due.',
        '': `Così non hai più carte di ${suit('D')} di prima.`,
      },
      `Una delle tue carte può scegliere. Quale scelta contiene una carta di ${suit('D')}?`,
    ),
    'choice-alone': help(
      {
        'refusal=scopa.capture': 'Se vanno bene più somme, se ne prende una, mai due.',
        '': `I sette e le carte di ${suit('D')} contano alla fine: la somma con ${the('7D')} vale di più.`,
      },
      'A una delle tue carte vanno bene due somme. Quali carte contano alla fine?',
    ),
    'play scopa': help(
      {
        'refusal=scopa.single-first':
          'Una carta sola dello stesso valore viene prima: non si può prendere una somma al suo posto.',
        'refusal=scopa.capture':
          'Prendi tutte le carte del tavolo: insieme devono fare esattamente il valore della tua.',
        '': 'Qualcosa resta sul tavolo: non è una scopa.',
      },
      'Somma tutte le carte del tavolo.',
    ),
    'play guards': help(
      {
        'refusal=scopa.capture': 'Una carta prende solo il suo valore esatto.',
        '': 'Dopo, una carta sola potrebbe prendere tutto il tavolo.',
      },
      'Aggiungi ognuna delle tue carte a quelle del tavolo. Nessuna carta vale più di 10.',
    ),
    'count table': help(
      'Le nuove carte vanno solo ai giocatori: al tavolo resta quello che nessuno ha preso.',
      'Guarda prima che cosa prende l’ultima carta di questa mano.',
    ),
    'predict turn': help(
      'Anche una nuova mano comincia alla sinistra del mazziere, chiunque abbia preso per ultimo.',
      'Chi ha dato le carte?',
    ),
    'count kings': help(
      'Servono tre re fra le prime quattro carte. Conta quelli che ci sono.',
      'Quanti re ci sono già sul tavolo?',
    ),
    'predict winner': help(
      'Conta chi ha preso per ultimo, non chi ha giocato per ultimo.',
      'Chi ha preso carte per ultimo?',
    ),
    'count line=scopa.scopa': help(
      lastScopa
        ? 'Fa scopa una carta che da sola prende tutto il tavolo. A questo tavolo può farla anche l’ultima carta della smazzata.'
        : 'A questo tavolo l’ultima carta della smazzata non fa mai scopa.',
      lastScopa ? 'L’ultima carta prende tutto da sola?' : 'È l’ultima carta della smazzata?',
    ),
    'predict line=scopa.most-sevens': help(
      'Confronta prima i sette. Se sono pari decidono i sei; se sono pari anche quelli, il punto non va a nessuno.',
      'Conta i sette di ogni parte, poi i sei.',
    ),
    'count primiera': help(
      'Somma la carta migliore di ogni seme: sette 21, sei 18, asso 16, cinque 15, quattro 14, tre 13, due 12, figure 10.',
      'Cerca la carta migliore di ogni seme, quattro in tutto.',
    ),
    'predict line=scopa.primiera': help(
      'Somma per ogni parte la carta migliore di ogni seme. Senza tutti e quattro i semi non c’è primiera.',
      'Guarda prima se ogni parte ha carte di tutti e quattro i semi.',
    ),
    'count marks': help(
      `Un punto per ciascuna voce: ${list(points)}; e uno per ogni scopa. Guardale una per una.`,
      'Serve più della metà: in parità il punto non va a nessuno.',
    ),
    'predict line=scopa.most-diamonds': help(
      `Conta le carte di ${suit('D')} di ogni parte dopo l’ultima carta. In parità il punto non va a nessuno.`,
      'Quali carte prende l’ultima carta?',
    ),
    'predict line=scopa.most-cards': help(
      'Conta l’ultima carta con quello che prende, e il resto, che va a chi ha preso per ultimo.',
      'A chi vanno le carte che restano?',
    ),
  };
};
