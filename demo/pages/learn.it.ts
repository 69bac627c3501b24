import type {LearnTexts} from './learn.js';

export const texts: LearnTexts = {
  rules: {
    title: 'Lezioni e regole: imparare un gioco giocando',
    description: 'Imparate capodama, scopa, capra o calypso giocando, e ritrovate la regola che vi ha fermato.',
    heading: 'Imparare un gioco giocando',
    lead: 'Le regole annoiano, finché non ne serve una. Perciò le lezioni cominciano con le carte in mano, e le regole sono lì accanto, per quando chiederete perché.',
    before: [
      'Una lezione è una serie di piccole domande: quali di queste carte si possono giocare, chi fa questa presa, quanto vale questa smazzata? La prima di ogni genere è risolta per voi, la seconda la finite voi, e le altre le fate da soli. Le stesse regole che governano i tavoli giudicano le vostre risposte: una lezione non può dunque sbagliarsi su un gioco, e spiega <em>perché</em> una carta non va. Alla fine si gioca una smazzata intera.',
      'Nel libro delle regole ognuna ha il suo indirizzo. Un link alla <a href="#cartavola=capodama.no-impasse">regola che vieta di trattenere una briscola</a> la apre, qui e in ogni pagina che contiene l’elemento. Lezioni e regole si stampano, per la bacheca di un circolo.',
    ],
    start: 'Si comincia qui',
    after:
      'La lezione è per il tavolo che scegliete: in tre, all’italiana, o con il sorteggio dei posti. Senza script si vede il testo contenuto nell’elemento, se c’è. Qui è l’intero libro delle regole, come lo stampa il comando <code>cartavola rules</code>.',
  },
  lesson: {
    title: 'Una lezione propria: rispondere al seme nel capodama',
    description:
      'Una lezione propria, in HTML: domande sul capodama a cui si risponde giocando, e che giudicano le regole.',
    heading: 'Rispondere al seme nel capodama',
    lead: 'Il capodama sta quasi tutto in una decisione, presa otto volte a smazzata: quali di queste carte posso giocare, e quale mi conviene?',
    before: [
      'La prima metà ha una risposta certa. Si risponde al seme, se lo si ha, oppure si gioca una delle tre briscole, {AH} {7H} {QH}, che si abbia il seme o no. Nient’altro è ammesso. Chi non ha il seme gioca quello che vuole.',
      'Ecco cinque piccoli tavoli e, alla fine, una smazzata intera. Al secondo prendetevi il vostro tempo: il re sembra una briscola, ma non lo è.',
    ],
    steps: {
      following: 'Rispondere al seme',
      trumps: 'Le briscole',
      deal: 'Una smazzata',
      worked: {
        text: 'Ines attacca con l’asso di fiori. Giulia e Ugo hanno fiori e rispondono; anche tu ne hai.',
        done: 'Hanno risposto tutti e quattro: l’asso fa la presa.',
      },
      finish: {
        text: 'Ancora fiori. Puoi rispondere, o giocare una briscola. <strong>Quali carte puoi giocare?</strong>',
        KH: 'Il re di cuori non è una briscola: lo sono soltanto l’asso, il sette e la donna.',
        AS: 'Hai una carta di fiori: le picche devono aspettare.',
        missed7H: 'Il sette di cuori è una briscola, e una briscola si può giocare sempre.',
        hint: 'Solo tre carte di cuori sono briscole.',
        done: 'La carta di fiori, e l’unica briscola.',
      },
      alone: {
        text: 'L’attacco è a picche, e non ne hai. <strong>Quali carte puoi giocare?</strong>',
        answer: 'Senza il seme d’attacco si gioca quello che si vuole.',
        done: 'Tutte e quattro. Nessuno è obbligato a tagliare.',
      },
      take: {
        text: 'L’attacco è a quadri, e non ne hai. <strong>Fai la presa.</strong>',
        KH: 'Il re di cuori non taglia: è una carta di cuori qualunque.',
        done: 'La donna di cuori, la briscola più bassa, batte l’asso di quadri.',
      },
      predict: {
        text: '<strong>Chi fa questa presa?</strong>',
        answer: 'Le briscole sono due: il sette di cuori sta sopra la donna.',
      },
      free: 'Ora gioca una smazzata intera. Chiedi un consiglio quando vuoi.',
    },
    written: [
      'Scritta in HTML',
      'Questa lezione non è nel kit. L’ha scritta per questa pagina, in HTML, qualcuno che sa dove inciampano i principianti. Il kit ci mette le carte e giudica le risposte. Un passo è fatto così:',
    ],
    after:
      'I paragrafi conservano gli stili della pagina, e senza script si vedono tutti. Prima di pubblicare la lezione, <code>cartavola check</code> la gioca due volte, come chi ha sempre ragione e come chi ha sempre torto, ed elenca gli errori. <a href="page:write">Scrivete la vostra</a>, con l’anteprima.',
  },
  cards: {
    title: 'Carte: tutte le carte di tre mazzi',
    description:
      'Tutte le carte di tre mazzi come elementi HTML, da grandi come un manifesto a piccole come un francobollo, o in una frase.',
    heading: 'Una carta in una riga di testo',
    lead: 'Quando si scrive di carte, spesso se ne vuole mostrare una. <code>&lt;playing-card&gt;</code> la mette in una frase, come una parola.',
    text: 'La <playing-card card="QH">donna di cuori</playing-card> è la compagna dell’<playing-card card="AH">asso di cuori</playing-card> nel capodama; a scopa nessuno la guarda due volte, e tutti gli occhi sono sul <playing-card card="7D" deck="italian" game="scopa">sette di denari</playing-card>. Le carte si scrivono come su un appunto, con le lettere inglesi: <code>QH</code> o <code>Q♥</code> per la donna di cuori; i lettori di schermo ne leggono il nome intero. Le immagini sono vettoriali, e vanno bene a ogni misura. Sotto i 64 pixel mostrano un numero grande e un simbolo grande, perché un re piccolo è solo una macchia.',
    caption: 'La carta che scegliete nelle impostazioni qui sotto.',
    all: [
      'Tutte quante',
      'Le famiglie di carte sono due. Le francesi ci sono anche in quattro colori, per chi ne confonde due. Le italiane sostituiscono le francesi come a scopa: denari per quadri, coppe per cuori, spade per picche, bastoni per fiori.',
    ],
    strings: {french: 'Francesi', four: 'Francesi, quattro colori', italian: 'Italiane, come a scopa'},
  },
  puzzles: {
    title: 'Problemi: una sola mossa è giusta · Cartavola',
    description: (count) =>
      `${count} problemi per ogni gioco, dal più facile al più difficile, ognuno provato da un risolutore o da una lunga ricerca.`,
    heading: 'Una sola mossa è giusta',
    lead: 'Ogni problema ha una risposta provata. Giocatela: una mossa sbagliata mostra quanto costa, e prima della soluzione ci sono tre aiuti.',
    unseen: 'I problemi',
    fallback: 'I problemi appariranno appena saranno caricati gli script della pagina.',
    caption: 'Dal più facile al più difficile. I vostri risultati restano in questo browser.',
    after:
      'Un problema è qualche riga di JSON. Vedete <a href="guide:puzzles">come se ne scrive uno</a>, o come <a href="guide:puzzles#generating-puzzles">ricavarne cinquanta</a> da partite fra esperti.',
  },
  pad: {
    title: 'Un segnapunti per la serata · Cartavola',
    description:
      'Tiene i punti di scopa, capodama, capra o calypso giocati con le carte vere, sul telefono, con un pollice solo.',
    heading: 'Chi ne ha quanti?',
    lead: 'Per giocare con le carte vere: mettete il telefono accanto al mazzo, e dopo ogni smazzata segnate il conto. Il segnapunti conosce le regole, fa le somme e rifiuta i punteggi impossibili.',
    unseen: 'Il segnapunti',
    fallback: 'Il segnapunti apparirà appena saranno caricati gli script della pagina.',
    caption: '«Salvato» vuol dire salvato: ciò che segnate sopravvive a una batteria scarica.',
    after:
      'Il <a href="guide:score-pads">segnapunti</a> sa anche stampare, esportare, annullare e disegnare il grafico della partita.',
  },
};
