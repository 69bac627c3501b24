import {allDecks} from '@cartavola/faces/decks.js';
import {checkMarkup, type MarkupNode} from '@cartavola/lessons';
import {parse, type DefaultTreeAdapterTypes} from 'parse5';
import {WrongUse, type Surroundings} from './surroundings.js';
import type {Verb} from './verb.js';

type ParsedNode = DefaultTreeAdapterTypes.Node;
type ParsedElement = DefaultTreeAdapterTypes.Element;

/** `cartavola check`: plays every lesson of a page. */
export const checkVerb: Verb = {
  name: 'check',
  usage: 'PAGE.html… [--json]',
  summary: 'Play every lesson of a page in all its languages, and name what cannot be.',
  help: `Reads HTML pages and plays each <rules-explainer> in them as every kind of reader would. Prints a line for each fault,
  PAGE.html:LINE: CODE PATH: what is wrong
and one for each page that has none. How lessons are written: docs/writing-a-lesson.md.

Codes:
  record.…            a position cannot occur: a card twice, unequal hands, a trick that is complete
  lesson.moves        moves that are not written so, or may not be made
  lesson.goal         a goal that there is not
  lesson.impossible   a question that no legal move answers
  lesson.kind         a kind of question that there is not
  lesson.answer       words for an answer that cannot be given, or is right
  lesson.unreachable  a step to which no reader comes
  lesson.language     a step that lacks a language which others have
  lesson.rule         a rule that the game does not have
  lesson.element, lesson.attribute, lesson.text, lesson.stage, lesson.position
                      what is written is none of a lesson, or something is missing
  rules.game, options.…, attribute.deck
                      the game, its options or its deck are not there

Options:
  --json  print each fault as {"file","line","code","path","message"}`,
  options: {json: {type: 'boolean'}},
  async *answers({options, names}, surroundings) {
    if (names.length === 0) throw new WrongUse('check needs the name of a page');
    const json = options['json'] !== undefined;
    for (const file of names) {
      const page = parse(await textOf(file, surroundings), {sourceCodeLocationInfo: true});
      const explainers = [...elementsNamed('rules-explainer', page, undefined)];
      let faults = 0;
      let steps = 0;
      for (const {element, language} of explainers) {
        const checked = await checkMarkup(nodeFrom(element), {decks: allDecks(), language});
        steps += checked.steps;
        for (const {code, path, message, node} of [...checked.findings].sort(byLine)) {
          faults++;
          const line = node.line ?? 0;
          const text = json
            ? JSON.stringify({file, line, code, path, message})
            : `${file}:${line}: ${code}${path && ` ${path}`}: ${message}`;
          yield {text, refused: true};
        }
      }
      const what =
        explainers.length === 0 ? 'there is no lesson' : `lessons: ${explainers.length}, steps: ${steps}, no fault`;
      if (faults === 0 && !json) yield {text: `${file}: ${what}`, refused: false};
    }
  },
};

const byLine = (a: {readonly node: MarkupNode}, b: {readonly node: MarkupNode}): number =>
  (a.node.line ?? 0) - (b.node.line ?? 0);

async function textOf(file: string, {open}: Surroundings): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  try {
    for await (const bytes of open(file)) text += decoder.decode(bytes, {stream: true});
  } catch {
    throw new WrongUse(`${file} cannot be read`);
  }
  return text + decoder.decode();
}

const isElement = (node: ParsedNode): node is ParsedElement => 'tagName' in node;

const attribute = ({attrs}: ParsedElement, name: string): string | undefined =>
  attrs.find((one) => one.name === name)?.value;

const childrenOf = (node: ParsedNode): readonly ParsedNode[] =>
  'content' in node ? node.content.childNodes : 'childNodes' in node ? node.childNodes : [];

/** Finds all elements of a name, each with the language of the page around it. */
function* elementsNamed(
  name: string,
  node: ParsedNode,
  language: string | undefined,
): Generator<{element: ParsedElement; language: string | undefined}> {
  for (const child of childrenOf(node)) {
    if (isElement(child) && child.tagName === name) yield {element: child, language};
    else yield* elementsNamed(name, child, isElement(child) ? (attribute(child, 'lang') ?? language) : language);
  }
}

const nodeFrom = (element: ParsedElement): MarkupNode => ({
  name: element.tagName,
  attributes: Object.fromEntries(element.attrs.map(({name, value}) => [name, value])),
  children: element.childNodes.filter(isElement).map(nodeFrom),
  text: textIn(element),
  ...(element.sourceCodeLocation && {line: element.sourceCodeLocation.startLine}),
});

const textIn = (node: ParsedNode): string =>
  'value' in node && node.nodeName === '#text' ? node.value : childrenOf(node).map(textIn).join('');
