import {css} from 'lit';

/** Tools, panels, the last trick and the score. */
export const panelStyles = css`
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
  .panel {
    position: absolute;
    z-index: 5;
    inset-inline: 8px;
    inset-block-end: 56px;
    max-block-size: calc(100% - 120px);
    overflow: auto;
    padding: 8px 12px 14px;
    border-radius: 16px;
    color: var(--text);
    background: var(--panel);
    box-shadow: 0 10px 40px rgb(0 0 0 / 0.5);
  }
  .panel header {
    display: flex;
    justify-content: space-between;
    align-items: center;
    font-size: 1rem;
  }
  .panel .log {
    max-block-size: 22rem;
    user-select: text;
  }
  .asks {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(8.5rem, 1fr));
    gap: 8px;
  }
  .asks button {
    min-block-size: 44px;
    padding: 4px 10px;
    border-radius: 12px;
    border: 1px solid var(--line);
    font-weight: 600;
  }
  .asks button:hover {
    background: var(--hover);
  }
  .keys {
    margin-block-start: 12px;
    color: var(--quiet);
  }
  .keys div {
    display: flex;
    gap: 12px;
    padding-block: 2px;
  }
  .keys dt {
    flex: 0 0 4.5rem;
  }
  kbd {
    font: inherit;
    font-weight: 700;
    color: var(--text);
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
  .score {
    inline-size: min(100%, 26rem);
    padding: 14px 18px 16px;
    border-radius: 16px;
    color: var(--ink);
    background: #fffdf7;
    box-shadow: 0 8px 30px rgb(0 0 0 / 0.35);
  }
  .score h3 {
    margin-block-end: 8px;
    font-size: 1.25rem;
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
    font-size: 1.125rem;
  }
  .score .avatar {
    --size: 1.5rem;
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
    font-size: 0.8125rem;
    font-weight: 400;
  }
  .primary {
    inline-size: 100%;
    min-block-size: 48px;
    border-radius: 12px;
    color: var(--ink);
    background: var(--accent);
    font-weight: 800;
    font-size: 1.0625rem;
  }
  .primary:hover {
    background: #ffe07a;
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
    .panel {
      inset: auto 24px 76px auto;
      inline-size: 25rem;
    }
    .table .tool.last-trick {
      display: none;
    }
  }
`;
