import {css} from 'lit';

/**
 * Styles for pictures on green felt, on a light or dark background, or without a background, where text has the page's
 * colour. In print and in forced colours mode, pictures have no background.
 */
export const pictureStyles = css`
  .ground {
    --ground: none;
    --text: currentcolor;
    --quiet: currentcolor;
    --mark: #c2570c;
  }
  .ground[data-theme='felt'] {
    --ground: var(--cartavola-felt, #1f5c46);
    --text: var(--cartavola-text, #fffdf7);
    --quiet: var(--cartavola-text, #d7e6dd);
    --mark: var(--cartavola-accent, #ffd34d);
  }
  .ground[data-theme='light'] {
    --ground: #fff;
    --text: #17202e;
    --quiet: #4a5565;
  }
  .ground[data-theme='dark'] {
    --ground: #161b22;
    --text: #f3f5f7;
    --quiet: #b9c2cc;
    --mark: #ffd34d;
  }
  .picture {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    font-family: var(--cartavola-font, system-ui, sans-serif);
    font-style: normal;
    font-variant: normal;
    text-transform: none;
    text-indent: 0;
    text-shadow: none;
    letter-spacing: normal;
    word-spacing: normal;
    -webkit-print-color-adjust: exact;
    print-color-adjust: exact;
    /* Firefox would replace the colours of suits, which are text colours. */
    forced-color-adjust: none;
  }
  .ground {
    position: relative;
    background: var(--ground);
    border-radius: var(--cartavola-radius, 12px);
  }
  /* Save button in a corner, visible while the picture is hovered or focused. */
  .save {
    position: absolute;
    inset: 4px 4px auto auto;
    padding: 8px;
    border: 1px solid #8888;
    border-radius: 9px;
    color: #17202e;
    background: #fffdf7;
    font: 14px system-ui;
    opacity: 0;
  }
  .ground:is(:hover, :focus-within) > .save {
    opacity: 1;
  }
  /* Problem, shown with the page's own text. */
  .problem {
    all: initial;
    display: block;
    padding: 12px 16px;
    border: 2px solid #b00d24;
    border-radius: 12px;
    color: #17202e;
    background: #fffdf7;
    font: 16px/1.45 system-ui, sans-serif;
    overflow-wrap: anywhere;
  }
  .problem slot {
    display: block;
    margin-block-end: 0.5em;
    font-family: monospace;
    white-space: pre-wrap;
  }
  .problem ::slotted(pre) {
    margin: 0;
    white-space: pre-wrap;
  }
  @media (forced-colors: active) {
    .ground {
      --ground: none !important;
      --text: CanvasText !important;
      --quiet: CanvasText !important;
      --mark: Highlight !important;
    }
    .picture {
      color: CanvasText;
    }
  }
  @media print {
    .ground {
      --ground: none !important;
      --text: #17202e !important;
      --quiet: #17202e !important;
      --mark: #c2570c !important;
    }
    .save {
      display: none;
    }
  }
`;
