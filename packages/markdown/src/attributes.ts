import {problemOf, type MarkdownProblem} from './markdown-problem.js';

const BOTH = ['game', 'deck', 'theme', 'letters', 'ply', 'seat', 'lang', 'sharing'] as const;
/** Attributes that a block may be given in Markdown, by what it is shown as: those that its element has. */
const DIAGRAM = [...BOTH, 'caption', 'inline', 'dim', 'arrows'] as const;
const REPLAY = [...BOTH, 'guess', 'id', 'speed'] as const;

/** What a block is shown as. */
export type Shown = 'diagram' | 'replay';

const ALLOWED: Readonly<Record<Shown, readonly string[]>> = {diagram: DIAGRAM, replay: REPLAY};

/** Attributes of a block by name; '' for one without a value. */
export type Attributes = Readonly<Partial<Record<(typeof DIAGRAM | typeof REPLAY)[number], string>>>;

/** A name, with a value in quotes or without a space; or something else up to the next space. */
const PART = /\s*(?:([a-zA-Z][\w-]*)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"'=]+)))?(?=\s|$)|(\S+))/y;

/** Reads the attributes after the name of a block, such as `deck=italian caption="The last trick"`. What may not be there is told, and left out. */
export function attributesIn(
  info: string,
  shown: Shown,
): {readonly attributes: Attributes; readonly problems: readonly MarkdownProblem[]} {
  const attributes = new Map<string, string>();
  const problems: MarkdownProblem[] = [];
  const allowed = ALLOWED[shown];
  const text = info.trim();
  PART.lastIndex = 0;
  while (PART.lastIndex < text.length) {
    const [, name = '', double, single, bare, other] = PART.exec(text)!;
    if (other !== undefined)
      problems.push(problemOf('markdown.info', `“${other}” is not an attribute: expected one such as caption="…".`));
    else if (!allowed.includes(name))
      problems.push(problemOf('markdown.attribute', `There is no “${name}”: expected ${allowed.join(', ')}.`));
    else if (attributes.has(name)) problems.push(problemOf('markdown.attribute', `“${name}” is there twice.`));
    else attributes.set(name, double ?? single ?? bare ?? '');
  }
  return {attributes: Object.fromEntries(attributes), problems};
}
