import type {FrontTexts} from './front.js';

export const texts: FrontTexts = {
  title: 'Cartavola: giochi di carte e lezioni da giocare, in ogni pagina',
  description:
    'Tavoli da gioco, lezioni giocabili, problemi e diagrammi come elementi HTML: scopa, capodama, capra e calypso, in italiano, inglese e francese.',
  heading: 'Giochi di carte e lezioni da giocare in ogni pagina web',
  start: 'Per iniziare',
  builder: 'Compositore',
  copy: 'Copia',
  puzzle: 'Un primo problema',
  morePuzzles: 'Altri problemi',
  aGame: 'Una partita a scopa',
  lead: 'Componenti web per scopa, capodama, capra e calypso: tavoli, lezioni, problemi e diagrammi. Si gioca dentro il vostro articolo.',
  facts: ({first, table}) => [
    'Niente server, account o pubblicità: tutto avviene nel browser di chi legge.',
    `${first} per la prima riga, circa ${table} per un tavolo intero.`,
    'Telefono, tastiera, lettore di schermo, modalità scura e carta.',
  ],
  examples: {
    heading: 'Che cosa potete mettere nella vostra pagina',
    intro: 'Scegliete: l’esempio si gioca, e accanto c’è il suo codice.',
    kinds: {
      article: {
        tab: 'Articolo',
        audience: 'Per un blog',
        text: 'Carte dentro una frase, mani e tavoli in un articolo. Seguono la grandezza del testo, e i lettori di schermo nominano ogni carta. <a href="guide:diagrams">Diagrammi</a> e <a href="guide:replays">partite da rivedere</a> si scrivono come semplice testo.',
      },
      lesson: {
        tab: 'Lezione',
        audience: 'Per chi insegna',
        text: 'Fate una domanda. Si risponde giocando, e le regole del gioco dicono che cosa non va in una risposta. <a href="page:write">Scrivete una lezione</a> qui, o prendetene <a href="page:rules">una già pronta</a> per ogni gioco.',
      },
      table: {
        tab: 'Tavolo',
        audience: 'Per un circolo',
        text: 'Una vera partita contro bot di quattro livelli, che non vedono mai una carta coperta. Regole, carte e giocatori si scelgono nel <a href="page:builder">compositore</a>.',
      },
      pad: {
        tab: 'Segnapunti',
        audience: 'Per una serata',
        text: 'Mettete un telefono accanto al mazzo. Il <a href="page:pad">segnapunti</a> sa come si conta ogni gioco, fa le somme, rifiuta i punti impossibili e li conserva anche se la batteria è scarica.',
      },
      wordpress: {
        tab: 'WordPress',
        audience: 'Senza HTML',
        text: 'Aggiungete un blocco, scegliete un gioco, pubblicate: qui, un problema che cambia ogni giorno. Ecco come, con <a href="guide:wordpress">WordPress</a>. Altrove, incollate <a href="page:builder#element=card-puzzle&amp;lang=it&amp;game=scopa&amp;at=daily&amp;deck=italian&amp;as=frame">un riquadro</a>.',
      },
    },
    samples: {
      article: {
        title: 'Il settebello non aspetta',
        sentence: [
          'Avete in mano',
          ' e tocca a voi. Il',
          ' prende il cinque e il due: tre carte, due delle quali di denari.',
        ],
        seven: 'sette di denari',
        hand: '7Q RF 4P',
        board: 'players: 2 / you: 7Q* RF 4P / table: 5Q 2C 6P / stock 24',
        caption: 'Giocate il sette, prima che un altro prenda il cinque',
      },
      lesson: {
        skill: 'Somme',
        question: 'Un re vale dieci. <strong>Che cosa può prendere qui?</strong>',
        wrong: 'Un asso prende solo un asso.',
        done: 'Sette e tre fanno dieci. Il sei e il due no.',
      },
      post: {title: 'Il problema di stasera', text: 'Chi lo risolve per primo porta le carte martedì.'},
    },
  },
  paste: [
    'Da incollare',
    ({table, first}) =>
      `Niente gira su un server, e nessuno ha bisogno di un account. Un tavolo pesa circa ${table}, di cui la prima riga ne carica ${first}; il resto arriva quando una pagina lo mostra. Per il vostro sito, <a href="page:downloads#kit">scaricate la cartella</a>. <a href="page:builder">Il compositore</a> scrive queste righe per ogni elemento, gioco e lingua, e <a href="page:builder#element=scopa-table&amp;lang=it&amp;deck=italian&amp;rules=italian&amp;as=frame">un riquadro</a> dove un sito non accetta script. <a href="page:check">Controllate la pagina</a> prima di pubblicarla. Funziona anche con <a href="guide:frameworks#start-with-react">React, Vue o Svelte</a>.`,
  ],
  teachers: [
    'Per chi insegna',
    '<a href="page:downloads#scorm">Lezioni pronte per Moodle</a> e altre piattaforme, con i voti; <a href="page:downloads#sheets">fogli di esercizi da stampare</a>, con le soluzioni; <a href="page:puzzles">problemi da risolvere in classe</a>, dal più facile al più difficile.',
  ],
  promises: [
    [
      'Giudicato dalle regole',
      'A lezioni e problemi si risponde giocando, e un vero motore di regole giudica e dice <em>perché</em>: quale regola vi ha fermato, e dove sta scritta. <a href="page:lesson">Una lezione propria</a> è semplice HTML; la vostra <a href="page:write">si scrive e si prova qui</a>.',
    ],
    [
      'Bot che giocano pulito',
      'Quattro livelli, dal principiante assennato all’esperto che cerca. Pensano nel browser di chi legge e non vedono mai una carta coperta. <a href="guide:strength">Quanto sono forti</a> è stato misurato.',
    ],
    [
      'Con ogni policy',
      'Nessuno stile in linea, niente <code>eval</code>, nessuna richiesta ad altri siti. Si gioca con la <a href="guide:content-security-policy">policy dei contenuti</a> più severa, e ciò che fanno i lettori <a href="guide:privacy">resta a loro</a>.',
    ],
    [
      'Per ogni lettore',
      'Con il mouse, le dita o la tastiera, e <a href="guide:accessibility">fatto per i lettori di schermo</a>; sul telefono, al buio, su carta; in italiano, inglese e francese, con carte italiane o francesi.',
    ],
  ],
  samples: [
    'Come lo userebbero altri',
    'Tutto quello che c’è, da vedere e da provare: <a href="page:gallery">la galleria</a>.',
  ],
  not: [
    'Che cosa non è',
    'Niente sale d’attesa né avversari d’oltremare: gioca chi legge, e gli altri sono bot. Niente poste, niente pubblicità, nessuno che conta le visite. E non è una scatola per costruire giochi: ne conosce quattro, e li conosce bene.',
  ],
};
