import {SHEET_LAYOUT} from '@cartavola/lessons';
import {escaped} from '../escaped.js';

/** Paper sizes for a sheet. If none is given, the page uses the printer's paper size. */
export const PAPERS = ['a4', 'letter'] as const;
export type Paper = (typeof PAPERS)[number];

/** Content of a sheet. */
interface Sheet {
  readonly language: string;
  readonly title: string;
  readonly paper: Paper | undefined;
  /** Content as HTML. */
  readonly body: string;
}

/** Styles for paper that also work on a screen. The page has no scripts and doesn't load anything. */
const STYLES = `
* { box-sizing: border-box; margin: 0; }
:root { color-scheme: light; }
body { max-width: 190mm; margin: 0 auto; padding: 8mm; background: #fff; color: #000;
  font: 10.5pt/1.38 Georgia, 'DejaVu Serif', serif; }
h1 { font-size: 18pt; line-height: 1.2; }
h2 { margin-block: 5mm 2mm; font-size: 13pt; break-after: avoid; }
h3 { margin-block: 2.5mm 0.5mm; font-size: 10.5pt; line-height: 1.3; break-after: avoid; }
ul, ol { padding: 0; list-style: none; }
header { margin-block-end: 4mm; }
.whose { font-size: 9pt; }
.intro { margin-block-end: 3mm; break-after: avoid; }
.exercise h2 { margin-block: 0 0.5mm; font-size: 10.5pt; line-height: 1.3; }
.topic { font-family: system-ui, sans-serif; }
.exercise small { color: #444; font: 8.5pt/1.3 system-ui, sans-serif; }
.answers { font-size: 10pt; }
.picture { margin-block: 1mm; }
.picture svg { display: block; width: 100%; height: auto; margin-inline: auto; }
article { columns: 2 75mm; column-gap: 8mm; font-size: 8.5pt; line-height: 1.3; }
article > h1 { column-span: all; margin-block-end: 2mm; }
article h2 { margin-block: 2.5mm 0.5mm; font-size: 11pt; }
article h3 { margin-block-start: 1.5mm; font-size: 8.5pt; }
article p, article dl > * { orphans: 2; widows: 2; }
.figure { display: flex; flex-wrap: wrap; align-items: center; gap: 1.5mm; margin-block: 1mm; break-inside: avoid; }
.figure li { display: grid; justify-items: center; }
.figure svg { display: block; width: 7mm; height: auto; }
.figure small { font-size: 7.5pt; }
article dt { font-weight: 700; break-after: avoid; }
article dd { margin: 0 0 1mm 0; }
table { border-collapse: collapse; width: 100%; font: 9.5pt/1.3 system-ui, sans-serif; text-align: center; }
th, td { padding: 1.2mm 0.5mm; border: 0.5pt solid #000; }
thead th, tbody th { background: #eee; print-color-adjust: exact; }
.none { color: #777; }
.facts { margin-block: 2mm; font-size: 10pt; }
.facts code { overflow-wrap: anywhere; font-size: 9pt; }
.check { break-before: page; }
.hands { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 2mm 8mm; }
.hands li { break-inside: avoid; }
@media screen and (max-width: 640px) {
  body { padding: 16px; }
  .hands { grid-template-columns: minmax(0, 1fr); }
  .scrolled { overflow-x: auto; }
}
@media print {
  body { max-width: none; padding: 0; }
}`;

const sizeOf = (paper: Paper | undefined): string =>
  `@page { margin: 11mm 14mm;${paper === undefined ? '' : ` size: ${paper === 'a4' ? 'A4' : 'letter'};`} }`;

/** Returns a sheet as a printable HTML page. */
export const sheetPage = ({language, title, paper, body}: Sheet): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>${escaped(title)}</title>
<style>
${sizeOf(paper)}${STYLES}${SHEET_LAYOUT}
</style>
</head>
<body>
<main class="sheet">
${body}
</main>
</body>
</html>`;

/** Returns the header of a sheet, with lines for the name and the date. */
export const sheetHead = (
  title: string,
  {sheetName, sheetDate}: {readonly sheetName: string; readonly sheetDate: string},
): string =>
  `<header><h1>${escaped(title)}</h1><p class="whose"><span>${escaped(sheetName)}</span> <span>${escaped(sheetDate)}</span></p></header>`;

/** Right answer to an exercise, with an optional comment. */
interface Solution {
  readonly right: string;
  readonly more?: string | undefined;
  /** Reasons why other answers are wrong. */
  readonly reasons?: readonly string[];
}

/** Exercise as HTML, with its solution as text. */
export interface SheetTask extends Solution {
  readonly topic?: string | undefined;
  /** The question, used as the heading. */
  readonly heading: string;
  readonly text: string;
  readonly picture: string;
  /** HTML with room for the answer. */
  readonly room: string;
}

/** Returns the HTML of exercises, with their solutions on a separate page. */
export const tasksHtml = (
  intro: string,
  tasks: readonly SheetTask[],
  solutions: string,
): string => `<p class="intro">${escaped(intro)}</p>
<ol class="exercises">
${tasks.map(taskHtml).join('\n')}
</ol>
<h2 class="solutions">${escaped(solutions)}</h2>
<ol class="answers">
${tasks.map(solutionHtml).join('\n')}
</ol>`;

const solutionHtml = ({right, more, reasons = []}: Solution): string =>
  `<li><b>${escaped(right)}</b>${more ? ` ${escaped(more)}` : ''}${
    reasons.length > 0 ? `<ul class="reasons">${reasons.map((one) => `<li>${escaped(one)}</li>`).join('')}</ul>` : ''
  }</li>`;

const taskHtml = ({topic, heading, text, picture, room}: SheetTask): string =>
  [
    '<li class="exercise">',
    ...(topic === undefined ? [] : [`<p class="topic">${escaped(topic)}</p>`]),
    `<div class="question"><h2>${heading}</h2>`,
    `<p>${escaped(text)}</p>`,
    picture,
    `${room}</div>`,
    '</li>',
  ].join('\n');
