import type {FrontTexts} from './front.js';

export const texts: FrontTexts = {
  title: 'Cartavola: playable card games and lessons for any web page',
  description:
    'Card tables, playable lessons, puzzles and diagrams as HTML elements: Scopa, Capodama, Capra and Calypso, in English, French and Italian.',
  heading: 'Playable card games and lessons for any web page',
  start: 'Get started',
  builder: 'Builder',
  copy: 'Copy',
  puzzle: 'A first puzzle',
  morePuzzles: 'More puzzles',
  aGame: 'A game of Scopa',
  lead: 'Web components for Scopa, Capodama, Capra and Calypso: tables, lessons, puzzles and diagrams. Readers play inside your article.',
  facts: ({first, table}) => [
    'No server, no account, no adverts: everything runs in the reader’s browser.',
    `${first} for the first line, about ${table} for a whole table.`,
    'Phones, keyboards, screen readers, dark mode and paper.',
  ],
  examples: {
    heading: 'What you can put on your page',
    intro: 'Choose one: it is live, and its code is next to it.',
    kinds: {
      article: {
        tab: 'Article',
        audience: 'For blogs',
        text: 'Cards in a sentence, and hands and tables in an article. They follow the size of your text, and screen readers name every card. <a href="guide:diagrams">Diagrams</a>, and <a href="guide:replays">replays of whole matches</a>, are notation in plain text.',
      },
      lesson: {
        tab: 'Lesson',
        audience: 'For teachers',
        text: 'Ask a question. Readers answer by playing, and the rules of the game say what is wrong with an answer. <a href="page:write">Write a lesson</a> here, or take a <a href="page:rules">ready one</a> for each game.',
      },
      table: {
        tab: 'Table',
        audience: 'For clubs',
        text: 'A whole game against bots at four levels, which never see a hidden card. Choose the rules, the cards and the players in the <a href="page:builder">builder</a>.',
      },
      pad: {
        tab: 'Score pad',
        audience: 'For game nights',
        text: 'Put a phone beside the pack. The <a href="page:pad">score pad</a> knows how each game counts, adds up, refuses impossible scores, and keeps them when the battery is flat.',
      },
      wordpress: {
        tab: 'WordPress',
        audience: 'Without HTML',
        text: 'Add a block, choose a game, and publish: here, a puzzle that changes every day. See <a href="guide:wordpress">WordPress</a>. On other sites, paste <a href="page:builder#element=card-puzzle&amp;game=scopa&amp;at=daily&amp;deck=italian&amp;as=frame">a frame</a>.',
      },
    },
    samples: {
      article: {
        title: 'The seven that shouldn’t wait',
        sentence: [
          'You hold',
          ' and it is your turn. The',
          ' takes the five and the two: three cards, two of them coins.',
        ],
        seven: 'seven of coins',
        hand: '7D KC 4S',
        board: 'players: 2 / you: 7D* KC 4S / table: 5D 2H 6S / stock 24',
        caption: 'Play the seven, before somebody takes the five',
      },
      lesson: {
        skill: 'Sums',
        question: 'A king is worth ten. <strong>What can it take here?</strong>',
        wrong: 'An ace takes only an ace.',
        done: 'Seven and three make ten. The six and the two don’t.',
      },
      post: {title: 'Tonight’s puzzle', text: 'The first to solve it brings the cards on Tuesday.'},
    },
  },
  paste: [
    'Paste this',
    ({table, first}) =>
      `Nothing runs on a server, and nobody needs an account. A table weighs about ${table}. The first line loads ${first} of that; the rest loads when a page shows the table. For your own site, <a href="page:downloads#kit">download the folder</a>. <a href="page:builder">The builder</a> writes the lines for any element, game and language, and <a href="page:builder#element=scopa-table&amp;deck=italian&amp;as=frame">a frame</a> for sites that forbid scripts. <a href="page:check">Check your page</a> for mistakes. It also works with <a href="guide:frameworks#start-with-react">React, Vue or Svelte</a>.`,
  ],
  teachers: [
    'For teachers',
    '<a href="page:downloads#scorm">Lessons ready for Moodle</a> and other platforms, with marks; <a href="page:downloads#sheets">exercise sheets to print</a>, with solutions; <a href="page:puzzles">puzzles to solve in class</a>, from easy to hard.',
  ],
  promises: [
    [
      'Judged by the rules',
      'Readers answer lessons and puzzles by playing. A real engine judges the answers and explains <em>why</em>: which rule stopped you, and where it is in the rulebook. <a href="page:lesson">Custom lessons</a> are HTML; you can <a href="page:write">write and try one here</a>.',
    ],
    [
      'Bots that play fair',
      'Four levels, from a sensible beginner to an expert that searches. They think in the reader’s browser and never see a hidden card. <a href="guide:strength">How strong they are</a> was measured.',
    ],
    [
      'Works with strict policies',
      'No inline styles, no <code>eval</code>, no requests to third parties. It works with the strictest <a href="guide:content-security-policy">content policy</a>, and readers’ data <a href="guide:privacy">stays with them</a>.',
    ],
    [
      'For every reader',
      'Works with mouse, touch, keyboard and <a href="guide:accessibility">screen readers</a>, on phones, in dark mode and on paper. It speaks English, French and Italian, with French or Italian cards.',
    ],
  ],
  samples: ['Sample sites', 'See and try all elements in <a href="page:gallery">the gallery</a>.'],
  not: [
    'What it is not',
    'There is no lobby and no online play: one reader plays, and the others are bots. There are no stakes, no adverts and no visitor statistics. It isn’t a kit for building other games either: it knows these four, and knows them well.',
  ],
};
