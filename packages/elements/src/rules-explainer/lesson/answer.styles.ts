import {css} from 'lit';

/** Styles of the controls to answer with, other than cards, and of the feedback. */
export const answerStyles = css`
  .candidates {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 8px;
  }
  .candidate {
    display: flex;
    align-items: center;
    gap: 8px;
    color: #17202e;
    background: #fffdf7;
  }
  .candidate.chosen {
    box-shadow: 0 0 0 3px var(--gold);
    background: #fff3c4;
  }
  .number-answer {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 12px;
    color: var(--cream);
  }
  .count-field {
    inline-size: calc(var(--cartavola-em) * 6);
    color: #17202e;
    background: #fffdf7;
    font-size: calc(var(--cartavola-em) * 1.25);
    text-align: center;
  }
  /* Hidden if there is neither a question nor feedback. */
  .says .feedback {
    min-block-size: calc(var(--cartavola-em) * 5.5);
  }
  .bubble-text {
    position: relative;
    display: grid;
    gap: 6px;
    padding: 12px 16px;
    border-radius: 12px;
    color: #17202e;
    background: #fffdf7;
    font-size: var(--cartavola-em);
    line-height: 1.4;
  }
  .bubble-text.at-card::before {
    position: absolute;
    inset-block-start: -7px;
    inset-inline-start: calc(var(--pointer, 50%) - 7px);
    inline-size: 14px;
    block-size: 14px;
    background: inherit;
    content: '';
    transform: rotate(45deg);
  }
`;
