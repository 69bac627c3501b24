import {css} from 'lit';

/** A frame that a page has made low in a narrow place: what a decision needs alone. What does not fit even so is scrolled to. */
export const smallStyles = css`
  .box.scrolls {
    overflow: hidden auto;
  }
  @container cartavola-table (inline-size < 56em) and (block-size < 35em) and ((inline-size < 35em) or (block-size >= 30em)) {
    .table {
      --least-middle: 84px;
    }
    .table .bar {
      display: flex;
      min-block-size: 0;
      padding-block: 2px;
    }
    .table .seats {
      min-block-size: 0;
      padding-block: 2px 0;
    }
    .table .seat .taken,
    .table .sides,
    .table .detail,
    .table .own {
      display: none;
    }
    .table .seats:has(.seat) .who {
      min-block-size: 0;
    }
    .table .prompt {
      min-block-size: 0;
      padding-block: 0;
    }
    .table .question {
      overflow: hidden;
      font-size: 1.15em;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    .table .free span {
      display: none;
    }
    .table .asked {
      grid-area: middle;
      align-self: end;
    }
    .table .hands .hand.long {
      display: flex;
      padding-block: 8px 0;
      min-block-size: calc(var(--cartavola-hand-card) * 1.4 + 8px);
    }
    .table .hand {
      padding-block: 8px 0;
      min-block-size: calc(var(--cartavola-hand-card) * 1.4 + 8px);
    }
  }
`;
