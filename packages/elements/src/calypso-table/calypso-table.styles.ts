import {css} from 'lit';

/** Styles of the calypsos before the seats, and of the signs beside the trick. */
export const calypsoStyles = css`
  /* Two rows of ranks: the second stands beside the first, or below it. The ten has two digits. */
  .calypso {
    grid-area: more;
    inline-size: 100%;
    --beside: 1;
    --below: 0px;
    --high: 1.5em;
    --rank: calc(100% / (7.3 + 6 * var(--beside)));
    position: relative;
    block-size: calc(var(--high) + var(--below));
    font-size: max(12px, 0.857em);
    line-height: 1;
    letter-spacing: -0.06em;
  }
  .calypso,
  .complete {
    border-radius: 3px;
    background: var(--shade);
  }
  .calypso svg {
    display: block;
    inline-size: calc(7.3 * var(--rank));
    block-size: var(--high);
    overflow: visible;
  }
  .calypso text {
    fill: var(--quiet);
    font-weight: 600;
    text-anchor: middle;
    dominant-baseline: central;
  }
  .calypso text + text {
    translate: calc(var(--beside) * 100%) var(--below);
  }
  .calypso i {
    position: absolute;
    inset: calc(var(--row) * var(--below)) auto auto calc((var(--middle) + var(--row) * var(--beside) * 7.3) * var(--rank));
    display: grid;
    place-items: center;
    inline-size: calc(var(--wide, 1) * var(--rank) - 1px);
    block-size: var(--high);
    translate: -50%;
    border-radius: 3px;
    color: #17202e;
    background: #fffdf7;
    font-weight: 800;
    font-style: normal;
    box-shadow: 0 1px 2px rgb(0 0 0 / 0.35);
  }
  .calypso .T {
    --wide: 1.3;
  }
  .suit-H i,
  .suit-D i {
    color: #b00d24;
  }
  .complete {
    position: absolute;
    inset: 0;
    visibility: hidden;
    animation: complete 1.8s ease-out;
  }
  .complete i {
    background: var(--accent) !important;
    box-shadow: 0 0 10px var(--accent) !important;
  }
  @keyframes complete {
    from {
      visibility: visible;
      transform: none;
    }
    15% {
      transform: scale(1.12);
    }
    60% {
      transform: scale(1.05);
      opacity: 1;
    }
    to {
      visibility: visible;
      transform: translateY(-16px) scale(0.9);
      opacity: 0;
    }
  }
  /* Number of complete calypsos, over the avatar: nothing in the line has to move for it. */
  .done {
    grid-area: avatar;
    place-self: end;
    z-index: 1;
    display: flex;
    margin: 0 -5px -3px 0;
    padding-inline: 3px;
    border-radius: 999px;
    color: var(--ink);
    background: var(--accent);
    box-shadow: 0 0 0 1.5px var(--felt);
    font-weight: 800;
    font-size: max(12px, 0.786em);
    line-height: 1.1;
  }
  .done .icon {
    inline-size: 0.9em;
    block-size: 1.1em;
    stroke-width: 0;
    vertical-align: top;
  }
  .discards {
    grid-area: pile;
    /* The icon, and two digits. */
    min-inline-size: calc(1.25em + 3px + 2ch);
    color: var(--quiet);
    font-size: max(12px, 0.857em);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  .discards .icon {
    margin-inline-end: 3px;
  }
  /* Said in words beside it. */
  .discards::after {
    content: attr(data-count);
    content: attr(data-count) / '';
  }
  .side b {
    color: var(--text);
  }
  /* A seat is one line: name, trump suit, calypso, discards. */
  .seats {
    grid-auto-flow: row;
    grid-auto-columns: minmax(0, 1fr);
    gap: 3px;
    min-block-size: 0;
    padding-block: 4px 0;
  }
  .seat,
  .own {
    display: grid;
    grid-template: 'avatar who taken more pile' auto / auto minmax(3.4em, 5.6em) auto minmax(0, 1fr) auto;
    column-gap: 5px;
    padding-block: 0;
  }
  .seat .who {
    flex-wrap: nowrap;
  }
  .own {
    padding-inline: 10px;
    font-size: 1em;
  }
  .own > .taken {
    grid-area: who;
    flex-wrap: nowrap;
  }
  .seat > .taken > *,
  .own > .taken > span:last-child {
    display: none;
  }
  .seat > .taken {
    display: none;
  }
  /* Four colours, as in the sign beside the name. */
  :has(> * > .card-sign.four.cv-diamonds) i {
    color: #0b47b8;
  }
  :has(> * > .card-sign.four.cv-clubs) i {
    color: #007a65;
  }
  @media (prefers-reduced-motion: reduce) {
    .complete {
      animation: none;
    }
  }
  /* The own line needs the whole width. */
  @container cartavola-table ((inline-size < 43em) and (block-size >= 30em)) or (inline-size < 35em) {
    .table {
      grid-template:
        'bar' auto
        'seats' auto
        'sides' auto
        'prompt' auto
        'middle' minmax(var(--least-middle), 1fr)
        'own' auto
        'hands' auto
        'tools' auto
        / minmax(0, 1fr);
    }
    .own {
      min-block-size: 1.6em;
    }
    .tools {
      justify-self: stretch;
      justify-content: space-around;
    }
  }
  @container cartavola-table (inline-size < 27.5em) {
    .name {
      max-inline-size: 3.2em;
    }
    .seat,
    .own {
      grid-template-columns: auto auto auto minmax(0, 1fr) auto;
    }
  }
  @container cartavola-table (inline-size < 24em) {
    .side > .members {
      flex-basis: auto;
    }
  }
  @container cartavola-table ((17em <= inline-size < 21em) or (inline-size < 280px)) {
    .discards {
      display: none;
    }
  }
  @container cartavola-table (280px <= inline-size < 17em) {
    .table .seats .seat,
    .table .own {
      grid-template: 'avatar who pile' auto 'more more more' auto / auto minmax(0, 1fr) auto;
      gap: 2px 8px;
    }
    .name {
      max-inline-size: none;
    }
    .calypso {
      --beside: 0;
      --below: calc(1.5em + 2px);
    }
  }
  @container cartavola-table (inline-size >= 43em) and (block-size >= 30em) {
    .seat {
      grid-template: 'avatar who who' auto 'avatar taken pile' auto 'more more more' auto / auto minmax(0, 1fr) auto;
      gap: 1px 10px;
    }
    .seat > .taken {
      display: block;
    }
    .seat > .taken > * {
      display: inline;
    }
    .seat .held {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
    .seat > :first-child {
      --size: 2.6em;
    }
    .calypso {
      margin-block-start: 4px;
    }
    .own {
      grid-template: 'avatar taken pile' auto 'more more more' auto / auto auto 1fr;
      justify-items: start;
      padding: 0 0 4px var(--edge);
    }
    .own > .taken {
      grid-area: taken;
    }
    .own > .taken > span:last-child {
      display: inline;
    }
    .seat.top {
      grid-template: 'avatar who taken pile' auto 'avatar more more more' auto / auto auto 1fr auto;
      inline-size: min(100%, 26em);
      gap: 0 10px;
    }
    .seat:is(.left, .right, .bottom) {
      inline-size: min(100% - var(--edge), 13em);
    }
    .seat .name {
      max-inline-size: calc(100% - 1.5em - 6px);
    }
    .own .calypso {
      inline-size: min(100%, 13em);
    }
    .calypso {
      font-size: 1em;
    }
    :is(.own, .left, .right, .bottom) .calypso {
      --beside: 0;
      --below: calc(1.5em + 2px);
    }
  }
  @container cartavola-table (43em <= inline-size < 56em) and (block-size >= 30em) {
    .own {
      grid-template: 'avatar taken more pile' auto / auto auto minmax(0, 24em) auto;
      align-self: center;
      min-block-size: 44px;
    }
    .own > .taken {
      white-space: nowrap;
    }
    .own .calypso {
      --beside: 1;
      --below: 0px;
      inline-size: 100%;
      margin: 0;
    }
  }
  @container cartavola-table (inline-size >= 38em) and (block-size < 30em) {
    .table .seats .seat {
      grid-template: 'avatar who pile' auto 'more more more' auto / auto minmax(0, 1fr) auto;
      gap: 1px 6px;
    }
    .own {
      grid-template: 'taken pile' auto 'more more' auto / 1fr auto;
      justify-items: end;
    }
    .own > .taken {
      grid-area: taken;
    }
    .table .calypso {
      --beside: 0;
      --below: calc(1.3em + 1px);
      --high: 1.3em;
    }
  }
`;
