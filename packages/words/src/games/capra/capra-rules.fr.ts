import {naming} from '../../rulebook/naming.js';
import type {CapraRulesFor} from './capra-rules.js';

export const rules: CapraRulesFor = ({cards, options}) => {
  const {rank, ranks} = naming(cards);
  return {
    about:
      'Un jeu de levées à quatre, deux contre deux, où l’on entame avec une à quatre cartes et où l’on répond par autant de cartes. On ne joue pas pour gagner\u00a0: le camp qui perd trop souvent devient la chèvre.',
    rules: {
      'capra.pack': {
        title: 'L’ordre des cartes',
        text: `36\u00a0cartes. De haut en bas d’une couleur\u00a0: ${ranks('A T K Q J 9 8 7 6')}. Le ${rank('T')} passe avant le ${rank('K')}.`,
      },
      'capra.points': {
        title: 'Les points',
        text: `As 11, ${rank('T')} 10, ${rank('K')} 4, ${rank('Q')} 3, ${rank('J')} 2, le reste rien\u00a0: 120\u00a0points dans le jeu.`,
      },
      'capra.partners': {
        title: 'Les partenaires',
        text: 'Les partenaires se font face et mettent leurs plis en commun.',
      },
      'capra.deal': {
        title: 'La distribution',
        text: 'Le premier donneur est tiré au sort\u202f; ensuite, la donne passe à gauche. Le donneur mélange, et son voisin de droite coupe le jeu. Chacun reçoit quatre cartes, en commençant à gauche du donneur. Les vingt autres forment le [talon](stock).',
        badge: 'Ailleurs, on donne parfois les quatre ensemble\u202f; ici, une à une.',
      },
      'capra.trump': {
        title: 'La couleur d’atout',
        text: 'On retourne une carte au milieu du [talon](stock). Sa couleur est [atout](trump) pour la donne.',
        badge:
          'Ailleurs, cette carte va parfois sous le talon\u202f; ici, elle reste à sa place, et chacun voit qui la pioche.',
      },
      'capra.lead': {
        title: 'L’entame',
        text: '[Entamez](lead) avec une, deux, trois ou quatre cartes, à découvert, toutes d’une même couleur.',
        badge:
          'Ici, le voisin de gauche du donneur entame d’abord, ensuite qui a pris le dernier pli de la donne d’avant. Ailleurs, un autre peut entamer.',
      },
      'capra.beat': {
        title: 'Battre',
        text: 'À son tour, chacun [bat](beat) les meilleures cartes ou se [défausse](fold). Pour battre, jouez autant de cartes, chacune sur une carte différente\u00a0: une plus haute de sa couleur, ou un [atout](trump) sur une carte qui n’en est pas. Ce n’est jamais obligatoire.',
        badge:
          'Ailleurs, on lit que les cartes qui battent sont cachées, et le suivant ne pourrait y répondre\u202f; ici, elles sont à découvert.',
      },
      'capra.fold': {
        title: 'Se défausser',
        text: 'Qui ne [bat](beat) pas pose autant de cartes quelconques, face cachée. Personne d’autre ne les voit avant le décompte, et leurs points vont à qui prend le [pli](trick).',
      },
      'capra.win-trick': {
        title: 'Qui prend le pli',
        text: 'Le dernier à avoir [battu](beat) prend le [pli](trick) pour son camp\u202f; si personne n’a battu, c’est celui qui a entamé.',
      },
      'capra.claim': {
        title: 'Entrer avec quatre',
        text: 'Avec [quatre d’une même couleur](four), on peut [entrer](enter), même hors de son tour, dès que les mains sont pleines et tant qu’on n’a pas joué dans le [pli](trick). Les cartes déjà jouées reviennent en main, les défausses sans être vues\u202f; on entame avec les quatre, et le jeu reprend de là. Si c’est à vous d’entamer, entamez simplement\u202f; on ne peut pas entrer contre une entame de quatre cartes.',
        badge: 'Ailleurs, on entre parfois à d’autres moments, ou contre d’autres entames.',
      },
      'capra.claim-priority': {
        title: 'Qui entre d’abord',
        text: 'Si plusieurs peuvent [entrer](enter), le droit va au plus proche de celui qui devait entamer, dans le sens du jeu. On interroge les joueurs plus proches que celui qui entre et qui le peuvent encore, du plus proche au plus éloigné\u00a0: chacun entre à sa place ou laisse faire. D’ici là, personne ne joue.',
        badge: 'Ailleurs, chacun s’annonce de lui-même\u202f; ici, on interroge en secret, et sans chronomètre.',
      },
      'capra.draw': {
        title: 'Piocher',
        text: 'Après chaque [pli](trick), on pioche au [talon](stock), son gagnant d’abord, puis une carte chacun dans le sens du jeu, jusqu’à ce que tous en aient quatre ou que le talon soit vide. Le gagnant entame.',
      },
      'capra.deal-end': {
        title: 'La fin de la donne',
        text: 'Une fois le [talon](stock) et les mains épuisés, chaque camp compte les points de ses plis. À partir de\u00a061, il gagne la donne\u202f; l’autre reçoit des [points de pénalité](penalty).',
      },
      'capra.loss-2': {
        title: 'Perdre',
        text: 'Le camp perdant a de 31 à 59\u00a0points\u00a0: 2\u00a0[points de pénalité](penalty).',
      },
      'capra.loss-4': {
        title: 'Perdre lourdement',
        text: 'Le camp perdant a moins de 31\u00a0points, mais au moins un [pli](trick)\u00a0: 4\u00a0[points de pénalité](penalty).',
      },
      'capra.loss-6': {
        title: 'Pas un seul pli',
        text: 'Le camp perdant n’a rien pris du tout\u00a0: 6\u00a0[points de pénalité](penalty).',
      },
      'capra.eggs': {
        title: 'Les œufs',
        text: 'Chaque camp a 60\u00a0points\u00a0: personne n’est pénalisé, mais il y a des [œufs](eggs) dans la partie.',
      },
      'capra.match': {
        title: 'La chèvre',
        text: `Un camp qui atteint ${String(options.target)}\u00a0[points de pénalité](penalty) perd la partie\u00a0: il est la [chèvre](goat), ou la chèvre aux œufs si une donne s’est terminée par des [œufs](eggs). On peut convenir d’un autre nombre.`,
        badge:
          'Ailleurs, seules certaines donnes peuvent compter pour les œufs\u202f; ici, n’importe laquelle de la partie.',
      },
    },
  };
};
