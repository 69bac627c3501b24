import {besideHtml} from './documents.js';
import {GAMES, LANGUAGES, pluginName, scormName, SHEETS, sheetName, type Game, type Sheet} from './downloads.js';
import {pageHtml} from './layout.js';
import {DOWNLOADS, type SiteLanguage} from './site-links.js';

/** Strings of the downloads page in a language. Most links lead to English pages. */
interface Texts {
  readonly title: string;
  readonly description: string;
  readonly lead: string;
  /** Text about the folder to copy and the npm packages. */
  readonly kit: readonly [title: string, folder: string, packages: string];
  /** Text about the WordPress plugin, shown if the plugin has been built. */
  readonly plugin: string;
  readonly scorm: readonly [title: string, text: string];
  readonly sheets: readonly [title: string, text: string];
  readonly kinds: Readonly<Record<Sheet, string>>;
}

const FOLDER = '<a href="./downloads/cartavola.zip">cartavola.zip</a>';
const PLUGIN = '<a href="./downloads/cartavola-wordpress.zip">cartavola-wordpress.zip</a>';
const PACKAGES = '<a href="./downloads/cartavola-npm.zip">cartavola-npm.zip</a>';
const INSTALL = '<code>npm i ../cartavola-npm/*.tgz</code>';

const TEXTS: Readonly<Record<SiteLanguage, Texts>> = {
  en: {
    title: 'Downloads',
    description:
      'The kit for your own site, packages for npm, lessons for Moodle and other platforms (SCORM), and sheets to print. Free under the MIT licence.',
    lead: 'Ready to use, with no program to install. Everything is under the MIT licence: free for any use, including commercial use.',
    kit: [
      'The kit for your own site',
      `${FOLDER}: unpack it, put the folder <code>cartavola</code> on your site, and <a href="./docs/getting-started.html">paste two lines</a>. It needs no code on the server.`,
      `${PACKAGES}, for a project with React, Vite or another bundler, until a version is published: unpack it beside the project, and run ${INSTALL}. <a href="./docs/frameworks.html">React, Vue and types</a>.`,
    ],
    plugin: `${PLUGIN}, for WordPress: upload it under “Plugins”, “Add new”, “Upload plugin”. <a href="./docs/wordpress.html">Its blocks</a>.`,
    scorm: [
      'Lessons for Moodle, Canvas, ILIAS',
      'SCORM 1.2 packages: add one to a course as “SCORM package”. The platform stores each learner’s progress and score: the share of questions answered right on the first try. If a learner makes several attempts, the best one counts. See <a href="./docs/moodle.html">platforms</a> to pack your own lesson. If you need no marks, <a href="./docs/iframes.html">a frame</a> in a text also works.',
    ],
    sheets: [
      'Sheets to print',
      'Open a sheet and print it from the browser. The solutions are on the last page. See <a href="./docs/printing.html">printing</a> for packs to lay out, other rules and other paper.',
    ],
    kinds: {exercises: 'Exercises', puzzles: 'Puzzles', rules: 'Rules'},
  },
  fr: {
    title: 'Téléchargements',
    description:
      'Le kit pour votre propre site, libre sous licence MIT ; des leçons pour Moodle et d’autres plateformes (SCORM) ; des feuilles d’exercices à imprimer.',
    lead: 'Prêt à l’emploi, sans programme à installer. Tout est sous licence MIT : libre pour tout usage, commercial compris.',
    kit: [
      'Le kit, pour votre propre site',
      `${FOLDER} : décompressez-le, mettez le dossier <code>cartavola</code> sur votre site et <a href="./docs/getting-started.html" hreflang="en">collez deux lignes</a>. Rien ne tourne sur le serveur.`,
      `${PACKAGES}, pour un projet avec React, Vite ou un autre outil, tant qu’aucune version n’est publiée : décompressez-le à côté du projet, puis ${INSTALL}. <a href="./docs/frameworks.html" hreflang="en">React, Vue et types</a>.`,
    ],
    plugin: `${PLUGIN}, pour WordPress : téléversez-le sous « Extensions », « Ajouter une extension ». <a href="./docs/wordpress.html" hreflang="en">Ses blocs</a> (en anglais).`,
    scorm: [
      'Des leçons pour Moodle, Canvas, ILIAS',
      'Des paquets SCORM 1.2 : ajoutez-en un à un cours comme « paquetage SCORM ». La plateforme garde la progression de chaque élève, et sa note : la part des questions réussies du premier coup ; de plusieurs essais, la meilleure reste. <a href="./docs/moodle.html" hreflang="en">Plus sur les plateformes</a> (en anglais), et comment emballer une leçon à soi. Là où il ne faut pas de notes, <a href="./docs/iframes.html" hreflang="en">un cadre</a> dans un texte suffit.',
    ],
    sheets: [
      'Des feuilles à imprimer',
      'Ouvrez-en une et imprimez-la dans le navigateur. Les solutions sont à la dernière page. <a href="./docs/printing.html" hreflang="en">D’autres feuilles</a> (en anglais) : paquets à préparer, autres règles, autres papiers.',
    ],
    kinds: {exercises: 'Exercices', puzzles: 'Problèmes', rules: 'Règles'},
  },
  it: {
    title: 'Da scaricare',
    description:
      'Il kit per il vostro sito, libero con licenza MIT; lezioni per Moodle e altre piattaforme (SCORM); fogli di esercizi da stampare.',
    lead: 'Pronto all’uso, senza programmi da installare. Tutto ha la licenza MIT: libero per ogni uso, anche commerciale.',
    kit: [
      'Il kit, per il vostro sito',
      `${FOLDER}: aprite l’archivio, mettete la cartella <code>cartavola</code> sul vostro sito e <a href="./docs/getting-started.html" hreflang="en">incollate due righe</a>. Sul server non gira niente.`,
      `${PACKAGES}, per un progetto con React, Vite o un altro strumento, finché nessuna versione è pubblicata: apritelo accanto al progetto, poi ${INSTALL}. <a href="./docs/frameworks.html" hreflang="en">React, Vue e tipi</a>.`,
    ],
    plugin: `${PLUGIN}, per WordPress: caricatelo da «Plugin», «Aggiungi nuovo», «Carica plugin». <a href="./docs/wordpress.html" hreflang="en">I suoi blocchi</a> (in inglese).`,
    scorm: [
      'Lezioni per Moodle, Canvas, ILIAS',
      'Pacchetti SCORM 1.2: aggiungetene uno a un corso come «pacchetto SCORM». La piattaforma tiene i progressi di ogni studente, e il voto: la parte delle domande giuste al primo colpo; di più tentativi resta il migliore. La scopa in italiano segue le regole italiane, con le carte italiane. <a href="./docs/moodle.html" hreflang="en">Altro sulle piattaforme</a> (in inglese), e come impacchettare una lezione propria. Dove i voti non servono, basta <a href="./docs/iframes.html" hreflang="en">un riquadro</a> in un testo.',
    ],
    sheets: [
      'Fogli da stampare',
      'Apritene uno e stampatelo dal browser. Le soluzioni sono all’ultima pagina. <a href="./docs/printing.html" hreflang="en">Altri fogli</a> (in inglese): mazzi da preparare, altre regole, altra carta.',
    ],
    kinds: {exercises: 'Esercizi', puzzles: 'Problemi', rules: 'Regole'},
  },
};

/** Returns links to a file in each language, starting with the page's language. */
function linksHtml(first: SiteLanguage, nameOf: (lang: SiteLanguage) => string): string {
  const languages = (Object.keys(LANGUAGES) as SiteLanguage[]).sort(
    (a, b) => Number(b === first) - Number(a === first),
  );
  return languages
    .map((lang) => `<a href="./downloads/${nameOf(lang)}" lang="${lang}" hreflang="${lang}">${LANGUAGES[lang]}</a>`)
    .join(' ');
}

/** Returns a list with one entry per game. */
const listHtml = (linksOf: (game: Game) => string): string =>
  `<ul class="pages downloads">${(Object.keys(GAMES) as Game[])
    .map((game) => `<li><strong>${GAMES[game]}</strong> ${linksOf(game)}</li>`)
    .join('\n')}</ul>`;

/** Downloads page in a language. */
function downloadsPage(language: SiteLanguage): string {
  const {title, description, lead, kit, plugin, scorm, sheets, kinds} = TEXTS[language];
  const path = DOWNLOADS[language];
  return pageHtml({
    path,
    title,
    description,
    main: `<h1>${title}</h1>
<p class="lead">${lead}</p>
<h2 id="kit">${kit[0]}</h2>
<p>${kit[1]}</p>
<p>${kit[2]}</p>
${pluginName() ? `<p>${plugin}</p>` : ''}
<h2 id="scorm">${scorm[0]}</h2>
<p>${scorm[1]}</p>
${listHtml((game) => linksHtml(language, (lang) => scormName(game, lang)))}
<h2 id="sheets">${sheets[0]}</h2>
<p>${sheets[1]}</p>
${listHtml((game) =>
  (Object.keys(SHEETS) as Sheet[])
    .map((kind) => `${kinds[kind]}: ${linksHtml(language, (lang) => sheetName(game, lang, kind))}`)
    .join('<br />'),
)}`,
    beside: language === 'en' ? besideHtml(path) : '',
    kind: 'document',
  });
}

/** Downloads pages, keyed by path. */
export const downloadsPages = (): readonly (readonly [path: string, make: () => string])[] =>
  (Object.keys(LANGUAGES) as SiteLanguage[]).map((language) => [
    `${DOWNLOADS[language]}.html`,
    () => downloadsPage(language),
  ]);
