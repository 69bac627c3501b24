import {css} from 'lit';

/**
 * Styles for a narrow frame whose height the page has limited. It shows only the parts needed for a decision. If even
 * those don't fit, the frame scrolls. The limits are in pixels, so large text doesn't hide anything.
 */
export const smallStyles = css`
  .box.scrolls {
    overflow: hidden auto;
  }
  /* Below the minimum supported width, text uses the available space, and choices stay side by side. */
  @container cartavola-table (inline-size < 280px) {
    .table .prompt {
      block-size: 7.6em;
      overflow: hidden;
    }
    .table .choices:not(.of-cards) {
      gap: 4px;
      padding-inline: 4px;
    }
    .table .choices:not(.of-cards) .choice {
      flex: 1 1 0;
      min-inline-size: 44px;
      padding-inline: 2px;
      font-size: max(12px, 0.857em);
    }
  }
  @container cartavola-table (inline-size < 896px) and (block-size < 560px) and ((inline-size < 560px) or (block-size >= 480px)) {
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
    .table .seats:has(> .seat) .who {
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
    .table .free {
      visibility: hidden;
    }
    .table .hands .hand.long {
      display: flex;
      padding-block: 8px 0;
      min-block-size: calc(var(--hand-card) * 1.4 + 8px);
    }
    .table .hand {
      padding-block: 8px 0;
      min-block-size: calc(var(--hand-card) * 1.4 + 8px);
    }
  }
  @container cartavola-table (inline-size < 688px) and (block-size < 560px) and ((inline-size < 560px) or (block-size >= 480px)) {
    .table .asked {
      grid-area: middle;
      align-self: end;
    }
  }
`;
