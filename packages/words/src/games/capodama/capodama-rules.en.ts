import {variantOf} from '@cartavola/engine/games/capodama/rules.js';
import {capitalised, lister} from '../../language.js';
import {naming} from '../../rulebook/naming.js';
import {badged} from '../../rulebook/rule-texts.js';
import type {CapodamaRulesFor} from './capodama-rules.js';

const either = lister('en', 'disjunction');

/** Heading by number of players. */
const WHO = ['', 'one player', 'two players', 'three players', 'four players', 'five players', 'six players'];

export const rules: CapodamaRulesFor = ({cards, options}) => {
  const {the, The, rank, ranks, suit} = naming(cards);
  const players = options.players;
  const {ranks: inPack, target, most, partners} = variantOf(options);
  const hearts = suit('H');
  const alone = partners.length === 0;
  const solo = players === 1;
  return {
    about: [
      '',
      'A puzzle for one: both hands lie open and you play them both. Finish with 80 to 85\u00a0points, no fewer and no more.',
      `A trick-taking game for two, in two halves of eight tricks. The player who holds ${the('AH')} is the capo and needs 80\u00a0points.`,
      `A trick-taking game for three. The player who holds ${the('AH')} plays alone against the other two, with the help of a fourth trump.`,
      `A trick-taking game with secret sides. The player who holds ${the('AH')} is the capo; the player who holds ${the('QH')} is a silent partner.`,
      `A trick-taking game with secret sides. The capo holds ${the('AH')}, a silent partner ${the('QH')}; three others play against them.`,
      `A trick-taking game with secret sides. The capo holds ${the('AH')}; ${the('QH')} and ${the('KH')} make two silent partners.`,
    ][players]!,
    intros: {
      players:
        'Two players, or one, deal 32\u00a0cards in two halves; three use 24\u00a0cards, five 40 and six 48, with eight in hand each time. With two or three the capo needs 80\u00a0points, with more the capo’s side needs 82.',
    },
    rules: {
      'capodama.order': {
        title: 'Rank of the cards',
        text: `With ${WHO[players]}, ${4 * inPack.length} cards. From the top, each suit runs: ${ranks(inPack.join(' '))}.`,
        ...badged(
          players > 4 &&
            `Elsewhere the added cards may rank otherwise; here they come below the ${rank('8')} and count nothing.`,
          hearts !== 'hearts' &&
            `Here ${hearts} take the place of hearts, as everywhere; elsewhere the other three suits may be matched otherwise.`,
        ),
      },
      'capodama.points': {
        title: 'Points',
        text: `${capitalised(rank('A'))} 11, ${rank('7')} 7, ${rank('J')} 5, ${rank('K')} 4, ${rank('Q')} 3; every other card counts nothing. A suit holds 30\u00a0points; with the [doubled suit](doubled) the pack holds 150.`,
      },
      'capodama.trumps': {
        title: 'The trumps',
        text: `Three cards are [trumps](trump) in every deal: ${the('AH')}, the highest, then ${the('7H')}, then ${the('QH')}. They still belong to ${hearts}. ${players === 3 ? `The other ${hearts} are plain cards, unless one becomes the fourth trump.` : `No other card of ${hearts} is a trump, not even the ${rank('K')}.`}`,
      },
      'capodama.fourth-trump': {
        title: 'The fourth trump',
        when: 'Three players',
        text: `Once a suit is doubled, the [capo](capo) names one more trump: any card of the pack that is not one already, no matter who holds it. It ranks below ${the('QH')} and keeps its points. No [dama](dama), no exchange.`,
        badge:
          'Elsewhere that card may leave its suit; here it stays in it and, like the other trumps, may be played at any time.',
      },
      'capodama.deal': {
        title: 'Dealing',
        text: solo
          ? 'Eight cards for you and eight for the [virtual opponent](virtual), all face up; after eight tricks, eight more for each.'
          : alone && players === 2
            ? 'The first dealer is chosen by lot. The dealer shuffles, and the opponent cuts the pack. Eight cards each, one at a time; when these are played, eight more each.'
            : 'The first dealer is chosen by lot. The dealer shuffles, and the neighbour on the right cuts the pack. Eight cards each, one at a time and clockwise, the dealer last. The whole pack is dealt.',
      },
      'capodama.two-halves': {
        title: 'Two halves',
        when: 'One or two players',
        text: solo
          ? `You take ${the('AH')} first. Of the other 31\u00a0cards, shuffled, 16 are put aside unseen and 15 dealt. After trick eight the 16 are dealt without shuffling, the [virtual opponent](virtual) first; the winner of that trick leads. Points are counted at the very end.`
          : `${The('AH')} comes out of the pack and 16 other cards are put aside unseen. The ace is shuffled into the remaining 15, and these are dealt, the non-dealer first. After trick eight the 16 are dealt without shuffling, and the winner of that trick leads. Points are counted at the very end.`,
      },
      'capodama.solo': {
        title: 'Playing alone',
        when: 'One player',
        text: solo
          ? 'You deal and are the [capo](capo) every time. You lead, and you choose the cards of the [virtual opponent](virtual) as well as yours. Both hands lie open; the second half stays hidden until it is dealt.'
          : `In two halves, like the game for two, but you take ${the('AH')} first, both hands lie open, and you play the cards of a [virtual opponent](virtual) too. You win with 80 to 85\u00a0points; fewer or more loses, all 150 included.`,
      },
      'capodama.capo': alone
        ? {
            title: 'The capo',
            text: solo
              ? `You hold ${the('AH')}, so you are the [capo](capo), against the [virtual opponent](virtual).`
              : `The player who holds ${the('AH')} is the [capo](capo), says so, and plays alone against ${players === 2 ? 'the other' : 'the other two'}.`,
          }
        : {
            title: 'Capo and dama',
            text: `The player who holds ${the('AH')} says so: that is the [capo](capo). The holder of ${the('QH')} once cards have been exchanged is the [dama](dama), the capo’s partner, and says nothing: the others find out when that card is played.`,
          },
      'capodama.king': {
        title: 'The king, a second partner',
        when: 'Six players',
        text: `The player who holds ${the('KH')} once cards have been exchanged also sides with the [capo](capo), in secret until it is played. It is not a trump, and no neighbour may give it to the capo. One player may hold more than one of the three cards: the side is then smaller.${players === 6 ? '' : ' Everybody gives one card to each neighbour.'}`,
      },
      'capodama.double': {
        title: 'The doubled suit',
        text: `After looking at the hand${alone ? '' : ', and before cards are exchanged'}, the [capo](capo) names ${either([suit('D'), suit('S'), suit('C')])}, never ${hearts}. Every point of that suit counts twice in this deal.`,
      },
      'capodama.exchange': {
        title: 'The exchange',
        when: 'Four to six players',
        text: `${
          players === 6
            ? 'Each player lays two different cards face down, one for each neighbour.'
            : 'Each player lays one card face down for the neighbour on the left.'
        } When all have chosen, the cards pass together, so nobody sees what they get before they give. ${players === 6 ? 'A [capo](capo) who keeps a partner’s card has one partner fewer.' : `A [capo](capo) who keeps ${the('QH')} plays alone.`}`,
        badge: 'Elsewhere a capo alone may need another number; here it is 82\u00a0points all the same.',
      },
      'capodama.keep-ace': {
        title: 'The ace stays',
        when: 'Four to six players',
        text: `${The('AH')} may not be given: the player announced as [capo](capo) stays the capo.`,
      },
      'capodama.dama-not-to-capo': {
        title: `No ${rank('Q')} for the capo`,
        when: 'Four to six players',
        text:
          players === 6
            ? `Neither neighbour may pass ${the('QH')} to the [capo](capo). Anyone else may be given it, even by a capo, who gains a partner that way.`
            : `The neighbour on the [capo](capo)’s right may not pass on ${the('QH')}. Anyone else may, even a capo, who gains a partner that way.`,
      },
      'capodama.lead': {
        title: 'Leading',
        text: `${solo ? 'You [lead](lead)' : 'The [capo](capo) [leads](lead)'} first, then the winner of the last [trick](trick); any card will do. The suit asked for is the card’s own, even if it is a trump: ${the('AH')} asks for ${hearts}.`,
      },
      'capodama.follow': {
        title: 'Following suit',
        text: `If you hold the suit led, play a card of it or any [trump](trump). If you hold none, play what you like: you never have to [ruff](ruff), and only trumps can${players === 3 ? '' : `, not the other ${hearts}`}.`,
      },
      'capodama.no-impasse': {
        title: 'No hold-up',
        text: 'When all you hold of the suit led is [trumps](trump), one of your trumps must be played: they count as that suit, and there is [no hold-up](no-impasse).',
      },
      'capodama.win-trick': {
        title: 'Who takes the trick',
        text: `The highest [trump](trump) takes it; if no trump was played, the highest card of the suit led. So ${the('QH')} beats ${the('KH')} and ${the('JH')}, which outrank it otherwise.`,
      },
      'capodama.last-trick': {
        title: 'The last trick',
        text: 'Anybody may look back at the latest [trick](trick), but not once another has been completed. Older ones stay face down.',
      },
      'capodama.target': {
        title: 'What it takes to win',
        text: solo
          ? `Count your points after sixteen tricks. From ${target} to ${most} you win; below or above you lose, even with all 150.`
          : alone
            ? `After the last trick the [capo](capo) wins the deal with ${target}\u00a0points or more; with fewer ${players === 2 ? 'the opponent does' : 'the others do'}.`
            : `After the last trick partners add up their points. With ${target} or more the [capo](capo)’s side wins the deal; with fewer the others do.`,
      },
      'capodama.win': {
        title: 'Marking',
        text: solo
          ? 'A deal won marks 1 for you, a deal lost 1 for the [virtual opponent](virtual).'
          : alone
            ? `The [capo](capo) marks 1 for a deal won; for one that is lost ${players === 2 ? 'the opponent marks 1' : 'each of the others marks 1'}.`
            : 'Each player on the side that wins the deal marks 1. A capo alone marks for one player, no more.',
        ...(solo && {badge: 'Elsewhere a game for one may be marked otherwise.'}),
      },
      'capodama.sweep': {
        title: 'All the points',
        when: 'Two players or more',
        text: `Each player of a side with all 150\u00a0points marks 2 instead of 1, even if a worthless trick got away. Only the [capo](capo)’s side can: ${the('AH')} never loses its trick.`,
      },
      'capodama.next-dealer': {
        title: 'The next dealer',
        text: solo ? 'You deal every time.' : 'The [capo](capo) of one deal deals the cards of the next.',
      },
      'capodama.match': {
        title: 'Winning the match',
        text: `The first with ${String(options.target)}\u00a0marks wins the match. If several share the top score there, deals go on until one is in front alone. Another number may be agreed before you start.`,
      },
    },
  };
};
