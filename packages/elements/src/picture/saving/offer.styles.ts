import {css} from 'lit';

/** Styles for the file format buttons below a picture's save button. */
export const offerStyles = css`
  .offer {
    position: absolute;
    inset: 44px 4px auto auto;
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: 6px;
    max-inline-size: min(280px, 100% - 8px);
    box-sizing: border-box;
    padding: 6px;
    border-radius: 9px;
    color: #17202e;
    background: #fffdf7;
    box-shadow: 0 4px 16px #0005;
    font: 14px/1.35 system-ui;
  }
  .offer button {
    min-inline-size: 56px;
    min-block-size: 36px;
    margin: 0;
    padding: 6px 10px;
    border: 1px solid #8a8f87;
    border-radius: 7px;
    color: inherit;
    background: none;
    font: inherit;
  }
  .offer button:hover {
    background: #f0e9d8;
  }
  .offer [role='status']:not(:empty) {
    flex: 1 0 100%;
    overflow-wrap: anywhere;
  }
  @media print {
    .offer {
      display: none;
    }
  }
`;
