import type {PageFault} from '@cartavola/cli/check-page.js';
import {pageStrings} from './page-strings.js';
import type {FindingStrings} from './pages/findings.js';

/** Range in the text. Lines and columns are numbered from 1. */
type TextPlace = Pick<PageFault, 'line' | 'column' | 'endLine' | 'endColumn'>;

/** Field with the text that was checked. */
interface CheckedField {
  readonly field: HTMLTextAreaElement;
  /** Word before a line number. */
  readonly line: string;
}

/** Selects a range in a field, or the rest of the line if the range is empty. */
function select(field: HTMLTextAreaElement, {line, column, endLine, endColumn}: TextPlace): void {
  const {value} = field;
  const starts = [0, ...[...value.matchAll(/\n/g)].map(({index}) => index + 1)];
  const at = (inLine: number, inColumn: number): number => (starts[inLine - 1] ?? 0) + inColumn - 1;
  const start = at(line, column);
  const end = at(endLine, endColumn);
  const rest = value.indexOf('\n', start);
  // Chromium scrolls to the caret only when the field gets the focus, and never to a selection.
  field.blur();
  field.setSelectionRange(start, start);
  field.focus();
  field.setSelectionRange(start, end > start ? end : rest < 0 ? value.length : rest);
}

/** Creates a list item about a range in a field, with a button that selects the range. */
export function itemAbout(
  place: TextPlace,
  {field, line}: CheckedField,
  ...told: readonly (Node | string)[]
): HTMLLIElement {
  const item = document.createElement('li');
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = `${line} ${place.line}`;
  button.addEventListener('click', () => select(field, place));
  item.append(button, ' ', ...told);
  return item;
}

/** Finding from the check, or error from an element. */
export type Finding = Pick<PageFault, 'code' | 'path' | 'message'>;

/** Returns what a code means in the page's language, if the page explains it. */
function explanationOf(code: string): string | undefined {
  const {explanations} = pageStrings<FindingStrings>();
  return explanations[code] ?? explanations[`${code.split('.')[0]!}.…`];
}

/**
 * Creates the content of a finding: what it means in the page's language, its message, in English, and its code, which
 * links to a page in English.
 */
function toldOf({code, path, message}: Finding): readonly (Node | string)[] {
  const told = document.createElement('span');
  told.lang = 'en';
  told.textContent = message;
  const explanation = explanationOf(code);
  const explained = document.createElement('span');
  explained.className = 'explained';
  explained.textContent = explanation ?? '';
  const link = document.createElement('a');
  link.href = `./docs/checking.html#${code}`;
  if (document.documentElement.lang !== 'en') link.hreflang = 'en';
  link.textContent = code;
  const named = document.createElement('code');
  named.append(link, path === '' || code.endsWith(`.${path}`) ? '' : ` ${path}`);
  return [...(explanation === undefined ? [] : [explained, ' ']), told, ' ', named];
}

/** Creates the list item of a finding. `checked` is the field that was checked. */
export function findingItem(finding: PageFault, checked: CheckedField): HTMLLIElement {
  return itemAbout(finding, checked, ...toldOf(finding));
}

/** Creates the list item of a finding without a location. */
export function unplacedItem(finding: Finding): HTMLLIElement {
  const item = document.createElement('li');
  item.append(...toldOf(finding));
  return item;
}
