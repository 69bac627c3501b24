import {css} from 'lit';

/** Styles for the score of a finished deal. */
export const scoreStyles = css`
  .score {
    inline-size: min(100%, 28em);
    max-block-size: 100%;
    overflow: auto;
    padding: 14px 18px 16px;
    border-radius: 16px;
    color: var(--ink);
    background: #fffdf7;
    box-shadow: 0 8px 30px rgb(0 0 0 / 0.35);
  }
  .score h3 {
    margin-block-end: 8px;
    font-size: 1.43em;
    line-height: 1.2;
  }
  .score .quiet {
    margin-block: 6px 8px;
    color: #4c5664;
  }
  .score .avatar {
    --size: 1.7em;
    border: 1px solid #17202e33;
  }
  .score .marks {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 2px 1.4em;
    margin-block-end: 12px;
  }
  .score .marks li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    gap: 0.57em;
    align-items: baseline;
    color: #4c5664;
  }
  .score .marks b {
    min-inline-size: 1.6em;
    text-align: end;
  }
  .score .marks :is(.won, .against) {
    color: var(--ink);
    font-weight: 700;
  }
  .score .marks .won b {
    color: #17633f;
  }
  .score .marks .against b {
    color: #9c1526;
  }
  .score .marks span:last-child {
    font-size: 0.93em;
    font-weight: 400;
  }
  @container cartavola-table (inline-size < 24em) {
    .score .marks {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  .score [data-group] {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  .score .primary {
    flex: 999 1 8em;
    min-block-size: 48px;
    border-radius: 12px;
    color: var(--ink);
    background: var(--accent);
    font-weight: 800;
    font-size: 1.2em;
  }
  .score .primary:hover {
    background: #ffe07a;
  }
  /* As wide as the score if the two buttons don't fit side by side. */
  .score .look-back {
    flex: 1 0 auto;
    min-block-size: 48px;
    padding-inline: 16px;
    border: 1px solid #17202e66;
    border-radius: 12px;
    font-weight: 700;
  }
  .score .look-back:hover {
    background: #17202e14;
  }
  /* On phones in landscape, the buttons are beside the score, and stay in view if it scrolls. */
  @container cartavola-table (inline-size >= 38em) and (block-size < 30em) {
    .score {
      display: grid;
      grid-template-columns: minmax(0, 1fr) max-content;
      align-content: start;
      column-gap: 20px;
      inline-size: min(100%, 42em);
      padding-block: 10px;
    }
    .score > * {
      grid-column: 1;
    }
    .score > [data-group] {
      position: sticky;
      inset-block-start: 0;
      grid-area: 1 / 2 / span 12;
      flex-direction: column;
      align-self: start;
    }
    .score > [data-group] button {
      flex: none;
      padding-inline: 16px;
    }
  }
`;
