import {css} from 'lit';

/** Styles for the note over the question. */
export const noteStyles = css`
  .note {
    /* Covers the question in the same grid area, without affecting the area's size. */
    position: absolute;
    grid-area: prompt;
    inset: auto 0 0;
    z-index: 5;
    display: grid;
    gap: 2px;
    margin-inline: 10px;
    padding: 8px 14px;
    border-radius: 12px;
    color: var(--ink);
    background: #fffdf7;
    box-shadow: 0 6px 20px rgb(0 0 0 / 0.35);
  }
  /* As tall as the question below it, with the link beside the text. */
  @container cartavola-table (43em <= inline-size < 56em) and (block-size >= 30em) {
    .note {
      grid-template-columns: minmax(0, 1fr);
    }
    .note :is(a, button) {
      grid-area: 1 / 2 / span 2;
      margin-inline-start: 16px;
    }
  }
  /* The note covers the question, so hide it from screen readers too. */
  .table:has(.note) .prompt {
    visibility: hidden;
  }
  .note :is(a, button) {
    display: inline-grid;
    align-items: center;
    justify-self: start;
    min-block-size: 44px;
    margin-block-end: -6px;
    color: inherit;
    font-size: 1.07em;
  }
  .note button {
    text-decoration: underline;
  }
`;
