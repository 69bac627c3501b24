import type {MakeTexts} from './make.js';

export const texts: MakeTexts = {
  gallery: {
    title: 'Galleria: tutti gli elementi · Cartavola',
    description:
      'Provate tutti gli elementi di Cartavola: tavoli, lezioni, problemi, partite da rivedere, diagrammi, segnapunti, carte.',
    heading: 'Galleria',
    lead: 'Tutto quello che vedete qui è un elemento HTML. Ogni pagina ne mostra uno, dice a che cosa serve e dà il codice da incollare.',
    play: 'Giocare',
    learn: 'Imparare',
    show: 'Mostrare',
    real: 'A un tavolo vero',
    samples: 'Siti di esempio',
    rules: ['Lezioni e regole', 'Imparate uno dei quattro giochi giocandolo, e ritrovate la regola che vi ha fermato.'],
    lesson: ['Una lezione propria', 'Domande che scrivete voi, giudicate dalle regole del gioco.'],
    write: ['Scriverne una', 'La vostra lezione accanto alla sua anteprima, controllata mentre scrivete.'],
    puzzles: [
      'Problemi',
      '{count} posizioni per ogni gioco con una sola mossa giusta, dalla più facile alla più difficile.',
    ],
    caption: 'Un diagramma: una riga di testo diventa un’immagine',
    diagrams: ['Diagrammi', 'Una mano, una presa o un tavolo da una riga di testo, o in un file senza nessuno script.'],
    replays: [
      'Partite da rivedere',
      'Una partita da seguire mossa per mossa, con commenti e «che cosa sarebbe successo se».',
    ],
    cards: [
      'Carte',
      'Tutte le carte di tre mazzi, grandi come un manifesto o piccole come un francobollo, o in una frase.',
    ],
    pad: ['Il segnapunti', 'Tiene i punti di una serata sul telefono, e rifiuta i conti impossibili.'],
    sheets: ['Fogli di carta', 'Esercizi, problemi, smazzate da preparare a mano, e le regole.'],
  },
  builder: {
    title: 'Compositore: il codice da incollare · Cartavola',
    description:
      'Scegliete un elemento, un gioco e una lingua, vedetelo in pagine diverse, e copiatelo come HTML, riquadro, blocco WordPress, Markdown o React.',
  },
  downloads: {
    title: 'Da scaricare',
    description:
      'Il kit per il vostro sito, libero con licenza MIT; lezioni per Moodle e altre piattaforme (SCORM); fogli di esercizi da stampare.',
    lead: 'Pronto all’uso, senza programmi da installare. Tutto ha la licenza MIT: libero per ogni uso, anche commerciale.',
    kit: [
      'Il kit, per il vostro sito',
      '<a href="download:cartavola.zip">cartavola.zip</a>: estraete l’archivio, copiate la cartella <code>cartavola</code> nella cartella principale del vostro sito, per esempio via FTP, e <a href="guide:getting-started">incollate due righe</a>. Sul server non gira niente.',
      '<a href="download:cartavola-npm.zip">cartavola-npm.zip</a>, per un progetto con React, Vite o un altro strumento, finché nessuna versione è pubblicata: estraetelo accanto al progetto, poi <code>npm i ../cartavola-npm/*.tgz</code>. <a href="guide:frameworks">React, Vue e tipi</a>.',
    ],
    plugin:
      '<a href="download:cartavola-wordpress.zip">cartavola-wordpress.zip</a>, per WordPress: caricatelo da «Plugin», «Aggiungi plugin», «Carica plugin». <a href="guide:wordpress">I suoi blocchi</a>.',
    scorm: [
      'Lezioni per Moodle, Canvas, ILIAS',
      'Pacchetti SCORM 1.2: aggiungetene uno a un corso come «pacchetto SCORM». La piattaforma tiene i progressi di ogni studente, e il voto: la parte delle domande giuste al primo colpo; se i tentativi sono più d’uno, vale il migliore. La scopa in italiano segue le regole italiane, con le carte italiane. Per impacchettare una lezione vostra, vedete <a href="guide:moodle">le piattaforme</a>. Dove i voti non servono, basta <a href="guide:iframes">un riquadro</a> in un testo.',
    ],
    sheets: [
      'Fogli da stampare',
      'Apritene uno e stampatelo dal browser. Le soluzioni sono all’ultima pagina. Per smazzate da preparare a mano, altre regole o un altro formato di carta, vedete <a href="guide:printing">la stampa</a>.',
    ],
    kinds: {exercises: 'Esercizi', puzzles: 'Problemi', rules: 'Regole'},
  },
  check: {
    title: 'Controllare una pagina · Cartavola',
    description:
      'Incollate una pagina, e vedete che cosa non va nei suoi tavoli, lezioni, problemi e diagrammi, e come correggerlo.',
    heading: 'Controllare una pagina',
    format: 'Formato',
    address: 'Pagina di questo sito, con i suoi file',
    load: 'Carica',
    page: 'La pagina',
    findings: 'Che cosa trova il controllo',
    about:
      'Incollate HTML o Markdown: questa pagina prova ogni elemento del kit che vi trova, gioca le lezioni, i problemi e le partite, ed elenca <a href="guide:checking">che cosa non va</a>.',
    example: 'Prova una pagina con tre errori',
    noScript: 'Il controllo ha bisogno di JavaScript. <code>npx cartavola check</code> controlla i file.',
    strings: {
      line: 'Riga',
      automatic: 'Automatico',
      guessed: 'Automatico ({kind})',
      checking: 'Controllo…',
      failed: 'Non è stato possibile controllare la pagina. Controllate la connessione, e ricaricate.',
      none: 'Questa pagina non ha elementi del kit.',
      sum: '{contents}: {findings}',
      noElements: 'Nessun elemento',
      noFindings: 'niente da segnalare',
      counts: {
        elements: ['{count} elemento', '{count} elementi'],
        lessons: ['{count} lezione', '{count} lezioni'],
        steps: ['{count} passo', '{count} passi'],
        puzzles: ['{count} problema', '{count} problemi'],
        findings: ['{count} segnalazione', '{count} segnalazioni'],
      },
      elsewhere:
        'Si possono caricare solo pagine di questo sito. Copiate il codice di un’altra pagina, e incollatelo qui sotto.',
      notLoaded: 'Non è possibile caricare {path}: {reason}.',
      reasons: {
        missing: 'il server non ce l’ha (404)',
        failed: 'il server non risponde come dovrebbe',
        large: 'il file supera i 2 MB',
        empty: 'il file è vuoto',
        text: 'non è testo in UTF-8',
      },
      loaded: '{path} è caricata. Sono controllati anche i file che usa.',
      exampleTitle: 'Serata di scopa',
      exampleQuestion: 'Che cosa prende il re?',
    },
  },
  write: {
    title: 'Scrivere una lezione e provarla',
    description:
      'Da una parte si scrive una lezione, dall’altra la si gioca, e si vede subito che cosa trova il controllo.',
    heading: 'Scrivere una lezione',
    lead: 'Ciò che scrivete si gioca lì accanto ed è controllato mentre scrivete. «Copia» lo porta nella vostra pagina, con le righe che caricano gli elementi.',
    start: 'Cominciare da',
    oneStep: 'Un passo',
    steps: {
      scopa: 'Scopa: che cosa si può sommare?',
      capodama: 'Capodama: chi prende?',
      capra: 'Capra: quali carte la battono?',
      calypso: 'Calypso: quali carte rispondono?',
    },
    twoSteps: 'Due passi, in tre lingue',
    in: 'in',
    back: 'Riprendi ciò che avevo scritto',
    copy: 'Copia',
    save: 'Salva come file',
    lesson: 'La lezione',
    notation:
      'Una carta è un valore (A K Q J T 9 … 2: K è il re, Q la donna, J il fante, T il dieci) e un seme (S picche, H cuori, D quadri, C fiori): AS, TH, 7D. Con le carte italiane (tranne nel capodama) S sono le spade, H le coppe, D i denari e C i bastoni, e Q è il cavallo. Che cosa può dire ogni elemento: <a href="guide:lessons">scrivere una lezione</a>; che cosa può chiedere una domanda: <a href="guide:lessons#obiettivi-più-usati">gli obiettivi</a>.',
    after:
      'Le righe che «Copia» aggiunge caricano gli elementi da questo sito: funzionano nella pagina di un sito, non in un file aperto con un doppio clic. Per non dipendere da questo sito mettete <a href="page:downloads#kit">la cartella del kit</a> sul vostro e, in quelle righe, scrivete <code>/cartavola/</code> al posto dell’indirizzo che c’è prima di <code>cartavola.js</code>. Si può anche <a href="page:check">controllare una pagina intera</a>.',
    findings: 'Che cosa trova il controllo',
    right: [
      'Che cosa vale come giusto',
      'Secondo le regole, per ciò che chiede ogni domanda: si accetta tutto, anche dove pensavate a una risposta sola.',
    ],
    strings: {
      line: 'Riga',
      sum: 'Lezioni: {lessons}, passi: {steps}, {faults}.',
      noFaults: 'nessun errore',
      faults: 'errori: {count}, elencati più sotto',
      notLoaded: 'Non è stato possibile caricarla.',
      lesson: 'Una lezione',
      file: 'lezione.html',
    },
  },
  inEnglish:
    'Sotto ogni spiegazione c’è il messaggio del controllo, in inglese. Anche il codice porta a una pagina in inglese.',
};
