import {readFileSync} from 'node:fs';
import type {Plugin} from 'vite';

/** A choice of the settings. */
const select = (label: string, name: string, options: Readonly<Record<string, string>>): string =>
  `<label>${label} <select name="${name}">${Object.entries(options)
    .map(([value, text]) => `<option value="${value}">${text}</option>`)
    .join('')}</select></label>`;

const FRENCH = {french: 'French', 'french-4': 'French, four colours'};

const PAGES = {
  index: 'Capodama',
  scopa: 'Scopa',
  capra: 'Capra',
  calypso: 'Calypso',
  rules: 'Lessons and rules',
  lesson: 'A lesson of one’s own',
  cards: 'All the cards',
};

/** The rules as the page of rules has them, for readers without a script. */
const [RULES = ''] = /<article[^]*<\/article>/.exec(readFileSync(new URL('rules.html', import.meta.url), 'utf8')) ?? [];

/** By the comment that stands for it in a page. */
const MARKUP: Readonly<Record<string, string>> = {
  head: `<meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <link rel="stylesheet" href="./demo.css" />
    <link rel="stylesheet" href="../packages/elements/src/cartavola.css" />`,
  pages: `<nav>${Object.entries(PAGES)
    .map(([page, name]) => `<a href="./${page}.html">${name}</a>`)
    .join(' ')}</nav>`,
  rules: RULES,
  language: select('Language', 'lang', {en: 'English', fr: 'Français', it: 'Italiano'}),
  'french decks': select('Deck', 'deck', FRENCH),
  'decks of both families': select('Deck', 'deck', {...FRENCH, italian: 'Italian'}),
};

/** A Vite plugin: puts what the pages of the demo share where a comment names it, such as `<!-- pages -->`. */
export const sharedMarkup: Plugin = {
  name: 'shared-markup',
  transformIndexHtml: {
    order: 'pre',
    handler: (page) => page.replace(/<!-- ([a-z ]+) -->/g, (comment, name: string) => MARKUP[name] ?? comment),
  },
};
