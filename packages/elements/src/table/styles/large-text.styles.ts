import {css} from 'lit';

/**
 * Styles for text that is large for the width, such as text at 200% on a phone. The parts that aren't needed for a
 * decision are below the hand.
 */
export const largeTextStyles = css`
  @container cartavola-table (280px <= inline-size < 17em) {
    /* What a decision needs comes first: the opponents, the question, the trick and the hand. */
    .table {
      --least-middle: clamp(170px, 33svh, 280px);
      /* Room for a trick. */
      --least-trick: clamp(126px, 26svh - 20px, 170px);
      grid-template-rows: auto auto auto minmax(var(--least-middle), 1fr);
      grid-template-areas: 'seats seats' 'opposite opposite' 'prompt prompt' 'middle middle' 'asked asked' 'hands hands' 'own tools' 'sides sides' 'bar bar';
    }
    .table .title,
    .table .seats > :only-child .name {
      white-space: normal;
      overflow-wrap: anywhere;
    }
    .table .totals {
      flex-wrap: wrap;
      gap: 2px 12px;
    }
    .table .totals > li {
      flex: none;
    }
    .table .seats {
      position: relative;
      grid-auto-flow: column;
      gap: 2px;
      padding-inline: 2px;
      min-block-size: 0;
    }
    .table .seats > :only-child {
      display: grid;
      grid-template: 'avatar who taken pile' auto / auto minmax(0, 1fr) auto auto;
      column-gap: 8px;
      text-align: start;
    }
    .table .seats > :only-child .who {
      display: flex;
      flex-flow: row wrap;
      min-block-size: 0;
    }
    .table .seats .pile {
      grid-area: pile;
    }
    /* Several opponents are in one row, with their initials. A press shows the name. */
    .table .seats > :nth-last-child(n + 2),
    .table .seats > * + * {
      position: static;
      display: grid;
      grid-template: 'avatar' auto 'role' auto 'taken' auto / minmax(0, 1fr);
      justify-items: center;
      padding: 4px 0 0;
      text-align: center;
    }
    .seats > [data-initial]:not(:only-child)::before {
      content: attr(data-initial);
      content: attr(data-initial) / '';
      grid-area: avatar;
      place-self: start center;
      z-index: 1;
      translate: -0.75em -2px;
      inline-size: 1.4em;
      border-radius: 50%;
      border: 2px solid var(--felt);
      color: var(--ink);
      background: var(--seat);
      font-weight: 700;
      font-size: 0.86em;
    }
    .seats > :not(:only-child) > .who {
      display: contents !important;
    }
    .seats > :not(:only-child) .name {
      position: absolute;
      inset: 100% auto auto 8px;
      z-index: 6;
      padding: 2px 8px;
      border-radius: 8px;
      background: var(--panel);
      clip-path: inset(50%);
    }
    .seats > :is(:hover, :active) .name {
      clip-path: none;
    }
    .table .seats > :not(:only-child) .badge {
      grid-area: role;
      position: static;
      translate: none;
      font-size: max(12px, 0.72em);
      line-height: 1.3;
      white-space: normal;
    }
    .table .seats > :not(:only-child) .badge + .badge {
      grid-area: auto;
    }
    .table .seats > :not(:only-child) .taken {
      font-size: max(12px, 0.72em);
      overflow-wrap: normal;
    }
    /* Two opponents have room for text beside the avatar. */
    .table .seats > .left:not(:only-child):nth-last-child(2),
    .table .seats > .right:nth-child(2) {
      grid-template: 'avatar role' minmax(1.2em, auto) 'avatar taken' auto / auto auto;
      justify-content: center;
      gap: 0 6px;
    }
    .table .seats:has(> :nth-child(5)) .taken {
      font-size: max(12px, min(0.72em, 5.6cqi));
    }
    .table .prompt {
      min-block-size: 4.6em;
      padding-inline: 6px;
    }
    .table .question {
      font-size: 1.15em;
    }
    .table .detail {
      font-size: max(12px, 0.86em);
    }
    .table:has(> .hands > .very-long) {
      --cartavola-hand-card: clamp(44px, 17.5cqi, 150px);
    }
    .table .hands .hand {
      --row: 0.66;
    }
    .table .choices:not(.of-cards) {
      gap: 4px;
    }
    .table .choices:not(.of-cards) .choice {
      min-inline-size: 44px;
      padding: 4px 8px;
      font-size: 1em;
    }
    .table .own {
      flex-wrap: wrap;
    }
    /* The signs are above the cards. */
    .table .middle .signs {
      inset: 0 4px auto;
      grid-template: none / auto auto;
      justify-content: space-between;
      align-items: center;
      gap: 2px 4px;
    }
    .table .middle .signs .sign {
      grid-area: auto / 2;
      justify-self: end;
      flex-direction: row;
      gap: 6px;
      max-inline-size: 100%;
      font-size: max(12px, clamp(0.6em, 5.6cqi, 0.857em));
      text-align: start;
      overflow-wrap: break-word;
    }
    .table .middle .signs .led {
      grid-area: 1 / 1;
      justify-self: start;
    }
    .table:has(.signs > .sign) {
      --least-middle: calc(2.6em + var(--least-trick));
    }
    .table:has(.signs > :nth-child(3)) {
      --least-middle: calc(4.6em + var(--least-trick));
    }
    .table:has(.trick.of-2) {
      --least-trick: clamp(100px, 20svh - 14px, 170px);
    }
    .table .middle:has(> .signs > .sign) {
      --beside: 0px;
      padding-block-start: 2.6em;
    }
    .table .middle:has(> .signs > :nth-child(3)) {
      padding-block-start: 4.6em;
    }
    /* The score is as tall as its text. */
    .table .middle.scored {
      grid-row: 1 / hands;
      block-size: auto;
      min-block-size: 0;
      overflow: visible;
    }
    .table .score {
      max-block-size: none;
    }
    .table:has(> .scored) > :is(.seats, .own, .opposite, .prompt) {
      visibility: hidden;
    }
    .table .score table {
      font-size: 0.72em;
    }
    .table .side-score {
      flex-wrap: wrap;
    }
  }
`;
