import {
  mappedDeck,
  optionAttribute,
  checkOptionAttributes,
  usualOptions,
  type MappedDeck,
  type NamedDeck,
  type Options,
} from '@cartavola/engine';
import {
  allLanguages,
  languageFor,
  loadCardWords,
  loadLessonWords,
  loadRulebook,
  paragraphsOf,
  USUAL_LANGUAGE,
  type Language,
} from '@cartavola/words';
import {rulebooks} from '@cartavola/words/games.js';
import {checkStep} from './check.js';
import {advance, missed} from './course.js';
import {lessons} from './games.js';
import type {LessonSource} from './lesson.js';
import {
  EVERYWHERE,
  languagesIn,
  LESSON_ELEMENTS,
  readMarkup,
  type AuthoredStep,
  type MarkupFinding,
} from './read-markup.js';
import type {MarkupNode} from './markup.js';
import {begin, isOver} from './progress.js';
import {Sitting} from './sitting.js';
import {asks} from './step.js';
import {solutionText} from './told-answers.js';

/** Solution to a step's question. */
export interface StepSolution {
  /** Id of the step. */
  readonly step: string;
  readonly title: string;
  /** All correct answers as a sentence, in the lesson's first language. */
  readonly right: string;
  readonly language: Language;
  /** The step's element. */
  readonly node: MarkupNode;
}

/** Findings from checking a whole lesson. */
export interface CheckedLesson {
  /** Findings without duplicates, in document order. */
  readonly findings: readonly MarkupFinding[];
  /** Solution to each step's question, if the step can be shown. */
  readonly solutions: readonly StepSolution[];
  readonly steps: number;
  /** Languages in which the lesson was played. */
  readonly languages: readonly Language[];
}

/** Decks and language for a lesson. */
export interface LessonContext {
  /** Supported decks, with the default one first. */
  readonly decks: readonly NamedDeck[];
  /** Language of the page, used if the lesson doesn't specify one. */
  readonly language?: string | undefined;
}

const NOTHING = {solutions: [], steps: 0, languages: []};

/** Plays the lesson of a `<rules-explainer>` in all its languages and lists its faults. */
export async function checkMarkup(
  explainer: MarkupNode,
  {decks, language: inherited}: LessonContext,
): Promise<CheckedLesson> {
  const {attributes} = explainer;
  const fault = (code: string, path: string, message: string): MarkupFinding => ({
    step: '',
    code,
    path,
    message,
    node: explainer,
  });
  const id = attributes['game']?.trim() ?? '';
  if (!Object.hasOwn(lessons, id))
    return {
      ...NOTHING,
      findings: [
        fault('rules.game', 'game', `"${id}" is not a game: expected one of ${Object.keys(lessons).join(', ')}.`),
      ],
    };
  const {lesson: source} = await lessons[id]!();
  const read = checkOptionAttributes(source.game, source.fallback, (name) => attributes[name] ?? null);
  const options = read.options ?? usualOptions(source.game);
  const own = read.problems.map(({code, path, message}) => fault(code, path, message));
  const known = ['game', 'deck', 'view', 'save', ...source.game.options.map(({name}) => optionAttribute(name))];
  for (const name of Object.keys(attributes))
    if (!known.includes(name) && !EVERYWHERE.test(name))
      own.push(fault('lesson.attribute', name, `"${name}" is not an attribute of <rules-explainer> for this game.`));
  const wanted = attributes['deck'] ?? decks[0]?.id;
  const mapped = decks.flatMap((deck) => {
    const shown = mappedDeck(deck, source.game, options);
    return shown ? [{id: deck.id, shown}] : [];
  });
  const shown = (mapped.find((one) => one.id === wanted) ?? mapped[0])?.shown;
  if (mapped.every((one) => one.id !== wanted))
    own.push(fault('attribute.deck', 'deck', `"${wanted}" is not a deck for this game.`));
  if (!shown) return {...NOTHING, findings: own};
  const nodes = explainer.children.filter(({name}) => name === 'lesson-step');
  const languages = languagesOf(nodes, languageFor(attributes['lang'] ?? inherited ?? '') ?? USUAL_LANGUAGE);
  const findings: MarkupFinding[] = [
    ...own,
    ...straysIn(explainer),
    ...nodes.flatMap((node) => languageFaults(node, languages)),
  ];
  const told = new Map<MarkupNode, Set<string>>();
  const isNew = ({node, message}: MarkupFinding): boolean => {
    const messages = told.get(node) ?? new Set();
    told.set(node, messages);
    return !messages.has(message) && messages.add(message) === messages;
  };
  findings.forEach(isNew);
  for (const language of languages)
    for (const finding of await checkIn(explainer, language, source, options, languages))
      if (isNew(finding)) findings.push(finding);
  const solutions = await solutionsOf(explainer, languages, {source, options, shown});
  return {findings, solutions, steps: nodes.length, languages};
}

/** Everything needed to play a lesson. */
interface Played {
  readonly source: LessonSource;
  readonly options: Options;
  readonly shown: MappedDeck;
}

/** Returns the solution to each question in the first language. */
async function solutionsOf(
  explainer: MarkupNode,
  languages: readonly Language[],
  {source, options, shown}: Played,
): Promise<readonly StepSolution[]> {
  const language = languages[0]!;
  const cards = await loadCardWords(language, shown);
  const words = await loadLessonWords(language, cards);
  const {steps} = readMarkup(explainer, language, source.game, languages);
  return steps.flatMap(({step, isBroken, node}) => {
    const question = isBroken || !asks(step.kind) ? undefined : new Sitting([step], source, options).question;
    if (!question) return [];
    const {seat: viewer, view} = question.exercise;
    const right = solutionText(question, {words, cards, viewer, seats: view.hands.length});
    return [{step: step.id, title: step.title, right, language, node}];
  });
}

/**
 * Returns the languages of a lesson: those that its elements specify. Includes the lesson's own language if they
 * specify none, or if they specify only one and a step has no language-specific elements.
 */
function languagesOf(steps: readonly MarkupNode[], own: Language): readonly Language[] {
  const named = languagesIn(steps);
  const isForAll = steps.some(({children}) => children.every(({attributes: {lang}}) => lang === undefined));
  if (named.length === 0) return [own];
  return isForAll && named.length === 1 && !named.includes(own) ? [own, ...named] : named;
}

/** Finds unknown languages, and `lang` attributes that have no effect, such as on a whole step. */
function languageFaults(step: MarkupNode, languages: readonly Language[]): readonly MarkupFinding[] {
  const {lang} = step.attributes;
  const isOnly = languages.length === 1 && languages[0] === languageFor(lang ?? '');
  const message = 'This step is for all languages: put "lang" on its paragraphs and elements, not on the step.';
  const onStep = lang === undefined || isOnly ? [] : [languageFault(step, message)];
  const unknown = step.children.filter((child) => {
    const own = child.attributes['lang'];
    return own !== undefined && languageFor(own) === undefined;
  });
  const there = allLanguages().join(', ');
  return [
    ...onStep,
    ...unknown.map((node) =>
      languageFault(node, `No reader sees this: "${node.attributes['lang']!}" is not one of the languages ${there}.`),
    ),
  ];
}

const languageFault = (node: MarkupNode, message: string): MarkupFinding => ({
  step: '',
  code: 'lesson.language',
  path: 'lang',
  message,
  node,
});

/**
 * Finds misplaced elements in a lesson, which are ignored: steps that aren't directly inside the lesson, and other
 * elements that aren't directly inside a step.
 */
function straysIn(explainer: MarkupNode): readonly MarkupFinding[] {
  const strays: MarkupNode[] = [];
  const look = (node: MarkupNode): void => {
    for (const child of node.children) {
      const isStep = child.name === 'lesson-step';
      // If an element is inside another lesson element, only the outer one is reported.
      const isTold = node !== explainer && node.name.startsWith('lesson-');
      const isHome = isStep ? node === explainer : node.name === 'lesson-step';
      if (child.name.startsWith('lesson-') && !isHome && !isTold) strays.push(child);
      look(child);
    }
  };
  look(explainer);
  return strays.map((node) => strayFinding(node));
}

/** Creates the finding for a misplaced element in a lesson. */
export const strayFinding = (node: MarkupNode): MarkupFinding => ({
  step: '',
  code: 'lesson.element',
  path: '',
  message:
    node.name === 'lesson-step'
      ? 'This step is not in a lesson: put <lesson-step> directly inside <rules-explainer>.'
      : !LESSON_ELEMENTS.includes(node.name)
        ? `<${node.name}> is not an element of lessons.`
        : `This is not in a step: put <${node.name}> directly inside <lesson-step>.`,
  node,
});

async function checkIn(
  explainer: MarkupNode,
  language: Language,
  source: LessonSource,
  options: Options,
  languages: readonly Language[],
): Promise<readonly MarkupFinding[]> {
  const {steps, findings} = readMarkup(explainer, language, source.game, languages);
  const rules = await rulesOf(source, language, options);
  const found = [...findings];
  const faulty = new Set(findings.filter(({code}) => code === 'lesson.kind').map((one) => one.node));
  for (const {step, isBroken, node, texts} of steps) {
    // Faults in the markup itself have already been reported.
    const isTold = node.children.some((child) => faulty.has(child));
    if (!isTold && !isBroken)
      for (const finding of checkStep(step, source, options))
        found.push({...finding, node: nodeOf(node, texts, finding.path)});
    const say = (rule: string, path: string, at: MarkupNode): void => {
      if (rules.has(rule)) return;
      const message = `"${rule}" is not a rule of this game: \`cartavola rules ${source.game.id}\` prints them with their ids.`;
      found.push({step: step.id, code: 'lesson.rule', path, message, node: at});
    };
    for (const rule of step.teaches ?? []) say(rule, 'rule', node);
    for (const [place, {refusal}] of step.answers.entries())
      if (refusal !== undefined) say(refusal, 'refusal', texts.answers[place]!);
    const [, line] = /^line=(.*)$/.exec(step.goal ?? '') ?? [];
    if (line !== undefined) say(line, 'goal', nodeOf(node, texts, 'goal'));
  }
  return [...found, ...unreached(steps)];
}

/** Finds the element that a path in a step refers to. */
function nodeOf(node: MarkupNode, texts: AuthoredStep['texts'], path: string): MarkupNode {
  const [, list, place] = /^(answers|hints|choices|comments)\[(\d+)\]/.exec(path) ?? [];
  const children = (name: string): readonly MarkupNode[] => node.children.filter((child) => child.name === name);
  if (list) return texts[list as keyof typeof texts][Number(place)] ?? node;
  if (/^(?:position|moves)/.test(path)) return children('lesson-position')[0] ?? node;
  return children('lesson-ask')[0] ?? node;
}

async function rulesOf(source: LessonSource, language: Language, options: Options): Promise<ReadonlySet<string>> {
  const {rulebook} = await rulebooks[source.game.id]!();
  return new Set(paragraphsOf(await loadRulebook(rulebook, language, {options})).map(({id}) => id));
}

/** Finds steps that even readers who get every step wrong never reach. */
function unreached(steps: readonly AuthoredStep[]): readonly MarkupFinding[] {
  const script = steps.map(({step}) => step);
  const seen = new Set<string>();
  let progress = begin(script);
  for (let turn = 0; turn < script.length * 4 && !isOver(progress); turn++) {
    const step = script.find(({id}) => id === progress.at)!;
    seen.add(step.id);
    if (asks(step.kind) && !progress.again) progress = missed(progress);
    progress = advance(script, progress);
  }
  return steps
    .filter(({step}) => !seen.has(step.id))
    .map(({step, node}) => ({
      step: step.id,
      code: 'lesson.unreachable',
      path: '',
      message: 'No reader ever reaches this step.',
      node,
    }));
}
