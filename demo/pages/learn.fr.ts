import type {LearnTexts} from './learn.js';

export const texts: LearnTexts = {
  rules: {
    title: 'Leçons et règles\u00a0: apprendre un jeu en y jouant',
    description:
      'Apprenez le capodama, la scopa, la capra ou le calypso en y jouant, et retrouvez la règle qui vous a arrêté.',
    heading: 'Apprendre un jeu en y jouant',
    lead: 'Les règles ennuient, jusqu’au jour où il en faut une. Les leçons commencent donc cartes en main, et les règles sont juste à côté, pour quand vous demanderez pourquoi.',
    before: [
      'Une leçon est une suite de petites questions\u00a0: lesquelles de ces cartes peut-on jouer, qui prend ce pli, combien vaut cette donne\u202f? La première de chaque sorte est résolue devant vous, vous finissez la suivante, et vous faites les autres seul. Les règles qui mènent les tables jugent aussi vos réponses\u00a0: une leçon ne peut donc pas se tromper sur un jeu, et elle explique <em>pourquoi</em> une carte ne va pas. À la fin, vous jouez une donne entière.',
      'Dans le livre des règles, chacune a son adresse. Un lien vers <a href="#cartavola=capodama.no-impasse">la règle qui interdit l’impasse</a> l’ouvre, ici et dans toute page qui contient l’élément. Leçons et règles s’impriment, pour le tableau d’affichage d’un club.',
    ],
    start: 'C’est par ici',
    after:
      'La leçon est faite pour la table que vous choisissez\u00a0: à trois, à l’italienne, ou avec le tirage au sort des places. Sans scripts, on voit le texte qui se trouve dans l’élément, s’il y en a un. Ici, c’est le livre des règles entier, tel que l’imprime la commande <code>cartavola rules</code>.',
  },
  lesson: {
    title: 'Une leçon à soi\u00a0: fournir au capodama',
    description:
      'Une leçon à soi, en HTML\u00a0: des questions sur le capodama auxquelles on répond en jouant, et que jugent les règles.',
    heading: 'Fournir au capodama',
    lead: 'Le capodama tient presque tout entier dans une décision, prise huit fois par donne\u00a0: lesquelles de ces cartes puis-je jouer, et laquelle vaut-il mieux\u202f?',
    before: [
      'La première moitié a une réponse sûre. On fournit si l’on a de la couleur, ou l’on joue l’un des trois atouts, {AH} {7H} {QH}, que l’on ait de la couleur ou non. Rien d’autre n’est permis. Sans la couleur, on joue ce que l’on veut.',
      'Voici cinq petites tables et, pour finir, une donne entière. Prenez votre temps à la deuxième\u00a0: le roi a l’air d’un atout, mais n’en est pas un.',
    ],
    steps: {
      following: 'Fournir',
      trumps: 'Les atouts',
      deal: 'Une donne',
      worked: {
        text: 'Inès entame avec l’as de trèfle. Julie et Hugo ont du trèfle et fournissent\u202f; vous en avez aussi.',
        done: 'Tous les quatre ont fourni\u00a0: l’as prend le pli.',
      },
      finish: {
        text: 'Trèfle encore. Vous pouvez fournir, ou jouer un atout. <strong>Quelles cartes pouvez-vous jouer\u202f?</strong>',
        KH: 'Le roi de cœur n’est pas un atout\u00a0: seuls l’as, le sept et la dame le sont.',
        AS: 'Vous avez un trèfle\u00a0: le pique doit attendre.',
        missed7H: 'Le sept de cœur est un atout, et un atout se joue toujours.',
        hint: 'Trois cœurs seulement sont des atouts.',
        done: 'Le trèfle, et le seul atout.',
      },
      alone: {
        text: 'Pique est demandé, et vous n’en avez pas. <strong>Quelles cartes pouvez-vous jouer\u202f?</strong>',
        answer: 'Sans la couleur demandée, on joue ce que l’on veut.',
        done: 'Toutes les quatre. Personne n’est obligé de couper.',
      },
      take: {
        text: 'Carreau est demandé, et vous n’en avez pas. <strong>Prenez le pli.</strong>',
        KH: 'Le roi de cœur ne coupe pas\u00a0: c’est un cœur ordinaire.',
        done: 'La dame de cœur, le plus petit atout, bat l’as de carreau.',
      },
      predict: {
        text: '<strong>Qui prend ce pli\u202f?</strong>',
        answer: 'Il y a deux atouts\u00a0: le sept de cœur est au-dessus de la dame.',
      },
      free: 'À vous de jouer une donne entière. Demandez un conseil quand vous voulez.',
    },
    written: [
      'Écrite en HTML',
      'Cette leçon n’est pas dans le kit. Quelqu’un qui sait où trébuchent les débutants l’a écrite pour cette page, en HTML. Le kit y met les cartes et juge les réponses. Une étape ressemble à ceci\u00a0:',
    ],
    after:
      'Les paragraphes gardent les styles de la page, et sans scripts on les voit tous. Avant de publier la leçon, <code>cartavola check</code> la joue deux fois, comme un lecteur qui a toujours raison et comme un lecteur qui a toujours tort, et énumère les fautes. <a href="page:write">Écrivez la vôtre</a>, avec un aperçu.',
  },
  cards: {
    title: 'Cartes\u00a0: toutes les cartes de trois jeux',
    description:
      'Toutes les cartes de trois jeux, en éléments HTML, de la bannière à la vignette, ou au milieu d’une phrase.',
    heading: 'Une carte dans une ligne de texte',
    lead: 'Quand on écrit sur les cartes, on veut souvent en montrer une. <code>&lt;playing-card&gt;</code> la met dans une phrase, comme un mot.',
    text: 'La <playing-card card="QH">dame de cœur</playing-card> est la partenaire de l’<playing-card card="AH">as de cœur</playing-card> au capodama\u202f; à la scopa, personne ne la regarde deux fois, et tous les yeux sont sur le <playing-card card="7D" deck="italian" game="scopa">sept de deniers</playing-card>. On nomme une carte comme on la noterait, en lettres anglaises\u00a0: <code>QH</code> ou <code>Q♥</code> pour la dame de cœur\u202f; les lecteurs d’écran lisent le nom entier. Les images sont vectorielles, donc bonnes à toute taille. Sous 64 pixels, elles montrent un grand chiffre et un grand symbole, car un petit roi n’est qu’une tache.',
    caption: 'La carte que vous choisissez dans les réglages ci-dessous.',
    all: [
      'Toutes',
      'Il y a deux familles de cartes. Les françaises existent aussi en quatre couleurs, pour qui en confond deux. Les italiennes remplacent les françaises comme à la scopa\u00a0: deniers pour carreau, coupes pour cœur, épées pour pique, bâtons pour trèfle.',
    ],
    strings: {french: 'Françaises', four: 'Françaises, quatre couleurs', italian: 'Italiennes, comme à la scopa'},
  },
  puzzles: {
    title: 'Problèmes\u00a0: un seul coup est juste · Cartavola',
    description: (count) =>
      `${count} problèmes de chaque jeu, du plus facile au plus difficile, chacun prouvé par un solveur ou une longue recherche.`,
    heading: 'Un seul coup est juste',
    lead: 'Chaque problème a une réponse prouvée. Jouez-la\u00a0: un mauvais coup montre ce qu’il coûte, et trois indices précèdent la solution.',
    unseen: 'Les problèmes',
    fallback: 'Les problèmes apparaîtront dès que les scripts de la page seront chargés.',
    caption: 'Du plus facile au plus difficile. Vos résultats restent dans ce navigateur.',
    after:
      'Un problème, c’est quelques lignes de JSON. Voyez <a href="guide:puzzles">comment en écrire un</a>, ou comment <a href="guide:puzzles#generating-puzzles">en tirer cinquante</a> de parties entre experts.',
  },
  pad: {
    title: 'Un carnet de marque pour la soirée · Cartavola',
    description:
      'Tient la marque à la scopa, au capodama, à la capra ou au calypso, avec de vraies cartes, sur un téléphone, d’un seul pouce.',
    heading: 'Qui a combien\u202f?',
    lead: 'Pour jouer avec de vraies cartes\u00a0: posez votre téléphone à côté du jeu, et notez le compte après chaque donne. Le carnet connaît les règles, additionne les points et refuse les marques impossibles.',
    unseen: 'Le carnet',
    fallback: 'Le carnet apparaîtra dès que les scripts de la page seront chargés.',
    caption: '«\u00a0Enregistré\u00a0» veut dire enregistré\u00a0: vos notes survivent à une batterie à plat.',
    after:
      'Le <a href="guide:score-pads">carnet de marque</a> sait aussi imprimer, exporter, annuler, et dessiner la courbe de la partie.',
  },
};
