import type {ScopaOptions} from '@cartavola/engine/games/scopa/rules.js';
import {capitalised, lister} from '@cartavola/words/language.js';
import {naming} from '@cartavola/words/rulebook/naming.js';
import type {LaterTextsFor} from '../../../lesson-texts.js';
import type {ScopaLaterId} from '../scopa-steps.js';

const list = lister('it');

export const later: LaterTextsFor<ScopaLaterId, ScopaOptions> = ({cards, options}) => {
  const {the, The, rank, theRank, suit} = naming(cards);
  const TheRank = (one: string): string => capitalised(theRank(one));
  const four = options.players === 4;
  const primiera = options.sevens === 'primiera';
  const settebello = options.settebello;
  const lastScopa = options.lastScopa;
  const youHave = four ? 'La tua coppia ha' : 'Hai';
  const yourPile = four ? 'mazzetto della tua coppia' : 'tuo mazzetto';
  const theirPile = four ? 'in quello degli avversari' : 'in quello di Ines';
  const toYou = four ? 'alla tua coppia' : 'a te';
  const others = four ? 'l’altra coppia' : 'Ines';
  const points = [
    primiera ? 'la primiera' : 'più sette',
    ...(settebello ? ['il settebello'] : []),
    `più ${suit('D')}`,
    'più carte',
  ];
  return {
    again: {
      'play takes': 'Gioca una carta che prende',
      'choose takes': 'Quali tue carte prendono qualcosa?',
      'play trails': 'Gioca una carta che resta sul tavolo',
      'choose trails': 'Quali tue carte resterebbero sul tavolo?',
      'play several': 'Prendi almeno due carte in una volta',
      'choice-finish': `Prendi la carta che conta per i ${suit('D')}`,
      'choice-alone': 'Vanno bene due somme: prendi quella che vale di più',
      'play scopa': 'Fai una scopa',
      'play guards': 'Non lasciare una scopa a chi gioca dopo',
      'count table': 'Quante carte sul tavolo, una volta date le nuove mani?',
      'predict turn': 'A chi tocca, una volta date le nuove mani?',
      'count kings': 'Quanti re mancano perché si ridiano le carte?',
      'predict winner': 'A chi vanno le carte che restano?',
      'count line=scopa.scopa': 'Una scopa era già tua: quante ne conti adesso?',
      'predict line=scopa.most-sevens': 'A chi va il punto dei sette?',
      'count primiera': 'Quanto vale la primiera di questo mazzetto?',
      'predict line=scopa.primiera': 'Chi ha la primiera migliore?',
      'count marks': 'Quanti punti ti porta questa smazzata, con la tua scopa?',
      'predict line=scopa.most-diamonds': `A chi va il punto dei ${suit('D')}?`,
      'predict line=scopa.most-cards': 'A chi va il punto delle carte?',
    },
    steps: {
      'sums-worked': {
        title: 'Una carta ne prende due',
        text: `Sul tavolo non c’è un sette, ma quattro e tre fanno\u00a07: ${the('7S')} prende insieme ${the('4H')} e ${the('3D')}.`,
        done: `Tutte e tre le carte vanno nel ${yourPile}.`,
      },
      'sums-finish': {
        title: 'Quale somma trovi?',
        text: `Una carta prende anche più carte in una volta, se insieme fanno il suo valore. Il ${rank('J')} vale\u00a08, ${theRank('Q')}\u00a09, il ${rank('K')}\u00a010. Prendi qualcosa.`,
        done: `Cinque e quattro fanno\u00a09: tre carte in un colpo per il ${yourPile}.`,
        answers: {
          'card=QS': `Con ${theRank('Q')} serve esattamente\u00a09: cinque e quattro. Cinque e tre fanno solo\u00a08, il valore del ${rank('J')}.`,
          'card=KH': `Qui nessuna somma fa\u00a010: il ${rank('K')} non prenderebbe nulla.`,
          'card=AD': 'Un asso vale 1 e prende solo un altro asso: qui non ce n’è.',
        },
        hints: ['Somma le carte piccole a due a due, poi guarda la tua mano.'],
      },
      'sums-alone': {
        title: 'Quali carte possono prendere?',
        text: 'Scegli tutte le carte della tua mano che prendono qualcosa. Una somma può essere di due carte, o di tre.',
        done: 'Non importa di quante carte sia la somma, purché sia esatta.',
        answers: {
          'card=6D': 'Quattro e asso fanno\u00a05, quattro e tre fanno\u00a07: nessuna somma fa\u00a06.',
          'missed=5H': 'Quattro e asso fanno\u00a05.',
          'missed=JS': `Quattro, tre e asso fanno\u00a08, il valore del ${rank('J')}.`,
        },
      },

      'trail-worked': {
        title: 'Quando non va bene niente',
        text: `Qui non c’è un sei, né una somma che faccia\u00a06. ${The('6C')} resta dunque sul tavolo: si dice che lo [cali](trail).`,
        done: 'Da adesso può prenderlo chiunque.',
      },
      'trail-finish': {
        title: 'Lascia una carta sul tavolo',
        text: 'Una carta che non prende nulla [si cala](trail). Ma se può prendere deve prendere, ti piaccia o no. Giocane una che resterà sul tavolo.',
        done: 'Qui nessuna carta e nessuna somma fa\u00a04.',
        answers: {
          'refusal=scopa.capture': 'Queste carte non fanno\u00a04. Cala la tua senza prendere nulla.',
          'card=7H': 'Cinque e due fanno\u00a07: questo sette è obbligato a prenderli.',
          'card=JS': `C’è ${the('JD')}: ${the('JS')} è obbligato a prenderlo.`,
        },
        hints: ['Cerca la carta che sul tavolo non ha né la sua pari né una somma.'],
      },
      'trail-alone': {
        title: 'Quali resterebbero?',
        text: 'Scegli tutte le carte della tua mano che resterebbero sul tavolo.',
        done: 'La carta da giocare la scegli tu; se può prendere, però, deve farlo.',
        answers: {
          'card=QH': `Sette e due fanno\u00a09: con ${theRank('Q')} la presa è obbligatoria.`,
          'missed=6S': 'Prova ogni somma: nessuna fa\u00a06, e questa carta resta.',
          'missed=4D': 'Asso e due fanno solo\u00a03, e nient’altro si avvicina: questa carta resta.',
        },
      },

      'single-worked': {
        title: 'Un sette e una somma di\u00a07',
        text: `Cinque e due fanno\u00a07, ma c’è anche ${the('7C')}. Una carta singola di pari valore viene prima di ogni somma: ${the('7S')} prende quella.`,
        done: 'Il cinque e il due restano dove sono.',
      },
      'single-finish': {
        title: 'Che cosa prende il sei?',
        text: 'Se una carta del tavolo vale da sola quanto la tua, devi prendere quella e non una somma. Prendi con il tuo sei.',
        done: 'Il quattro e il due aspettano il prossimo sei.',
        answers: {
          'card=6H refusal=scopa.single-first': `Quattro e due fanno\u00a06, è vero, ma non finché c’è accanto ${the('6C')}.`,
          'card=6H': `Il sei può prendere, quindi deve: guarda ${the('6C')}.`,
          'card=5D': 'Né un cinque, né una somma di\u00a05: questa carta resterebbe sul tavolo.',
          'card=3S': 'Né un tre, né una somma di\u00a03: questa carta resterebbe sul tavolo.',
        },
      },
      'single-alone': {
        title: 'Prendi almeno due carte',
        text: 'Due carte della tua mano possono prendere. Gioca quella che prende più di una carta.',
        done: 'Qui nessuna carta da sola vale\u00a09: cinque e quattro sono permessi.',
        answers: {
          'card=7H refusal=scopa.single-first': `Quattro e tre fanno\u00a07, ma c’è di mezzo ${the('7D')}: bisogna prendere quello.`,
          'card=7H': `${The('7H')} prende ${the('7D')} e nient’altro.`,
          'card=QS': `${TheRank('Q')} vale\u00a09. Quali due carte, sommate, fanno\u00a09?`,
          'card=2C': 'Qui niente vale\u00a02: questa carta resterebbe sul tavolo.',
        },
        hints: ['Per ogni carta che può prendere, guarda prima se c’è la sua pari.'],
      },

      'choice-worked': {
        title: 'Due somme, una scelta',
        text: `Cinque e due fanno\u00a07, quattro e tre pure. ${The('7H')} prende una delle due somme, a scelta: qui cinque e due.`,
        done: 'L’altra somma resta: una carta non ne prende mai due.',
      },
      'choice-finish': {
        title: 'Quale sei prendi?',
        text: `Se sono possibili più prese, se ne sceglie una, mai due. Chi ha più ${suit('D')} fa un punto: prendi il sei che ti serve per questo.`,
        done: `${The('6C')} resta sul tavolo.`,
        answers: {
          'card=6S refusal=scopa.capture': 'I due sei insieme fanno\u00a012. Il tuo ne prende uno, né più né meno.',
          'card=6S': `È permesso, ma ${the('6C')} non aggiunge nulla alle tue carte di ${suit('D')}.`,
          'card=QC': 'Sei e due fanno\u00a08, non\u00a09: questa carta non prenderebbe nulla.',
          'card=AH': 'Sul tavolo non c’è un asso da prendere.',
        },
      },
      'choice-alone': {
        title: 'Quale presa vale di più?',
        text: settebello
          ? `${The('7D')}, detto [settebello](settebello), dà un punto da solo. Con ${the('QS')} puoi prendere due somme diverse: scegli quella che vale di più.`
          : `Con ${the('QS')} puoi prendere due somme diverse. Alla fine contano i sette e le carte di ${suit('D')}: scegli quella che vale di più.`,
        done: settebello
          ? `Il settebello è nel ${yourPile}; cinque e quattro restano.`
          : `Un sette, e di ${suit('D')}: ti serve due volte.`,
        answers: {
          'card=QS refusal=scopa.capture': `Le due somme insieme fanno\u00a018. ${TheRank('Q')} prende esattamente\u00a09, quindi una sola.`,
          'card=QS': `Anche cinque e quattro fanno\u00a09, ma lasci agli altri ${the('7D')}.`,
          'card=3D': 'Né un tre, né una somma di\u00a03: questa carta non prenderebbe nulla.',
          'card=KH': 'Qui nessuna somma fa\u00a010: questa carta non prenderebbe nulla.',
        },
      },

      'scopa-worked': {
        title: 'Il tavolo vuoto',
        text: `Quattro, asso e due fanno\u00a07: ${the('7C')} prende tutto. Chi vuota il tavolo con una carta sola fa [scopa](scopa), che vale 1\u00a0punto.`,
        done: `La carta con cui l’hai fatta resta scoperta nel ${yourPile}: così tutti possono contare le scope.`,
      },
      'scopa-finish': {
        title: 'Puoi vuotare il tavolo?',
        text: 'Una carta che prende tutto quello che c’è fa [scopa](scopa): 1\u00a0punto. Fanne una.',
        done: 'Un punto, e chi gioca dopo trova il tavolo vuoto.',
        answers: {
          'card=6D': `${The('6D')} prende il suo pari; il tre e l’asso restano.`,
          'card=3S': `${The('3S')} prende il suo pari; il sei e l’asso restano.`,
          'card=KH': `Il ${rank('K')} vale\u00a010. Somma tutto quello che c’è.`,
        },
        hints: ['Somma tutte le carte del tavolo.'],
      },
      'scopa-alone': {
        title: 'Un altro tavolo da vuotare',
        text: 'Ogni tua carta può prendere qualcosa. Gioca quella che non lascia niente.',
        done: `Cinque, tre e asso fanno\u00a09, quanto vale ${theRank('Q')}.`,
        answers: {
          'card=JH': `Il ${rank('J')} vale\u00a08: prende cinque e tre, e l’asso resta.`,
          'card=5S': `${The('5S')} deve prendere ${the('5H')}; il tre e l’asso restano.`,
          'card=QC': 'Prendi tutte le carte: insieme fanno\u00a09.',
        },
      },
      'scopa-guard': {
        title: 'Non regalare una scopa',
        text: 'Nessuna tua carta prende: una resterà sul tavolo. Nessuna carta vale più di\u00a010: quale rende impossibile la scopa a chi gioca dopo?',
        done: 'Adesso il tavolo fa\u00a015, più di quanto una carta possa prendere.',
        answers: {
          'refusal=scopa.capture': `Due e quattro fanno solo\u00a06, non\u00a09. Cala ${the('QH')} senza prendere nulla.`,
          'card=AD': 'Con l’asso il tavolo farebbe\u00a07: un sette prenderebbe tutto.',
          'card=3S': `Con il tre il tavolo farebbe\u00a09: proprio quanto vale ${theRank('Q')}.`,
        },
        hints: ['Aggiungi ognuna delle tue carte alle due del tavolo.'],
      },

      'rounds-worked': {
        title: 'Le mani sono finite',
        text: 'Hai dato tu le carte, quindi l’ultima di questa mano è la tua. Poi ognuno ne riceve tre nuove. Il tavolo non ne riceve.',
        done: `Una smazzata è fatta di ${four ? 'tre' : 'sei'} mani come questa.`,
      },
      'rounds-finish': {
        title: 'Quante carte sul tavolo?',
        text: `Ultima carta di questa mano: ${the('6S')} prende ${the('6C')}. Poi ognuno riceve tre carte nuove, e il tavolo nessuna. Quante carte ci sono allora sul tavolo?`,
        done: 'Il tavolo riceve quattro carte una volta sola, all’inizio della smazzata.',
        answers: {
          '': `Ci sono quattro carte, e ${the('6C')} se ne va. Quelle che si danno vanno solo ai giocatori.`,
        },
      },
      'rounds-alone': {
        title: 'A chi tocca?',
        text: `${four ? 'Giulia' : 'Ines'} ha dato le carte. Con l’ultima che ha in mano prende un cinque; le mani sono finite e si danno altre tre carte a testa. A chi tocca giocare?`,
        done: 'Ogni mano comincia alla sinistra del mazziere e finisce con il mazziere.',
        answers: {
          '': 'Prendere non cambia il turno: come prima, tocca a chi siede alla sinistra del mazziere.',
        },
      },
      'rounds-kings': {
        title: 'Quanti re mancano?',
        text: 'Se tra le prime quattro carte del tavolo ci sono almeno tre re, lo stesso mazziere ridà le carte. Quanti re ci vorrebbero ancora qui?',
        done: 'Questa smazzata si gioca, dunque: due re non bastano per ridare.',
        answers: {'': 'Bastano tre re, e qui ce ne sono due.'},
      },

      'last-worked': {
        title: 'Che ne è del resto?',
        text: `Il mazzo è finito e queste sono le ultime carte. Prendi un cinque; dopo di te nessuno prende. Quello che resta sul tavolo va dunque nel ${four ? '[mazzetto](pile) della tua coppia' : 'tuo [mazzetto](pile)'}.`,
        done: 'Raccogliere quello che resta non è scopa.',
      },
      'last-finish': {
        title: 'A chi va il resto?',
        text: 'Giocate tutte le carte della smazzata, quello che è ancora sul tavolo va a chi ha preso per ultimo. Hai appena giocato l’ultima carta. A chi va il resto?',
        done: 'L’ultima presa è stata quella di Ines, con il sei.',
        answers: {'': 'Conta chi ha preso per ultimo, non chi ha giocato per ultimo: l’ultima presa è di Ines.'},
      },
      'last-alone': {
        title: 'Quante scope in tutto?',
        text: `${youHave} già una scopa. ${The('7H')}, l’ultimissima carta della smazzata, prende quattro e tre e vuota il tavolo. Quante scope conti adesso?`,
        done: lastScopa
          ? 'A questo tavolo anche l’ultima carta della smazzata può fare scopa.'
          : 'A questo tavolo l’ultima carta della smazzata prende, ma non fa scopa.',
        answers: {
          '': lastScopa
            ? 'Per la regola di questo tavolo l’ultima carta della smazzata fa scopa come le altre: se ne aggiunge una.'
            : 'Per la regola di questo tavolo l’ultima carta della smazzata non fa scopa: non se ne aggiunge nessuna.',
        },
        hints: [
          lastScopa
            ? 'Qui per l’ultima carta non c’è eccezione.'
            : 'Qui l’ultima carta della smazzata è la sola eccezione.',
        ],
      },
      'last-rest': {
        title: 'Scopa o no?',
        text: `${youHave} una scopa. ${The('QH')}, ultima carta della smazzata, prende cinque e quattro; anche l’asso che resta va ${toYou}. Quante scope conti?`,
        done: 'Fa scopa solo la carta che da sola prende tutto il tavolo.',
        answers: {
          '': `${TheRank('Q')} non ha preso l’asso: ti è arrivato con il resto, e questo non è scopa.`,
        },
      },

      'sevens-worked': {
        title: 'Si contano i sette',
        text: `La smazzata è finita. Tre sette sono nel ${yourPile}, uno ${theirPile}: il punto va ${toYou}.`,
      },
      'sevens-finish': {
        title: 'A chi va il punto dei sette?',
        text: `Chi ha più sette fa un punto; se sono pari, decidono i sei. ${youHave} ${the('7D')}, un altro sette e un sei; gli altri sono ${four ? 'dell’altra coppia' : 'di Ines'}. Di chi è il punto?`,
        done: 'Due sette per parte: decidono i sei, tre contro uno.',
        answers: {
          '': `I sette sono due per parte, perché qui ${the('7D')} conta come gli altri. Adesso confronta i sei.`,
        },
      },
      'sevens-alone': {
        title: 'Un sette e quattro sei',
        text: `${youHave} ${the('7D')} e tutti e quattro i sei; ${others} ha gli altri tre sette. A chi va il punto dei sette?`,
        done: 'Tre sette contro uno: i sei non si guardano.',
        answers: {
          '': 'Un sette vale quanto l’altro, e i sei contano solo se i sette sono pari. Tre battono uno.',
        },
      },
      'sevens-tie': {
        title: 'E se tutto è pari?',
        text: `Due sette per parte. ${capitalised(others)} ha due sei; la tua ultima carta, ${the('6C')}, prende ${the('6D')}. Di chi è il punto?`,
        done: 'Pari i sette, pari i sei: il punto non va a nessuno.',
        answers: {'': 'Il tuo sei e quello che prende fanno due. Due per parte, di sette come di sei.'},
      },

      'primiera-worked': {
        title: 'Una scala tutta sua',
        text: 'Per la [primiera](primiera) conta solo la tua carta migliore di ogni seme, quattro in tutto. I valori sono diversi dai soliti: in testa i sette, in coda le figure.',
      },
      'primiera-finish': {
        title: 'Quanto vale questo mazzetto?',
        text: 'La [primiera](primiera) somma la tua carta migliore di ogni seme: sette\u00a021, sei\u00a018, asso\u00a016, cinque\u00a015, quattro\u00a014, tre\u00a013, due\u00a012, figure\u00a010. Quanto fa questo mazzetto?',
        done: '21, 18, 16 e 15 fanno\u00a070.',
        answers: {
          '': `Una carta per seme: ${the('7D')}, ${the('6H')}, ${the('AS')} e ${the('5C')}. Le altre quattro non aggiungono nulla.`,
        },
        hints: [`Nel seme del cinque c’è anche il ${rank('K')}, che però alla primiera vale di meno.`],
      },
      'primiera-alone': {
        title: 'Tre sette contro uno',
        text: `Le carte migliori ${four ? 'della tua coppia' : 'del tuo mazzetto'}: tre sette e ${the('JD')}. Quelle ${four ? 'dell’altra' : 'di Ines'}: ${the('7D')} e tre sei. Chi ha la primiera migliore?`,
        done: '73 contro\u00a075: un seme debole costa più di quanto rendano tre sette.',
        answers: {
          '': `Tre sette e il ${rank('J')}: 63 e 10 fanno\u00a073. Un sette e tre sei: 21 e 54 fanno\u00a075.`,
        },
        hints: ['Un sette vale\u00a021, un sei\u00a018, una figura\u00a010.'],
      },
      'primiera-lack': {
        title: 'Manca un seme',
        text: `${youHave} tre sette, ma nemmeno una carta di ${suit('D')}. ${capitalised(others)} ha carte di tutti e quattro i semi. A chi va la primiera?`,
        done: 'Chi ha tutti i semi vince contro chi non li ha, qualunque sia il resto.',
        answers: {
          '': 'Per fare primiera ci vuole una carta di ogni seme. Se ne manca uno, tre sette non servono a niente.',
        },
      },

      'score-worked': {
        title: 'Il conteggio',
        text: `La smazzata è finita e si contano i mazzetti. Un punto per ciascuna di queste voci: ${list(points)}; ogni scopa ne aggiunge uno.`,
        done: `A parità di carte, o di ${suit('D')}, quel punto non va a nessuno.`,
      },
      'score-finish': {
        title: `Quanti punti ${four ? 'fa la tua coppia' : 'fai'}?`,
        text: `Un punto ciascuno per ${list(points)}, e uno per ogni scopa. ${four ? 'La tua coppia avrà' : 'Avrai'} ${primiera ? 'la primiera migliore' : 'tre sette'}, quattro carte di ${suit('D')}, 23\u00a0carte e una scopa${settebello ? `; ${others} ha il settebello` : ''}.`,
        done: `${primiera ? 'Primiera' : 'Sette'}, carte e scopa: tre punti.`,
        answers: {
          '': `Guarda le voci una per una. Di dieci carte di ${suit('D')}, quattro non sono il maggior numero; di 40\u00a0carte, 23 lo sono.${settebello ? ' Il settebello non è tuo.' : ''}`,
        },
      },
      'score-alone': {
        title: `A chi va il punto dei ${suit('D')}?`,
        text: `Quattro delle dieci carte di ${suit('D')} sono nel ${yourPile}. ${The('5D')}, ultima carta della smazzata, prende ${the('5S')}. Chi avrà più ${suit('D')}?`,
        done: 'Cinque per parte: il punto non va a nessuno.',
        answers: {
          '': `${The('5D')} va nel ${yourPile} con quello che prende: cinque carte su dieci, e cinque per ${others}.`,
        },
      },
      'score-cards': {
        title: 'Chi ha più carte?',
        text: `Ci sono 17\u00a0carte nel ${yourPile}, 19 ${theirPile}. Giochi l’ultima carta della smazzata e prendi quattro e tre. A chi va il punto delle carte?`,
        done: 'Tre carte, e quella che resta: 21 contro\u00a019.',
        answers: {
          '': `Con la tua carta e le due che prende fanno\u00a020. Hai preso per ultimo: anche ${the('QD')} va ${toYou}.`,
        },
      },

      deal: {
        title: 'Ora gioca una smazzata',
        text: `Chiedi un consiglio quando vuoi. In una partita le smazzate si susseguono e ogni volta dà le carte chi siede a sinistra, finché ${four ? 'una sola coppia non è' : 'uno solo non è'} in testa con ${String(options.target)}\u00a0punti o più.`,
      },
    },
  };
};
