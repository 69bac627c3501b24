import {capitalised, lister, plural} from '../../language.js';
import type {CapodamaWordsFor} from './capodama-words.js';

const count = plural('fr');
const list = lister('fr');

/** Returns the form for a doubled suit, based on its name: « pique », « coupes », « bâtons ». */
const doubled = (suit: string): string =>
  `${capitalised(suit)} doublé${suit.endsWith('es') ? 'es' : suit.endsWith('s') ? 's' : ''}`;

export const words: CapodamaWordsFor = (cards) => ({
  title: 'Capodama',
  capo: 'Capo',
  dama: 'Dama',
  king: 'Roi',
  alone: 'En solo',
  trick: (number, of) => `pli ${number} sur ${of}`,
  suitLed: (suit) => `Entame à ${cards.suit(suit)}`,
  ledBy: (who) => `par ${who ?? 'vous'}`,
  doubled: (suit) => doubled(cards.suit(suit)),
  countsTwice: 'valeur double',
  sides: 'Camps',
  capoNeeds: (points) => `Capo\u00a0: ${points} à faire`,
  othersNeed: (points) => `Les autres\u00a0: ${points} à faire`,
  yoursNeeds: (points) => `Votre camp\u00a0: ${points} à faire`,
  windowNeeded: (least, most) => `Il vous faut de ${least} à ${most}\u00a0points`,
  windowNow: (points, least, most) =>
    points < least
      ? `${points} pour l’instant\u00a0: encore ${least - points} à ${most - points}`
      : points <= most
        ? `${points} pour l’instant\u00a0: encore ${most - points} au plus`
        : `${points}\u00a0: c’est trop`,
  secret: 'pas encore connu',

  nameQuestion: 'Annoncez la couleur doublée',
  nameDetail: 'Vous êtes le capo\u00a0: cette couleur comptera double.',
  nameWaiting: (who) => (who === undefined ? 'Vous êtes le capo' : `${who} est le capo`),
  nameWaitingDetail: 'Le capo choisit la couleur doublée.',
  fourthQuestion: 'Nommez le quatrième atout',
  fourthDetail: 'N’importe quelle carte qui n’est pas déjà atout, dans n’importe quelle main.',
  fourthWaitingDetail: 'Le capo choisit le quatrième atout.',
  fourth: 'Quatrième atout',
  giveQuestion: (who) => `Donnez une carte à ${who}`,
  giveDetail: (side) =>
    `${side ? `À votre ${side === 'left' ? 'gauche' : 'droite'}. ` : ''}Toutes les cartes passent en même temps.`,
  giveWaiting: 'On attend les autres',
  giveWaitingDetail: 'Tout le monde n’a pas encore choisi.',
  laid: 'Carte à donner, face cachée',
  leadDetail: 'Vous entamez\u00a0: toutes vos cartes sont permises.',
  playDetail: (suit, number, all) =>
    all
      ? `Entame à ${cards.suit(suit)}\u00a0: toutes vos cartes sont permises.`
      : `Entame à ${cards.suit(suit)}\u00a0: ${count(number, 'carte permise', 'cartes permises')}.`,
  playWaitingDetail: (suit) => `Entame à ${cards.suit(suit)}.`,

  announced: (who) => (who === undefined ? 'Vous êtes le capo.' : `${who} est le capo.`),
  named: (who, suit) =>
    `${who === undefined ? 'Vous annoncez' : `${who} annonce`} la couleur doublée\u00a0: ${cards.suit(suit)}.`,
  namedFourth: (who, card) =>
    `${who === undefined ? 'Vous nommez' : `${who} nomme`} le quatrième atout\u00a0: ${cards.the(card)}.`,
  given: (number) => (number === 1 ? 'Votre carte est prête.' : 'Vos cartes sont prêtes.'),
  handed: (gave, received) =>
    `Vous donnez ${list(gave.map(({card, who}) => `${cards.the(card)} à ${who}`))}\u202f; ${list(
      received.map(({card, who}) => `${who} vous donne ${cards.the(card)}`),
    )}.`,
  handedUnseen: 'Les cartes changent de main.',
  revealed(who, role) {
    const [you, other] = {
      alone: ['jouez en solo', 'joue en solo'],
      king: ['jouez avec le capo', 'joue avec le capo'],
    }[role] ?? ['êtes la dama', 'est la dama'];
    return who === undefined ? `Vous ${you}.` : `${who} ${other}.`;
  },
  secondHalf: 'La seconde moitié est distribuée.',
  toCome: (number) => `${count(number, 'carte', 'cartes')} à venir`,
  worth: ({points, doubled, trump}) =>
    `${points === 0 ? 'Aucun point' : count(points, 'point', 'points')}${doubled && points > 0 ? ', déjà doublés' : ''}${trump ? '\u202f; un atout' : ''}`,

  scoreTitle: (capoWins, youWon) =>
    youWon === undefined
      ? capoWins
        ? 'Le camp du capo gagne la donne'
        : 'Le camp du capo perd la donne'
      : youWon
        ? 'Votre camp gagne la donne'
        : 'Votre camp perd la donne',
  scoreDetail: (points, target) =>
    `Le camp du capo a fait ${count(points, 'point', 'points')}\u202f; il lui en fallait ${target}.`,
  soloTitle: (won) => (won ? 'Vous gagnez la donne' : 'Vous perdez la donne'),
  soloDetail: (points, least, most) =>
    `Vous avez fait ${count(points, 'point', 'points')}\u00a0: il en fallait entre ${least} et ${most}.`,
  sweep: 'Les 150\u00a0points\u00a0: cette victoire vaut 2.',
  theOthers: 'Les autres',
  capoSide: 'Camp du capo',

  refusal(rule, led, proof, capoOnLeft) {
    const held = list(proof.map((card) => cards.the(card)));
    const suit = led ? cards.suit(led) : '';
    switch (rule) {
      case 'capodama.follow':
        return {reason: `Entame à ${suit}\u00a0: fournissez, ou jouez un atout`, proof: `Vous avez ${held}.`};
      case 'capodama.no-impasse':
        return {
          reason: `Entame à ${suit}\u00a0: jouez un atout`,
          proof: `À ${suit}, vous n’avez que ${held}\u00a0: aucune impasse, il faut jouer atout.`,
        };
      case 'capodama.keep-ace':
        return {reason: `${capitalised(held)} ne se donne pas`, proof: 'C’est la carte qui fait le capo.'};
      case 'capodama.dama-not-to-capo':
      case 'capodama.king':
        return {
          reason: `${capitalised(held)} ne peut pas aller au capo`,
          proof: `Le capo est à votre ${capoOnLeft ? 'gauche' : 'droite'}\u00a0: donnez une autre carte.`,
        };
      case 'capodama.fourth-trump':
        return {reason: `${capitalised(held)} est déjà un atout`, proof: 'Nommez une autre carte.'};
      case 'capodama.double':
        return {reason: `On ne peut pas doubler ${cards.suit('H')}`, proof: 'Annoncez une autre couleur.'};
      default:
        return undefined;
    }
  },
});
