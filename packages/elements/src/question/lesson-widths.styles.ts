import {css} from 'lit';

/** Styles for a lesson that depend on its width and the window's height. */
export const lessonWidthsStyles = css`
  @container cartavola-rules (inline-size < 44em) {
    /* Hide the title, because the page has its own and the skill is shown. */
    .lesson-title {
      display: none;
    }
    :is(.primary, .secondary, .candidate) {
      min-block-size: 46px;
      padding: 2px 10px;
      font-size: calc(var(--em) * 0.9375);
      line-height: 1.15;
    }
    .step:not(.without-board) .step-title {
      font-size: calc(var(--em) * 1.125);
    }
    .step:not(.without-board) .text {
      font-size: calc(var(--em) * 0.9375);
      line-height: 1.3;
    }
    .step-text .figure {
      gap: 4px;
    }
    .step-text .figure .card {
      inline-size: 32px;
    }
    .tight .step-text .figure .card {
      inline-size: 24px;
    }
    .tight .note {
      font-size: 12px;
    }
    .tight :is(.step, .stage, .felt) {
      gap: 4px;
    }
    .tight .heaps {
      row-gap: 2px;
    }
    .tight .bubble-text {
      padding: 2px 10px;
      line-height: 1.25;
    }
    .candidate,
    .lesson-foot :is(.primary, .secondary) {
      padding-inline: 8px;
      font-size: max(14px, calc(var(--em) * 0.75));
    }
    .tight .felt :is(.primary, .candidate) {
      min-block-size: 36px;
    }
    .tight .felt .candidate[aria-disabled] {
      min-block-size: 28px;
    }
    .tight .step {
      padding-block-end: 2px;
    }
  }
  @container cartavola-rules (inline-size < 20em) {
    .lesson-foot {
      flex-wrap: wrap;
    }
    .place {
      max-inline-size: calc(100% - var(--em) * 11.5);
    }
  }
  /* With large text, there is no space beside the view buttons, and a sticky foot would cover half of the window. */
  @container cartavola-rules (inline-size < 16em) {
    .lesson-foot {
      position: static;
    }
    .place {
      position: static;
      block-size: auto;
      max-inline-size: none;
      padding-block-end: 6px;
      text-align: start;
    }
    .views,
    .lesson-foot .actions {
      flex-wrap: wrap;
    }
    .step:not(.without-board) .step-title {
      font-size: var(--em);
    }
  }
  /* In a short window, reduce the text to leave room for the cards. */
  @media (max-height: 42em) {
    @container cartavola-rules (inline-size < 44em) {
      .step:not(.without-board) .text {
        font-size: calc(var(--em) * 0.875);
      }
    }
  }
  .tight .says {
    min-block-size: 0;
  }
  @container cartavola-rules (inline-size >= 44em) {
    /* Until the cards are measured, use a size that is small enough for most steps. */
    .lesson {
      --card: 72px;
    }
    .lesson-head,
    .lesson-foot,
    .step {
      padding-inline: 28px;
    }
    .lesson-foot {
      padding-block: 8px;
    }
    .place {
      inset-inline-end: 28px;
      max-inline-size: calc(100% - var(--em) * 17);
      font-size: calc(var(--em) * 0.875);
    }
    .step:not(.without-board, :has(.deal)) {
      grid-template-rows: 1fr;
      grid-template-columns: minmax(0, 5fr) minmax(0, 8fr);
      gap: 28px;
      padding-block-start: 8px;
    }
    .step-title {
      font-size: calc(var(--em) * 1.625);
    }
    .step-text {
      gap: 10px;
    }
    .step-text .text {
      font-size: calc(var(--em) * 1.0625);
      line-height: 1.5;
    }
  }
  /* In a tall window, put the board below the text. */
  @media (orientation: portrait) {
    @container cartavola-rules (44em <= inline-size < 62em) {
      .step:not(.without-board, :has(.deal)) {
        grid-template-rows: auto 1fr;
        grid-template-columns: minmax(0, 1fr);
        gap: 16px;
      }
    }
  }
`;
