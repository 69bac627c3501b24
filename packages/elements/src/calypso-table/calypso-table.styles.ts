import {css} from 'lit';

/** What grows before each seat, the signs beside the trick, and the count. */
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
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 6px;
    inline-size: 100%;
  }
  .calypso {
    position: relative;
  }
  .ranks {
    display: grid;
    grid-template-columns: repeat(13, minmax(0, 1fr));
    gap: 1px;
  }
  .ranks i {
    display: grid;
    place-items: center;
    block-size: 1.375rem;
    border-radius: 3px;
    color: var(--quiet);
    background: var(--shade);
    font: 600 0.75rem/1 var(--cartavola-font, system-ui, sans-serif);
    letter-spacing: -0.04em;
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
  }
  @keyframes complete {
    from {
      visibility: visible;
      transform: none;
    }
    15% {
      transform: scale(1.12);
      filter: drop-shadow(0 0 10px var(--accent));
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
    min-inline-size: 2.25rem;
    color: var(--quiet);
    font-size: 0.8125rem;
    text-align: end;
    white-space: nowrap;
  }
  .discards .icon {
    margin-inline-end: 3px;
  }
  .side b {
    color: var(--text);
  }
  .seats {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
  }
  .seat {
    grid-template: 'avatar who taken' auto 'more more more' auto / auto minmax(0, 1fr) auto;
    row-gap: 3px;
  }
  .growing {
    grid-area: more;
  }
  .own > .growing {
    grid-area: auto;
    margin-block-start: 4px;
    max-inline-size: 28rem;
  }
  .own > .taken {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px;
  }
  .count {
    inline-size: 100%;
    margin-block-end: 12px;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  .count :is(td, th) {
    padding: 2px 0 2px 6px;
    text-align: end;
    font-weight: 400;
  }
  .count th[scope='row'] {
    padding-inline-start: 0;
    text-align: start;
    color: #4c5664;
  }
  .count tfoot tr :is(td, th) {
    border-block-start: 1px solid #17202e40;
    font-weight: 700;
  }
  .count .together :is(td, th) {
    color: var(--ink);
    font-size: 1.0625rem;
    font-weight: 800;
  }
  .score .marks {
    display: none;
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
  @container cartavola-table (inline-size >= 56.25rem) {
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
`;
