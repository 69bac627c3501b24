import type {CapodamaOptions} from '@cartavola/engine/games/capodama/rules.js';
import {capitalised} from '@cartavola/words/language.js';
import {naming} from '@cartavola/words/rulebook/naming.js';
import type {LaterTextsFor} from '../../../lesson-texts.js';
import type {CapodamaLaterId} from './capodama-script.js';

/** Puts « de » before a suit: « de trèfle », « d’épées ». */
const of = (suit: string): string => (/^[éè]/.test(suit) ? `d’${suit}` : `de ${suit}`);

export const later: LaterTextsFor<CapodamaLaterId, CapodamaOptions> = ({cards, options}) => {
  const {the, The, rank, theRank, ranks, suit} = naming(cards);
  const players = options.players;
  const hearts = suit('H');
  const trumps = `${the('AH')}, ${the('7H')} et ${the('QH')}`;
  const worth = `${rank('A')} 11, ${rank('7')} 7, ${rank('J')} 5, ${rank('K')} 4, ${rank('Q')} 3`;
  return {
    again: {
      predict: 'Qui prend ce pli\u202f?',
      'predict turn': 'Qui entame ensuite\u202f?',
      'choose wins': 'Lesquelles de vos cartes prennent ce pli\u202f?',
      'play wins': 'Prenez ce pli',
      'choose legal': 'Quelles cartes pouvez-vous jouer\u202f?',
      'play legal': 'Jouez une carte permise',
      'hearts-again': `Jouez une carte qui vous laisse ${the('QH')}`,
      'count points': 'Combien vaut ce pli\u202f?',
      'capo-finish': 'Nommez la couleur où vous avez le plus de points',
      'capo-alone': 'Nommez la couleur où vous avez le plus de points',
      'halves-alone': 'Nommez la couleur où vous avez le plus de points',
      'exchange-finish': 'Donnez une carte permise au capo, à votre gauche',
      'exchange-alone': 'Vous êtes le capo\u00a0: donnez la carte qui vous procure un partenaire',
      'exchange-again': 'Vous préférez jouer contre le capo\u00a0: donnez la carte qui le permet',
      'sides-finish': 'Vous êtes la dama\u00a0: ajoutez le plus de points possible au pli du capo',
      'sides-alone': 'Ne laissez pas ce pli au capo',
      'score-finish':
        'Le camp du capo avait 70\u00a0points avant ce dernier pli, et il lui en faut 82\u00a0: combien marquez-vous\u202f?',
      'score-alone': 'Votre camp a tous les points jusqu’ici\u00a0: combien marquez-vous\u202f?',
      'five-alone':
        'Le camp du capo avait 71\u00a0points avant ce dernier pli, et il lui en faut 82\u00a0: combien marquez-vous\u202f?',
      'six-finish': `Donnez ${the('KH')} au voisin qui peut le recevoir`,
      'six-alone': 'Jouez la carte qui sert le mieux votre camp',
      'three-finish': 'Nommez comme quatrième atout celle de vos cartes qui compte le plus',
      'lone-finish':
        'Le capo avait 68\u00a0points avant ce dernier pli, et il lui en faut 80\u00a0: combien marquez-vous\u202f?',
      'lone-alone': 'Vous avez tous les points jusqu’ici\u00a0: combien marquez-vous\u202f?',
      'solo-alone': 'Quelles cartes prennent le pli, quoi que joue l’autre main\u202f?',
      'window-finish': 'Vous aviez 74\u00a0points avant ce dernier pli\u00a0: combien marquez-vous\u202f?',
      'window-alone': 'Vous avez 74\u00a0points\u00a0: arrivez entre 80 et 85 avec ce pli',
    },
    steps: {
      'trumps-worked': {
        title: 'Trois atouts à chaque donne',
        text: `${The('AH')}, puis ${the('7H')}, puis ${the('QH')} sont [atouts](trump)\u00a0: ils battent toute autre carte, quelle que soit la couleur demandée. Inès entame avec ${the('AS')}. Regardez ce que fait Hugo.`,
        done: `${The('7H')} est un atout et bat même ${the('AS')}.`,
      },
      'trumps-finish': {
        title: 'Y a-t-il un atout ici\u202f?',
        text: `Seuls ${trumps} sont [atouts](trump). Sans atout, la plus haute carte de la couleur demandée prend le pli. Inès a entamé avec ${the('AC')}. Qui prend\u202f?`,
        done: `${The('KH')} est une carte ordinaire\u00a0: ${the('AC')} prend le pli.`,
        answers: {
          '': `Il n’y a pas d’atout sur la table\u00a0: ${the('KH')} est une simple carte de ${hearts}. La plus haute carte ${of(suit('C'))} prend, et c’est celle d’Inès.`,
        },
      },
      'trumps-alone': {
        title: 'Prenez ce pli',
        text: `Inès a entamé avec ${the('KH')}, et ${the('JH')} de Hugo est en tête. Vous jouez en dernier. Quelle carte prend le pli\u202f?`,
        done: `Étant atout, ${the('QH')} bat ${the('KH')} comme ${the('JH')}.`,
        answers: {
          'card=TH': `${The('TH')} n’est pas atout, et vient sous ${theRank('J')} et sous ${theRank('K')}.`,
          'refusal=capodama.follow': `Vous pouvez fournir à ${hearts}\u00a0: cette carte n’est pas permise. D’ailleurs, aucune carte d’une autre couleur ne prendrait ici.`,
        },
        hints: [`L’une de vos cartes de ${hearts} est plus forte que son rang ne le dit.`],
      },
      'trumps-again': {
        title: 'Plus fort qu’un atout',
        text: `Inès a entamé avec ${the('7S')} et Julie a joué ${the('QH')}. Vous n’avez rien à ${suit('S')}\u00a0: toutes vos cartes sont permises. Choisissez toutes celles qui prennent ce pli.`,
        done: `Seul un atout plus fort bat un atout\u00a0: ici, ${the('7H')}.`,
        answers: {
          'card=KH': `${The('KH')} n’est pas atout et ne bat donc pas ${the('QH')}, qui en est un.`,
          'card=TH': `${The('TH')} est une simple carte de ${hearts}, alors que ${the('QH')} est un atout.`,
          'card=AD': `${The('AD')} n’est ni atout ni de la couleur demandée\u00a0: cette carte ne peut pas prendre.`,
          'card=JC': `${The('JC')} n’est ni atout ni de la couleur demandée\u00a0: cette carte ne peut pas prendre.`,
          'missed=7H': `Vous avez oublié ${the('7H')}, le deuxième atout\u00a0: il bat ${the('QH')}.`,
        },
        hints: [`Entre atouts, l’ordre est ${ranks('A 7 Q')}.`],
      },

      'follow-worked': {
        title: 'Que peut-on jouer\u202f?',
        text: `Si vous avez la couleur demandée, jouez-la, ou un atout. Sinon, jouez ce que vous voulez\u202f; seul un atout [coupe](ruff). Hugo n’a pas de ${suit('C')}.`,
        done: `Hugo a joué ${the('TH')}\u00a0: n’étant pas atout, cette carte ne prend rien. Le pli est à Julie, avec ${the('7C')}.`,
      },
      'follow-finish': {
        title: 'Quelles cartes pouvez-vous jouer\u202f?',
        text: `Julie a entamé à ${suit('C')}, et vous en avez\u00a0: jouez dans cette couleur, ou l’un des atouts, ${trumps}. Choisissez toutes les cartes permises.`,
        done: 'Un atout se joue à tout moment, même quand on pourrait fournir.',
        answers: {
          'card=KH': `${The('KH')} n’est pas un atout\u00a0: tant que vous pouvez fournir à ${suit('C')}, cette carte doit attendre.`,
          'card=AS': 'Si forte soit-elle, cette carte n’est ni de la couleur demandée ni un atout.',
          'card=8D': `Vous pouvez fournir à ${suit('C')}\u00a0: pas question de vous défausser ici.`,
          'missed=7H': `Vous avez oublié ${the('7H')}\u00a0: un atout est permis même quand on pourrait fournir.`,
          'missed=TC': `Vous avez oublié ${the('TC')}. Cette carte ne prendra pas, mais elle fournit.`,
          'missed=9C': `Vous avez oublié ${the('9C')}. Cette carte ne prendra pas, mais elle fournit.`,
        },
      },
      'follow-alone': {
        title: 'Et sans la couleur\u202f?',
        text: `Inès a entamé à ${suit('D')}, et vous n’en avez pas. Choisissez toutes les cartes que vous pouvez jouer.`,
        done: 'Sans la couleur demandée, vous êtes libre\u00a0: on n’est jamais tenu de couper.',
        answers: {
          'missed=QH': `Vous avez oublié ${the('QH')}. Rien ne vous oblige à couper, mais vous le pouvez.`,
          '': `Vous n’avez rien à ${suit('D')}\u00a0: toute votre main est permise. On n’est jamais tenu de jouer atout sur une autre couleur.`,
        },
        hints: [`Combien de cartes ${of(suit('D'))} avez-vous\u202f?`],
      },

      'hearts-worked': {
        title: `Les atouts sont aussi des cartes de ${hearts}`,
        text: `Qui a pris le dernier pli entame avec n’importe quelle carte. Un atout demande sa propre couleur, ici ${hearts}. Hugo n’y a que ${the('7H')}.`,
        done: `Hugo ne pouvait pas garder ${the('7H')}\u00a0: c’était tout ce qu’il avait de la couleur demandée.`,
      },
      'hearts-finish': {
        title: 'Seulement des atouts dans la couleur',
        text: `Julie a pris le dernier pli et peut entamer avec n’importe quelle carte\u00a0: elle entame à ${hearts}, où vous n’avez que des atouts. Il faut jouer l’un d’eux\u00a0: [aucune impasse](no-impasse). Choisissez toutes les cartes permises.`,
        done: 'Le choix de l’atout vous appartient, mais il en faut un.',
        answers: {
          'refusal=capodama.no-impasse': `Vos atouts sont des cartes de ${hearts}\u00a0: vous avez donc la couleur demandée, et cette carte n’est ni de cette couleur ni un atout.`,
          'missed=QH': `Vous avez oublié ${the('QH')}\u00a0: vos deux atouts sont permis.`,
          'missed=7H': `Vous avez oublié ${the('7H')}\u00a0: vos deux atouts sont permis.`,
        },
      },
      'hearts-alone': {
        title: 'Que jouez-vous\u202f?',
        text: `Hugo entame avec ${the('AH')}, la carte la plus forte du jeu\u00a0: vous ne pouvez pas prendre ce pli. Jouez une carte que la règle permet.`,
        done: `${The('QH')} devait y passer\u00a0: c’était votre seule carte de ${hearts}.`,
        answers: {
          'refusal=capodama.no-impasse': `${The('AH')} demande ${hearts}. Vous avez une carte de cette couleur, ${the('QH')}, et vous ne pouvez pas la retenir, tout atout qu’elle est.`,
        },
        hints: [`Quelle couleur demande ${the('AH')}\u202f?`],
      },
      'hearts-again': {
        title: 'Pouvez-vous garder votre atout\u202f?',
        text: `Inès a entamé avec ${the('JH')}. Vous aimeriez garder ${the('QH')} pour un meilleur pli. Jouez une carte qui le permet.`,
        done: `${The('8H')} fournit. Un atout n’est obligatoire que si vous n’avez rien d’autre dans la couleur demandée.`,
        answers: {
          'card=QH': `C’est permis, mais rien n’y oblige\u00a0: ${the('8H')} fournit aussi et épargne votre atout.`,
          'refusal=capodama.follow': `Vous pouvez fournir à ${hearts}\u00a0: une autre couleur n’est permise que si la carte est un atout.`,
        },
        hints: [`Vous avez deux cartes de ${hearts}.`],
      },

      'points-worked': {
        title: 'Ce que valent les cartes',
        text: `${capitalised(worth)}, les autres cartes rien. À chaque donne, une couleur est [doublée](doubled)\u00a0: ses points comptent deux fois. Ici, c’est ${suit('S')}.`,
        done: `5 et 4, et deux fois 7 pour ${the('7S')}\u00a0: 23\u00a0points. Chaque couleur en porte 30, celle qui est doublée 60, et le jeu entier 150.`,
      },
      'points-finish': {
        title: 'Combien vaut ce pli\u202f?',
        text: `${capitalised(worth)}, les autres cartes rien\u202f; le double dans la [couleur doublée](doubled), ici ${suit('C')}. ${The('KC')} d’Inès compte donc 8. Comptez le pli entier.`,
        done: `8 pour ${theRank('K')} et 10 pour ${theRank('J')}.`,
        answers: {
          '': `${The('KC')} compte 8 et ${the('JC')} 10, doublés tous les deux\u202f; ${theRank('T')} et ${theRank('9')} ne comptent rien. Cela fait 18.`,
        },
      },
      'points-alone': {
        title: 'Et celui-ci\u202f?',
        text: `Inès a entamé avec ${the('AD')}. La couleur doublée est ${suit('S')}. Combien de points ce pli rapporte-t-il\u202f?`,
        done: `11, deux fois 7, et 3\u202f; ${the('TD')} n’ajoute rien.`,
        answers: {
          '': `${The('AD')} compte 11, ${the('7S')} deux fois 7, ${the('QD')} 3 et ${the('TD')} rien\u00a0: 28. Seules les cartes ${of(suit('S'))} comptent double.`,
        },
        hints: [`${capitalised(worth)}.`],
      },

      'capo-worked': {
        title: 'Qui est le capo\u202f?',
        text: `On donne tout le jeu, carte par carte, huit par personne. Qui tient ${the('AH')} l’annonce\u00a0: c’est le [capo](capo), qui nomme la couleur doublée, ${suit('S')}, ${suit('D')} ou ${suit('C')}.`,
        done: `Hugo double ${suit('S')}\u00a0: 60 des 150\u00a0points sont désormais là. C’est le capo qui entamera le premier pli.`,
      },
      'capo-finish': {
        title: 'Quelle couleur doublez-vous\u202f?',
        text: `Vous tenez ${the('AH')}\u00a0: vous êtes le [capo](capo). Toute couleur peut être doublée, sauf ${hearts}. Nommez celle où vous avez le plus de points\u00a0: ${worth}.`,
        done: `${The('AC')}, ${the('7C')} et ${the('KC')} passent de 22\u00a0points à 44.`,
        answers: {
          'refusal=capodama.double': `Le capo ne double jamais ${hearts}. Nommez une autre couleur.`,
          '': `Aucune de vos cartes n’y compte. À ${suit('C')}, vous avez ${rank('A')}, ${rank('7')} et ${rank('K')}\u00a0: 22\u00a0points, 44 une fois doublés.`,
        },
      },
      'capo-alone': {
        title: 'Des points ou des cartes\u202f?',
        text: `Vous êtes de nouveau le capo. Vos plus belles cartes sont à ${hearts}, et vous avez plus de cartes à ${suit('D')} qu’à ${suit('S')}. Quelle couleur doublez-vous pour en tirer le plus de points\u202f?`,
        done: `${The('AS')} et ${the('7S')} comptent maintenant 36.`,
        answers: {
          'refusal=capodama.double': `Même avec de si belles cartes à ${hearts}, cette couleur ne se double jamais.`,
          '': `Deux fois rien, cela fait toujours rien. Parmi les couleurs que l’on peut doubler, vous n’avez de cartes qui comptent qu’à ${suit('S')}\u00a0: ${rank('A')} et ${rank('7')}.`,
        },
        hints: ['Ce sont les points qui comptent, pas le nombre de cartes.'],
      },

      'exchange-worked': {
        title: 'Une carte à gauche',
        text: `${players === 6 ? 'À une table de quatre' : 'Avant le premier pli'}, chacun pose une carte face cachée pour son voisin de gauche. Quand tous ont choisi, les cartes passent ensemble. Regardez ce que vous donnez et recevez.`,
        done: `Inès a reçu de vous ${the('8C')}, et Hugo vous a donné ${the('TC')}.`,
      },
      'exchange-finish': {
        title: 'Que donnez-vous à Inès\u202f?',
        text: `Inès, à votre gauche, est le capo. Qui tiendra ${the('QH')} sera en secret de son camp\u00a0: on ne peut donc pas donner cette carte au capo. Donnez-lui une carte permise.`,
        done: `Vous gardez ${the('QH')}, et vous voilà la dama, partenaire d’Inès. Personne d’autre ne le sait tant que vous ne jouez pas cette carte.`,
        answers: {
          'refusal=capodama.dama-not-to-capo': `Avec ${the('QH')} dans sa propre main, Inès n’aurait pas de partenaire. Son voisin de droite ne peut donc pas lui passer cette carte.`,
        },
      },
      'exchange-alone': {
        title: 'Un capo cherche partenaire',
        text: `Vous êtes le capo et vous avez aussi reçu ${the('QH')}. Si vous gardez cette carte, vous jouez contre tous. Donnez à Inès celle qui vous procure un partenaire.`,
        done: `Inès tient ${the('QH')}\u00a0: c’est votre partenaire. Un capo peut donner cette carte, jamais ${the('AH')}. Sans partenaire, il vous faudrait tout autant de points, et vous seriez seul à marquer.`,
        answers: {
          'refusal=capodama.keep-ace': `${The('AH')} ne se donne jamais\u00a0: cette carte reste au capo.`,
          '': `${The('QH')} vous resterait, et vous joueriez contre tous. Qui reçoit cette carte devient votre partenaire.`,
        },
        hints: ['Quelle carte désigne le partenaire du capo\u202f?'],
      },
      'exchange-again': {
        title: 'Pouvez-vous changer de camp\u202f?',
        text: `Julie, en face de vous, est le capo. Vous tenez ${the('QH')}, mais vous préférez jouer contre elle. Donnez à Inès une carte qui vous le permette.`,
        done: `Inès n’est pas le capo\u00a0: elle peut recevoir ${the('QH')}, et devient partenaire de Julie à votre place.`,
        answers: {
          '': `${The('QH')} vous resterait, et vous laisserait dans le camp de Julie. Seul le voisin de droite du capo ne peut pas passer cette carte\u202f; vous le pouvez.`,
        },
        hints: [`Qui tient ${the('QH')} après l’échange est partenaire du capo.`],
      },

      'sides-worked': {
        title: 'Un partenaire muet',
        text: `Qui tient ${the('QH')} après l’échange est la [dama](dama)\u00a0: c’est le partenaire secret du capo. Julie est le capo. Qui est la dama\u202f?`,
        done: `C’est Hugo. En jouant ${the('QH')}, il montre à tous qu’il est du camp de Julie.`,
      },
      'sides-finish': {
        title: 'Votre partenaire prend le pli',
        text: `Vous tenez ${the('QH')}\u00a0: vous êtes la [dama](dama), partenaire de Julie, le capo, qui prend ce pli avec ${the('AH')}. Ajoutez-y le plus de points possible.`,
        done: `${The('KC')} apporte 4\u00a0points, et votre atout reste en main.`,
        answers: {
          'card=QH': `${The('QH')} n’ajouterait que 3\u00a0points, un de moins que ${the('KC')}, et montrerait à tous qui vous êtes.`,
          'card=8C': `${The('8C')} n’apporte rien, et ce pli est déjà à votre camp.`,
          'refusal=capodama.follow': `Vous pouvez fournir à ${suit('C')}\u00a0: cette carte n’est pas permise.`,
        },
      },
      'sides-alone': {
        title: 'Contre le capo',
        text: `Vous n’avez ni ${the('AH')} ni ${the('QH')}\u00a0: vous jouez contre Inès, le capo, qui a entamé avec ${the('AS')}, de la couleur doublée. Vous jouez en dernier\u00a0: ôtez-lui ces points.`,
        done: `${The('7H')} coupe et rapporte 37\u00a0points à votre camp.`,
        answers: {
          'card=8S': `Avec ${the('8S')}, vous laisseriez 30\u00a0points au capo\u00a0: ${rank('A')} 22 et ${rank('K')} 8, doublés tous les deux.`,
          'card=TH': `${The('TH')} n’est pas atout\u00a0: cette carte ne prendrait pas, et comme vous pouvez fournir à ${suit('S')}, elle n’est pas permise.`,
          'refusal=capodama.follow': `Vous pouvez fournir à ${suit('S')}\u00a0: jouez cette couleur ou un atout, rien d’autre.`,
        },
        hints: ['L’une de vos cartes se joue à tout moment.'],
      },

      'score-worked': {
        title: 'Qui gagne la donne\u202f?',
        text: 'Après le dernier pli, le camp du capo additionne ses points. À partir de 82 sur 150, il gagne la donne\u202f; sinon, ce sont les autres. Julie, le capo, et vous, la dama, en avez 78. Regardez le dernier pli.',
        done: `${The('JD')} rapporte encore 5\u00a0points\u00a0: 83. Julie et vous marquez 1 chacun.`,
      },
      'score-finish': {
        title: 'Combien marquez-vous\u202f?',
        text: 'Il faut 82\u00a0points au camp du capo, et chaque joueur du camp gagnant marque 1. Hugo, le capo, et Julie, la dama, en ont 70 avant ce dernier pli, que Hugo prend.',
        done: 'Ils en ont 81, un de moins qu’il ne faut\u00a0: Inès et vous gagnez la donne.',
        answers: {
          '': `${The('AC')} leur apporte 11\u00a0points\u00a0: 81, un de moins que 82. Inès et vous gagnez la donne, et marquez 1 chacun.`,
        },
      },
      'score-alone': {
        title: 'Tous les points\u202f?',
        text: 'Si un camp a les 150\u00a0points, chacun y marque 2 au lieu de 1. Vous êtes le capo\u202f; Julie et vous avez tous les points jusqu’ici, mais Inès a pris un pli sans valeur. Ce pli est le dernier. Combien marquez-vous\u202f?',
        done: `Il faut tous les points, et non tous les plis\u202f; seul le camp du capo y arrive, puisque ${the('AH')} prend toujours son pli.`,
        answers: {
          '': 'Ce pli est à vous aussi\u00a0: les 150\u00a0points sont tous à Julie et à vous. Le pli perdu n’en contenait aucun, et on ne compte pas les plis\u00a0: vous marquez 2.',
        },
        hints: ['Que contenait le pli d’Inès\u202f?'],
      },

      'five-worked': {
        title: 'Cinq à table',
        text: `À cinq, chaque couleur se prolonge sous ${theRank('8')} avec ${theRank('6')} et ${theRank('5')}, qui ne valent rien. Le capo et la dama, à qui il faut toujours 82\u00a0points, ont trois adversaires.`,
        done: `${The('TC')} est la carte la plus haute\u00a0: ${theRank('6')} et ${theRank('5')} viennent en dernier.`,
      },
      'five-finish': {
        title: 'Qui prend ce pli\u202f?',
        text: `À cinq, ${theRank('6')} et ${theRank('5')} viennent juste sous ${theRank('8')}. Inès a entamé avec ${the('6S')}\u202f; Hugo et vous n’avez rien à ${suit('S')}. À qui le pli\u202f?`,
        done: `Livia a joué ${the('8S')}, la plus haute carte de la couleur demandée.`,
        answers: {
          '': `Sans atout, seule une carte ${of(suit('S'))} peut prendre. Des trois, celle de Livia est la plus haute\u00a0: ${theRank('6')} et ${theRank('5')} viennent après ${theRank('8')}.`,
        },
      },
      'five-alone': {
        title: 'Combien marquez-vous\u202f?',
        text: 'Julie, le capo, et Livia, la dama, ont 71\u00a0points avant le dernier pli, que Julie prend. Il leur en faut 82. Chaque gagnant marque 1. Et vous\u202f?',
        done: 'À 81, il leur manque un point\u00a0: Inès, Hugo et vous marquez 1 chacun.',
        answers: {
          '': `${The('7D')} et ${the('QD')} leur apportent 10\u00a0points\u00a0: 81, un de moins qu’il ne faut. Les trois autres gagnent, et chacun marque 1, sans partage.`,
        },
        hints: ['Ajoutez à leurs 71\u00a0points ceux de ce pli.'],
      },

      'six-worked': {
        title: 'Six à table',
        text: `Chaque couleur descend maintenant jusqu’au ${rank('3')}, et le capo a deux partenaires secrets\u00a0: ceux qui tiennent ${the('QH')} et ${the('KH')}. À l’échange, on donne une carte à chaque voisin.`,
        done: `Deux cartes sont parties, deux sont venues. ${The('KH')} fait un partenaire, mais n’est toujours pas atout.`,
      },
      'six-finish': {
        title: 'Une à gauche, une à droite',
        text: `Émile, à votre droite, est le capo. Vous ne pouvez lui passer ni ${the('QH')} ni ${the('KH')}\u202f; Inès, à votre gauche, peut les recevoir. Donnez ${the('KH')}, et une autre carte.`,
        done: `Inès tient maintenant ${the('KH')}, qui la met du côté du capo.`,
        answers: {
          'refusal=capodama.king': `Le capo est à votre droite\u00a0: vous ne pouvez pas lui passer ${the('KH')}. Inès, à votre gauche, peut recevoir cette carte.`,
          'refusal=capodama.dama-not-to-capo': `Le capo est à votre droite\u00a0: vous ne pouvez pas lui passer ${the('QH')}.`,
          '': `${The('KH')} vous resterait. Donnez cette carte à gauche.`,
        },
      },
      'six-alone': {
        title: 'De quel camp êtes-vous\u202f?',
        text: `Depuis l’échange, vous tenez ${the('KH')}. Julie, le capo, prend ce pli avec ${the('AH')}, et vous jouez en dernier. Jouez la carte qui sert le mieux votre camp.`,
        done: `${The('KH')} apporte 4\u00a0points à Julie et à vous, et montre de quel camp vous êtes.`,
        answers: {
          'card=4H': `${The('KH')} vous met du côté du capo\u00a0: ce pli est aussi le vôtre. Ajoutez-y 4\u00a0points.`,
          'refusal=capodama.follow': `Vous pouvez fournir à ${hearts}\u00a0: cette carte n’est pas permise.`,
        },
        hints: [`À six, qui tient ${the('KH')} est aussi du côté du capo.`],
      },

      'three-worked': {
        title: 'Trois à table',
        text: `À trois, huit cartes chacun, et aucune sous ${theRank('T')}. Le [capo](capo), qui tient ${the('AH')} et joue seul, nomme la couleur doublée, puis un quatrième atout.`,
        done: `Inès a doublé ${suit('S')} et fait un atout de la carte qu’elle a nommée, ${the('AC')}. Elle pouvait nommer toute carte, où qu’elle soit, sauf les trois atouts. Le capo, donc Inès, entame.`,
      },
      'three-finish': {
        title: 'Nommez le quatrième atout',
        text: `Vous êtes le [capo](capo) et vous avez doublé ${suit('C')}. Toute carte qui n’est pas atout peut devenir le quatrième, sous ${the('QH')}. Nommez celle de votre main qui compte le plus.`,
        done: `${The('AC')}, qui vaut 22\u00a0points, peut maintenant prendre un pli de n’importe quelle couleur\u202f; trois cartes seulement sont plus fortes.`,
        answers: {
          'refusal=capodama.fourth-trump': 'Cette carte est déjà un atout\u00a0: elle ne peut pas être le quatrième.',
          '': `Avec ${suit('C')} comme couleur doublée, ${the('AC')} compte 22, plus que cette carte. Devenu atout, il peut prendre un pli de n’importe quelle couleur.`,
        },
      },
      'three-alone': {
        title: 'Quelles cartes pouvez-vous jouer\u202f?',
        text: `Julie, le capo, a nommé un quatrième atout, ${the('KS')}, et c’est vous qui l’avez. Inès a entamé à ${suit('C')}. Choisissez toutes les cartes permises.`,
        done: 'Le quatrième atout se joue à tout moment, comme les trois autres.',
        answers: {
          'missed=KS': `Vous avez oublié ${the('KS')}\u00a0: c’est un atout pour cette donne, et un atout est toujours permis.`,
          'card=QS': `${The('QS')} est une carte ordinaire. Dans cette couleur, seul ${the('KS')} est devenu atout.`,
          'card=AD': `Vous pouvez fournir à ${suit('C')}, et ${the('AD')} n’est pas atout.`,
          '': `Vous avez oublié une carte ${of(suit('C'))}\u00a0: toutes celles qui fournissent sont permises.`,
        },
        hints: ['Il y a quatre atouts dans cette donne.'],
      },
      'fourth-worked': {
        title: 'Un atout sous les autres',
        text: `${The('KS')} est le quatrième atout de cette donne. C’est toujours une carte ${of(suit('S'))}, mais elle bat toutes celles qui ne sont pas atouts. Inès entame avec ${the('AS')}.`,
        done: `Julie fournit avec ${the('KS')} et prend le pli\u00a0: c’est un atout, et ${the('AS')} n’en est pas un.`,
      },
      'fourth-finish': {
        title: 'Qui prend ce pli\u202f?',
        text: `Le quatrième atout, ici ${the('KS')}, vient sous les trois autres. Inès a entamé avec ${the('AC')} et Julie a coupé avec ${the('KS')}. Vous n’avez rien à ${suit('C')} et jouez ${the('QH')}.`,
        done: `${The('QH')} bat ${the('KS')}\u00a0: le quatrième atout est le moins fort des quatre.`,
        answers: {
          '': `Il y a deux atouts sur la table. ${The('KS')}, le quatrième, vient sous ${the('QH')}\u00a0: le pli est à vous.`,
        },
      },
      'fourth-alone': {
        title: 'Que pouvez-vous jouer\u202f?',
        text: `${The('KS')}, le quatrième atout, reste une carte ${of(suit('S'))}. Inès a entamé dans cette couleur. Choisissez toutes les cartes permises.`,
        done: `${The('KS')} est votre seule carte de la couleur demandée\u00a0: il faut un atout, celui-ci ou un autre.`,
        answers: {
          'refusal=capodama.no-impasse': `${The('KS')} est toujours de la couleur demandée\u00a0: vous avez donc cette couleur. Comme c’est un atout, il faut jouer l’un de vos atouts.`,
          'missed=KS': `Vous avez oublié ${the('KS')}, votre seule carte de la couleur demandée.`,
          'missed=7H': `Vous avez oublié ${the('7H')}\u00a0: n’importe quel autre atout peut remplacer ${the('KS')}.`,
        },
        hints: [`Y a-t-il une carte ${of(suit('S'))} dans votre main\u202f?`],
      },

      'lone-worked': {
        title: 'Qui gagne la donne\u202f?',
        text: `Le capo joue seul et gagne la donne avec au moins 80 des 150\u00a0points\u202f; sinon, ${players === 2 ? 'c’est son adversaire' : 'ce sont les deux autres'}. Vous êtes le capo et vous en avez 67 avant ce dernier pli.`,
        done: '15 de plus font 82\u00a0: la donne est à vous, et vous marquez 1.',
      },
      'lone-finish': {
        title: 'Combien marquez-vous\u202f?',
        text: `Il faut 80\u00a0points au capo, qui est seul. Avec moins, ${players === 2 ? 'l’adversaire gagne et marque 1' : 'les autres gagnent et marquent 1 chacun'}. Inès, le capo, en a 68 avant le dernier pli, qu’elle prend.`,
        done: 'Inès finit à 79\u00a0: il lui manque un point.',
        answers: {
          '': `${The('7C')} et ${the('KC')} apportent 11\u00a0points à Inès\u00a0: 79, un de moins que 80. ${players === 2 ? 'Vous gagnez la donne et marquez 1.' : 'Julie et vous gagnez la donne et marquez 1 chacun.'}`,
        },
      },
      'lone-alone': {
        title: 'Tous les points\u202f?',
        text: 'Avec les 150\u00a0points, on marque 2 au lieu de 1. Vous êtes le capo et vous avez tous les points jusqu’ici\u202f; Inès a pris un pli sans valeur. Le dernier pli est à vous. Combien marquez-vous\u202f?',
        done: `Il faut tous les points, et non tous les plis\u202f; seul le camp du capo y arrive, puisque ${the('AH')} prend toujours son pli.`,
        answers: {
          '': 'Avec ce pli, les 150\u00a0points sont à vous. Le pli perdu n’en contenait aucun, et on ne compte pas les plis\u00a0: vous marquez 2.',
        },
        hints: ['Que contenait le pli d’Inès\u202f?'],
      },

      'halves-worked': {
        title: 'Une donne en deux moitiés',
        text: `À deux, chacun reçoit d’abord huit cartes, et l’un des deux ${the('AH')}\u00a0: c’est le [capo](capo), qui nomme la couleur doublée et joue seul. Voici le huitième pli, le dernier de cette moitié.`,
        done: 'Le huitième pli est à vous. On donne huit nouvelles cartes à chacun, et vous entamez. Il n’y a ni dama ni échange.',
      },
      'halves-finish': {
        title: 'Qui entame le neuvième pli\u202f?',
        text: `Après le huitième pli, on donne la seconde moitié, et qui a pris ce pli entame. Inès, le [capo](capo), a entamé ce huitième pli avec ${the('TS')}, et vous jouez ${the('JS')}.`,
        done: `${The('JS')} a pris le huitième pli\u00a0: vous entamez.`,
        answers: {
          '': `Le capo n’entame d’office que le premier pli. Le huitième est à vous, car ${theRank('J')} bat ${theRank('T')}\u00a0: vous entamez.`,
        },
      },
      'halves-alone': {
        title: 'Quelle couleur doublez-vous\u202f?',
        text: `Vous tenez ${the('AH')}\u00a0: vous êtes le capo et doublez ${suit('S')}, ${suit('D')} ou ${suit('C')} pour les deux moitiés. Nommez la couleur où vous avez le plus de points.`,
        done: `${The('AC')}, ${the('7C')} et ${the('KC')} comptent maintenant 44.`,
        answers: {
          'refusal=capodama.double': `Le capo ne double jamais ${hearts}.`,
          '': `Deux fois rien, cela fait toujours rien. À ${suit('C')}, vous avez ${rank('A')}, ${rank('7')} et ${rank('K')}\u00a0: 22\u00a0points, 44 une fois doublés.`,
        },
        hints: ['Ce sont les points qui comptent, pas le nombre de cartes.'],
      },

      'solo-worked': {
        title: 'Seul à table',
        text: `Deux mains sont ouvertes\u00a0: la vôtre, où se trouve toujours ${the('AH')}, et celle d’un [adversaire virtuel](virtual). Vous les jouez toutes les deux, selon les règles. Vous entamez le premier pli.`,
        done: 'Vous choisissez les deux cartes de chaque pli. Après le huitième pli, on donne huit autres cartes de chaque côté, cachées jusque-là.',
      },
      'solo-finish': {
        title: 'Qui entame le neuvième pli\u202f?',
        text: `Vous êtes toujours le [capo](capo). Après le huitième pli, on donne la seconde moitié, à l’adversaire virtuel d’abord, et qui a pris ce pli entame. Vous l’avez entamé avec ${the('KS')}.`,
        done: `${The('JS')} a pris le huitième pli pour l’adversaire virtuel, qui entame.`,
        answers: {
          '': `Le capo n’entame d’office que le premier pli. ${The('JS')} bat ${the('KS')}\u00a0: l’adversaire virtuel a pris le huitième pli et entame.`,
        },
      },
      'solo-alone': {
        title: 'Quelle entame est sûre\u202f?',
        text: 'Vous entamez, et les deux mains sont ouvertes. Choisissez toutes vos cartes qui prennent le pli quoi que joue l’adversaire virtuel.',
        done: 'Voir les deux mains\u00a0: voilà qui fait de ce jeu un casse-tête.',
        answers: {
          'card=7S': `L’adversaire virtuel doit fournir et n’a que ${the('AS')}, qui bat ${the('7S')}.`,
          'card=8D': `L’adversaire virtuel doit fournir, et ${the('9D')} bat ${the('8D')}.`,
          'missed=JC': `Vous avez oublié ${the('JC')}\u00a0: ni ${theRank('T')} ni ${theRank('Q')} ne battent ${theRank('J')}.`,
          'missed=KD': `Vous avez oublié ${the('KD')}\u00a0: l’adversaire virtuel ne peut répondre qu’avec ${the('9D')}.`,
        },
        hints: ['Pour chaque carte, regardez ce que l’autre main a dans sa couleur.'],
      },
      'window-worked': {
        title: 'Ni trop ni trop peu',
        text: 'On gagne la donne avec 80 à 85\u00a0points, comptés tout à la fin. Avec moins, vous perdez\u202f; avec plus, vous perdez aussi. Vous en avez 75 avant ce dernier pli.',
        done: '7 de plus font 82\u00a0: la donne est à vous, et vous marquez 1.',
      },
      'window-finish': {
        title: 'Combien marquez-vous\u202f?',
        text: 'De 80 à 85\u00a0points, vous marquez 1\u202f; au-dessous ou au-dessus, c’est l’adversaire virtuel. Vous en avez 74 avant le dernier pli, que vous prenez.',
        done: '88 dépasse 85\u00a0: l’adversaire virtuel marque 1, et vous rien.',
        answers: {
          '': `${The('AD')} et ${the('QD')} font 14\u00a0: vous finissez à 88, plus que 85. La donne est perdue, et vous marquez 0.`,
        },
      },
      'window-alone': {
        title: 'Arrivez entre 80 et 85',
        text: `Vous avez 74\u00a0points. L’adversaire virtuel a entamé avec ${the('KD')}\u202f; la couleur doublée est ${suit('S')}. Jouez la carte qui vous laisse de 80 à 85\u00a0points après ce pli.`,
        done: '5 et 4 de plus font 83, et vous pourrez laisser les points suivants à l’adversaire virtuel.',
        answers: {
          'card=AD': `${The('AD')} prend le pli, mais 11 et 4 de plus font 89\u00a0: c’est trop.`,
          'card=8D': `${The('8D')} vous laisse à 74\u00a0: c’est trop peu.`,
        },
        hints: [`${The('KD')} apporte 4\u00a0points\u202f; ajoutez ceux de votre carte.`],
      },

      deal: {
        title: 'À vous de jouer une donne',
        text: `On peut revoir le dernier pli tant que le suivant n’est pas complet. ${players === 1 ? 'C’est toujours vous qui donnez' : 'Le capo donne la fois suivante'}. Le premier à ${String(options.target)} gagne la partie\u202f; tant que plusieurs sont en tête, on continue.`,
      },
    },
  };
};
