import {
  plainText,
  type Figure,
  type Language,
  type Paragraph,
  type Rulebook,
  type RulebookSection,
  type RulebookWords,
} from '@cartavola/words';
import {escaped} from './escaped.js';

/** Level of a rulebook's main heading. */
type Level = 1 | 2;

/**
 * Renders a rulebook as an `<article>` in which each rule's id is an anchor. The default heading level is 2, for pages
 * that already have an `<h1>`. `figureHtml` renders the pictures of rules, which are left out by default.
 */
export function rulebookHtml(
  {title, about, sections, glossary}: Rulebook,
  words: RulebookWords,
  language: Language,
  level: Level = 2,
  figureHtml: (figure: Figure) => string = () => '',
): string {
  return [
    `<article lang="${language}">`,
    heading(level, words.heading(title)),
    `<p>${escaped(about)}</p>`,
    ...sections.flatMap((section) => sectionLines(section, level, figureHtml)),
    '<section>',
    heading(level + 1, words.glossary),
    '<dl>',
    ...glossary.map(({term, meaning}) => `<dt>${escaped(term)}</dt><dd>${escaped(meaning)}</dd>`),
    '</dl>',
    '</section>',
    '</article>',
  ].join('\n');
}

const heading = (level: number, text: string): string => `<h${level}>${escaped(text)}</h${level}>`;

const sectionLines = (
  {number, title, intro, paragraphs}: RulebookSection,
  level: Level,
  figureHtml: (figure: Figure) => string,
): readonly string[] => [
  '<section>',
  heading(level + 1, `${number} ${title}`),
  ...(intro === undefined ? [] : [`<p>${escaped(intro)}</p>`]),
  ...paragraphs.flatMap((paragraph) => ruleLines(paragraph, level, figureHtml)),
  '</section>',
];

const ruleLines = (
  {id, number, title, text, badge, when, figure}: Paragraph,
  level: Level,
  figureHtml: (figure: Figure) => string,
): readonly string[] => [
  `<h${level + 2} id="${escaped(id)}">${number} ${escaped(title)}${when === undefined ? '' : ` <small>(${escaped(when)})</small>`}</h${level + 2}>`,
  `<p>${escaped(plainText(text))}</p>`,
  ...(figure ? [figureHtml(figure)].filter(Boolean) : []),
  ...(badge === undefined ? [] : [`<p><em>${escaped(badge)}</em></p>`]),
];
