import type {CalypsoOptions} from '@cartavola/engine/games/calypso/rules.js';
import {naming} from '@cartavola/words/rulebook/naming.js';
import type {LaterTextsFor} from '../../../lesson-texts.js';
import type {CalypsoLaterId} from '../calypso-steps.js';

export const later: LaterTextsFor<CalypsoLaterId, CalypsoOptions> = ({cards, options}) => {
  const {the, The, theRank, suit} = naming(cards);
  const bound = options.overruff === 'compulsory';
  const order = (['H', 'C', 'S', 'D'] as const).map(suit).join(', ');
  return {
    again: {
      deals: ([dealer = 0]) => `${['Hai', 'Ines ha', 'Giulia ha', 'Ugo ha'][dealer]} dato le carte: a chi tocca dopo?`,
      'choose of=0': 'Quali carte sono le tue briscole?',
      'choose of=0,2': 'Quali servono alla tua coppia?',
      'choose follows': 'Quali carte rispondono?',
      predict: 'Chi fa la presa?',
      'predict turn': 'Chi attacca dopo?',
      'choose ruffs': 'Quali carte tagliano?',
      'ruff-last': 'Fai tua la presa',
      'lead-alone': 'Rispondi senza sprecare una carta alta',
      'choose overruffs': 'Quali carte surtagliano?',
      'overruff-last': bound ? 'Surtaglia, ma tieni la tua briscola migliore' : 'Lascia la presa alla tua compagna',
      'count discarded': 'Quante carte vanno ai tuoi scarti?',
      'count placed': 'Quante di queste carte trovano posto?',
      'next-finish': 'Fai la presa con una carta che manca al tuo calypso',
      'count placed=0': 'Quante di queste carte entrano nei tuoi calypso?',
      'score-finish': ([done, cards, discards]) =>
        `Calypso completi: ${done}; carte del seguente: ${cards}; scarti: ${discards}. Quanti punti?`,
      'score-alone': ([done, cards, discards]) =>
        `Calypso completi: ${done}; carte del seguente: ${cards}; scarti: ${discards}. Quanti punti?`,
      'score-last': ([done, cards, discards, , hers, more, laid]) =>
        `Calypso completi, carte del seguente, scarti: tu ${done}, ${cards}, ${discards}; Giulia ${hers}, ${more}, ${laid}. Quanti punti fa la coppia?`,
      'revoke-alone': ([done, cards, discards, revokes]) =>
        `Calypso completi: ${done}; carte del seguente: ${cards}; scarti: ${discards}; mancate risposte: ${revokes}. Quanti punti?`,
      'choose revokes': 'Quali carte sarebbero mancate risposte?',
    },
    steps: {
      'partners-worked': {
        title: 'Tu e Giulia',
        text: `Giochi con Giulia, seduta di fronte a te, contro Ines e Ugo. Ognuno ha una [briscola personale](own-trump), forte solo in mano sua, e costruisce calypso in quel seme: tu ${suit('H')}, Giulia ${suit('S')}, Ines ${suit('C')}, Ugo ${suit('D')}.`,
      },
      'partners-finish': {
        title: 'Quali sono le tue briscole?',
        text: `La tua [briscola personale](own-trump) è ${suit('H')}; ogni altro seme è di un altro giocatore. Scegli tutte le tue briscole.`,
        done: `Anche ${theRank('5')} è una tua briscola, proprio come ${theRank('J')}, e al tuo calypso servono tutte e due le carte.`,
        answers: {
          'card=AS': `Il seme di Giulia è ${suit('S')}: in mano tua quest’asso è una carta come le altre.`,
          'card=QD': `Solo Ugo ha ${suit('D')} come briscola.`,
          'card=KC': `Solo Ines ha ${suit('C')} come briscola.`,
          'missed=JH': `Anche ${the('JH')} è del tuo seme.`,
          'missed=5H': `Sono briscole anche le carte basse del tuo seme: ${the('5H')} è una di queste.`,
        },
        hints: ['Guarda soltanto i semi; quanto è alta una carta non importa.'],
      },
      'partners-alone': {
        title: 'Quali servono alla tua coppia?',
        text: `I compagni sommano i punti: il calypso di Giulia, a ${suit('S')}, conta dunque per te come il tuo. Scegli tutte le carte che entrano nell’uno o nell’altro.`,
        done: 'Le due carte che restano sono dei semi che raccolgono Ines e Ugo.',
        answers: {
          'card=AD': `A ${suit('D')} costruisce Ugo, che gioca contro di te.`,
          'card=8C': `A ${suit('C')} costruisce Ines, che gioca contro di te.`,
          'missed=TH': `${The('TH')} entra nel tuo calypso.`,
          'missed=6H': `${The('6H')} entra nel tuo calypso.`,
          'missed=QS': `Non è una tua briscola, ma a Giulia serve: ${the('QS')} entra nel suo calypso.`,
          'missed=3S': `Non è una tua briscola, ma a Giulia serve: ${the('3S')} entra nel suo calypso.`,
        },
        hints: ['In una coppia si è in due, e i semi utili sono due.'],
      },

      'draw-worked': {
        title: 'Il sorteggio dei posti',
        text: 'Ognuno pesca una carta. Qui la più alta è il re: chi lo ha sceglie un compagno, che gli siede di fronte, poi un seme, e dà le carte per primo. A parità si ripesca. Poi si mescola tutto.',
      },
      'draw-finish': {
        title: 'Quale seme resta a te?',
        text: `Ines ha pescato la carta più alta e ha preso ${suit('H')}. In senso orario i semi si seguono sempre così: ${order}. Giulia ha dunque ${suit('C')}. Scegli le tue briscole.`,
        done: `Scelto un seme, sono decisi tutti e quattro, e due compagni hanno sempre ${suit('H')} e ${suit('S')}, oppure ${suit('C')} e ${suit('D')}.`,
        answers: {
          'card=KH': `Ines ha preso ${suit('H')} per sé.`,
          'card=4C': `Dopo Ines siede Giulia, e ${suit('C')} è il suo seme.`,
          'card=6S': `Dopo Giulia siede Ugo, e ${suit('S')} è il suo seme.`,
          'missed=QD': `Tre giocatori hanno già il loro seme, e a te resta ${suit('D')}: anche ${theRank('Q')} è una tua briscola.`,
          'missed=9D': `Tre giocatori hanno già il loro seme, e a te resta ${suit('D')}: anche ${theRank('9')} è una tua briscola.`,
        },
        hints: ['Fai il giro partendo da Ines, un seme per giocatore.'],
      },
      'draw-alone': {
        title: 'Quali servono alla tua coppia?',
        text: `Questa volta la carta più alta è di Giulia, che ha scelto te e ha preso ${suit('D')}. L’ordine è ${order}, poi di nuovo ${suit('H')}. Scegli tutte le carte che entrano nel tuo calypso o nel suo.`,
        done: `Dopo Giulia con ${suit('D')} vengono Ugo con ${suit('H')}, tu con ${suit('C')} e Ines con ${suit('S')}. Dal prossimo passo la tua briscola è di nuovo ${suit('H')}.`,
        answers: {
          'card=AH': `Dopo ${suit('D')} l’ordine ricomincia: ${suit('H')} è di Ugo, che siede dopo Giulia.`,
          'card=8S': `L’ultimo seme del giro, ${suit('S')}, è di Ines.`,
          'missed=KD': `Giulia ha preso ${suit('D')}, e costruisce per la tua coppia.`,
          'missed=TD': `Giulia ha preso ${suit('D')}, e costruisce per la tua coppia.`,
          'missed=JC': `Fai il giro partendo da Giulia: Ugo ha ${suit('H')}, e tu dunque ${suit('C')}.`,
          'missed=5C': `Fai il giro partendo da Giulia: Ugo ha ${suit('H')}, e tu dunque ${suit('C')}.`,
        },
        hints: ['Partendo da Giulia conta Ugo, poi te, poi Ines.'],
      },

      'follow-worked': {
        title: 'Si risponde al seme',
        text: `Ines gioca per prima, a ${suit('S')}. Chi ha carte di quel seme deve giocarne una. Il re di Ugo è la carta più alta: prende tutte e quattro le carte, cioè la [presa](trick), e Ugo gioca per primo nella seguente.`,
        done: `La carta cerchiata ha fatto la presa. Qui ${theRank('5')} di Giulia era una carta come le altre: anche lei rispondeva soltanto al seme chiesto.`,
      },
      'follow-finish': {
        title: 'Quali carte rispondono?',
        text: `Giulia ha [attaccato](lead): ha giocato per prima, a ${suit('C')}. Finché hai il seme chiesto devi giocarlo, con una carta alta o bassa. Scegli tutte le carte che rispondono.`,
        done: 'L’unico obbligo è il seme: non occorre superare la donna.',
        answers: {
          'card=AH': `Avere briscole non ti dispensa: hai ancora ${suit('C')}, il seme chiesto.`,
          'card=KH': `Avere briscole non ti dispensa: hai ancora ${suit('C')}, il seme chiesto.`,
          'card=7D': `Il seme chiesto non è ${suit('D')}, e hai ancora ${suit('C')}.`,
          'missed=9C': `${The('9C')} non supera la donna, ma è del seme chiesto, e tanto basta.`,
          'missed=4C': `${The('4C')} è una carta bassa, ma è del seme chiesto, e tanto basta.`,
        },
        hints: ['La prima carta della presa dice quale seme è chiesto.'],
      },
      'follow-alone': {
        title: 'Due re: chi attacca dopo?',
        text: 'Nella prima presa attacca il vicino di sinistra del mazziere, poi chi ha fatto la presa precedente. Fra carte uguali vale di più la prima giocata. Chi attaccherà dopo questa presa?',
        done: 'Il tuo re è venuto prima dell’altro: la presa è tua, e con lei il prossimo attacco.',
        answers: {
          '': 'Qui la carta più alta è un re. Ce ne sono due, e prende quello che era sul tavolo per primo.',
        },
        hints: ['Cerca prima chi fa questa presa.'],
      },
      'follow-real': {
        title: 'Niente mancate risposte',
        text: `Giocare un altro seme avendo quello chiesto è una [mancata risposta](revoke). Questo tavolo la rifiuta; con le carte vere costa 260\u00a0punti. Ines ha attaccato a ${suit('D')}. Scegli le carte che rispondono.`,
        done: 'Nessuna delle due supera l’asso, eppure bisogna giocare l’una o l’altra.',
        answers: {
          'card=QH': `Hai ancora ${suit('D')}: una briscola al loro posto sarebbe una mancata risposta.`,
          'card=2H': `Hai ancora ${suit('D')}: una briscola al loro posto sarebbe una mancata risposta.`,
          'card=AS': `Hai ancora ${suit('D')}: qualunque altro seme sarebbe una mancata risposta.`,
          'missed=KD': `${The('KD')} non può più fare la presa, ma risponde al seme.`,
          'missed=5D': `${The('5D')} non può fare la presa, ma risponde al seme.`,
        },
        hints: ['Cerca soltanto il seme con cui Ines ha attaccato.'],
      },

      'ruff-worked': {
        title: 'Quando non puoi rispondere',
        text: `Ines attacca con ${theRank('K')} di un seme che non hai. Ora entra in gioco la tua briscola personale: con ${the('3H')} [tagli](ruff), e questa carta bassa fa la presa.`,
        done: 'Un taglio batte tutte le carte del seme chiesto, anche l’asso.',
      },
      'ruff-finish': {
        title: 'Quali carte tagliano?',
        text: `Giulia ha attaccato a ${suit('D')} e tu non ne hai. Una carta della tua briscola allora [taglia](ruff) e batte ogni carta del seme chiesto; con un’altra [scarti](discard), e non puoi vincere. Scegli le carte che tagliano.`,
        done: `Qui tagliare non è un obbligo: potevi anche scartare ${the('9C')} o ${the('AS')}.`,
        answers: {
          'card=AS': `Solo per Giulia la briscola è ${suit('S')}. Giocato da te, perfino l’asso è solo uno scarto.`,
          'card=9C': 'Questa carta non è né del seme chiesto né della tua briscola: è solo uno scarto.',
          'missed=JH': `${The('JH')} è una tua briscola, e quindi taglia.`,
          'missed=4H': 'Taglia anche la briscola più bassa: batte l’asso del seme chiesto.',
        },
        hints: ['Che una carta sia briscola o no dipende da chi la gioca.'],
      },
      'ruff-alone': {
        title: 'Chi fa questa presa?',
        text: `Giulia attacca a ${suit('D')} e tutti rispondono, Ugo con una carta del suo seme di briscola. Una briscola taglia solo se chi la gioca non può rispondere. Di chi è la presa?`,
        done: 'Il fante di Ugo rispondeva al seme, come le altre carte, e Ines ne aveva una più alta.',
        answers: {
          '': 'A nessuno mancava il seme chiesto, quindi nessuno ha tagliato: quella di Ugo è una carta come le altre, e vince la più alta delle quattro.',
        },
        hints: ['C’era qualcuno che non poteva rispondere?'],
      },
      'ruff-last': {
        title: 'Fai tua la presa',
        text: `Ines ha attaccato a ${suit('H')}, il tuo seme di briscola, e per ora il suo re è la carta migliore. Giochi dopo tutti gli altri: prendi tu.`,
        done: 'Potevi rispondere: le tue briscole erano carte come le altre, e solo l’asso superava il re.',
        answers: {
          'card=QH': 'Stai rispondendo al seme, e la tua donna non taglia: vale solo per il suo rango, sotto il re.',
          'card=4H': 'Puoi rispondere, e allora la tua briscola non taglia: il quattro resta sotto il re.',
          'card=KC': `Hai ${suit('H')}, il seme chiesto: devi giocare una di quelle carte.`,
          'card=7S': `Hai ${suit('H')}, il seme chiesto: devi giocare una di quelle carte.`,
        },
        hints: ['Puoi rispondere. Che cosa diventano allora le tue briscole?'],
      },

      'lead-worked': {
        title: 'Attaccare con la propria briscola',
        text: `Attacchi con ${the('3H')}, una tua briscola. Gli altri ci giocano sopra perfino un re e un asso, eppure la presa è tua, perché nessuno ha tagliato.`,
        done: 'Così le briscole basse raccolgono carte alte, finché tutti possono rispondere.',
      },
      'lead-finish': {
        title: 'Asso, re o cinque?',
        text: `Ines attacca a ${suit('C')}, la sua briscola, e tutti rispondono. Chi attacca con la propria briscola fa la presa, di qualunque rango siano le carte, a meno che qualcuno non tagli. Di chi è la presa?`,
        done: 'L’asso di Giulia e il tuo re vanno a Ines: contro la briscola dell’attacco il rango non conta.',
        answers: {
          '': 'Qui una carta più alta non serve: Ines ha attaccato con la sua briscola, e nessuno ha tagliato.',
        },
        hints: ['Quale seme è stato giocato per primo, e da chi?'],
      },
      'lead-alone': {
        title: 'Asso o sei?',
        text: `Ines ha attaccato a ${suit('C')}, la sua briscola, e giochi dopo tutti gli altri. Rispondi, ma non sprecare una carta che può vincere un’altra presa.`,
        done: `La presa è persa comunque; il tuo asso aspetta che qualcun altro attacchi a ${suit('C')}.`,
        answers: {
          'card=AC': `L’asso non batte ${theRank('4')}: Ines ha attaccato con la sua briscola, e solo un taglio potrebbe toglierle la presa.`,
          'card=QH': `Taglieresti solo se non avessi ${suit('C')}.`,
          'card=8S': `Hai ${suit('C')}, il seme chiesto: devi giocare una di quelle carte.`,
        },
        hints: ['Chiediti prima se una delle tue carte di quel seme può fare la presa.'],
      },
      'lead-last': {
        title: 'E se qualcuno taglia?',
        text: `Attacchi con ${the('9H')}, una tua briscola. Giulia non ha ${suit('H')} e gioca ${the('2S')}, una briscola sua. Chi fa la presa?`,
        done: 'Il taglio vince anche sulla briscola dell’attacco, per quanto basso sia, e perfino se è del compagno.',
        answers: {
          '': 'La briscola dell’attacco vince solo se nessuno taglia. Giulia non poteva rispondere e ha giocato la sua briscola: è un taglio.',
        },
        hints: ['Chi non ha risposto al seme, e con quale carta?'],
      },

      'overruff-worked': {
        title: 'Più alto del taglio',
        text: `Né Ugo né tu avete ${suit('S')}. Ugo taglia con ${the('6D')}. Fra i tagli vince il rango più alto, di qualunque seme sia: con ${the('9H')} [surtagli](overruff) e fai la presa.`,
        done: bound
          ? 'Era un obbligo: chi non può rispondere e può superare il taglio migliore non può giocare altro.'
          : 'Non era un obbligo: a questo tavolo si è liberi di surtagliare o no.',
      },
      'overruff-finish': {
        title: bound ? 'Che cosa devi giocare?' : 'Quali carte surtagliano?',
        text: bound
          ? `Ugo ha tagliato, e tu non hai ${suit('C')}. Chi non può rispondere e ha una sua briscola di rango più alto del taglio migliore deve [surtagliare](overruff). Scegli le carte che lo fanno.`
          : `Ugo ha tagliato, e tu non hai ${suit('C')}. Per [surtagliare](overruff) serve una tua briscola di rango più alto della sua; nessuno è obbligato a farlo. Scegli le carte che surtagliano.`,
        done: bound
          ? 'Con una di queste in mano non si può né tagliare più basso né scartare.'
          : 'L’una e l’altra superano il taglio di Ugo; potresti anche giocare altro.',
        answers: {
          'card=5H': `Sarebbe un taglio, ma fra i tagli decide il rango: ${theRank('5')} è sotto ${theRank('8')} di Ugo.`,
          'card=AS': `La tua briscola non è ${suit('S')}: giocato da te, quest’asso non può tagliare.`,
          'missed=JH': `Anche ${the('JH')} supera ${theRank('8')} di Ugo.`,
          'missed=TH': `Anche ${the('TH')} supera ${theRank('8')} di Ugo.`,
        },
        hints: ['Confronta le tue briscole con la carta con cui Ugo ha tagliato.'],
      },
      'overruff-alone': {
        title: 'Sette contro sette',
        text: `Ines attacca a ${suit('D')}. Giulia taglia con ${the('7S')}, Ugo risponde, e tu, che non ne hai, giochi ${the('7H')}. A pari rango vale di più la prima giocata. Chi fa la presa?`,
        done: bound
          ? 'Non avevi briscole più alte del suo sette: perciò potevi giocare qualsiasi carta.'
          : 'A pari rango non si surtaglia: bisogna salire.',
        answers: {
          '': 'Ugo poteva rispondere, e il suo re non taglia. Dei due sette che tagliano, uno era sul tavolo prima dell’altro.',
        },
        hints: ['Guarda soltanto i tagli.'],
      },
      'overruff-last': {
        title: 'Ha tagliato la tua compagna',
        text: bound
          ? `Ines ha attaccato a ${suit('D')}, Giulia ha tagliato, e nemmeno tu puoi rispondere. Chi può surtagliare deve farlo, anche sul compagno. Fallo, ma tieni la tua briscola migliore.`
          : `Ines ha attaccato a ${suit('D')}, Giulia ha tagliato, e nemmeno tu puoi rispondere. A questo tavolo si è liberi di surtagliare. Lascia la presa alla tua compagna.`,
        done: bound
          ? 'Basta l’otto, e l’asso aspetta un taglio che niente di più basso può superare.'
          : 'La presa resta alla tua coppia, e le tue briscole alte restano a te.',
        answers: bound
          ? {
              'card=AH': 'È permesso, ma per superare il cinque di Giulia basta una briscola meno alta. Tieni l’asso.',
              'card=3H': 'È sotto il cinque di Giulia, e hai briscole più alte: devi salire.',
              'card=TC': 'Hai briscole più alte del cinque di Giulia, e quindi non puoi scartare.',
            }
          : {
              'card=AH': 'Così togli a Giulia una presa che era già della tua coppia.',
              'card=8H': 'Supera il cinque di Giulia: le togli una presa che era già della tua coppia.',
            },
        hints: [bound ? 'Quali delle tue briscole superano il cinque?' : 'Giulia ha tagliato con un cinque.'],
      },

      'build-worked': {
        title: 'Dove vanno le carte',
        text: `Tagli e fai la presa. ${The('3H')} entra nel tuo calypso, ${the('6S')} in quello di Giulia. Giulia ha già ${the('JS')}, che con ${the('8C')} finisce sui tuoi [scarti](discard-pile).`,
        done: 'Non c’è niente da smistare: a questo tavolo succede da sé.',
      },
      'build-finish': {
        title: 'Quante vanno agli scarti?',
        text: 'Hai attaccato con la tua briscola e fai la presa. Quello che manca al tuo calypso o a quello di Giulia vi entra; doppioni e semi avversari vanno sui tuoi [scarti](discard-pile). Quante carte ci vanno?',
        done: `${The('QH')} c’era già, e ${suit('C')} è il seme di Ines. Le altre due hanno trovato posto.`,
        answers: {
          '': 'Guardale una per una: una carta che manca al tuo calypso vi entra, una che c’è già no, e nemmeno un seme avversario.',
        },
        hints: ['Confronta ogni carta con il calypso del suo seme.'],
      },
      'build-alone': {
        title: 'Quante trovano posto?',
        text: 'Giulia ha attaccato con la sua briscola e fa la presa. Tiene quello che manca al suo calypso e ti dà quello che manca al tuo. Quante delle quattro carte entrano in un calypso?',
        done: `Giulia aggiunge ${theRank('4')} e ${theRank('Q')}, tu ricevi ${the('8H')}. Solo ${theRank('9')} era un doppione.`,
        answers: {
          '': `Confronta le carte di ${suit('S')} con il calypso di Giulia e quelle di ${suit('H')} con il tuo: quello che non c’è ancora trova posto.`,
        },
        hints: ['I calypso da guardare sono due.'],
      },

      'next-worked': {
        title: 'Completo, e avanti il prossimo',
        text: `Al tuo calypso manca solo ${theRank('6')}. Questa presa lo completa, e con le sue altre carte di ${suit('H')} comincia il seguente: un re e ${theRank('9')}. Il secondo re va agli scarti.`,
        done: 'Il calypso seguente comincia solo adesso: non se ne costruiscono mai due insieme.',
      },
      'next-finish': {
        title: 'Fai crescere il tuo calypso',
        text: `Non hai ${suit('D')} e giochi dopo tutti gli altri. Si costruisce un calypso alla volta: i doppioni vanno agli scarti. Fai la presa con una carta che manca al tuo calypso.`,
        done: 'Mancava il cinque. Il re per ora resta nella tua mano.',
        answers: {
          'card=KH':
            'Fa la presa, ma il tuo calypso ha già un re, e il secondo non si tiene da parte per il prossimo calypso: va agli scarti.',
          'card=8S': 'Giocata da te questa carta è uno scarto: la presa sarebbe di Ugo.',
          'card=QC': 'Giocata da te questa carta è uno scarto: la presa sarebbe di Ugo.',
        },
        hints: ['Tagliano tutte e due le tue briscole. Quale è già nel tuo calypso?'],
      },
      'next-alone': {
        title: 'Quante ne aggiungi?',
        text: `Hai attaccato con la tua briscola e prendi quattro carte di ${suit('H')}. Il tuo calypso è lontano dalla fine, e niente si tiene per il prossimo. Quante delle quattro vi entrano?`,
        done: 'Un otto e il fante. L’asso c’era già, e il secondo otto non si tiene per dopo.',
        answers: {
          '': 'Niente si tiene per il prossimo calypso: non entra un rango che c’è già, né la seconda di due carte uguali.',
        },
        hints: ['Due di queste quattro carte sono uguali.'],
      },
      'next-last': {
        title: 'L’ultima che manca',
        text: `Fai la presa, e ${theRank('5')} completa il tuo calypso. Le altre carte del seme, in qualunque momento siano state giocate, cominciano il seguente, una per rango. Quante delle quattro aggiungi?`,
        done: 'Il cinque completa un calypso, un asso e la donna cominciano il seguente. Il secondo asso va agli scarti.',
        answers: {
          '': 'Metti prima il cinque. Il calypso che comincia allora è vuoto, ma prende ogni rango una volta sola.',
        },
        hints: ['Completato un calypso, a quello nuovo mancano tutte le carte.'],
      },

      'score-worked': {
        title: 'Quanto valgono i calypso',
        text: 'I punti si contano una volta sola, quando tutte le 208\u00a0carte sono state giocate. Il primo calypso completo di un giocatore vale 500, il secondo 750, il terzo e il quarto 1000 ciascuno.',
      },
      'score-finish': {
        title: 'I tuoi punti finora',
        text: 'Il primo calypso vale 500, il secondo 750, gli altri 1000; ogni carta di un calypso incompiuto vale 20, ogni carta degli scarti 10. Ne hai completati due, e hai sei carte del seguente e quattro negli scarti. Quanti punti hai?',
        done: '1250 per due calypso, 120 per sei carte e 40 per quattro fanno 1410.',
        answers: {
          '': 'Aggiungi a 500 e 750 tante volte 20 quante sono le carte del calypso incompiuto, e quattro volte 10.',
        },
        hints: ['Il secondo calypso si aggiunge al primo, non lo sostituisce.'],
      },
      'score-alone': {
        title: 'Tre calypso',
        text: 'Il tuo primo calypso porta 500, il secondo 750, ognuno dei seguenti 1000. Ne hai completati tre, e hai due carte di un quarto e nove negli scarti. Quanti punti hai?',
        done: '2250 per i calypso, 40 per le due carte e 90 per le nove fanno 2380.',
        answers: {
          '': 'I tre calypso valgono 500, 750 e 1000. Una carta del calypso incompiuto aggiunge 20, una degli scarti 10.',
        },
        hints: ['Conta in tre tempi: i calypso completi, il calypso incompiuto, gli scarti.'],
      },
      'score-last': {
        title: 'In due',
        text: 'I compagni sommano i punti; vince la partita la coppia che ne ha di più. Tu: due calypso, cinque carte di un altro, dieci scarti. Giulia: un calypso, sette scarti. Quanto fa la vostra coppia?',
        done: '1450 per te e 570 per Giulia fanno 2020. A parità, la partita sarebbe patta.',
        answers: {
          '': 'Conta prima per ciascuno, poi somma: il calypso di Giulia è il suo primo e porta 500; i tuoi portano 500 e 750.',
        },
        hints: ['I calypso si numerano giocatore per giocatore.'],
      },

      'revoke-worked': {
        title: 'L’errore viene fuori',
        text: `Ugo gioca ${the('9D')} su un attacco a ${suit('C')} e fa la presa come se tagliasse. Poi attacca a ${suit('C')}. Era una [mancata risposta](revoke): questo tavolo la lascia passare, e a fine smazzata si scopre.`,
        done: 'Alla fine della partita la mancata risposta costa 260\u00a0punti a Ugo, e quindi alla sua coppia.',
      },
      'revoke-finish': {
        title: 'Quali sarebbero mancate risposte?',
        text: `Ines ha attaccato a ${suit('D')}. Giocare un altro seme avendo quello chiesto è una [mancata risposta](revoke). Scegli tutte le carte che qui sarebbero una mancata risposta.`,
        done: 'Il tavolo accetterebbe l’una e l’altra, e ognuna ti costerebbe 260\u00a0punti.',
        answers: {
          'card=9D': `${The('9D')} risponde al seme: va sempre bene.`,
          'card=5D': `${The('5D')} risponde al seme: va sempre bene.`,
          'missed=JH': 'Il fante farebbe la presa come un taglio, ma puoi rispondere: è una mancata risposta.',
          'missed=AC': 'Anche scartare quando si può rispondere è una mancata risposta.',
        },
        hints: ['Cerca le carte che non sono del seme chiesto.'],
      },
      'revoke-alone': {
        title: 'Quanto costa',
        text: 'Un calypso completo, che vale 500; tre carte di un altro, a 20; otto negli scarti, a 10; e una mancata risposta, che costa 260. Quanti punti hai?',
        done: '500, 60 e 80 fanno 640; tolti 260, restano 380.',
        answers: {
          '': 'Somma quello che hai vinto, poi togli 260 per l’unica mancata risposta.',
        },
        hints: ['Di questi quattro numeri uno solo va sottratto.'],
      },

      'first-deal': {
        title: 'Ora gioca una smazzata',
        text: `Tredici carte a testa; tu costruisci a ${suit('H')}, Giulia a ${suit('S')}. Il primo attacco è del vicino di sinistra del mazziere. Punta alle prese con carte che mancano ai vostri due calypso. Chiedi un consiglio quando vuoi.`,
      },
    },
  };
};
