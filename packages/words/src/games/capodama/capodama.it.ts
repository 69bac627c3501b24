import {capitalised, lister, plural} from '../../language.js';
import {toName} from '../../to-name.it.js';
import type {CapodamaWordsFor} from './capodama-words.js';

const count = plural('it');
const list = lister('it');

/** Returns the form for a doubled suit. Names of suits are plural, and those ending in -e are feminine. */
const doubled = (suit: string): string => `${capitalised(suit)} ${suit.endsWith('e') ? 'raddoppiate' : 'raddoppiati'}`;

export const words: CapodamaWordsFor = (cards) => ({
  title: 'Capodama',
  capo: 'Capo',
  dama: 'Dama',
  king: 'Re',
  alone: 'Contro tutti',
  trick: (number, of) => `presa ${number} di ${of}`,
  suitLed: (suit) => `Attacco a ${cards.suit(suit)}`,
  ledBy: (who) => `da ${who ?? 'te'}`,
  doubled: (suit) => doubled(cards.suit(suit)),
  countsTwice: 'valgono doppio',
  sides: 'Squadre',
  capoNeeds: (points) => `Al capo servono ${points}`,
  othersNeed: (points) => `Agli altri servono ${points}`,
  yoursNeeds: (points) => `A voi servono ${points}`,
  windowNeeded: (least, most) => `Ti servono da ${least} a ${most}\u00a0punti`,
  windowNow: (points, least, most) =>
    points < least
      ? `${points} finora: ancora da ${least - points} a ${most - points}`
      : points <= most
        ? `${points} finora: ancora ${most - points} al massimo`
        : `${points}: troppi`,
  secret: 'non ancora noto',

  nameQuestion: 'Annuncia il seme raddoppiato',
  nameDetail: 'Sei il capo: questo seme varrà doppio.',
  nameWaiting: (who) => (who === undefined ? 'Sei il capo' : `${who} è il capo`),
  nameWaitingDetail: 'Il capo sceglie il seme raddoppiato.',
  fourthQuestion: 'Nomina la quarta briscola',
  fourthDetail: 'Qualsiasi carta che non sia già briscola, in qualunque mano si trovi.',
  fourthWaitingDetail: 'Il capo sceglie la quarta briscola.',
  fourth: 'Quarta briscola',
  giveQuestion: (who) => `Dai una carta ${toName(who)}`,
  giveDetail: (side) =>
    `${side ? `Alla tua ${side === 'left' ? 'sinistra' : 'destra'}. ` : ''}Le carte passano tutte insieme.`,
  giveWaiting: 'Mancano gli altri',
  giveWaitingDetail: 'Devono ancora scegliere che cosa dare.',
  laid: 'Carta da dare, coperta',
  leadDetail: 'Attacchi tu: puoi giocare qualsiasi carta.',
  playDetail: (suit, number, all) =>
    all
      ? `Attacco a ${cards.suit(suit)}: puoi giocare qualsiasi carta.`
      : `Attacco a ${cards.suit(suit)}: ${count(number, 'carta giocabile', 'carte giocabili')}.`,
  playWaitingDetail: (suit) => `Attacco a ${cards.suit(suit)}.`,

  announced: (who) => (who === undefined ? 'Sei il capo.' : `${who} è il capo.`),
  named: (who, suit) =>
    `${who === undefined ? 'Annunci' : `${who} annuncia`} il seme raddoppiato: ${cards.suit(suit)}.`,
  namedFourth: (who, card) =>
    `${who === undefined ? 'Scegli' : `${who} sceglie`} come quarta briscola ${cards.the(card)}.`,
  given: (number) => (number === 1 ? 'La tua carta è pronta.' : 'Le tue carte sono pronte.'),
  handed: (gave, received) =>
    `Dai ${list(gave.map(({card, who}) => `${cards.the(card)} ${toName(who)}`))}; ricevi ${list(
      received.map(({card, who}) => `${cards.the(card)} da ${who}`),
    )}.`,
  handedUnseen: 'Le carte passano di mano.',
  revealed(who, role) {
    const [you, other] = {
      alone: ['Giochi contro tutti', 'gioca contro tutti'],
      king: ['Giochi con il capo', 'gioca con il capo'],
    }[role] ?? ['Sei la dama', 'è la dama'];
    return who === undefined ? `${you}.` : `${who} ${other}.`;
  },
  secondHalf: 'Si distribuisce la seconda metà.',
  toCome: (number) => `${count(number, 'carta', 'carte')} da dare`,
  worth: ({points, doubled, trump}) =>
    `${points === 0 ? 'Nessun punto' : count(points, 'punto', 'punti')}${doubled && points > 0 ? ', già raddoppiati' : ''}${trump ? '; una briscola' : ''}`,

  scoreTitle: (capoWins, youWon) =>
    youWon === undefined
      ? capoWins
        ? 'La squadra del capo vince la smazzata'
        : 'La squadra del capo perde la smazzata'
      : youWon
        ? 'La tua squadra vince la smazzata'
        : 'La tua squadra perde la smazzata',
  scoreDetail: (points, target) =>
    `La squadra del capo ha fatto ${count(points, 'punto', 'punti')}; ne servivano ${target}.`,
  soloTitle: (won) => (won ? 'Vinci la smazzata' : 'Perdi la smazzata'),
  soloDetail: (points, least, most) =>
    `Hai fatto ${count(points, 'punto', 'punti')}: ne servivano da ${least} a ${most}.`,
  sweep: 'Tutti e 150 i punti: questa vittoria vale 2.',
  theOthers: 'Gli altri',
  capoSide: 'Squadra del capo',

  refusal(rule, led, proof, capoOnLeft) {
    const held = list(proof.map((card) => cards.the(card)));
    const suit = led ? cards.suit(led) : '';
    switch (rule) {
      case 'capodama.follow':
        return {reason: `Attacco a ${suit}: rispondi, o gioca una briscola`, proof: `Hai ${held}.`};
      case 'capodama.no-impasse':
        return {
          reason: `Attacco a ${suit}: gioca una briscola`,
          proof: `A ${suit} hai soltanto ${held}: nessuna scappatoia, devi giocare una briscola.`,
        };
      case 'capodama.keep-ace':
        return {reason: `${capitalised(held)} non si può dare`, proof: 'È la carta che fa il capo.'};
      case 'capodama.dama-not-to-capo':
      case 'capodama.king':
        return {
          reason: `${capitalised(held)} non può andare al capo`,
          proof: `Il capo siede alla tua ${capoOnLeft ? 'sinistra' : 'destra'}: dai un’altra carta.`,
        };
      case 'capodama.fourth-trump':
        return {reason: `${capitalised(held)} è già briscola`, proof: 'Nomina un’altra carta.'};
      case 'capodama.double':
        return {reason: `Il seme di ${cards.suit('H')} non si può raddoppiare`, proof: 'Annuncia un altro seme.'};
      default:
        return undefined;
    }
  },
});
