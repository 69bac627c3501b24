import {css} from 'lit';

/** Styles for a deal's score, line by line. */
export const scopaScoreStyles = css`
  .lines {
    inline-size: 100%;
    margin-block: 4px 10px;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  .lines :is(th, td) {
    padding: 3px 4px;
    vertical-align: middle;
    text-align: end;
  }
  .lines thead th {
    color: #4c5664;
    font-weight: 600;
    font-size: max(12px, 0.93em);
  }
  .lines tbody tr {
    border-block-start: 1px solid #17202e1f;
  }
  .lines tbody th {
    padding-inline-start: 0;
    text-align: start;
    font-weight: 600;
  }
  .lines tbody td {
    color: #4c5664;
    white-space: nowrap;
  }
  .lines .won span {
    color: var(--ink);
    font-weight: 800;
  }
  .lines .won b {
    margin-inline-start: 2px;
    padding: 0 6px;
    border-radius: 999px;
    color: #fffdf7;
    background: #17633f;
    font-size: max(12px, 0.93em);
  }
  .lines small {
    display: block;
    font-size: max(12px, 0.857em);
  }
  .lines .proofs {
    inline-size: 45%;
    max-inline-size: 0;
    min-inline-size: 64px;
  }
  .strip {
    display: flex;
    min-block-size: 31px;
    padding-inline-end: 20px;
    overflow: hidden;
  }
  .strip i {
    flex: 0 1 24px;
    min-inline-size: 0;
  }
  .strip svg {
    display: block;
    inline-size: 22px;
    filter: drop-shadow(0 0 1px rgb(0 0 0 / 0.55));
  }
  @container cartavola-table (inline-size < 27.5em) {
    .score:has(.lines) {
      padding: 10px;
    }
    .lines :is(th, td) {
      padding-inline: 2px;
    }
    .lines tbody th {
      font-size: max(12px, 0.93em);
    }
    .lines .proofs {
      min-inline-size: 48px;
    }
    .lines .won b {
      padding-inline: 4px;
    }
  }
  /* A narrow column has room only for the counts. */
  @container cartavola-table (inline-size < 20em) {
    .lines .proofs {
      inline-size: 0;
      min-inline-size: 0;
      padding: 0;
    }
    .strip {
      display: none;
    }
    .lines thead th {
      overflow-wrap: anywhere;
    }
  }
  @container cartavola-table (inline-size >= 56em) {
    .score:has(.lines) {
      inline-size: min(36em, 100%);
    }
  }
  @container cartavola-table (inline-size >= 56em) and (block-size >= 38em) {
    .strip {
      min-block-size: 42px;
      padding-inline-end: 28px;
    }
    .strip i {
      flex-basis: 32px;
    }
    .strip svg {
      inline-size: 30px;
    }
  }
`;
