import {css} from 'lit';

/** What grows before each seat, and the signs beside the trick. */
export const calypsoStyles = css`
  .signs {
    position: absolute;
    inset: 2px 10px auto;
    display: flex;
    justify-content: space-between;
  }
  .signs .sign {
    max-inline-size: calc(50% - var(--trick-card) / 2 - 2px);
  }
  .signs .ruffed {
    margin-inline-start: auto;
  }
  .growing {
    display: contents;
  }
  .calypso {
    grid-area: more;
    position: relative;
    inline-size: 100%;
  }
  .ranks {
    display: grid;
    /* The ten has two figures. */
    grid-template-columns: repeat(4, minmax(0, 1fr)) minmax(0, 1.3fr) repeat(8, minmax(0, 1fr));
    gap: 1px;
  }
  .ranks i {
    display: grid;
    place-items: center;
    block-size: 1.375rem;
    border-radius: 3px;
    color: var(--quiet);
    background: var(--shade);
    font: 600 min(0.75rem, 5cqi) / 1 var(--cartavola-font, system-ui, sans-serif);
    letter-spacing: -0.06em;
  }
  .ranks .on {
    color: #17202e;
    background: #fffdf7;
    font-weight: 800;
    box-shadow: 0 1px 2px rgb(0 0 0 / 0.35);
  }
  .suit-H .on,
  .suit-D .on {
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
  .discards {
    grid-area: pile;
    min-inline-size: 2.25rem;
    color: var(--quiet);
    font-size: 0.8125rem;
    text-align: end;
    white-space: nowrap;
  }
  .discards .icon {
    margin-inline-end: 3px;
  }
  /* Points of a match have up to four figures. */
  .totals {
    flex-wrap: wrap;
  }
  .side b {
    color: var(--text);
  }
  .seats {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
  }
  .seat {
    grid-template: 'avatar who taken pile' auto 'more more more more' auto / auto minmax(0, 1fr) auto auto;
    row-gap: 3px;
  }
  .own {
    grid-template: 'question question' auto 'detail detail' auto 'taken pile' auto 'more more' auto / minmax(0, 1fr) minmax(0, 1fr);
    gap: 2px 10px;
  }
  .own > .question {
    grid-area: question;
  }
  .own > .detail {
    grid-area: detail;
  }
  .own > .taken {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-self: end;
    gap: 6px;
  }
  .own .discards {
    align-self: center;
    justify-self: start;
  }
  .own .calypso {
    max-inline-size: 28rem;
  }
  /* The pile is the discard pile. */
  .seat > .taken .icon,
  .own > .taken .icon {
    display: none;
  }
  .middle {
    padding-block-start: 12px;
  }
  /* Four colours: as the sign beside the name. */
  :has(> * > .own-suit .four.cv-diamonds) .on {
    color: #0b47b8;
  }
  :has(> * > .own-suit .four.cv-clubs) .on {
    color: #007a65;
  }
  @media (prefers-reduced-motion: reduce) {
    .complete {
      animation: none;
    }
  }
  @container cartavola-table (45rem <= inline-size < 56.25rem) {
    .seats {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      gap: 8px;
    }
  }
  @container cartavola-table (inline-size < 22rem) {
    .totals .avatar {
      --size: 1.125rem;
    }
    .totals li {
      gap: 3px;
    }
    .totals b {
      font-size: 0.9375rem;
    }
    .signs {
      inset-inline: 6px;
    }
    .signs .sign {
      gap: 5px;
      font-size: 0.75rem;
    }
    .disc {
      inline-size: 28px;
      block-size: 28px;
    }
  }
  @container cartavola-table (inline-size >= 56.25rem) {
    .middle {
      padding-block-start: 64px;
    }
    .own {
      grid-template: 'avatar question question question' auto 'detail detail detail detail' auto 'taken taken pile .' auto 'more more more more' auto / auto auto auto 1fr;
    }
    .own > .taken {
      justify-self: start;
    }
    .seat {
      grid-template: 'avatar who who' auto 'held held held' auto 'taken taken pile' auto 'more more more' auto / auto minmax(0, 1fr) auto;
    }
    .seat.top {
      grid-template: 'avatar who held' auto 'avatar taken pile' auto 'more more more' auto / auto minmax(0, 1fr) auto;
      inline-size: 23rem;
      row-gap: 2px;
    }
    .seat.top .calypso {
      margin-block-start: 6px;
    }
    .seat:is(.left, .right, .bottom) {
      inline-size: min(100% - 24px, 12rem);
    }
    .own .calypso {
      inline-size: min(100%, 12rem);
    }
    :is(.own, .left, .right, .bottom) .ranks {
      grid-template-columns: repeat(7, minmax(0, 1fr));
      gap: 2px;
    }
    .ranks i {
      font-size: 0.875rem;
      block-size: 1.5rem;
    }
    .signs {
      inset-block-start: calc(50% + 28px - var(--trick-card) * 1.44);
      inset-inline: 0;
      justify-content: center;
      gap: calc(var(--trick-card) + 56px);
    }
    .signs .sign {
      flex: 1;
      max-inline-size: none;
    }
    .signs .led {
      justify-content: end;
    }
    .signs .led:last-child {
      margin-inline-end: calc(50% + var(--trick-card) / 2 + 28px);
    }
  }
  @media (orientation: landscape) and (max-height: 480px) {
    @container cartavola-table (inline-size >= 35rem) {
      .table .seats .seat {
        grid-template: 'avatar who pile' auto 'more more more' auto / auto minmax(0, 1fr) auto;
        gap: 2px 6px;
        inline-size: auto;
      }
      .table .seats .calypso {
        margin: 0;
      }
      .seat > .taken {
        display: none;
      }
      .own {
        grid-template: 'question question' auto 'detail detail' auto 'taken pile' auto 'more more' auto / minmax(0, 1fr) auto;
      }
      .own > .taken {
        display: flex;
        justify-self: end;
      }
      .own .calypso {
        inline-size: 100%;
      }
      .table .ranks {
        grid-template-columns: repeat(4, minmax(0, 1fr)) minmax(0, 1.3fr) repeat(8, minmax(0, 1fr));
        gap: 1px;
      }
      .ranks i {
        block-size: 1.125rem;
        font-size: 0.6875rem;
      }
      .middle {
        padding-block-start: 8px;
      }
      .signs {
        inset: 2px 10px auto;
        justify-content: space-between;
      }
      .signs .sign {
        flex: none;
        max-inline-size: calc(50% - var(--trick-card) / 2 - 2px);
        font-size: 0.8125rem;
      }
      .signs .led:last-child {
        margin: 0;
      }
    }
  }
`;
