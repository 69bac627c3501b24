import {css} from 'lit';

/** Styles for the calendar, and of the result to share. */
export const dailyStyles = css`
  .overview :is(.turns, .calendar) {
    inline-size: 100%;
    max-inline-size: calc(var(--em) * 24);
    margin-inline: auto;
  }
  .turns {
    display: flex;
    align-items: center;
    justify-content: space-between;
    font-weight: 600;
  }
  .turns .chip {
    border-color: transparent;
  }
  .turns svg {
    inline-size: 20px;
    block-size: 20px;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
  }
  .calendar {
    display: grid;
    grid-template-columns: repeat(7, minmax(0, 1fr));
    gap: 4px;
  }
  .calendar .chip {
    min-inline-size: 0;
    min-block-size: 40px;
    padding: 0;
    text-align: center;
  }
  .weekday {
    color: var(--quiet);
    font-size: calc(var(--em) * 0.875);
    text-align: center;
  }
  .chip:is([disabled], [aria-disabled]) {
    opacity: 0.4;
    cursor: default;
  }
  .lesson-foot textarea {
    flex: 1 1 16em;
    box-sizing: border-box;
    color: inherit;
    background: none;
    font: inherit;
  }
  @media (forced-colors: active) {
    .chip:is([disabled], [aria-disabled]) {
      opacity: 1;
      color: GrayText;
    }
  }
`;
