import {css} from 'lit';

/** Styles for the printed rules: two columns, without controls. */
export const rulebookPrintStyles = css`
  @media print {
    .search,
    .results,
    .contents,
    .link,
    .example-button,
    .example,
    .plain {
      display: none;
    }
    .book .pages,
    .book .pages.aside {
      display: block;
    }
    .book header {
      padding-block-end: 6pt;
      border-block-end: 1.5pt solid #000;
      break-after: avoid;
      break-inside: avoid;
    }
    .rules {
      columns: 2 15em;
      column-gap: 8mm;
      margin-block-start: 8pt;
    }
    .section {
      max-inline-size: none;
      margin-block-start: 0;
      padding-block-end: 8pt;
    }
    .rule {
      margin: 0;
      padding: 3pt 0;
      break-inside: avoid;
    }
    .rules h3 {
      padding-block-end: 2pt;
      border-block-end: 0.75pt solid #000;
      font-size: 12pt;
      break-after: avoid;
    }
    .rules :is(h4, .text, .intro, dl, .when),
    .about {
      color: #000;
      font-size: 9.5pt;
      line-height: 1.35;
    }
    .rules .number {
      color: #000;
    }
    .rules .when {
      border-color: #000;
      font-size: 8pt;
    }
    .rules .badge {
      margin-block-start: 2pt;
      padding: 0 0 0 6pt;
      border-inline-start: 1.5pt solid #000;
      border-radius: 0;
      font-size: 8.5pt;
      font-style: italic;
      background: none;
    }
    /* Fit ten ranks into one line of a column. */
    .rules .figure {
      gap: 0.7mm;
    }
    .rules .card {
      inline-size: 8mm;
    }
    .rules dl {
      display: block;
    }
    .rules dl > div {
      padding-block-end: 2pt;
      break-inside: avoid;
    }
  }
`;
