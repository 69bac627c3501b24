import type {Seat, Start} from '@cartavola/engine';
import type {Character} from '@cartavola/faces';
import type {TemplateResult} from 'lit';
import type {Scene} from './scene.js';

/** Outcome of an opening: how the match starts, and where each player sits. */
export interface Settled {
  readonly start: Start;
  /** Original seat of the player in each seat. */
  readonly order: readonly Seat[];
}

/**
 * Words and drawings for an opening. `names` lists the players' names in the order of their seats before the opening.
 */
export type OpeningScene<W = unknown> = Pick<Scene, 'table' | 'cards' | 'faces'> & {
  readonly words: W;
  readonly names: readonly string[];
};

/** Step of an opening: what it shows, and its question. */
export interface OpeningStep {
  readonly title: string;
  readonly detail: string;
  readonly body: TemplateResult;
  /** Text about what has just happened, spoken before the title. May be empty. */
  readonly spoken: string;
  readonly choices: readonly {readonly label: string; readonly picture?: TemplateResult}[];
}

/** Rules of an opening: its questions and its outcome. `chosen` lists the indices of the choices made so far. */
export interface OpeningRules<W = unknown> {
  step(chosen: readonly number[], scene: OpeningScene<W>): OpeningStep;
  /** Returns the outcome, or undefined while choices are still open. */
  settled(chosen: readonly number[]): Settled | undefined;
}

/** Table where an opening takes place. */
export interface OpeningTable {
  readonly loaded: Pick<OpeningScene, 'table' | 'cards' | 'faces' | 'words'>;
  /** `seats` lists the player in each seat, and `characters` lists the characters that the page has chosen. */
  readonly settings: {readonly seats: readonly unknown[]; readonly characters: readonly Character[] | undefined};
  /** Names that the page gives. */
  readonly names: readonly string[] | undefined;
}

/**
 * Choices made before the first deal of a match, such as drawing for seats. They are not part of the record. An opening
 * has its own styles and rendering.
 */
export interface Opening {
  /**
   * Asks one question after another in a table's shadow root. `show` shows each one. Resolves with the outcome after
   * the last answer.
   */
  ask(root: ShadowRoot, show: (asking: Asking) => void): Promise<Settled>;
}

/** An opening's question that is waiting for an answer. */
export interface Asking {
  /** Renders the question. There is nothing else on the felt. */
  render(table: OpeningTable): TemplateResult;
  /** Returns the question as a string to be spoken. */
  say(table: OpeningTable): string;
}
