import {css} from 'lit';

/** Styles for a deal's fields, the keypad, and the setup of a match. */
export const entryStyles = css`
  .fields,
  .setup {
    display: flex;
    flex-direction: column;
    gap: 6px;
  }
  .field {
    display: flex;
    flex-direction: column;
    gap: 2px;
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  .label {
    padding: 0 2px;
    font-size: max(12px, 0.84em);
    font-weight: 600;
  }
  .fields .field[data-size='2'] {
    display: grid;
    grid-template-columns: minmax(0, 31%) minmax(0, 1fr);
    align-items: center;
  }
  .cells {
    --least: 4em;
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, var(--least)), 1fr));
    gap: 6px;
  }
  :is([data-size='5'], [data-size='6']) .cells {
    --least: max(4.2em, 30%);
  }
  .setup .cells {
    --least: 8em;
  }
  .setup [data-size='6'] .cells {
    --least: 2em;
  }
  .cell,
  .option {
    position: relative;
    display: flex;
    flex-direction: column;
    justify-content: center;
    min-block-size: 46px;
    min-inline-size: 0;
    padding: 2px;
    border: 1px solid var(--edge);
    border-radius: 12px;
    text-align: center;
    cursor: pointer;
    -webkit-user-select: none;
    user-select: none;
  }
  .cell .name {
    color: var(--quiet);
    font-size: max(12px, 0.75em);
    line-height: 1.2;
  }
  .cell b {
    font-size: 1.25em;
    line-height: 1.2;
    font-variant-numeric: tabular-nums;
  }
  .cell .rest {
    color: var(--quiet);
    font-weight: 400;
    font-style: italic;
  }
  .cell[data-active] {
    border: 2px solid var(--green);
    background: var(--wash);
  }
  .cell[aria-invalid] b {
    color: var(--wrong);
  }
  .option input[type='radio'] {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    border-radius: 12px;
    opacity: 0;
    cursor: pointer;
  }
  .option:has(:checked) {
    border: 2px solid var(--green);
    background: var(--green);
    color: var(--on-green);
    font-weight: 700;
  }
  .option:has(:focus-visible) {
    outline: 3px solid var(--green);
    outline-offset: 1px;
  }
  .option .name {
    font-size: max(12px, 0.94em);
    line-height: 1.15;
  }
  /* Small enough for four default names side by side on a small phone. */
  .fields .option .name {
    font-size: max(12px, 0.76em);
  }
  .sign {
    font-size: 1.5em;
    line-height: 1.3;
  }
  .suit-D {
    color: light-dark(#b00d24, #ff8f9c);
  }
  .option:has(:checked) .sign {
    color: inherit;
  }
  .keypad {
    display: grid;
    grid-template-columns: repeat(5, minmax(0, 1fr));
    gap: 5px;
  }
  .key {
    padding: 0;
    font-size: 1.2em;
    font-variant-numeric: tabular-nums;
    background: var(--wash);
    border-color: var(--line);
  }
  .key.wide {
    grid-column: span 2;
    font-size: max(16px, 0.8em);
  }
  .player {
    display: grid;
    grid-template-columns: minmax(0, 1fr) max(76px, 4.75em);
    gap: 6px;
  }
  .player input[type='text'] {
    min-block-size: 46px;
    min-inline-size: 0;
    padding: 4px 12px;
    border: 1px solid var(--edge);
    border-radius: 12px;
    color: inherit;
    background: none;
    /* Some mobile browsers zoom in on focused fields whose text is smaller than this. */
    font: inherit;
    font-size: max(16px, 1em);
  }
  .player:not(:has(.deals)) input {
    grid-column: 1 / -1;
  }
  .player input::placeholder {
    color: var(--quiet);
    opacity: 1;
  }
  .stepper {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 52px 3em 52px;
    align-items: center;
    text-align: center;
  }
  .stepper .label {
    text-align: start;
  }
  .stepper b {
    font-size: 1.25em;
    font-variant-numeric: tabular-nums;
  }
  @container cartavola-pad (inline-size < 15em) {
    .fields .field[data-size='2'],
    .player {
      display: flex;
      flex-direction: column;
      align-items: stretch;
    }
    .stepper {
      grid-template-columns: 1fr 3em 1fr;
    }
    .stepper .label {
      grid-column: 1 / -1;
    }
  }
`;
