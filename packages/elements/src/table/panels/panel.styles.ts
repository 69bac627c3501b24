import {css} from 'lit';

/** Styles for the panels over the table. */
export const panelStyles = css`
  .panel {
    position: absolute;
    z-index: 8;
    inset-inline: 8px;
    inset-block-end: 56px;
    /* Keep the panel clear of the page's bars: see panel-room.ts. */
    max-block-size: calc(100% - 64px - var(--covered, 0px));
    display: flex;
    flex-direction: column;
    overflow: clip;
    border-radius: 16px;
    color: var(--text);
    background: var(--panel);
    box-shadow: 0 10px 40px rgb(0 0 0 / 0.5);
  }
  .panel .content {
    flex: 1 1 auto;
    min-block-size: 0;
    overflow: auto;
    padding: 4px 12px 14px;
  }
  @supports (scrollbar-color: auto) {
    .panel .content {
      scrollbar-color: var(--quiet) transparent;
    }
  }
  .panel header {
    flex: none;
    padding: 8px 12px 0;
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: 8px;
    font-size: 1.15em;
  }
  /* A fixed height, so titles and buttons stay in place when the log grows or a review is ready. */
  .panel:is([data-panel='log'], [data-panel='review']) {
    block-size: 28em;
  }
  .panel[data-panel='log'] .content {
    display: flex;
    flex-direction: column;
  }
  .panel .log {
    flex: 1;
    -webkit-user-select: text;
    user-select: text;
  }
  .asks {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(9.5em, 1fr));
    gap: 8px;
  }
  .panel p + p {
    margin-block-start: 8px;
  }
  .panel :is(p, .address) + .asks {
    margin-block-start: 10px;
  }
  .asks button {
    min-block-size: 44px;
    padding: 4px 10px;
    border-radius: 12px;
    border: 1px solid var(--line);
    font-weight: 600;
  }
  .asks button:hover {
    background: var(--hover);
  }
  .panel h3 {
    flex: 1;
  }
  .items {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(9.5em, 1fr));
    gap: 2px 8px;
    margin-block-end: 10px;
    padding-block-end: 10px;
    border-block-end: 1px solid var(--line);
  }
  .items button {
    display: flex;
    align-items: center;
    gap: 12px;
    min-block-size: 44px;
    padding: 4px 10px;
    border-radius: 12px;
    font-weight: 600;
    text-align: start;
  }
  .items button:hover {
    background: var(--hover);
  }
  .items .icon {
    flex: none;
    font-size: 1.2em;
  }
  .settings {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(14em, 100%), 1fr));
    gap: 8px 16px;
  }
  .settings label {
    display: grid;
    align-content: end;
    gap: 2px;
    font-weight: 600;
  }
  .settings .switch {
    grid-template-columns: auto 1fr;
    align-items: center;
    align-content: center;
    gap: 10px;
    min-block-size: 44px;
  }
  .settings select {
    inline-size: 100%;
    min-block-size: 44px;
    padding: 4px 10px;
    border: 1px solid var(--line);
    border-radius: 12px;
    color: var(--text);
    background: var(--panel);
    font: inherit;
    font-weight: 400;
  }
  .settings input {
    inline-size: 22px;
    block-size: 22px;
    margin: 0;
  }
  .address {
    box-sizing: border-box;
    inline-size: 100%;
    min-block-size: 44px;
    margin-block-start: 8px;
    padding: 4px 10px;
    border: 1px solid var(--line);
    border-radius: 12px;
    color: inherit;
    background: none;
    font: inherit;
    -webkit-user-select: text;
    user-select: text;
  }
  .panel h4 {
    margin-block: 14px 4px;
    font-size: inherit;
  }
  .opponents {
    display: grid;
    gap: 4px;
    line-height: 1.4;
  }
  .remembered {
    margin-block: 10px;
    color: var(--quiet);
  }
  .table .panel[data-panel='rules'] {
    inset: calc(8px + var(--covered, 0px)) 8px 8px;
    inline-size: auto;
    max-block-size: none;
  }
  .keys {
    color: var(--quiet);
  }
  .keys div {
    display: flex;
    gap: 12px;
    padding-block: 2px;
  }
  .keys dt {
    flex: 0 0 5em;
  }
  kbd {
    font: inherit;
    font-weight: 700;
    color: var(--text);
  }
  @container cartavola-table (inline-size >= 56em) and (block-size >= 30em) {
    .panel {
      inset: auto var(--edge) 76px auto;
      inline-size: 28em;
      max-block-size: calc(100% - 136px - var(--covered, 0px));
    }
  }
  @container cartavola-table (inline-size >= 38em) and (block-size < 30em) {
    .panel {
      inset-block: calc(4px + var(--covered, 0px)) 4px;
      max-block-size: none;
    }
    .panel:is([data-panel='log'], [data-panel='review']) {
      block-size: auto;
    }
  }
  /* After a deal, the review is next to the score, and most of the table is hidden.
     If there is little room, the score only shows totals. */
  .table:has(> .scored):has(> .panel[data-panel='review']) {
    grid-template:
      'bar bar' auto
      'score score' auto
      'review review' minmax(240px, 1fr)
      'own tools' auto
      / minmax(0, 1fr) auto;
    gap: 0;
  }
  .table:has(> .scored):has(> .panel[data-panel='review']) > :is(.seats, .sides, .opposite, .prompt, .asked, .last, .hands) {
    display: none;
  }
  .table:has(> .scored):has(> .panel[data-panel='review']) > .own {
    visibility: hidden;
  }
  .table:has(> .panel[data-panel='review']) > .scored {
    grid-area: score;
    padding: 8px 8px 0;
  }
  .table > .scored ~ .panel[data-panel='review'] {
    position: relative;
    inset: auto;
    grid-area: review;
    inline-size: auto;
    /* Fill the remaining space, without making the row taller. */
    block-size: 0;
    min-block-size: calc(100% - 16px);
    max-block-size: none;
    margin: 8px;
  }
  @container cartavola-table (inline-size < 43em) or (block-size < 30em) {
    .table:has(> .panel[data-panel='review']) > .scored {
      block-size: auto;
      min-block-size: 0;
    }
    .table:has(> .panel[data-panel='review']) > .scored > .score {
      display: block;
      padding-block: 8px;
    }
    .table:has(> .panel[data-panel='review']) > .scored > .score > :is(div, table, p, ol, ul, dl, section, button):not(.marks) {
      display: none;
    }
    .table:has(> .panel[data-panel='review']) .score > .marks {
      margin: 0;
    }
  }
  @container cartavola-table (inline-size >= 43em) and (block-size >= 30em) {
    .table:has(> .scored):has(> .panel[data-panel='review']) {
      grid-template:
        'bar bar bar' auto
        'score review review' minmax(0, 1fr)
        'own own tools' auto
        / minmax(0, min(28em, 46%)) minmax(0, 1fr) auto;
    }
    .table:has(> .panel[data-panel='review']) > .scored {
      padding: 8px 0 8px 8px;
    }
  }
  @container cartavola-table (inline-size >= 38em) and (block-size < 30em) {
    .table:has(> .scored):has(> .panel[data-panel='review']) {
      grid-template:
        'bar bar' auto
        'score review' minmax(0, 1fr)
        'tools review' auto
        / minmax(0, 16em) minmax(0, 1fr);
    }
    .table:has(> .scored):has(> .panel[data-panel='review']) > .own {
      display: none;
    }
    .table:has(> .panel[data-panel='review']) .score > .marks {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  /* Phones: the score is one row of totals, and the review uses the room of the tools. */
  @container cartavola-table ((inline-size < 43em) and (block-size < 48em)) or ((inline-size >= 38em) and (block-size < 30em)) {
    .table:has(> .scored):has(> .panel[data-panel='review']) {
      grid-template:
        'bar bar' auto
        'score score' auto
        'review review' minmax(240px, 1fr)
        / minmax(0, 1fr) auto;
    }
    .table:has(> .scored):has(> .panel[data-panel='review']) > :is(.own, .tools) {
      display: none;
    }
    .table > .scored ~ .panel[data-panel='review'] {
      --strip-height: 26px;
      min-block-size: calc(100% - 8px);
      margin-block: 4px;
    }
    .table > .scored ~ .panel[data-panel='review'] header {
      padding-block: 4px 0;
    }
    .table > .scored ~ .panel[data-panel='review'] .content {
      padding-block: 4px 6px;
    }
  }
  @container cartavola-table (inline-size < 43em) and (30em <= block-size < 48em) {
    .table:has(> .panel[data-panel='review']) > .scored {
      padding-block: 4px 0;
    }
    .table:has(> .panel[data-panel='review']) > .scored > .score {
      padding-block: 4px;
    }
    .table:has(> .panel[data-panel='review']) > .scored h3 {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      margin: 0;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
    .table:has(> .panel[data-panel='review']) .score > .marks {
      grid-template-columns: repeat(auto-fit, minmax(8em, 1fr));
    }
  }
  @container cartavola-table (inline-size >= 38em) and (block-size < 30em) {
    .table:has(> .scored):has(> .panel[data-panel='review']) {
      grid-template:
        'bar bar' auto
        'score review' minmax(0, 1fr)
        / minmax(0, 16em) minmax(0, 1fr);
    }
    .table > .scored ~ .panel[data-panel='review'] {
      --strip-height: 16px;
    }
  }
`;
