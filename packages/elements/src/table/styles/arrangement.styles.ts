import {css} from 'lit';

/**
 * Styles for the arrangement on the felt. There are four arrangements, depending on the frame's size: tall (phones,
 * narrow columns of text), round (tablets, columns of text from 690 px), wide (from 900 by 480 px) and low (phones in
 * landscape). On a round or wide table, the seats are around the middle. The middle takes the remaining space, and its
 * cards are as large as that allows. Rows with changing text keep their height, so nothing shifts while others play.
 */
export const arrangementStyles = css`
  .table {
    /* Large text needs more height for the signs beside the cards. */
    --least-middle: clamp(100px, 14em - 96px, 280px);
    --cartavola-hand-card: clamp(44px, min(23cqi, 15.5cqb), 150px);
    --cartavola-px: 1px;
    display: grid;
    grid-template:
      'bar bar' auto
      'seats seats' auto
      'sides sides' auto
      'opposite opposite' auto
      'prompt prompt' auto
      'middle middle' minmax(var(--least-middle), 1fr)
      'asked asked' auto
      'hands hands' auto
      'own tools' auto
      / minmax(0, 1fr) auto;
    padding-block-end: 2px;
  }
  /* Short phones. */
  @container cartavola-table (inline-size < 35em) and (block-size < 40em) {
    .table {
      --cartavola-hand-card: clamp(44px, min(20cqi, 15.5cqb), 150px);
      --least-middle: clamp(84px, 14em - 110px, 280px);
    }
    .hand.long {
      --row: 0.66;
    }
  }
  .bar {
    grid-area: bar;
  }
  .seats {
    grid-area: seats;
  }
  .sides {
    grid-area: sides;
  }
  .opposite {
    grid-area: opposite;
  }
  .prompt {
    grid-area: prompt;
  }
  .middle {
    grid-area: middle;
  }
  .asked {
    grid-area: asked;
    position: relative;
    z-index: 3;
  }
  .own {
    grid-area: own;
  }
  .hands {
    grid-area: hands;
  }
  .tools {
    grid-area: tools;
  }
  .last {
    display: none;
  }
  /* The score replaces the question, the choices and the hand. If there is little room, it also replaces the seats. */
  .middle.scored {
    grid-row: prompt / hands;
    z-index: 4;
    /* Fill the remaining space, without making the row taller. */
    block-size: 0;
    min-block-size: 100%;
    /* Keep the elements beside the score clickable. */
    pointer-events: none;
  }
  .scored > * {
    pointer-events: auto;
  }
  @container cartavola-table (inline-size < 56em) {
    .table:has(> .scored) .prompt {
      visibility: hidden;
    }
  }
  @container cartavola-table (inline-size < 56em) and (block-size < 38em) {
    .middle.scored {
      grid-row: 2 / tools;
    }
  }
  @container cartavola-table ((inline-size < 43em) and (block-size < 38em)) or ((inline-size >= 38em) and (block-size < 30em)) {
    .table:has(> .scored) > :is(.seats, .sides, .own, .opposite) {
      visibility: hidden;
    }
  }
  @container cartavola-table (inline-size >= 43em) and (block-size >= 30em) {
    .table {
      /* Larger in portrait. */
      --cartavola-hand-card: clamp(64px, min(16cqi + max(0px, 12cqb - 12cqi), 18.5cqb), 200px);
      --edge: clamp(12px, 2cqi, 28px);
      grid-template:
        'bar bar bar' auto
        'sides opposite last' minmax(8.5em, auto)
        'left middle right' minmax(0, 1fr)
        'asked asked asked' auto
        'prompt prompt prompt' auto
        'hands hands hands' auto
        'own own tools' auto
        / minmax(10.5em, 1fr) minmax(0, 2fr) minmax(10.5em, 1fr);
      gap: 0 12px;
    }
    .middle {
      grid-area: 2 / 2 / 4 / 3;
    }
    .table:has(> .opposite) .middle {
      grid-area: middle;
    }
    /* Content in the corners may extend further down, but the seats stay in place. */
    .sides {
      grid-row: 2 / 4;
    }
    .last {
      display: block;
      grid-area: 2 / 3 / 4;
    }
    .middle.scored {
      grid-area: 3 / 2 / -2 / 3;
    }
  }
  @container cartavola-table (46em <= inline-size < 56em) and (block-size >= 46em) {
    .table {
      font-size: max(12px, 1em);
    }
  }
  @container cartavola-table (inline-size >= 56em) and (block-size >= 30em) {
    .table {
      --cartavola-hand-card: clamp(64px, min(11.5cqi, 22cqb), 260px);
      grid-template:
        'bar bar bar' auto
        'sides opposite last' minmax(10em, auto)
        'left middle right' minmax(0, 1fr)
        'left asked right' auto
        'prompt hands .' auto
        'own hands tools' auto
        / minmax(12.5em, 1fr) minmax(0, 2.6fr) minmax(12.5em, 1fr);
      padding-block-end: 12px;
      border-radius: var(--cartavola-radius, 20px);
    }
    .middle.scored {
      grid-area: 3 / 2 / -1 / 3;
    }
    /* The hand may overflow the edge, because the foot of a card becomes visible when the card is lifted. */
    .hands {
      margin-block-end: calc(var(--hand-card) * -0.16 - 12px);
    }
  }
  /* Large screens have room for larger text and for the whole hand. */
  @container cartavola-table (inline-size >= 96em) and (block-size >= 50em) {
    .table {
      font-size: max(12px, 1.125em);
    }
    .hands {
      margin-block-end: 0;
    }
  }
  /* The number of rows of a score depends on the game. In a short window, the score also covers the seat opposite. */
  @container cartavola-table (inline-size >= 43em) and (30em <= block-size < 39em) {
    .middle.scored {
      grid-row: 2 / -1;
      place-items: end center;
    }
  }
  @container cartavola-table (inline-size >= 38em) and (block-size < 30em) {
    .table {
      --cartavola-hand-card: clamp(60px, min(11.5cqi, 26cqb), 150px);
      grid-template:
        'bar bar bar' auto
        'seats opposite prompt' auto
        'seats middle prompt' minmax(0, 1fr)
        'sides hands own' auto
        'sides hands tools' auto
        / minmax(10.5em, 1fr) minmax(0, 2.8fr) minmax(10.5em, 1fr);
      gap: 0 6px;
      padding-block-end: 4px;
    }
    .asked {
      grid-area: middle;
      align-self: end;
    }
    .middle.scored {
      grid-area: 2 / 1 / -1 / -1;
    }
    .hands {
      margin-block-end: calc(var(--hand-card) * -0.16 - 4px);
    }
  }
  @media print {
    .table {
      --least-middle: 220px;
      break-inside: avoid;
    }
  }
`;
