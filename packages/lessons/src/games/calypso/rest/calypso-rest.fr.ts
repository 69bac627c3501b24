import type {CalypsoOptions} from '@cartavola/engine/games/calypso/rules.js';
import {naming} from '@cartavola/words/rulebook/naming.js';
import type {LaterTextsFor} from '../../../lesson-texts.js';
import type {CalypsoLaterId} from '../calypso-steps.js';

export const later: LaterTextsFor<CalypsoLaterId, CalypsoOptions> = ({cards, options}) => {
  const {the, The, rank, theRank, suit} = naming(cards);
  const bound = options.overruff === 'compulsory';
  const order = (['H', 'C', 'S', 'D'] as const).map(suit).join(', ');
  return {
    again: {
      deals: ([dealer = 0]) =>
        `${['Vous avez', 'Inès a', 'Julie a', 'Hugo a'][dealer]} donné\u00a0: qui donne ensuite\u202f?`,
      'choose of=0': 'Quelles cartes sont vos atouts\u202f?',
      'choose of=0,2': 'Lesquelles servent votre camp\u202f?',
      'choose follows': 'Quelles cartes fournissent\u202f?',
      predict: 'Qui prend ce pli\u202f?',
      'predict turn': 'Qui entame ensuite\u202f?',
      'choose ruffs': 'Quelles cartes coupent\u202f?',
      'ruff-last': 'Prenez ce pli',
      'lead-alone': 'Fournissez sans dépenser de carte haute',
      'choose overruffs': 'Quelles cartes surcoupent\u202f?',
      'overruff-last': bound ? 'Surcoupez, mais gardez votre meilleur atout' : 'Laissez ce pli à votre partenaire',
      'count discarded': 'Combien de cartes vont à votre rebut\u202f?',
      'count placed': 'Combien de ces cartes trouvent place\u202f?',
      'next-finish': 'Prenez le pli avec une carte qui manque à votre calypso',
      'count placed=0': 'Combien de ces cartes entrent dans vos calypsos\u202f?',
      'score-finish': ([done, cards, discards]) =>
        `Calypsos complets\u00a0: ${done}\u202f; cartes du suivant\u00a0: ${cards}\u202f; rebut\u00a0: ${discards}. Combien de points\u202f?`,
      'score-alone': ([done, cards, discards]) =>
        `Calypsos complets\u00a0: ${done}\u202f; cartes du suivant\u00a0: ${cards}\u202f; rebut\u00a0: ${discards}. Combien de points\u202f?`,
      'score-last': ([done, cards, discards, , hers, more, laid]) =>
        `Calypsos complets, cartes du suivant, rebut\u00a0: vous ${done}, ${cards}, ${discards}\u202f; Julie ${hers}, ${more}, ${laid}. Les points de votre camp\u202f?`,
      'revoke-alone': ([done, cards, discards, revokes]) =>
        `Calypsos complets\u00a0: ${done}\u202f; cartes du suivant\u00a0: ${cards}\u202f; rebut\u00a0: ${discards}\u202f; renonces\u00a0: ${revokes}. Combien de points\u202f?`,
      'choose revokes': 'Quelles cartes seraient une renonce\u202f?',
    },
    steps: {
      'partners-worked': {
        title: 'Vous et Julie',
        text: `Vous jouez avec Julie, en face de vous, contre Inès et Hugo. Chacun a un [atout personnel](own-trump), qui n’est atout que dans sa main, et y construit ses calypsos\u00a0: vous ${suit('H')}, Julie ${suit('S')}, Inès ${suit('C')}, Hugo ${suit('D')}.`,
      },
      'partners-finish': {
        title: 'Quels sont vos atouts\u202f?',
        text: `Votre [atout personnel](own-trump) est ${suit('H')}\u202f; chacune des autres couleurs est celle d’un autre joueur. Choisissez tous vos atouts.`,
        done: `Le petit ${rank('5')} est un atout au même titre que ${theRank('J')}, et il faut les deux à votre calypso.`,
        answers: {
          'card=AS': `La couleur de Julie est ${suit('S')}\u202f; dans votre main, cet as est une carte ordinaire.`,
          'card=QD': `Seul Hugo a ${suit('D')} pour atout.`,
          'card=KC': `Seule Inès a ${suit('C')} pour atout.`,
          'missed=JH': `${The('JH')} est aussi de votre couleur.`,
          'missed=5H': `Les petites cartes de votre couleur sont aussi des atouts\u00a0: ${the('5H')} en est un.`,
        },
        hints: ['Ne regardez que les couleurs\u202f; le rang n’y fait rien.'],
      },
      'partners-alone': {
        title: 'Lesquelles servent votre camp\u202f?',
        text: `Les partenaires additionnent leurs points\u00a0: le calypso de Julie, à ${suit('S')}, compte donc pour vous comme le vôtre. Choisissez toutes les cartes qui entrent dans l’un ou dans l’autre.`,
        done: 'Les deux cartes qui restent sont des couleurs que rassemblent Inès et Hugo.',
        answers: {
          'card=AD': `À ${suit('D')}, c’est Hugo qui construit, et il joue contre vous.`,
          'card=8C': `À ${suit('C')}, c’est Inès qui construit, et elle joue contre vous.`,
          'missed=TH': `${The('TH')} entre dans votre propre calypso.`,
          'missed=6H': `${The('6H')} entre dans votre propre calypso.`,
          'missed=QS': `Ce n’est pas votre atout, mais celui de Julie\u00a0: ${the('QS')} entre dans son calypso.`,
          'missed=3S': `Ce n’est pas votre atout, mais celui de Julie\u00a0: ${the('3S')} entre dans son calypso.`,
        },
        hints: ['Un camp, ce sont deux joueurs, donc deux couleurs utiles.'],
      },

      'draw-worked': {
        title: 'Le tirage des places',
        text: 'Chacun tire une carte. Ici, le roi est la plus haute\u00a0: qui l’a tiré choisit un partenaire, qui s’assied en face, puis une couleur, et donne en premier. À égalité, on retire. Ensuite, on mêle toutes les cartes.',
      },
      'draw-finish': {
        title: 'Quelle couleur vous reste-t-il\u202f?',
        text: `Inès a tiré la plus haute et pris ${suit('H')}. Dans le sens des aiguilles d’une montre, les couleurs se suivent toujours ainsi\u00a0: ${order}. Julie a donc ${suit('C')}. Choisissez vos atouts.`,
        done: `Une couleur choisie fixe les quatre, et des partenaires ont toujours ${suit('H')} et ${suit('S')}, ou ${suit('C')} et ${suit('D')}.`,
        answers: {
          'card=KH': `Inès a pris ${suit('H')} pour elle.`,
          'card=4C': `Après Inès vient Julie, et ${suit('C')} est à elle.`,
          'card=6S': `Après Julie vient Hugo, et ${suit('S')} est à lui.`,
          'missed=QD': `Trois joueurs sont servis, il vous reste ${suit('D')}\u00a0: ${theRank('Q')} est un de vos atouts.`,
          'missed=9D': `Trois joueurs sont servis, il vous reste ${suit('D')}\u00a0: ${theRank('9')} est un de vos atouts.`,
        },
        hints: ['Faites le tour à partir d’Inès, une couleur par joueur.'],
      },
      'draw-alone': {
        title: 'Lesquelles servent votre camp\u202f?',
        text: `Cette fois, Julie a tiré la plus haute, elle joue avec vous et a pris ${suit('D')}. L’ordre est ${order}, puis de nouveau ${suit('H')}. Choisissez toutes les cartes qui entrent dans votre calypso ou le sien.`,
        done: `Après Julie à ${suit('D')} viennent Hugo à ${suit('H')}, vous à ${suit('C')} et Inès à ${suit('S')}. Dès l’étape suivante, votre atout est de nouveau ${suit('H')}.`,
        answers: {
          'card=AH': `Après ${suit('D')}, l’ordre recommence\u00a0: ${suit('H')} est à Hugo, assis après Julie.`,
          'card=8S': `La dernière couleur du tour, ${suit('S')}, est à Inès.`,
          'missed=KD': `Julie a pris ${suit('D')}, et elle construit pour votre camp.`,
          'missed=TD': `Julie a pris ${suit('D')}, et elle construit pour votre camp.`,
          'missed=JC': `Faites le tour à partir de Julie\u00a0: Hugo a ${suit('H')}, vous avez donc ${suit('C')}.`,
          'missed=5C': `Faites le tour à partir de Julie\u00a0: Hugo a ${suit('H')}, vous avez donc ${suit('C')}.`,
        },
        hints: ['À partir de Julie, comptez Hugo, puis vous, puis Inès.'],
      },

      'follow-worked': {
        title: 'Chacun fournit',
        text: 'Inès joue la première, un pique. Qui a du pique doit en jouer aussi. Le roi de Hugo est la plus haute carte\u00a0: Hugo prend ces quatre cartes, un [pli](trick), et jouera le premier au pli suivant.',
        done: `La carte entourée a pris le pli. Le ${rank('5')} de Julie n’était ici qu’un pique ordinaire\u00a0: elle aussi jouait simplement la couleur demandée.`,
      },
      'follow-finish': {
        title: 'Quelles cartes fournissent\u202f?',
        text: 'Julie a [entamé](lead)\u00a0: elle a joué la première, un trèfle. Tant que vous avez la couleur demandée, il faut la fournir, d’une carte haute ou basse. Choisissez toutes les cartes qui fournissent.',
        done: 'Seule la couleur oblige\u00a0: rien ne force à monter au-dessus de la dame.',
        answers: {
          'card=AH': `Votre atout ne dispense pas de fournir\u00a0: il vous reste du ${suit('C')}, la couleur demandée.`,
          'card=KH': `Votre atout ne dispense pas de fournir\u00a0: il vous reste du ${suit('C')}, la couleur demandée.`,
          'card=7D': `La couleur demandée n’est pas ${suit('D')}, et il vous reste du ${suit('C')}.`,
          'missed=9C': `${The('9C')} est sous la dame, mais c’est la couleur demandée, et cela suffit.`,
          'missed=4C': `${The('4C')} est une basse carte, mais c’est la couleur demandée, et cela suffit.`,
        },
        hints: ['La première carte du pli dit quelle couleur est demandée.'],
      },
      'follow-alone': {
        title: 'Deux rois\u00a0: qui entame ensuite\u202f?',
        text: 'Le voisin de gauche du donneur entame le premier pli\u202f; ensuite, qui a pris un pli entame le suivant. De deux cartes égales, la première jouée est la plus forte. Qui entamera après ce pli\u202f?',
        done: 'Votre roi est venu avant l’autre\u00a0: le pli est à vous, et l’entame avec lui.',
        answers: {
          '': 'Le plus haut rang est ici un roi. Il y en a deux, et le premier posé l’emporte.',
        },
        hints: ['Cherchez d’abord qui prend ce pli.'],
      },
      'follow-real': {
        title: 'Pas de renonce',
        text: `Jouer une autre couleur quand on a celle qui est demandée est une [renonce](revoke). Cette table la refuse\u202f; avec de vraies cartes, il en coûte 260\u00a0points. Inès a entamé à ${suit('D')}. Choisissez les cartes qui fournissent.`,
        done: 'Aucune des deux ne bat l’as, et pourtant il faut jouer l’une ou l’autre.',
        answers: {
          'card=QH': `Vous avez du ${suit('D')}\u00a0: un atout à la place serait une renonce.`,
          'card=2H': `Vous avez du ${suit('D')}\u00a0: un atout à la place serait une renonce.`,
          'card=AS': `Vous avez du ${suit('D')}\u00a0: toute autre couleur serait une renonce.`,
          'missed=KD': `${The('KD')} ne peut plus prendre le pli, mais il fournit.`,
          'missed=5D': `${The('5D')} ne peut pas prendre le pli, mais il fournit.`,
        },
        hints: ['Ne cherchez que la couleur de l’entame d’Inès.'],
      },

      'ruff-worked': {
        title: 'Quand on ne peut pas fournir',
        text: `Inès entame avec ${theRank('K')} d’une couleur que vous n’avez pas. Votre atout personnel entre alors en jeu\u00a0: avec ${the('3H')} vous [coupez](ruff), et cette basse carte prend le pli.`,
        done: 'Une coupe bat toutes les cartes de la couleur demandée, même l’as.',
      },
      'ruff-finish': {
        title: 'Quelles cartes coupent\u202f?',
        text: `Julie a entamé à carreau et vous n’en avez pas. Une carte de votre atout [coupe](ruff) alors et bat tous les carreaux\u202f; avec une autre, vous vous [défaussez](discard), sans pouvoir gagner. Choisissez celles qui coupent.`,
        done: `Rien n’oblige ici à couper\u00a0: vous pouviez aussi vous défausser, avec ${the('9C')} ou ${the('AS')}.`,
        answers: {
          'card=AS': 'Pique n’est atout que pour Julie. De votre main, même l’as n’est qu’une défausse.',
          'card=9C': 'Ce trèfle n’est ni de la couleur demandée ni de votre atout\u00a0: ce n’est qu’une défausse.',
          'missed=JH': `${The('JH')} est un de vos atouts, donc il coupe.`,
          'missed=4H': 'Même le plus petit atout coupe\u00a0: il bat l’as de la couleur demandée.',
        },
        hints: ['Une carte est atout ou non selon qui la joue.'],
      },
      'ruff-alone': {
        title: 'Qui prend ce pli\u202f?',
        text: 'Julie entame à carreau et chacun en joue, Hugo aussi, dont c’est l’atout. Un atout ne coupe que si celui qui le joue ne peut pas fournir. À qui est le pli\u202f?',
        done: 'Le valet de Hugo ne faisait que fournir, comme les autres, et Inès avait plus haut.',
        answers: {
          '': 'Personne ne manquait de carreau, donc personne n’a coupé\u00a0: le valet de Hugo est une carte ordinaire, et la plus haute des quatre l’emporte.',
        },
        hints: ['Quelqu’un était-il dans l’impossibilité de fournir\u202f?'],
      },
      'ruff-last': {
        title: 'Prenez ce pli',
        text: 'Inès a entamé à cœur, et son roi est pour l’instant la meilleure carte. Cœur est votre atout, et vous jouez en dernier.',
        done: 'Vous pouviez fournir\u00a0: vos cœurs étaient des cartes ordinaires, et seul l’as était au-dessus du roi.',
        answers: {
          'card=QH': 'Vous fournissez, donc votre dame ne coupe pas\u00a0: elle ne vaut que son rang, sous le roi.',
          'card=4H': 'Vous pouvez fournir, donc un cœur ne coupe pas ici\u00a0: votre quatre reste sous le roi.',
          'card=KC': 'Vous avez du cœur\u00a0: c’est un cœur qu’il faut jouer.',
          'card=7S': 'Vous avez du cœur\u00a0: c’est un cœur qu’il faut jouer.',
        },
        hints: ['Vous pouvez fournir. Que valent alors vos cœurs\u202f?'],
      },

      'lead-worked': {
        title: 'Entamer dans son atout',
        text: `Vous entamez avec ${the('3H')}, une carte de votre atout. Un roi et un as tombent dessus, et pourtant le pli est à vous, parce que personne n’a coupé.`,
        done: 'C’est ainsi que de petits atouts ramènent de hautes cartes, tant que chacun peut fournir.',
      },
      'lead-finish': {
        title: 'L’as, le roi ou le cinq\u202f?',
        text: 'Inès entame à trèfle, son propre atout, et chacun fournit. Qui entame dans son atout prend le pli, quels que soient les rangs, sauf si quelqu’un coupe. À qui est ce pli\u202f?',
        done: 'L’as de Julie et votre roi vont à Inès\u00a0: contre l’atout entamé, le rang ne compte pas.',
        answers: {
          '': 'Un trèfle plus haut n’y fait rien\u00a0: Inès a entamé dans son atout, et personne n’a coupé.',
        },
        hints: ['Quelle est la couleur demandée, et qui a entamé\u202f?'],
      },
      'lead-alone': {
        title: 'L’as ou le six\u202f?',
        text: 'Inès a entamé à trèfle, son propre atout, et vous jouez en dernier. Fournissez, mais ne dépensez pas en vain une carte qui peut gagner un autre pli.',
        done: 'Le pli est perdu de toute façon\u202f; votre as attend qu’un autre joueur entame à trèfle.',
        answers: {
          'card=AC': `L’as ne bat pas ${theRank('4')}\u00a0: Inès a entamé dans son atout, et seule une coupe pourrait lui prendre le pli.`,
          'card=QH': 'Un cœur ne couperait que si vous n’aviez pas de trèfle.',
          'card=8S': 'Vous avez du trèfle\u00a0: c’est un trèfle qu’il faut jouer.',
        },
        hints: ['Demandez-vous d’abord si l’un de vos trèfles peut prendre ce pli.'],
      },
      'lead-last': {
        title: 'Et si quelqu’un coupe\u202f?',
        text: `Vous entamez avec ${the('9H')}, une carte de votre atout. Julie n’a pas de cœur et joue ${the('2S')}, une carte du sien. Qui prend le pli\u202f?`,
        done: 'Une coupe l’emporte aussi sur l’atout entamé, même celle du partenaire, et si basse soit-elle.',
        answers: {
          '': 'L’atout entamé ne gagne que si personne ne coupe. Julie ne pouvait pas fournir et a joué de son atout\u00a0: c’est une coupe.',
        },
        hints: ['Quelle carte n’est pas de la couleur demandée, et qui l’a jouée\u202f?'],
      },

      'overruff-worked': {
        title: 'Plus haut que la coupe',
        text: `Hugo n’a pas de pique et coupe avec ${the('6D')}. Vous n’en avez pas non plus. Entre coupes, le plus haut rang l’emporte, toutes couleurs confondues\u00a0: avec ${the('9H')} vous [surcoupez](overruff) et prenez le pli.`,
        done: bound
          ? 'Il le fallait\u00a0: qui ne peut pas fournir et peut monter au-dessus de la meilleure coupe n’a pas d’autre choix.'
          : 'Rien ne vous y obligeait\u00a0: à cette table, chacun est libre de surcouper ou non.',
      },
      'overruff-finish': {
        title: bound ? 'Que devez-vous jouer\u202f?' : 'Quelles cartes surcoupent\u202f?',
        text: bound
          ? 'Hugo a coupé, et vous n’avez pas de trèfle. Qui ne peut pas fournir mais possède un atout personnel au-dessus de la meilleure coupe doit [surcouper](overruff), toutes couleurs confondues. Choisissez les cartes qui le font.'
          : 'Hugo a coupé, et vous n’avez pas de trèfle. Pour [surcouper](overruff), il faut une carte de votre atout plus haute que la sienne, toutes couleurs confondues\u202f; personne n’y est tenu. Choisissez les cartes qui surcoupent.',
        done: bound
          ? 'Avec l’une d’elles en main, on ne peut ni couper plus bas ni se défausser.'
          : 'L’une comme l’autre passe au-dessus de la carte de Hugo\u202f; vous pourriez aussi jouer autre chose.',
        answers: {
          'card=5H': `Ce serait une coupe, mais entre coupes c’est le rang qui décide\u00a0: ${theRank('5')} est sous le ${rank('8')} de Hugo.`,
          'card=AS': 'Pique n’est pas votre atout\u00a0: de votre main, l’as ne peut pas couper du tout.',
          'missed=JH': `${The('JH')} est aussi au-dessus du ${rank('8')} de Hugo.`,
          'missed=TH': `${The('TH')} est aussi au-dessus du ${rank('8')} de Hugo.`,
        },
        hints: ['Comparez vos atouts à la carte avec laquelle Hugo a coupé.'],
      },
      'overruff-alone': {
        title: 'Sept contre sept',
        text: `Inès entame à carreau. Julie coupe avec ${the('7S')}, Hugo fournit, et vous, sans carreau, jouez ${the('7H')}. À rang égal, la première jouée est la plus forte. Qui prend le pli\u202f?`,
        done: bound
          ? 'Vous n’aviez pas de cœur au-dessus de son sept\u00a0: toutes vos cartes étaient donc permises.'
          : 'À rang égal, on ne surcoupe pas\u00a0: il faut plus haut.',
        answers: {
          '': 'Hugo pouvait fournir, donc son roi ne coupe pas. Des deux sept qui coupent, l’un était posé avant l’autre.',
        },
        hints: ['Ne regardez que les coupes.'],
      },
      'overruff-last': {
        title: 'Votre partenaire a coupé',
        text: bound
          ? 'Inès a entamé à carreau, Julie a coupé, et vous n’avez pas de carreau. Qui peut surcouper le doit, même après son partenaire. Faites-le, mais gardez votre meilleur atout.'
          : 'Inès a entamé à carreau, Julie a coupé, et vous n’avez pas de carreau. À cette table, on est libre de surcouper. Laissez le pli à votre partenaire.',
        done: bound
          ? 'Le huit suffit, et l’as attend une coupe que rien de plus bas ne peut battre.'
          : 'Le pli reste à votre camp, et vos hauts atouts restent dans votre main.',
        answers: bound
          ? {
              'card=AH': 'C’est permis, mais un cœur moins haut suffit pour battre le cinq de Julie. Gardez l’as.',
              'card=3H': 'C’est moins que le cinq de Julie, et vous avez des cœurs plus hauts\u00a0: il faut monter.',
              'card=TC': 'Vous avez des cœurs au-dessus du cinq de Julie\u00a0: vous ne pouvez pas vous défausser.',
            }
          : {
              'card=AH': 'Vous enlevez ainsi à Julie un pli qui était déjà à votre camp.',
              'card=8H': 'C’est plus que le cinq de Julie\u00a0: vous lui enlevez un pli qui était déjà à votre camp.',
            },
        hints: [bound ? 'Quels cœurs avez-vous au-dessus du cinq\u202f?' : 'Julie a coupé avec un cinq.'],
      },

      'build-worked': {
        title: 'Où vont les cartes',
        text: `Vous coupez et prenez le pli. ${The('3H')} entre dans votre calypso, ${the('6S')} dans celui de Julie. Elle a déjà ${the('JS')}\u00a0: avec ${the('8C')}, il va à votre [rebut](discard-pile).`,
        done: 'Personne n’a rien à trier\u00a0: à cette table, cela se fait tout seul.',
      },
      'build-finish': {
        title: 'Combien vont au rebut\u202f?',
        text: 'Vous avez entamé dans votre atout et prenez le pli. Ce qui manque à votre calypso ou à celui de Julie y entre\u202f; les doubles et les couleurs adverses vont à votre [rebut](discard-pile). Combien de cartes y vont\u202f?',
        done: `${The('QH')} était déjà dans votre calypso, et ${suit('C')} est la couleur d’Inès. Les deux autres ont trouvé place.`,
        answers: {
          '': 'Prenez-les une à une\u00a0: un cœur qui manque à votre calypso y entre, un cœur qui s’y trouve déjà n’y entre pas, une couleur adverse non plus.',
        },
        hints: ['Comparez chaque carte au calypso de sa couleur.'],
      },
      'build-alone': {
        title: 'Combien trouvent place\u202f?',
        text: 'Julie a entamé dans son atout et prend le pli. Elle garde ce qui manque à son calypso et vous passe ce qui manque au vôtre. Combien des quatre cartes entrent dans un calypso\u202f?',
        done: `Julie place ${theRank('4')} et ${theRank('Q')}, et vous recevez ${the('8H')}. Seul ${theRank('9')} faisait double.`,
        answers: {
          '': 'Comparez les piques au calypso de Julie et les cœurs au vôtre\u00a0: ce qui n’y est pas encore y trouve place.',
        },
        hints: ['Il y a deux calypsos à regarder.'],
      },

      'next-worked': {
        title: 'Complet, et au suivant',
        text: `Il ne manque à votre calypso que ${theRank('6')}. Ce pli l’achève, et ses autres cœurs commencent le suivant\u00a0: un roi et ${theRank('9')}. Le second roi va au rebut.`,
        done: 'Le calypso suivant ne commence que maintenant\u00a0: on n’en construit jamais deux à la fois.',
      },
      'next-finish': {
        title: 'Faites grandir votre calypso',
        text: 'Vous n’avez pas de carreau et jouez en dernier. On construit un seul calypso à la fois\u00a0: les doubles vont au rebut. Prenez le pli avec une carte qui manque à votre calypso.',
        done: 'Le cinq manquait. Le roi reste pour l’instant dans votre main.',
        answers: {
          'card=KH':
            'Il prend le pli, mais votre calypso a déjà un roi, et l’on n’en garde pas un second pour le calypso suivant\u00a0: il va au rebut.',
          'card=8S': 'De votre main, un pique est une défausse\u00a0: Hugo prendrait le pli.',
          'card=QC': 'De votre main, un trèfle est une défausse\u00a0: Hugo prendrait le pli.',
        },
        hints: ['Vos deux atouts coupent. Lequel est déjà dans votre calypso\u202f?'],
      },
      'next-alone': {
        title: 'Combien en placez-vous\u202f?',
        text: 'Vous avez entamé dans votre atout et prenez quatre cœurs. Votre calypso est loin d’être complet, et rien ne se garde pour le suivant. Combien des quatre cartes y entrent\u202f?',
        done: 'Un huit et le valet. L’as s’y trouvait déjà, et le second huit ne se garde pas pour plus tard.',
        answers: {
          '': 'Rien ne se garde pour le calypso suivant\u00a0: ni un rang qui s’y trouve déjà, ni la seconde de deux cartes égales n’est placée.',
        },
        hints: ['Deux de ces quatre cartes sont égales.'],
      },
      'next-last': {
        title: 'La dernière qui manque',
        text: `Vous prenez le pli, et ${theRank('5')} achève votre calypso. Les autres cœurs, à quelque moment qu’on les ait joués, commencent le suivant, un par rang. Combien des quatre placez-vous\u202f?`,
        done: 'Le cinq achève un calypso, un as et la dame commencent le suivant. Le second as va au rebut.',
        answers: {
          '': 'Placez d’abord le cinq. Le calypso qui commence alors est vide, mais il ne prend chaque rang qu’une fois.',
        },
        hints: ['Une fois le calypso complet, le suivant manque de tout.'],
      },

      'score-worked': {
        title: 'Ce que valent les calypsos',
        text: 'On compte les points une seule fois, quand les 208\u00a0cartes ont été jouées. Le premier calypso complet d’un joueur vaut 500, le deuxième 750, le troisième et le quatrième 1000 chacun.',
      },
      'score-finish': {
        title: 'Vos points pour l’instant',
        text: 'Le premier calypso vaut 500, le deuxième 750, les suivants 1000\u202f; chaque carte d’un calypso inachevé vaut 20, chaque carte du rebut 10. Vous en avez achevé deux, et avez six cartes du suivant et quatre au rebut. Combien de points\u202f?',
        done: '1250 pour deux calypsos, 120 pour six cartes et 40 pour quatre font 1410.',
        answers: {
          '': 'Ajoutez à 500 et 750 autant de fois 20 qu’il y a de cartes dans le calypso inachevé, et quatre fois 10.',
        },
        hints: ['Un deuxième calypso s’ajoute au premier, il ne le remplace pas.'],
      },
      'score-alone': {
        title: 'Trois calypsos',
        text: 'Votre premier calypso rapporte 500, le deuxième 750, chacun des suivants 1000. Vous en avez achevé trois, et avez deux cartes d’un quatrième et neuf au rebut. Combien de points\u202f?',
        done: '2250 pour les calypsos, 40 pour les deux cartes et 90 pour les neuf font 2380.',
        answers: {
          '': 'Les trois calypsos valent 500, 750 et 1000. Une carte du calypso inachevé ajoute 20, une carte du rebut 10.',
        },
        hints: ['Comptez en trois fois\u00a0: les calypsos complets, le calypso inachevé, le rebut.'],
      },
      'score-last': {
        title: 'Ensemble',
        text: 'Les partenaires additionnent leurs points\u202f; le plus haut total gagne la partie. Vous\u00a0: deux calypsos, cinq cartes d’un autre, dix au rebut. Julie\u00a0: un calypso, sept au rebut. Le total de votre camp\u202f?',
        done: '1450 pour vous et 570 pour Julie font 2020. À égalité, la partie serait nulle.',
        answers: {
          '': 'Comptez pour chacun, puis additionnez\u00a0: le calypso de Julie est son premier et rapporte 500\u202f; les vôtres rapportent 500 et 750.',
        },
        hints: ['Les calypsos se numérotent joueur par joueur.'],
      },

      'revoke-worked': {
        title: 'La faute se découvre',
        text: `Hugo joue ${the('9D')} sur trèfle et prend le pli comme s’il coupait. Puis il entame à trèfle. C’était une [renonce](revoke)\u00a0: cette table la laisse passer, et la fin de la donne la montre.`,
        done: 'À la fin de la partie, cette renonce coûte 260\u00a0points à Hugo, et donc à son camp.',
      },
      'revoke-finish': {
        title: 'Où serait la renonce\u202f?',
        text: 'Inès a entamé à carreau. Jouer une autre couleur quand on a celle qui est demandée est une [renonce](revoke). Choisissez toutes vos cartes qui en seraient une.',
        done: 'La table accepterait l’une comme l’autre, et il vous en coûterait 260\u00a0points.',
        answers: {
          'card=9D': `${The('9D')} fournit\u00a0: c’est toujours permis.`,
          'card=5D': `${The('5D')} fournit\u00a0: c’est toujours permis.`,
          'missed=JH': 'Le valet prendrait le pli comme une coupe, mais vous pouvez fournir\u00a0: c’est une renonce.',
          'missed=AC': 'Se défausser quand on peut fournir est une renonce aussi.',
        },
        hints: ['Cherchez les cartes qui ne sont pas de la couleur demandée.'],
      },
      'revoke-alone': {
        title: 'Ce qu’il en coûte',
        text: 'Un calypso complet, qui vaut 500\u202f; trois cartes d’un autre, à 20\u202f; huit au rebut, à 10\u202f; et une renonce, qui coûte 260. Combien de points avez-vous\u202f?',
        done: '500, 60 et 80 font 640\u202f; 260 de moins, il reste 380.',
        answers: {
          '': 'Additionnez ce que vous avez gagné, puis ôtez 260 pour l’unique renonce.',
        },
        hints: ['De ces quatre nombres, un seul est à soustraire.'],
      },

      'first-deal': {
        title: 'Votre première donne',
        text: `Treize cartes à chacun\u202f; vous construisez à ${suit('H')}, Julie à ${suit('S')}. Le voisin de gauche du donneur entame. Visez les plis dont les cartes manquent à vos deux calypsos. Un conseiller est à vos côtés.`,
      },
    },
  };
};
