import type {ScopaOptions} from '@cartavola/engine/games/scopa/rules.js';
import {naming} from '@cartavola/words/rulebook/naming.js';
import {lister} from '@cartavola/words/language.js';
import {manyOf} from '@cartavola/words/many.fr.js';
import type {RuleTable} from '@cartavola/words/rulebook/rule-texts.js';
import {help, type RepeatHelp} from '../../../repeat-help.js';

const list = lister('fr');

/** Reasons and hints for repeated questions. They don't name cards, because each repetition has others. */
export const helpAgain = ({cards, options}: RuleTable<ScopaOptions>): Readonly<Record<string, RepeatHelp>> => {
  const {the, suit} = naming(cards);
  const {lastScopa, settebello, sevens} = options;
  const diamonds = manyOf(suit('D'));
  const points = [
    sevens === 'primiera' ? 'la primiera' : 'le plus de sept',
    ...(settebello ? ['le settebello'] : []),
    `le plus de ${diamonds}`,
    'le plus de cartes',
  ];
  return {
    'play takes': help(
      {
        'refusal=scopa.single-first':
          'Une seule carte de même valeur passe d’abord\u00a0: on ne peut pas prendre une somme à sa place.',
        'refusal=scopa.capture':
          'Une carte qui peut prendre doit prendre\u00a0: une carte de sa valeur, ou plusieurs dont la somme la fait exactement.',
        '': 'Cette carte ne prend rien ici\u00a0: aucune carte et aucune somme n’a sa valeur.',
      },
      'Comparez chacune de vos cartes à celles de la table, puis à leurs sommes.',
    ),
    'choose takes': help(
      'Une carte prend une carte de sa valeur, ou plusieurs dont la somme la fait exactement. Reprenez vos cartes une à une.',
      'Comparez chacune de vos cartes à celles de la table, puis à leurs sommes.',
    ),
    'play trails': help(
      {
        'refusal=scopa.capture': 'Une carte qui peut prendre doit prendre, et seule une somme exacte compte.',
        '': 'Cette carte prend quelque chose\u00a0: elle ne reste pas sur la table.',
      },
      'Cherchez la carte qui n’a sur la table ni son égale ni une somme.',
    ),
    'choose trails': help(
      'Une carte ne reste que si aucune carte et aucune somme de la table n’a sa valeur. Reprenez vos cartes une à une.',
      'Cherchez les cartes qui n’ont sur la table ni leur égale ni une somme.',
    ),
    'play several': help(
      {
        'refusal=scopa.single-first':
          'Une seule carte de même valeur passe d’abord\u00a0: on ne peut pas prendre une somme à sa place.',
        'refusal=scopa.capture':
          'Une carte qui peut prendre doit prendre\u00a0: une carte de sa valeur, ou plusieurs dont la somme la fait exactement.',
        '': 'Cela prend une seule carte, ou aucune. Cherchez une somme.',
      },
      'Pour chaque carte, voyez d’abord si son égale est sur la table.',
    ),
    'choice-finish': help(
      {
        'refusal=scopa.capture': 'Si plusieurs cartes ou sommes conviennent, on en prend une, jamais deux.',
        '': `Cela ne vous apporte aucune carte de plus à ${suit('D')}.`,
      },
      `L’une de vos cartes a le choix. Lequel de ces choix contient l’un des ${diamonds}\u202f?`,
    ),
    'choice-alone': help(
      {
        'refusal=scopa.capture': 'Si plusieurs sommes conviennent, on en prend une, jamais deux.',
        '': `Les sept et les ${diamonds} comptent à la fin\u00a0: la somme où se trouve ${the('7D')} vaut plus.`,
      },
      'Deux sommes conviennent à l’une de vos cartes. Quelles cartes y comptent à la fin\u202f?',
    ),
    'play scopa': help(
      {
        'refusal=scopa.single-first':
          'Une seule carte de même valeur passe d’abord\u00a0: on ne peut pas prendre une somme à sa place.',
        'refusal=scopa.capture':
          'Prenez toutes les cartes de la table\u00a0: leur somme doit faire exactement la valeur de la vôtre.',
        '': 'Il reste quelque chose sur la table\u00a0: ce n’est pas une scopa.',
      },
      'Additionnez la table entière.',
    ),
    'play guards': help(
      {
        'refusal=scopa.capture': 'Une carte ne prend que sa valeur exacte.',
        '': 'Après cela, une seule carte pourrait prendre toute la table.',
      },
      'Ajoutez chacune de vos cartes à celles de la table. Aucune carte ne vaut plus de 10.',
    ),
    'count table': help(
      'Ce que l’on donne ne va qu’aux joueurs\u00a0: la table garde ce que personne n’a pris.',
      'Voyez d’abord ce que prend la dernière carte de cette main.',
    ),
    'predict turn': help(
      'Une nouvelle main commence elle aussi à gauche du donneur, peu importe qui a pris en dernier.',
      'Qui a donné\u202f?',
    ),
    'count kings': help(
      'Il faut trois rois parmi les quatre premières cartes. Comptez ceux qui sont là.',
      'Combien de rois y a-t-il déjà sur la table\u202f?',
    ),
    'predict winner': help(
      'Ce qui compte, c’est qui a pris en dernier, non qui a joué en dernier.',
      'Qui a pris des cartes en dernier\u202f?',
    ),
    'count line=scopa.scopa': help(
      lastScopa
        ? 'Une scopa, c’est une carte qui prend à elle seule toute la table. À cette table, la dernière carte d’une donne peut en faire une aussi.'
        : 'À cette table, la toute dernière carte d’une donne ne fait jamais de scopa.',
      lastScopa
        ? 'La dernière carte prend-elle tout à elle seule\u202f?'
        : 'Est-ce la dernière carte de la donne\u202f?',
    ),
    'predict line=scopa.most-sevens': help(
      'Comparez d’abord les sept. À égalité, les six décident\u202f; s’ils sont à égalité aussi, personne n’a le point.',
      'Comptez les sept de chaque côté, puis les six.',
    ),
    'count primiera': help(
      'Additionnez la meilleure carte de chaque couleur\u00a0: sept 21, six 18, as 16, cinq 15, quatre 14, trois 13, deux 12, figures 10.',
      'Cherchez la meilleure carte de chaque couleur, quatre en tout.',
    ),
    'predict line=scopa.primiera': help(
      'Additionnez de chaque côté la meilleure carte de chaque couleur. Sans les quatre couleurs, pas de primiera.',
      'Voyez d’abord si chacun a des cartes des quatre couleurs.',
    ),
    'count marks': help(
      `Un point pour chacun\u00a0: ${list(points)}, et un par scopa. Prenez-les un à un.`,
      'Il faut plus de la moitié\u00a0: à égalité, personne n’a le point.',
    ),
    'predict line=scopa.most-diamonds': help(
      `Comptez les ${diamonds} de chaque côté après la dernière carte. À égalité, personne n’a le point.`,
      'Quelles cartes la dernière carte prend-elle\u202f?',
    ),
    'predict line=scopa.most-cards': help(
      'Comptez la dernière carte avec ce qu’elle prend, et le reste, qui va à qui a pris en dernier.',
      'À qui reviennent les cartes qui restent\u202f?',
    ),
  };
};
