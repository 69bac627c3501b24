import {css} from 'lit';

/** Styles for the seats, and of the space for calypsos in them. */
export const calypsoSeatStyles = css`
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
  .own > .avatar {
    grid-area: avatar;
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
  /* In a four-colour deck, the ranks have the colour of the sign beside the name. */
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
  /* The reader's own line needs the whole width. */
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
    /* The score covers the reader's line. */
    .table:has(> .scored) .own {
      visibility: hidden;
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
    .table {
      grid-template:
        'seats seats' auto
        'prompt prompt' auto
        'middle middle' minmax(var(--least-middle), 1fr)
        'hands hands' auto
        'own own' auto
        'tools tools' auto
        'sides sides' auto
        'bar bar' auto
        / minmax(0, 1fr) auto;
    }
    .table > :is(.own, .tools) {
      grid-column: 1 / -1;
    }
    .table .own {
      grid-template: 'avatar who pile' auto 'more more more' auto / auto minmax(0, 1fr) auto;
      gap: 2px 8px;
    }
    .calypso {
      --beside: 0;
      --below: calc(1.5em + 2px);
    }
    .table .seats > .seat:not(:only-child) {
      grid-template: 'avatar sign' auto 'more more' auto / 1fr 1fr;
      gap: 2px 4px;
      justify-items: stretch;
    }
    .seats > .seat > :first-child {
      justify-self: end;
    }
    .seats .who > .card-sign {
      grid-area: sign;
      inline-size: 1.25em;
      block-size: 1.25em;
    }
    .seats .discards {
      display: none;
    }
    .seats .calypso {
      font-size: max(12px, 3.9cqi);
    }
    /* A press also enlarges the calypso. */
    .seats > :is(:hover, :active) .calypso {
      position: absolute;
      grid-area: auto;
      inset: calc(100% + 1.9em) 6px auto;
      z-index: 6;
      inline-size: auto;
      background: var(--panel);
      font-size: 0.857em;
    }
  }
  /* Keep the height when the line about the tricks becomes shorter during play. */
  @container cartavola-table (43em <= inline-size < 56em) and (block-size >= 30em) {
    .seat:is(.left, .right) > .taken {
      min-block-size: 2.4em;
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
    .own > .done {
      grid-area: taken;
    }
    .table .calypso {
      --beside: 0;
      --below: calc(1.3em + 1px);
      --high: 1.3em;
    }
  }
`;
