import {css} from 'lit';

/** The seats around the table. */
export const seatStyles = css`
  .avatar {
    --size: 1.75rem;
    display: inline-grid;
    place-items: center;
    inline-size: var(--size);
    block-size: var(--size);
    flex: none;
    border-radius: 50%;
    border: 1px solid rgb(23 32 46 / 0.2);
    color: var(--ink);
    background: var(--seat, #fbf6e9);
    font-weight: 700;
    font-size: calc(var(--size) * 0.46);
    line-height: 1;
  }
  .seat-1 {
    --seat: #f2a48f;
  }
  .seat-2 {
    --seat: #f2c45c;
  }
  .seat-3 {
    --seat: #92c9ee;
  }
  .seat-4 {
    --seat: #c5b3f0;
  }
  .seat-5 {
    --seat: #a9d98c;
  }
  .avatar.unknown {
    color: var(--text);
    background: none;
    border: 2px dashed var(--line);
  }
  .seats {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(5rem, 1fr));
    gap: 4px;
    padding-inline: 8px;
  }
  .seat {
    display: grid;
    grid-template: 'avatar who' auto 'avatar taken' auto / auto minmax(0, 1fr);
    align-items: center;
    column-gap: 6px;
    padding: 4px 6px;
    border-radius: 12px;
    position: relative;
  }
  .seat > .avatar {
    grid-area: avatar;
  }
  .acting > .avatar {
    box-shadow: 0 0 0 2px var(--felt), 0 0 0 5px var(--accent);
  }
  .who {
    grid-area: who;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px 6px;
    min-inline-size: 0;
  }
  .name {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .taken {
    grid-area: taken;
    color: var(--quiet);
    font-size: 0.8125rem;
  }
  .taken .icon {
    margin-inline-end: 4px;
  }
  .seat .taken .icon,
  .seat .held {
    display: none;
  }
  .badge {
    display: inline-flex;
    align-items: center;
    gap: 3px;
    padding: 1px 7px 1px 5px;
    border-radius: 999px;
    color: var(--ink);
    background: var(--accent);
    font-weight: 700;
    font-size: 0.75rem;
  }
  .own-suit {
    display: inline-grid;
    inline-size: 1.375rem;
    aspect-ratio: 1;
    padding: 3px;
    border-radius: 50%;
    background: #fffdf7;
  }
  .badge .icon {
    inline-size: 1em;
    block-size: 1em;
    stroke-width: 0;
  }
  @container cartavola-table (inline-size < 35rem) {
    .more {
      display: none;
    }
    .seat > .avatar {
      --size: 1.5rem;
    }
    /* Four or five stand upright side by side. */
    .seats:has(.top-left) {
      grid: auto / auto-flow minmax(0, 1fr);
      gap: 0;
      padding-inline: 4px;
    }
    .seats:has(.top-left) .seat {
      display: flex;
      flex-direction: column;
      gap: 1px;
      padding: 4px 1px;
      text-align: center;
    }
    .seats:has(.top-left) .who {
      flex-direction: column;
      flex-wrap: nowrap;
      max-inline-size: 100%;
    }
    .seats:has(.top-left) .name {
      max-inline-size: 100%;
    }
    .seat .badge .icon {
      display: none;
    }
    .badge {
      padding-inline: 6px;
    }
  }
  @container cartavola-table (inline-size >= 56.25rem) {
    .seats {
      display: contents;
    }
    .seat {
      grid-template: 'avatar who' auto 'held held' auto 'taken taken' auto / auto minmax(0, 1fr);
      gap: 6px 10px;
      padding: 0;
      font-size: 1rem;
    }
    .seat > .avatar {
      --size: 2.75rem;
    }
    .seat .held {
      grid-area: held;
      display: flex;
      align-items: center;
      gap: 10px;
      color: var(--quiet);
      font-size: 0.875rem;
    }
    .seat .taken .icon {
      display: inline;
    }
    .taken {
      font-size: 0.875rem;
    }
    .backs {
      display: flex;
    }
    .backs i {
      inline-size: 24px;
      margin-inline-end: -15px;
    }
    .backs i:last-child {
      margin-inline-end: 0;
    }
    .seat.bottom {
      grid-area: own;
      align-self: end;
      margin: 0 0 8px 24px;
    }
    .seat.left {
      grid-area: left;
      align-self: center;
      margin-inline-start: 24px;
      justify-self: start;
    }
    .seat.right {
      grid-area: right;
      align-self: center;
      margin-inline-end: 24px;
      justify-self: end;
    }
    .seat.top {
      grid-area: 2 / 2 / 3 / 3;
      align-self: start;
      justify-self: center;
      grid-template: 'avatar who held' auto 'avatar taken held' auto / auto auto auto;
      gap: 0 12px;
      z-index: 1;
    }
    /* Two on one side share its height. */
    .seat.top-left {
      grid-area: left;
      align-self: start;
      justify-self: start;
      margin: 16px 0 0 24px;
    }
    .seat.top-right {
      grid-area: right;
      align-self: start;
      justify-self: end;
      margin: 16px 24px 0 0;
    }
    .seats:has(.top-left) :is(.left, .right) {
      align-self: end;
      margin-block-end: 32px;
    }
    /* An open hand lies where that seat would be. */
    .table:has(.opposite) .seat.top {
      grid-area: left;
      align-self: center;
      justify-self: start;
      margin-inline-start: 24px;
      grid-template: 'avatar who' auto 'held held' auto 'taken taken' auto / auto minmax(0, 1fr);
      gap: 6px 10px;
    }
  }
`;
