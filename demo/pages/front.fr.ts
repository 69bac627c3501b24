import type {FrontTexts} from './front.js';

export const texts: FrontTexts = {
  title: 'Cartavola\u00a0: des jeux de cartes et des leçons à jouer, dans toute page',
  description:
    'Tables de jeu, leçons jouables, problèmes et diagrammes, en éléments HTML\u00a0: scopa, capodama, capra et calypso, en français, anglais et italien.',
  heading: 'Jeux de cartes et leçons à jouer dans toute page web',
  start: 'Commencer',
  builder: 'Générateur',
  copy: 'Copier',
  puzzle: 'Un premier problème',
  morePuzzles: 'D’autres problèmes',
  aGame: 'Une partie de scopa',
  lead: 'Composants web pour la scopa, le capodama, la capra et le calypso\u00a0: tables, leçons, problèmes et diagrammes. On joue dans votre article.',
  facts: ({first, table}) => [
    'Ni serveur, ni compte, ni publicité\u00a0: tout se passe dans le navigateur du lecteur.',
    `${first} pour la première ligne, environ ${table} pour une table entière.`,
    'Téléphone, clavier, lecteur d’écran, mode sombre et papier.',
  ],
  examples: {
    heading: 'Ce que vous pouvez mettre dans votre page',
    intro: 'Choisissez\u00a0: l’exemple se joue, et son code est à côté.',
    kinds: {
      article: {
        tab: 'Article',
        audience: 'Pour un blog',
        text: 'Des cartes dans une phrase, des mains et des tables dans un article. Elles suivent la taille de votre texte, et les lecteurs d’écran nomment chaque carte. <a href="guide:diagrams">Diagrammes</a> et <a href="guide:replays">parties à rejouer</a> s’écrivent en simple texte.',
      },
      lesson: {
        tab: 'Leçon',
        audience: 'Pour enseigner',
        text: 'Posez une question. On répond en jouant, et les règles du jeu disent ce qui ne va pas dans une réponse. <a href="page:write">Écrivez une leçon</a> ici, ou prenez-en <a href="page:rules">une toute prête</a> pour chaque jeu.',
      },
      table: {
        tab: 'Table',
        audience: 'Pour un club',
        text: 'Une vraie partie contre des robots de quatre niveaux, qui ne voient jamais une carte cachée. Choisissez les règles, les cartes et les joueurs dans le <a href="page:builder">générateur</a>.',
      },
      pad: {
        tab: 'Carnet de marque',
        audience: 'Pour une soirée',
        text: 'Posez un téléphone à côté du paquet. Le <a href="page:pad">carnet</a> sait compter chaque jeu, additionne, refuse les marques impossibles et les garde quand la batterie est vide.',
      },
      wordpress: {
        tab: 'WordPress',
        audience: 'Sans HTML',
        text: 'Ajoutez un bloc, choisissez un jeu, publiez\u00a0: ici, un problème qui change chaque jour. Voyez <a href="guide:wordpress">WordPress</a>. Ailleurs, collez <a href="page:builder#element=card-puzzle&amp;lang=fr&amp;game=scopa&amp;at=daily&amp;deck=italian&amp;as=frame">un cadre</a>.',
      },
    },
    samples: {
      article: {
        title: 'Le sept ne doit pas attendre',
        sentence: [
          'Vous tenez',
          ' et c’est à vous. Le',
          ' prend le cinq et le deux\u00a0: trois cartes, dont deux de deniers.',
        ],
        seven: 'sept de deniers',
        hand: '7K RT 4P',
        board: 'players: 2 / you: 7K* RT 4P / table: 5K 2C 6P / stock 24',
        caption: 'Jouez le sept avant qu’un autre ne prenne le cinq',
      },
      lesson: {
        skill: 'Sommes',
        question: 'Un roi vaut dix. <strong>Que peut-il prendre ici\u202f?</strong>',
        wrong: 'Un as ne prend qu’un as.',
        done: 'Sept et trois font dix. Le six et le deux, non.',
      },
      post: {title: 'Le problème du soir', text: 'Qui le résout en premier apporte les cartes mardi.'},
    },
  },
  paste: [
    'À coller',
    ({table, first}) =>
      `Rien ne tourne sur un serveur, et personne n’a besoin d’un compte. Une table pèse environ ${table}, dont la première ligne charge ${first}\u202f; le reste vient quand une page la montre. Pour votre propre site, <a href="page:downloads#kit">téléchargez le dossier</a>. <a href="page:builder">Le générateur</a> écrit ces lignes pour chaque élément, jeu et langue, et <a href="page:builder#element=scopa-table&amp;lang=fr&amp;deck=italian&amp;as=frame">un cadre</a> là où un site n’accepte pas de script. <a href="page:check">Vérifiez votre page</a> avant de la publier. Cela marche aussi avec <a href="guide:frameworks#start-with-react">React, Vue ou Svelte</a>.`,
  ],
  teachers: [
    'Pour les enseignants',
    '<a href="page:downloads#scorm">Des leçons prêtes pour Moodle</a> et d’autres plateformes, avec les notes\u202f; <a href="page:downloads#sheets">des feuilles d’exercices à imprimer</a>, avec les solutions\u202f; <a href="page:puzzles">des problèmes à résoudre en classe</a>, du plus facile au plus difficile.',
  ],
  promises: [
    [
      'Jugé par les règles',
      'On répond aux leçons et aux problèmes en jouant, et un vrai moteur de règles juge et dit <em>pourquoi</em>\u00a0: quelle règle vous arrête, et où elle est écrite. <a href="page:lesson">Une leçon à soi</a> est du simple HTML\u202f; la vôtre <a href="page:write">s’écrit et s’essaie ici</a>.',
    ],
    [
      'Des robots honnêtes',
      'Quatre niveaux, du débutant sensé à l’expert qui cherche. Ils réfléchissent dans le navigateur du lecteur et ne voient jamais une carte cachée. <a href="guide:strength">Leur force</a> a été mesurée.',
    ],
    [
      'Sous toute politique de sécurité',
      'Ni style en ligne, ni <code>eval</code>, ni requête à d’autres sites. Les jeux marchent sous la <a href="guide:content-security-policy">politique de sécurité du contenu</a> la plus stricte, et ce que font les lecteurs <a href="guide:privacy">reste chez eux</a>.',
    ],
    [
      'Pour chaque lecteur',
      'À la souris, au doigt ou au clavier, et <a href="guide:accessibility">fait pour les lecteurs d’écran</a>\u202f; sur un téléphone, dans le noir, sur papier\u202f; en français, anglais et italien, avec des cartes françaises ou italiennes.',
    ],
  ],
  samples: [
    'Comme d’autres s’en serviraient',
    'Tout ce qu’il y a, à voir et à essayer\u00a0: <a href="page:gallery">la galerie</a>.',
  ],
  not: [
    'Ce que ce n’est pas',
    'Ni salon ni adversaire à l’autre bout du monde\u00a0: un lecteur joue, et les autres sont des robots. Ni mise, ni publicité, ni compteur de visites. Ce n’est pas non plus une boîte à fabriquer des jeux\u00a0: il en connaît quatre, et les connaît bien.',
  ],
};
