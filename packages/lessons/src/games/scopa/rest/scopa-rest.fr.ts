import type {ScopaOptions} from '@cartavola/engine/games/scopa/rules.js';
import {capitalised, lister} from '@cartavola/words/language.js';
import {manyOf} from '@cartavola/words/many.fr.js';
import {naming} from '@cartavola/words/rulebook/naming.js';
import type {LaterTextsFor} from '../../../lesson-texts.js';
import type {ScopaLaterId} from '../scopa-steps.js';

const list = lister('fr');

export const later: LaterTextsFor<ScopaLaterId, ScopaOptions> = ({cards, options}) => {
  const {the, The, rank, theRank, suit} = naming(cards);
  const TheRank = (one: string): string => capitalised(theRank(one));
  const four = options.players === 4;
  const primiera = options.sevens === 'primiera';
  const settebello = options.settebello;
  const lastScopa = options.lastScopa;
  const youHave = four ? 'Votre camp a' : 'Vous avez';
  const yourPile = four ? 'le tas de votre camp' : 'votre tas';
  const theirPile = four ? 'celui de l’autre' : 'celui d’Inès';
  const others = four ? 'l’autre camp' : 'Inès';
  const diamonds = manyOf(suit('D'));
  const points = [
    primiera ? 'la primiera' : 'le plus de sept',
    ...(settebello ? ['le settebello'] : []),
    `le plus de ${diamonds}`,
    'le plus de cartes',
  ];
  return {
    again: {
      'play takes': 'Jouez une carte qui prend',
      'choose takes': 'Lesquelles de vos cartes prennent\u202f?',
      'play trails': 'Jouez une carte qui reste sur la table',
      'choose trails': 'Lesquelles de vos cartes resteraient sur la table\u202f?',
      'play several': 'Prenez au moins deux cartes à la fois',
      'choice-finish': `Prenez la carte qui compte pour les ${diamonds}`,
      'choice-alone': 'Deux sommes conviennent\u00a0: prenez celle qui vaut le plus',
      'play scopa': 'Faites une scopa',
      'play guards': 'Ne laissez pas de scopa au joueur suivant',
      'count table': 'Combien de cartes sur la table, une fois les nouvelles mains données\u202f?',
      'predict turn': 'À qui de jouer, une fois les nouvelles mains données\u202f?',
      'count kings': 'Combien manque-t-il de rois pour redonner\u202f?',
      'predict winner': 'À qui reviennent les cartes qui restent\u202f?',
      'count line=scopa.scopa': 'Une scopa était déjà à vous\u00a0: combien en comptez-vous maintenant\u202f?',
      'predict line=scopa.most-sevens': 'À qui le point des sept\u202f?',
      'count primiera': 'Combien vaut la primiera de ce tas\u202f?',
      'predict line=scopa.primiera': 'Qui a la meilleure primiera\u202f?',
      'count marks': 'Combien de points vous vaut cette donne, avec votre scopa\u202f?',
      'predict line=scopa.most-diamonds': `À qui le point des ${diamonds}\u202f?`,
      'predict line=scopa.most-cards': 'À qui le point des cartes\u202f?',
    },
    steps: {
      'sums-worked': {
        title: 'Une carte en prend deux',
        text: `Pas de sept sur la table, mais quatre et trois font\u00a07\u00a0: ${the('7S')} prend à la fois ${the('4H')} et ${the('3D')}.`,
        done: `Les trois cartes vont sur ${yourPile}.`,
      },
      'sums-finish': {
        title: 'Quelle somme trouvez-vous\u202f?',
        text: `Une carte prend aussi plusieurs cartes d’un coup, si leur somme fait sa valeur. Le ${rank('J')} vaut\u00a08, ${theRank('Q')}\u00a09, le ${rank('K')}\u00a010. Prenez quelque chose.`,
        done: `Cinq et quatre font\u00a09\u00a0: trois cartes d’un coup pour ${yourPile}.`,
        answers: {
          'card=QS': `Avec ${theRank('Q')}, il faut 9 tout juste\u00a0: cinq et quatre. Cinq et trois ne font que\u00a08, la valeur du ${rank('J')}.`,
          'card=KH': `Aucune somme ne fait 10 ici\u00a0: le ${rank('K')} ne prendrait rien.`,
          'card=AD': 'Un as vaut\u00a01 et ne prend qu’un autre as\u00a0: il n’y en a pas.',
        },
        hints: ['Additionnez les petites cartes deux à deux, puis regardez votre main.'],
      },
      'sums-alone': {
        title: 'Quelles cartes peuvent prendre\u202f?',
        text: 'Choisissez toutes les cartes de votre main qui prennent quelque chose. Une somme peut compter deux cartes, ou trois.',
        done: 'Peu importe le nombre de cartes, pourvu que la somme soit exacte.',
        answers: {
          'card=6D': 'Quatre et as font\u00a05, quatre et trois font\u00a07\u00a0: aucune somme ne donne\u00a06.',
          'missed=5H': 'Quatre et as font\u00a05.',
          'missed=JS': `Quatre, trois et as font\u00a08, la valeur du ${rank('J')}.`,
        },
      },

      'trail-worked': {
        title: 'Quand rien ne convient',
        text: `Aucun six sur la table, aucune somme de\u00a06. ${The('6C')} reste donc là\u00a0: on dit que vous [posez](trail) cette carte.`,
        done: 'Tout le monde peut désormais la prendre.',
      },
      'trail-finish': {
        title: 'Laissez une carte sur la table',
        text: 'On [pose](trail) une carte qui ne prend rien. Mais une carte qui peut prendre doit prendre, que cela vous plaise ou non. Jouez-en une qui restera là.',
        done: 'Aucune carte et aucune somme ne font 4 ici.',
        answers: {
          'refusal=scopa.capture': 'Ces cartes ne font pas\u00a04. Posez la vôtre sans rien prendre.',
          'card=7H': 'Cinq et deux font\u00a07\u00a0: ce sept doit les prendre.',
          'card=JS': `${The('JD')} est là\u00a0: ${the('JS')} doit le prendre.`,
        },
        hints: ['Cherchez la carte qui n’a sur la table ni son égale ni une somme.'],
      },
      'trail-alone': {
        title: 'Lesquelles resteraient\u202f?',
        text: 'Choisissez toutes les cartes de votre main qui resteraient sur la table.',
        done: 'Vous choisissez la carte à jouer\u202f; mais si elle peut prendre, elle prend.',
        answers: {
          'card=QH': `Sept et deux font\u00a09\u00a0: avec ${theRank('Q')}, la prise est obligatoire.`,
          'missed=6S': 'Essayez chaque somme\u00a0: aucune ne fait\u00a06, et cette carte reste.',
          'missed=4D': 'As et deux ne font que\u00a03, et rien d’autre n’approche\u00a0: cette carte reste.',
        },
      },

      'single-worked': {
        title: 'Un sept, et une somme de\u00a07',
        text: `Cinq et deux font\u00a07, mais ${the('7C')} est là aussi. Une carte seule de même valeur passe avant toute somme\u00a0: c’est elle que prend ${the('7S')}.`,
        done: 'Le cinq et le deux ne bougent pas.',
      },
      'single-finish': {
        title: 'Que prend le six\u202f?',
        text: 'Si une carte de la table vaut à elle seule autant que la vôtre, vous devez prendre celle-là, et non une somme. Prenez avec votre six.',
        done: 'Le quatre et le deux attendent le prochain six.',
        answers: {
          'card=6H refusal=scopa.single-first': `Quatre et deux font bien\u00a06, mais ${the('6C')} est là\u00a0: c’est lui qu’il faut prendre.`,
          'card=6H': `Le six peut prendre, donc il le doit\u00a0: voyez ${the('6C')}.`,
          'card=5D': 'Ni cinq, ni somme de\u00a05\u00a0: cette carte resterait sur la table.',
          'card=3S': 'Ni trois, ni somme de\u00a03\u00a0: cette carte resterait sur la table.',
        },
      },
      'single-alone': {
        title: 'Prenez au moins deux cartes',
        text: 'Deux cartes de votre main peuvent prendre. Jouez celle qui prend plus d’une carte.',
        done: 'Aucune carte seule ne vaut 9 ici\u00a0: cinq et quatre sont permis.',
        answers: {
          'card=7H refusal=scopa.single-first': `Quatre et trois font\u00a07, mais ${the('7D')} s’y oppose\u00a0: c’est lui qu’il faut prendre.`,
          'card=7H': `${The('7H')} prend ${the('7D')}, et rien de plus.`,
          'card=QS': `${TheRank('Q')} vaut\u00a09. Quelles deux cartes font\u00a09 ensemble\u202f?`,
          'card=2C': 'Rien ne vaut 2 ici\u00a0: cette carte resterait sur la table.',
        },
        hints: ['Pour chaque carte qui peut prendre, voyez d’abord si son égale est là.'],
      },

      'choice-worked': {
        title: 'Deux sommes, un choix',
        text: `Cinq et deux font\u00a07, quatre et trois aussi. ${The('7H')} prend l’une des deux sommes, au choix\u00a0: ici, cinq et deux.`,
        done: 'L’autre somme reste\u00a0: une carte ne fait jamais deux prises.',
      },
      'choice-finish': {
        title: 'Quel six prendrez-vous\u202f?',
        text: `Si plusieurs prises sont possibles, on en choisit une, jamais deux. Avoir le plus de ${diamonds} rapporte un point\u00a0: prenez le six qui vous y aide.`,
        done: `${The('6C')} reste sur la table.`,
        answers: {
          'card=6S refusal=scopa.capture':
            'Les deux six ensemble font\u00a012. Le vôtre en prend un, ni plus ni moins.',
          'card=6S': `C’est permis, mais ${the('6C')} n’ajoute rien à vos cartes de ${suit('D')}.`,
          'card=QC': 'Six et deux font\u00a08 et non\u00a09\u00a0: cette carte ne prendrait rien.',
          'card=AH': 'Aucun as à prendre sur la table.',
        },
      },
      'choice-alone': {
        title: 'Quelle prise vaut mieux\u202f?',
        text: settebello
          ? `${The('7D')}, qu’on appelle le [settebello](settebello), rapporte un point à lui seul. Avec ${the('QS')}, deux sommes sont possibles\u00a0: prenez la meilleure.`
          : `Avec ${the('QS')}, deux sommes sont possibles. À la fin, les sept et les cartes de ${suit('D')} compteront\u00a0: prenez la meilleure.`,
        done: settebello
          ? `Le settebello est sur ${yourPile}\u202f; cinq et quatre restent.`
          : `Un sept, et de ${suit('D')}\u00a0: il vous sert deux fois.`,
        answers: {
          'card=QS refusal=scopa.capture': `Les deux sommes ensemble font\u00a018. ${TheRank('Q')} prend 9 tout juste, donc une seule.`,
          'card=QS': `Cinq et quatre font 9 aussi, mais vous laissez ${the('7D')} sur la table.`,
          'card=3D': 'Ni trois, ni somme de\u00a03\u00a0: cette carte ne prendrait rien.',
          'card=KH': 'Aucune somme ne fait 10 ici\u00a0: cette carte ne prendrait rien.',
        },
      },

      'scopa-worked': {
        title: 'La table vidée',
        text: `Quatre, as et deux font\u00a07\u00a0: ${the('7C')} prend tout. Vider la table d’une seule carte, c’est une [scopa](scopa), qui vaut 1\u00a0point.`,
        done: `La carte qui l’a faite reste visible dans ${yourPile}\u00a0: chacun peut ainsi compter les scopas.`,
      },
      'scopa-finish': {
        title: 'Pouvez-vous vider la table\u202f?',
        text: 'Une carte qui prend tout ce qui se trouve là fait une [scopa](scopa)\u00a0: 1\u00a0point. Faites-en une.',
        done: 'Un point, et le joueur suivant trouve la table vide.',
        answers: {
          'card=6D': `${The('6D')} prend son égal\u202f; le trois et l’as restent.`,
          'card=3S': `${The('3S')} prend son égal\u202f; le six et l’as restent.`,
          'card=KH': `Le ${rank('K')} vaut\u00a010. Additionnez tout ce qui se trouve là.`,
        },
        hints: ['Additionnez la table entière.'],
      },
      'scopa-alone': {
        title: 'Encore une table à vider',
        text: 'Chacune de vos cartes peut prendre quelque chose. Jouez celle qui ne laisse rien.',
        done: `Cinq, trois et as font\u00a09, ce que vaut ${theRank('Q')}.`,
        answers: {
          'card=JH': `Le ${rank('J')} vaut\u00a08\u00a0: il prend cinq et trois, et l’as reste.`,
          'card=5S': `${The('5S')} doit prendre ${the('5H')}\u202f; le trois et l’as restent.`,
          'card=QC': 'Prenez toutes les cartes\u00a0: ensemble elles font\u00a09.',
        },
      },
      'scopa-guard': {
        title: 'Ne donnez pas de scopa',
        text: 'Aucune de vos cartes ne prend\u00a0: l’une d’elles va rester. Aucune carte ne vaut plus de\u00a010\u00a0: laquelle empêche le joueur suivant de faire une scopa\u202f?',
        done: 'Il y a maintenant 15 sur la table, plus qu’une carte ne peut prendre.',
        answers: {
          'refusal=scopa.capture': `Deux et quatre ne font que\u00a06, et non\u00a09. Posez ${the('QH')} sans rien prendre.`,
          'card=AD': 'Avec l’as, cela ferait\u00a07\u00a0: un sept prend le tout.',
          'card=3S': `Avec le trois, cela ferait\u00a09\u00a0: juste ce que vaut ${theRank('Q')}.`,
        },
        hints: ['Ajoutez chacune de vos cartes aux deux de la table.'],
      },

      'rounds-worked': {
        title: 'Les mains sont vides',
        text: 'Vous avez donné\u00a0: la dernière carte de cette main est la vôtre. Puis chacun reçoit trois nouvelles cartes. La table n’en reçoit pas.',
        done: `Une donne compte ${four ? 'trois' : 'six'} mains comme celle-ci.`,
      },
      'rounds-finish': {
        title: 'Combien de cartes sur la table\u202f?',
        text: `Dernière carte de cette main\u00a0: ${the('6S')} prend ${the('6C')}. Puis chacun reçoit trois nouvelles cartes, et la table aucune. Combien y en a-t-il alors sur la table\u202f?`,
        done: 'La table ne reçoit quatre cartes qu’une fois, au début de la donne.',
        answers: {
          '': `Il y a quatre cartes, et ${the('6C')} s’en va. Ce que l’on donne ne va qu’aux joueurs.`,
        },
      },
      'rounds-alone': {
        title: 'À qui de jouer\u202f?',
        text: `${four ? 'Julie' : 'Inès'} a donné. Sa dernière carte prend un cinq, toutes les mains sont vides, et l’on donne trois nouvelles cartes à chacun. À qui le tour\u202f?`,
        done: 'Chaque main commence à la gauche du donneur et finit par le donneur.',
        answers: {
          '': 'Prendre ne change rien au tour\u00a0: c’est, à chaque main, au voisin de gauche du donneur de commencer.',
        },
      },
      'rounds-kings': {
        title: 'Combien manque-t-il de rois\u202f?',
        text: 'Si, parmi les quatre premières cartes de la table, trois au moins sont des rois, le même donneur redonne. Combien en faudrait-il encore ici\u202f?',
        done: 'Cette donne se joue donc\u00a0: deux rois ne suffisent pas pour redonner.',
        answers: {'': 'Trois rois suffisent, et en voici deux.'},
      },

      'last-worked': {
        title: 'Que devient le reste\u202f?',
        text: `Le talon est épuisé, voici les dernières cartes. Vous prenez un cinq\u202f; après vous, personne ne prend. Ce qui reste sur la table va donc dans ${four ? 'le [tas](pile) de votre camp' : 'votre [tas](pile)'}.`,
        done: 'Ramasser ce qui reste n’est pas une scopa.',
      },
      'last-finish': {
        title: 'À qui revient le reste\u202f?',
        text: 'Une fois toutes les cartes jouées, ce qui se trouve encore sur la table revient à qui a fait la dernière prise. Vous venez de jouer la dernière carte. Qui ramasse le reste\u202f?',
        done: 'Le six d’Inès a fait la dernière prise\u202f; plus rien n’a été pris ensuite.',
        answers: {
          '': 'Jouer la dernière carte ne suffit pas, il faut prendre\u00a0: la dernière prise est celle d’Inès.',
        },
      },
      'last-alone': {
        title: 'Combien de scopas en tout\u202f?',
        text: `${youHave} déjà une scopa. ${The('7H')}, toute dernière carte de la donne, prend quatre et trois et vide la table. Combien de scopas comptez-vous maintenant\u202f?`,
        done: lastScopa
          ? 'À cette table, même la dernière carte d’une donne peut faire une scopa.'
          : 'À cette table, la dernière carte d’une donne prend, mais ne fait pas de scopa.',
        answers: {
          '': lastScopa
            ? 'Selon la règle de cette table, la dernière carte d’une donne fait une scopa comme une autre\u00a0: il s’en ajoute une.'
            : 'Selon la règle de cette table, la dernière carte d’une donne ne fait pas de scopa\u00a0: il ne s’en ajoute pas.',
        },
        hints: [
          lastScopa
            ? 'Ici, pas d’exception pour la dernière carte.'
            : 'Ici, la dernière carte d’une donne est la seule exception.',
        ],
      },
      'last-rest': {
        title: 'Scopa, ou non\u202f?',
        text: `${youHave} une scopa. ${The('QH')}, dernière carte de la donne, prend cinq et quatre\u202f; l’as qui reste vous revient aussi. Combien de scopas comptez-vous\u202f?`,
        done: 'Seule fait scopa la carte qui prend elle-même toute la table.',
        answers: {
          '': `${TheRank('Q')} n’a pas pris l’as\u00a0: vous l’avez ramassé avec le reste, et cela ne fait pas de scopa.`,
        },
      },

      'sevens-worked': {
        title: 'On compte les sept',
        text: `La donne est finie. Trois sept sont dans ${yourPile}, un dans ${theirPile}\u00a0: le point est ${four ? 'pour le vôtre' : 'pour vous'}.`,
      },
      'sevens-finish': {
        title: 'À qui le point des sept\u202f?',
        text: `Le plus de sept rapporte un point\u202f; à égalité, les six décident. ${youHave} ${the('7D')}, un autre sept et un six\u202f; ${four ? 'vos adversaires ont' : 'Inès a'} les autres. À qui le point\u202f?`,
        done: 'Deux sept partout\u00a0: les six décident, trois contre un.',
        answers: {
          '': `Deux sept partout, car ${the('7D')} compte ici pour un sept comme les autres. Comparez maintenant les six.`,
        },
      },
      'sevens-alone': {
        title: 'Un sept et quatre six',
        text: `${youHave} ${the('7D')} et les quatre six\u202f; ${others} a les trois autres sept. À qui est le point des sept\u202f?`,
        done: 'Trois sept contre un\u00a0: on ne regarde pas les six.',
        answers: {
          '': 'Tous les sept se valent, et les six ne comptent qu’à égalité de sept. Trois sept l’emportent sur un.',
        },
      },
      'sevens-tie': {
        title: 'Et si tout est égal\u202f?',
        text: `Deux sept partout. ${capitalised(others)} a deux six\u202f; votre dernière carte, ${the('6C')}, prend ${the('6D')}. À qui est le point\u202f?`,
        done: 'Égalité aux sept, égalité aux six\u00a0: personne ne marque le point.',
        answers: {'': 'Votre six et celui qu’il prend font deux. Deux partout, pour les sept comme pour les six.'},
      },

      'primiera-worked': {
        title: 'Un barème à part',
        text: 'Pour la [primiera](primiera) ne compte que votre meilleure carte de chaque couleur, quatre en tout. Son barème lui est propre\u00a0: les sept en tête, les figures en queue.',
      },
      'primiera-finish': {
        title: 'Combien vaut ce tas\u202f?',
        text: 'La [primiera](primiera) additionne votre meilleure carte de chaque couleur\u00a0: sept\u00a021, six\u00a018, as\u00a016, cinq\u00a015, quatre\u00a014, trois\u00a013, deux\u00a012, figures\u00a010. Combien fait ce tas\u202f?',
        done: '21, 18, 16 et 15 font 70.',
        answers: {
          '': `Une carte par couleur\u00a0: ${the('7D')}, ${the('6H')}, ${the('AS')} et ${the('5C')}. Les quatre autres n’ajoutent rien.`,
        },
        hints: [`Dans la couleur du cinq, celui-ci vaut plus que le ${rank('K')}.`],
      },
      'primiera-alone': {
        title: 'Trois sept contre un',
        text: `Les meilleures cartes de ${four ? 'votre camp' : 'votre tas'}\u00a0: trois sept et ${the('JD')}. Celles ${four ? 'de l’autre' : 'd’Inès'}\u00a0: ${the('7D')} et trois six. À qui la meilleure primiera\u202f?`,
        done: '73 contre 75\u00a0: une couleur faible coûte plus que trois sept ne rapportent.',
        answers: {
          '': `Trois sept et le ${rank('J')}\u00a0: 63 et 10 font\u00a073. Un sept et trois six\u00a0: 21 et 54 font\u00a075.`,
        },
        hints: ['Un sept vaut 21, un six 18, une figure\u00a010.'],
      },
      'primiera-lack': {
        title: 'Il manque une couleur',
        text: `${youHave} trois sept, mais pas une carte de ${suit('D')}. ${capitalised(others)} a des cartes des quatre couleurs. À qui est la primiera\u202f?`,
        done: 'Les quatre couleurs l’emportent, quels que soient les sept de l’autre.',
        answers: {
          '': 'Il faut une carte de chaque couleur pour une primiera. S’il en manque une, trois sept ne servent à rien.',
        },
      },

      'score-worked': {
        title: 'Le décompte',
        text: `La donne est finie, on compte les tas. Rapportent un point chacun\u00a0: ${list(points)}\u202f; chaque scopa en ajoute un.`,
        done: `Autant de cartes de part et d’autre, ou autant de ${diamonds}\u00a0: personne ne marque ce point.`,
      },
      'score-finish': {
        title: `Combien de points pour ${four ? 'votre camp' : 'vous'}\u202f?`,
        text: `Un point chacun\u00a0: ${list(points)}\u202f; et un par scopa. ${four ? 'Votre camp aura' : 'Vous aurez'} ${primiera ? 'la meilleure primiera' : 'trois sept'}, quatre cartes de ${suit('D')}, 23\u00a0cartes, une scopa${settebello ? `\u202f; ${others}, le settebello` : ''}.`,
        done: `${primiera ? 'Primiera' : 'Sept'}, cartes et scopa\u00a0: trois points.`,
        answers: {
          '': `Comptez point par point. Quatre ${diamonds} sur dix, ce n’est pas la majorité\u202f; 23\u00a0cartes sur\u00a040, si.${settebello ? ' Le settebello n’est pas à vous.' : ''}`,
        },
      },
      'score-alone': {
        title: `À qui le point des ${diamonds}\u202f?`,
        text: `Quatre des dix cartes de ${suit('D')} sont dans ${yourPile}. ${The('5D')}, dernière carte de la donne, prend ${the('5S')}. Qui aura le plus de ${diamonds}\u202f?`,
        done: 'Cinq partout\u00a0: personne ne marque le point.',
        answers: {
          '': `${The('5D')} va sur ${yourPile} avec ce qu’il prend\u00a0: cinq cartes sur dix, et cinq pour ${others}.`,
        },
      },
      'score-cards': {
        title: 'Qui a le plus de cartes\u202f?',
        text: `17\u00a0cartes dans ${yourPile}, 19 dans ${theirPile}. Vous jouez la dernière carte de la donne et prenez quatre et trois. À qui est le point des cartes\u202f?`,
        done: 'Trois cartes, et celle qui reste\u00a0: 21 contre\u00a019.',
        answers: {
          '': `Avec votre carte et les deux qu’elle prend, cela fait\u00a020. Vous avez fait la dernière prise\u00a0: ${the('QD')} vous revient aussi.`,
        },
      },

      deal: {
        title: 'À vous de jouer',
        text: `Une donne entière, avec des conseils si vous en voulez. Dans une partie, les donnes se suivent et passent au voisin de gauche, jusqu’à ce qu’un seul ${four ? 'camp' : 'joueur'} soit en tête avec ${String(options.target)}\u00a0points ou plus.`,
      },
    },
  };
};
