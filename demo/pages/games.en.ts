import type {GameTexts} from './games.js';

export const games = {
  scopa: {
    name: 'Scopa',
    title: 'Scopa: sweep the table',
    description:
      'Scopa on your page, for two players or two pairs, with plain or Italian rules. Play against bots, and copy the code.',
    summary: 'Take what adds up, and sweep the table. For two, or four in pairs.',
    heading: 'Sweep the table',
    lead: 'Scopa takes a minute to learn, and after a hundred evenings people still count sevens on their fingers.',
    before: [
      'You hold three cards, and four are face up on the table. Play one. If it has the same value as a card on the table, it takes that card, and both go onto your pile: a {5C} takes a {5D}. If no single card fits, it may take several that add up: the same five would take a {3S} and a {2H}. A jack is worth eight, a queen nine and a king ten. If your card takes nothing, it stays, and becomes somebody else’s opportunity.',
      'Two things surprise beginners. A card that can take must take: you choose which card to play, but not whether it bites. And a single card comes before a sum: if a {7H} is on the table, your seven takes that, not the four and the three you were hoping for.',
      'Taking everything on the table at once is a <em>scopa</em>, a broom, and worth a point on the spot. The rest is counted when the pack runs out: a point for the most cards, one for the most diamonds, one for the most sevens. So every diamond counts, every seven counts more, and everybody watches the {7D}.',
    ],
    fallback: 'You can play Scopa here once the page’s scripts have loaded.',
    caption: 'First to eleven, against one bot. If a card can take in more than one way, the table asks which.',
    after: [
      '# Italian rules',
      'Most tables in Italy count differently. The seven of coins, the <em>settebello</em>, is worth a point by itself: {7D italian}. Another goes to the better <em>primiera</em>, the best card of each suit added up on a special scale, on which a seven is worth 21, a six 18, an ace 16 and a king just 10. The very last card of a deal doesn’t make a scopa, and three kings among the first four cards mean a new deal. Set <code>rules="italian"</code> for all of that, <code>deck="italian"</code> for the cards and <code>players="4"</code> for two pairs. You can also choose them in the settings above.',
      '# A thought for the next deal',
      'What you leave matters as much as what you take. If the cards on the table add up to more than ten, nobody can sweep them with one card; if they add up to seven, you have set the table for whoever holds a seven. Before you play, add up what the next player will see.',
    ],
  },
  capodama: {
    name: 'Capodama',
    title: 'Capodama: the ace of hearts has a secret friend',
    description:
      'Capodama on your page, for one to six players: tricks, and a partner who must not be named. Play against bots, and copy the code.',
    summary: 'Tricks, and a partner who must not be named. For one to six.',
    heading: 'The ace of hearts has a secret friend',
    lead: 'In most games with partners, you know who yours is. In Capodama, two people know at best, one of them says nothing, and the table finds out when a queen falls.',
    before: [
      'Everyone gets eight cards, and whoever holds the {AH} says so. That player is the <em>capo</em>, who leads to the first trick and wants 82 of the pack’s 150 points. Whoever holds the {QH} when play begins is the <em>dama</em>, the capo’s partner, and keeps quiet about it. The other two are against them, and may spend half the deal helping the wrong person.',
      'Only three cards are trumps: {AH} {7H} {QH}, in that order. They are hearts too, but the rest of the suit isn’t in on it: the {KH} is a plain card, and loses to his own queen. In every suit the ace is highest and the seven comes next, before jack, king, queen and ten. Aces count 11, sevens 7, jacks 5, kings 4, queens 3. One suit counts double, never hearts; the capo picks it before play.',
      'Then comes the moment that makes the game: everybody passes one card to the left, all at once. The queen may travel this way, though not straight to the capo. And a capo who was dealt both the ace and the queen has a choice to make: give the queen away to find a partner, or keep her and play alone against three.',
    ],
    fallback: 'You can play Capodama here once the page’s scripts have loaded.',
    caption:
      'A match against three bots, first to seven. They don’t know who the dama is either, unless they hold her.',
    after: [
      '# What you may play',
      'If you hold the suit that was led, play it, or play any trump. If you have none, play what you like: you never have to ruff. The one trap is a hand whose only cards in the suit led are trumps. Then you must play a trump, and you can’t hold back the {AH} for a better day. If you try to play a card that isn’t allowed, it stays where it is, and the table names the rule.',
      '# From one to six',
      'With three players, the capo is alone and names a fourth trump: any card in the pack, whoever holds it. With five, two play against three. With six, the king of hearts makes a second secret partner, and the three of them may not even be three people. Two players share 32 cards in two halves, and nobody has seen the second. You can also play alone: a puzzle with open hands, which you win with at least 80 points and no more than 85.',
    ],
  },
  capra: {
    name: 'Capra',
    title: 'Capra: who will be the goat?',
    description: 'Capra on your page: four cards in hand, and a goat at the end. Play against bots, and copy the code.',
    summary: 'Four cards in hand, and a goat at the end. For four.',
    heading: 'Who will be the goat?',
    lead: 'Nobody wins at Capra. A side loses, slowly, two points at a time, until it has twelve and is the goat.',
    before: [
      'Two pairs play with 36 cards, partners opposite each other. The six is lowest, and the ten is second, just below the ace. You hold four cards at a time. Aces count 11, tens 10, kings 4, queens 3, jacks 2, and 61 of the 120 points win a deal.',
      'The leader puts down one card, or two, three, even four, as long as they are all of one suit. Each of the others then has two ways to answer. You may <em>beat</em>: play as many cards, each one higher in its suit than one of theirs, or a trump against a card that isn’t a trump. After {TC} {9C} you would need, say, {AC} {KC}. Or you may <em>fold</em>: put down as many cards face down, whatever you like, without showing anyone. Their points go to whoever takes the trick, so fold high when your partner is winning, and low when not.',
      'And then there is the claim. Four cards of one suit are a licence to interrupt: if you hold them, you may enter out of turn. The cards already played go back to their owners, and the trick starts again with your four.',
    ],
    fallback: 'You can play Capra here once the page’s scripts have loaded.',
    caption: 'You and the bot opposite play the two at your sides. Choose one or more cards, then lead, beat or fold.',
    after: [
      '# How to become a goat',
      'A side that loses a deal with 31 points or more gets two penalty points. With fewer than 31 it gets four, and without a single trick, six. At sixty each, nobody gets anything, and the deal is called eggs. A side that reaches twelve is the goat, or if there were eggs on the way, the goat with eggs, which is considered worse.',
      '# Folded cards',
      'After each trick, everybody draws back up to four, the winner first. One card in the stock is face up from the start: it shows the trump suit, and everyone can see who will draw it. Folded cards stay unknown until the deal is scored. A good player remembers not only the aces that everyone saw, but also the tens that nobody did.',
    ],
  },
  calypso: {
    name: 'Calypso',
    title: 'Calypso: four packs, four trump suits',
    description:
      'Calypso on your page: four packs, four players, and a different trump suit for each. Play against bots, and copy the code.',
    summary: 'Four packs, four players, four trump suits. For four.',
    heading: 'Everyone has a different trump suit',
    lead: 'In Calypso, four packs are shuffled together, and each of the four players has a different trump suit to collect, from the ace down to the two.',
    before: [
      'You sit South, and hearts are yours. North, opposite, is your partner and has spades; West has clubs and East diamonds. The tricks are like those of whist: follow suit if you can, and if you can’t, throw something away or ruff. But you ruff with <em>your</em> trumps, and a {2H} of yours beats the {AC} that was led. Lead your own suit, and the trick is yours unless somebody ruffs.',
      'The cards in the tricks count. All thirteen hearts, {AH} {KH} {QH} and so on, are a <em>calypso</em>. Whoever takes a trick keeps the cards that their own calypso needs, passes their partner’s across the table, and puts the rest away. You build only one calypso at a time: a second {KH} is no use while the first calypso still needs its two.',
    ],
    fallback: 'You can play Calypso here once the page’s scripts have loaded.',
    caption: 'A match of four deals. The row of letters beside each player fills up by itself as their calypso grows.',
    after: [
      '# Five hundred for the first',
      'When all 208 cards have been played, a first calypso counts 500, a second 750 and each later one 1,000. A card in an unfinished one is worth 20, and a card put away 10. So feed your partner as well as yourself: if North takes a trick with a heart that you need, you get that heart, and it may pay to hold a {6S} back until North needs it.',
      '# At a real table',
      'Nobody at a real table stops a player who fails to follow suit; it is noticed afterwards, and costs 260 points. The settings allow that too, as well as the club rule that makes overruffing optional, and the draw for seats and suits at the start of an evening.',
    ],
  },
} satisfies Readonly<Record<string, GameTexts>>;

/** Cards of each game, for the gallery. */
export const hands: Readonly<Record<keyof typeof games, string>> = {
  scopa: '7D KC 4S',
  capodama: 'AH QH 8S',
  capra: 'AS TS 9S',
  calypso: 'AC KC QC',
};
