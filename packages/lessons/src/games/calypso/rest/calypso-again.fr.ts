import type {CalypsoOptions} from '@cartavola/engine/games/calypso/rules.js';
import type {RuleTable} from '@cartavola/words/rulebook/rule-texts.js';
import {help, type RepeatHelp} from '../../../repeat-help.js';

/** Reasons and hints for repeated questions. They don't name cards, because each repetition has others. */
export const helpAgain = ({options}: RuleTable<CalypsoOptions>): Readonly<Record<string, RepeatHelp>> => {
  const bound = options.overruff === 'compulsory';
  return {
    deals: help(
      'La donne passe à gauche, donc dans le sens des aiguilles d’une montre.',
      'Faites le tour dans le sens du jeu.',
    ),
    'choose of=0': help(
      'Seule la couleur compte\u00a0: toute carte de votre couleur d’atout est un atout, même la plus basse, et aucune autre.',
      'N’en regardez que les couleurs\u202f; le rang n’y fait rien.',
    ),
    'choose of=0,2': help(
      'Votre camp construit dans deux couleurs, la vôtre et celle de votre partenaire. Toutes leurs cartes servent, et aucune autre.',
      'Dans quelles couleurs votre camp construit-il\u202f?',
    ),
    'choose follows': help(
      'Toute carte de la couleur demandée fournit, haute ou basse. Aucune autre, pas même un atout.',
      'La première carte du pli dit quelle couleur est demandée.',
    ),
    predict: help(
      'La plus haute coupe prend le pli. Sans coupe, qui a entamé dans son atout le prend\u202f; sinon, la plus haute carte de la couleur demandée.',
      'Quelqu’un a-t-il joué de son atout faute de pouvoir fournir\u202f?',
    ),
    'predict turn': help(
      'Qui prend ce pli entame le suivant. De deux cartes égales, la première posée l’emporte.',
      'Cherchez d’abord qui prend ce pli.',
    ),
    'choose ruffs': help(
      'Seuls vos propres atouts coupent, et tous le font. Toute autre carte est une défausse.',
      'Une carte est atout ou non selon qui la joue.',
    ),
    'ruff-last': help(
      'Vous pouvez fournir\u00a0: jouez une carte de cette couleur. Elle ne coupe pas, et seul un rang plus haut prend le pli.',
      'Vous pouvez fournir. Que valent alors vos atouts\u202f?',
    ),
    'lead-alone': help(
      'Aucune de vos cartes ne peut gagner ici, car l’entame est un atout personnel. Fournissez, et gardez la carte haute.',
      'Demandez-vous d’abord si l’une de vos cartes peut prendre ce pli.',
    ),
    'choose overruffs': help(
      'Pour surcouper, il faut un de vos atouts, plus haut que la meilleure coupe, quelles que soient les couleurs.',
      'Comparez vos atouts à la meilleure coupe.',
    ),
    'overruff-last': help(
      {
        'refusal=calypso.overruff':
          'Vous pouvez surcouper, donc vous le devez, même si c’est votre partenaire qui a coupé.',
        '': bound
          ? 'C’est permis, mais un atout plus bas suffit\u00a0: gardez le meilleur.'
          : 'Cela prend à votre partenaire un pli qui était déjà à votre camp.',
      },
      bound
        ? 'Quels atouts avez-vous au-dessus de la coupe\u202f?'
        : 'La coupe de votre partenaire tient le pli. Lesquelles de vos cartes ne la battent pas\u202f?',
    ),
    'count discarded': help(
      'Les doubles et les couleurs adverses vont au rebut. Une carte qui manque à votre calypso ou à celui de votre partenaire n’y va pas.',
      'Comparez chaque carte au calypso de sa couleur.',
    ),
    'count placed': help(
      'Une carte trouve place si elle manque au calypso de sa couleur, et que ce calypso est à qui prend le pli ou à son partenaire.',
      'Il y a deux calypsos à regarder.',
    ),
    'next-finish': help(
      'Prenez le pli avec un atout qui manque à votre calypso\u00a0: un double va au rebut.',
      'Lesquels de vos atouts sont déjà dans votre calypso\u202f?',
    ),
    'count placed=0': help(
      'Chaque rang n’est placé qu’une fois. Une fois le calypso complet, le suivant manque de tous les rangs.',
      'Voyez d’abord si ce pli complète votre calypso.',
    ),
    'score-finish': help(
      'Le premier calypso vaut 500, le deuxième 750, chacun des suivants 1000. Une carte du calypso inachevé ajoute 20, une carte du rebut 10.',
      'Comptez en trois fois\u00a0: les calypsos complets, le calypso inachevé, le rebut.',
    ),
    'score-alone': help(
      'Le premier calypso vaut 500, le deuxième 750, chacun des suivants 1000. Une carte du calypso inachevé ajoute 20, une carte du rebut 10.',
      'Comptez en trois fois\u00a0: les calypsos complets, le calypso inachevé, le rebut.',
    ),
    'score-last': help(
      'Comptez pour chacun, puis additionnez\u00a0: pour chaque joueur, le premier calypso vaut 500, le deuxième 750.',
      'Les calypsos se numérotent joueur par joueur.',
    ),
    'revoke-alone': help(
      'Le premier calypso vaut 500, le deuxième 750, chacun des suivants 1000. Une carte du calypso inachevé ajoute 20, une carte du rebut 10. Ôtez 260 par renonce.',
      'Additionnez ce que vous avez gagné, puis ôtez ce que cela coûte.',
    ),
    'choose revokes': help(
      'Tant que vous avez de la couleur demandée, toute carte d’une autre couleur serait une renonce, même un atout.',
      'Cherchez les cartes qui ne sont pas de la couleur demandée.',
    ),
  };
};
