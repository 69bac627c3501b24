import {css} from 'lit';

/** Styles of a table for the left hand: the corners change sides, the seats do not. */
export const leftHandStyles = css`
  .left-handed > .tools {
    flex-direction: row-reverse;
  }
  @container cartavola-table (inline-size >= 56em) and (block-size >= 30em) {
    .left-handed {
      grid-template-areas: 'bar bar bar' 'last opposite sides' 'left middle right' '. hands prompt' 'tools hands own';
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
    .left-handed > :is(.prompt, .own) {
      margin-inline-end: var(--edge);
    }
    .left-handed > .tools {
      justify-self: start;
      margin-inline: calc(var(--edge) - 8px) 0;
    }
    .left-handed > .panel {
      inset-inline: var(--edge) auto;
    }
  }
  @container cartavola-table (inline-size >= 35em) and (block-size < 30em) {
    .left-handed {
      grid-template-areas: 'bar bar bar' 'seats opposite prompt' 'seats middle prompt' 'own hands sides' 'tools hands sides';
    }
    .left-handed > .tools {
      justify-content: start;
    }
  }
`;
