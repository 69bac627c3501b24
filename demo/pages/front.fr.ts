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
  paste: [
    'À coller',
    ({table, first}) =>
      `Rien ne tourne sur un serveur, et personne n’a besoin d’un compte. Une table pèse environ ${table}, dont la première ligne charge ${first}\u202f; le reste vient quand une page la montre. Pour votre propre site, <a href="page:downloads#kit">téléchargez le dossier</a>. <a href="page:builder">Le générateur</a> écrit ces lignes pour chaque élément, jeu et langue, et <a href="page:builder#element=scopa-table&amp;lang=fr&amp;deck=italian&amp;as=frame">un cadre</a> là où un site n’accepte pas de script. <a href="page:check">Vérifiez votre page</a> avant de la publier. Cela marche aussi avec <a href="guide:frameworks#start-with-react">React, Vue ou Svelte</a>.`,
  ],
  teachers: [
    'Pour qui enseigne',
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
