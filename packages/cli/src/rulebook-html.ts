import {
  plainText,
  type Language,
  type Paragraph,
  type Rulebook,
  type RulebookSection,
  type RulebookWords,
} from '@cartavola/words';
import {escaped} from './escaped.js';

/** Renders a rulebook as a self-contained HTML document; each rule's id is an anchor. */
export function rulebookHtml(
  {title, about, sections, glossary}: Rulebook,
  words: RulebookWords,
  language: Language,
): string {
  return [
    `<article lang="${language}">`,
    `<h2>${escaped(words.heading(title))}</h2>`,
    `<p>${escaped(about)}</p>`,
    ...sections.flatMap(sectionLines),
    '<section>',
    `<h3>${escaped(words.glossary)}</h3>`,
    '<dl>',
    ...glossary.map(({term, meaning}) => `<dt>${escaped(term)}</dt><dd>${escaped(meaning)}</dd>`),
    '</dl>',
    '</section>',
    '</article>',
  ].join('\n');
}

const sectionLines = ({number, title, intro, paragraphs}: RulebookSection): readonly string[] => [
  '<section>',
  `<h3>${number} ${escaped(title)}</h3>`,
  ...(intro === undefined ? [] : [`<p>${escaped(intro)}</p>`]),
  ...paragraphs.flatMap(ruleLines),
  '</section>',
];

const ruleLines = ({id, number, title, text, badge, when}: Paragraph): readonly string[] => [
  `<h4 id="${escaped(id)}">${number} ${escaped(title)}${when === undefined ? '' : ` <small>(${escaped(when)})</small>`}</h4>`,
  `<p>${escaped(plainText(text))}</p>`,
  ...(badge === undefined ? [] : [`<p><em>${escaped(badge)}</em></p>`]),
];
