import {manyOf} from '../../many.fr.js';
import {naming} from '../../rulebook/naming.js';
import type {ScopaRulesFor} from './scopa-rules.js';

export const rules: ScopaRulesFor = ({cards, options}) => {
  const {the, rank, theRank, suit} = naming(cards);
  const four = options.players === 4;
  const primiera = options.sevens === 'primiera';
  const diamonds = manyOf(suit('D'));
  const points = [
    primiera ? 'la [primiera](primiera)' : 'le plus de sept',
    ...(options.settebello ? ['le [settebello](settebello)'] : []),
    `le plus de ${diamonds}`,
    'le plus de cartes',
  ].join(', ');
  const side = four ? 'camp' : 'joueur';
  return {
    about: `Un jeu de pêche pour ${four ? 'quatre, deux contre deux' : 'deux'}. Une carte de la main prend sur la table des cartes de même valeur\u202f; qui vide la table fait une scopa.`,
    rules: {
      'scopa.pack': {
        title: 'Les cartes et leur valeur',
        text: `40\u00a0cartes, sans huit, ni neuf, ni dix. De l’as au sept, une carte vaut son chiffre\u202f; le ${rank('J')} vaut\u00a08, ${theRank('Q')}\u00a09, le ${rank('K')}\u00a010.`,
      },
      'scopa.deal': {
        title: 'La distribution',
        text: `Le premier donneur est tiré au sort. Le donneur mélange, et ${four ? 'son voisin de droite' : 'l’adversaire'} coupe le jeu. Trois cartes ensemble à chacun, le donneur en dernier, puis quatre sur la table, à découvert. Les mains jouées, trois autres à chacun, ${four ? 'trois' : 'six'} fois en tout, jusqu’au bout du [talon](stock).`,
        badge:
          'Ailleurs, on donne aussi les cartes une à une\u202f; ici, les trois ensemble, et aucune à la table après la première main.',
      },
      'scopa.redeal': {
        title: 'Trois rois sur la table',
        when: 'Si l’on en convient, comme en Italie',
        text: 'Si trois rois ou les quatre se trouvent parmi les premières cartes de la table, la donne est nulle et le même donneur recommence.',
      },
      'scopa.turn': {
        title: 'Le tour de jeu',
        text: 'Le voisin de gauche du donneur commence, et l’on tourne dans le sens des aiguilles d’une montre, le donneur en dernier. À son tour, on joue une carte de sa main.',
        badge: 'En Italie, par tradition, on donne et on joue dans l’autre sens.',
      },
      'scopa.capture': {
        title: 'Prendre',
        text: 'Une carte [prend](capture) sur la table une carte de sa valeur, ou plusieurs dont la somme fait sa valeur. On joue la carte que l’on veut, mais si elle peut prendre, elle doit prendre.',
        badge: 'Ailleurs, la prise n’est pas toujours obligatoire\u202f; ici, elle l’est.',
      },
      'scopa.single-first': {
        title: 'Une carte plutôt que plusieurs',
        text: 'Si une carte seule de la valeur jouée se trouve sur la table, c’est elle qu’il faut prendre\u00a0: une somme n’est pas permise à sa place.',
      },
      'scopa.choose': {
        title: 'Le choix de la prise',
        text: 'Deux cartes seules conviennent, ou deux sommes\u00a0: le joueur choisit, et n’en prend qu’une.',
      },
      'scopa.trail': {
        title: 'Poser',
        text: `Une carte qui ne [prend](capture) rien reste sur la table\u00a0: on la [pose](trail). Les cartes prises vont, face cachée et avec celle qui les prend, sur le [tas](pile) ${four ? 'du camp' : 'du joueur'}.`,
      },
      'scopa.scopa': {
        title: 'La scopa',
        text: `Qui prend tout ce qui se trouve sur la table fait une [scopa](scopa), qui vaut 1\u00a0point. La carte qui l’a faite reste visible dans le [tas](pile) et y compte comme les autres.${options.lastScopa ? ' Même la dernière carte de la donne peut en faire une.' : ' La dernière carte de la donne n’en fait pas.'}`,
        badge: options.lastScopa
          ? 'En Italie, le plus souvent, la dernière carte d’une donne ne fait pas de scopa.'
          : 'Ailleurs, la dernière carte peut en faire une aussi\u202f; ici l’on suit l’usage italien.',
      },
      'scopa.last-take': {
        title: 'Les dernières cartes',
        text: `Quand les mains sont vides, ce qui reste sur la table revient au ${side} qui a [pris](capture) en dernier.`,
        badge: 'Ailleurs, cela peut compter pour une scopa\u202f; ici, non.',
      },
      'scopa.score': {
        title: 'Le décompte',
        text: `La donne finie, chaque ${side} regarde son [tas](pile). Rapportent un point chacun\u00a0: ${points}. Chaque [scopa](scopa) en ajoute un.`,
      },
      'scopa.most-sevens': {
        title: 'Les sept',
        when: 'Si l’on compte les sept',
        text: `Un point au ${side} qui a le plus de sept. Deux partout\u00a0: à qui a le plus de six. Deux six partout encore\u00a0: personne ne le marque.`,
        badge: 'Ailleurs, et surtout en Italie, on compte plutôt la primiera et le settebello.',
      },
      'scopa.settebello': {
        title: 'Le settebello',
        when: 'Si l’on en convient, comme en Italie',
        text: `Un point au ${side} qui a dans son [tas](pile) ${the('7D')}, le [settebello](settebello).`,
      },
      'scopa.primiera': {
        title: 'La primiera',
        when: 'Si l’on en convient, comme en Italie',
        text: `Un point à la meilleure [primiera](primiera). On additionne sa meilleure carte dans chaque couleur\u00a0: sept\u00a021, six\u00a018, as\u00a016, cinq\u00a015, quatre\u00a014, trois\u00a013, deux\u00a012, figures\u00a010. S’il manque une couleur à un seul, l’autre a le point\u202f; s’il en manque aux deux, ou à sommes égales, personne.`,
      },
      'scopa.most-diamonds': {
        title: `Le plus de ${diamonds}`,
        text: `Un point au ${side} qui a plus de cinq des dix cartes de ${suit('D')}. Cinq partout\u00a0: personne ne le marque.`,
      },
      'scopa.most-cards': {
        title: 'Le plus de cartes',
        text: `Un point au ${side} dont le [tas](pile) dépasse vingt cartes. Vingt partout\u00a0: personne ne le marque.`,
      },
      'scopa.match': {
        title: 'Gagner la partie',
        text: `On joue des donnes jusqu’à ce qu’un ${side} ait ${String(options.target)}\u00a0points\u202f; on convient du nombre au début, le plus souvent 11, 16 ou\u00a021.`,
        badge:
          'Si les deux y arrivent ensemble, ici le plus haut gagne, et à égalité on joue une donne de plus. Ailleurs, on compte les points dans un ordre fixé, et le premier arrivé gagne.',
      },
      'scopa.next-dealer': {
        title: 'Le donneur suivant',
        text: 'Après chaque donne, c’est au voisin de gauche du donneur de donner.',
        badge: 'Ailleurs, c’est parfois au gagnant ou au perdant de donner\u202f; ici, on tourne.',
      },
    },
  };
};
