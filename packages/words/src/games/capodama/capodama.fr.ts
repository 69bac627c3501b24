import {capitalised, lister, plural} from '../../language.js';
import type {CapodamaWordsFor} from './capodama-words.js';

const count = plural('fr');
const list = lister('fr');

export const words: CapodamaWordsFor = (cards) => ({
  title: 'Capodama',
  capo: 'Capo',
  dama: 'Dama',
  alone: 'seul',
  trick: (number, of) => `pli ${number} sur ${of}`,
  suitLed: (suit) => `Entame à ${cards.suit(suit)}`,
  ledBy: (who) => `par ${who ?? 'vous'}`,
  doubled: (suit) => `Doublée : ${cards.suit(suit)}`,
  countsTwice: 'compte double',
  sides: 'Camps',
  capoNeeds: (points) => `Capo : il faut ${points}`,
  othersNeed: (points) => `Les autres : il faut ${points}`,
  yoursNeeds: (points) => `Le vôtre : il faut ${points}`,
  secret: 'encore secret',

  nameQuestion: 'Quelle couleur compte double ?',
  nameDetail: 'Vous êtes le capo : annoncez la couleur doublée.',
  nameWaiting: (who) => `${who} est le capo`,
  nameWaitingDetail: 'et choisit la couleur doublée.',
  giveQuestion: (who) => `Donnez une carte à ${who}`,
  giveDetail: 'Personne ne voit rien avant que tous aient donné.',
  giveWaiting: 'Votre carte est prête',
  giveWaitingDetail: 'Les autres choisissent encore la leur.',
  laid: 'Don, face cachée',
  leadDetail: 'Vous entamez : toute carte est permise.',
  playDetail: (suit, number, all) =>
    all
      ? `Entame à ${cards.suit(suit)} : toutes vos cartes sont permises.`
      : `Entame à ${cards.suit(suit)} : ${count(number, 'carte permise', 'cartes permises')}.`,
  playWaitingDetail: (suit) => `Entame à ${cards.suit(suit)}.`,

  announced: (who) => (who === undefined ? 'Vous êtes le capo.' : `${who} est le capo.`),
  named: (who, suit) =>
    `${who === undefined ? 'Vous annoncez' : `${who} annonce`} la couleur doublée : ${cards.suit(suit)}.`,
  givenBy: (who) => (who === undefined ? 'Votre don est prêt.' : `${who} a donné.`),
  handed: (gave, to, received, from) =>
    `Vous donnez ${cards.the(gave)} à ${to} et recevez ${cards.the(received)} de la part de ${from}.`,
  handedUnseen: 'Les cartes données sont remises.',
  revealed: (who, role) =>
    role === 'alone'
      ? who === undefined
        ? 'Vous jouez sans partenaire.'
        : `${who} joue sans partenaire.`
      : who === undefined
        ? 'Vous êtes la dama.'
        : `${who} est la dama.`,

  scoreTitle: (capoWins, youWon) =>
    youWon === undefined
      ? capoWins
        ? 'Le camp du capo gagne la donne'
        : 'Les adversaires du capo gagnent la donne'
      : youWon
        ? 'Votre camp gagne la donne'
        : 'Votre camp perd la donne',
  scoreDetail: (points, target) => `Le camp du capo a pris ${points} points ; il lui en fallait ${target}.`,
  scoreSides: (capo, others) => `Camp du capo ${capo}, les autres ${others}.`,
  sweep: 'Les 150 points : deux marques chacun.',
  theOthers: 'Les autres',
  capoSide: 'Camp du capo',

  refusal(rule, led, proof) {
    const held = list(proof.map((card) => cards.the(card)));
    const suit = led ? cards.suit(led) : '';
    switch (rule) {
      case 'capodama.follow':
        return {reason: `Entame à ${suit} : fournissez, ou jouez un atout`, proof: `Vous avez ${held}.`};
      case 'capodama.no-impasse':
        return {
          reason: `Entame à ${suit} : jouez ${proof.length === 1 ? 'votre atout' : 'un atout'}`,
          proof: `À ${suit}, vous n’avez que ${held} : aucune impasse, un atout doit être joué.`,
        };
      case 'capodama.keep-ace':
        return {reason: `${capitalised(held)} ne se donne pas`, proof: 'C’est la carte qui fait le capo.'};
      case 'capodama.dama-not-to-capo':
        return {
          reason: `${capitalised(held)} ne peut pas aller au capo`,
          proof: 'Le capo est à votre gauche : donnez une autre carte.',
        };
      case 'capodama.double':
        return {reason: `La couleur ${cards.suit('H')} ne peut pas être doublée`, proof: 'Annoncez une autre couleur.'};
      default:
        return undefined;
    }
  },
});
