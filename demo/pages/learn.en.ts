import type {LearnTexts} from './learn.js';

export const texts: LearnTexts = {
  rules: {
    title: 'Lessons and rules: learn a game by playing it',
    description: 'Learn Capodama, Scopa, Capra or Calypso by playing it, and look up the rule that stopped you.',
    heading: 'Learn a game by playing it',
    lead: 'Rules are dull until you need one. So the lessons here begin with cards in your hand, and the rules are right next to them for when you ask why.',
    before: [
      'A lesson is a series of small questions: which of these cards may you play, who takes this trick, what is this deal worth? The first of each kind is solved for you, you finish the next, and you do the rest alone. The same rules that run the tables judge your answers, so a lesson can’t be wrong about a game, and it explains <em>why</em> a card is wrong. At the end you play a whole deal.',
      'In the rulebook, every rule has its own address. A link to <a href="#cartavola=capodama.no-impasse">the rule against holding up</a> opens it, here and on any page with the element. You can print lessons and rules for a club’s noticeboard.',
    ],
    start: 'Start here',
    after:
      'The lesson is for the table you choose: with three players, with Italian rules, or with a draw for seats. Readers without scripts see the text inside the element, if there is any. Here, it is the whole rulebook, as printed by the command <code>cartavola rules</code>.',
  },
  lesson: {
    title: 'A custom lesson: following suit in Capodama',
    description:
      'A custom lesson in HTML: questions about Capodama that readers answer by playing, judged by the rules.',
    heading: 'Following suit in Capodama',
    lead: 'Most of Capodama is one decision, made eight times a deal: which of these cards may I play, and which of those should I?',
    before: [
      'The first half has a fixed answer. You follow suit if you hold the suit, or you play one of the three trumps, {AH} {7H} {QH}, whether you hold the suit or not. Nothing else is allowed. If you have none of the suit, you may play anything.',
      'Here are five small tables and, at the end, a whole deal. Take your time over the second: the king looks like a trump, but isn’t.',
    ],
    steps: {
      following: 'Following suit',
      trumps: 'Trumps',
      deal: 'A deal',
      worked: {
        text: 'Inez leads the ace of clubs. Julia and Hugo have clubs, and follow; you have one too.',
        done: 'All four followed: the ace takes the trick.',
      },
      finish: {
        text: 'Clubs are led again. You may follow, or play a trump. <strong>Which cards may you play?</strong>',
        KH: 'The king of hearts is not a trump: only the ace, the seven and the queen are.',
        AS: 'You hold a club, so a spade must wait.',
        missed7H: 'The seven of hearts is a trump, and a trump may always be played.',
        hint: 'Only three hearts are trumps.',
        done: 'The club, and the one trump.',
      },
      alone: {
        text: 'Spades are led, and you have none. <strong>Which cards may you play?</strong>',
        answer: 'Without the suit led, you may play anything.',
        done: 'All four. Nobody has to ruff.',
      },
      take: {
        text: 'Diamonds are led, and you have none. <strong>Take the trick.</strong>',
        KH: 'The king of hearts doesn’t ruff: it is an ordinary heart.',
        done: 'The queen of hearts, the lowest trump, beats the ace of diamonds.',
      },
      predict: {
        text: '<strong>Who takes this trick?</strong>',
        answer: 'There are two trumps: the seven of hearts is above the queen.',
      },
      free: 'Now play a whole deal. Ask for a hint whenever you like.',
    },
    written: [
      'Written in HTML',
      'This lesson doesn’t come with the kit. Somebody who knows where beginners stumble wrote it for this page, in HTML. The kit adds the cards and judges the answers. A step looks like this:',
    ],
    after:
      'The paragraphs keep the page’s styles, and readers without scripts see all of them. Before you publish the lesson, <code>cartavola check</code> plays it through twice, as a reader who is always right and as one who never is, and lists the faults. <a href="page:write">Write your own</a> with a preview.',
  },
  cards: {
    title: 'Cards: every card of three decks',
    description: 'Every card of three decks as an HTML element, from banner to thumbnail, or in a sentence.',
    heading: 'A card in a line of text',
    lead: 'When you write about cards, you often want to show one. <code>&lt;playing-card&gt;</code> puts it into a sentence like a word.',
    text: 'The <playing-card card="QH">queen of hearts</playing-card> is the partner of the <playing-card card="AH">ace of hearts</playing-card> in Capodama; in Scopa nobody looks at her twice, and all eyes are on the <playing-card card="7D" deck="italian" game="scopa">seven of coins</playing-card>. Name cards as you would jot them down, <code>QH</code> or <code>Q♥</code>; screen readers read their full names. The pictures are vector graphics, so they work at any size. Below 64 pixels, they show one large index and one large symbol, because a small king is only a smudge.',
    caption: 'The card you choose in the settings below.',
    all: [
      'All of them',
      'There are two families of cards. French cards also come in four colours, for readers who confuse two. Italian cards replace French ones as in Scopa: coins for diamonds, cups for hearts, swords for spades, batons for clubs.',
    ],
    strings: {french: 'French', four: 'French, four colours', italian: 'Italian, as in Scopa'},
  },
  puzzles: {
    title: 'Puzzles: one move is right · Cartavola',
    description: (count) => `${count} puzzles of each game, each proven by a solver or a long search.`,
    heading: 'One move is right',
    lead: 'Each puzzle has a proven answer. Play it: a wrong move shows what it costs, and there are three hints before the solution.',
    unseen: 'The puzzles',
    fallback: 'The puzzles appear once the page’s scripts have loaded.',
    caption: 'From easy to hard. Your results stay in this browser.',
    after:
      'A puzzle is a few lines of JSON. See <a href="guide:puzzles">how to write one</a>, or how to <a href="guide:puzzles#generating-puzzles">generate fifty</a> from matches between experts.',
  },
  pad: {
    title: 'A score pad for the evening · Cartavola',
    description:
      'Keeps the score of Scopa, Capodama, Capra or Calypso played with real cards, on a phone, with one thumb.',
    heading: 'Who has how many?',
    lead: 'For games with real cards: put your phone beside the pack, and enter the count after each deal. The pad knows the rules, adds up the points, and refuses impossible scores.',
    unseen: 'The pad',
    fallback: 'The pad appears once the page’s scripts have loaded.',
    caption: '“Saved” means it: your entries survive a flat battery.',
    after: 'The <a href="guide:score-pads">score pad</a> can also print, export, undo, and draw the match as a chart.',
  },
};
