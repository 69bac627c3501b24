import type {Seat, Start} from '@cartavola/engine';
import type {CSSResult, TemplateResult} from 'lit';
import type {Scene} from './scene.js';

/** What comes of what is settled before a match. */
export interface Settled {
  readonly start: Start;
  /** By seat, who sits there then: the seat of that player before. */
  readonly order: readonly Seat[];
}

/** What an opening is said and drawn with; `names`: the players, by the seats that they have before it. */
export type OpeningScene<W = unknown> = Pick<Scene, 'table' | 'cards' | 'faces'> & {
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
  readonly choices: readonly {readonly label: string; readonly picture?: TemplateResult}[];
}

/** What is asked in an opening, and what comes of it. `chosen`: the places of the choices so far. */
export interface OpeningRules<W = unknown> {
  step(chosen: readonly number[], scene: OpeningScene<W>): OpeningStep;
  /** Undefined while more is to be chosen. */
  settled(chosen: readonly number[]): Settled | undefined;
}

/** The table at which an opening is held. */
export interface OpeningTable {
  readonly loaded: Pick<OpeningScene, 'table' | 'cards' | 'faces' | 'words'>;
  /** `seats`: by seat, who plays there. */
  readonly settings: {readonly seats: readonly unknown[]};
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
