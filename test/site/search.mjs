// Tests the search: each query finds its page first, even with a typo, and the URL keeps the query.
const RESULTS = `[...document.querySelectorAll('#found a')].map(({textContent, href}) => textContent + ' ' + href)`;

const look = (words) => `(async () => {
  const query = document.querySelector('#query');
  const said = document.querySelector('#counted');
  query.value = ${JSON.stringify(words)};
  said.textContent = '';
  query.dispatchEvent(new Event('input', {bubbles: true}));
  while (/^$|…$/.test(said.textContent)) await new Promise(requestAnimationFrame);
  return said.textContent;
})()`;

/** Queries, each with the page that must come first. */
const WANTED = {
  install: 'docs/getting-started.html',
  'getting started': 'docs/getting-started.html',
  'npm install': 'docs/getting-started.html#installation',
  'not working': 'docs/getting-started.html#troubleshooting',
  'change language': 'docs/getting-started.html#language',
  translate: 'docs/getting-started.html#language',
  'layout shift': 'docs/getting-started.html#reserve-space',
  embed: 'docs/embedding.html',
  attributes: 'docs/embedding.html',
  'italian rules': 'docs/embedding.html#house-rules',
  undo: 'docs/embedding.html#undo',
  'sound off': 'docs/embedding.html#sound',
  mute: 'docs/embedding.html#sound',
  'deal of the day': 'docs/embedding.html#deal-of-the-day',
  coach: 'docs/embedding.html#review-a-deal',
  statistics: 'docs/embedding.html#player-record',
  theme: 'docs/theming.html',
  css: 'docs/theming.html',
  colours: 'docs/theming.html',
  'dark mode': 'docs/theming.html#dark-mode',
  smaller: 'docs/theming.html#size',
  width: 'docs/theming.html#size',
  font: 'docs/theming.html#fonts',
  'italian cards': 'docs/theming.html#card-decks',
  'left handed': 'docs/theming.html#left-handed-layout',
  events: 'docs/events.html',
  'game over': 'docs/events.html#announce-the-winner',
  'table-move': 'docs/events.html#table-events',
  'save progress': 'docs/saving-matches.html',
  localstorage: 'docs/saving-matches.html',
  'share link': 'docs/sharing.html',
  'export json': 'docs/sharing.html',
  quiz: 'docs/lessons.html',
  'write a lesson': 'write.html',
  validate: 'check.html',
  lint: 'check.html',
  'test my page': 'check.html',
  puzzles: 'docs/puzzles.html',
  'image of a hand': 'docs/diagrams.html',
  png: 'docs/diagrams.html#png',
  replay: 'docs/replays.html',
  notaton: 'docs/notation.html',
  scorekeeper: 'docs/score-pads.html',
  'wordpress plugin': 'docs/wordpress.html',
  hugo: 'docs/static-sites.html',
  markdown: 'docs/static-sites.html',
  react: 'docs/frameworks.html',
  'start with React': 'docs/frameworks.html#start-with-react',
  'react types': 'docs/frameworks.html',
  iframe: 'docs/iframes.html',
  'iframe height': 'docs/iframes.html#height',
  ssr: 'docs/server-rendering.html',
  csp: 'docs/content-security-policy.html',
  'content policy': 'docs/content-security-policy.html',
  moodle: 'docs/moodle.html',
  scorm: 'docs/moodle.html',
  print: 'docs/printing.html',
  'screen reader': 'docs/accessibility.html',
  keyboard: 'docs/accessibility.html#keyboard',
  privacy: 'docs/privacy.html',
  'cookies GDPR': 'docs/privacy.html',
  cdn: 'docs/self-hosting.html',
  'own deck': 'docs/customizing.html',
  upgrade: 'docs/upgrading.html',
  'command line': 'docs/command.html',
  safari: 'docs/browsers.html',
  'how big is it in kilobytes': 'docs/measurements.html',
  licence: 'downloads.html',
};

/** Search pages with their queries, in each language. Readers find pages in their language before English ones. */
const SEARCHES = {
  search: WANTED,
  chercher: {
    'premiers pas': 'docs/fr/getting-started.html',
    installer: 'docs/fr/getting-started.html',
    'mode sombre': 'docs/fr/theming.html#mode-sombre',
    leçon: 'docs/fr/lessons.html',
    lecons: 'docs/fr/lessons.html',
    diagramme: 'docs/fr/diagrams.html',
    wordpress: 'docs/fr/wordpress.html',
    'écrire une leçon': 'ecrire.html',
    'vérifier ma page': 'verifier.html',
    licence: 'telechargements.html',
    générateur: 'generateur.html',
    'carnet de marque': 'marque.html',
    énigmes: 'problemes.html',
    'comment mettre un jeu de cartes sur mon site': 'docs/fr/getting-started.html',
    FTP: 'docs/fr/getting-started.html#installation',
    'page blanche': 'docs/fr/getting-started.html#dépannage',
    'ça ne marche pas': 'docs/fr/getting-started.html#dépannage',
    'changer de langue': 'docs/fr/getting-started.html#langue',
    iframe: 'docs/fr/wordpress.html#sans-extension',
    'imprimer des exercices': 'telechargements.html',
    'feuille de score': 'marque.html',
    'niveau des robots': 'docs/fr/embedding.html',
    'cartes italiennes': 'docs/fr/theming.html#jeux-de-cartes',
    'règles maison': 'docs/fr/embedding.html#variantes-des-règles',
    'problème du jour': 'docs/fr/puzzles.html#problème-du-jour',
    'couper le son': 'docs/fr/embedding.html#son',
    note: 'docs/fr/moodle.html#note-et-achèvement',
    scorm: 'docs/fr/moodle.html',
    scopa: 'scopa-fr.html',
    'table-move': 'docs/events.html#table-events',
  },
  cerca: {
    'per iniziare': 'docs/it/getting-started.html',
    installare: 'docs/it/getting-started.html',
    'tema scuro': 'docs/it/theming.html',
    lezioni: 'docs/it/lessons.html',
    lezione: 'docs/it/lessons.html',
    diagramma: 'docs/it/diagrams.html',
    wordpress: 'docs/it/wordpress.html',
    'scrivere una lezione': 'scrivi.html',
    'controllare la pagina': 'controlla.html',
    licenza: 'scaricare.html',
    compositore: 'compositore.html',
    segnapunti: 'segnapunti.html',
    rompicapi: 'problemi.html',
    'mettere un gioco di carte nel mio sito': 'docs/it/getting-started.html',
    FTP: 'docs/it/getting-started.html#installazione',
    'pagina bianca': 'docs/it/getting-started.html#risoluzione-dei-problemi',
    'non funziona': 'docs/it/getting-started.html#risoluzione-dei-problemi',
    'cambiare lingua': 'docs/it/getting-started.html#lingua',
    iframe: 'docs/it/wordpress.html#senza-plugin',
    'stampare esercizi': 'docs/it/printing.html',
    punteggio: 'segnapunti.html',
    'livello dei bot': 'docs/it/embedding.html',
    'carte napoletane': 'docs/it/theming.html#mazzi-di-carte',
    'regole della casa': 'docs/it/embedding.html#varianti-delle-regole',
    'problema del giorno': 'docs/it/puzzles.html#il-problema-del-giorno',
    'togliere il suono': 'docs/it/embedding.html#suono',
    voto: 'docs/it/moodle.html#voto-e-completamento',
    scorm: 'docs/it/moodle.html',
    scopa: 'scopa-it.html',
    'table-move': 'docs/events.html#table-events',
  },
};

/** Words after the title of an English page. */
const LABELS = {chercher: '(en anglais)', cerca: '(in inglese)'};

/** Says whether the page is too wide: results have code, without spaces. */
const WIDTH = `document.documentElement.scrollWidth > innerWidth ? ['it is ' + document.documentElement.scrollWidth + ' px wide'] : []`;

/** Says whether the links of the header need more than one line. */
const HEADER = `new Set([...document.querySelectorAll('header nav > a:not(.brand)')].map((link) => link.offsetTop)).size > 1 ? ['the header wraps'] : []`;

/** Lists the English results without a label, and the others with one, and says whether the page is too wide. */
const FAULTS = (label) => `[
  ...[...document.querySelectorAll('#found a')]
    .filter((link) => (link.hreflang === 'en') !== link.textContent.endsWith(${JSON.stringify(label)}))
    .map(({textContent}) => 'the label of ' + textContent),
  ...(${WIDTH}),
]`;

/** Yields a case for each search. */
export async function* searchCases(page, origin) {
  await page.resize({width: 390, height: 664});
  for (const [name, queries] of Object.entries(SEARCHES)) {
    await page.goto(`${origin}/${name}.html`);
    const label = LABELS[name];
    yield {name: `${name}: the header fits`, faults: await page.evaluate(HEADER)};
    for (const [words, wanted] of Object.entries(queries)) {
      await page.evaluate(look(words));
      const [first = 'nothing'] = await page.evaluate(RESULTS);
      const faults = decodeURI(first).includes(wanted) ? [] : [`${wanted} isn't first, but ${first}`];
      faults.push(...(await page.evaluate(label ? FAULTS(label) : WIDTH)));
      yield {name: `${name}: ${words}`, faults};
    }
  }
  await page.goto(`${origin}/search.html?q=settebello`);
  await page.evaluate(
    `(async () => { while (!document.querySelector('#found a')) await new Promise(requestAnimationFrame); })()`,
  );
  yield {name: 'from an address', faults: await page.evaluate('globalThis.heard.splice(0)')};
  const nothing = await page.evaluate(look('xyzzyplugh'));
  yield {name: 'nothing', faults: /No results/.test(nothing) ? [] : [nothing]};
}
