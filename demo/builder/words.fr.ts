import type {TranslatedWords} from './words.js';

const NPM =
  'Aucune version n’est encore sur npm. En attendant, enregistrez cartavola-npm.zip depuis la [page des téléchargements](page:downloads#kit), décompressez-le à côté de votre projet et lancez-y npm i ../cartavola-npm/*.tgz.';
const FRAMEWORKS = 'Voir [React, Vue et autres frameworks](guide:frameworks).';
const TOO_LONG = 'Ce contenu est trop long pour l’adresse d’un cadre.';
const IFRAMES = 'Voir [Les cadres](guide:iframes).';

export const words: TranslatedWords = {
  page: {
    heading: 'Générateur',
    noScript:
      'Le générateur a besoin de JavaScript. Vous trouverez aussi du code à coller dans [Premiers pas](guide:getting-started).',
    settings: 'Réglages',
    element: 'Élément',
    language: 'Langue',
    languageOfPage: 'Celle de la page',
    attributes: 'Attributs',
    more: 'Plus',
    code: 'Code à coller',
    format: 'Format',
    forms: {
      script: 'HTML',
      npm: 'npm',
      frame: 'Cadre',
      wordpress: 'WordPress',
      markdown: 'Markdown',
      react: 'React',
    },
    scheme: 'Couleurs de votre page',
    schemes: {'': 'Réglage du lecteur', light: 'Claires', dark: 'Sombres'},
    copy: 'Copier',
    preview: 'Aperçu',
    page: 'Page',
    hosts: {
      'example.html': 'Sans style',
      'hosts/blog.html': 'Un blog WordPress',
      'hosts/bootstrap.html': 'Bootstrap',
      'hosts/small-rem.html': 'Petite police de base (rem à 62,5\u00a0%)',
      'hosts/dark.html': 'Un thème sombre',
    },
    width: 'Largeur',
    fullWidth: 'Toute la largeur',
    smallPhone: '320 px\u00a0: petit téléphone',
    phone: '390 px\u00a0: téléphone',
    requirements: 'Prérequis',
    size: 'Poids à charger',
    policy: 'Politique de sécurité du contenu (CSP)',
    link: 'Lien vers cette page',
    linkText: 'Le générateur avec ces réglages',
  },
  contents: {
    'card-diagram': 'Notation\u00a0: une main (AC 7K RT), un pli, une position ou une partie',
    'game-replay': 'Partie, en notation',
    'card-puzzle': 'Problème ou série de problèmes, en JSON',
  },
  diagram: 'AP RC 7K*',
  usual: (value) => (value ? `${value} (par défaut)` : 'par défaut'),
  previewTitle: 'Aperçu',
  weight: (kilobytes, files) =>
    `${kilobytes} ko compressés, en ${files} fichiers, avant que le lecteur puisse s’en servir`,
  noWeight: 'Inconnu\u00a0: les tailles n’ont pas pu être chargées.',
  about: {
    'card-diagram':
      'Pour enregistrer le diagramme dans un fichier, survolez-le et choisissez «\u00a0Enregistrer l’image\u00a0» (PNG ou SVG). Voir [Fichiers image](guide:diagrams#image-files).',
    'rules-explainer': 'Le kit contient une leçon pour chaque jeu. Vous pouvez aussi [écrire la vôtre](page:write).',
    'game-replay':
      'Écrivez les commentaires entre accolades après un coup. Le menu d’une table enregistre sa partie sous cette forme. Voir [Parties à rejouer](guide:replays).',
  },
  aboutPuzzles: (count) =>
    `Le kit contient ${count} problèmes par jeu. Pour les montrer, videz le champ de texte. Voir [Problèmes](guide:puzzles).`,
  notes: {
    script:
      'Mettez les deux premières lignes une seule fois par page, par exemple dans son en-tête (head). Elles chargent le kit et réservent la place des tables. L’adresse est celle du kit sur ce site. Pour l’héberger vous-même, [téléchargez le dossier](page:downloads#kit), copiez-le sur votre site et écrivez /cartavola/ à la place de cette adresse.',
    npm: `${NPM} ${FRAMEWORKS}`,
    frame: (height) =>
      `Le script donne au cadre (iframe) la hauteur de son contenu. Mettez-le une seule fois par page. Si un site accepte les cadres mais pas les scripts, omettez-le\u00a0: le cadre fait alors ${height} px de haut. L’adresse est celle du kit sur ce site. ${IFRAMES}`,
    longPuzzle: `${TOO_LONG} Enregistrez-le dans un fichier et, sous «\u00a0Plus\u00a0», réglez «\u00a0src\u00a0» sur l’adresse de ce fichier. Pour montrer les problèmes du kit, videz le champ de texte. ${IFRAMES}`,
    longReplay: `${TOO_LONG} Enregistrez-le dans un fichier et, sous «\u00a0Plus\u00a0», réglez «\u00a0src\u00a0» sur l’adresse de ce fichier. ${IFRAMES}`,
    wordpress:
      'Installez cartavola-wordpress.zip depuis la [page des téléchargements](page:downloads#kit), puis collez ceci dans l’éditeur. Sans l’extension, choisissez «\u00a0HTML\u00a0» et collez dans un bloc «\u00a0HTML personnalisé\u00a0». Voir [WordPress](guide:wordpress).',
    markdown: 'Markdown accepte le HTML. Laissez une ligne vide avant et après, et aucune à l’intérieur.',
    markdownPlugin: 'Il faut l’extension pour markdown-it ou remark. Voir [Markdown](guide:static-sites#markdown).',
    react: `Il faut React 19 ou plus récent, qui règle les propriétés des éléments. ${NPM} ${FRAMEWORKS}`,
  },
  comments: {
    inScript: 'dans un script de la page',
    inPage: 'dans la page',
    inTypeScript: 'avec TypeScript, une fois par projet',
  },
  attributes: {
    'aces-take-all':
      'Un as prend toutes les cartes de la table, quelle que soit leur somme\u202f; ce n’est pas une scopa (règle scopa.ace-takes-all).',
    arrows: 'Flèches entre des cartes, dans les lettres du texte\u202f; par exemple 7K>5T, RP>RC.',
    at: 'Id du problème de la série à montrer en premier.',
    caption: 'Légende sous l’image, en texte simple.',
    card: 'Rang et couleur en lettres anglaises, quelle que soit la langue de la page\u202f; par exemple QH, 10♠ ou 7d.',
    characters:
      'Personnages qui jouent à la place des robots, avec leurs images et leurs noms, à partir de la place 0 dans le sens des aiguilles d’une montre, séparés par des espaces, chacun une fois au plus\u00a0: librarian, painter, gardener, cook, musician, sailor.',
    coach: 'Après chaque coup du lecteur, l’entraîneur dit ce qui aurait été mieux, quand il en est sûr.',
    compact: 'La carte montre en grand son rang et sa couleur, au lieu du dessin complet.',
    deck: 'Cartes\u00a0: françaises (french), françaises en quatre couleurs (french-4), italiennes (italian)\u202f; ou l’id de cartes enregistrées par la page.',
    dim: 'Cartes et rangs à montrer en pâle, dans les lettres du texte\u202f; par exemple 9 8 7K.',
    draw: 'Le premier donneur et les atouts sont tirés au sort avant la partie (règle calypso.draw).',
    game: 'Jeu, si le texte n’en nomme pas.',
    'card-puzzle game': 'Jeu des problèmes\u00a0: la page le charge ainsi tout de suite.',
    'playing-card game': 'Jeu qui décide quelle carte est montrée pour un rang et une couleur.',
    'rules-explainer game': 'Jeu de la leçon et des règles.',
    'score-pad game': 'Jeu dont le carnet tient la marque.',
    guess: 'Place, à partir de 0, dont le lecteur devine les coups avant de les voir.',
    hints: 'Le lecteur peut demander ce que jouerait un expert, par un outil ou la touche C.',
    inline: 'Les cartes se placent dans une ligne de texte.',
    'last-scopa':
      'La toute dernière carte d’une donne peut faire une scopa (règle scopa.scopa)\u202f; par défaut, selon les règles choisies.',
    'left-hand': 'Les outils sont à gauche.',
    silent: 'Les personnages ne font pas de remarques.',
    letters: 'Langue des lettres des cartes, si le texte n’en indique pas.',
    level:
      'Force des robots\u00a0: débutants (beginner), amateurs (casual), bons joueurs (strong), experts (expert), ou à la mesure du lecteur (adaptive).',
    'card-puzzle name': 'Nom dans un formulaire, qui envoie les résultats.',
    'score-pad name': 'Nom dans un formulaire, qui envoie la partie.',
    'opens-links': 'Montre, au lieu de la sienne, la partie que contient un lien vers la page.',
    overruff: 'Surcoupe\u00a0: obligatoire (compulsory) pour qui coupe et le peut, ou libre (free).',
    players: 'Nombre de joueurs.',
    'scopa-table players': 'Nombre de joueurs\u202f; à quatre, on joue par équipes de deux.',
    ply: 'Nombre de coups de la partie après lesquels elle est montrée.',
    'game-replay ply':
      'Nombre de coups après lesquels la partie est montrée\u202f; le lecteur continue à partir de là.',
    'redeal-kings':
      'On redonne si trois rois ou plus sont distribués à la table (règle scopa.redeal)\u202f; par défaut, selon les règles choisies.',
    revoke:
      'Renonce (ne pas fournir alors qu’on le peut)\u00a0: refusée (prevent), ou comptée à la fin de la partie (penalise).',
    rules:
      'Règles\u00a0: source donne un point à qui a le plus de sept, italian un point à la meilleure primiera et un au settebello.',
    save: 'Nom sous lequel ce navigateur conserve la partie, pour la continuer plus tard.',
    'card-puzzle save': 'Nom sous lequel ce navigateur conserve ce que le lecteur a résolu.',
    'rules-explainer save': 'Nom sous lequel ce navigateur conserve la progression du lecteur.',
    'score-pad save': 'Nom sous lequel ce navigateur conserve le carnet.',
    seat: 'Place, à partir de 0, d’où l’on voit la partie.',
    'game-replay seat':
      'Place, à partir de 0, d’où l’on voit la partie\u00a0: le lecteur ne voit alors aucune autre main.',
    seats:
      'Joueurs à partir de la place 0 dans le sens des aiguilles d’une montre, séparés par des espaces\u00a0: you (une fois au plus), bot, ou un robot avec son niveau, comme bot:expert.',
    seed: 'Graine du mélange\u00a0: le même texte donne les mêmes donnes.',
    settebello:
      'Le sept de carreau, ou de deniers, vaut un point (règle scopa.settebello)\u202f; par défaut, selon les règles choisies.',
    sevens:
      'Point des sept\u00a0: à qui en a le plus (most), ou à la meilleure primiera (primiera)\u202f; par défaut, selon les règles choisies.',
    sharing: 'La table ouvre les parties des liens et des fichiers, et les propose dans son menu (all), ou non (none).',
    'card-diagram sharing': 'Les lecteurs peuvent enregistrer l’image dans un fichier (all), ou non (none).',
    'game-replay sharing':
      'Les lecteurs peuvent enregistrer l’image dans un fichier et copier un lien vers elle (all), ou non (none).',
    sound: 'La table joue des sons, et fait vibrer les appareils qui le peuvent.',
    speed:
      'Vitesse des mouvements et des robots\u00a0: immédiate (instant), rapide (fast), normale (normal), lente (slow).',
    'game-replay speed':
      'Vitesse à laquelle la partie se déroule seule\u00a0: rapide (fast), normale (normal), lente (slow).',
    src: 'Adresse d’une partie enregistrée, à continuer.',
    'card-puzzle src': 'Adresse d’un problème ou d’une série.',
    'game-replay src': 'Adresse d’une partie enregistrée ou d’une notation.',
    step: 'Identifiant de l’étape montrée.',
    target: 'Points qui gagnent la partie.',
    'capra-table target': 'Points de pénalité qui font d’un camp la chèvre, le perdant de la partie.',
    theme: 'Aspect de la table\u00a0: tapis (felt), bois (wood), uni (plain).',
    'card-diagram theme': 'Fond de l’image\u00a0: tapis (felt), uni (plain), clair (light), sombre (dark).',
    'game-replay theme': 'Fond sous les cartes\u00a0: tapis (felt), uni (plain), clair (light), sombre (dark).',
    tools: 'La table a sa barre d’outils (bar), ou non (none).',
    uncounted: 'Rien de ce qui se joue ici ne compte dans le palmarès du lecteur.',
    view: 'Ce qui est montré en premier\u00a0: la leçon (lesson) ou les règles (rules).',
    volume: 'Volume des sons\u00a0: faible (quiet), moyen (medium), fort (loud).',
  },
};
