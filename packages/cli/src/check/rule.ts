import type {Language} from '@cartavola/words';
import type {Place} from './lines.js';
import type {Page} from './page.js';

/** Finding on a page. Lines and columns are numbered from 1. */
export interface PageFault extends Place {
  readonly code: string;
  /** Attribute, or path within the step or the data. */
  readonly path: string;
  readonly message: string;
  /** Id of the step. Empty if the fault isn't in a step. */
  readonly step: string;
  /** Whether it is only a warning, which doesn't affect the exit status. */
  readonly isWarning: boolean;
}

/** Right answers to a step's question, with the location of the step's tag. */
export interface PageSolution extends Place {
  /** Id of the step. */
  readonly step: string;
  readonly title: string;
  /** All right answers as a sentence, in the first language of the lesson. */
  readonly right: string;
  readonly language: Language;
}

/** Counts and solutions found on a page. */
export interface Counts {
  readonly lessons: number;
  readonly steps: number;
  readonly puzzles: number;
  /** Right answers to each question in the lessons, in page order. */
  readonly solutions: readonly PageSolution[];
}

/** Reports a finding. */
export type Report = (
  place: Place,
  code: string,
  message: string,
  details?: {readonly path?: string; readonly step?: string; readonly isWarning?: boolean},
) => void;

/** Rule that a page must follow. Each rule has its own file in `rules`. */
export interface Rule {
  /** Codes of its findings, each with its meaning and a fix, for the documentation. */
  readonly codes: Readonly<Record<string, string>>;
  /** Reports the faults on a page. May return counts and solutions. */
  check(page: Page, report: Report): Partial<Counts> | void | Promise<Partial<Counts> | void>;
}
