import {css} from 'lit';

/** Styles of a lesson: its head, the step, and the controls. */
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
    grid-template-rows: auto 1fr auto;
    border-block-start: 1px solid var(--line);
  }
  .lesson-head,
  .lesson-foot {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 12px 20px;
    padding: 14px 16px;
  }
  .lesson-head {
    align-items: flex-start;
  }
  .lesson-title {
    font-size: calc(var(--cartavola-em) * 1.125);
    font-weight: 700;
    line-height: 1.25;
  }
  .place,
  .asked {
    color: var(--quiet);
    font-size: calc(var(--cartavola-em) * 0.9375);
  }
  .skills {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 14px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .skill {
    display: grid;
    justify-items: center;
    gap: 4px;
    color: var(--quiet);
    font-size: calc(var(--cartavola-em) * 0.8125);
  }
  .skill.here {
    color: var(--green);
    font-weight: 700;
  }
  @container cartavola-rules (inline-size < 44em) {
    .lesson-foot .asked {
      order: -1;
      flex-basis: 100%;
    }
    .lesson-foot .asked:empty {
      display: none;
    }
    .skills {
      gap: 6px 10px;
    }
    .skill {
      align-content: start;
    }
    .dot {
      inline-size: 11px;
      block-size: 11px;
    }
    /* Its name stands above. */
    .skill-name {
      display: none;
    }
  }
  .dots {
    display: flex;
    gap: 3px;
  }
  .dot {
    position: relative;
    box-sizing: border-box;
    inline-size: 14px;
    block-size: 14px;
    border: 2px solid var(--quiet);
    border-radius: 50%;
  }
  .dot.done {
    border-color: var(--green);
    background: var(--green);
  }
  .dot.done::after {
    position: absolute;
    inset: 1px 3px 2px;
    border: solid var(--surface);
    border-width: 0 2px 2px 0;
    content: '';
    transform: rotate(40deg) scale(0.9);
  }
  .dot.left-out {
    border-style: dotted;
    border-color: var(--green);
  }
  .dot.here {
    border-color: var(--green);
    box-shadow: inset 0 0 0 2px var(--surface);
    background: var(--green);
  }
  .step {
    display: grid;
    grid-template-rows: auto 1fr;
    grid-template-columns: minmax(0, 1fr);
    gap: 16px;
    padding: 4px 16px 12px;
  }
  .step-title {
    padding: 0;
    border: 0;
    font-size: calc(var(--cartavola-em) * 1.5);
    font-weight: 700;
    line-height: 1.25;
    text-wrap: balance;
  }
  .step-title:empty {
    display: none;
  }
  .step-text {
    display: grid;
    align-content: start;
    gap: 8px;
  }
  .step-text .text {
    max-inline-size: calc(var(--cartavola-em) * 38);
  }
  .link-button {
    min-block-size: 24px;
    color: inherit;
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  .rule-link {
    justify-self: start;
    min-block-size: 44px;
    color: var(--green);
  }
  /* The sticky foot does not cover a focused element. */
  .step :is(a, button, input, [tabindex]) {
    /* The page may have a sticky header at the upper edge. */
    scroll-margin-block: 84px calc(72px + var(--cartavola-em) * 2);
  }
  /* The buttons to go on stay in view as long as their step is. */
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
    flex: 1 1 calc(var(--cartavola-em) * 12);
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
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
    font-size: calc(var(--cartavola-em) * 0.9375);
  }
  .meter {
    max-inline-size: calc(var(--cartavola-em) * 20);
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
    grid-template-columns: minmax(0, 1fr);
    gap: 8px;
    justify-items: start;
  }
  .deal > :not(.primary) {
    justify-self: stretch;
  }
  .left-out-rules {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 16px;
  }
  .left-out-rules .link-button {
    min-block-size: 44px;
    color: var(--green);
  }
  @container cartavola-rules (inline-size >= 44em) {
    .lesson-head,
    .lesson-foot,
    .step {
      padding-inline: 28px;
    }
    .book:has(.lesson) > .views {
      padding-inline: 28px;
    }
    .step {
      grid-template-rows: 1fr;
      align-content: stretch;
      grid-template-columns: minmax(0, 5fr) minmax(0, 8fr);
    }
    .step.without-board,
    .step:has(.deal) {
      grid-template-rows: auto auto;
      grid-template-columns: minmax(0, 1fr);
      align-content: start;
    }
    .step-title {
      font-size: calc(var(--cartavola-em) * 1.875);
    }
  }
`;
