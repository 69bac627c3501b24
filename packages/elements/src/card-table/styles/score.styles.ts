import {css} from 'lit';

/** Styles of the score of a finished deal. */
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
  .side-score {
    display: flex;
    align-items: center;
    gap: 8px;
  }
  .side-score b {
    margin-inline-start: auto;
    font-size: 1.286em;
  }
  .score .avatar {
    --size: 1.7em;
    border: 1px solid #17202e33;
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
  .marks {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 2px 20px;
    margin-block-end: 12px;
  }
  .marks li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    gap: 8px;
    align-items: baseline;
    color: #4c5664;
  }
  .marks b {
    min-inline-size: 1.6em;
    text-align: end;
  }
  .marks .won {
    color: var(--ink);
    font-weight: 700;
  }
  .marks .won b {
    color: #17633f;
  }
  .marks span:last-child {
    font-size: 0.93em;
    font-weight: 400;
  }
  .primary {
    inline-size: 100%;
    min-block-size: 48px;
    border-radius: 12px;
    color: var(--ink);
    background: var(--accent);
    font-weight: 800;
    font-size: 1.2em;
  }
  .primary:hover {
    background: #ffe07a;
  }
`;
