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
