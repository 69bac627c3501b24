import type {CapodamaOptions} from '@cartavola/engine/games/capodama/rules.js';
import {naming} from '@cartavola/words/rulebook/naming.js';
import {capitalised} from '@cartavola/words/language.js';
import type {RuleTable} from '@cartavola/words/rulebook/rule-texts.js';
import {help, type RepeatHelp} from '../../../repeat-help.js';

/** Reasons and hints for repeated questions. They don't name cards, because each repetition has others. */
export const helpAgain = ({cards}: RuleTable<CapodamaOptions>): Readonly<Record<string, RepeatHelp>> => {
  const {the, The, rank, suit} = naming(cards);
  const worth = `${rank('A')} 11, ${rank('7')} 7, ${rank('J')} 5, ${rank('K')} 4, ${rank('Q')} 3`;
  return {
    predict: help(
      'Le plus haut atout prend le pli. Sans atout, c’est la plus haute carte de la couleur demandée.',
      'Y a-t-il un atout sur la table\u202f? Sinon, seule compte la couleur demandée.',
    ),
    'predict turn': help(
      'Le capo n’entame d’office que le premier pli\u00a0: qui prend celui-ci entame le suivant.',
      'Cherchez d’abord qui prend ce pli.',
    ),
    'choose wins': help(
      'Une carte prend ce pli si elle bat tout ce que les autres ont joué ou peuvent jouer. Seul un atout bat un atout.',
      'Comparez chaque carte à la meilleure qu’elle doit battre.',
    ),
    'play wins': help(
      {
        'refusal=capodama.follow': 'Tant que vous avez de la couleur demandée, il faut en jouer, ou jouer un atout.',
        '': 'Cette carte ne prend pas\u00a0: un atout bat toute carte simple, et sinon la plus haute carte de la couleur demandée l’emporte.',
      },
      'L’une de vos cartes est plus forte que son rang ne le dit.',
    ),
    'choose legal': help(
      'Si vous avez de la couleur demandée, toutes ses cartes et tous les atouts sont permis. Sinon, toute votre main l’est.',
      'Avez-vous de la couleur demandée\u202f? Un atout compte aussi dans sa propre couleur.',
    ),
    'play legal': help(
      {
        'refusal=capodama.no-impasse':
          'Vos atouts sont de la couleur demandée. Si vous n’en avez pas d’autre carte, il faut jouer l’un d’eux.',
        'refusal=capodama.follow': 'Tant que vous avez de la couleur demandée, il faut en jouer, ou jouer un atout.',
      },
      'Quelle couleur est demandée, et lesquelles de vos cartes en sont\u202f?',
    ),
    'hearts-again': help(
      {
        'refusal=capodama.follow': 'Tant que vous avez de la couleur demandée, il faut en jouer, ou jouer un atout.',
        '': `C’est permis, mais une autre carte fournit aussi, et vous laisse ${the('QH')}.`,
      },
      'Lesquelles de vos cartes fournissent\u202f?',
    ),
    'count points': help(
      `${capitalised(worth)}\u202f; les autres ne comptent rien, et la couleur doublée compte deux fois.`,
      'Quelle couleur est doublée, et quelles cartes du pli en sont\u202f?',
    ),
    'capo-finish': help(
      {
        'refusal=capodama.double': `Le capo ne peut jamais doubler ${suit('H')}.`,
        '': 'Seules les cartes qui comptent gagnent à être doublées. Comptez vos points dans chaque couleur que l’on peut doubler.',
      },
      `${capitalised(worth)}.`,
    ),
    'capo-alone': help(
      {
        'refusal=capodama.double': `Le capo ne peut jamais doubler ${suit('H')}.`,
        '': 'Seules les cartes qui comptent gagnent à être doublées. Comptez vos points dans chaque couleur que l’on peut doubler.',
      },
      'Ce sont les points qui comptent, pas le nombre de cartes.',
    ),
    'halves-alone': help(
      {
        'refusal=capodama.double': `Le capo ne peut jamais doubler ${suit('H')}.`,
        '': 'Seules les cartes qui comptent gagnent à être doublées. Comptez vos points dans chaque couleur que l’on peut doubler.',
      },
      'Ce sont les points qui comptent, pas le nombre de cartes.',
    ),
    'exchange-finish': help(
      {
        'refusal=capodama.dama-not-to-capo': `Le voisin de droite du capo ne peut pas lui passer ${the('QH')}\u00a0: le capo n’aurait plus de partenaire.`,
      },
      'Quelle carte désigne le partenaire du capo\u202f?',
    ),
    'exchange-alone': help(
      {
        'refusal=capodama.keep-ace': `On ne peut jamais donner ${the('AH')}\u00a0: cette carte reste au capo.`,
        '': `${The('QH')} vous resterait, et vous joueriez contre tous. Qui reçoit cette carte devient votre partenaire.`,
      },
      'Quelle carte désigne le partenaire du capo\u202f?',
    ),
    'exchange-again': help(
      `${The('QH')} vous resterait, et vous laisserait dans le camp du capo. Seul le voisin de droite du capo ne peut pas passer cette carte\u202f; vous le pouvez.`,
      `Qui tient ${the('QH')} après l’échange est partenaire du capo.`,
    ),
    'sides-finish': help(
      {
        'refusal=capodama.follow': 'Tant que vous avez de la couleur demandée, il faut en jouer, ou jouer un atout.',
        '': 'Ce pli est à votre camp, et une autre de vos cartes y ajoute plus de points.',
      },
      `${capitalised(worth)}\u202f; le double dans la couleur doublée.`,
    ),
    'sides-alone': help(
      {
        'refusal=capodama.follow': 'Tant que vous avez de la couleur demandée, il faut en jouer, ou jouer un atout.',
        '': 'Cela laisse au capo ce pli et tous ses points.',
      },
      'L’une de vos cartes se joue à tout moment.',
    ),
    'score-finish': help(
      'Ajoutez les points de ce pli au camp qui le prend. Avec 82 ou plus, le camp du capo gagne, et chaque gagnant marque 1.',
      'Qui prend ce pli, et de quel camp êtes-vous\u202f?',
    ),
    'score-alone': help(
      'Les plis ne comptent pas, seulement les points\u00a0: avec les 150, chacun de ce camp marque 2.',
      'Un seul point va-t-il à l’autre camp\u202f?',
    ),
    'five-alone': help(
      'Ajoutez les points de ce pli au camp qui le prend. Avec 82 ou plus, le camp du capo gagne, et chaque gagnant marque 1.',
      'Ajoutez à leurs 71\u00a0points ceux de ce pli.',
    ),
    'six-finish': help(
      {
        'refusal=capodama.king': `On ne peut pas donner ${the('KH')} au capo, mais votre autre voisin peut recevoir cette carte.`,
        'refusal=capodama.dama-not-to-capo': `On ne peut pas donner ${the('QH')} au capo.`,
        '': `${The('KH')} vous resterait.`,
      },
      'Lequel de vos voisins est le capo\u202f?',
    ),
    'six-alone': help(
      {
        'refusal=capodama.follow': 'Tant que vous avez de la couleur demandée, il faut en jouer, ou jouer un atout.',
        '': 'Le capo prend ce pli, et vous êtes de son camp\u00a0: ajoutez-y le plus de points possible.',
      },
      `À six, qui tient ${the('KH')} est aussi du côté du capo.`,
    ),
    'three-finish': help(
      {
        'refusal=capodama.fourth-trump': 'Cette carte est déjà un atout\u00a0: elle ne peut pas être le quatrième.',
        '': 'Une autre de vos cartes vaut plus\u00a0: la couleur doublée compte deux fois.',
      },
      `${capitalised(worth)}\u202f; le double dans la couleur doublée.`,
    ),
    'lone-finish': help(
      'Si le capo prend ce pli, ajoutez-en les points à ses 68. Avec 80 ou plus, il gagne.',
      'Combien vaut ce pli\u202f?',
    ),
    'lone-alone': help(
      'Les plis ne comptent pas, seulement les points\u00a0: avec les 150, vous marquez 2.',
      'Un seul point va-t-il aux autres\u202f?',
    ),
    'solo-alone': help(
      'Une carte est sûre de prendre si l’autre main doit fournir et ne peut pas la battre. Reprenez vos cartes une à une.',
      'Pour chaque carte, regardez ce que l’autre main a dans sa couleur.',
    ),
    'window-finish': help(
      'Ajoutez les points de ce pli à vos 74. On ne gagne qu’avec 80 à 85.',
      'Combien vaut ce pli\u202f?',
    ),
    'window-alone': help(
      {
        'refusal=capodama.follow': 'Tant que vous avez de la couleur demandée, il faut en jouer, ou jouer un atout.',
        '': 'Cela ne vous laisse pas entre 80 et 85.',
      },
      'Additionnez les points de la carte entamée et ceux de la vôtre.',
    ),
  };
};
