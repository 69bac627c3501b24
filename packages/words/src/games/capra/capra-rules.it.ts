import {naming} from '../../rulebook/naming.js';
import type {CapraRulesFor} from './capra-rules.js';

export const rules: CapraRulesFor = ({cards, options}) => {
  const {rank, ranks} = naming(cards);
  return {
    about:
      'Un gioco di prese per quattro, a coppie, in cui si attacca con un massimo di quattro carte e si risponde con altrettante. Non si gioca per vincere: la coppia che perde troppo spesso diventa la capra.',
    rules: {
      'capra.pack': {
        title: 'L’ordine delle carte',
        text: `36\u00a0carte. Dall’alto di ogni seme: ${ranks('A T K Q J 9 8 7 6')}. Il ${rank('T')} sta sopra il ${rank('K')}.`,
      },
      'capra.points': {
        title: 'I punti',
        text: `Asso 11, ${rank('T')} 10, ${rank('K')} 4, ${rank('Q')} 3, ${rank('J')} 2, il resto niente: 120\u00a0punti nel mazzo.`,
      },
      'capra.partners': {
        title: 'I compagni',
        text: 'I compagni siedono uno di fronte all’altro e mettono insieme le prese.',
      },
      'capra.deal': {
        title: 'La distribuzione',
        text: 'Il primo mazziere si sorteggia; poi si passa ogni volta a sinistra. Il mazziere mescola e il vicino di destra alza il mazzo. Quattro carte a ciascuno, cominciando dalla sinistra del mazziere. Le altre venti formano il [tallone](stock).',
        badge: 'Altrove le quattro si danno anche insieme; qui una alla volta.',
      },
      'capra.trump': {
        title: 'Il seme di briscola',
        text: 'Si scopre una carta nel mezzo del [tallone](stock). Il suo seme è [briscola](trump) per la smazzata.',
        badge:
          'Altrove quella carta si mette anche sotto il tallone; qui resta al suo posto, e tutti vedono chi la pesca.',
      },
      'capra.lead': {
        title: 'L’attacco',
        text: '[Attacca](lead) con una, due, tre o quattro carte scoperte, tutte dello stesso seme.',
        badge:
          'Qui attacca prima il vicino di sinistra del mazziere, poi chi ha fatto l’ultima presa della smazzata precedente. Altrove può attaccare un altro giocatore.',
      },
      'capra.beat': {
        title: 'Battere',
        text: 'A turno, ciascuno [batte](beat) le carte migliori o [scarta](fold). Per battere si giocano altrettante carte, ognuna sopra una carta diversa: una più alta del suo seme, o una [briscola](trump) sopra una carta che non lo è. Non c’è mai l’obbligo.',
        badge:
          'Altrove si legge che le carte che battono sono coperte, e il giocatore seguente non potrebbe rispondere; qui sono scoperte.',
      },
      'capra.fold': {
        title: 'Scartare',
        text: 'Chi non [batte](beat) posa altrettante carte qualsiasi, coperte. Nessun altro le vede prima del conteggio, e i loro punti vanno a chi fa la [presa](trick).',
      },
      'capra.win-trick': {
        title: 'Chi fa la presa',
        text: 'La [presa](trick) va alla coppia di chi ha [battuto](beat) per ultimo o, se nessuno ha battuto, di chi ha attaccato.',
      },
      'capra.claim': {
        title: 'Entrare con quattro',
        text: 'Con [quattro dello stesso seme](four) si può [entrare](enter), anche fuori turno, da quando le mani sono piene fino a quando si è giocato nella [presa](trick). Le carte già giocate tornano indietro, gli scarti senza mostrarli; si attacca con le quattro e si prosegue da lì. Se tocca a te attaccare, attacca e basta; contro un attacco con quattro non si può entrare.',
        badge: 'Altrove si può entrare in altri momenti, o contro altri attacchi.',
      },
      'capra.claim-priority': {
        title: 'Chi entra per primo',
        text: 'Se più d’uno può [entrare](enter), il diritto è del più vicino, in senso orario, a chi doveva attaccare. Quando qualcuno entra, lo si chiede a chi è più vicino e può ancora farlo, uno per uno, dal più vicino in poi: ciascuno entra al suo posto o lascia fare. Fino ad allora nessuno gioca.',
        badge: 'Altrove ciascuno si dichiara da sé; qui lo si chiede in segreto, e senza fretta.',
      },
      'capra.draw': {
        title: 'Pescare',
        text: 'Dopo ogni [presa](trick) si pesca dal [tallone](stock): prima chi l’ha fatta, poi in senso orario una carta ciascuno, finché tutti non ne hanno quattro o il tallone non è esaurito. Chi ha fatto la presa attacca.',
      },
      'capra.deal-end': {
        title: 'La fine della smazzata',
        text: 'Finiti il [tallone](stock) e le mani, ogni coppia conta i punti delle sue prese. Da 61 in su vince la smazzata; all’altra vanno [punti di penalità](penalty).',
      },
      'capra.loss-2': {
        title: 'Perdere',
        text: 'Chi perde ha da 31 a 59\u00a0punti: 2\u00a0[punti di penalità](penalty).',
      },
      'capra.loss-4': {
        title: 'Perdere male',
        text: 'Chi perde ha meno di 31\u00a0punti, ma almeno una [presa](trick): 4\u00a0[punti di penalità](penalty).',
      },
      'capra.loss-6': {
        title: 'Neanche una presa',
        text: 'Chi perde non ha fatto nessuna presa: 6\u00a0[punti di penalità](penalty).',
      },
      'capra.eggs': {
        title: 'Le uova',
        text: 'Le due coppie hanno 60\u00a0punti per parte: nessuna penalità, ma nella partita ci sono le [uova](eggs).',
      },
      'capra.match': {
        title: 'La capra',
        text: `La coppia che arriva a ${String(options.target)}\u00a0[punti di penalità](penalty) perde la partita ed è la [capra](goat); se qualche smazzata è finita in [uova](eggs), la capra con le uova. Ci si può accordare su un altro numero.`,
        badge: 'Altrove per le uova possono contare solo certe smazzate; qui ne basta una qualsiasi della partita.',
      },
    },
  };
};
