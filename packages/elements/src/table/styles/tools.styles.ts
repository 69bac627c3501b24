import {css} from 'lit';

/** Styles for the toolbar and the last trick. */
export const toolStyles = css`
  .tools {
    display: flex;
    align-items: center;
    align-self: end;
    justify-self: end;
    padding-inline: 8px;
  }
  .tool {
    display: grid;
    place-items: center;
    min-inline-size: 44px;
    min-block-size: 44px;
    border-radius: 12px;
    font-size: 1.2em;
  }
  .tool:hover {
    background: var(--hover);
  }
  .last-cards {
    --small: 52px;
    display: flex;
    gap: 6px;
    padding-block: 4px 20px;
  }
  .last-cards li {
    position: relative;
    inline-size: var(--small);
  }
  .last-cards ::before {
    inset-block: auto -18px;
  }
  /* Put the owners' signs below small cards, so the suits stay visible. */
  .last-cards:has(li:nth-child(5)) {
    padding-block-end: 20px;
  }
  .last-cards:has(li:nth-child(5)) li::before {
    inset-block-end: -18px;
  }
  .last-cards .winner svg:first-of-type {
    outline: 3px solid var(--ring);
    outline-offset: 1px;
    border-radius: 9%;
  }
  @container cartavola-table (inline-size < 15em) {
    .tools {
      flex-wrap: wrap;
    }
  }
  @container cartavola-table (inline-size >= 56em) and (block-size >= 30em) {
    .tools {
      flex-wrap: wrap;
      justify-content: end;
      margin-inline-end: calc(var(--edge) - 8px);
      padding: 2px 6px;
      border-radius: 14px;
      background: var(--shade);
    }
  }
  @container cartavola-table (inline-size >= 43em) and (block-size >= 30em) {
    .last {
      justify-self: end;
      align-self: start;
      inline-size: clamp(min(176px, 100% - var(--edge)), 17cqi, 250px);
      margin: 12px var(--edge) 0 0;
      padding: 10px 14px;
      border-radius: 16px;
      background: var(--shade);
    }
    .last h3 {
      color: var(--quiet);
      font-size: 0.93em;
    }
    .last .last-cards {
      --small: clamp(36px, min(3.6cqi, 7cqb), 64px);
      gap: 4px;
    }
    .last .last-cards:has(li:nth-child(5)) {
      --small: clamp(24px, 2.6cqi, 44px);
    }
    .last-cards:has(li:nth-child(5)) li::before {
      inset-inline-start: calc(50% - 10px);
      inline-size: 20px;
      block-size: 20px;
      font-size: 12px;
    }
    .table .tool.last-trick {
      display: none;
    }
  }
  @container cartavola-table (inline-size >= 38em) and (block-size < 30em) {
    .tools {
      flex-wrap: wrap;
      justify-content: end;
      padding: 0 4px 0 0;
    }
  }
`;
