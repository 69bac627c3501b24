import {variantOf} from '@cartavola/engine/games/capodama/rules.js';
import {capitalised, lister} from '../../language.js';
import {naming} from '../../rulebook/naming.js';
import {badged} from '../../rulebook/rule-texts.js';
import type {CapodamaRulesFor} from './capodama-rules.js';

const either = lister('en', 'disjunction');

/** Headings, keyed by number of players. */
const WHO = ['', 'one player', 'two players', 'three players', 'four players', 'five players', 'six players'];

export const rules: CapodamaRulesFor = ({cards, options}) => {
  const {the, rank, ranks, suit} = naming(cards);
  const players = options.players;
  const {ranks: inPack, target, most, partners} = variantOf(options);
  const hearts = suit('H');
  const alone = partners.length === 0;
  const solo = players === 1;
  return {
    about: [
      '',
      'A puzzle for one: both hands are open, and you play them both. Finish with 80 to 85\u00a0points, no fewer and no more.',
      `A trick-taking game for two, in two halves of eight tricks. The player who holds ${the('AH')} is the capo and needs 80\u00a0points.`,
      `A trick-taking game for three. The player who holds ${the('AH')} plays alone against the other two, with the help of a fourth trump.`,
      `A trick-taking game with secret sides. The player who holds ${the('AH')} is the capo; the player who holds ${the('QH')} is a silent partner.`,
      `A trick-taking game with secret sides. The capo holds ${the('AH')}, a silent partner ${the('QH')}; three others play against them.`,
      `A trick-taking game with secret sides. The capo holds ${the('AH')}; ${the('QH')} and ${the('KH')} make two silent partners.`,
    ][players]!,
    intros: {
      players:
        'One or two players use 32\u00a0cards, dealt in two halves; three players use 24\u00a0cards, five use 40 and six use 48, always with eight in hand. With two or three players, the capo needs 80\u00a0points; with more, the capo’s side needs 82.',
    },
    rules: {
      'capodama.order': {
        title: 'Rank of the cards',
        text: `With ${WHO[players]}, you use ${4 * inPack.length} cards. In each suit, from the top: ${ranks(inPack.join(' '))}.`,
        ...badged(
          players > 4 &&
            `Elsewhere, the added cards may rank differently; here, they come below the ${rank('8')} and count nothing.`,
          hearts !== 'hearts' &&
            `Here, as everywhere, ${hearts} take the place of hearts; elsewhere, the other three suits may be matched differently.`,
        ),
      },
      'capodama.points': {
        title: 'Points',
        text: `${capitalised(rank('A'))} 11, ${rank('7')} 7, ${rank('J')} 5, ${rank('K')} 4, ${rank('Q')} 3; every other card counts nothing. Each suit has 30\u00a0points; with the [doubled suit](doubled), the pack has 150.`,
      },
      'capodama.trumps': {
        title: 'The trumps',
        text: `Three cards are [trumps](trump) in every deal: ${the('AH')}, the highest, then ${the('7H')}, then ${the('QH')}. They still belong to ${hearts}. ${players === 3 ? `The other ${hearts} are plain cards, unless one becomes the fourth trump.` : `No other card in ${hearts} is a trump, not even the ${rank('K')}.`}`,
      },
      'capodama.fourth-trump': {
        title: 'The fourth trump',
        when: 'Three players',
        text: `Once a suit is doubled, the [capo](capo) names one more trump: any card in the pack that isn’t one already, no matter who holds it. It ranks below ${the('QH')} and keeps its points. There is no [dama](dama) and no exchange.`,
        badge:
          'Elsewhere, that card may leave its suit; here, it stays in its suit, and you may play it at any time, like the other trumps.',
      },
      'capodama.deal': {
        title: 'Dealing',
        text: solo
          ? 'You and the [virtual opponent](virtual) get eight cards each, all face up. After eight tricks, each gets eight more.'
          : alone && players === 2
            ? 'Choose the first dealer by lot. The dealer shuffles, and the opponent cuts the pack. Each player gets eight cards, one at a time, and eight more once these have been played.'
            : 'Choose the first dealer by lot. The dealer shuffles, and the neighbour on the right cuts the pack. Each player gets eight cards, one at a time and clockwise, the dealer last. The whole pack is dealt.',
      },
      'capodama.two-halves': {
        title: 'Two halves',
        when: 'One or two players',
        text: solo
          ? `You take ${the('AH')} first. The other 31\u00a0cards are shuffled, 16 are put aside unseen, and 15 are dealt. After trick eight, the 16 are dealt without shuffling, first to the [virtual opponent](virtual); the winner of that trick leads. Points are counted at the very end.`
          : `Take ${the('AH')} out of the pack, and put 16 other cards aside unseen. Shuffle the ace into the remaining 15, and deal these, to the non-dealer first. After trick eight, the 16 are dealt without shuffling, and the winner of that trick leads. Points are counted at the very end.`,
      },
      'capodama.solo': {
        title: 'Playing alone',
        when: 'One player',
        text: solo
          ? 'You deal and are the [capo](capo) every time. You lead, and you choose the cards of the [virtual opponent](virtual) as well as yours. Both hands are open; the second half stays hidden until it is dealt.'
          : `Play in two halves, as in the game for two, but take ${the('AH')} first, play with both hands open, and play a [virtual opponent](virtual)’s cards too. You win with 80 to 85\u00a0points; with fewer or more, even all 150, you lose.`,
      },
      'capodama.capo': alone
        ? {
            title: 'The capo',
            text: solo
              ? `You hold ${the('AH')}, so you are the [capo](capo) and play against the [virtual opponent](virtual).`
              : `The player who holds ${the('AH')} is the [capo](capo), says so, and plays alone against ${players === 2 ? 'the other' : 'the other two'}.`,
          }
        : {
            title: 'Capo and dama',
            text: `The player who holds ${the('AH')} says so and is the [capo](capo). The player who holds ${the('QH')} after the exchange is the [dama](dama), the capo’s partner, and says nothing: the others find out when that card is played.`,
          },
      'capodama.king': {
        title: 'The king, a second partner',
        when: 'Six players',
        text: `The player who holds ${the('KH')} after the exchange also sides with the [capo](capo), in secret until it is played. It isn’t a trump, and no neighbour may give it to the capo. If one player holds more than one of the three cards, the side is smaller.${players === 6 ? '' : ' Everyone gives one card to each neighbour.'}`,
      },
      'capodama.double': {
        title: 'The doubled suit',
        text: `After looking at their hand${alone ? '' : ', and before the exchange'}, the [capo](capo) names ${either([suit('D'), suit('S'), suit('C')])}, but never ${hearts}. Every point in that suit counts twice in this deal.`,
      },
      'capodama.exchange': {
        title: 'The exchange',
        when: 'Four to six players',
        text: `${
          players === 6
            ? 'Each player puts two different cards face down, one for each neighbour.'
            : 'Each player puts one card face down for the neighbour on the left.'
        } Once everyone has chosen, the cards are handed over together, so nobody sees what they get before they give. ${players === 6 ? 'A [capo](capo) who keeps a partner’s card has one partner fewer.' : `A [capo](capo) who keeps ${the('QH')} plays alone.`}`,
        badge: 'Elsewhere, a capo playing alone may need a different total; here, it is still 82\u00a0points.',
      },
      'capodama.keep-ace': {
        title: 'The ace stays',
        when: 'Four to six players',
        text: `You may not give ${the('AH')}: the player announced as [capo](capo) stays the capo.`,
      },
      'capodama.dama-not-to-capo': {
        title: `No ${rank('Q')} for the capo`,
        when: 'Four to six players',
        text:
          players === 6
            ? `Neither neighbour may pass ${the('QH')} to the [capo](capo). You may give it to anyone else; a capo who does gains a partner.`
            : `The neighbour on the [capo](capo)’s right may not pass on ${the('QH')}. Anyone else may; a capo who does gains a partner.`,
      },
      'capodama.lead': {
        title: 'Leading',
        text: `${solo ? 'You [lead](lead)' : 'The [capo](capo) [leads](lead)'} first, then the winner of each [trick](trick) leads to the next. Any card will do. It asks for its own suit, even if it is a trump: ${the('AH')} asks for ${hearts}.`,
      },
      'capodama.follow': {
        title: 'Following suit',
        text: `If you hold the suit led, play a card of it or any [trump](trump). If you have none, play what you like: you never have to [ruff](ruff), and only trumps ruff${players === 3 ? '' : `, not the other ${hearts}`}.`,
      },
      'capodama.no-impasse': {
        title: 'No hold-up',
        text: 'If you hold only [trumps](trump) in the suit led, you must play one of your trumps: they count as that suit, and there is [no hold-up](no-impasse).',
      },
      'capodama.win-trick': {
        title: 'Who takes the trick',
        text: `The highest [trump](trump) takes it; if no trump was played, the highest card of the suit led does. So ${the('QH')} beats ${the('KH')} and ${the('JH')}, which outrank it otherwise.`,
      },
      'capodama.last-trick': {
        title: 'The last trick',
        text: 'Anyone may look back at the last [trick](trick) until the next one is complete. Older tricks stay face down.',
      },
      'capodama.target': {
        title: 'What it takes to win',
        text: solo
          ? `Count your points after sixteen tricks. With ${target} to ${most}, you win; otherwise you lose, even with all 150.`
          : alone
            ? `After the last trick, the [capo](capo) wins the deal with ${target}\u00a0points or more; with fewer, ${players === 2 ? 'the opponent does' : 'the others do'}.`
            : `After the last trick, partners add up their points. With ${target} or more, the [capo](capo)’s side wins the deal; with fewer, the others do.`,
      },
      'capodama.win': {
        title: 'Marking',
        text: solo
          ? 'If you win the deal, you mark 1; if you lose, the [virtual opponent](virtual) marks 1.'
          : alone
            ? `A [capo](capo) who wins the deal marks 1; otherwise, ${players === 2 ? 'the opponent marks 1' : 'each of the others marks 1'}.`
            : 'Each player on the side that wins the deal marks 1. If the capo plays alone, only the capo marks.',
        ...(solo && {badge: 'Elsewhere, a game for one may be marked differently.'}),
      },
      'capodama.sweep': {
        title: 'All the points',
        when: 'Two players or more',
        text: `Each player on a side with all 150\u00a0points marks 2 instead of 1, even if it lost a worthless trick. Only the [capo](capo)’s side can do it: ${the('AH')} never loses its trick.`,
      },
      'capodama.next-dealer': {
        title: 'The next dealer',
        text: solo ? 'You deal every time.' : 'The [capo](capo) of each deal deals the next.',
      },
      'capodama.match': {
        title: 'Winning the match',
        text: `The first player with ${String(options.target)}\u00a0marks wins the match. If several share the top score, play goes on until one is ahead. You may agree on another number before you start.`,
      },
    },
  };
};
