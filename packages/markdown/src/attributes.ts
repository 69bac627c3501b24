import {hidesProperty} from './document-properties.js';
import {problemOf, type MarkdownProblem} from './markdown-problem.js';

const BOTH = ['game', 'deck', 'theme', 'letters', 'ply', 'seat', 'lang', 'sharing'] as const;
/** Attributes that a Markdown block can have: those of the element that shows it. */
const DIAGRAM = [...BOTH, 'caption', 'inline', 'dim', 'arrows'] as const;
const REPLAY = [...BOTH, 'guess', 'id', 'speed'] as const;

/** How a block is shown. */
export type Shown = 'diagram' | 'replay';

const ALLOWED: Readonly<Record<Shown, readonly string[]>> = {diagram: DIAGRAM, replay: REPLAY};

/** Attributes of a block, keyed by name. The value is '' for attributes without a value. */
export type Attributes = Readonly<Partial<Record<(typeof DIAGRAM | typeof REPLAY)[number], string>>>;

/** Matches a name with an optional value (quoted or without spaces), or anything else up to the next space. */
const PART = /\s*(?:([a-zA-Z][\w-]*)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"'=]+)))?(?=\s|$)|(\S+))/y;

/**
 * Reads the attributes after a block's name, such as `deck=italian caption="The last trick"`. Reports attributes that
 * aren't allowed, and leaves them out.
 */
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
      problems.push(problemOf('markdown.info', `“${other}” is not an attribute. Write attributes like caption="…".`));
    else if (!allowed.includes(name))
      problems.push(
        problemOf('markdown.attribute', `“${name}” is not an attribute here. Use one of: ${allowed.join(', ')}.`),
      );
    else if (attributes.has(name))
      problems.push(problemOf('markdown.attribute', `“${name}” appears twice. Remove one.`));
    else {
      const value = double ?? single ?? bare ?? '';
      if (name === 'id' && hidesProperty(value))
        problems.push(
          problemOf(
            'markdown.attribute',
            `The id “${value}” is a property of document. Choose another, such as match-1.`,
          ),
        );
      else attributes.set(name, value);
    }
  }
  return {attributes: Object.fromEntries(attributes), problems};
}
