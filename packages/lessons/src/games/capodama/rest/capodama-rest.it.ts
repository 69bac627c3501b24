import type {CapodamaOptions} from '@cartavola/engine/games/capodama/rules.js';
import {capitalised} from '@cartavola/words/language.js';
import {naming} from '@cartavola/words/rulebook/naming.js';
import type {LaterTextsFor} from '../../../lesson-texts.js';
import type {CapodamaLaterId} from './capodama-script.js';

export const later: LaterTextsFor<CapodamaLaterId, CapodamaOptions> = ({cards, options}) => {
  const {the, The, rank, theRank, ranks, suit} = naming(cards);
  const players = options.players;
  const hearts = suit('H');
  const trumps = `${the('AH')}, ${the('7H')} e ${the('QH')}`;
  const worth = `${rank('A')} 11, ${rank('7')} 7, ${rank('J')} 5, ${rank('K')} 4, ${rank('Q')} 3`;
  return {
    again: {
      predict: 'Chi fa questa presa?',
      'predict turn': 'Chi attacca dopo?',
      'choose wins': 'Quali tue carte fanno questa presa?',
      'play wins': 'Fai questa presa',
      'choose legal': 'Quali carte puoi giocare?',
      'play legal': 'Gioca una carta permessa',
      'hearts-again': `Gioca una carta che ti lasci ${the('QH')}`,
      'count points': 'Quanto vale questa presa?',
      'capo-finish': 'Nomina il seme in cui hai più punti',
      'capo-alone': 'Nomina il seme in cui hai più punti',
      'halves-alone': 'Nomina il seme in cui hai più punti',
      'exchange-finish': 'Dai al capo, alla tua sinistra, una carta permessa',
      'exchange-alone': 'Sei il capo: dai la carta che ti procura un compagno',
      'exchange-again': 'Preferisci giocare contro il capo: dai la carta che lo permette',
      'sides-finish': 'Sei la dama: aggiungi più punti che puoi alla presa del capo',
      'sides-alone': 'Non lasciare questa presa al capo',
      'score-finish':
        'Prima di quest’ultima presa la squadra del capo aveva 70\u00a0punti, e gliene servono 82: quanto segni?',
      'score-alone': 'La tua squadra ha tutti i punti finora: quanto segni?',
      'five-alone':
        'Prima di quest’ultima presa la squadra del capo aveva 71\u00a0punti, e gliene servono 82: quanto segni?',
      'six-finish': `Dai ${the('KH')} al vicino che può riceverlo`,
      'six-alone': 'Gioca la carta che aiuta di più la tua squadra',
      'three-finish': 'Nomina quarta briscola la tua carta che vale di più',
      'lone-finish': 'Prima di quest’ultima presa il capo aveva 68\u00a0punti, e gliene servono 80: quanto segni?',
      'lone-alone': 'Hai tutti i punti finora: quanto segni?',
      'solo-alone': 'Quali carte fanno la presa, qualunque cosa giochi l’altra mano?',
      'window-finish': 'Avevi 74\u00a0punti prima di quest’ultima presa: quanto segni?',
      'window-alone': 'Hai 74\u00a0punti: arriva tra 80 e 85 con questa presa',
    },
    steps: {
      'trumps-worked': {
        title: 'Tre briscole in ogni smazzata',
        text: `Tre carte sono [briscole](trump), in quest’ordine: ${the('AH')}, ${the('7H')}, ${the('QH')}. Battono ogni altra carta, qualunque sia il seme chiesto. Ines attacca con ${the('AS')}. Guarda che cosa fa Ugo.`,
        done: `${The('7H')} è una briscola e batte perfino ${the('AS')}.`,
      },
      'trumps-finish': {
        title: 'C’è una briscola qui?',
        text: `Soltanto ${trumps} sono [briscole](trump). Senza briscole, la presa va alla carta più alta del seme chiesto. Ines ha attaccato con ${the('AC')}. Chi prende?`,
        done: `${The('KH')} è una carta comune: a prendere è ${the('AC')}.`,
        answers: {
          '': `Sul tavolo non ci sono briscole: ${the('KH')} è una semplice carta di ${hearts}. La presa va alla carta più alta di ${suit('C')}, quella di Ines.`,
        },
      },
      'trumps-alone': {
        title: 'Fai questa presa',
        text: `Ines ha attaccato con ${the('KH')}, ma in testa è Ugo con ${the('JH')}. Giochi dopo tutti gli altri. Quale tua carta fa la presa?`,
        done: `${The('QH')} è una briscola: batte ${the('KH')} e anche ${the('JH')}.`,
        answers: {
          'card=TH': `${The('TH')} non è una briscola, e nell’ordine sta sotto ${theRank('J')} e sotto ${theRank('K')}.`,
          'refusal=capodama.follow': `Puoi rispondere a ${hearts}, quindi questa carta non è permessa. Del resto qui nessuna carta di un altro seme farebbe la presa.`,
        },
        hints: [`Una delle tue carte di ${hearts} vale più di quanto dica il suo posto nell’ordine.`],
      },
      'trumps-again': {
        title: 'Più forte di una briscola',
        text: `Ines ha attaccato con ${the('7S')} e Giulia ha giocato ${the('QH')}. Non hai carte di ${suit('S')}: puoi giocare qualunque carta. Scegli tutte quelle che fanno la presa.`,
        done: `Soltanto una briscola più alta batte una briscola: qui ${the('7H')}.`,
        answers: {
          'card=KH': `${The('KH')} non è una briscola, quindi non batte ${the('QH')}, che lo è.`,
          'card=TH': `${The('TH')} è una semplice carta di ${hearts}, mentre ${the('QH')} è una briscola.`,
          'card=AD': `${The('AD')} non è una briscola e non è del seme chiesto: non può fare la presa.`,
          'card=JC': `${The('JC')} non è una briscola e non è del seme chiesto: non può fare la presa.`,
          'missed=7H': `Hai dimenticato ${the('7H')}, la seconda briscola: batte ${the('QH')}.`,
        },
        hints: [`Tra le briscole l’ordine è ${ranks('A 7 Q')}.`],
      },

      'follow-worked': {
        title: 'Che cosa si può giocare?',
        text: `Se hai il seme chiesto, gioca quel seme o una briscola. Se non ne hai, gioca quello che vuoi; soltanto una briscola [taglia](ruff). Ugo non ha ${suit('C')}.`,
        done: `Ugo ha giocato ${the('TH')}: non è una briscola, quindi non prende nulla. La presa è di Giulia, con ${the('7C')}.`,
      },
      'follow-finish': {
        title: 'Quali carte puoi giocare?',
        text: `Giulia ha attaccato a ${suit('C')}, e tu ne hai: gioca quel seme o una delle briscole, ${trumps}. Scegli tutte le carte permesse.`,
        done: 'Una briscola si può giocare sempre, anche quando si potrebbe rispondere al seme.',
        answers: {
          'card=KH': `${The('KH')} non è una briscola: finché hai ${suit('C')} deve aspettare.`,
          'card=AS': `Per quanto alta, questa carta non è di ${suit('C')} e non è una briscola.`,
          'card=8D': `Puoi rispondere a ${suit('C')}, quindi qui non puoi scartare un altro seme.`,
          'missed=7H': `Hai dimenticato ${the('7H')}: una briscola è permessa anche quando si potrebbe rispondere.`,
          'missed=TC': `Hai dimenticato ${the('TC')}. Non può fare la presa, ma risponde al seme.`,
          'missed=9C': `Hai dimenticato ${the('9C')}. Non può fare la presa, ma risponde al seme.`,
        },
      },
      'follow-alone': {
        title: 'E se il seme manca?',
        text: `Ines ha attaccato a ${suit('D')}, e tu non ne hai. Scegli tutte le carte che puoi giocare.`,
        done: 'Senza il seme chiesto la scelta è libera: non c’è mai l’obbligo di tagliare.',
        answers: {
          'missed=QH': `Hai dimenticato ${the('QH')}. Nessuno ti obbliga a tagliare, ma puoi farlo.`,
          '': `Non hai ${suit('D')}, quindi puoi giocare qualunque carta. Non c’è mai l’obbligo di mettere una briscola su un altro seme.`,
        },
        hints: [`Quante carte di ${suit('D')} hai?`],
      },

      'hearts-worked': {
        title: `Le briscole sono anche carte di ${hearts}`,
        text: `Chi ha fatto l’ultima presa può attaccare con qualunque carta. Una briscola chiede il suo seme: ${the('AH')} chiede ${hearts}. Ugo di quel seme ha soltanto ${the('7H')}.`,
        done: `Ugo non poteva tenersi ${the('7H')}: non aveva altro del seme chiesto.`,
      },
      'hearts-finish': {
        title: 'Del seme chiesto, soltanto briscole',
        text: `Giulia ha fatto l’ultima presa e può attaccare con qualsiasi carta: attacca a ${hearts}, e di quel seme hai soltanto briscole. Una di queste va giocata: [nessuna scappatoia](no-impasse). Scegli tutte le carte permesse.`,
        done: 'Quale briscola giocare lo decidi tu, ma una ci vuole.',
        answers: {
          'refusal=capodama.no-impasse': `Le tue briscole sono di ${hearts}: il seme chiesto ce l’hai, e questa carta non è di quel seme e non è una briscola.`,
          'missed=QH': `Hai dimenticato ${the('QH')}: le tue due briscole sono permesse entrambe.`,
          'missed=7H': `Hai dimenticato ${the('7H')}: le tue due briscole sono permesse entrambe.`,
        },
      },
      'hearts-alone': {
        title: 'Che cosa giochi?',
        text: `Ugo attacca con ${the('AH')}, la carta più forte di tutte. Tocca a te, e questa presa non puoi farla. Gioca una carta permessa dalle regole.`,
        done: `Non potevi tenere ${the('QH')}: era la tua unica carta di ${hearts}.`,
        answers: {
          'refusal=capodama.no-impasse': `${The('AH')} chiede ${hearts}. Di quel seme hai una carta, ${the('QH')}, e non puoi trattenerla anche se è una briscola.`,
        },
        hints: [`Quale seme chiede ${the('AH')}?`],
      },
      'hearts-again': {
        title: 'Puoi tenerti la briscola?',
        text: `Ines ha attaccato con ${the('JH')}. Vorresti conservare ${the('QH')} per una presa migliore. Gioca una carta che te lo permetta.`,
        done: `${The('8H')} risponde al seme. La briscola è obbligatoria soltanto quando non hai altro del seme chiesto.`,
        answers: {
          'card=QH': `È permesso, ma non serve: anche ${the('8H')} risponde al seme, e ti lascia la briscola.`,
          'refusal=capodama.follow': `Puoi rispondere a ${hearts}: di un altro seme, qui, non puoi giocare nulla.`,
        },
        hints: [`Hai due carte di ${hearts}.`],
      },

      'points-worked': {
        title: 'Quanto valgono le carte',
        text: `${capitalised(worth)}, le altre carte nulla. In ogni smazzata un seme, qui ${suit('S')}, è [raddoppiato](doubled): i suoi punti contano due volte.`,
        done: `5 e 4, e due volte 7 per ${the('7S')}: 23\u00a0punti. Ogni seme ne porta 30, quello raddoppiato 60, e il mazzo intero 150.`,
      },
      'points-finish': {
        title: 'Quanto vale questa presa?',
        text: `${capitalised(worth)}, le altre carte nulla; il doppio nel [seme raddoppiato](doubled), qui ${suit('C')}. La carta di Ines, ${the('KC')}, conta dunque 8. Conta tutta la presa.`,
        done: `8 per ${theRank('K')} e 10 per ${theRank('J')}.`,
        answers: {
          '': `${The('KC')} conta 8 e ${the('JC')} 10, entrambi raddoppiati; ${theRank('T')} e ${theRank('9')} non contano nulla. Fa 18.`,
        },
      },
      'points-alone': {
        title: 'E questa?',
        text: `Ines ha attaccato con ${the('AD')}. Il seme raddoppiato è ${suit('S')}. Quanti punti porta questa presa?`,
        done: `11, due volte 7, e 3; ${the('TD')} non aggiunge nulla.`,
        answers: {
          '': `${The('AD')} conta 11, ${the('7S')} due volte 7, ${the('QD')} 3 e ${the('TD')} nulla: 28. Contano doppio soltanto le carte di ${suit('S')}.`,
        },
        hints: [`${capitalised(worth)}.`],
      },

      'capo-worked': {
        title: 'Chi è il capo?',
        text: `Si dà tutto il mazzo, una carta alla volta, otto a testa. Chi ha ${the('AH')} lo dichiara: è il [capo](capo), e nomina il seme raddoppiato, ${suit('S')}, ${suit('D')} o ${suit('C')}.`,
        done: `Ugo raddoppia ${suit('S')}: in quel seme ci sono ora 60 dei 150\u00a0punti. Il primo attacco toccherà al capo.`,
      },
      'capo-finish': {
        title: 'Quale seme raddoppi?',
        text: `Hai ${the('AH')}: sei il [capo](capo). Si può raddoppiare ogni seme, salvo ${hearts}. Nomina quello in cui hai più punti: ${worth}.`,
        done: `${The('AC')}, ${the('7C')} e ${the('KC')} passano da 22\u00a0punti a 44.`,
        answers: {
          'refusal=capodama.double': `Il capo non raddoppia mai ${hearts}. Nomina un altro seme.`,
          '': `In quel seme nessuna tua carta conta. A ${suit('C')} hai ${rank('A')}, ${rank('7')} e ${rank('K')}: 22\u00a0punti, raddoppiati 44.`,
        },
      },
      'capo-alone': {
        title: 'Forti o numerose?',
        text: `Sei di nuovo il capo. Di ${hearts} hai carte forti, di ${suit('D')} ne hai parecchie. Quale seme raddoppi, per ricavarne più punti?`,
        done: `${The('AS')} e ${the('7S')} ora contano 36.`,
        answers: {
          'refusal=capodama.double': `Per quanto forti siano le tue carte di ${hearts}, quel seme non si raddoppia mai.`,
          '': `Due volte nulla fa nulla. Tra i semi che si possono raddoppiare hai carte che contano soltanto a ${suit('S')}: ${rank('A')} e ${rank('7')}.`,
        },
        hints: ['Contano i punti, non quante carte hai.'],
      },

      'exchange-worked': {
        title: 'Una carta a sinistra',
        text: `${players === 6 ? 'A un tavolo da quattro, ognuno' : 'Prima di cominciare a giocare, ognuno'} posa una carta coperta per il vicino di sinistra. Quando tutti hanno scelto, le carte passano insieme. Guarda che cosa dai e che cosa ricevi.`,
        done: `Ines ha ricevuto da te ${the('8C')}, e Ugo ti ha dato ${the('TC')}.`,
      },
      'exchange-finish': {
        title: 'Che cosa dai a Ines?',
        text: `Ines, alla tua sinistra, è il capo. Chi avrà ${the('QH')} sarà in segreto dalla sua parte: perciò nessuno può dare al capo quella carta. Dalle una carta permessa.`,
        done: `Ti resta ${the('QH')}: sei tu la dama, dalla parte di Ines, e lo sai soltanto tu finché non giochi quella carta.`,
        answers: {
          'refusal=capodama.dama-not-to-capo': `Con ${the('QH')} in mano sua, Ines resterebbe senza compagni. Per questo chi siede alla sua destra non può passarle quella carta.`,
        },
      },
      'exchange-alone': {
        title: 'Un capo cerca compagnia',
        text: `Sei il capo, e ti è toccata anche un’altra carta: ${the('QH')}. Se la tieni, giochi contro tutti. Dai a Ines la carta che ti procura un compagno.`,
        done: `Ora ${the('QH')} è in mano a Ines, che gioca con te. Un capo può dare quella carta, mai ${the('AH')}. Da solo avresti bisogno degli stessi punti, e segneresti soltanto tu.`,
        answers: {
          'refusal=capodama.keep-ace': `${The('AH')} non si dà mai: resta al capo.`,
          '': `Ti resterebbe ${the('QH')}, e giocheresti contro tutti. Chi riceve quella carta diventa tuo compagno.`,
        },
        hints: ['Quale carta fa passare dalla parte del capo chi la tiene?'],
      },
      'exchange-again': {
        title: 'Puoi cambiare squadra?',
        text: `Giulia, di fronte a te, è il capo. Hai ${the('QH')}, ma preferisci giocare contro di lei. Dai a Ines una carta che te lo permetta.`,
        done: `Ines non è il capo: può ricevere ${the('QH')}, e ora dalla parte di Giulia c’è lei.`,
        answers: {
          '': `Ti resterebbe ${the('QH')}, e saresti ancora dalla parte di Giulia. Soltanto chi siede alla destra del capo non può passargli quella carta; tu puoi darla.`,
        },
        hints: [`Chi ha ${the('QH')} quando si comincia a giocare sta dalla parte del capo.`],
      },

      'sides-worked': {
        title: 'Un compagno silenzioso',
        text: `Chi ha ${the('QH')} dopo lo scambio è la [dama](dama): gioca con il capo, e non dice niente. Giulia è il capo. Chi è la dama?`,
        done: `È Ugo. Giocando ${the('QH')} mostra a tutti che sta dalla parte di Giulia.`,
      },
      'sides-finish': {
        title: 'La presa è della tua compagna',
        text: `Hai ${the('QH')}: sei la [dama](dama), e giochi con Giulia, il capo, che fa questa presa con ${the('AH')}. Aggiungici più punti che puoi.`,
        done: `${The('KC')} porta 4\u00a0punti, e la briscola ti resta in mano.`,
        answers: {
          'card=QH': `${The('QH')} aggiungerebbe 3\u00a0punti invece di 4, e mostrerebbe a tutti chi sei.`,
          'card=8C': `${The('8C')} non porta nulla, e questa presa è già della tua squadra.`,
          'refusal=capodama.follow': `Puoi rispondere a ${suit('C')}, quindi questa carta non è permessa.`,
        },
      },
      'sides-alone': {
        title: 'Contro il capo',
        text: `Non hai né ${the('AH')} né ${the('QH')}: giochi contro Ines, il capo, che ha attaccato con ${the('AS')}, nel seme raddoppiato. L’ultima carta è tua: toglile questi punti.`,
        done: `${The('7H')} taglia e porta 37\u00a0punti alla tua squadra.`,
        answers: {
          'card=8S': `Con ${the('8S')} lasceresti 30\u00a0punti al capo: ${rank('A')} 22 e ${rank('K')} 8, entrambi raddoppiati.`,
          'card=TH': `${The('TH')} non è una briscola: non prenderebbe, e poiché puoi rispondere a ${suit('S')} non si può nemmeno giocare.`,
          'refusal=capodama.follow': `Puoi rispondere a ${suit('S')}: gioca quel seme o una briscola, nient’altro.`,
        },
        hints: ['Una delle tue carte si può giocare sempre.'],
      },

      'score-worked': {
        title: 'Chi vince la smazzata?',
        text: 'Dopo l’ultima presa la squadra del capo somma i suoi punti. Con almeno 82 dei 150 vince la smazzata; altrimenti vincono gli altri. Giulia, il capo, e tu, la dama, ne avete 78. Guarda l’ultima presa.',
        done: `${The('JD')} porta altri 5\u00a0punti: 83. Giulia e tu segnate 1 ciascuno.`,
      },
      'score-finish': {
        title: 'Quanto segni?',
        text: 'Alla squadra del capo servono 82\u00a0punti, e ogni giocatore della squadra che vince segna 1. Ugo, il capo, e Giulia, la dama, ne hanno 70 prima di quest’ultima presa, che fa Ugo.',
        done: 'Ne hanno 81, uno in meno di quanti ne servono: vincete la smazzata Ines e tu.',
        answers: {
          '': `${The('AC')} porta loro 11\u00a0punti: 81, uno in meno di 82. Ines e tu vincete la smazzata e segnate 1 ciascuno.`,
        },
      },
      'score-alone': {
        title: 'Tutti i punti?',
        text: 'Ogni giocatore di una squadra con tutti e 150 i\u00a0punti segna 2 invece di 1. Sei il capo; Giulia e tu avete tutti i punti finora, ma Ines ha fatto una presa senza valore. Questa presa è l’ultima. Quanto segni?',
        done: `Servono tutti i punti, non tutte le prese; ci riesce soltanto la squadra del capo, perché ${the('AH')} fa sempre la sua presa.`,
        answers: {
          '': 'Anche questa presa è tua: tutti e 150 i\u00a0punti sono di Giulia e tuoi. Quella persa non ne aveva, e le prese non si contano: segni 2.',
        },
        hints: ['Che cosa c’era nella presa di Ines?'],
      },

      'five-worked': {
        title: 'In cinque al tavolo',
        text: `In cinque ogni seme continua sotto ${theRank('8')} con ${theRank('6')} e ${theRank('5')}, che non valgono nulla. Il capo e la dama, a cui servono sempre 82\u00a0punti, hanno tre avversari.`,
        done: `${The('TC')} è la carta più alta: ${theRank('6')} e ${theRank('5')} vengono per ultimi.`,
      },
      'five-finish': {
        title: 'Chi fa questa presa?',
        text: `In cinque, ${theRank('6')} e ${theRank('5')} vengono subito sotto ${theRank('8')}. Ines ha attaccato con ${the('6S')}; Ugo e tu non avete ${suit('S')}. Di chi è la presa?`,
        done: `Livia ha giocato ${the('8S')}, la carta più alta del seme chiesto.`,
        answers: {
          '': `Senza briscole, può prendere soltanto una carta di ${suit('S')}. Delle tre la più alta è quella di Livia: ${theRank('6')} e ${theRank('5')} vengono dopo ${theRank('8')}.`,
        },
      },
      'five-alone': {
        title: 'Quanto segni?',
        text: 'Giulia, il capo, e Livia, la dama, hanno 71\u00a0punti prima dell’ultima presa, che fa Giulia. Ne servono 82. Chi vince segna 1. E tu?',
        done: 'Con 81 manca loro un punto: Ines, Ugo e tu segnate 1 ciascuno.',
        answers: {
          '': `${The('7D')} e ${the('QD')} portano loro 10\u00a0punti: 81, uno in meno di quanti ne servono. Vincono gli altri tre, e ciascuno segna 1, senza dividerlo.`,
        },
        hints: ['Aggiungi ai loro 71\u00a0punti quelli di questa presa.'],
      },

      'six-worked': {
        title: 'In sei al tavolo',
        text: `Ogni seme ora scende fino al ${rank('3')}, e il capo ha due compagni segreti: chi ha ${the('QH')} e chi ha ${the('KH')}. Nello scambio si dà una carta a ciascun vicino.`,
        done: `Due carte sono partite, due sono arrivate. ${The('KH')} dà un compagno al capo, ma non è per questo una briscola.`,
      },
      'six-finish': {
        title: 'Una a sinistra, una a destra',
        text: `Emilio, alla tua destra, è il capo. Non puoi dargli né ${the('QH')} né ${the('KH')}; Ines, alla tua sinistra, può ricevere l’una o l’altro. Dai ${the('KH')}, e un’altra carta.`,
        done: `Ora ${the('KH')} è in mano a Ines, e la mette dalla parte del capo.`,
        answers: {
          'refusal=capodama.king': `Il capo è alla tua destra, e ${the('KH')} non può andare a lui. Può andare a Ines, alla tua sinistra.`,
          'refusal=capodama.dama-not-to-capo': `Il capo è alla tua destra, e ${the('QH')} non può andare a lui.`,
          '': `Ti resterebbe ${the('KH')}. Dai quella carta a sinistra.`,
        },
      },
      'six-alone': {
        title: 'Da che parte stai?',
        text: `Dopo lo scambio hai ${the('KH')}. Giulia, il capo, fa questa presa con ${the('AH')}, e l’ultima carta è tua. Gioca la carta che aiuta di più la tua squadra.`,
        done: `${The('KH')} porta 4\u00a0punti a Giulia e a te, e mostra da che parte stai.`,
        answers: {
          'card=4H': `${The('KH')} ti mette dalla parte del capo: questa presa è anche tua. Aggiungi 4\u00a0punti.`,
          'refusal=capodama.follow': `Puoi rispondere a ${hearts}, quindi questa carta non è permessa.`,
        },
        hints: [`In sei, chi ha ${the('KH')} sta dalla parte del capo.`],
      },

      'three-worked': {
        title: 'In tre al tavolo',
        text: `In tre si hanno otto carte a testa, e nessuna carta sta sotto ${theRank('T')}. Il [capo](capo), che ha ${the('AH')} e gioca da solo, nomina il seme raddoppiato e poi una quarta briscola.`,
        done: `Ines ha raddoppiato ${suit('S')} e ha nominato quarta briscola ${the('AC')}. Poteva nominare qualunque carta, chiunque l’avesse, tranne le tre briscole. Ora attacca lei.`,
      },
      'three-finish': {
        title: 'Nomina la quarta briscola',
        text: `Sei il [capo](capo) e hai raddoppiato ${suit('C')}. Ogni carta che non è una briscola può diventare la quarta, sotto ${the('QH')}. Nomina quella della tua mano che conta di più.`,
        done: `${The('AC')}, che vale 22\u00a0punti, ora può fare la presa qualunque sia il seme chiesto; soltanto tre carte sono più forti.`,
        answers: {
          'refusal=capodama.fourth-trump': 'Questa carta è già una briscola: non può essere la quarta.',
          '': `Con il seme di ${suit('C')} raddoppiato, ${the('AC')} conta 22, più di questa carta. Da briscola può fare la presa qualunque sia il seme chiesto.`,
        },
      },
      'three-alone': {
        title: 'Quali carte puoi giocare?',
        text: `Giulia, il capo, ha nominato quarta briscola ${the('KS')}, e la carta ce l’hai tu. Ines ha attaccato a ${suit('C')}. Scegli tutte le carte permesse.`,
        done: 'La quarta briscola si può giocare sempre, come le altre tre.',
        answers: {
          'missed=KS': `Hai dimenticato ${the('KS')}: in questa smazzata è una briscola, e una briscola è sempre permessa.`,
          'card=QS': `${The('QS')} è una carta comune. Di quel seme è diventato briscola soltanto ${theRank('K')}.`,
          'card=AD': `Puoi rispondere a ${suit('C')}, e ${the('AD')} non è una briscola.`,
          '': `Hai dimenticato una carta di ${suit('C')}: ogni carta che risponde al seme è permessa.`,
        },
        hints: ['In questa smazzata le briscole sono quattro.'],
      },
      'fourth-worked': {
        title: 'Una briscola sotto le altre',
        text: `${The('KS')} è la quarta briscola di questa smazzata. Resta una carta di ${suit('S')}, ma batte tutte quelle che non sono briscole. Ines attacca con ${the('AS')}.`,
        done: `Giulia risponde con ${the('KS')} e prende: è una briscola, mentre ${the('AS')} non lo è.`,
      },
      'fourth-finish': {
        title: 'Chi fa questa presa?',
        text: `La quarta briscola, qui ${the('KS')}, sta sotto le altre tre. Ines ha attaccato con ${the('AC')} e Giulia ha tagliato con ${the('KS')}. Tu non hai ${suit('C')} e giochi ${the('QH')}.`,
        done: `Con ${the('QH')} surtagli: la quarta briscola è la più bassa delle quattro.`,
        answers: {
          '': `Sul tavolo ci sono due briscole. ${The('KS')}, la quarta, sta sotto ${the('QH')}: la presa è tua.`,
        },
      },
      'fourth-alone': {
        title: 'Che cosa puoi giocare?',
        text: `${The('KS')}, la quarta briscola, resta una carta di ${suit('S')}. Ines ha attaccato in quel seme. Scegli tutte le carte permesse.`,
        done: `${The('KS')} è la tua unica carta del seme chiesto: ci vuole una briscola, questa o un’altra.`,
        answers: {
          'refusal=capodama.no-impasse': `${The('KS')} resta di ${suit('S')}: il seme chiesto ce l’hai, ma soltanto in briscola, e va giocata una delle tue briscole.`,
          'missed=KS': `Hai dimenticato ${the('KS')}, la tua unica carta del seme chiesto.`,
          'missed=7H': `Hai dimenticato ${the('7H')}: al posto della quarta briscola puoi giocarne un’altra.`,
        },
        hints: [`C’è una carta di ${suit('S')} nella tua mano?`],
      },

      'lone-worked': {
        title: 'Chi vince la smazzata?',
        text: `Il capo gioca da solo e vince la smazzata con almeno 80 dei 150\u00a0punti; con meno ${players === 2 ? 'vince l’avversario' : 'vincono gli altri due'}. Sei il capo, e ne hai 67 prima di quest’ultima presa.`,
        done: 'Altri 15 fanno 82: la smazzata è tua, e segni 1.',
      },
      'lone-finish': {
        title: 'Quanto segni?',
        text: `Al capo, che è solo, servono 80\u00a0punti. Con meno ${players === 2 ? 'l’avversario vince e segna 1' : 'vincono gli altri, e ciascuno segna 1'}. Ines, il capo, ne ha 68 prima dell’ultima presa, che fa lei.`,
        done: 'Ines chiude con 79: le manca un punto.',
        answers: {
          '': `${The('7C')} e ${the('KC')} portano 11\u00a0punti a Ines: 79, uno in meno di 80. ${players === 2 ? 'Vinci la smazzata e segni 1.' : 'Giulia e tu vincete la smazzata e segnate 1 ciascuno.'}`,
        },
      },
      'lone-alone': {
        title: 'Tutti i punti?',
        text: 'Con tutti e 150 i\u00a0punti si segna 2 invece di 1. Sei il capo e hai tutti i punti finora; Ines ha fatto una presa senza valore. L’ultima presa è tua. Quanto segni?',
        done: `Servono tutti i punti, non tutte le prese; ci riesce soltanto il capo, perché ${the('AH')} fa sempre la sua presa.`,
        answers: {
          '': 'Con questa presa tutti e 150 i\u00a0punti sono tuoi. Quella persa non ne aveva, e le prese non si contano: segni 2.',
        },
        hints: ['Che cosa c’era nella presa di Ines?'],
      },

      'halves-worked': {
        title: 'Una smazzata in due metà',
        text: `In due si ricevono prima otto carte a testa, tra cui ${the('AH')}: chi lo ha è il [capo](capo), nomina il seme raddoppiato e gioca da solo. Ecco l’ottava presa, l’ultima di questa metà.`,
        done: 'L’ottava presa è tua. Si danno altre otto carte a testa, e attacchi tu. Non ci sono né dama né scambio.',
      },
      'halves-finish': {
        title: 'Chi attacca nella nona presa?',
        text: `Dopo l’ottava presa si dà la seconda metà, e attacca chi ha fatto quella presa. Qui Ines, il [capo](capo), attacca con ${the('TS')}, e tu giochi ${the('JS')}.`,
        done: `Con ${the('JS')} l’ottava presa è tua: attacchi tu.`,
        answers: {
          '': `Al capo spetta soltanto il primo attacco. L’ottava presa è tua, perché ${theRank('J')} batte ${theRank('T')}: attacchi tu.`,
        },
      },
      'halves-alone': {
        title: 'Quale seme raddoppi?',
        text: `Hai ${the('AH')}: sei il capo e raddoppi ${suit('S')}, ${suit('D')} o ${suit('C')} per tutte e due le metà. Nomina il seme in cui hai più punti.`,
        done: `${The('AC')}, ${the('7C')} e ${the('KC')} ora contano 44.`,
        answers: {
          'refusal=capodama.double': `Il capo non raddoppia mai ${hearts}.`,
          '': `Due volte nulla fa nulla. A ${suit('C')} hai ${rank('A')}, ${rank('7')} e ${rank('K')}: 22\u00a0punti, raddoppiati 44.`,
        },
        hints: ['Contano i punti, non quante carte hai.'],
      },

      'solo-worked': {
        title: 'Da soli al tavolo',
        text: `Due mani sono scoperte: la tua, sempre con ${the('AH')}, e quella di un [avversario virtuale](virtual). Le giochi tutte e due, secondo le regole. Il primo attacco è tuo.`,
        done: 'Scegli tu le due carte di ogni presa. Dopo l’ottava se ne danno altre otto per parte, nascoste fino ad allora.',
      },
      'solo-finish': {
        title: 'Chi attacca nella nona presa?',
        text: `Sei sempre tu il [capo](capo). Dopo l’ottava presa si dà la seconda metà, prima all’avversario virtuale, e attacca chi ha fatto quella presa. Qui hai attaccato con ${the('KS')}.`,
        done: `Con ${the('JS')} l’avversario virtuale ha fatto l’ottava presa, e attacca.`,
        answers: {
          '': `Al capo spetta soltanto il primo attacco. ${The('JS')} batte ${the('KS')}: l’ottava presa è dell’avversario virtuale, che attacca.`,
        },
      },
      'solo-alone': {
        title: 'Quale attacco è sicuro?',
        text: 'Attacchi tu, e le due mani sono scoperte. Scegli tutte le tue carte che fanno la presa, qualunque carta giochi l’avversario virtuale.',
        done: 'Vedere le due mani: ecco che cosa fa di questo gioco un rompicapo.',
        answers: {
          'card=7S': `L’avversario virtuale deve rispondere e di ${suit('S')} ha soltanto ${theRank('A')}, che batte ${the('7S')}.`,
          'card=8D': `L’avversario virtuale deve rispondere, e ${the('9D')} batte ${the('8D')}.`,
          'missed=JC': `Hai dimenticato ${the('JC')}: ${theRank('T')} e ${theRank('Q')} non battono ${theRank('J')}.`,
          'missed=KD': `Hai dimenticato ${the('KD')}: l’avversario virtuale può rispondere soltanto con ${the('9D')}.`,
        },
        hints: ['Per ogni carta, guarda che cosa ha l’altra mano in quel seme.'],
      },
      'window-worked': {
        title: 'Né troppi né troppo pochi',
        text: 'Si vince la smazzata facendo da 80 a 85\u00a0punti, contati alla fine di tutto. Con meno perdi, e con più perdi lo stesso. Ne hai 75 prima di quest’ultima presa.',
        done: 'Altri 7 fanno 82: la smazzata è tua, e segni 1.',
      },
      'window-finish': {
        title: 'Quanto segni?',
        text: 'Da 80 a 85\u00a0punti segni 1; sotto o sopra, segna l’avversario virtuale. Ne hai 74 prima dell’ultima presa, che fai tu.',
        done: '88 supera 85: l’avversario virtuale segna 1, e tu nulla.',
        answers: {
          '': `${The('AD')} e ${the('QD')} fanno 14: chiudi con 88, più di 85. La smazzata è persa, e segni 0.`,
        },
      },
      'window-alone': {
        title: 'Arriva tra 80 e 85',
        text: `Hai 74\u00a0punti. L’avversario virtuale ha attaccato con ${the('KD')}; il seme raddoppiato è ${suit('S')}. Gioca la carta che ti lascia da 80 a 85\u00a0punti dopo questa presa.`,
        done: '5 e 4 fanno 83, e dopo nulla ti costringe a farne altri.',
        answers: {
          'card=AD': `${The('AD')} fa la presa, ma 11 e 4 fanno 89: troppi.`,
          'card=8D': `${The('8D')} ti lascia a 74: troppo pochi.`,
        },
        hints: [`${The('KD')} porta 4\u00a0punti; aggiungi quelli della tua carta.`],
      },

      deal: {
        title: 'Ora gioca una smazzata',
        text: `L’ultima presa si può riguardare finché la successiva non è completa. ${players === 1 ? 'Dai sempre tu le carte' : 'Il capo dà le carte la volta dopo'}, e vince la partita chi arriva per primo a ${String(options.target)}; finché in testa sono in parità si continua.`,
      },
    },
  };
};
