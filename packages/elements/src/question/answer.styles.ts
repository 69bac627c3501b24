import {css} from 'lit';

/** Styles for the answer controls other than cards, and of the feedback. */
export const answerStyles = css`
  .candidates {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 6px;
  }
  .candidate {
    display: flex;
    align-items: center;
    gap: 8px;
    color: #17202e;
    background: #fffdf7;
  }
  .candidate.chosen {
    box-shadow: 0 0 0 3px var(--accent);
    background: #fff3c4;
  }
  /* After the answer, hide the other choices to make room. */
  .candidate[aria-disabled]:not(.chosen) {
    display: none;
  }
  .felt > .actions {
    flex-wrap: wrap;
    justify-content: center;
    margin: 0;
  }
  .felt .primary {
    color: #17202e;
    background: #fffdf7;
  }
  .number-answer {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 12px;
  }
  .count-field {
    inline-size: calc(var(--em) * 6.5);
    padding-inline: 8px;
    font-size: calc(var(--em) * 1.25);
    text-align: center;
  }
  /* Reserve space for the feedback from the start. */
  .says {
    min-block-size: calc(var(--em) * 4.5);
  }
  .says .feedback {
    min-block-size: 0;
  }
  .bubble-text {
    position: relative;
    display: grid;
    gap: 6px;
    padding: 8px 14px;
    border: 1px solid var(--note-edge);
    border-radius: 12px;
    color: var(--ink);
    background: var(--note);
    font-size: calc(var(--em) * 0.9375);
    line-height: 1.35;
  }
  @container cartavola-rules (inline-size < 44em) {
    .number-name {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    .count-field {
      inline-size: calc(var(--em) * 5);
      padding-inline: 2px;
      font-size: calc(var(--em) * 1.125);
    }
    .bubble-text {
      padding: 6px 12px;
      font-size: calc(var(--em) * 0.875);
    }
  }
  .bubble-text.at-card::before {
    position: absolute;
    inset-block-start: -8px;
    inset-inline-start: clamp(11px, var(--pointer, 50%) - 7px, 100% - 25px);
    inline-size: 14px;
    block-size: 14px;
    border: solid var(--note-edge);
    border-width: 1px 0 0 1px;
    background: inherit;
    content: '';
    transform: rotate(45deg);
  }
`;
