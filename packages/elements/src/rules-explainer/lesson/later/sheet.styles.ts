import {css} from 'lit';

/** Styles of a printed lesson: a sheet of exercises in two columns, none broken over pages, and the solutions apart. */
export const sheetStyles = css`
  .exercises,
  .answers {
    padding: 0;
    list-style: none;
    counter-reset: number;
  }
  .exercise > .question,
  .answers li {
    counter-increment: number;
  }
  @media print {
    .sheet {
      color: #000;
      font-size: 9.5pt;
    }
    .sheet header {
      display: flex;
      align-items: flex-end;
      justify-content: space-between;
      gap: 8mm;
      padding-block-end: 2mm;
      border-block-end: 1.5pt solid #000;
    }
    .sheet h2 {
      font-size: 17pt;
    }
    .sheet h3 {
      margin-block: 3mm 2mm;
      padding: 0;
      border: 0;
      font-size: 12pt;
      break-after: avoid;
    }
    .whose {
      display: flex;
      gap: 4mm;
    }
    .whose span {
      min-inline-size: 32mm;
      border-block-end: 0.5pt solid #000;
    }
    /* Lines of two, which no page breaks; of one where an article leaves no room for two. */
    .exercises {
      --half: 72mm;
    }
    .exercise {
      display: inline-block;
      inline-size: clamp(50%, (var(--half) - 50%) * 999, 100%);
      margin-block-end: 4mm;
      vertical-align: top;
      break-inside: avoid;
    }
    .exercise:nth-child(odd) {
      padding-inline-end: clamp(0mm, (50% - var(--half)) * 999, 4mm);
    }
    .exercise:nth-child(even) {
      padding-inline-start: clamp(0mm, (50% - var(--half)) * 999, 4mm);
    }
    .topic {
      margin-block-end: 1.5mm;
      padding: 0.25mm 2mm;
      border: 0.75pt solid #000;
      border-radius: 1mm;
      font-size: 8.5pt;
      font-weight: 600;
    }
    .question {
      position: relative;
      font-size: 9pt;
      line-height: 1.28;
      padding-inline-start: 7mm;
    }
    .question::before,
    .answers li::before {
      position: absolute;
      inset-block-start: 0;
      inset-inline-start: 0;
      font-weight: 700;
      line-height: inherit;
      content: counter(number) '.';
    }
    .sheet h4,
    .sheet .text {
      font-size: 9pt;
      line-height: 1.28;
    }
    .sheet .text {
      margin: 0;
    }
    .line {
      display: flex;
      align-items: flex-end;
      gap: 2mm;
      min-block-size: 7mm;
      font-size: 8.5pt;
    }
    .line::after {
      flex: 1;
      border-block-end: 0.5pt solid #000;
      content: '';
    }
    .texts {
      padding-block-start: 2mm;
      padding-inline-start: 4mm;
      list-style: disc;
    }
    .ticks {
      display: flex;
      flex-wrap: wrap;
      gap: 1mm 5mm;
      padding-block-start: 2.5mm;
    }
    .ticks li {
      display: flex;
      align-items: center;
      gap: 1.5mm;
    }
    .ticks li::before {
      inline-size: 3.5mm;
      block-size: 3.5mm;
      border: 0.75pt solid #000;
      content: '';
    }
    .solutions {
      break-before: page;
    }
    .answers {
      columns: 2 68mm;
      column-gap: 8mm;
      font-size: 9pt;
      line-height: 1.35;
    }
    .answers li {
      position: relative;
      margin-block-end: 1.5mm;
      padding-inline-start: 7mm;
      break-inside: avoid;
    }
    .sheet .felt {
      display: block;
      margin-block-start: 1.5mm;
      padding: 1.5mm 2mm;
      border: 0.75pt solid #000;
      border-radius: 1.5mm;
      container-type: normal;
      color: #000;
      background: none;
      break-inside: avoid;
    }
    .sheet .board {
      display: flex;
      flex-wrap: wrap;
      gap: 0.75mm 4mm;
    }
    .sheet .board ul {
      gap: 0.5mm 2mm;
      justify-content: flex-start;
    }
    .sheet .board :is(.middle, .hand, .heaps) {
      display: flex;
      flex: 1 0 100%;
    }
    /* What lies on the table, and what is held. */
    .sheet :is(.middle, .hand)::before {
      flex: 1 0 100%;
      font-size: 7.5pt;
      line-height: 1.2;
      content: attr(aria-label);
    }
    .sheet .middle:not(:has(.card)) {
      display: none;
    }
    .sheet .middle {
      min-block-size: 0;
      align-items: flex-end;
    }
    .sheet :is(.other, .signs li) {
      gap: 1mm;
      min-block-size: 0;
      padding: 0;
      background: none;
      box-shadow: none;
      font-size: 8pt;
    }
    .sheet :is(.own-trump, .disc) {
      block-size: auto;
      padding: 0;
      background: none;
    }
    .sheet .disc:has(.number-sign) {
      display: none;
    }
    .sheet .disc {
      display: flex;
      inline-size: auto;
    }
    .sheet :is(.own-trump, .disc) svg {
      inline-size: 4mm;
    }
    .sheet .disc b {
      position: static;
      padding: 0;
      background: none;
      font-size: 7.5pt;
    }
    .sheet .count {
      border: 0.5pt solid #000;
      background: none;
      font-size: 7.5pt;
    }
    .sheet :is(.by, .heap-name, .slot) {
      border-color: #000;
      color: #000;
      font-size: 7.5pt;
    }
    .sheet .laid {
      gap: 0.5mm;
    }
    .sheet :is(.middle .card, .hand .card, .slot) {
      inline-size: 13mm;
      max-inline-size: none;
    }
    .sheet .several .card + .card {
      margin-inline-start: -6mm;
    }
    /* A hand that is too long for a line is a fan. */
    .sheet .board .hand {
      position: relative;
      min-inline-size: 0;
      flex-wrap: nowrap;
      gap: 0;
      padding-block-start: 3.5mm;
    }
    .sheet .hand::before {
      position: absolute;
      inset-block-start: 0;
    }
    .sheet .hand li {
      flex: 0 1 15mm;
      min-inline-size: 0;
    }
    .sheet .hand li:last-child {
      flex: none;
    }
    .sheet .felt .card.small {
      inline-size: 7mm;
    }
    .sheet :is(.heap, .open-hand) {
      gap: 0.5mm;
      padding: 0;
    }
    /* No card hides the suit of another. */
    .sheet .heap:not(.covered) {
      display: flex;
      flex-wrap: wrap;
      gap: 0.5mm 0;
    }
    .sheet .heap:not(.covered) .card {
      margin-inline-end: -0.75mm;
    }
    /* Side by side: the first would cover the name. */
    .sheet .open-hand .card {
      margin: 0;
    }
    .sheet .felt .card svg {
      filter: none;
    }
  }
`;
