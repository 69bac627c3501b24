import {css} from 'lit';

/** Styles of the characters' remarks. */
export const remarkStyles = css`
  .remark {
    position: absolute;
    z-index: 5;
    inline-size: max-content;
    max-inline-size: min(60cqi, 16em);
    padding: 5px 10px;
    border-radius: 12px;
    box-shadow: 0 2px 8px rgb(0 0 0 / 0.35);
    color: #17202e;
    background: #fffdf7;
    font-size: max(12px, var(--cartavola-em) * 0.8125);
    line-height: 1.25;
    text-align: center;
  }
  .remark::before {
    content: '';
    position: absolute;
    inset: -5px auto auto clamp(10px, var(--tail) - 6px, 100% - 22px);
    border-inline: 6px solid transparent;
    border-block-end: 6px solid #fffdf7;
  }
  .remark.above::before {
    inset-block: auto -5px;
    rotate: 180deg;
  }
`;
