import {escaped} from '../escaped.js';

/** Sizes of paper that a sheet can be made for; without one it fits what the printer has. */
export const PAPERS = ['a4', 'letter'] as const;
export type Paper = (typeof PAPERS)[number];

/** A sheet as a page. */
interface Sheet {
  readonly language: string;
  readonly title: string;
  readonly paper: Paper | undefined;
  /** Content as HTML. */
  readonly body: string;
}

/** Styles for paper, which read well on a screen as well. A page has no script, and loads nothing. */
const STYLES = `
* { box-sizing: border-box; margin: 0; }
:root { color-scheme: light; }
body { max-width: 190mm; margin: 0 auto; padding: 8mm; background: #fff; color: #000;
  font: 10.5pt/1.38 Georgia, 'DejaVu Serif', serif; }
h1 { font-size: 18pt; line-height: 1.2; }
h2 { margin-block: 5mm 2mm; font-size: 13pt; break-after: avoid; }
h3 { margin-block: 2.5mm 0.5mm; font-size: 10.5pt; line-height: 1.3; break-after: avoid; }
ul, ol { padding: 0; list-style: none; }
header { display: flex; flex-wrap: wrap; align-items: flex-end; justify-content: space-between; gap: 2mm 8mm;
  margin-block-end: 4mm; padding-block-end: 2mm; border-block-end: 1.5pt solid #000; }
.whose { display: flex; gap: 4mm; font-size: 9pt; }
.whose span { min-width: 34mm; border-block-end: 0.5pt solid #000; }
.task { display: grid; grid-template-columns: minmax(0, 1fr) 89mm; gap: 0 7mm; padding-block: 2mm; break-inside: avoid; }
.task + .task { border-block-start: 0.5pt solid #999; }
.task h2 { margin-block: 0 0.5mm; font-size: 10.5pt; line-height: 1.3; }
.topic { margin-block-end: 1.5mm; padding: 0.25mm 2mm; border: 0.75pt solid #000; border-radius: 1mm;
  font: 600 8.5pt/1.4 system-ui, sans-serif; }
.task small { display: block; color: #444; font: 8.5pt/1.3 system-ui, sans-serif; }
.picture { margin-block: 1mm; }
.picture svg { display: block; width: 100%; height: auto; margin-inline: auto; }
.line { display: flex; align-items: flex-end; gap: 2mm; min-height: 7mm; font-size: 9pt; }
.line::after { flex: 1; border-block-end: 0.5pt solid #000; content: ''; }
.texts { padding-inline-start: 4mm; list-style: disc; }
.ticks { display: flex; flex-wrap: wrap; gap: 1mm 5mm; padding-block-start: 2mm; }
.ticks li { display: flex; align-items: center; gap: 1.5mm; }
.ticks li::before { width: 3.5mm; height: 3.5mm; flex: none; border: 0.75pt solid #000; content: ''; }
.solutions { break-before: page; }
.solutions ol { columns: 2 70mm; column-gap: 8mm; font-size: 10pt; }
.solutions li { break-inside: avoid; margin-block-end: 1.5mm; }
article { columns: 2 75mm; column-gap: 8mm; font-size: 8.5pt; line-height: 1.3; }
article > h1 { column-span: all; margin-block-end: 2mm; }
article h2 { margin-block: 2.5mm 0.5mm; font-size: 11pt; }
article h3 { margin-block-start: 1.5mm; font-size: 8.5pt; }
article p, article dl > * { orphans: 2; widows: 2; }
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
  .task, .hands { grid-template-columns: minmax(0, 1fr); }
  .scrolled { overflow-x: auto; }
}
@media print {
  body { max-width: none; padding: 0; }
}`;

const sizeOf = (paper: Paper | undefined): string =>
  `@page { margin: 11mm 14mm;${paper === undefined ? '' : ` size: ${paper === 'a4' ? 'A4' : 'letter'};`} }`;

/** Writes a sheet as an HTML page for paper. */
export const sheetPage = ({language, title, paper, body}: Sheet): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>${escaped(title)}</title>
<style>
${sizeOf(paper)}${STYLES}
</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>`;

/** Writes the head of a sheet that is filled in. */
export const sheetHead = (
  title: string,
  {sheetName, sheetDate}: {readonly sheetName: string; readonly sheetDate: string},
): string =>
  `<header><h1>${escaped(title)}</h1><p class="whose"><span>${escaped(sheetName)}</span> <span>${escaped(sheetDate)}</span></p></header>`;

/** A solution: what is right, and what is said about it. */
interface Solution {
  readonly right: string;
  readonly more?: string | undefined;
}

/** Writes the solutions, by the numbers of the tasks, on a page of their own. */
export const solutionsHtml = (title: string, solutions: readonly Solution[]): string => `<section class="solutions">
<h2>${escaped(title)}</h2>
<ol>
${solutions.map(({right, more}, place) => `<li>${place + 1}. <b>${escaped(right)}</b>${more ? ` ${escaped(more)}` : ''}</li>`).join('\n')}
</ol>
</section>`;
