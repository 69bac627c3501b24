import {css} from 'lit';

/** Styles for Briscola's own parts. */
export const styles = css`
  /* The stock, half covering the turned-up card. */
  .talon {
    --width: calc(var(--trick-card) * 0.46);
    position: absolute;
    inset: auto auto 2px 8px;
    display: grid;
    grid-template-columns: calc(var(--width) * 0.55) var(--width);
    justify-items: start;
    line-height: 1.15;
    color: var(--quiet);
    font-size: max(12px, 0.857em);
  }
  .talon svg {
    grid-row: 1;
    grid-column: 1;
    inline-size: var(--width);
  }
  .talon svg + svg {
    grid-column: 2;
    box-shadow:
      rgb(255 253 247) 2px 2px 0 -1px,
      rgb(201 194 173) 4px 4px 0 -2px;
    border-radius: 9%;
  }
  .talon span {
    grid-row: 2;
    grid-column: 1 / -1;
    justify-self: center;
  }
  .needs {
    align-self: center;
    margin: 0;
    color: var(--quiet);
    font-size: max(12px, 0.857em);
  }
`;
