import {css} from 'lit';

/**
 * Styles for the boxes around the felt. The height depends on the available width and the viewport, so everything needed
 * for a decision is in view at once. If a page sets the element's height, the frame and its content adapt to it.
 * `cartavola.css` has the same rules for elements that are not defined yet.
 */
export const frameStyles = css`
  .box {
    all: initial;
    display: flex;
    flex: 1 1 auto;
    flex-direction: column;
    min-block-size: 0;
    break-inside: avoid;
    container: cartavola-box / inline-size;
    color-scheme: inherit;
    visibility: inherit;
    pointer-events: inherit;
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    /* Follow the reader's text size, not the font size of the root element. */
    font-size: var(--cartavola-font-size, medium);
    -webkit-user-select: none;
    user-select: none;
  }
  .frame {
    flex: 1 1 clamp(350px, max(700px, 60cqi, min(100cqi, 820px)), 100svh);
    /* The content may need more height if the reader's text is large. */
    min-block-size: var(--grown, 0);
    /* Otherwise, a grid or flex row in the page may stretch the element beyond the window. */
    max-block-size: max(100svh, var(--grown, 0px));
    display: grid;
    /* The felt fills the frame, or is taller if its content needs more (see frame-height.ts). It isn't a minimum of auto,
       because WebKit takes that as 0 for a clipped item. */
    grid-template: minmax(min-content, 1fr) / minmax(0, 1fr);
    container: cartavola-table / size;
    /* Without layout containment, Firefox rebalances CSS columns around the table whenever a card moves. */
    contain: layout;
  }
  /* Tablets in portrait. */
  @media (orientation: portrait) {
    .frame {
      flex-basis: clamp(350px, max(700px, 145cqi), 100svh);
    }
  }
  @media print {
    .frame {
      flex: none;
      block-size: auto;
      max-block-size: none;
      container-type: inline-size;
      contain: none;
    }
  }
`;
