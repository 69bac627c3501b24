import type {CapraOptions} from '@cartavola/engine/games/capra/rules.js';
import {naming} from '@cartavola/words/rulebook/naming.js';
import type {LaterTextsFor} from '../../../lesson-texts.js';
import {almostGoat} from '../almost-goat.js';
import type {CapraLaterId} from '../capra-steps.js';

export const later: LaterTextsFor<CapraLaterId, CapraOptions> = ({cards, options}) => {
  const {the, The, suit} = naming(cards);
  const target = String(options.target);
  const before = almostGoat(options);
  return {
    again: {
      'choose type=beat': 'Lesquelles de vos cartes battent celles du pli\u202f?',
      'trump-alone': 'Prenez ce pli et gardez votre atout',
      'count points': 'Combien vaut ce pli\u202f?',
      'fold-finish': 'Défaussez une carte qui n’apporte rien à l’autre camp',
      'predict winner': 'À qui est ce pli\u202f?',
      'fold-alone-partner': 'Votre partenaire tient le pli\u00a0: défaussez la carte qui vaut le plus',
      'lead-finish': 'Entamez avec autant de cartes que vous le pouvez',
      'predict turn': 'Qui pioche d’abord, puis entame\u202f?',
      'several-finish': 'Prenez ce pli\u00a0: battez toutes les cartes',
      'play type=beat': 'Prenez ce pli\u00a0: battez toutes les cartes',
      'enter-finish': 'Entrez avec vos quatre cartes',
      'enter-alone-now': 'Vous voulez entamer avec les quatre\u00a0: faites ce qui le permet',
      'right-finish': 'On vous interroge\u00a0: passez avant avec vos quatre cartes',
      'predict enters': 'Qui peut entrer dans ce pli\u202f?',
      'penalty-finish':
        'Votre camp avait 22\u00a0points avant ce dernier pli\u00a0: combien de points de pénalité reçoit-il\u202f?',
      'penalty-alone-few':
        'Votre camp avait 12\u00a0points avant ce dernier pli\u00a0: combien de points de pénalité reçoit-il\u202f?',
      'penalty-alone-none':
        'Votre camp n’avait aucun pli avant ce dernier\u00a0: combien de points de pénalité reçoit-il\u202f?',
      'goat-finish':
        'Vous aviez 50\u00a0points avant ce dernier pli, les autres 57\u00a0: quel camp reçoit des points de pénalité\u202f?',
      'goat-alone':
        'Vous aviez 60\u00a0points avant ce dernier pli, les autres 44\u00a0: quel camp reçoit des points de pénalité\u202f?',
    },
    steps: {
      'trump-worked': {
        title: 'Une couleur plus forte',
        text: `On retourne une carte au milieu du talon, et elle y reste. Sa couleur, ${suit('H')} pour cette donne, est [atout](trump)\u00a0: le sept de Julie bat même un as d’une autre couleur. Puis Hugo joue un atout plus haut.`,
        done: 'Contre un atout, il faut un atout plus haut\u00a0: votre huit de cœur ne suffirait pas.',
      },
      'trump-finish': {
        title: `Qu’est-ce qui bat ${the('QC')}\u202f?`,
        text: `[Atout](trump) ${suit('D')}. Une carte d’une autre couleur est battue par n’importe quel atout, ou par une plus haute de sa couleur. Choisissez toutes celles de vos cartes qui battent la dame.`,
        done: 'Le petit atout suffirait, et le dix aussi, sans dépenser d’atout.',
        answers: {
          'missed=7D': `Il manque ${the('7D')}\u00a0: un atout, même petit, bat toute carte qui n’en est pas un.`,
          'missed=TC': `Il manque ${the('TC')}\u00a0: plus haut dans la même couleur, il se passe d’atout.`,
          'card=AS': `${The('AS')} n’est ni un trèfle ni un atout\u00a0: être un as ne lui sert à rien.`,
          'card=9C': `${The('9C')} est bien un trèfle, mais plus bas que la dame.`,
        },
        hints: ['Regardez d’abord les trèfles, puis les carreaux.'],
      },
      'trump-alone': {
        title: 'Prendre, mais avec quoi\u202f?',
        text: `Vous jouez en dernier, avec un seul atout, ${the('8S')}. Un atout mérite d’être gardé tant qu’une carte de la couleur jouée suffit à battre. Prenez les quatre cartes.`,
        done: 'Le dix passe avant le roi\u00a0: l’atout reste dans votre main.',
        answers: {
          'card=8S type=beat': `${The('8S')} pourrait les prendre, mais ce serait un atout gaspillé\u00a0: l’un de vos cœurs est assez haut.`,
          'card=QH type=beat': `${The('QH')} est au-dessous du roi\u00a0: elle ne prend rien ici.`,
          'card=AC type=beat': `${The('AC')} n’est ni un cœur ni un atout\u00a0: il ne peut pas battre le roi.`,
          'type=fold': 'Une carte défaussée ne prend jamais. Battez plutôt le roi, avec une carte posée à découvert.',
        },
        hints: [`Lequel de vos cœurs passe avant ${the('KH')}\u202f?`],
      },

      'points-worked': {
        title: 'Ce que valent les cartes',
        text: 'L’as vaut 11, le dix 10, le roi 4, la dame 3, le valet 2, le reste rien. Ces quatre cartes sont un [pli](trick). Inès, dernière à battre, le prend\u00a0: 0 + 3 + 4 + 11 = 18.',
        done: 'Le jeu entier vaut 120\u00a0points.',
      },
      'points-finish': {
        title: 'Combien de points\u202f?',
        text: 'As 11, dix 10, roi 4, dame 3, valet 2\u00a0: rien d’autre ne compte. Julie prend ce [pli](trick) avec un atout. Combien vaut-il\u202f?',
        done: '2 + 3 + 10 + 0\u00a0: quinze points pour votre camp.',
        answers: {
          '': 'Comptez le valet, la dame et le dix. Le huit prend le pli, mais ne vaut rien.',
        },
        hints: ['Additionnez carte après carte\u202f; le neuf et les cartes plus basses ne valent rien.'],
      },
      'points-alone': {
        title: 'Et ce pli\u202f?',
        text: `Atout ${suit('S')}. C’est Hugo qui prend le pli. Combien de points rapporte-t-il à son camp\u202f?`,
        done: '10 + 11 + 0 + 2\u00a0: votre dix aussi est passé de leur côté.',
        answers: {
          '': 'Les atouts comptent selon leur rang, comme les autres cartes\u202f; ce sont le dix et l’as qui pèsent.',
        },
        hints: ['Le dix et l’as d’abord, ensuite les deux atouts.'],
      },

      'fold-worked': {
        title: 'Qui ne bat pas se défausse',
        text: 'Inès bat votre roi. Julie et Hugo se [défaussent](fold)\u00a0: chacun pose face cachée une carte de n’importe quelle couleur, que personne ne regarde. Inès prend le pli, puisqu’elle est la dernière à avoir battu.',
        done: 'Une carte défaussée ne prend jamais\u202f; et si personne n’avait battu votre roi, le pli serait à vous.',
      },
      'fold-finish': {
        title: 'Que défaussez-vous\u202f?',
        text: `Aucune de vos cartes ne bat ${the('AC')}\u00a0: [défaussez](fold) donc une carte de n’importe quelle couleur, face cachée. Ses points iront à Inès et Hugo. Faites qu’ils n’en aient aucun.`,
        done: 'Face cachée, et sans valeur pour eux. On n’est jamais obligé de battre\u00a0: on peut se défausser.',
        answers: {
          'card=KC': `${The('KC')} est trop bas pour battre et, défaussé, leur vaut 4\u00a0points. On n’est jamais obligé de jouer la même couleur.`,
          'card=TD': `${The('TD')} ne peut pas battre un trèfle et, défaussé, leur vaut 10\u00a0points.`,
        },
        hints: ['Lesquelles de vos cartes ne valent rien\u202f?'],
      },
      'fold-alone-winner': {
        title: 'À qui est ce pli\u202f?',
        text: `Inès a joué le valet, Julie l’a battu, Hugo s’est défaussé. Vous défaussez ${the('AS')}. Qui prend le pli\u202f?`,
        done: 'Julie est la dernière à avoir battu, et votre as lui apporte encore 11\u00a0points. Si personne n’avait battu, le pli serait à Inès, qui a entamé.',
        answers: {
          '': 'Une carte défaussée ne prend jamais, fût-elle un as. Cherchez qui a battu en dernier.',
        },
        hints: ['Seules les cartes à découvert peuvent prendre.'],
      },
      'fold-alone-partner': {
        title: 'Julie tient déjà le pli',
        text: `Julie a battu avec ${the('AS')}, et vous jouez en dernier. Le pli est déjà à votre camp\u00a0: ajoutez-y autant de points que vous pouvez.`,
        done: 'Dix points de plus pour vous deux, et l’atout vous reste.',
        answers: {
          'card=7D type=beat': `${The('7D')} battrait votre propre partenaire\u00a0: un atout gaspillé, et pas un point de plus.`,
          'card=7D type=fold': `${The('7D')} n’apporte aucun point, et un atout mérite d’être gardé.`,
          'card=9H type=fold': `${The('9H')} ne vaut rien\u00a0: vous pouvez donner davantage.`,
          'card=JH type=fold': `${The('JH')} vaut 2\u00a0points\u00a0: une autre de vos cartes en vaut plus.`,
          'refusal=capra.beat':
            'Cette carte ne bat pas l’as, et c’est inutile\u00a0: défaussez celle qui vaut le plus.',
        },
        hints: ['Inutile de battre\u00a0: que défausseriez-vous\u202f?'],
      },

      'lead-worked': {
        title: 'Piocher, puis entamer',
        text: 'Vous prenez le pli\u00a0: vous piochez d’abord au talon, puis les autres, jusqu’à ce que chacun ait quatre cartes. Vous [entamez](lead) alors avec une à quatre cartes d’une même couleur, ici trois piques.',
        done: 'Pour battre ou pour se défausser, chacun devra poser trois cartes.',
      },
      'lead-finish': {
        title: 'Le plus de cartes possible',
        text: 'Le dernier pli est à vous\u00a0: [entamez](lead) avec une, deux, trois ou quatre cartes, toutes d’une même couleur. Jouez-en ensemble autant que vous en avez le droit.',
        done: 'Trois d’un coup\u00a0: pour les battre, il faut trois bonnes cartes.',
        answers: {
          'refusal=capra.lead':
            'Elles ne sont pas toutes de la même couleur, et deux cartes de même rang n’y changent rien.',
          '': 'Cette entame est permise, mais vous avez plus de cartes d’une même couleur.',
        },
        hints: ['Comptez vos cartes couleur par couleur.'],
      },
      'lead-alone': {
        title: 'À qui de continuer\u202f?',
        text: 'Inès a entamé, Julie a battu, Hugo et vous vous êtes défaussés. Qui pioche d’abord au talon, puis entame\u202f?',
        done: 'Julie a pris le pli\u00a0: elle pioche la première, puis les autres dans le sens du jeu, carte par carte, jusqu’à en avoir quatre ou jusqu’à épuisement du talon. L’entame suivante est à elle.',
        answers: {
          '': 'L’entame ne tourne pas d’elle-même autour de la table\u00a0: qui a pris ce pli pioche d’abord et entame.',
        },
        hints: ['Qui a pris le pli\u202f?'],
      },

      'several-worked': {
        title: 'Une carte pour chacune',
        text: `Hugo entame avec deux piques\u00a0: pour les battre, il vous faut deux cartes, une sur chacun. Votre dix va sur le neuf, et votre atout, ${the('6C')}, sur le huit.`,
        done: 'Ce sont maintenant vos deux cartes qu’il faut battre, et votre atout ne cède qu’à un plus haut.',
      },
      'several-finish': {
        title: 'Il en manque une',
        text: `Pour battre plusieurs cartes, posez-en autant, une sur chacune. Atout ${suit('S')}. ${The('TH')} bat le roi\u00a0: jouez-le avec une deuxième carte, qui bat le neuf.`,
        done: 'La dame et l’atout convenaient tous deux\u202f; avec la dame, l’atout vous reste. Ce sont maintenant vos deux cartes qu’il faut battre.',
        answers: {
          'card=JD type=beat': `${The('JD')} n’est ni un cœur ni un atout\u00a0: il ne va sur aucune des deux cartes.`,
          'type=fold':
            'Des cartes défaussées ne prennent jamais. Battez les deux cartes, avec deux des vôtres à découvert.',
          'type=beat': `Ces deux-là les battent, mais ici ${the('TH')} doit être l’une des vôtres.`,
        },
        hints: [`Sur ${the('9H')}, il faut un cœur plus haut ou un atout.`],
      },
      'several-alone-three': {
        title: 'Trois d’un coup',
        text: `Inès a entamé avec trois carreaux, les autres se sont défaussés. Atout ${suit('C')}. Prenez le pli avec trois de vos cartes.`,
        done: 'L’as et l’atout se chargent du dix et de la dame, un petit carreau bat le huit.',
        answers: {
          'card=AD refusal=capra.beat':
            'Il faut battre les trois, deux ne suffisent pas. L’as va sur le dix ou sur la dame, jamais sur les deux.',
          'refusal=capra.beat':
            'Il faut battre les trois. Le valet et le neuf sont au-dessous du dix et de la dame, et un atout ne couvre qu’une carte.',
          'type=fold': 'C’est une défausse, qui ne prend jamais\u00a0: trois de vos cartes peuvent battre les siennes.',
        },
        hints: ['Commencez par le dix\u00a0: que mettre dessus\u202f? Ensuite, la dame.'],
      },
      'several-alone-best': {
        title: 'Que faut-il battre\u202f?',
        text: `Atout ${suit('C')}. Inès a entamé avec deux piques, Julie s’est défaussée, Hugo a battu. Vous jouez en dernier\u00a0: prenez le pli.`,
        done: 'Un atout sur l’as, un atout plus haut sur le sept.',
        answers: {
          'card=TS refusal=capra.beat':
            'Le dix bat le roi d’Inès, mais c’est l’as de Hugo qu’il faut battre maintenant.',
          'refusal=capra.beat': 'Aucun pique ne passe avant l’as de Hugo, et son atout demande un atout plus haut.',
          'type=fold': 'C’est laisser le pli, alors que deux de vos cartes le prendraient.',
        },
        hints: ['Ce sont les cartes de Hugo qui comptent, plus celles d’Inès.'],
      },

      'enter-worked': {
        title: 'Quatre cœurs en main',
        text: 'Vos quatre cartes sont d’une même couleur, et vous n’avez pas encore joué. Vous pouvez donc [entrer](enter), même hors de votre tour. Les cartes jouées reviennent en main, et vous entamez avec les quatre.',
        done: 'Le jeu reprend après vous\u00a0: il faut quatre cartes pour battre les vôtres, et nul n’entre contre une entame de quatre cartes.',
      },
      'enter-finish': {
        title: 'C’est à Hugo de jouer',
        text: 'Les mains complètes, et tant que vous n’avez pas joué dans le pli, [quatre d’une même couleur](four) permettent d’[entrer](enter), même hors tour\u00a0: les cartes jouées reviennent, et vous entamez avec les quatre. Entrez avec vos atouts.',
        done: 'Inès reprend son as, et Julie sa carte, que personne n’a vue. Toute couleur aurait convenu\u202f; contre une entame de quatre cartes, personne ne peut plus entrer.',
        hints: ['Prenez vos quatre cartes.'],
      },
      'enter-alone-now': {
        title: 'Maintenant, ou plus tard\u202f?',
        text: `Hugo a entamé avec un as, et c’est à vous. Vous tenez quatre atouts, tous à ${suit('H')}, et voudriez entamer avec les quatre. Faites ce qui le permet.`,
        done: 'L’as de Hugo lui revient\u202f; après un seul cœur joué, il aurait été trop tard.',
        answers: {
          '': 'Ce serait jouer dans le pli, et qui y a joué ne peut plus y entrer\u00a0: entrez d’abord.',
        },
        hints: ['Une fois que l’on a battu ou que l’on s’est défaussé, on ne peut plus entrer.'],
      },
      'enter-alone-who': {
        title: 'Qui peut encore entrer\u202f?',
        text: 'Toutes les mains sont ouvertes. Inès avait quatre trèfles et a entamé avec l’un d’eux. Julie avait quatre carreaux et a battu avec l’un d’eux. Qui peut encore entrer\u202f?',
        done: 'Hugo tient quatre cœurs et n’a pas joué dans le pli.',
        answers: {
          '': 'Il faut avoir en main quatre cartes d’une même couleur, et qui a joué dans ce pli vient trop tard.',
        },
        hints: ['Qui a encore ses quatre cartes\u202f? Sont-elles de la même couleur\u202f?'],
      },

      'right-worked': {
        title: 'Le plus proche d’abord',
        text: 'Inès avait l’entame, et vous entrez avec quatre cœurs. Mais en partant d’elle, dans le sens du jeu, Hugo vient avant vous\u00a0: il tient quatre piques, on l’interroge en secret, et il entre lui-même.',
        done: 'On entame avec ses quatre, et vos cœurs reviennent dans votre main, vus de tous.',
      },
      'right-finish': {
        title: 'On vous interroge',
        text: 'Hugo a entamé. Quelqu’un de plus éloigné de lui, dans le sens du jeu, veut [entrer](enter). Vous êtes plus proche, avec quatre d’une même couleur\u00a0: c’est à vous d’entrer ou de laisser faire. Passez avant.',
        done: 'On entame avec vos quatre, et qui voulait entrer reprend ses cartes.',
        answers: {
          '': 'Ainsi, l’autre entame avec ses quatre cartes, et vos atouts doivent attendre.',
        },
        hints: ['Entrer, ou laisser faire\u00a0: qu’est-ce qui met vos quatre cartes devant\u202f?'],
      },
      'right-alone': {
        title: 'Qui a le droit d’entrer\u202f?',
        text: `Toutes les mains sont ouvertes. Atout ${suit('S')}. Hugo a entamé. Inès et Julie veulent toutes deux entrer avec quatre d’une même couleur. Laquelle passe avant\u202f?`,
        done: 'Après Hugo, dans le sens du jeu, c’est vous, puis Inès, puis Julie\u00a0: de petits cœurs passent ici avant de grands atouts.',
        answers: {
          '': 'Ni le rang ni l’atout ne décident. En partant de Hugo, dans le sens du jeu, cherchez le premier qui tienne quatre d’une même couleur.',
        },
        hints: ['Après Hugo, c’est d’abord vous.'],
      },

      'penalty-worked': {
        title: 'La donne est finie',
        text: 'Chaque camp compte ses plis\u00a0: il faut 61\u00a0points sur 120 pour gagner la donne. Vous en aviez 40, et ce dernier pli en fait 56. Perdre avec 31 à 59\u00a0points coûte 2\u00a0[points de pénalité](penalty).',
        done: 'Inès et Hugo ont les 64 autres, et n’en reçoivent pas.',
      },
      'penalty-finish': {
        title: 'Que vous coûte cette donne\u202f?',
        text: 'Le camp perdant reçoit 2\u00a0[points de pénalité](penalty) avec 31 à 59\u00a0points, 4 avec moins, 6 sans un seul pli. Le vôtre a 22\u00a0points avant ce dernier pli. Combien de points de pénalité reçoit-il\u202f?',
        done: 'Votre atout prend le pli\u00a0: 22 et 14 font 36, et la perte ne coûte que 2\u00a0points de pénalité. À 60 partout, personne n’en reçoit.',
        answers: {
          '': 'Voyez qui prend ce pli\u202f; s’il est à vous, ajoutez-le à vos 22, et regardez ensuite si vous arrivez à 31.',
        },
        hints: ['Que vaut ce pli, et à qui est-il\u202f?'],
      },
      'penalty-alone-few': {
        title: 'Était-ce assez\u202f?',
        text: `Atout ${suit('H')}. Votre camp a 12\u00a0points avant le dernier pli. Combien de points de pénalité reçoit-il\u202f?`,
        done: 'Julie prend 18\u00a0points\u00a0: 12 et 18 font 30, il en manquait un.',
        answers: {
          '': 'Si ce pli est à vous, ajoutez-le aux 12\u00a0: arrivez-vous à 31\u202f?',
        },
        hints: ['Perdre avec 31 coûte moins cher que perdre avec 30.'],
      },
      'penalty-alone-none': {
        title: 'La dernière chance',
        text: `Atout ${suit('S')}. Votre camp n’a pas pris un seul pli dans cette donne, et voici le dernier. Combien de points de pénalité reçoit-il\u202f?`,
        done: 'L’atout de Hugo prend aussi celui-là\u00a0: pas un pli, donc six points de pénalité.',
        answers: {
          '': 'Voyez qui prend ce pli. Perdre avec peu de points et perdre sans un pli ne coûtent pas la même chose.',
        },
        hints: ['Ce pli est-il à votre camp\u202f?'],
      },

      'goat-worked': {
        title: 'Soixante partout',
        text: 'Avant ce dernier pli, vous aviez 44\u00a0points, Inès et Hugo 60. Vos 16 font 60 à 60\u00a0: personne ne reçoit de points de pénalité. Ce sont des [œufs](eggs), et l’on s’en souvient jusqu’à la fin de la partie.',
        done: 'Pour gagner une donne, il faut 61\u00a0points\u202f; pour la perdre, moins de 60.',
      },
      'goat-finish': {
        title: 'Qui est la chèvre\u202f?',
        text: `Dès ${target}\u00a0points de pénalité, un camp perd la partie\u00a0: c’est la [chèvre](goat), ou la chèvre aux œufs si une donne a fini à 60 partout. Chacun en a ${before}. Avant ce dernier pli, vous avez 50\u00a0points, les autres 57.`,
        done: 'Le dix d’Inès passe avant votre dame\u00a0: 70 à 50, et avec 2\u00a0points de pénalité de plus, la chèvre, c’est vous.',
        answers: {'': 'Le camp qui prend ce pli dépasse 60, et l’autre est pénalisé. Qui le prend\u202f?'},
        hints: ['Lequel des quatre trèfles est le plus haut\u202f?'],
      },
      'goat-alone': {
        title: 'Et dans cette donne\u202f?',
        text: `Chaque camp a ${before}\u00a0points de pénalité. Avant ce dernier pli, vous avez 60\u00a0points, Inès et Hugo 44. Qui devient la chèvre\u202f?`,
        done: 'Personne\u00a0: avec les 16\u00a0points d’Inès, cela fait 60 à 60, et le camp qui perdra cette partie, quel qu’il soit, sera la chèvre aux œufs.',
        answers: {
          '': 'Ajoutez le pli aux points du camp qui le prend. L’un des deux en a-t-il alors moins que l’autre\u202f?',
        },
        hints: ['Qui prend ce pli, et combien vaut-il\u202f?'],
      },

      deal: {
        title: 'Une donne entière',
        text: 'Avec Julie, prenez au moins 61\u00a0points. Une donne finit quand il n’y a plus de cartes. Le voisin de gauche du donneur entame d’abord, puis, aux donnes suivantes, celui qui a pris le dernier pli. La donne passe à gauche.',
      },
    },
  };
};
