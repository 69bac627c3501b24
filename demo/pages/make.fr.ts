import type {MakeTexts} from './make.js';

export const texts: MakeTexts = {
  gallery: {
    title: 'Galerie\u00a0: tous les éléments · Cartavola',
    description:
      'Essayez tous les éléments de Cartavola\u00a0: tables, leçons, problèmes, parties à rejouer, diagrammes, carnet de marque, cartes.',
    heading: 'Galerie',
    lead: 'Tout ce que vous voyez ici est un élément HTML. Chaque page en montre un, dit à quoi il sert, et donne le code à coller.',
    play: 'Jouer',
    learn: 'Apprendre',
    show: 'Montrer',
    real: 'À une vraie table',
    samples: 'Exemples de sites',
    rules: ['Leçons et règles', 'Apprenez l’un des quatre jeux en y jouant, et retrouvez la règle qui vous a arrêté.'],
    lesson: ['Une leçon à soi', 'Des questions que vous écrivez vous-même, jugées par les règles du jeu.'],
    write: ['En écrire une', 'Votre leçon à côté de son aperçu, vérifiée à mesure que vous tapez.'],
    puzzles: [
      'Problèmes',
      '{count} positions de chaque jeu, avec un seul coup juste, de la plus facile à la plus difficile.',
    ],
    caption: 'Un diagramme\u00a0: une ligne de texte devient une image',
    diagrams: [
      'Diagrammes',
      'Une main, un pli ou une table d’après une ligne de texte, ou dans un fichier sans aucun script.',
    ],
    replays: [
      'Parties à rejouer',
      'Une partie à suivre coup par coup, avec des commentaires et des «\u00a0et si…\u00a0».',
    ],
    cards: ['Cartes', 'Toutes les cartes de trois jeux, de la bannière à la vignette, ou au milieu d’une phrase.'],
    pad: ['Le carnet de marque', 'Tient la marque d’une soirée sur un téléphone, et refuse les comptes impossibles.'],
    sheets: ['Des feuilles de papier', 'Des exercices, des problèmes, des donnes à préparer à la main, et les règles.'],
  },
  builder: {
    title: 'Générateur\u00a0: le code à coller · Cartavola',
    description:
      'Choisissez un élément, un jeu et une langue, voyez-le dans différentes pages, et copiez-le en HTML, cadre, bloc WordPress, Markdown ou React.',
  },
  downloads: {
    title: 'Téléchargements',
    description:
      'Le kit pour votre propre site, libre sous licence MIT\u202f; des leçons pour Moodle et d’autres plateformes (SCORM)\u202f; des feuilles d’exercices à imprimer.',
    lead: 'Prêt à l’emploi, sans programme à installer. Tout est sous licence MIT\u00a0: libre pour tout usage, commercial compris.',
    kit: [
      'Le kit, pour votre propre site',
      '<a href="download:cartavola.zip">cartavola.zip</a>\u00a0: décompressez-le, copiez le dossier <code>cartavola</code> à la racine de votre site, par exemple par FTP, et <a href="guide:getting-started">collez deux lignes</a>. Rien ne tourne sur le serveur.',
      '<a href="download:cartavola-npm.zip">cartavola-npm.zip</a>, pour un projet avec React, Vite ou un autre outil, tant qu’aucune version n’est publiée\u00a0: décompressez-le à côté du projet, puis <code>npm i ../cartavola-npm/*.tgz</code>. <a href="guide:frameworks">React, Vue et types</a>.',
    ],
    plugin:
      '<a href="download:cartavola-wordpress.zip">cartavola-wordpress.zip</a>, pour WordPress\u00a0: téléversez-le sous «\u00a0Extensions\u00a0», «\u00a0Ajouter une extension\u00a0», «\u00a0Téléverser une extension\u00a0». <a href="guide:wordpress">Ses blocs</a>.',
    scorm: [
      'Des leçons pour Moodle, Canvas, ILIAS',
      'Des paquets SCORM 1.2\u00a0: ajoutez-en un à un cours comme «\u00a0paquetage SCORM\u00a0». La plateforme garde la progression de chaque élève, et sa note\u00a0: la part des questions réussies du premier coup\u202f; de plusieurs tentatives, la meilleure compte. Pour faire un paquet d’une leçon à vous, voyez <a href="guide:moodle">les plateformes</a>. Là où il ne faut pas de notes, <a href="guide:iframes">un cadre</a> dans un texte suffit.',
    ],
    sheets: [
      'Des feuilles à imprimer',
      'Ouvrez-en une et imprimez-la dans le navigateur. Les solutions sont à la dernière page. Pour des donnes à préparer à la main, d’autres règles ou un autre format de papier, voyez <a href="guide:printing">l’impression</a>.',
    ],
    kinds: {exercises: 'Exercices', puzzles: 'Problèmes', rules: 'Règles'},
  },
  check: {
    title: 'Vérifier une page · Cartavola',
    description:
      'Collez une page, et voyez ce qui ne va pas dans ses tables, leçons, problèmes et diagrammes, et comment le corriger.',
    heading: 'Vérifier une page',
    format: 'Format',
    address: 'Page de ce site, avec ses fichiers',
    load: 'Charger',
    page: 'La page',
    findings: 'Ce que trouve la vérification',
    about:
      'Collez du HTML ou du Markdown\u00a0: cette page essaie chaque élément du kit qui s’y trouve, joue les leçons, les problèmes et les parties, et énumère <a href="guide:checking">ce qui ne va pas</a>.',
    example: 'Essayer une page avec trois fautes',
    noScript: 'La vérification a besoin de JavaScript. <code>npx cartavola check</code> vérifie des fichiers.',
    strings: {
      line: 'Ligne',
      automatic: 'Automatique',
      guessed: 'Automatique ({kind})',
      checking: 'Vérification…',
      failed: 'La page n’a pas pu être vérifiée. Vérifiez la connexion, et rechargez.',
      none: 'Cette page n’a aucun élément du kit.',
      sum: '{contents}\u00a0: {findings}',
      noElements: 'Aucun élément',
      noFindings: 'rien à signaler',
      counts: {
        elements: ['{count} élément', '{count} éléments'],
        lessons: ['{count} leçon', '{count} leçons'],
        steps: ['{count} étape', '{count} étapes'],
        puzzles: ['{count} problème', '{count} problèmes'],
        findings: ['{count} remarque', '{count} remarques'],
      },
      elsewhere:
        'Seules les pages de ce site peuvent être chargées. Copiez le code d’une autre page, et collez-le ci-dessous.',
      notLoaded: 'Impossible de charger {path}\u00a0: {reason}.',
      reasons: {
        missing: 'le serveur ne l’a pas (404)',
        failed: 'le serveur ne répond pas comme il faut',
        large: 'le fichier dépasse 2 Mo',
        empty: 'le fichier est vide',
        text: 'ce n’est pas du texte en UTF-8',
      },
      loaded: '{path} est chargé. Les fichiers que la page appelle sont vérifiés aussi.',
      exampleTitle: 'Soirée scopa',
      exampleQuestion: 'Que prend le roi\u202f?',
    },
  },
  write: {
    title: 'Écrire une leçon et l’essayer',
    description:
      'On écrit une leçon d’un côté, on la joue de l’autre, et on voit aussitôt ce que trouve la vérification.',
    heading: 'Écrire une leçon',
    lead: 'Ce que vous écrivez se joue à côté et se vérifie pendant que vous écrivez. «\u00a0Copier\u00a0» l’emporte dans votre page, avec les lignes qui chargent les éléments.',
    start: 'Commencer par',
    oneStep: 'Une étape',
    steps: {
      scopa: 'Scopa\u00a0: que peut-on additionner\u202f?',
      capodama: 'Capodama\u00a0: qui prend le pli\u202f?',
      capra: 'Capra\u00a0: quelles cartes la battent\u202f?',
      calypso: 'Calypso\u00a0: quelles cartes fournissent\u202f?',
    },
    twoSteps: 'Deux étapes, en trois langues',
    in: 'en',
    back: 'Retrouver ce que j’avais écrit',
    copy: 'Copier',
    save: 'Enregistrer',
    lesson: 'La leçon',
    notation:
      'Une carte est un rang (A K Q J T 9 … 2\u00a0: K est le roi, Q la dame, J le valet, T le dix) et une couleur (S pique, H cœur, D carreau, C trèfle)\u00a0: AS, TH, 7D. Avec des cartes italiennes (sauf au capodama), S sont les épées, H les coupes, D les deniers, C les bâtons, et Q est le cavalier. Ce que chaque balise peut dire\u00a0: <a href="guide:lessons">écrire une leçon</a>\u202f; ce qu’une question peut demander\u00a0: <a href="guide:lessons#objectifs-courants">les objectifs</a>.',
    after:
      'Les lignes que «\u00a0Copier\u00a0» ajoute chargent les éléments depuis ce site\u00a0: elles marchent dans la page d’un site, non dans un fichier qu’on ouvre d’un double clic. Pour ne pas dépendre de ce site, mettez <a href="page:downloads#kit">le dossier du kit</a> sur le vôtre et, dans ces lignes, écrivez <code>/cartavola/</code> à la place de l’adresse qui précède <code>cartavola.js</code>. On peut aussi <a href="page:check">vérifier une page entière</a>.',
    findings: 'Ce que trouve la vérification',
    right: [
      'Ce qui compte comme juste',
      'D’après les règles, pour ce que demande chaque question\u00a0: tout est accepté, même là où vous ne pensiez qu’à une réponse.',
    ],
    strings: {
      line: 'Ligne',
      sum: 'Leçons\u00a0: {lessons}, étapes\u00a0: {steps}, {faults}.',
      noFaults: 'aucune faute',
      faults: 'fautes\u00a0: {count}, voir plus bas',
      notLoaded: 'Impossible de la charger.',
      lesson: 'Une leçon',
      file: 'lecon.html',
    },
  },
  inEnglish:
    'Sous chaque explication, le message de la vérification est en anglais. Son code mène à une page en anglais.',
};
