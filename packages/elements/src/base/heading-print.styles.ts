import {css} from 'lit';

/**
 * Styles for print that keep a heading on the page of the content below it. Firefox doesn't support `break-after:
 * avoid`. So an invisible box, as high as `--kept`, ends an unbreakable heading, and the content covers it.
 */
export const headingPrintStyles = css`
  @media print {
    :is(h2, h3) {
      break-inside: avoid;

      &::after {
        content: '';
        display: block;
        margin-block-end: calc(var(--kept, 60mm) * -1);
        padding-block-end: var(--kept, 60mm);
      }
    }
  }
`;
