import {css} from 'lit';

/** What stands at a table about the match itself: a strip that covers nothing, or a text in place of the table. */
export const noticeStyles = css`
  .notice {
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: 4px 12px;
    padding: 4px 12px;
    color: var(--text);
    background: var(--shade);
    text-align: center;
  }
  .notice.waiting {
    grid-row: 1 / -1;
    place-self: center;
    padding: 24px 12px;
    background: none;
    font-size: 1.15em;
  }
  .notice button {
    min-block-size: 44px;
    padding: 4px 16px;
    border: 1px solid var(--line);
    border-radius: 12px;
    font-weight: 600;
  }
  .notice button:hover {
    background: var(--hover);
  }
  /* Who looks on has no use for what plays on. */
  .table:has(.notice.elsewhere) :is(.score [data-group], .tool.undo, .panel [data-item='again']) {
    display: none;
  }
  @media print {
    .notice {
      display: none;
    }
  }
`;
