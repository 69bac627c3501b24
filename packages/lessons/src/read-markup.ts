import type {WholeGame} from '@cartavola/engine';
import {codesIn} from '@cartavola/engine/notation/letters.js';
import {allLanguages, languageFor, type Language} from '@cartavola/words';
import type {Finding} from './check.js';
import {
  KINDS,
  STAGES,
  type CardSource,
  type Choice,
  type ExpectedAnswer,
  type Kind,
  type MoveComment,
  type Stage,
  type Step,
} from './step.js';
import type {MarkupNode, ReportMarkupFinding} from './markup.js';
import {isRecordScript, recordsIn, takenFrom} from './markup-record.js';
import {RECORD_ATTRIBUTES, unsaid} from './recorded.js';
import {positionAttributes} from './written-position.js';

/** Lists in a step, with the elements from which they are read. */
const TEXT_LISTS = {
  answers: 'lesson-answer',
  hints: 'lesson-hint',
  choices: 'lesson-choice',
  comments: 'lesson-comment',
} as const;
/** Name of such a list. */
type StepTextList = keyof typeof TEXT_LISTS;

const textsIn = (spoken: readonly MarkupNode[]): Readonly<Record<StepTextList, readonly MarkupNode[]>> => {
  const named = (name: string): readonly MarkupNode[] => spoken.filter((child) => child.name === name);
  const {answers, hints, choices, comments} = TEXT_LISTS;
  return {answers: named(answers), hints: named(hints), choices: named(choices), comments: named(comments)};
};

/** A step in an author's lesson, with its element. */
export interface AuthoredStep {
  readonly step: Step;
  /** True if its record can't be used, which causes its other faults. */
  readonly isBroken: boolean;
  readonly node: MarkupNode;
  /** Elements for its answers, hints, choices and comments, in the order of the step's lists. */
  readonly texts: Readonly<Record<StepTextList, readonly MarkupNode[]>>;
  /** Display name of its skill, or undefined if it doesn't belong to one. */
  readonly skillName: string | undefined;
}

/** Fault in markup, with the element that has it. */
export interface MarkupFinding extends Finding {
  readonly node: MarkupNode;
}

/** Steps read from markup, and the faults found in the process. */
export interface ReadMarkup {
  readonly steps: readonly AuthoredStep[];
  readonly findings: readonly MarkupFinding[];
}

/** Attributes of each element of a lesson, keyed by tag name. Those of a `<lesson-position>` depend on the game. */
export const LESSON_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  'lesson-step': ['skill', 'stage', 'rule'],
  'lesson-ask': ['kind', 'goal', 'from', 'script', 'seed'],
  'lesson-choice': ['value', 'right', 'when'],
  'lesson-answer': ['card', 'missed', 'refusal', 'type', 'count', 'choice', 'seat', 'number'],
  'lesson-hint': [],
  'lesson-comment': ['move'],
  'lesson-done': [],
};
/** Lists the attributes of each element of a lesson in a game, keyed by tag name. */
export const lessonAttributes = (game: WholeGame): Readonly<Record<string, readonly string[]>> => ({
  ...LESSON_ATTRIBUTES,
  'lesson-step': [...LESSON_ATTRIBUTES['lesson-step']!, ...allLanguages().map((one) => `skill-${one}`)],
  'lesson-position': [...positionAttributes(game), 'moves', 'open'],
});
/** Tag names of all elements of a lesson. */
export const LESSON_ELEMENTS: readonly string[] = [...Object.keys(LESSON_ATTRIBUTES), 'lesson-position'];

/** Global attributes, allowed on any element. */
export const EVERYWHERE = /^(?:id|class|style|lang|title|hidden|slot|part|dir|data-.*|aria-.*|role)$/;

/** Languages that elements in a lesson's steps specify. Empty if there are none. */
export function languagesIn(steps: readonly MarkupNode[]): readonly Language[] {
  const named = steps.flatMap(({children}) => children.map(({attributes: {lang}}) => lang && languageFor(lang)));
  return allLanguages().filter((language) => named.includes(language));
}

/** Maximum number of steps in a lesson, and of elements in a step. Real lessons have fewer than 50 of either. */
const MOST = {steps: 500, elements: 500} as const;

/** Returns an element with at most `MOST.elements` children, and reports the first one that is left out. */
function limited(node: MarkupNode, say: ReportMarkupFinding): MarkupNode {
  const extra = node.children[MOST.elements];
  if (!extra) return node;
  say(extra, 'lesson.large', '', `A step can have at most ${MOST.elements} elements: the rest are ignored.`);
  return {...node, children: node.children.slice(0, MOST.elements)};
}

/** Names of skills, keyed by skill: the name in the first step that has one. */
function skillNames(steps: readonly MarkupNode[], language: Language): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const {attributes} of steps) {
    const [skill, name] = [attributes['skill'], attributes[`skill-${language}`]];
    if (skill !== undefined && name !== undefined && !names.has(skill)) names.set(skill, name);
  }
  return names;
}

/** Spellings of each skill, keyed by its name without capitals. */
function spellingsOf(steps: readonly MarkupNode[]): ReadonlyMap<string, ReadonlySet<string>> {
  const spellings = new Map<string, Set<string>>();
  for (const {attributes} of steps) {
    const {skill} = attributes;
    if (skill === undefined) continue;
    const key = skill.trim().toLowerCase();
    const same = spellings.get(key);
    if (same) same.add(skill);
    else spellings.set(key, new Set([skill]));
  }
  return spellings;
}

/**
 * Reads the steps of an author's lesson in one language. `among` contains all languages of the lesson. It defaults to
 * those that the lesson's elements specify.
 */
export function readMarkup(
  explainer: MarkupNode,
  language: Language,
  game: WholeGame,
  among?: readonly Language[],
): ReadMarkup {
  const attributes = lessonAttributes(game);
  const all = explainer.children.filter(({name}) => name === 'lesson-step');
  const nodes = all.slice(0, MOST.steps);
  const findings: MarkupFinding[] = [];
  const ids = new Set<string>();
  const languages = among ?? languagesIn(nodes);
  const [names, spellings] = [skillNames(nodes, language), spellingsOf(nodes)];
  const steps = nodes.map((whole, place) => {
    const id = whole.attributes['id'] || `step-${place + 1}`;
    const say: ReportMarkupFinding = (at, code, path, message) =>
      void findings.push({step: id, code, path, message, node: at});
    const node = limited(whole, say);
    if (ids.has(id))
      say(node, 'lesson.unreachable', 'id', `Another step has the id "${id}": this one is never reached.`);
    ids.add(id);
    checkLanguages(node, languages, say);
    for (const child of [node, ...node.children]) {
      checkAttributes(child, attributes, say);
      if (child !== node && child.name === 'lesson-step')
        say(child, 'lesson.element', '', 'This step is inside another one: close the previous step first.');
    }
    const {skill = id} = node.attributes;
    const like = [...(spellings.get(skill.trim().toLowerCase()) ?? [])].find((other) => other !== skill);
    if (like !== undefined)
      say(
        node,
        'lesson.attribute',
        'skill',
        `"${skill}" and "${like}" count as two skills: write the name the same way.`,
      );
    const step = readStep(node, id, language, game, say);
    return {
      step,
      isBroken: step.recorded === undefined && spokenIn(node, language).some((child) => recordsIn(child).length > 0),
      node,
      texts: textsIn(spokenIn(node, language)),
      skillName: names.get(skill) ?? node.attributes['skill'],
    };
  });
  const extra = all[MOST.steps];
  if (extra) {
    const message = `A lesson can have at most ${MOST.steps} steps: the rest are ignored.`;
    findings.push({step: '', code: 'lesson.large', path: '', message, node: extra});
  }
  return {steps, findings};
}

function readStep(node: MarkupNode, id: string, language: Language, game: WholeGame, say: ReportMarkupFinding): Step {
  const {skill = id, stage, rule} = node.attributes;
  const spoken = spokenIn(node, language);
  const named = (name: string): readonly MarkupNode[] => spoken.filter((child) => child.name === name);
  const [position] = named('lesson-position');
  const [asked] = named('lesson-ask');
  const {goal, from, seed} = asked?.attributes ?? {};
  const isRecorded = position !== undefined && recordsIn(position).length > 0;
  const taken = position && takenFrom(position, asked, language, game, say);
  if (asked && isRecordScript(asked) && !isRecorded)
    say(asked, 'lesson.moves', 'script', 'The <lesson-position> has no record, so the others have no moves to make.');
  const {moves, script} = taken ?? {moves: position?.attributes['moves'], script: asked?.attributes['script']};
  const isRead = moves === undefined || (taken !== undefined && moves === '');
  const {kind = asked ? 'play' : isRead ? 'read' : 'watch'} = asked?.attributes ?? {};
  if (asked && !KINDS.includes(kind as Kind))
    say(asked, 'lesson.kind', 'kind', `The kind must be one of: ${KINDS.join(', ')}.`);
  if (stage !== undefined && !STAGES.includes(stage as Stage))
    say(node, 'lesson.stage', 'stage', `The stage must be one of: ${STAGES.join(', ')}.`);
  const saysSomething = ({name, text}: MarkupNode): boolean => !name.startsWith('lesson-') && text.trim() !== '';
  // If the step has text in another language, `checkLanguages` reports the missing language instead.
  if (!node.children.some(saysSomething))
    say(node, 'lesson.text', '', 'A step needs some text: add a paragraph beside the lesson’s own elements.');
  for (const name of ['lesson-position', 'lesson-ask', 'lesson-done'])
    for (const another of named(name).slice(1))
      say(another, 'lesson.element', '', `A step can only have one <${name}>.`);
  for (const child of ['lesson-answer', 'lesson-hint', 'lesson-choice', 'lesson-comment', 'lesson-done'].flatMap(named))
    if (child.text.trim() === '') say(child, 'lesson.text', '', `A <${child.name}> needs some text.`);
    else if (child.children[0] && !child.children[0].name.startsWith('lesson-'))
      say(
        child,
        'lesson.text',
        '',
        `A <${child.name}> can only contain text: the <${child.children[0].name}> in it is not shown.`,
      );
  const [done] = named('lesson-done');
  const comments = named('lesson-comment').map(readComment);
  return {
    id,
    skill,
    ...(stage !== undefined && STAGES.includes(stage as Stage) && {stage: stage as Stage}),
    kind: kind as Kind,
    ...(rule !== undefined && {teaches: rule.split(/\s+/).filter(Boolean)}),
    ...(position && (taken || !isRecorded) && {position: withCodes(position.attributes)}),
    ...(taken?.recorded && {recorded: taken.recorded}),
    ...(moves !== undefined && {moves: codesIn(moves)}),
    ...(goal !== undefined && {goal: codesIn(goal)}),
    ...(from !== undefined && {from: from as CardSource}),
    ...(script !== undefined && {script: codesIn(script)}),
    ...(seed !== undefined && {seed}),
    title: '',
    text: [],
    ...(done && {done: tidy(done.text)}),
    answers: named('lesson-answer').map(readAnswer),
    hints: named('lesson-hint').map(({text}) => tidy(text)),
    ...withTexts('choices', named('lesson-choice').map(readChoice)),
    // Comments with elements come first, because a comment's index is used to find its element.
    ...withTexts('comments', [...comments, ...(kind === 'watch' ? unsaid(taken?.comments ?? [], comments) : [])]),
  };
}

/** Returns a property with a list, or no property if the list is empty. */
const withTexts = <K extends string, T>(key: K, list: readonly T[]): Partial<Record<K, readonly T[]>> =>
  list.length > 0 ? ({[key]: list} as Record<K, readonly T[]>) : {};

const readChoice = ({attributes: {value, right, when}, text}: MarkupNode, place: number): Choice => ({
  value: value?.trim() ?? String(place + 1),
  text: tidy(text),
  isRight: right !== undefined,
  ...(when !== undefined && {when}),
});

const readComment = ({attributes: {move}, text}: MarkupNode): MoveComment => ({
  move: /^\d+$/.test(move ?? '') ? Number(move) : NaN,
  text: tidy(text),
});

/** Returns attributes with their cards converted to record format. */
const withCodes = (attributes: MarkupNode['attributes']): MarkupNode['attributes'] =>
  Object.fromEntries(Object.entries(attributes).map(([name, text]) => [name, codesIn(text)]));

function readAnswer({attributes, text}: MarkupNode): ExpectedAnswer {
  const {card, missed, refusal, type, count, choice, seat, number} = attributes;
  return {
    text: tidy(text),
    ...(card !== undefined && {card: codesIn(card.trim()).toUpperCase()}),
    ...(missed !== undefined && {missed: codesIn(missed.trim()).toUpperCase()}),
    ...(refusal !== undefined && {refusal}),
    ...(type !== undefined && {type: type.trim()}),
    ...(count !== undefined && {count: count.trim()}),
    ...(choice !== undefined && {choice: choice.trim()}),
    ...(seat !== undefined && {seat: seat.trim()}),
    ...(number !== undefined && {number: number.trim()}),
  };
}

/** Returns the children of an element that are shown in a given language. */
const spokenIn = ({children}: MarkupNode, language: Language): readonly MarkupNode[] =>
  // An element without a language is for all languages.
  children.filter(({attributes: {lang}}) => lang === undefined || languageFor(lang) === language);

/**
 * Checks that all languages have the same number of each kind of lesson element, and that each has a paragraph if any
 * has.
 */
function checkLanguages(node: MarkupNode, languages: readonly Language[], say: ReportMarkupFinding): void {
  const kindOf = ({name}: MarkupNode): string => (name.startsWith('lesson-') ? `<${name}>` : 'paragraph');
  for (const kind of new Set(node.children.map(kindOf))) {
    const counts = languages.map(
      (language) => spokenIn(node, language).filter((child) => kindOf(child) === kind).length,
    );
    const most = Math.max(...counts);
    const first = languages[counts.indexOf(most)];
    for (const [place, count] of counts.entries()) {
      // One paragraph may correspond to two in another language.
      if (count === most || (kind === 'paragraph' && count > 0)) continue;
      const message = `This step has ${most} ${kind} in "${first}" and ${count} in "${languages[place]}".`;
      say(node, 'lesson.language', 'lang', message);
    }
  }
}

/** Attributes that only a position with a record has. */
const OF_RECORDS = ['deal', 'from', 'to'];
const IN_A_POSITION =
  'directly inside this position: a <script type="application/json"> or a <pre data-cartavola-record>';

function checkAttributes(node: MarkupNode, attributes: typeof LESSON_ATTRIBUTES, say: ReportMarkupFinding): void {
  if (!node.name.startsWith('lesson-')) return;
  const [lost] = node.children.filter(({name}) => name.startsWith('lesson-'));
  if (node.name !== 'lesson-step' && lost)
    say(lost, 'lesson.element', '', `This is inside a <${node.name}>: close that element first.`);
  const known = attributes[node.name];
  if (!known) {
    say(node, 'lesson.element', '', `<${node.name}> is not an element of lessons.`);
    return;
  }
  const isRecorded = recordsIn(node).length > 0;
  for (const name of Object.keys(node.attributes).filter((one) => !EVERYWHERE.test(one))) {
    if (isRecorded && known.includes(name) && !RECORD_ATTRIBUTES.includes(name))
      say(
        node,
        'lesson.attribute',
        name,
        `The record in this position has all cards and moves: "${name}" is not used.`,
      );
    else if (!isRecorded && node.name === 'lesson-position' && OF_RECORDS.includes(name))
      say(node, 'lesson.attribute', name, `"${name}" needs a record, and there is none ${IN_A_POSITION}.`);
    else if (!known.includes(name) && !(isRecorded && RECORD_ATTRIBUTES.includes(name)))
      say(node, 'lesson.attribute', name, `"${name}" is not an attribute of <${node.name}>.`);
  }
}

const tidy = (text: string): string => text.trim().replace(/\s+/g, ' ');
