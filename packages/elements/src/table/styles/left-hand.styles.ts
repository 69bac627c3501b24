import {css} from 'lit';

/** Styles for a table for left-handed readers: the corners swap sides, but the seats don't. */
export const leftHandStyles = css`
  .left-handed > .tools {
    flex-direction: row-reverse;
  }
  @container cartavola-table ((inline-size < 43em) and (block-size >= 30em)) or (inline-size < 35em) {
    .left-handed {
      grid-template-columns: auto minmax(0, 1fr);
    }
    .left-handed > .own {
      grid-column: 2;
      justify-content: end;
      padding-inline: 0 10px;
    }
    .left-handed > .tools {
      grid-column: 1;
    }
  }
  @container cartavola-table (inline-size >= 43em) and (block-size >= 30em) {
    .left-handed {
      grid-template-areas:
        'bar bar bar' 'last opposite sides' 'left middle right' 'asked asked asked' 'prompt prompt prompt' 'hands hands hands' 'tools own own';
    }
    .left-handed > .own {
      justify-content: end;
    }
    .left-handed > .last {
      grid-area: 2 / 1 / 4;
      justify-self: start;
      margin: 12px 0 0 var(--edge);
    }
    .left-handed > .sides {
      justify-self: end;
      margin: 12px var(--edge) 0 0;
    }
    .left-handed > .tools {
      justify-self: start;
    }
  }
  @container cartavola-table (inline-size >= 56em) and (block-size >= 30em) {
    .left-handed {
      grid-template-areas: 'bar bar bar' 'last opposite sides' 'left middle right' 'left asked right' '. hands prompt' 'tools hands own';
    }
    .left-handed > .own {
      justify-content: start;
    }
    .left-handed > :is(.prompt, .own) {
      margin-inline-end: var(--edge);
    }
    .left-handed > .tools {
      margin-inline: calc(var(--edge) - 8px) 0;
    }
    .left-handed > .panel {
      inset-inline: var(--edge) auto;
    }
  }
  @container cartavola-table (inline-size >= 38em) and (block-size < 30em) {
    .left-handed {
      grid-template-areas: 'bar bar bar' 'seats opposite prompt' 'seats middle prompt' 'own hands sides' 'tools hands sides';
    }
    .left-handed > .tools {
      justify-content: start;
    }
  }
`;
