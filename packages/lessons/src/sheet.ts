import type {Options} from '@cartavola/engine';
import type {LessonGame} from './lesson-game.js';
import type {AnswerContext} from './named-seats.js';
import type {Question} from './question.js';
import {Sitting} from './sitting.js';
import {asks, type Step} from './step.js';
import {mixedItems, solutionText, tickTexts} from './told-answers.js';

/** An exercise in a printed lesson. */
export interface SheetExercise {
  readonly step: Step;
  readonly question: Question;
  readonly sitting: Sitting;
  /** Name of the skill, if this is its first exercise. */
  readonly topic: string | undefined;
  /** Labels of the boxes to tick. If there are none, the reader writes the answer on a line. */
  readonly ticks: readonly string[];
  /** Items to be put in order. */
  readonly texts: readonly string[];
  readonly solution: string;
  /** The lesson's remarks on wrong answers. */
  readonly reasons: readonly string[];
}

/** Returns the exercises of a printed lesson. */
export function sheetExercises(
  {steps, skills}: {readonly steps: readonly Step[]; readonly skills: Readonly<Record<string, string>>},
  source: LessonGame,
  options: Options,
  told: Pick<AnswerContext, 'words' | 'cards'>,
): readonly SheetExercise[] {
  let skill: string | undefined;
  return steps
    .filter(({kind}) => asks(kind))
    .flatMap((step) => {
      const sitting = new Sitting([step], source, options);
      const {question} = sitting;
      if (!question) return [];
      const {exercise} = question;
      const context = {...told, viewer: exercise.seat, seats: exercise.view.hands.length};
      const topic = step.skill === skill ? undefined : (skills[step.skill] ?? step.skill);
      skill = step.skill;
      const texts = step.choices ? mixedItems(step, question) : [];
      return {
        step,
        question,
        sitting,
        topic,
        ticks: tickTexts(question, context),
        texts: texts.map((item) => step.choices!.find(({value}) => value === item)!.text),
        solution: solutionText(question, context),
        reasons: [...new Set(step.answers.map(({text}) => text))],
      };
    });
}

/**
 * Styles for an exercise sheet: the header, the exercises (in columns if there is room, and never split across pages),
 * and the solutions on a separate page.
 */
export const SHEET_LAYOUT = `
.sheet header { display: flex; flex-wrap: wrap; align-items: flex-end; justify-content: space-between; gap: 2mm 8mm;
  padding-block-end: 2mm; border-block-end: 1.5pt solid #000; break-after: avoid; }
.sheet :is(.whose, .exercises, .answers, .reasons, .ticks, .texts) { margin: 0; padding: 0; list-style: none; }
.sheet .whose { display: flex; gap: 4mm; }
.sheet .whose span { min-inline-size: 32mm; border-block-end: 0.5pt solid #000; }
.sheet :is(.exercises, .answers) { columns: 2 72mm; column-gap: 8mm; counter-reset: number; }
.sheet .exercise { padding-block-end: 3mm; break-inside: avoid; }
.sheet .topic { margin: 0 0 1.5mm; padding: 0.25mm 2mm; border: 0.75pt solid #000; border-radius: 1mm; font-size: 8.5pt;
  font-weight: 600; }
.sheet :is(.question, .answers > li) { position: relative; padding-inline-start: 7mm; counter-increment: number; }
.sheet :is(.question, .answers > li)::before { position: absolute; inset-block-start: 0; inset-inline-start: 0;
  font-weight: 700; line-height: inherit; content: counter(number) '.'; }
.sheet .line { display: flex; align-items: flex-end; gap: 2mm; min-block-size: 7mm; font-size: 8.5pt; }
.sheet .line::after { flex: 1; border-block-end: 0.5pt solid #000; content: ''; }
.sheet .texts { padding-block-start: 2mm; padding-inline-start: 4mm; list-style: disc; }
.sheet .ticks { display: flex; flex-wrap: wrap; gap: 1mm 5mm; padding-block-start: 2.5mm; }
.sheet .ticks li { display: flex; align-items: center; gap: 1.5mm; }
.sheet .ticks li::before { inline-size: 3.5mm; block-size: 3.5mm; flex: none; border: 0.75pt solid #000; content: ''; }
.sheet .solutions { break-before: page; }
.sheet .answers > li { margin-block-end: 1.5mm; break-inside: avoid; }
.sheet .reasons { padding-inline-start: 3.5mm; list-style: disc; font-size: 0.9em; }`;
