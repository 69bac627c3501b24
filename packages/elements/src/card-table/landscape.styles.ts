import {css} from 'lit';

/** A phone on its side: as high as the screen, the hand over the whole width, all else in three columns above it. */
export const landscapeStyles = css`
  @media (orientation: landscape) and (max-height: 480px) {
    :host {
      aspect-ratio: auto;
      min-block-size: max(20rem, 100svh);
    }
    @container cartavola-table (inline-size >= 35rem) {
      .table {
        --hand-card: 66px;
        --trick-card: 54px;
        grid-template: 'bar bar bar' auto 'seats opposite own' auto 'seats middle own' minmax(0, 1fr) 'sides middle tools' auto 'hands hands hands' auto / minmax(8.5rem, 1fr) minmax(0, 2.2fr) minmax(8.5rem, 1fr);
        gap: 0 8px;
        padding: 0;
        border-radius: 0;
      }
      .bar {
        padding: 2px 12px;
      }
      .totals .name,
      .pips,
      .last,
      .sides h3,
      .seat .held,
      .own > .avatar {
        display: none;
      }
      .totals li {
        display: flex;
      }
      .seats {
        display: block;
        padding: 4px 0 0 8px;
      }
      .table .seats .seat {
        display: grid;
        grid-template: 'avatar who' auto 'avatar taken' auto / auto minmax(0, 1fr);
        gap: 0 6px;
        justify-self: stretch;
        margin: 0;
        padding: 2px;
        font-size: 0.8125rem;
        text-align: start;
      }
      .table .seats .seat > .avatar {
        --size: 1.5rem;
      }
      .who {
        flex-flow: row wrap;
      }
      .sides {
        display: block;
        margin: 0;
        padding: 0 0 4px 8px;
        background: none;
        font-size: 0.75rem;
      }
      .own {
        grid-template: none;
        align-self: start;
        justify-items: end;
        gap: 2px;
        padding: 8px 8px 0 0;
        text-align: end;
      }
      .own > * {
        grid-area: auto;
      }
      .own > .taken {
        display: block;
      }
      .question {
        font-size: 1.25rem;
      }
      .detail {
        min-block-size: 0;
        font-size: 0.8125rem;
      }
      .middle {
        min-block-size: 0;
        padding-block-start: 8px;
      }
      .hand,
      .opposite .hand {
        min-block-size: 0;
        padding-block: 12px 6px;
      }
      .hand button {
        rotate: none;
      }
      .hand li {
        transform: none;
      }
      .tools {
        align-self: end;
        justify-self: end;
        margin: 0;
        padding: 0;
        background: none;
      }
      .table .tool.last-trick {
        display: grid;
      }
      .tool {
        min-inline-size: 44px;
      }
    }
  }
`;
