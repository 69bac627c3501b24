import {naming} from '../../rulebook/naming.js';
import type {ScopaRulesFor} from './scopa-rules.js';

export const rules: ScopaRulesFor = ({cards, options}) => {
  const {the, rank, theRank, suit} = naming(cards);
  const four = options.players === 4;
  const primiera = options.sevens === 'primiera';
  const points = [
    primiera ? 'la [primiera](primiera)' : 'più sette',
    ...(options.settebello ? ['il [settebello](settebello)'] : []),
    `più ${suit('D')}`,
    'più carte',
  ].join(', ');
  const [toWho, whoever] = four ? ['alla coppia', 'la coppia'] : ['al giocatore', 'il giocatore'];
  const [one, other, both] = four ? ['una sola', 'altra', 'entrambe'] : ['uno solo', 'altro', 'entrambi'];
  return {
    about: `Un gioco di prese per ${four ? 'quattro, a coppie' : 'due'}. Una carta della mano prende dal tavolo carte di pari valore; chi lo lascia vuoto fa scopa.`,
    rules: {
      'scopa.pack': {
        title: 'Le carte e i valori',
        text: `40\u00a0carte, senza otto, nove e dieci. Dall’asso al sette ogni carta vale il suo numero; il ${rank('J')} vale 8, ${theRank('Q')} 9, il ${rank('K')} 10.`,
      },
      'scopa.deal': {
        title: 'La distribuzione',
        text: `Il primo mazziere si sorteggia. Il mazziere mescola e ${four ? 'il vicino di destra' : 'l’avversario'} alza il mazzo. Tre carte insieme a ciascuno, il mazziere per ultimo, poi quattro scoperte sul tavolo. Giocate le mani, altre tre a testa, ${four ? 'tre' : 'sei'} mani in tutto, finché dura il [mazzo](stock).`,
        badge:
          'Altrove le carte si danno anche una alla volta; qui le tre insieme, e nessuna al tavolo dopo la prima mano.',
      },
      'scopa.redeal': {
        title: 'Tre re sul tavolo',
        when: 'Se ci si accorda, come si usa in Italia',
        text: 'Se tra le prime quattro carte del tavolo ci sono tre re, o tutti e quattro, la smazzata è nulla e lo stesso mazziere ridà le carte.',
      },
      'scopa.turn': {
        title: 'Il turno',
        text: 'Comincia chi siede alla sinistra del mazziere e si gira in senso orario, il mazziere per ultimo. Nel proprio turno si gioca una carta della mano.',
        badge:
          'In Italia, per tradizione, si danno le carte e si gioca in senso antiorario; a questo tavolo in senso orario.',
      },
      'scopa.capture': {
        title: 'Prendere',
        text: 'Una carta [prende](capture) dal tavolo una carta del suo valore, oppure più carte che insieme fanno quel valore. Si gioca la carta che si vuole, ma se può prendere deve prendere.',
        badge: 'Altrove la presa non è sempre obbligatoria; qui lo è.',
      },
      'scopa.single-first': {
        title: 'Una carta prima di più carte',
        text: 'Se sul tavolo c’è una carta singola del valore giocato, bisogna prendere quella: una somma al suo posto non è ammessa.',
      },
      'scopa.choose': {
        title: 'La scelta',
        text: 'Se vanno bene due carte singole, o due somme, decide chi gioca, e ne prende una sola.',
      },
      'scopa.trail': {
        title: 'Calare',
        text: `Una carta che non [prende](capture) nulla resta sul tavolo: la si [cala](trail). Quello che si prende va coperto nel [mazzetto](pile) ${four ? 'della coppia' : 'del giocatore'}, insieme alla carta che l’ha preso.`,
      },
      'scopa.scopa': {
        title: 'La scopa',
        text: `Chi prende tutto quello che c’è sul tavolo fa [scopa](scopa), che vale 1\u00a0punto. La carta con cui l’ha fatta resta scoperta nel [mazzetto](pile) e vi conta come le altre.${options.lastScopa ? ' Anche l’ultima carta della smazzata può farla.' : ' L’ultima carta della smazzata non la fa.'}`,
        badge: options.lastScopa
          ? 'In Italia, di solito, con l’ultima carta della smazzata non si fa scopa.'
          : 'Altrove anche l’ultima carta può fare scopa; qui si segue l’uso italiano.',
      },
      'scopa.last-take': {
        title: 'Le ultime carte',
        text: `Giocata l’ultima carta della smazzata, quello che resta sul tavolo va ${toWho} che ha fatto l’ultima [presa](capture).`,
        badge: 'Altrove questo può valere come scopa; qui no.',
      },
      'scopa.score': {
        title: 'Il conteggio',
        text: `Alla fine della smazzata ${four ? 'ogni coppia' : 'ognuno'} guarda il suo [mazzetto](pile). Un punto per ciascuna di queste voci: ${points}. Ogni [scopa](scopa) aggiunge un punto.`,
      },
      'scopa.most-sevens': {
        title: 'I sette',
        when: 'Se si contano i sette',
        text: `Un punto ${toWho} con più sette. Due per parte: a chi ha più sei. Due sei per parte anche lì: a nessuno.`,
        badge: 'Altrove, e soprattutto in Italia, si contano piuttosto la primiera e il settebello.',
      },
      'scopa.settebello': {
        title: 'Il settebello',
        when: 'Se ci si accorda, come si usa in Italia',
        text: `Un punto ${toWho} che ha nel [mazzetto](pile) ${the('7D')}, il [settebello](settebello).`,
      },
      'scopa.primiera': {
        title: 'La primiera',
        when: 'Se ci si accorda, come si usa in Italia',
        text: `Un punto alla [primiera](primiera) migliore. Si somma la propria carta migliore di ogni seme: sette 21, sei 18, asso 16, cinque 15, quattro 14, tre 13, due 12, figure 10. Se manca un seme a ${one}, il punto va all’${other}; se manca a ${both}, o le somme sono pari, a nessuno.`,
      },
      'scopa.most-diamonds': {
        title: `Più ${suit('D')}`,
        text: `Un punto ${toWho} che ha più di cinque delle dieci carte di ${suit('D')}. Cinque per parte: a nessuno.`,
      },
      'scopa.most-cards': {
        title: 'Più carte',
        text: `Un punto ${toWho} che ha più di venti carte nel [mazzetto](pile). Venti per parte: a nessuno.`,
      },
      'scopa.match': {
        title: 'Vincere la partita',
        text: `Si gioca finché ${whoever} più avanti non arriva a ${String(options.target)}\u00a0punti; ci si accorda prima, per lo più su 11, 16 o 21.`,
        badge: `Se ci arrivano ${both} nella stessa smazzata, qui vince chi ne ha di più e, se sono pari, si gioca ancora. Altrove i punti si contano in un ordine fisso, e vince chi arriva per primo.`,
      },
      'scopa.next-dealer': {
        title: 'Il mazziere successivo',
        text: 'Dopo ogni smazzata dà le carte chi siede a sinistra del mazziere.',
        badge: 'Altrove dà le carte chi ha vinto, o chi ha perso; qui si fa il giro.',
      },
    },
  };
};
