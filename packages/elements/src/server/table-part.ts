import {success} from '@cartavola/engine';
import {css, html, nothing, type TemplateResult} from 'lit';
import type {CardTable} from '../table/card-table.js';
import {initialOf, namesOf, otherSeats, seatPosition} from '../table/scene/scene.js';
import {loadTable} from '../table/settings/loaded.js';
import {readSettings} from '../table/settings/settings.js';
import {ownValue} from '../base/settings/first-deck.js';
import type {ServerPart} from './rendered.js';

/** Styles for the page's content on the felt, which is shown before there is a match. */
const servedStyles = css`
  .fallback {
    overflow: auto;
    padding-inline: 12px;
  }
`;

/** Class of a game's table. */
export interface TableClass {
  readonly styles: typeof CardTable.styles;
  new (): CardTable;
}

/**
 * Returns the server rendering of a game's table: the felt, the game's name, the players, and the page's content
 * inside.
 */
export function tablePart(Table: TableClass): ServerPart {
  const {layout} = new Table();
  return {
    styles: [Table.styles, servedStyles],
    async render({attribute, language, names}) {
      const asked = (name: string): string | null => (name === 'names' ? null : attribute(name));
      const read = readSettings(layout, asked, {candidates: (name) => ownValue(attribute(name))});
      if (!read.ok) return read;
      const {seats, theme, characters} = read.value;
      const {table, words} = await loadTable(layout, language, read.value);
      const you = seats.indexOf('you');
      const viewer = you < 0 ? 'spectator' : you;
      const view = {viewer, hands: seats.map(() => [])} as const;
      const shown = namesOf([...seats.keys()], table, you, {names, characters});
      const scene = {view, table, standing: {names: shown}};
      const avatar = (seat: number): TemplateResult =>
        html`<span class="avatar seat-${seat % 6}" aria-hidden="true">${initialOf(scene, seat)}</span>`;
      const others = you < 0 ? [0, ...otherSeats(view)] : otherSeats(view);
      return success(
        html`<div class="measure" aria-hidden="true"></div>
          <div class="box"><div class="frame"><section class="table" part="table" data-theme=${theme} lang=${language} dir="ltr" aria-label=${layout.title(words)}>
            <div class="bar" part="bar"><p class="title"><b>${layout.title(words)}</b></p></div>
            <ul class="seats" aria-label=${table.opponents}>
              ${others.map(
                (seat) => html`<li class="seat ${seatPosition(view, seat)}" part="seat">
                  ${avatar(seat)}<span class="who"><b class="name">${shown[seat]}</b></span>
                </li>`,
              )}
            </ul>
            <div class="middle fallback" part="middle"><slot></slot></div>
            <div class="own">${you < 0 ? nothing : html`${avatar(you)} <b class="name">${shown[you]}</b>`}</div>
            <div class="flights" aria-hidden="true"></div>
          </section></div></div>
          <slot name="beside"></slot>`,
      );
    },
  };
}
