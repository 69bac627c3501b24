import type {Options} from '@cartavola/engine';
import {inlines, type Language, type RuleTable} from '@cartavola/words';
import type {LessonGame} from './lesson-game.js';
import type {RepeatHelp} from './repeat-help.js';
import type {LaterTexts, LessonTexts, StepText} from './lesson-texts.js';
import type {ExpectedAnswer, RepeatText, Step, StepScript} from './step.js';

/** Exports of a module with a lesson's text. */
export interface LessonModule {
  /** Returns the text for the deck shown and the current options. */
  lesson(table: RuleTable): LessonTexts;
}

/** Exports of a module with the text of a lesson's later steps. */
export interface LaterLessonModule {
  /** Returns the text of later steps for the deck shown and the current options. */
  later(table: RuleTable): LaterTexts;
}

/** Exports of a module with reasons and hints for repeated steps. */
interface RepeatModule {
  /** Returns reasons and hints for the deck shown and the current options, with the same keys as `again`. */
  helpAgain(table: RuleTable): RepeatHelps;
}

/** Reasons and hints for repeated steps, keyed like `again`. */
type RepeatHelps = Readonly<Record<string, RepeatHelp>>;

/**
 * Start of a script: the steps up to the first question, the rest of its skill, and the number of steps in each later
 * skill.
 */
export interface ScriptStart {
  readonly steps: readonly StepScript[];
  readonly further: Readonly<Record<string, number>>;
}

/** A built-in lesson: one script, with text for each language. */
export interface LessonSource extends LessonGame {
  /** Steps for these options, in order. */
  script(options: Options): readonly StepScript[] | Promise<readonly StepScript[]>;
  /** Start of the script for these options. Without it, the whole script is loaded with the first question. */
  start?(options: Options): ScriptStart;
  /** Loads the module that creates a lesson's text in a language for a table. */
  texts(language: Language): Promise<LessonModule>;
  /** Loads the module that creates the text of later and repeated steps. Without it, `texts` provides all text. */
  later?(language: Language): Promise<LaterLessonModule>;
  /** Loads the module that creates reasons and hints for repeated steps. */
  repeats?(language: Language): Promise<RepeatModule>;
}

/** Steps in order, with the names of their skills. */
export interface Lesson {
  readonly title: string;
  readonly skills: Readonly<Record<string, string>>;
  readonly steps: readonly Step[];
}

/** Loads a game's lesson in a language, for one table. */
export async function loadLesson(source: LessonSource, language: Language, table: RuleTable): Promise<Lesson> {
  const [{lesson}, more, repeats, script] = await Promise.all([
    source.texts(language),
    source.later?.(language),
    source.repeats?.(language),
    source.script(table.options),
  ]);
  return lessonFrom(script, lesson(table), more?.later(table), repeats?.helpAgain(table));
}

/** Loads the part of a lesson that its first question needs. Later steps have no text yet. */
export async function loadLessonStart(source: LessonSource, language: Language, table: RuleTable): Promise<Lesson> {
  const {options} = table;
  const start = source.start?.(options);
  const [{lesson}, script] = await Promise.all([source.texts(language), start?.steps ?? source.script(options)]);
  return lessonFrom([...script, ...unwritten(start?.further ?? {})], lesson(table), undefined);
}

/** Creates placeholders for steps that aren't loaded yet. */
const unwritten = (further: ScriptStart['further']): readonly StepScript[] =>
  Object.entries(further).flatMap(([skill, count]) =>
    Array.from({length: count}, (_, place): StepScript => ({id: `${skill} ${place}`, skill, kind: 'read'})),
  );

function lessonFrom(
  script: readonly StepScript[],
  {title, skills, steps}: LessonTexts,
  later: LaterTexts | undefined,
  helps: RepeatHelps = {},
): Lesson {
  return {
    title,
    skills,
    steps: script.map((step) => {
      const text = steps[step.id] ?? later?.steps[step.id];
      const again = later && repeatText(step, later, helps);
      return {...stepFrom(step, text), ...(again && {again})};
    }),
  };
}

/** Finds the text for repetitions of a step: its own, or that of all steps with its kind and goal. */
function repeatText(
  {id, kind, goal = ''}: StepScript,
  {again}: LaterTexts,
  helps: RepeatHelps,
): RepeatText | undefined {
  const key = [id, `${kind} ${goal}`.trim()].find((one) => one in again);
  if (key === undefined) return undefined;
  const {answers = {}, hints = []} = helps[key] ?? {};
  return {title: again[key]!, answers: Object.entries(answers).map(answerFrom), hints};
}

function stepFrom(script: StepScript, told: StepText | undefined): Step {
  if (!told) return {...script, isUntold: true, title: '', text: [], answers: [], hints: []};
  const {title, text, done, answers = {}, hints = []} = told;
  return {
    ...script,
    title,
    text: inlines(text),
    ...(done !== undefined && {done}),
    answers: Object.entries(answers).map(answerFrom),
    hints,
  };
}

function answerFrom([fits, text]: readonly [string, string]): ExpectedAnswer {
  const named = new Map(
    fits
      .split(' ')
      .filter(Boolean)
      .map((part) => part.split('=') as [string, string]),
  );
  const conditions = ['card', 'missed', 'refusal', 'type', 'count'].flatMap((name) => {
    const value = named.get(name);
    return value === undefined ? [] : [[name, value]];
  });
  return {text, ...(Object.fromEntries(conditions) as Omit<ExpectedAnswer, 'text'>)};
}
