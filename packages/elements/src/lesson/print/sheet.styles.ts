import {css} from 'lit';

/** Styles for the text and tables of a printed lesson. The sheet's layout is in another module. */
export const boardStyles = css`
  @media print {
    .sheet {
      /* Height of an exercise. */
      --kept: 95mm;
      color: #000;
      font-size: 9.5pt;
    }
    /* Firefox would leave the header on a page that has no room for the heading and an exercise. */
    .sheet .head {
      break-inside: avoid;
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
    .sheet :is(h4, .text, .question, .answers) {
      font-size: 9pt;
      line-height: 1.3;
    }
    .sheet .text {
      margin: 0;
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
    /* Labels of the cards on the table and in the hand. */
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
      inline-size: 11.5mm;
      max-inline-size: none;
    }
    .sheet .several .card + .card {
      margin-inline-start: -6mm;
    }
    /* Cards in a hand overlap if there are too many for one line. */
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
      flex: 0 1 13mm;
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
    /* Cards must not hide each other's suits. */
    .sheet .heap:not(.covered) {
      display: flex;
      flex-wrap: wrap;
      gap: 0.5mm 0;
    }
    .sheet .heap:not(.covered) .card {
      margin-inline-end: -0.75mm;
    }
    /* The cards are side by side, because overlapping cards would cover the name. */
    .sheet .open-hand .card {
      margin: 0;
    }
    .sheet .felt .card svg {
      filter: none;
    }
  }
`;
