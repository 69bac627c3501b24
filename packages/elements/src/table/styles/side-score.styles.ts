import {css} from 'lit';

/** Styles for a side's points and their scale, in a score or beside the game. */
export const sideScoreStyles = css`
  .side-score {
    display: flex;
    align-items: center;
    gap: 8px;
  }
  .side-score .members {
    flex: none;
  }
  .side-score b {
    margin-inline-start: auto;
    font-size: 1.286em;
  }
  .scale {
    position: relative;
    block-size: 10px;
    margin-block: 4px;
    border-radius: 5px;
    background: #92c9ee;
    overflow: clip;
  }
  .scale i {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
  }
  .scale .taken {
    inline-size: calc(var(--share) * 100%);
    background: #d39a1c;
  }
  .scale .goal {
    inset-inline-start: calc(var(--share) * 100%);
    inline-size: 2px;
    background: var(--ink);
  }
`;
