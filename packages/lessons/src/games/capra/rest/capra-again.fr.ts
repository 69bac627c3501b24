import type {CapraOptions} from '@cartavola/engine/games/capra/rules.js';
import {naming} from '@cartavola/words/rulebook/naming.js';
import type {RuleTable} from '@cartavola/words/rulebook/rule-texts.js';
import {help, type RepeatHelp} from '../../../repeat-help.js';

/** Reasons and hints for repeated questions. They don't name cards, because each repetition has others. */
export const helpAgain = ({cards}: RuleTable<CapraOptions>): Readonly<Record<string, RepeatHelp>> => {
  const {ranks} = naming(cards);
  return {
    'choose type=beat': help(
      'Une carte plus haute de la même couleur la bat, et tout atout aussi si elle n’en est pas un. Reprenez vos cartes une à une.',
      `Dans chaque couleur, de haut en bas\u00a0: ${ranks('A T K Q J 9 8 7 6')}.`,
    ),
    'trump-alone': help(
      {
        'type=fold': 'Une carte défaussée ne prend jamais.',
        'refusal=capra.beat':
          'Elle ne bat pas la plus forte\u00a0: il faut une carte plus haute de sa couleur, ou un atout.',
        '': 'Elle les prend, mais c’est un atout gaspillé\u00a0: une carte plus haute de la couleur jouée suffit.',
      },
      'Laquelle de vos cartes de la couleur jouée est assez haute\u202f?',
    ),
    'count points': help(
      'Un as vaut 11, un dix 10, un roi 4, une dame 3, un valet 2. Rien d’autre ne compte, et un atout ne vaut pas plus.',
      'Additionnez carte après carte\u202f; le neuf et les cartes plus basses ne valent rien.',
    ),
    'fold-finish': help(
      'Cela donne des points à l’autre camp. On peut défausser n’importe quelle carte\u00a0: choisissez-en une qui ne vaut rien.',
      'Lesquelles de vos cartes ne valent rien\u202f?',
    ),
    'predict winner': help(
      'Une carte défaussée ne prend jamais, quelle qu’elle soit. Cherchez qui a battu en dernier.',
      'Seules les cartes à découvert peuvent prendre.',
    ),
    'fold-alone-partner': help(
      {
        'type=beat': 'Votre partenaire tient déjà le pli, inutile de battre\u00a0: défaussez-vous.',
        '': 'Vous pouvez ajouter plus de points.',
      },
      'Inutile de battre\u00a0: que défausseriez-vous\u202f?',
    ),
    'lead-finish': help(
      {
        'refusal=capra.lead': 'Les cartes d’une entame sont toutes de la même couleur.',
        '': 'Cette entame est permise, mais vous avez plus de cartes d’une même couleur.',
      },
      'Comptez vos cartes couleur par couleur.',
    ),
    'predict turn': help(
      'L’entame ne tourne pas d’elle-même autour de la table\u00a0: qui a pris ce pli pioche d’abord et entame.',
      'Qui a pris le pli\u202f?',
    ),
    'several-finish': help(
      {
        'type=fold': 'Des cartes défaussées ne prennent jamais.',
        'refusal=capra.beat':
          'Chacune de vos cartes doit en battre une autre\u00a0: plus haute dans sa couleur, ou atout.',
      },
      'Cherchez d’abord une carte pour la plus haute.',
    ),
    'play type=beat': help(
      {
        'type=fold': 'Des cartes défaussées ne prennent jamais.',
        'refusal=capra.beat':
          'Chacune de vos cartes doit en battre une autre\u00a0: plus haute dans sa couleur, ou atout.',
      },
      'Voyez d’abord ce qu’il faut battre\u00a0: les dernières cartes posées à découvert.',
    ),
    'enter-finish': help(
      'Ce serait jouer dans le pli, et qui y a joué ne peut plus y entrer.',
      'Prenez vos quatre cartes.',
    ),
    'enter-alone-now': help(
      'Ce serait jouer dans le pli, et qui y a joué ne peut plus y entrer.',
      'Une fois que l’on a battu ou que l’on s’est défaussé, on ne peut plus entrer.',
    ),
    'right-finish': help(
      'Ainsi, l’autre entame avec ses quatre cartes, et les vôtres doivent attendre.',
      'Entrer, ou laisser faire\u00a0: qu’est-ce qui met vos quatre cartes devant\u202f?',
    ),
    'predict enters': help(
      'Seul peut entrer qui tient quatre cartes d’une couleur et n’a pas joué dans le pli. Dans le sens du jeu, le plus proche de l’entame passe d’abord.',
      'Partez de qui a entamé, dans le sens du jeu. Qui tient encore quatre cartes d’une même couleur\u202f?',
    ),
    'penalty-finish': help(
      'Voyez qui prend ce pli\u202f; s’il est à vous, ajoutez-le à vos 22. Perdre coûte 2 avec 31 à 59\u00a0points, et 4 avec moins.',
      'Que vaut ce pli, et à qui est-il\u202f?',
    ),
    'penalty-alone-few': help(
      'Si ce pli est à vous, ajoutez-le aux 12. Perdre coûte 2 avec 31 à 59\u00a0points, et 4 avec moins.',
      'Perdre avec 31 coûte moins cher que perdre avec 30.',
    ),
    'penalty-alone-none': help(
      'Voyez qui prend ce pli. Sans aucun pli, un camp reçoit 6\u202f; avec peu de points, 4.',
      'Ce pli est-il à votre camp\u202f?',
    ),
    'goat-finish': help(
      'Ajoutez le pli aux points du camp qui le prend. Il en faut 61 pour gagner la donne.',
      'Qui prend ce pli\u202f?',
    ),
    'goat-alone': help(
      'Ajoutez le pli aux points du camp qui le prend. À 60 partout, personne ne reçoit de pénalité.',
      'Qui prend ce pli, et combien vaut-il\u202f?',
    ),
  };
};
