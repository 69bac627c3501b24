import {lister, plural} from '../../language.js';
import type {CapraWordsFor} from './capra-words.js';

const count = plural('fr');
const list = lister('fr');
const does = (who: string | undefined, you: string, other: string): string =>
  who === undefined ? `Vous ${you}` : `${who} ${other}`;

export const words: CapraWordsFor = (cards) => ({
  title: 'Capra',
  goatAt: (points) => `Chèvre à ${points}`,
  trick: (number) => `pli ${number}`,
  trump: (suit) => `Atout ${cards.suit(suit)}`,
  shownUnder: (card) => `Dans le talon, retournée\u00a0: ${cards.name(card)}`,
  inStock: (number) => (number === 0 ? 'Talon vide' : `${number} au talon`),
  sides: 'Déjà pris',
  taking: (tricks, points, all) =>
    tricks === 0 ? 'aucun pli' : `${count(tricks, 'pli', 'plis')}, ${points}${all ? '' : '+'}\u00a0pts`,
  needed: 'Il faut 61\u00a0points',

  leadDetail: 'Entamez avec une carte, ou plusieurs de même couleur.',
  leadChosen: (number) => `${number === 1 ? 'Une carte' : `${number} cartes`} pour l’entame`,
  leadMore: 'Entamez, ou ajoutez des cartes de la même couleur.',
  chosen: (number, of) => `${count(number, 'carte choisie', 'cartes choisies')} sur ${of}`,
  answerChosen: (canBeat) => (canBeat ? 'Battre ou se défausser' : 'On ne peut que se défausser'),
  answerDetail: (best) =>
    best.length === 1
      ? `Battez ${cards.the(best[0]!)}, ou défaussez-vous d’une carte, face cachée.`
      : `Battez les ${best.length} cartes, ou défaussez-vous de ${best.length}, face cachée.`,
  waitingDetail: (best) =>
    best.length === 1
      ? `À battre\u00a0: ${cards.name(best[0]!)}.`
      : `À battre\u00a0: ${best.length} cartes, une à une.`,
  lead: (number) => (number === 1 ? 'Entamer avec une carte' : `Entamer avec ${number} cartes`),
  beat: 'Battre',
  fold: (number) => (number === 1 ? 'Se défausser' : `Défausser ${number} cartes`),

  enterQuestion: 'Quatre d’une couleur',
  enterDetail: 'Vous pouvez entrer maintenant\u00a0: les cartes jouées reviennent, et vous entamez avec les quatre.',
  enter: 'Entrer avec quatre',
  notNow: 'Pas maintenant',
  firstQuestion: 'Vous avez la priorité',
  firstDetail: 'On entre avec quatre d’une même couleur. Les vôtres passent avant, si vous le voulez.',
  enterFirst: 'Entrer d’abord',
  letStand: 'Laisser faire',
  settlingTitle: 'On décide qui entre',
  settlingDetail: (part) =>
    part === 'claim'
      ? 'Quelqu’un de plus proche peut passer avant vous.'
      : part === 'waived'
        ? 'Vous avez laissé faire.'
        : 'On entre avec quatre d’une même couleur.',

  over: (card, beaten) => `${cards.name(card)} sur ${cards.name(beaten)}`,
  faceDown: (number) => `${count(number, 'carte', 'cartes')} face cachée`,
  ownFaceDown: (own) => `face cachée, ${list(own.map(cards.name))}`,
  named: (some) => list(some.map(cards.name)),
  state: (trump, stock) =>
    `Atout ${cards.suit(trump)}\u202f; ${stock === 0 ? 'le talon est vide' : `${count(stock, 'carte', 'cartes')} au talon`}.`,

  dealt: (who, shown) =>
    `${does(who, 'distribuez', 'distribue')} les cartes${shown === undefined ? '' : `\u202f; on retourne ${cards.the(shown)}`}.`,
  led: (who, some) => `${does(who, 'entamez', 'entame')} avec ${list(some.map(cards.the))}.`,
  beaten: (who, some) => `${does(who, 'battez', 'bat')} avec ${list(some.map(cards.the))}.`,
  folded: (who, number, own) =>
    `${does(who, 'vous défaussez', 'se défausse')}${own.length > 0 ? `\u00a0: ${list(own.map(cards.the))}` : ` de ${count(number, 'carte', 'cartes')}`}.`,
  settling: 'On entre avec quatre d’une même couleur\u00a0: on décide qui passe avant.',
  entered: (who, back) =>
    `${does(who, 'entrez', 'entre')} avec quatre d’une même couleur${back ? '\u202f; les cartes jouées reviennent' : ''}.`,
  setAside: (who, some) =>
    `${does(who, 'vouliez', 'voulait')} entrer avec ${list(some.map(cards.the))}, mais quelqu’un de plus proche passe avant.`,
  taken: (who, points, all) =>
    all || points > 0
      ? `${does(who, 'prenez', 'prend')} le pli\u00a0: ${all ? '' : 'au moins '}${count(points, 'point', 'points')}.`
      : `${does(who, 'prenez', 'prend')} le pli.`,
  drew: (who, some) => `${does(who, 'piochez', 'pioche')} ${list(some.map(cards.the))}.`,
  worth: ({points, trump}) =>
    `${points === 0 ? 'Aucun point' : count(points, 'point', 'points')}${trump ? '\u202f; un atout' : ''}`,

  scoreTitle: (you, names) =>
    you === undefined ? `${names} gagnent la donne` : you ? 'Votre camp gagne la donne' : 'Votre camp perd la donne',
  eggs: 'Œufs\u00a0: 60 à 60',
  scoreDetail: (rule, points) =>
    rule === 'capra.eggs'
      ? 'Personne n’est pénalisé, mais la chèvre de cette partie aura des œufs.'
      : `${
          {'capra.loss-4': 'Moins de 31\u00a0points', 'capra.loss-6': 'Pas un seul pli'}[rule] ??
          'De 31 à 59\u00a0points'
        } pour les perdants\u00a0: ${count(points, 'point', 'points')} de pénalité.`,
  goat: (names, eggs) =>
    `${names === undefined ? 'Votre camp est' : `${names} sont`} la chèvre${eggs ? ' aux œufs' : ''}`,

  refusal(rule, best) {
    const {A, K, Q, J} = cards.letters;
    switch (rule) {
      case 'capra.lead':
        return {
          reason: 'Entamez dans une seule couleur',
          proof: 'On ne peut pas entamer avec plusieurs couleurs à la fois.',
        };
      case 'capra.beat':
        return best.length === 1
          ? {
              reason: `Cela ne bat pas ${cards.the(best[0]!)}`,
              proof: `Il faut une carte plus haute de la couleur (${A} 10 ${K} ${Q} ${J} 9 8 7 6) ou, sauf contre un atout, n’importe quel atout.`,
            }
          : {
              reason: 'Chacune de vos cartes doit en battre une',
              proof: `À battre\u00a0: ${list(best.map(cards.the))}. De haut en bas\u00a0: ${A} 10 ${K} ${Q} ${J} 9 8 7 6.`,
            };
      case 'capra.fold':
        return {
          reason: `Défaussez-vous de ${count(best.length, 'carte', 'cartes')}`,
          proof: 'On se défausse d’autant de cartes que l’entame en compte.',
        };
      case 'capra.claim':
        return {
          reason: 'Vous ne pouvez pas entrer maintenant',
          proof:
            'Il faut quatre cartes d’une couleur, avant de jouer dans le pli, et jamais contre une entame de quatre cartes.',
        };
      case 'capra.claim-priority':
        return {
          reason: 'On décide d’abord qui entre',
          proof: 'Personne ne joue avant\u00a0: le plus proche de celui qui entame a la priorité.',
        };
      default:
        return undefined;
    }
  },
});
