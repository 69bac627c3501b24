import {html, nothing, type TemplateResult} from 'lit';
import type {AddedRound} from '@cartavola/engine/pad.js';
import type {PadView} from './pad-view.js';

/** Renders the totals in large digits, and who deals next or how the match ended. */
export function renderTotals({added, parties, names, texts, end, sides}: PadView): TemplateResult {
  const {words} = texts;
  return html`<div class="totals" data-parties=${parties.length}>
      ${parties.map(
        (name, party) =>
          html`<div class="party"><span class="name" title=${name}>${name}</span><b>${added.totals[party]}</b></div>`,
      )}
    </div>
    ${sides === undefined ? nothing : html`<p class="quiet sides">${sides}</p>`}
    <p class=${end ? 'now end' : 'now'}>${end ?? words.deals(names[added.dealer!]!)}</p>`;
}

/** Renders the deals with their points. `correct` opens a deal to correct it. */
export function renderRounds(view: PadView, correct?: (place: number) => void): TemplateResult {
  const {added, parties, texts} = view;
  const {words} = texts;
  if (added.rounds.length === 0) return html`<p class="quiet">${words.noRounds}</p>`;
  return html`<table class="marks" part="sheet" aria-label=${words.rounds}>
    <thead>
      <tr><td></td>${parties.map((name) => html`<th scope="col"><span class="name">${name}</span></th>`)}</tr>
    </thead>
    <tbody>
      ${added.rounds.map(
        (round, place) => html`<tr>
          <th scope="row">${correct ? renderNumber(view, place, correct) : place + 1}</th>
          ${parties.map((_, party) => html`<td>${cell(round, party)}</td>`)}
        </tr>`,
      )}
    </tbody>
    <tfoot>
      <tr><th scope="row">${words.total}</th>${added.totals.map((total) => html`<td>${total}</td>`)}</tr>
    </tfoot>
  </table>`;
}

const renderNumber = ({texts}: PadView, place: number, correct: (place: number) => void): TemplateResult =>
  html`<button type="button" class="number" aria-label=${texts.words.correct(place + 1)} @click=${() => correct(place)}>
    ${place + 1}
  </button>`;

/** Returns the points of a player or side for a deal, or a dash if the deal hasn't been counted. */
const cell = ({marks, lines, totals}: AddedRound, party: number): number | string =>
  marks ? marks[party]! : lines.length > 0 ? totals[party]! : '–';

/** Returns the deals as lines of text, for copying. */
export function writeText(view: PadView): string {
  const {added, texts, end} = view;
  const {words, count} = texts;
  const rounds = added.rounds.map((round, place) => words.gave(words.deal(place + 1), view.given(round)));
  return [count.title, ...rounds, words.gave(words.total, view.standing), ...(end ? [end] : [])].join('\n') + '\n';
}
