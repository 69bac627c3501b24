import type {CapraOptions} from '@cartavola/engine/games/capra/rules.js';
import {naming} from '@cartavola/words/rulebook/naming.js';
import type {LaterTextsFor} from '../../../lesson-texts.js';
import {almostGoat} from '../almost-goat.js';
import type {CapraLaterId} from '../capra-steps.js';

export const later: LaterTextsFor<CapraLaterId, CapraOptions> = ({cards, options}) => {
  const {the, The, suit} = naming(cards);
  const target = String(options.target);
  const before = almostGoat(options);
  return {
    again: {
      'choose type=beat': 'Quali tue carte battono quelle sul tavolo?',
      'trump-alone': 'Fai questa presa e tieni la briscola',
      'count points': 'Quanto vale questa presa?',
      'fold-finish': 'Scarta una carta che non porti niente agli altri',
      'predict winner': 'Di chi è questa presa?',
      'fold-alone-partner': 'La presa è della tua compagna: scarta la carta che vale di più',
      'lead-finish': 'Attacca con quante più carte puoi',
      'predict turn': 'Chi pesca per primo, e poi attacca?',
      'several-finish': 'Fai questa presa: batti tutte le carte',
      'play type=beat': 'Fai questa presa: batti tutte le carte',
      'enter-finish': 'Entra con le tue quattro carte',
      'enter-alone-now': 'Vuoi attaccare con tutte e quattro: fai ciò che lo permette',
      'right-finish': 'Lo chiedono a te: passa davanti con le tue quattro carte',
      'predict enters': 'Chi può entrare in questa presa?',
      'penalty-finish':
        'La vostra coppia aveva 22\u00a0punti prima di quest’ultima presa: quanti punti di penalità riceve?',
      'penalty-alone-few':
        'La vostra coppia aveva 12\u00a0punti prima di quest’ultima presa: quanti punti di penalità riceve?',
      'penalty-alone-none':
        'La vostra coppia non aveva nessuna presa prima di quest’ultima: quanti punti di penalità riceve?',
      'goat-finish':
        'Prima di quest’ultima presa voi avevate 50\u00a0punti, gli altri 57: quale coppia riceve punti di penalità?',
      'goat-alone':
        'Prima di quest’ultima presa voi avevate 60\u00a0punti, gli altri 44: quale coppia riceve punti di penalità?',
    },
    steps: {
      'trump-worked': {
        title: 'Un seme più forte',
        text: `Si scopre una carta nel mezzo del tallone, e lì resta. Il suo seme, ${suit('H')} in questa smazzata, è [briscola](trump): il sette di Giulia batte perfino un asso di un altro seme. Poi Ugo gioca una briscola più alta.`,
        done: 'Contro una briscola ne serve una più alta: il tuo otto di cuori non basterebbe.',
      },
      'trump-finish': {
        title: `Quali carte battono ${the('QC')}?`,
        text: `La [briscola](trump) è ${suit('D')}. Una carta di un altro seme è battuta da qualsiasi briscola, oppure da una più alta del suo seme. Scegli tutte le tue carte che battono la donna.`,
        done: 'Basterebbe la briscola bassa, e basta anche il dieci, senza spendere briscole.',
        answers: {
          'missed=7D': `Manca ${the('7D')}: una briscola, anche bassa, batte qualsiasi carta che non lo sia.`,
          'missed=TC': `Manca ${the('TC')}: è più alto nello stesso seme, e non ha bisogno di briscole.`,
          'card=AS': `${The('AS')} non è né di fiori né una briscola: essere un asso non gli serve.`,
          'card=9C': `${The('9C')} è sì di fiori, ma più basso della donna.`,
        },
        hints: ['Guarda prima i fiori, poi i quadri.'],
      },
      'trump-alone': {
        title: 'Prendere, ma con che cosa?',
        text: `Giochi per ultimo, con una sola briscola, ${the('8S')}. Conviene tenere una briscola finché per battere basta una carta del seme giocato. Prendi le quattro carte.`,
        done: 'Il dieci sta sopra il re: la briscola ti resta in mano.',
        answers: {
          'card=8S type=beat': `${The('8S')} potrebbe prenderle, ma sarebbe una briscola sprecata: uno dei tuoi cuori è abbastanza alto.`,
          'card=QH type=beat': `${The('QH')} sta sotto il re: qui non prende niente.`,
          'card=AC type=beat': `${The('AC')} non è né di cuori né una briscola: non può battere il re.`,
          'type=fold': 'Una carta scartata non prende mai. Batti invece il re, con una carta giocata scoperta.',
        },
        hints: [`Quale dei tuoi cuori sta sopra ${the('KH')}?`],
      },

      'points-worked': {
        title: 'Quanto valgono le carte',
        text: 'L’asso vale 11, il dieci 10, il re 4, la donna 3, il fante 2, il resto niente. Queste quattro carte sono una [presa](trick). Ines ha battuto per ultima, dunque è sua: 0 + 3 + 4 + 11 = 18.',
        done: 'Il mazzo intero vale 120\u00a0punti.',
      },
      'points-finish': {
        title: 'Quanti punti?',
        text: 'Asso 11, dieci 10, re 4, donna 3, fante 2: il resto non conta. Giulia fa questa [presa](trick) con una briscola. Quanto vale?',
        done: '2 + 3 + 10 + 0: quindici punti per la vostra coppia.',
        answers: {
          '': 'Conta il fante, la donna e il dieci. L’otto fa la presa, ma non vale niente.',
        },
        hints: ['Somma una carta dopo l’altra; dal nove in giù non valgono niente.'],
      },
      'points-alone': {
        title: 'E questa presa?',
        text: `La briscola è ${suit('S')}, e la presa la fa Ugo. Quanti punti porta alla sua coppia?`,
        done: '10 + 11 + 0 + 2 = 23: anche il tuo dieci è passato a loro.',
        answers: {
          '': 'Le briscole contano secondo il loro valore, come le altre carte; a pesare sono il dieci e l’asso.',
        },
        hints: ['Prima il dieci e l’asso, poi le due briscole.'],
      },

      'fold-worked': {
        title: 'Chi non batte scarta',
        text: 'Ines batte il tuo re. Giulia e Ugo [scartano](fold): ciascuno posa coperta una carta di un seme qualsiasi, che nessuno guarda. Ines fa la presa, perché è stata l’ultima a battere.',
        done: 'Una carta scartata non prende mai; e se nessuno avesse battuto il tuo re, la presa sarebbe tua.',
      },
      'fold-finish': {
        title: 'Che cosa regali?',
        text: `Nessuna delle tue carte batte ${the('AC')}: [scarta](fold) dunque una carta coperta, di un seme qualsiasi. I suoi punti andranno a Ines e Ugo. Fai che non ne ricevano nessuno.`,
        done: 'Coperta, e per loro senza valore. Battere non è mai obbligatorio: si può sempre scartare.',
        answers: {
          'card=KC': `${The('KC')} è troppo basso per battere, e scartandolo daresti loro 4\u00a0punti. Non c’è mai l’obbligo di giocare lo stesso seme.`,
          'card=TD': `${The('TD')} non può battere una carta di fiori, e scartandolo daresti loro 10\u00a0punti.`,
        },
        hints: ['Quali delle tue carte non valgono niente?'],
      },
      'fold-alone-winner': {
        title: 'Di chi è questa presa?',
        text: `Ines ha giocato il fante, Giulia lo ha battuto, Ugo ha scartato. Tu scarti ${the('AS')}. Chi fa la presa?`,
        done: 'Giulia ha battuto per ultima, e il tuo asso le porta altri 11\u00a0punti. Se nessuno avesse battuto, la presa sarebbe di Ines, che ha attaccato.',
        answers: {
          '': 'Una carta scartata non prende mai, nemmeno un asso. Cerca chi ha battuto per ultimo.',
        },
        hints: ['Soltanto le carte scoperte possono prendere.'],
      },
      'fold-alone-partner': {
        title: 'Giulia la tiene già',
        text: `Giulia ha battuto con ${the('AS')}, e tu giochi per ultimo. La presa è già della vostra coppia: aggiungi quanti più punti puoi.`,
        done: 'Dieci punti in più per voi due, e la briscola ti resta.',
        answers: {
          'card=7D type=beat': `${The('7D')} batterebbe la tua compagna: una briscola sprecata, e nessun punto in più.`,
          'card=7D type=fold': `${The('7D')} non porta punti, e una briscola conviene tenerla.`,
          'card=9H type=fold': `${The('9H')} non vale niente: puoi dare di più.`,
          'card=JH type=fold': `${The('JH')} vale 2\u00a0punti: un’altra delle tue carte vale di più.`,
          'refusal=capra.beat': 'Quella carta non batte l’asso, e non serve: scarta quella che vale di più.',
        },
        hints: ['Non serve battere: che cosa scarteresti?'],
      },

      'lead-worked': {
        title: 'Pescare, poi attaccare',
        text: 'Fai la presa, dunque dal tallone peschi prima tu, poi gli altri, finché tutti non hanno di nuovo quattro carte. Adesso [attacchi](lead): da una a quattro carte di un solo seme, qui tre carte di picche.',
        done: 'Per battere o per scartare, ciascuno dovrà posare tre carte.',
      },
      'lead-finish': {
        title: 'Quante più carte puoi',
        text: 'L’ultima presa è tua, dunque [attacchi](lead): una, due, tre o quattro carte, tutte dello stesso seme. Giocane insieme quante più puoi.',
        done: 'Tre in un colpo: per batterle servono tre buone carte.',
        answers: {
          'refusal=capra.lead': 'Non sono tutte dello stesso seme, e due carte di uguale valore non fanno gruppo.',
          '': 'Così si può attaccare, ma hai più carte di uno stesso seme.',
        },
        hints: ['Conta le tue carte seme per seme.'],
      },
      'lead-alone': {
        title: 'A chi tocca adesso?',
        text: 'Ines ha attaccato, Giulia ha battuto, Ugo e tu avete scartato. Chi pesca per primo dal tallone, e poi attacca?',
        done: 'Giulia ha fatto la presa: pesca per prima, poi gli altri in senso orario, una carta alla volta, finché non ne hanno quattro o finché il tallone non è esaurito. Il prossimo attacco è suo.',
        answers: {
          '': 'L’attacco non gira da sé intorno al tavolo: chi ha fatto questa presa pesca per primo e attacca.',
        },
        hints: ['Chi ha fatto la presa?'],
      },

      'several-worked': {
        title: 'Una carta per ognuna',
        text: `Ugo attacca con due carte di picche: per batterle te ne servono due, ognuna sopra una diversa. Il tuo dieci va sul nove, e la tua briscola, ${the('6C')}, sull’otto.`,
        done: 'Ora sono le tue due le carte da battere, e la tua briscola cede soltanto a una più alta.',
      },
      'several-finish': {
        title: 'Ne manca una',
        text: `Per battere più carte giocane altrettante, ognuna sopra una diversa. La briscola è ${suit('S')}. ${The('TH')} batte il re: giocalo con una seconda carta, che batta il nove.`,
        done: 'Andavano bene tutte e due, la donna e la briscola; con la donna la briscola ti resta. Adesso sono le tue due carte che bisogna battere.',
        answers: {
          'card=JD type=beat': `${The('JD')} non è né di cuori né una briscola: non batte nessuna delle due.`,
          'type=fold': 'Le carte scartate non prendono mai. Batti tutte e due le carte, con due delle tue scoperte.',
          'type=beat': `Queste due le battono, ma qui una delle tue dev’essere ${the('TH')}.`,
        },
        hints: [`Sopra ${the('9H')} ci vuole una carta di cuori più alta, o una briscola.`],
      },
      'several-alone-three': {
        title: 'Tre in una volta',
        text: `Ines ha attaccato con tre carte di quadri, gli altri hanno scartato. La briscola è ${suit('C')}. Fai la presa con tre delle tue carte.`,
        done: 'L’asso e la briscola pensano al dieci e alla donna, una carta bassa di quadri batte l’otto.',
        answers: {
          'card=AD refusal=capra.beat':
            'Bisogna batterle tutte e tre, due non bastano. L’asso va sul dieci o sulla donna, mai su tutti e due.',
          'refusal=capra.beat':
            'Bisogna batterle tutte e tre. Il fante e il nove stanno sotto il dieci e la donna, e una briscola copre una carta sola.',
          'type=fold': 'Questo è uno scarto, che non prende mai: tre delle tue carte possono battere le sue.',
        },
        hints: ['Comincia dal dieci: che cosa ci metti sopra? Poi la donna.'],
      },
      'several-alone-best': {
        title: 'Che cosa c’è da battere?',
        text: `La briscola è ${suit('C')}. Ines ha attaccato con due carte di picche, Giulia ha scartato, Ugo ha battuto. Tu giochi per ultimo: fai la presa.`,
        done: 'Una briscola sull’asso, e una più alta sul sette.',
        answers: {
          'card=TS refusal=capra.beat': 'Il dieci batte il re di Ines, ma adesso è l’asso di Ugo che si deve battere.',
          'refusal=capra.beat': 'A picche niente sta sopra l’asso di Ugo, e la sua briscola ne vuole una più alta.',
          'type=fold': 'Così rinunci alla presa, e due delle tue carte la farebbero.',
        },
        hints: ['Adesso contano le carte di Ugo, non più quelle di Ines.'],
      },

      'enter-worked': {
        title: 'Quattro carte di cuori',
        text: 'Le tue quattro carte sono dello stesso seme, e non hai ancora giocato. Dunque puoi [entrare](enter), anche fuori turno. Le carte giocate tornano indietro, e le tue quattro sono l’attacco.',
        done: 'Il gioco riprende da te: per battere le tue servono quattro carte, e contro un attacco con quattro nessuno può entrare.',
      },
      'enter-finish': {
        title: 'Tocca a Ugo',
        text: 'Da quando le mani sono complete e finché non hai giocato nella presa, [quattro dello stesso seme](four) ti permettono di [entrare](enter), anche fuori turno: le carte giocate tornano indietro, e si attacca con le tue quattro. Entra con le tue briscole.',
        done: 'Ines riprende il suo asso, e Giulia la sua carta, che nessuno ha visto. Qualunque seme andava bene; contro un attacco di quattro carte nessuno può più entrare.',
        hints: ['Prendi tutte e quattro le tue carte.'],
      },
      'enter-alone-now': {
        title: 'Adesso, o più tardi?',
        text: `Ugo ha attaccato con un asso, e tocca a te. Hai quattro briscole, tutte di ${suit('H')}, e vorresti attaccare con quelle. Fai la mossa che te lo permette.`,
        done: 'L’asso di Ugo torna indietro; dopo una sola carta giocata sarebbe stato troppo tardi.',
        answers: {
          '': 'Così giocheresti nella presa, e chi vi ha giocato non può più entrare: prima si entra.',
        },
        hints: ['Una volta che si è battuto o scartato, non si può più entrare.'],
      },
      'enter-alone-who': {
        title: 'Chi può ancora entrare?',
        text: 'Tutte le mani sono scoperte. Ines aveva quattro carte di fiori e ha attaccato con una. Giulia ne aveva quattro di quadri e ha battuto con una di quelle. Chi può ancora entrare?',
        done: 'Ugo ha quattro carte di cuori e non ha giocato nella presa.',
        answers: {
          '': 'Bisogna avere in mano quattro carte dello stesso seme, e chi ha giocato in questa presa arriva tardi.',
        },
        hints: ['Chi ha ancora quattro carte? Sono dello stesso seme?'],
      },

      'right-worked': {
        title: 'Prima il più vicino',
        text: 'L’attacco era di Ines, e tu entri con quattro carte di cuori. Ma in senso orario, partendo da lei, Ugo viene prima di te: ha quattro carte di picche, glielo si chiede in segreto, ed entra lui.',
        done: 'Si attacca con le sue quattro, e i tuoi cuori ti tornano in mano, visti da tutti.',
      },
      'right-finish': {
        title: 'Lo chiedono a te',
        text: 'Ugo ha attaccato. Qualcuno più lontano da lui, in senso orario, vuole [entrare](enter). Tu vieni prima, e hai quattro dello stesso seme: puoi entrare, o lasciar fare. Passa davanti.',
        done: 'Si attacca con le tue quattro, e chi voleva entrare riprende le sue.',
        answers: {
          '': 'Così si attacca con le altre quattro, e le tue briscole devono aspettare.',
        },
        hints: ['Entrare, o lasciar fare: che cosa mette davanti le tue quattro?'],
      },
      'right-alone': {
        title: 'Di chi è il diritto?',
        text: `Tutte le mani sono scoperte, e la briscola è ${suit('S')}. Ugo ha attaccato. Ines e Giulia vogliono entrare, ciascuna con quattro dello stesso seme. Chi ne ha il diritto?`,
        done: 'Dopo Ugo, in senso orario, vieni tu, poi Ines, poi Giulia: qui i cuori bassi passano prima delle briscole alte.',
        answers: {
          '': 'Non decidono né il valore né la briscola. Parti da Ugo, in senso orario, e cerca il primo che abbia quattro dello stesso seme.',
        },
        hints: ['Dopo Ugo vieni prima tu.'],
      },

      'penalty-worked': {
        title: 'La smazzata è finita',
        text: 'Ogni coppia conta i punti delle sue prese: con 61 dei 120\u00a0punti si vince la smazzata. Voi ne avevate 40, e con quest’ultima presa sono 56. Chi perde e ne ha da 31 a 59 riceve 2\u00a0[punti di penalità](penalty).',
        done: 'Ines e Ugo hanno gli altri 64, e non ne ricevono.',
      },
      'penalty-finish': {
        title: 'Quanto vi costa questa smazzata?',
        text: 'La coppia che perde riceve 2\u00a0[punti di penalità](penalty) se ha da 31 a 59\u00a0punti, 4 con meno, 6 senza prese. La vostra ha 22\u00a0punti prima di quest’ultima presa. Quanti punti di penalità riceve?',
        done: 'La tua briscola fa la presa: 22 e 14 fanno 36, e prendete soltanto 2\u00a0punti di penalità. Sul 60 a 60 nessuno ne prende.',
        answers: {
          '': 'Guarda chi fa questa presa; se è vostra, sommala ai 22, e poi vedi se arrivate a 31.',
        },
        hints: ['Quanto vale questa presa, e di chi è?'],
      },
      'penalty-alone-few': {
        title: 'È bastato?',
        text: `La briscola è ${suit('H')}. La vostra coppia ha 12\u00a0punti prima dell’ultima presa. Quanti punti di penalità riceve?`,
        done: 'Giulia prende 18\u00a0punti: 12 e 18 fanno 30, ne mancava uno.',
        answers: {
          '': 'Se questa presa è vostra, sommala ai 12: arrivate a 31?',
        },
        hints: ['Perdere con 31 costa meno che perdere con 30.'],
      },
      'penalty-alone-none': {
        title: 'L’ultima occasione',
        text: `La briscola è ${suit('S')}. La vostra coppia non ha fatto nessuna presa in questa smazzata, e questa è l’ultima. Quanti punti di penalità riceve?`,
        done: 'La briscola di Ugo fa anche questa: neanche una presa, dunque sei punti di penalità.',
        answers: {
          '': 'Guarda chi fa questa presa. Perdere con pochi punti e perdere senza una presa non costano lo stesso.',
        },
        hints: ['Questa presa è della vostra coppia?'],
      },

      'goat-worked': {
        title: 'Sessanta per parte',
        text: 'Prima di quest’ultima presa voi avevate 44\u00a0punti, Ines e Ugo 60. I vostri 16 fanno 60 a 60: nessuno riceve punti di penalità. Sono [uova](eggs), e restano fino alla fine della partita.',
        done: 'Per vincere una smazzata servono 61\u00a0punti; per perderla, meno di 60.',
      },
      'goat-finish': {
        title: 'Chi è la capra?',
        text: `Con ${target}\u00a0punti di penalità o più una coppia perde la partita: è la [capra](goat), con le uova se una smazzata è finita 60 a 60. Ognuna ne ha ${before}. Prima di quest’ultima presa voi avete 50\u00a0punti, gli altri 57.`,
        done: 'Il dieci di Ines sta sopra la tua donna: 70 a 50, e con 2\u00a0punti di penalità la capra siete voi.',
        answers: {'': 'La coppia che fa questa presa passa i 60, e l’altra riceve la penalità. Chi la fa?'},
        hints: ['Quale delle quattro carte di fiori è la più alta?'],
      },
      'goat-alone': {
        title: 'E in questa smazzata?',
        text: `Ogni coppia ha ${before}\u00a0punti di penalità. Prima di quest’ultima presa voi avete 60\u00a0punti, Ines e Ugo 44. Chi diventa la capra?`,
        done: 'Nessuno: con i 16\u00a0punti di Ines si è 60 a 60, e la capra di questa partita, chiunque sia, avrà le uova.',
        answers: {'': 'Somma la presa ai punti della coppia che la fa. Una delle due ne ha allora meno dell’altra?'},
        hints: ['Chi fa questa presa, e quanto vale?'],
      },

      deal: {
        title: 'Ora gioca una smazzata',
        text: 'Con Giulia, fate almeno 61\u00a0punti. Una smazzata finisce quando non ci sono più carte. Attacca per primo chi siede alla sinistra del mazziere, e nelle smazzate successive chi ha fatto l’ultima presa. Il mazzo passa a sinistra.',
      },
    },
  };
};
