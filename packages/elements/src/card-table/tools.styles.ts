import {css} from 'lit';

/** The tools, and the last trick. */
export const toolStyles = css`
  .tools {
    display: flex;
    justify-content: space-around;
    align-items: center;
    padding: 0 8px;
  }
  .tool {
    display: grid;
    place-items: center;
    min-inline-size: 48px;
    min-block-size: 44px;
    border-radius: 12px;
    font-size: 1.125rem;
  }
  .tool:hover {
    background: var(--hover);
  }
  .last-cards {
    display: flex;
    gap: 6px;
    padding-block: 6px 14px;
  }
  .last-cards li {
    position: relative;
    inline-size: 56px;
  }
  .last-cards .owner {
    inset-block: auto -14px;
  }
  .last-cards .winner svg:first-of-type {
    outline: 3px solid var(--ring);
    outline-offset: 1px;
    border-radius: 9%;
  }
  .tick {
    display: none;
  }
  @container cartavola-table (inline-size >= 56.25rem) {
    .tools {
      justify-self: end;
      align-self: end;
      margin: 0 24px 8px 0;
      padding: 2px 6px;
      border-radius: 14px;
      background: var(--shade);
    }
    .last {
      grid-area: last;
      justify-self: end;
      align-self: start;
      inline-size: 216px;
      margin: 8px 24px 0 0;
      padding: 12px 14px;
      border-radius: 16px;
      background: var(--shade);
    }
    .last h3 {
      color: var(--quiet);
      font-size: 0.8125rem;
    }
    .last .last-cards li {
      inline-size: 43px;
    }
    .table .tool.last-trick {
      display: none;
    }
  }
`;
