import {css} from 'lit';

/**
 * Styles for unknown players, the stock, the choice buttons, the signs at a table of five or six, and a solo player's
 * point range.
 */
export const capodamaStyles = css`
  /* A player whose identity is not known yet. */
  .avatar.unknown {
    color: var(--text);
    background: none;
    border: 2px dashed var(--line);
  }
  .stock {
    position: absolute;
    inset-block-end: 2px;
    inset-inline-start: 8px;
    max-inline-size: 76px;
    line-height: 1.15;
    text-align: center;
    display: grid;
    justify-items: center;
    gap: 2px;
    color: var(--quiet);
    font-size: max(12px, 0.857em);
  }
  .stock svg {
    inline-size: calc(var(--trick-card) * 0.34);
    box-shadow: 2px 2px 0 -1px #fffdf7, 4px 4px 0 -2px #c9c2ad;
    border-radius: 9%;
  }
  /* During a choice, the buttons need the space. */
  .table:has(.choice) .stock {
    grid-auto-flow: column;
    align-items: center;
    gap: 6px;
    max-inline-size: none;
  }
  .sign.fourth {
    grid-row: 1;
  }
  @container cartavola-table (inline-size < 27.5em) {
    .sign.fourth {
      max-inline-size: 8.8em;
      text-align: end;
    }
  }
  /* The choice comes before the first trick, so it can use the whole middle. */
  .asked {
    grid-area: middle;
    place-self: center;
  }
  /* With two players, the sides are free. With five or six, there are cards in both lower corners, so the signs are
     beside the cards. */
  .middle:has(> .signs:is(.of-2, .of-5, .of-6)) {
    --beside: max(164px, 12.8em);
  }
  .signs:is(.of-2, .of-5, .of-6) {
    inset-block: 0;
    inset-inline: 4px;
    align-items: center;
  }
  .signs:is(.of-2, .of-5, .of-6) .sign {
    grid-row: 1 / -1;
    flex-direction: column;
    max-inline-size: max(80px, 6.4em);
    text-align: center;
  }
  .signs.of-2 {
    align-items: start;
  }
  /* With six players, each gives two cards, which are close together beside the signs. */
  .of-6 .slot .card:has(+ .card) {
    margin-inline-start: -10%;
  }
  .of-6 .slot .card + .card {
    margin-inline-start: -86%;
  }
  @container cartavola-table (inline-size < 35em) {
    .table:has(.stock) .asked {
      align-self: start;
    }
  }
  /* The cards to choose from are above the doubled suit. */
  @container cartavola-table ((inline-size < 43em) or (block-size < 30em)) {
    .asked:has(.of-cards) {
      align-self: start;
      padding-block-end: 3em;
    }
  }
  /* Short phones: smaller cards to choose from, the doubled suit beside the short row of hearts, and the hand in one row. */
  @container cartavola-table (280px <= inline-size < 560px) and (block-size < 720px) {
    .asked:has(.of-cards) {
      padding-block-end: 0;
    }
    .table .choices.of-cards {
      gap: 2px 4px;
      padding-block: 2px 4px;
      background: none;
    }
    .table .of-cards .choice svg {
      inline-size: 36px;
      margin-inline: auto;
    }
    .table:has(.of-cards) .middle {
      padding-block: 0;
    }
    .table:has(.of-cards) .signs {
      inset-block: 54px auto;
      grid-template-rows: auto;
    }
    .table:has(.of-cards) .sign {
      grid-row: 1;
    }
    .table:has(.of-cards) .hands .hand.long {
      display: flex;
      padding-block: 8px 0;
      min-block-size: calc(var(--cartavola-hand-card) * 1.4 + 8px);
    }
    .table:has(.of-cards) .prompt {
      min-block-size: 0;
    }
  }
  @container cartavola-table (280px <= inline-size < 560px) and (block-size < 600px) {
    .table:has(.of-cards) .detail {
      display: none;
    }
  }
  @container cartavola-table (280px <= inline-size < 17em) {
    .table:has(.stock):has(.choice) {
      --least-middle: calc(7.4em + 80px);
    }
    .asked:has(.of-cards) {
      padding-block: 5em 0;
    }
    .table .middle:has(> .signs > .fourth) > .trick {
      --trick-card: min(var(--hand-card), 100cqi / 2.72, 100cqb / 2.3);
    }
    /* A role may be revealed during play. */
    .table .seats > :not(:only-child) {
      grid-template-rows: auto 1.3em auto;
    }
    /* The stock is below the trick. */
    .table:has(.stock):has(.trick) {
      --least-middle: calc(4.4em + var(--least-trick));
    }
    .table .middle:has(> .stock) {
      padding-block-end: 1.8em;
    }
    .table .stock {
      grid-auto-flow: column;
      align-items: center;
      gap: 6px;
      max-inline-size: none;
    }
    .table .stock svg {
      inline-size: 26px;
    }
  }
  /* Two signs below the seat on the right have no room for a second line. */
  @container cartavola-table (43em <= inline-size < 56em) and (30em <= block-size < 41em) {
    .signs:has(.fourth) .sign p span {
      display: none;
    }
  }
  /* In a short window, the cards to choose from also use the room between the panels in the upper corners. */
  @container cartavola-table (inline-size >= 43em) and (30em <= block-size < 41em) {
    .asked:has(.of-cards) {
      grid-area: 2 / 2 / 4 / 3;
      place-self: start center;
      padding-block: 0;
    }
  }
  @container cartavola-table (inline-size >= 56em) and (block-size >= 41em) {
    .asked:has(.of-cards) {
      grid-area: asked;
    }
  }
  /* Room for two signs below the card on the right. */
  @container cartavola-table ((inline-size < 43em) or (block-size < 30em)) {
    .middle:has(> .signs > .fourth) > :is(.signs, .trick) {
      --trick-card: min(var(--hand-card), 100cqi / 2.72, 100cqb / 2.3, (100cqb - 6em) / 1.4);
    }
    .middle > .signs:has(.fourth) + .trick {
      align-self: start;
    }
  }
  @container cartavola-table ((17em <= inline-size < 43em) or (inline-size < 280px)) and (block-size >= 30em) {
    /* A role may be revealed during play. */
    .seats:has(> .seat + .seat) .who {
      align-content: start;
      min-block-size: 2.8em;
    }
    /* With six players, a player may have two roles. */
    .seats.upright:has(> :nth-child(5)) .who {
      min-block-size: 4.1em;
    }
  }
  @container cartavola-table (inline-size < 35em) {
    .seats.upright ~ .sides .side {
      flex-wrap: wrap;
      gap: 0 5px;
    }
    .seats.upright ~ .sides .members {
      flex-basis: 100%;
    }
    /* With five or six players, the trick needs more room. With two players, the opposite hand does. */
    .table:has(> .opposite) {
      --cartavola-hand-card: clamp(44px, min(20cqi, 12cqb), 150px);
    }
    .table:has(> .seats > .top-left) {
      --cartavola-hand-card: clamp(44px, min(21cqi, 13cqb), 150px);
    }
    .table:has(> .seats > .top-left, > .opposite) .prompt {
      min-block-size: 3.6em;
    }
  }
  @container cartavola-table (inline-size < 35em) and (block-size < 40em) {
    .opposite .hand {
      --cartavola-hand-card: clamp(44px, min(15cqi, 9cqb), 90px);
    }
    .table:has(> .opposite) .seats {
      min-block-size: 0;
    }
  }
  @container cartavola-table ((17em <= inline-size < 22em) or (inline-size < 280px)) {
    /* The role is on a separate line across the full width. */
    .seats:has(> .seat + .seat):not(.upright) .seat {
      grid-template: 'avatar name' auto 'badge badge' minmax(1.4em, auto) 'taken taken' auto / auto minmax(0, 1fr);
      text-align: center;
    }
    .seats:has(> .seat + .seat):not(.upright) .who {
      display: contents;
    }
    .name {
      text-align: start;
    }
    .seats:has(> .seat + .seat):not(.upright) .badge {
      grid-area: badge;
      justify-self: center;
    }
  }
  @container cartavola-table (inline-size < 280px) {
    .middle:has(> .signs:is(.of-2, .of-5, .of-6)) {
      --beside: 84px;
    }
    .signs:is(.of-2, .of-5, .of-6) .sign p {
      display: none;
    }
  }
  /* Two lines: the members of a side are revealed during play, and the points that the side needs are beside them. */
  .seats.upright ~ .sides .side {
    min-block-size: 2.6em;
  }
  .window {
    flex-basis: 100%;
    text-align: center;
    font-weight: 700;
    color: var(--text);
  }
  /* Two lines, even when the deal is over. */
  .sides:has(.window) {
    min-block-size: 2.8em;
  }
  .sides .scale {
    inline-size: min(100%, 17em);
  }
  /* A narrow column: three lines. */
  @container cartavola-table (inline-size < 20em) {
    .sides:has(.window) {
      min-block-size: 4.2em;
    }
  }
  @container cartavola-table (inline-size >= 38em) and (block-size < 30em) {
    .stock {
      grid-auto-flow: column;
      align-items: center;
      gap: 6px;
      max-inline-size: 96px;
    }
    .stock svg {
      inline-size: 26px;
    }
    .sign.fourth {
      max-inline-size: max(108px, 7.4em);
    }
    /* Two lines for the range, and two for the missing points. */
    .sides:has(.window) {
      min-block-size: 4.6em;
    }
  }
  @container cartavola-table (inline-size >= 43em) and (block-size >= 30em) {
    .sides:has(.window) {
      min-block-size: 6.9em;
      inline-size: min(100% - var(--edge), 20em);
    }
  }
  @container cartavola-table (43em <= inline-size < 68em) and (block-size >= 30em) {
    /* The members, and two lines of text. */
    .seats.upright ~ .sides .side {
      flex-wrap: wrap;
      align-content: start;
      gap: 0 5px;
      min-block-size: 4.4em;
    }
    .seats.upright ~ .sides .members {
      flex-basis: 100%;
    }
  }
  @container cartavola-table (43em <= inline-size < 56em) and (block-size >= 30em) {
    /* A role may be revealed during play. */
    .seat:not(.top) {
      grid-template: 'avatar name name' auto 'avatar taken badge' minmax(1.4em, auto) 'avatar held held' auto / auto auto minmax(0, 1fr);
      column-gap: 8px;
    }
    .seat:not(.top) .who {
      display: contents;
    }
    .seat:not(.top) .name {
      grid-area: name;
    }
    .seat:not(.top) .badge {
      grid-area: badge;
      justify-self: start;
      white-space: normal;
      line-height: 1.2;
    }
    .seat:not(.top) .badge .icon {
      display: none;
    }
    .seat:not(.top) .taken {
      min-inline-size: 3.8em;
    }
    .seat:not(.top) .more {
      display: none;
    }
    .table:has(> .seats > .top-left) {
      grid-template-rows: auto minmax(10.5em, auto) minmax(var(--two-seats, 12em), 1fr) auto auto auto auto;
    }
    /* A second role is beside the name. */
    .seat:not(.top) .badge + .badge {
      position: static;
      grid-area: name;
      justify-self: end;
      white-space: nowrap;
    }
    .seat:not(.top):has(.badge + .badge) .name {
      max-inline-size: 45%;
    }
    .middle:has(> .signs:is(.of-2, .of-5, .of-6)) {
      --beside: 0px;
    }
    .signs:is(.of-2, .of-5, .of-6) {
      inset: auto calc(-50cqi + 12px) -4.4em;
    }
    .signs:is(.of-2, .of-5, .of-6) .sign {
      flex-direction: row;
      max-inline-size: 9.5em;
      text-align: start;
    }
  }
  @container cartavola-table (43em <= inline-size < 56em) and (block-size >= 44em) {
    /* The second role replaces the number of cards. */
    .seat:not(.top) .badge + .badge {
      grid-area: held;
      place-self: start;
    }
    .seat:not(.top):has(.badge + .badge) .held {
      visibility: hidden;
    }
  }
  @container cartavola-table (inline-size >= 56em) and (block-size >= 30em) {
    .table:has(> .seats > .top-left) {
      grid-template-rows: auto minmax(10em, auto) minmax(var(--two-seats, 12em), 1fr) auto auto auto;
    }
    .middle:has(> .signs:is(.of-2, .of-5, .of-6)) {
      --beside: 280px;
    }
    .signs:is(.of-2, .of-5, .of-6) {
      --apart: calc(var(--trick-card) * 2.8 + 12px);
      inset: 0;
      align-items: center;
    }
    .signs:is(.of-2, .of-5, .of-6) .sign {
      align-items: start;
      max-inline-size: none;
      text-align: start;
    }
    .signs:is(.of-2, .of-5, .of-6) .led {
      align-items: end;
      text-align: end;
    }
  }
`;
