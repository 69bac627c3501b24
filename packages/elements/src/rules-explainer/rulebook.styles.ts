import {css} from 'lit';

/** Styles of the rules, on the screen and on paper. */
export const rulebookStyles = css`
  .rules {
    position: relative;
    min-inline-size: 0;
  }
  .section {
    max-inline-size: calc(var(--cartavola-em) * 44);
    margin-block-start: 24px;
  }
  h3 {
    padding-block-end: 6px;
    border-block-end: 2px solid var(--green);
    font-size: calc(var(--cartavola-em) * 1.3125);
    line-height: 1.25;
  }
  h3,
  h4 {
    scroll-margin-block-start: 16px;
  }
  .intro {
    margin-block: 12px 4px;
    color: var(--quiet);
    text-wrap: pretty;
  }
  .rule {
    margin-inline: -16px -12px;
    padding: 12px 12px 12px 16px;
    border-radius: 12px;
  }
  .rule + .rule {
    margin-block-start: 4px;
  }
  .rule.target {
    background: var(--wash);
    box-shadow: inset 4px 0 var(--green);
  }
  .title {
    display: flex;
    gap: 4px;
  }
  h4 {
    font-size: calc(var(--cartavola-em) * 1.0625);
    line-height: 1.35;
  }
  .when {
    inline-size: fit-content;
    margin-block: 4px;
    padding: 1px 10px;
    border: 1px solid var(--green);
    border-radius: 12px;
    color: var(--green);
    font-size: calc(var(--cartavola-em) * 0.8125);
    font-weight: 600;
  }
  .link {
    display: grid;
    place-items: center;
    flex: none;
    inline-size: 32px;
    block-size: 32px;
    margin-block: -5px;
    border-radius: 8px;
    color: var(--quiet);
  }
  .link svg {
    inline-size: 18px;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.6;
    stroke-linecap: round;
  }
  @media (hover: hover) {
    .link:not(:focus-visible, :hover, .rule:hover *) {
      opacity: 0;
    }
  }
  .text {
    margin-block-start: 2px;
    font-size: calc(var(--cartavola-em) * 1.0625);
    line-height: 1.55;
    text-wrap: pretty;
  }
  .term {
    color: var(--green);
    text-decoration: underline dotted 1.5px;
    text-underline-offset: 0.22em;
    cursor: help;
  }
  mark {
    border-radius: 3px;
    color: inherit;
    background: light-dark(#ffe48a, #6a5712);
  }
  .badge {
    margin-block-start: 8px;
    padding: 8px 12px;
    border-inline-start: 4px solid var(--note-edge);
    border-radius: 8px;
    background: var(--note);
    font-size: calc(var(--cartavola-em) * 0.9375);
    line-height: 1.45;
    text-wrap: pretty;
  }
  .figure {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
    margin-block: 10px 4px;
  }
  .figure li {
    display: grid;
    justify-items: center;
  }
  .card {
    inline-size: 44px;
  }
  .card svg {
    display: block;
    inline-size: 100%;
    block-size: auto;
    filter: drop-shadow(0 1px 2px rgb(0 0 0 / 0.25));
  }
  .note {
    font-size: calc(var(--cartavola-em) * 0.9375);
    font-variant-numeric: tabular-nums;
    font-weight: 700;
  }
  .sign {
    color: var(--quiet);
    font-size: calc(var(--cartavola-em) * 1.25);
    font-weight: 700;
  }
  .example-button {
    min-block-size: 44px;
    color: var(--green);
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  .example {
    max-inline-size: calc(var(--cartavola-em) * 34);
    margin-block: 4px 12px;
  }
  .example .told {
    min-block-size: 3em;
  }
  .example .candidate {
    justify-self: center;
  }
  dl {
    display: grid;
    gap: 8px;
    margin-block-start: 12px;
  }
  dt,
  dd {
    display: inline;
  }
  dt {
    font-weight: 700;
  }
  dt::after,
  .bubble b::after {
    content: ' · ';
  }
  .bubble {
    position: absolute;
    z-index: 1;
    inset-block-start: var(--top, 0);
    inset-inline-start: var(--left, 0);
    inline-size: max-content;
    max-inline-size: min(var(--cartavola-em) * 20, 100% - 16px);
    padding: 10px 14px;
    border-radius: 12px;
    color: light-dark(#fbf6e9, #17202e);
    background: light-dark(#17202e, #f2efe6);
    box-shadow: 0 6px 24px rgb(0 0 0 / 0.3);
    font-size: calc(var(--cartavola-em) * 0.9375);
    line-height: 1.4;
  }
  @media (forced-colors: active) {
    .term {
      text-decoration-style: solid;
    }
    .rule.target,
    .badge,
    .bubble {
      border: 2px solid CanvasText;
    }
    mark {
      forced-color-adjust: none;
      color: #000;
      background: #ffe48a;
    }
  }
  @media print {
    .book {
      color-scheme: light;
      padding: 0;
      border: 0;
      color: #000;
      background: none;
      font-size: 9pt;
    }
    /* On paper, nobody can play the example. */
    .plain,
    .views,
    .search,
    .contents,
    .link,
    .example-button,
    .bubble {
      display: none;
    }
    .book .pages {
      display: block;
    }
    .rules {
      columns: calc(var(--cartavola-em) * 17);
      column-gap: calc(var(--cartavola-em) * 2);
      margin-block-start: 10pt;
    }
    .section {
      margin-block-start: 0;
      padding-block-end: 8pt;
    }
    .rule {
      margin: 0;
      padding: 3pt 0;
      break-inside: avoid;
    }
    h2 {
      font-size: 18pt;
    }
    h3 {
      font-size: 12pt;
      break-after: avoid;
    }
    h4,
    .text,
    .about,
    .intro,
    dl {
      color: #000;
      font-size: 9pt;
      line-height: 1.35;
    }
    .term {
      color: inherit;
      text-decoration: none;
    }
    .badge {
      padding: 2pt 0 2pt 8pt;
      font-size: 8.5pt;
      background: none;
    }
    .card {
      inline-size: 26px;
    }
    .card svg {
      filter: none;
    }
    dl {
      gap: 2pt;
    }
  }
`;
