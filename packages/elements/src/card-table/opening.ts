import type {Seat, Start} from '@cartavola/engine';
import {html, nothing, type TemplateResult} from 'lit';
import type {Choice} from './layout.js';
import {renderChoices} from './render-panels.js';
import type {Loaded} from './loaded.js';
import type {Settings} from './settings.js';
import {namesOf, type Stage} from './stage.js';

/** What comes of what is settled before a match. */
export interface Settled {
  readonly start: Start;
  /** By seat, who sits there then: the seat of that player before. */
  readonly order: readonly Seat[];
}

/** What an opening is said and drawn with; `names`: the players, by the seats that they have before it. */
export type OpeningStage<W = unknown> = Pick<Stage, 'table' | 'cards' | 'faces'> & {
  readonly words: W;
  readonly names: readonly string[];
};

/** The stage of an opening at a table of so many seats. */
export const openingStage = (
  loaded: Loaded,
  {seats}: Settings,
  given: readonly string[] | undefined,
): OpeningStage => ({
  ...loaded,
  names: namesOf([...seats.keys()], loaded.table, seats.indexOf('you'), given),
});

/** Where an opening stands: what is shown, and what is asked. */
export interface OpeningStep {
  readonly title: string;
  readonly detail: string;
  readonly body: TemplateResult;
  /** What has happened, spoken before the title; may be empty. */
  readonly spoken: string;
  readonly choices: readonly Pick<Choice, 'label' | 'picture'>[];
}

/** What is settled before the first deal of a match, and is in no record. `chosen`: the places of the choices so far. */
export interface Opening<W = unknown> {
  step(chosen: readonly number[], stage: OpeningStage<W>): OpeningStep;
  /** Undefined while more is to be chosen. */
  settled(chosen: readonly number[]): Settled | undefined;
}

/** An opening that asks. */
export interface Asking {
  readonly opening: Opening;
  readonly chosen: readonly number[];
  readonly choose: (place: number) => void;
}

/** What an opening shows, alone on the felt; nothing where there is none. */
export function renderOpening(
  asking: Asking | undefined,
  loaded: Loaded | undefined,
  settings: Settings | undefined,
  given: readonly string[] | undefined,
): unknown {
  if (!asking || !loaded || !settings) return nothing;
  const stage = openingStage(loaded, settings, given);
  const {title, detail, body, choices} = asking.opening.step(asking.chosen, stage);
  const moves = choices.map((choice): Choice => ({...choice, move: {type: 'choose'}}));
  return html`<svg class="defs" aria-hidden="true" focusable="false"><defs>${stage.faces.defs}</defs></svg>
    <div class="opening" part="opening">
      <h2 class="question" part="question" tabindex="-1" data-refuge>${title}</h2>
      <p class="detail">${detail}</p>
      ${body} ${renderChoices(stage, moves, (choice) => asking.choose(moves.indexOf(choice)))}
    </div>`;
}

/** The same, spoken. */
export function sayOpening({opening, chosen}: Asking, stage: OpeningStage): string {
  const {spoken, title} = opening.step(chosen, stage);
  return `${spoken && `${spoken} `}${title}.`;
}
