import type {TranslatedWords} from './words.js';

const NPM =
  'Su npm non c’è ancora nessuna versione. Per ora, salvate cartavola-npm.zip dalla [pagina «Da scaricare»](page:downloads#kit), estraetelo accanto al vostro progetto, e nel progetto eseguite npm i ../cartavola-npm/*.tgz.';
const FRAMEWORKS = 'Si veda [React, Vue e altri framework](guide:frameworks).';
const TOO_LONG = 'Questo contenuto è troppo lungo per l’indirizzo di un riquadro.';
const IFRAMES = 'Si veda [I riquadri](guide:iframes).';

export const words: TranslatedWords = {
  page: {
    heading: 'Compositore',
    noScript:
      'Il compositore ha bisogno di JavaScript. Trovate del codice da incollare anche in [Per iniziare](guide:getting-started).',
    settings: 'Impostazioni',
    element: 'Elemento',
    language: 'Lingua',
    languageOfPage: 'Quella della pagina',
    attributes: 'Attributi',
    more: 'Altro',
    code: 'Codice da incollare',
    format: 'Formato',
    forms: {
      script: 'HTML',
      npm: 'npm',
      frame: 'Riquadro',
      wordpress: 'WordPress',
      markdown: 'Markdown',
      react: 'React',
    },
    scheme: 'Colori della vostra pagina',
    schemes: {'': 'Impostazione di chi legge', light: 'Chiari', dark: 'Scuri'},
    copy: 'Copia',
    preview: 'Anteprima',
    page: 'Pagina',
    hosts: {
      'example.html': 'Senza stile',
      'hosts/blog.html': 'Un blog WordPress',
      'hosts/bootstrap.html': 'Bootstrap',
      'hosts/small-rem.html': 'Caratteri di base piccoli (rem al 62,5%)',
      'hosts/dark.html': 'Un tema scuro',
    },
    width: 'Larghezza',
    fullWidth: 'Tutta la larghezza',
    smallPhone: '320 px: telefono piccolo',
    phone: '390 px: telefono',
    requirements: 'Requisiti',
    size: 'Peso da caricare',
    policy: 'Policy dei contenuti (CSP)',
    link: 'Link a questa pagina',
    linkText: 'Il compositore con queste impostazioni',
  },
  contents: {
    'card-diagram': 'Notazione: una mano (AC 7Q RF), una presa, una posizione o una partita',
    'game-replay': 'Partita, in notazione',
    'card-puzzle': 'Problema o raccolta di problemi, in JSON',
  },
  diagram: 'AP RC 7Q*',
  usual: (value) => (value ? `${value} (predefinito)` : 'predefinito'),
  previewTitle: 'Anteprima',
  weight: (kilobytes, files) => `${kilobytes} kB compressi, in ${files} file, prima che chi legge possa usarlo`,
  noWeight: 'Sconosciuto: non è stato possibile caricare le dimensioni.',
  about: {
    'card-diagram':
      'Per salvare il diagramma in un file, passateci sopra con il mouse e scegliete «Salva l’immagine» (PNG o SVG). Si veda [File immagine](guide:diagrams#image-files).',
    'rules-explainer': 'Il kit ha una lezione per ogni gioco. Potete anche [scriverne una vostra](page:write).',
    'game-replay':
      'Scrivete i commenti fra parentesi graffe dopo una mossa. Il menu di un tavolo salva la partita in questa forma. Si veda [Partite da rivedere](guide:replays).',
  },
  aboutPuzzles: (count) =>
    `Il kit ha ${count} problemi per ogni gioco. Per mostrarli, svuotate il campo di testo. Si veda [Problemi](guide:puzzles).`,
  notes: {
    script:
      'Mettete le prime due righe una sola volta per pagina, per esempio nella sua intestazione (head). Caricano il kit e riservano lo spazio dei tavoli. L’indirizzo è quello del kit su questo sito. Per ospitarlo voi, [scaricate la cartella](page:downloads#kit), copiatela sul vostro sito e scrivete /cartavola/ al posto di questo indirizzo.',
    npm: `${NPM} ${FRAMEWORKS}`,
    frame: (height) =>
      `Lo script dà al riquadro (iframe) l’altezza del suo contenuto. Mettetelo una sola volta per pagina. Se un sito accetta i riquadri ma non gli script, toglietelo: il riquadro è allora alto ${height} px. L’indirizzo è quello del kit su questo sito. ${IFRAMES}`,
    longPuzzle: `${TOO_LONG} Salvatelo in un file, e in «Altro» impostate «src» all’indirizzo del file. Per mostrare i problemi del kit, svuotate il campo di testo. ${IFRAMES}`,
    longReplay: `${TOO_LONG} Salvatelo in un file, e in «Altro» impostate «src» all’indirizzo del file. ${IFRAMES}`,
    wordpress:
      'Installate cartavola-wordpress.zip dalla [pagina «Da scaricare»](page:downloads#kit), poi incollate questo nell’editor. Senza il plugin, scegliete «HTML» e incollate in un blocco «HTML personalizzato». Si veda [WordPress](guide:wordpress).',
    markdown: 'Markdown accetta l’HTML. Lasciate una riga vuota prima e dopo, e nessuna all’interno.',
    markdownPlugin: 'Serve il plugin per markdown-it o remark. Si veda [Markdown](guide:static-sites#markdown).',
    react: `Serve React 19 o successivo, che imposta le proprietà degli elementi. ${NPM} ${FRAMEWORKS}`,
  },
  comments: {
    inScript: 'in uno script della pagina',
    inPage: 'nella pagina',
    inTypeScript: 'con TypeScript, una volta per progetto',
  },
  attributes: {
    'aces-take-all':
      'Un asso prende tutte le carte del tavolo, qualunque sia la somma; non è scopa (regola scopa.ace-takes-all).',
    arrows: 'Frecce fra le carte, con le lettere del testo; per esempio 7Q>5F, RP>RC.',
    at: 'Id del problema della raccolta da mostrare per primo.',
    caption: 'Didascalia sotto l’immagine, come testo semplice.',
    card: 'Valore e seme in lettere inglesi, qualunque sia la lingua della pagina; per esempio QH, 10♠ o 7d.',
    characters:
      'Personaggi che giocano al posto dei bot, con i loro ritratti e nomi, dal posto 0 in senso orario, separati da spazi, ciascuno al massimo una volta: librarian, painter, gardener, cook, musician, sailor.',
    coach: 'Dopo ogni mossa di chi legge, l’allenatore dice che cosa sarebbe stato meglio, quando ne è sicuro.',
    compact: 'La carta mostra in grande il valore e il seme, invece della figura intera.',
    deck: 'Carte: francesi (french), francesi in quattro colori (french-4), italiane (italian); o l’id di carte registrate dalla pagina.',
    dim: 'Carte e valori da mostrare sbiaditi, con le lettere del testo; per esempio 9 8 7Q.',
    draw: 'Il primo mazziere e le briscole si sorteggiano prima della partita (regola calypso.draw).',
    game: 'Gioco, se il testo non ne nomina uno.',
    'card-puzzle game': 'Gioco dei problemi: così la pagina lo carica subito.',
    'playing-card game': 'Gioco che decide quale carta si mostra per un valore e un seme.',
    'rules-explainer game': 'Gioco della lezione e delle regole.',
    'score-pad game': 'Gioco di cui si segnano i punti.',
    guess: 'Posto, a partire da 0, di cui chi legge indovina le mosse prima di vederle.',
    hints: 'Chi legge può chiedere che cosa giocherebbe un esperto, con uno strumento o con il tasto C.',
    inline: 'Le carte stanno in una riga di testo.',
    'last-scopa':
      'L’ultima carta di una smazzata può fare scopa (regola scopa.scopa); se non è impostato, dipende dalle regole scelte.',
    'left-hand': 'Gli strumenti sono a sinistra.',
    silent: 'I personaggi non fanno commenti.',
    letters: 'Lingua delle lettere delle carte, se il testo non ne indica una.',
    level:
      'Forza dei bot: principianti (beginner), dilettanti (casual), bravi giocatori (strong), esperti (expert), o pari a chi gioca (adaptive).',
    'card-puzzle name': 'Nome in un modulo, che invia i risultati.',
    'score-pad name': 'Nome in un modulo, che invia la partita.',
    'opens-links': 'Mostra, invece della propria, la partita contenuta in un link alla pagina.',
    overruff: 'Surtagliare: obbligatorio (compulsory) per chi taglia e può farlo, o libero (free).',
    players: 'Numero di giocatori.',
    'scopa-table players': 'Numero di giocatori; in quattro si gioca a coppie.',
    ply: 'Numero di mosse della partita dopo le quali la si mostra.',
    'game-replay ply': 'Numero di mosse dopo le quali si mostra la partita; chi legge continua da lì.',
    'redeal-kings':
      'Si ridanno le carte se tre o più re finiscono sul tavolo (regola scopa.redeal); se non è impostato, dipende dalle regole scelte.',
    revoke:
      'Mancata risposta (non rispondere al seme potendo): rifiutata (prevent), o pagata alla fine della partita (penalise).',
    rules:
      'Regole: source dà un punto a chi ha più sette, italian un punto alla primiera migliore e uno al settebello.',
    save: 'Nome con cui questo browser conserva la partita, per continuarla più tardi.',
    'card-puzzle save': 'Nome con cui questo browser conserva ciò che chi legge ha risolto.',
    'rules-explainer save': 'Nome con cui questo browser conserva i progressi di chi legge.',
    'score-pad save': 'Nome con cui questo browser conserva il segnapunti.',
    seat: 'Posto, a partire da 0, da cui si vede la partita.',
    'game-replay seat': 'Posto, a partire da 0, da cui si vede la partita: chi legge non vede allora le altre mani.',
    seats:
      'Giocatori dal posto 0 in senso orario, separati da spazi: you (al massimo una volta), bot, o un bot con il suo livello, come bot:expert.',
    seed: 'Seme casuale: lo stesso testo dà le stesse smazzate.',
    settebello:
      'Il sette di quadri, o di denari, vale un punto (regola scopa.settebello); se non è impostato, dipende dalle regole scelte.',
    sevens:
      'Punto dei sette: a chi ne ha di più (most), o alla primiera migliore (primiera); se non è impostato, dipende dalle regole scelte.',
    sharing: 'Il tavolo apre le partite di link e file, e li offre nel suo menu (all), oppure no (none).',
    'card-diagram sharing': 'Chi legge può salvare l’immagine in un file (all), oppure no (none).',
    'game-replay sharing': 'Chi legge può salvare l’immagine in un file e copiarne un link (all), oppure no (none).',
    sound: 'Il tavolo emette suoni, e fa vibrare i dispositivi che possono farlo.',
    speed: 'Velocità dei movimenti e dei bot: immediata (instant), rapida (fast), normale (normal), lenta (slow).',
    'game-replay speed': 'Velocità con cui la partita scorre da sola: rapida (fast), normale (normal), lenta (slow).',
    src: 'Indirizzo di una partita registrata, da continuare.',
    'card-puzzle src': 'Indirizzo di un problema o di una raccolta.',
    'game-replay src': 'Indirizzo di una partita registrata o di una notazione.',
    step: 'Identificatore del passo mostrato.',
    target: 'Punti con cui si vince la partita.',
    'capra-table target': 'Punti di penalità che fanno di una coppia la capra, che perde la partita.',
    theme: 'Aspetto del tavolo: panno (felt), legno (wood), semplice (plain).',
    'card-diagram theme': 'Sfondo dell’immagine: panno (felt), semplice (plain), chiaro (light), scuro (dark).',
    'game-replay theme': 'Sfondo sotto le carte: panno (felt), semplice (plain), chiaro (light), scuro (dark).',
    tools: 'Il tavolo ha la sua barra degli strumenti (bar), oppure no (none).',
    uncounted: 'Niente di ciò che si gioca qui conta nella storia delle partite di chi legge.',
    view: 'Che cosa si vede per primo: la lezione (lesson) o le regole (rules).',
    volume: 'Volume dei suoni: basso (quiet), medio (medium), alto (loud).',
  },
};
