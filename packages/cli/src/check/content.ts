import {optionsOf} from '@cartavola/diagrams';
import {
  mappedDeck,
  plain,
  rankOf,
  UNKNOWN,
  type Card,
  type DeckUser,
  type Problem,
  type Result,
} from '@cartavola/engine';
import {games} from '@cartavola/engine/games.js';
import {LETTERS, readContent, type Letters, type Notation} from '@cartavola/engine/notation.js';
import {allDecks, deckNamed, USUAL_DECK} from '@cartavola/faces/decks.js';
import {languageFor} from '@cartavola/words';
import {attribute, childrenOf, isElement, textIn, type ParsedElement, type ParsedNode} from './page-tree.js';
import type {Place} from './lines.js';
import {placeOf, placeOfAttribute, settingOf, type Page, type PageElement} from './page.js';
import type {Report} from './rule.js';

/** Text of an element's content, with a function to locate it in the page. */
interface Content {
  readonly text: string;
  /** Maps a line and a column of the text, both counted from 1, to a location in the page. */
  placeOf(line: number, column: number): Place;
}

/** Whether a child, such as a caption or slotted content, isn't part of the notation. */
const isBeside = (node: ParsedNode): boolean =>
  node.nodeName === '#comment' ||
  (isElement(node) &&
    (['figcaption', 'style', 'template'].includes(node.tagName) || node.attrs.some(({name}) => name === 'slot')));

/** Returns a node's first non-blank text node. */
function firstText(node: ParsedNode): ParsedNode | undefined {
  if (node.nodeName === '#text') return textIn(node).trim() ? node : undefined;
  for (const child of childrenOf(node)) {
    const found = isBeside(child) ? undefined : firstText(child);
    if (found) return found;
  }
  return undefined;
}

/** Returns the notation or record inside an element, or undefined if there is none. */
export function contentIn(element: PageElement): Content | undefined {
  const {node} = element;
  const parts = childrenOf(node).filter((child) => !isBeside(child));
  const whole = parts.map(textIn).join('');
  const text = whole.trim();
  if (text === '') return undefined;
  const start = firstText(node)?.sourceCodeLocation;
  const first = textIn(firstText(node)!);
  const lead = first.slice(0, first.length - first.trimStart().length).split('\n');
  return {
    text,
    placeOf(line, column) {
      if (!start) return placeOf(element);
      const at = start.startLine + lead.length - 1 + line - 1;
      const indent = lead.length > 1 ? lead.at(-1)!.length + 1 : start.startCol + lead[0]!.length;
      const from = line === 1 ? indent + column - 1 : column;
      return {line: at, column: from, endLine: at, endColumn: from + 1};
    },
  };
}

/** Returns the JSON script inside an element. */
export const jsonScriptIn = ({node}: PageElement): ParsedElement | undefined =>
  childrenOf(node)
    .filter(isElement)
    .find((child) => child.tagName === 'script' && attribute(child, 'type') === 'application/json');

/** Returns the language whose card letters an element uses. */
export function lettersOf({attributes, language}: PageElement): Letters {
  const written = [attributes['letters'], languageFor(language ?? '')];
  return LETTERS.find((one) => one === written.find((text) => LETTERS.some((letters) => letters === text))) ?? 'en';
}

/** Reads notation or a record for an element. */
export function readFor(element: PageElement, text: string): Result<Notation> {
  const {game} = element.attributes;
  const deck = deckNamed(settingOf(element, 'deck') ?? USUAL_DECK);
  return readContent(plain(text).trim(), {
    games,
    letters: lettersOf(element),
    isPack: deck?.suitSystem === 'latin',
    ...(games.some(({id}) => id === game) && game !== undefined && {game}),
  });
}

/** Reports a problem in an element's content. A path such as `2:7` is a line and a column of the text. */
export function reportProblem(
  report: Report,
  element: PageElement,
  content: Content | undefined,
  {code, path, message}: Problem,
): void {
  const [, line, column] = /^(\d+):(\d+)$/.exec(path) ?? [];
  if (line !== undefined && content) report(content.placeOf(Number(line), Number(column)), code, message);
  else report(placeOfAttribute(element, path), code, message, {path});
}

/** Returns the content of an element: from an attribute, from inside it, or from a file. */
export async function givenContent(
  page: Page,
  element: PageElement,
  report: Report,
  named = '',
): Promise<Content | undefined> {
  const own = element.attributes[named];
  if (own !== undefined) return {text: own, placeOf: () => placeOfAttribute(element, named)};
  const inside = contentIn(element);
  if (inside) return inside;
  const loaded = await fileOf(page, element, report);
  return loaded === undefined ? undefined : {text: loaded, placeOf: () => placeOfAttribute(element, 'src')};
}

/** Reads the file at `src`. Reports a finding if that fails. */
export async function fileOf(page: Page, element: PageElement, report: Report): Promise<string | undefined> {
  const {src} = element.attributes;
  if (src === undefined || src === '') return undefined;
  const file = await page.read(src);
  if (!file || 'text' in file) return file?.text;
  report(placeOfAttribute(element, 'src'), file.code, `"${src}" can't be read: ${file.reason}.`, {path: 'src'});
  return undefined;
}

/**
 * Whether an element's deck can be used for the game that the element's content belongs to. True for unknown decks,
 * because another rule reports them.
 */
export function fitsDeck(element: PageElement, content: Exclude<Notation, {readonly kind: 'cards'}>): boolean {
  const deck = deckNamed(settingOf(element, 'deck') ?? USUAL_DECK);
  return !deck || mappedDeck(deck, content.game, optionsOf(content)) !== undefined;
}

/** Whether a card is missing from an element's deck. The Italian deck lacks eights, nines and tens. */
export function lacksCard(element: PageElement, card: Card, game?: DeckUser): boolean {
  const deck = deckNamed(settingOf(element, 'deck') ?? USUAL_DECK);
  const mapping = deck && (game ? mappedDeck(deck, game)?.mapping : deck.usual);
  return mapping !== undefined && card !== UNKNOWN && mapping.ranks[rankOf(card)] === undefined;
}

/** Ids of all decks. */
export const deckIds = (): readonly string[] => allDecks().map(({id}) => id);
