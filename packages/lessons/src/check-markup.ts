import {mappedDeck, optionAttribute, optionsFromAttributes, type NamedDeck, type Options} from '@cartavola/engine';
import {languageFor, loadRulebook, paragraphsOf, USUAL_LANGUAGE, type Language} from '@cartavola/words';
import {rulebooks} from '@cartavola/words/games.js';
import {checkStep} from './check.js';
import {advance, begin, isOver, missed} from './course.js';
import {lessons} from './games.js';
import type {LessonSource} from './lesson.js';
import {
  EVERYWHERE,
  languagesIn,
  readMarkup,
  type AuthoredStep,
  type MarkupFinding,
  type MarkupNode,
} from './read-markup.js';
import {asks} from './step.js';

/** Findings of a check of a whole lesson. */
export interface CheckedLesson {
  /** Findings without duplicates, in document order. */
  readonly findings: readonly MarkupFinding[];
  readonly steps: number;
  /** Languages in which it was played. */
  readonly languages: readonly Language[];
}

/** Context of a lesson. */
export interface LessonContext {
  /** Decks that it may name, the default one first. */
  readonly decks: readonly NamedDeck[];
  /** Language of the page, for a lesson that names none. */
  readonly language?: string | undefined;
}

/** Plays the lesson of a `<rules-explainer>` in all its languages and lists its faults. */
export async function checkMarkup(
  explainer: MarkupNode,
  {decks, language: inherited}: LessonContext,
): Promise<CheckedLesson> {
  const {attributes} = explainer;
  const fault = (code: string, path: string, message: string): CheckedLesson => ({
    findings: [{step: '', code, path, message, node: explainer}],
    steps: 0,
    languages: [],
  });
  const id = attributes['game']?.trim() ?? '';
  if (!Object.hasOwn(lessons, id))
    return fault(
      'rules.game',
      'game',
      `There is no game "${id}": a game is one of ${Object.keys(lessons).join(', ')}.`,
    );
  const {lesson: source} = await lessons[id]!();
  const read = optionsFromAttributes(source.game, source.fallback, (name) => attributes[name] ?? null);
  if (!read.ok) return fault(read.problem.code, read.problem.path, read.problem.message);
  const known = ['game', 'deck', 'view', 'save', ...source.game.options.map(({name}) => optionAttribute(name))];
  const stray = Object.keys(attributes).find((name) => !known.includes(name) && !EVERYWHERE.test(name));
  if (stray !== undefined)
    return fault('lesson.attribute', stray, `A <rules-explainer> of this game has no attribute "${stray}".`);
  const wanted = attributes['deck'] ?? decks[0]?.id;
  const deck = decks.find(({id}) => id === wanted);
  if (!deck || !mappedDeck(deck, source.game, read.value))
    return fault('attribute.deck', 'deck', `This game has no deck "${wanted}".`);
  const nodes = explainer.children.filter(({name}) => name === 'lesson-step');
  const named = languagesIn(nodes);
  const own = languageFor(attributes['lang'] ?? inherited ?? '') ?? USUAL_LANGUAGE;
  const languages = named.length > 0 ? named : [own];
  const findings: MarkupFinding[] = [];
  for (const language of languages) {
    for (const finding of await checkIn(explainer, language, source, read.value)) {
      const isTold = findings.some((one) => one.node === finding.node && one.message === finding.message);
      if (!isTold) findings.push(finding);
    }
  }
  return {findings, steps: nodes.length, languages};
}

async function checkIn(
  explainer: MarkupNode,
  language: Language,
  source: LessonSource,
  options: Options,
): Promise<readonly MarkupFinding[]> {
  const {steps, findings} = readMarkup(explainer, language, source.game);
  const rules = await rulesOf(source, language, options);
  const found = [...findings];
  for (const {step, node, answers} of steps) {
    // Faults of the markup itself are reported already.
    const isTold = findings.some((one) => one.code === 'lesson.kind' && node.children.includes(one.node));
    if (!isTold)
      for (const finding of checkStep(step, source, options))
        found.push({...finding, node: nodeOf(node, answers, finding.path)});
    const say = (rule: string, path: string, at: MarkupNode): void => {
      if (rules.has(rule)) return;
      const message = `There is no rule "${rule}" in this game: \`cartavola rules ${source.game.id}\` prints them with their ids.`;
      found.push({step: step.id, code: 'lesson.rule', path, message, node: at});
    };
    for (const rule of step.teaches ?? []) say(rule, 'rule', node);
    for (const [place, {refusal}] of step.answers.entries())
      if (refusal !== undefined) say(refusal, 'refusal', answers[place]!);
    const [, line] = /^line=(.*)$/.exec(step.goal ?? '') ?? [];
    if (line !== undefined) say(line, 'goal', nodeOf(node, answers, 'goal'));
  }
  return [...found, ...unreached(steps)];
}

/** Finds the element that a path into a step points to. */
function nodeOf(node: MarkupNode, answers: readonly MarkupNode[], path: string): MarkupNode {
  const [, list, place] = /^(answers)\[(\d+)\]/.exec(path) ?? [];
  const children = (name: string): readonly MarkupNode[] => node.children.filter((child) => child.name === name);
  if (list) return answers[Number(place)] ?? node;
  if (/^(?:position|moves)/.test(path)) return children('lesson-position')[0] ?? node;
  return children('lesson-ask')[0] ?? node;
}

async function rulesOf(source: LessonSource, language: Language, options: Options): Promise<ReadonlySet<string>> {
  const {rulebook} = await rulebooks[source.game.id]!();
  return new Set(paragraphsOf(await loadRulebook(rulebook, language, {options})).map(({id}) => id));
}

/** Finds steps that no reader reaches, not even one who gets every step wrong. */
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
      message: 'No reader ever comes to this step.',
      node,
    }));
}
