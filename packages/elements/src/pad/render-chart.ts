import {html, svg, nothing, type TemplateResult} from 'lit';
import type {PadView} from './pad-view.js';

const WIDTH = 300;
const HEIGHT = 170;
const LEFT = 38;
const BOTTOM = 150;
const TOP = 10;

/**
 * Renders the totals after each deal as a line for each player or side. Lines differ in dashes and symbols as well as
 * colour.
 */
export function renderChart(view: PadView): TemplateResult {
  const {added, parties, texts} = view;
  const {words} = texts;
  const begin = added.totals.map(() => 0);
  const points = [begin, ...added.rounds.map(({totals}) => totals)];
  const target = added.pad.options['target'];
  const goal = typeof target === 'number' ? target : undefined;
  const most = Math.max(1, goal ?? 0, ...points.flat());
  const least = Math.min(0, ...points.flat());
  const x = (place: number): number => LEFT + (place * (WIDTH - LEFT - 10)) / Math.max(1, points.length - 1);
  const y = (value: number): number => BOTTOM - ((value - least) * (BOTTOM - TOP)) / (most - least);
  const course = parties.map((name, party) =>
    words.course(
      name,
      added.rounds.map(({totals}) => totals[party]!),
    ),
  );
  return html`<svg class="chart" role="img" aria-label=${`${words.chart}. ${course.join(' ')}`} viewBox="0 0 ${WIDTH} ${HEIGHT}"><g aria-hidden="true">
      ${[least, most].map(
        (value) => svg`<path class="grid" d="M${LEFT} ${y(value)}H${WIDTH - 6}"></path>
          <text class="scale" x=${LEFT - 5} y=${y(value) + 4}>${value}</text>`,
      )}
      ${goal === undefined || goal === most ? nothing : svg`<path class="grid goal" d="M${LEFT} ${y(goal)}H${WIDTH - 6}"></path><text class="scale" x=${LEFT - 5} y=${y(goal) + 4}>${goal}</text>`}
      <text class="scale last" x=${WIDTH - 8} y=${HEIGHT - 4}>${added.rounds.length}</text>
      ${parties.map(
        (_, party) =>
          svg`<path class="line line-${party}" d="M${points.map((totals, place) => `${x(place).toFixed(1)} ${y(totals[party]!).toFixed(1)}`).join('L')}"></path>
            <circle class="end-${party}" cx=${x(points.length - 1)} cy=${y(points.at(-1)![party]!)} r="4"></circle>`,
      )}</g>
    </svg>
    <ul class="legend">
      ${parties.map(
        (name, party) => html`<li>
          <svg viewBox="0 0 30 10" aria-hidden="true"><path class="line line-${party}" d="M0 5H30"></path></svg>
          <span class="name">${name}</span><b>${added.totals[party]}</b>
        </li>`,
      )}
    </ul>`;
}
