import {css} from 'lit';

/** Styles of the panels over the table. */
export const panelStyles = css`
  .panel {
    position: absolute;
    z-index: 8;
    inset-inline: 8px;
    inset-block-end: 56px;
    max-block-size: calc(100% - 64px);
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
    font-size: 1.15em;
  }
  .panel .log {
    max-block-size: 24em;
    user-select: text;
  }
  .asks {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(9.5em, 1fr));
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
    flex: 0 0 5em;
  }
  kbd {
    font: inherit;
    font-weight: 700;
    color: var(--text);
  }
  @container cartavola-table (inline-size >= 56em) and (block-size >= 30em) {
    .panel {
      inset: auto var(--edge) 76px auto;
      inline-size: 28em;
      max-block-size: calc(100% - 136px);
    }
  }
  @container cartavola-table (inline-size >= 35em) and (block-size < 30em) {
    .panel {
      inset-block: 4px;
      max-block-size: none;
    }
  }
`;
