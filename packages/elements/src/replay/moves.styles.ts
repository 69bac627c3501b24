import {css} from 'lit';

/** Styles for the parts beside the cards: comments, questions and the list of moves, which scroll together. */
export const movesStyles = css`
  .beside {
    min-block-size: 0;
    display: flex;
    flex-direction: column;
    gap: 8px;
    overflow-y: auto;
    overscroll-behavior: contain;
  }
  .said:not(:has(> *)) {
    display: none;
  }
  .said,
  .asked {
    flex: none;
    display: flex;
    flex-direction: column;
    gap: 6px;
    align-items: flex-start;
  }
  .comment {
    padding-inline-start: 10px;
    border-inline-start: 3px solid var(--accent);
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  .asked {
    padding: 8px 10px;
    border-radius: 10px;
    background: color-mix(in srgb, var(--here) 55%, transparent);
  }
  p.asked {
    display: block;
  }
  .count {
    color: var(--soft);
    font-size: 0.9em;
  }
  .choices {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
  }
  .moves {
    flex: 1 0 auto;
  }
  ol,
  ul {
    list-style: none;
    margin: 0;
    padding: 0;
  }
  .trick {
    display: flex;
    flex-wrap: wrap;
    border-block-end: 1px solid var(--line);
  }
  .move,
  .choice {
    position: relative;
  }
  .move {
    min-block-size: 32px;
    padding: 2px 7px;
    border-color: transparent;
    white-space: nowrap;
  }
  .who {
    color: var(--soft);
    font-size: 0.86em;
  }
  .here {
    background: var(--here);
    font-weight: 600;
  }
  .branched {
    font-style: italic;
  }
  .note {
    margin-inline-start: 4px;
    color: var(--accent);
  }
  /* Use a card's colours, so that the suits of all decks are also visible in dark mode. */
  .sign {
    display: inline-flex;
    align-items: center;
    gap: 1px;
    margin-inline: 1px;
    padding-inline: 4px;
    border-radius: 4px;
    color: #17202e;
    background: #fffdf7;
    box-shadow: 0 0 0 1px #17202e33;
    font-weight: 600;
    line-height: 1.3;
  }
  .card-sign {
    inline-size: 0.85em;
    block-size: 0.85em;
  }
`;
