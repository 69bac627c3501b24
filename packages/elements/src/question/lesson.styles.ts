import {css} from 'lit';

/** Styles for a lesson: its header, the step, and the controls. */
export const lessonStyles = css`
  .book:has(.lesson) {
    display: flex;
    flex-direction: column;
    padding: 0;
    overflow: clip;
  }
  .lesson {
    flex: 1 0 auto;
    display: grid;
    grid-template: auto 1fr auto / minmax(0, 1fr);
    border-block-start: 1px solid var(--line);
  }
  .lesson-head {
    position: relative;
    padding: 6px 16px 8px;
  }
  .lesson-head:has(.progress) {
    padding-block: 0;
  }
  .lesson-foot {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
    padding: 6px 16px;
  }
  /* Show the reader's position in the lesson beside the view buttons. */
  .place {
    position: absolute;
    inset-block-end: 100%;
    inset-inline-end: 16px;
    display: grid;
    align-content: center;
    block-size: 46px;
    max-inline-size: calc(100% - var(--em) * 12.5);
    font-size: max(12px, calc(var(--em) * 0.75));
    line-height: 1.2;
    text-align: end;
    text-wrap: balance;
  }
  .place,
  .asked {
    color: var(--quiet);
  }
  .progress {
    display: flex;
    align-items: center;
    gap: 8px;
  }
  .previous {
    display: grid;
    place-content: center;
    inline-size: 28px;
    block-size: 28px;
    border-radius: 8px;
    color: var(--green);
  }
  button.previous::before {
    inline-size: 9px;
    block-size: 9px;
    border: solid;
    border-width: 0 0 2.5px 2.5px;
    rotate: 45deg;
    content: '';
  }
  .skills {
    display: flex;
    flex: 1;
    gap: 2px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .skill,
  .dots {
    display: contents;
  }
  .skill + .skill .dot:first-child {
    margin-inline-start: 4px;
  }
  .dot {
    flex: 1;
    display: grid;
    align-content: center;
    min-inline-size: 2px;
    block-size: 28px;
  }
  .dot::before {
    box-sizing: border-box;
    block-size: 6px;
    border-radius: 3px;
    background: var(--line);
    content: '';
  }
  .dot:is(.done, .here)::before {
    background: var(--green);
  }
  .dot.here::before {
    box-shadow: 0 0 0 2px var(--surface), 0 0 0 4px var(--green);
  }
  .dot.left-out::before {
    border: 1px solid var(--green);
    background: none;
  }
  button.dot:hover::before {
    block-size: 10px;
    border-radius: 5px;
  }
  .step {
    display: grid;
    grid-template-rows: auto 1fr;
    grid-template-columns: minmax(0, 1fr);
    gap: 8px;
    padding: 0 16px 6px;
  }
  /* Centre text without a board, as on a title page. */
  .step.without-board {
    grid-template-rows: auto;
    align-content: center;
    justify-content: center;
    grid-template-columns: minmax(0, calc(var(--em) * 34));
  }
  .step-title {
    padding: 0;
    border: 0;
    font-size: calc(var(--em) * 1.25);
    font-weight: 700;
    line-height: 1.2;
    text-wrap: balance;
  }
  .without-board .step-title {
    font-size: calc(var(--em) * 1.75);
  }
  .lesson-title {
    margin-inline-end: 8px;
  }
  .step-title:empty {
    display: none;
  }
  .step-text {
    display: grid;
    align-content: start;
    gap: 4px;
  }
  .step-text .text {
    max-inline-size: calc(var(--em) * 38);
    font-size: var(--em);
    line-height: 1.4;
  }
  .without-board .text {
    margin-block: 8px;
    font-size: calc(var(--em) * 1.125);
    line-height: 1.55;
  }
  .step-text .figure {
    margin: 0;
  }
  .stage {
    display: grid;
    align-content: start;
    grid-template-columns: minmax(0, 1fr);
    gap: 8px;
  }
  .link-button {
    min-block-size: 24px;
    color: inherit;
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  .rule-link,
  .resume,
  .watch-first {
    color: var(--green);
    font-size: calc(var(--em) * 0.9375);
  }
  /* The sticky foot must not cover a focused element. */
  .step :is(a, button, input, [tabindex]) {
    /* The page may have a sticky header. */
    scroll-margin-block: 84px calc(72px + var(--em) * 2);
  }
  /* Keep the buttons in view while their step is visible. */
  .lesson-foot {
    position: sticky;
    z-index: 2;
    inset-block-end: 0;
    border-block-start: 1px solid var(--line);
    background: var(--surface);
  }
  @media print {
    .lesson-foot {
      position: static;
    }
  }
  .asked {
    text-align: center;
    font-size: calc(var(--em) * 0.9375);
  }
  .actions {
    display: flex;
    justify-content: end;
    gap: 8px;
    margin-inline-start: auto;
  }
  .primary,
  .secondary,
  .candidate {
    min-block-size: 44px;
    padding: 8px 20px;
    border: 2px solid transparent;
    border-radius: 12px;
    font-weight: 650;
    text-align: center;
  }
  .primary {
    color: light-dark(#fff, #10241b);
    background: light-dark(#1f5a44, #8fd3b5);
  }
  .secondary {
    border-color: var(--quiet);
  }
  .secondary.offered {
    border-color: var(--note-edge);
    background: var(--note);
  }
  .lesson [aria-disabled='true']:not(.card) {
    opacity: 0.55;
    cursor: default;
  }
  .broken {
    padding: 8px 12px;
    border-inline-start: 4px solid var(--note-edge);
    border-radius: 8px;
    background: var(--note);
    font-size: calc(var(--em) * 0.9375);
  }
  .meter {
    max-inline-size: calc(var(--em) * 20);
    block-size: 10px;
    border-radius: 5px;
    background: var(--wash);
  }
  .meter span {
    display: block;
    inline-size: calc(var(--share) * 100%);
    block-size: 100%;
    border-radius: 5px;
    background: var(--green);
  }
  .deal {
    display: grid;
    align-content: start;
    grid-template-columns: minmax(0, 1fr);
    gap: 8px;
    justify-items: start;
  }
  .deal > :not(.primary) {
    justify-self: stretch;
  }
  /* The table replaces the lesson's header and the step's text. */
  .dealing :is(.lesson-head, .step-text) {
    display: none;
  }
  .dealing .step {
    grid-template-rows: 1fr;
    padding: 0;
  }
  .dealing .deal > :first-child {
    block-size: clamp(350px, 100svh - 120px, 820px);
  }
  .summed-rules {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 16px;
  }
  .summed-rules .link-button {
    min-block-size: 44px;
    color: var(--green);
  }
`;
