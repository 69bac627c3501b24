import {css} from 'lit';

/**
 * Styles for remarks, of great moments, and of numbers that are counted up. Moments cover the felt briefly and don't
 * receive pointer events.
 */
export const momentStyles = css`
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
    font-size: max(12px, 0.93em);
    line-height: 1.25;
    text-align: center;
  }
  .remark.narrow {
    max-inline-size: 8em;
  }
  /* A remark never covers a refusal or the coach's words. */
  .table:has(.note) .remark {
    visibility: hidden;
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
  .remark.beside::before {
    display: none;
  }
  .flights:has(> .moment) {
    inset: 0;
    z-index: 6;
  }
  .moment {
    --unit: clamp(46px, min(15cqi, 15cqb), 112px);
    position: absolute;
    inset: 0;
    overflow: clip;
  }
  .act {
    position: absolute;
    inset-block-start: var(--y);
    inset-inline-start: var(--x);
    display: grid;
    justify-items: center;
    gap: calc(var(--unit) * 0.16);
    inline-size: min(100cqi - 16px, 44em);
    translate: -50% -50%;
  }
  /* Dims only the felt behind the moment. */
  .veil {
    position: absolute;
    inset: -12% 0;
    background: radial-gradient(closest-side, color-mix(in srgb, var(--felt) 92%, transparent) 45%, transparent);
  }
  /* Hide the signs, because the moment may be taller than the middle. */
  .table:has(.act:is(.act-crown, .act-laurel, .act-sign)) .signs {
    opacity: 0;
  }
  @container cartavola-table (inline-size < 35em) {
    .table:has(.act:is(.act-crown, .act-laurel, .act-sign)) .own {
      opacity: 0;
    }
  }
  .act > .picture {
    position: relative;
    display: grid;
    place-items: center;
  }
  .act > .picture > * {
    grid-area: 1 / 1;
  }
  /* Limit this to moments, because a card in a stock may also have the class "shown". */
  .act :is(.shown, .gleam) {
    inline-size: var(--unit);
    border-radius: 9%;
    transform-origin: 50% 145%;
    filter: drop-shadow(0 2px 3px rgb(0 0 0 / 0.35));
  }
  .act-gather :is(.shown, .gleam) {
    inline-size: calc(var(--unit) * 0.92);
    transform-origin: 50% 50%;
  }
  .act-crown .shown {
    inline-size: calc(var(--unit) * 1.2);
    margin-block-start: calc(var(--unit) * 0.5);
  }
  .act .shown svg {
    display: block;
    inline-size: 100%;
  }
  .act .gleam {
    aspect-ratio: 100 / 140;
    overflow: clip;
    filter: none;
  }
  .gleam b {
    display: block;
    block-size: 100%;
    background: linear-gradient(105deg, transparent 30%, rgb(255 246 205 / 0.95) 50%, transparent 70%);
  }
  svg.crown {
    inline-size: calc(var(--unit) * 1.1);
    align-self: start;
    margin-block-start: calc(var(--unit) * -0.02);
    transform-origin: 50% 100%;
    filter: drop-shadow(0 3px 4px rgb(0 0 0 / 0.4));
  }
  .act-laurel > .picture {
    inline-size: calc(var(--unit) * 2.5);
    aspect-ratio: 1;
  }
  svg.laurel {
    inline-size: 100%;
    overflow: visible;
    filter: drop-shadow(0 2px 3px rgb(0 0 0 / 0.35));
  }
  .branch {
    transform-origin: 100px 184px;
  }
  .honoured {
    display: flex;
    justify-content: center;
  }
  .honoured .avatar {
    --size: calc(var(--unit) * 1.35);
    transform-origin: 50% 100%;
    font-size: max(12px, calc(var(--unit) * 0.4));
  }
  .honoured .avatar:has(> svg) {
    overflow: hidden;
    background: none;
  }
  .honoured svg {
    inline-size: 100%;
    block-size: 100%;
    border: 0;
  }
  .honoured .avatar:not(:only-child) {
    --size: calc(var(--unit) * 0.9);
    font-size: max(12px, calc(var(--unit) * 0.28));
  }
  .honoured .avatar + .avatar {
    margin-inline-start: calc(var(--unit) * -0.12);
  }
  .honoured:has(> :nth-child(3)) .avatar {
    --size: calc(var(--unit) * 0.58);
  }
  .act-sign > .picture > svg {
    inline-size: calc(var(--unit) * 2.1);
    filter: drop-shadow(0 3px 5px rgb(0 0 0 / 0.4));
  }
  .call {
    position: relative;
    display: grid;
    place-items: center;
    max-inline-size: 100%;
    text-align: center;
  }
  .call b {
    position: relative;
    padding: 0.15em 0.75em 0.2em;
    border-radius: 0.4em;
    color: var(--ink);
    background: #ffd54a;
    box-shadow: 0 3px 10px rgb(0 0 0 / 0.4);
    font-size: clamp(1.3em, 4cqi, 2em);
    font-weight: 900;
    line-height: 1.15;
    text-wrap: balance;
  }
  .act-sweep .call b {
    font-size: clamp(2em, 8cqi, 3.4em);
    letter-spacing: 0.02em;
    text-transform: uppercase;
    rotate: -4deg;
  }
  .stroke {
    position: absolute;
    inset-block: -34% -30%;
    inset-inline: -28%;
    inline-size: 156%;
    block-size: 164%;
  }
  .stroke path {
    fill: none;
    stroke: var(--ring);
    stroke-width: 9;
    stroke-linecap: round;
    stroke-dasharray: 1;
  }
  .rolls {
    position: absolute;
    overflow: clip;
    white-space: pre;
  }
  .rolls span {
    display: block;
  }
`;
