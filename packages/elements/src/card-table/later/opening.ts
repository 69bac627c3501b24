import type {Seat, Start} from '@cartavola/engine';
import {html, type CSSResult, type TemplateResult} from 'lit';
import type {Choice} from '../layout.js';
import {openingStyles} from './opening.styles.js';
import {renderChoices} from '../render-choices.js';
import type {Loaded} from '../loaded.js';
import type {Settings} from '../settings.js';
import {namesOf, type Stage} from '../stage.js';

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

/** Where an opening stands: what is shown, and what is asked. */
export interface OpeningStep {
  readonly title: string;
  readonly detail: string;
  readonly body: TemplateResult;
  /** What has happened, spoken before the title; may be empty. */
  readonly spoken: string;
  readonly choices: readonly Pick<Choice, 'label' | 'picture'>[];
}

/** What is asked in an opening, and what comes of it. `chosen`: the places of the choices so far. */
interface OpeningRules<W = unknown> {
  step(chosen: readonly number[], stage: OpeningStage<W>): OpeningStep;
  /** Undefined while more is to be chosen. */
  settled(chosen: readonly number[]): Settled | undefined;
}

/** The table at which an opening is held. */
interface OpeningTable {
  readonly loaded: Loaded;
  readonly settings: Settings;
  /** The names that the page gives. */
  readonly names: readonly string[] | undefined;
}

/** What is settled before the first deal of a match, and is in no record; it comes with all that showing it takes. */
export interface Opening {
  readonly styles: CSSResult;
  /** Asks one thing after the other, `show`n each; done when all is settled. */
  ask(show: (asking: Asking) => void): Promise<Settled>;
  /** Alone on the felt. */
  render(chosen: readonly number[], table: OpeningTable, choose: (place: number) => void): TemplateResult;
  /** The same, spoken. */
  say(chosen: readonly number[], table: OpeningTable): string;
}

/** An opening that asks. */
export interface Asking {
  readonly opening: Opening;
  readonly chosen: readonly number[];
  readonly choose: (place: number) => void;
}

/** An opening by its rules. */
export function openingBy({step, settled}: OpeningRules): Opening {
  return {
    styles: openingStyles,
    ask(show) {
      return new Promise((done) => {
        const ask = (chosen: readonly number[]): void => {
          const choose = (place: number): void => {
            const after = settled([...chosen, place]);
            if (after) done(after);
            else ask([...chosen, place]);
          };
          show({opening: this, chosen, choose});
        };
        ask([]);
      });
    },
    render(chosen, table, choose) {
      const stage = stageOf(table);
      const {title, detail, body, choices} = step(chosen, stage);
      const moves = choices.map((choice): Choice => ({...choice, move: {type: 'choose'}}));
      return html`<svg class="defs" aria-hidden="true" focusable="false"><defs>${stage.faces.defs}</defs></svg>
        <div class="opening" part="opening">
          <h2 class="question" part="question" tabindex="-1" data-refuge>${title}</h2>
          <p class="detail">${detail}</p>
          ${body} ${renderChoices(stage, moves, (choice) => choose(moves.indexOf(choice)))}
        </div>`;
    },
    say(chosen, table) {
      const {spoken, title} = step(chosen, stageOf(table));
      return `${spoken && `${spoken} `}${title}.`;
    },
  };
}

const stageOf = ({loaded, settings: {seats}, names}: OpeningTable): OpeningStage => ({
  ...loaded,
  names: namesOf([...seats.keys()], loaded.table, seats.indexOf('you'), names),
});
