import {css} from 'lit';

/** Styles for text in both lessons and rules: terms, notes and figures. */
export const textStyles = css`
  .term {
    color: var(--green);
    text-decoration: underline dotted 1.5px;
    text-underline-offset: 0.22em;
    cursor: help;
  }
  .badge {
    margin-block-start: 8px;
    padding: 8px 12px;
    border-inline-start: 4px solid var(--note-edge);
    border-radius: 8px;
    background: var(--note);
    font-size: calc(var(--em) * 0.9375);
    line-height: 1.45;
    text-wrap: pretty;
  }
  .figure {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
    margin-block: 10px 4px;
  }
  .figure li {
    display: grid;
    justify-items: center;
  }
  .card {
    inline-size: 44px;
  }
  .card svg {
    display: block;
    inline-size: 100%;
    block-size: auto;
    filter: drop-shadow(0 1px 2px rgb(0 0 0 / 0.25));
  }
  .note {
    font-size: calc(var(--em) * 0.9375);
    font-variant-numeric: tabular-nums;
    font-weight: 700;
  }
  .sign {
    color: var(--quiet);
    font-size: calc(var(--em) * 1.25);
    font-weight: 700;
  }
  dt,
  dd {
    display: inline;
  }
  dt {
    font-weight: 700;
  }
  dt::after,
  .bubble b::after {
    content: ' · ';
  }
  .bubble {
    position: absolute;
    z-index: 1;
    inset-block-start: var(--top, 0);
    inset-inline-start: var(--left, 0);
    inline-size: max-content;
    max-inline-size: min(var(--em) * 20, 100% - 16px);
    padding: 10px 14px;
    border-radius: 12px;
    color: light-dark(#fbf6e9, #17202e);
    background: light-dark(#17202e, #f2efe6);
    box-shadow: 0 6px 24px rgb(0 0 0 / 0.3);
    font-size: calc(var(--em) * 0.9375);
    line-height: 1.4;
  }
  @media (forced-colors: active) {
    .badge,
    .bubble {
      border: 2px solid CanvasText;
    }
  }
`;
