import {css} from 'lit';

/**
 * Resets inherited text styles, so the page's styles don't affect the kit's text. Language, direction and colour scheme
 * are still inherited, and an author's own lesson steps keep the page's styles.
 */
export const plainTextStyles = css`
  :where(
      .companion,
      .pad,
      .problem,
      .book > :not(.lesson),
      .lesson > :not(.step),
      .step > :not(.step-text),
      .step-text > :not(slot)
    ) {
    font-style: normal;
    font-variant: normal;
    font-weight: 400;
    font-stretch: normal;
    font-size-adjust: none;
    font-feature-settings: normal;
    font-kerning: auto;
    letter-spacing: normal;
    word-spacing: normal;
    text-indent: 0;
    text-transform: none;
    text-shadow: none;
    text-align: start;
    white-space: normal;
    word-break: normal;
    overflow-wrap: normal;
    hyphens: manual;
    line-break: auto;
    tab-size: 8;
    border-collapse: separate;
    border-spacing: 0;
    cursor: auto;
    text-emphasis: none;
    -webkit-text-fill-color: currentcolor;
    -webkit-text-stroke: 0;
  }
`;
