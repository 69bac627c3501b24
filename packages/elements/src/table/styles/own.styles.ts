import {css} from 'lit';

/** Styles for the question, the reader's own seat, and the sides' panel. */
export const ownStyles = css`
  .prompt {
    display: grid;
    align-content: start;
    min-block-size: 4.8em;
    padding: 2px 10px 0;
    text-align: center;
  }
  .question {
    font-size: 1.6em;
    font-weight: 800;
    line-height: 1.15;
    letter-spacing: -0.01em;
    text-wrap: balance;
  }
  .prompt.acting .question {
    color: var(--call);
  }
  .detail {
    color: var(--quiet);
    line-height: 1.25;
    text-wrap: balance;
  }
  .own {
    display: flex;
    align-items: center;
    gap: 4px 8px;
    min-block-size: 44px;
    padding-inline: 10px 0;
    font-size: 0.93em;
  }
  .own > .taken {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px 8px;
    min-inline-size: 7em;
    font-size: inherit;
  }
  .own > .avatar {
    --size: 1.7em;
  }
  .sides {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    align-content: start;
    gap: 0 8px;
    min-block-size: 1.7em;
    padding-inline: 8px;
    font-size: 0.93em;
    color: var(--quiet);
  }
  .sides h3 {
    display: none;
  }
  .side {
    display: flex;
    align-items: center;
    gap: 5px;
    /* A width that doesn't depend on the text, so the content beside it doesn't shift. */
    inline-size: min(15.4em, 48.5%);
  }
  .members {
    display: inline-flex;
    gap: 2px;
  }
  @container cartavola-table (inline-size < 28em) {
    .side .avatar {
      --size: 1.45em;
    }
  }
  @container cartavola-table (inline-size < 24em) {
    .side {
      flex: 0 0 48.5%;
      flex-wrap: wrap;
      gap: 0 5px;
    }
    .side > span:last-child {
      min-inline-size: 0;
    }
    /* Put the members on their own line, because longer text beside them would wrap. */
    .side > .members {
      flex-basis: 100%;
    }
    .sides {
      gap: 0 4px;
      font-size: max(12px, 0.857em);
    }
  }
  /* In a narrow column, text wraps onto more lines. */
  @container cartavola-table (inline-size < 20em) {
    .table .prompt {
      min-block-size: 6.2em;
    }
    .table .sides {
      min-block-size: 3.6em;
    }
  }
  @container cartavola-table (inline-size < 35em) and (block-size < 37em) {
    .prompt {
      min-block-size: 3.8em;
    }
    .question {
      font-size: 1.43em;
    }
    .detail {
      font-size: max(12px, 0.86em);
    }
  }
  @container cartavola-table (inline-size >= 56em) and (block-size >= 30em) {
    .prompt {
      align-self: end;
      align-content: end;
      /* Otherwise, a row shrinks to the minimum height of its text, and longer text overlaps the reader's seat. */
      grid-auto-rows: max-content;
      gap: 4px;
      /* Two lines for each piece of text, regardless of its length. */
      block-size: calc(clamp(1.4em, 2cqi, 2.1em) * 2.3 + var(--details, 2.7em) + 10px);
      padding: 0 0 6px var(--edge);
      text-align: start;
    }
    .question {
      font-size: clamp(1.4em, 2cqi, 2.1em);
    }
    .detail {
      min-block-size: 2.5em;
      font-size: 1.07em;
      text-wrap: pretty;
    }
    .own {
      flex-wrap: wrap;
      align-self: end;
      min-block-size: 1.6em;
      padding: 0 0 4px var(--edge);
    }
  }
  @container cartavola-table (56em <= inline-size < 68em) and (block-size >= 30em) {
    .prompt {
      --details: 4.1em;
    }
  }
  @container cartavola-table (inline-size >= 43em) and (block-size >= 30em) {
    .own {
      padding-inline-start: var(--edge);
      font-size: 1em;
    }
    .sides {
      display: block;
      justify-self: start;
      align-self: start;
      inline-size: min(100% - var(--edge), 18.5em);
      margin: 12px 0 0 var(--edge);
      padding: 10px 14px;
      border-radius: 16px;
      background: var(--shade);
      color: var(--text);
      font-size: 1em;
    }
    .sides h3 {
      display: block;
      margin-block-end: 4px;
      font-size: 0.93em;
      color: var(--quiet);
    }
    .side {
      inline-size: auto;
    }
    .side + .side {
      margin-block-start: 4px;
    }
  }
  @container cartavola-table (43em <= inline-size < 56em) and (block-size >= 30em) {
    .side {
      flex-wrap: wrap;
      gap: 0 5px;
    }
    .side > .members {
      flex-basis: 100%;
    }
    .side:has(> .members > :only-child) > .members {
      flex-basis: auto;
    }
  }
  @container cartavola-table (inline-size >= 38em) and (block-size < 30em) {
    .prompt {
      gap: 2px;
      min-block-size: 0;
      padding: 8px 10px 0 0;
      text-align: end;
    }
    .question {
      font-size: 1.5em;
    }
    .own {
      justify-content: end;
      min-block-size: 1.6em;
      padding: 0 10px 0 0;
      text-align: end;
    }
    .own > .avatar {
      display: none;
    }
    .sides {
      display: block;
      align-self: end;
      min-block-size: 0;
      padding: 0 0 6px 10px;
      font-size: max(12px, 0.857em);
    }
    .side {
      inline-size: auto;
    }
    .side .avatar {
      --size: 1.45em;
    }
  }
`;
