import {suitOf, type View} from '@cartavola/engine';
import type {TableWords} from '@cartavola/words';
import {html, nothing, type TemplateResult} from 'lit';
import {closeIcon, hintIcon, informationIcon, lastTrickIcon, silentIcon, soundIcon, undoIcon} from './icons.js';
import type {Choice, Layout} from './layout.js';
import {partiesInOrder, whoHas, type Stage} from './stage.js';
import {totalsOf} from './render-seats.js';
import {renderLog, type LogLine} from './render-log.js';
import {renderLastTrick} from './trick.js';

/** What a person can ask of a table besides playing. */
export type Request =
  | 'undo'
  | 'card'
  | 'log'
  | 'sound'
  | 'hint'
  | 'last-trick'
  | 'information'
  | 'table'
  | 'score'
  | 'turn'
  | 'hand'
  | 'next'
  | 'again'
  | 'close';

export type Ask = (request: Request) => void;

export type Panel = 'information' | 'last-trick' | 'log';

/** The buttons of a phase that is not about cards of the hand. */
export function renderChoices(
  stage: Pick<Stage, 'table'>,
  choices: readonly Choice[],
  choose: (choice: Choice) => void,
): TemplateResult {
  const cards = choices.some(({card}) => card !== undefined);
  return html`<div class="choices ${cards ? 'of-cards' : ''}" part="choices" role="group" data-group="choices" aria-label=${stage.table.choices}>
    ${choices.map(
      (choice, place) => html`<button
        type="button"
        class="choice ${startsRow(choices, place) ? 'row-start' : ''}"
        aria-disabled=${choice.refused ? 'true' : nothing}
        data-item=${choice.label}
        title=${cards ? choice.label : nothing}
        @click=${() => choose(choice)}
      >
        ${choice.picture ?? nothing}<span class=${cards ? 'hidden' : ''}>${choice.label}</span>
      </button>`,
    )}
  </div>`;
}

/** Cards stand suit by suit. */
function startsRow(choices: readonly Choice[], place: number): boolean {
  const [card, before] = [choices[place]!.card, choices[place - 1]?.card];
  return card !== undefined && (before === undefined || suitOf(card) !== suitOf(before));
}

/** The finished deal, or match. */
export function renderScore<V extends View, W>(layout: Layout<V, W>, stage: Stage<V, W>, ask: Ask): TemplateResult {
  const {standing, table} = stage;
  const {title, body} = layout.score(stage);
  const totals = totalsOf(layout, stage);
  const marks = standing.marks.length === standing.finished ? standing.marks.at(-1) : undefined;
  return html`<section class="score" part="score" aria-labelledby="score-title">
    <h3 id="score-title">${standing.result ? (layout.matchTitle?.(stage) ?? winnerTitle(stage)) : title}</h3>
    ${body}
    <ul class="marks">
      ${partiesInOrder(stage).map(
        (party) => html`<li class=${marks?.[party] ? 'won' : ''}>
          <span>${standing.parties[party]}</span> ${marks ? html`<b>+${marks[party]}</b>` : nothing}
          <span>${table.total(totals[party]!)}</span>
        </li>`,
      )}
    </ul>
    <div data-group="score">
      ${
        standing.result
          ? html`<button type="button" class="primary" data-item="again" @click=${() => ask('again')}>${table.newMatch}</button>`
          : html`<button type="button" class="primary" data-item="next" @click=${() => ask('next')}>${table.nextDeal}</button>`
      }
    </div>
  </section>`;
}

/** Who has won the match. */
function winnerTitle(stage: Stage): string {
  const {winner} = stage.standing.result!;
  const {table} = stage;
  if (winner === undefined || winner === null) return table.dealOver;
  return stage.parties[winner]!.length > 1
    ? table.sideWinsMatch(stage.standing.parties[winner]!)
    : table.winsMatch(whoHas(stage, winner));
}

/** What the tools show. */
export interface Tools {
  readonly panel: Panel | undefined;
  readonly sound: boolean;
  /** Whether the reader may ask for a hint. */
  readonly hints: boolean;
}

/** The tools in the corner. */
export function renderTools<V extends View, W>(
  layout: Layout<V, W>,
  stage: Stage,
  {panel, sound, hints}: Tools,
  ask: Ask,
): TemplateResult {
  const {table} = stage;
  const tool = (
    request: Request,
    label: string,
    icon: TemplateResult,
    opens?: Panel,
    pressed?: boolean,
  ): TemplateResult =>
    html`<button
      type="button"
      class="tool ${request}"
      data-item=${request}
      aria-label=${label}
      aria-expanded=${opens ? String(panel === opens) : nothing}
      aria-pressed=${pressed === undefined ? nothing : String(pressed)}
      title=${label}
      @click=${() => ask(request)}
    >
      ${icon}
    </button>`;
  return html`<div class="tools" part="tools" role="toolbar" aria-label=${table.tools} data-group="tools">
    ${tool('undo', table.undo, undoIcon)}
    ${layout.lastTrick ? tool('last-trick', table.lastTrick, lastTrickIcon, 'last-trick') : nothing}
    ${hints ? tool('hint', table.hint, hintIcon) : nothing}
    ${tool('sound', table.sound, sound ? soundIcon : silentIcon, undefined, sound)}
    ${tool('information', table.information, informationIcon, 'information')}
  </div>`;
}

/** The keys, less those that do nothing at this table. */
const keysOf = ({lastTrick}: Pick<Layout, 'lastTrick'>, {keys}: TableWords, hints: boolean): TableWords['keys'] =>
  keys.filter(([key]) => (key !== 'L' || lastTrick) && (key !== 'C' || hints));

/** A panel over the table: the last trick, or information and keys. */
export function renderPanel<V extends View, W>(
  layout: Layout<V, W>,
  stage: Stage<V, W>,
  panel: Panel,
  {log, hints}: {readonly log: readonly LogLine[]; readonly hints: boolean},
  ask: Ask,
): TemplateResult {
  const {table} = stage;
  const title = {information: table.information, 'last-trick': table.lastTrick, log: table.log}[panel];
  const say = (request: Request, label: string): TemplateResult =>
    html`<button type="button" data-item=${request} @click=${() => ask(request)}>${label}</button>`;
  return html`<div class="panel" role="dialog" aria-label=${title} data-group="panel">
    <header>
      <h3>${title}</h3>
      <button type="button" class="tool" data-item="close" aria-label=${table.close} @click=${() => ask('close')}>${closeIcon}</button>
    </header>
    ${
      panel === 'last-trick'
        ? renderLastTrick(stage, layout.lastTrick?.(stage.view))
        : panel === 'log'
          ? renderLog(log, table)
          : html`<div class="asks">
                ${say('turn', table.whoseTurn)} ${say('table', table.onTheTable)} ${say('score', table.scores)}
                ${layout.lastTrick ? say('last-trick', table.lastTrick) : nothing} ${say('log', table.log)} ${say('hand', table.yourHand)}
                ${say('again', table.newMatch)}
              </div>
              <dl class="keys">
                ${keysOf(layout, table, hints).map(([key, does]) => html`<div><dt><kbd>${key}</kbd></dt><dd>${does}</dd></div>`)}
              </dl>`
    }
  </div>`;
}
