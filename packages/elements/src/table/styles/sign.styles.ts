import {css} from 'lit';

/** Styles for a trick's signs: discs with a suit, and text beside them, in the lower corners of the middle. */
export const signStyles = css`
  .signs {
    --apart: calc(var(--trick-card) + 8px);
    position: absolute;
    inset: 0 10px 2px;
    display: grid;
    grid-template: 1fr auto / minmax(0, 1fr) minmax(0, 1fr);
    gap: 4px var(--apart);
    align-items: end;
    pointer-events: none;
  }
  .sign {
    grid-area: 2 / 2;
    justify-self: end;
    display: flex;
    align-items: center;
    gap: 8px;
    line-height: 1.15;
    font-size: 0.93em;
  }
  .sign.led {
    grid-column: 1;
    justify-self: start;
  }
  .sign .card {
    flex: none;
    inline-size: 26px;
  }
  .sign b,
  .sign p span {
    display: block;
  }
  .sign p span {
    color: var(--quiet);
    font-size: max(12px, 0.92em);
  }
  .disc {
    position: relative;
    display: grid;
    place-items: center;
    flex: none;
    inline-size: clamp(32px, 2.46em, 44px);
    aspect-ratio: 1;
    border-radius: 50%;
    background: #fffdf7;
  }
  /* Room for the tag at the disc's corner. */
  .disc:has(i) {
    margin: 0 2px 7px 0;
  }
  .disc svg {
    inline-size: 62%;
    block-size: 62%;
  }
  .disc i {
    position: absolute;
    inset-block-end: -7px;
    inset-inline-end: -8px;
    padding: 0 5px;
    border-radius: 999px;
    color: var(--ink);
    background: var(--accent);
    font: 800 clamp(12px, 0.92em, 18px)/1.4 system-ui, sans-serif;
  }
  @container cartavola-table (inline-size < 27.5em) {
    .sign {
      gap: 6px;
      font-size: max(12px, 0.857em);
    }
    .sign p span {
      display: none;
    }
  }
  /* The signs are at both ends of the question. */
  @container cartavola-table (43em <= inline-size < 56em) and (block-size >= 30em) {
    .signs {
      inset: auto calc(-50cqi + 12px) -4.4em;
      grid-template-rows: auto auto;
      align-content: end;
      block-size: 7em;
    }
    .table:has(.signs) .prompt {
      min-block-size: 4.8em;
      padding-inline: 11.4em;
    }
    .sign {
      max-inline-size: 9.5em;
    }
  }
  @container cartavola-table (inline-size >= 56em) and (block-size >= 30em) {
    .signs {
      --apart: calc(var(--trick-card) * 1.5);
      inset: 0 0 calc(var(--trick-card) * 0.12);
      row-gap: 8px;
    }
    .sign {
      justify-self: start;
      gap: 12px;
      font-size: 1.15em;
    }
    .sign.led {
      justify-self: end;
    }
    .sign .card {
      inline-size: 38px;
    }
    .sign p span {
      font-size: 0.88em;
    }
    .disc {
      inline-size: 46px;
    }
  }
`;
