import {css} from 'lit';

/** Styles for the calypsos in front of the seats. */
export const calypsoStyles = css`
  /* Two rows of ranks: the second is beside or below the first. The ten has two digits. */
  .calypso {
    grid-area: more;
    inline-size: 100%;
    --beside: 1;
    --below: 0px;
    --high: 1.5em;
    --rank: calc(100% / (7.3 + 6 * var(--beside)));
    position: relative;
    block-size: calc(var(--high) + var(--below));
    font-size: max(12px, 0.857em);
    line-height: 1;
    letter-spacing: -0.06em;
  }
  .calypso,
  .complete {
    border-radius: 3px;
    background: var(--shade);
  }
  .calypso svg {
    display: block;
    inline-size: calc(7.3 * var(--rank));
    block-size: var(--high);
    overflow: visible;
  }
  .calypso text {
    fill: var(--quiet);
    font-weight: 600;
    text-anchor: middle;
    dominant-baseline: central;
  }
  .calypso svg + svg {
    position: absolute;
    inset: var(--below) auto auto calc(var(--beside) * 7.3 * var(--rank));
  }
  .calypso i {
    position: absolute;
    inset: calc(var(--row) * var(--below)) auto auto calc((var(--middle) + var(--row) * var(--beside) * 7.3) * var(--rank));
    display: grid;
    place-items: center;
    inline-size: calc(var(--wide, 1) * var(--rank) - 1px);
    block-size: var(--high);
    translate: -50%;
    border-radius: 3px;
    color: #17202e;
    background: #fffdf7;
    font-weight: 800;
    font-style: normal;
    box-shadow: 0 1px 2px rgb(0 0 0 / 0.35);
  }
  .calypso .T {
    --wide: 1.3;
  }
  .suit-H i,
  .suit-D i {
    color: #b00d24;
  }
  .complete {
    position: absolute;
    inset: 0;
    visibility: hidden;
    animation: complete 1.8s ease-out;
  }
  .complete i {
    background: var(--accent) !important;
    box-shadow: 0 0 10px var(--accent) !important;
  }
  @keyframes complete {
    from {
      visibility: visible;
      transform: none;
    }
    15% {
      transform: scale(1.12);
    }
    60% {
      transform: scale(1.05);
      opacity: 1;
    }
    to {
      visibility: visible;
      transform: translateY(-16px) scale(0.9);
      opacity: 0;
    }
  }
  /* The number of complete calypsos is over the avatar, so nothing else in the line has to move. */
  .done {
    grid-area: avatar;
    place-self: end;
    z-index: 1;
    display: flex;
    margin: 0 -5px -3px 0;
    padding-inline: 3px;
    border-radius: 999px;
    color: var(--ink);
    background: var(--accent);
    box-shadow: 0 0 0 1.5px var(--felt);
    font-weight: 800;
    font-size: max(12px, 0.786em);
    line-height: 1.1;
  }
  .done .icon {
    inline-size: 0.9em;
    block-size: 1.1em;
    stroke-width: 0;
    vertical-align: top;
  }
  .discards {
    grid-area: pile;
    /* Room for the icon and two digits. */
    min-inline-size: calc(1.25em + 3px + 2ch);
    color: var(--quiet);
    font-size: max(12px, 0.857em);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  .discards .icon {
    margin-inline-end: 3px;
  }
  /* Empty alternative text, because the text for screen readers already contains the number. */
  .discards::after {
    content: attr(data-count);
    content: attr(data-count) / '';
  }
  .side b {
    color: var(--text);
  }
`;
