import type {PageFault} from '@cartavola/cli/check-page.js';

/** Place in a text. Lines and columns count from 1. */
type TextPlace = Pick<PageFault, 'line' | 'column' | 'endLine' | 'endColumn'>;

/** Field whose text has findings. */
interface CheckedField {
  readonly field: HTMLTextAreaElement;
  /** Word before a line number. */
  readonly line: string;
}

/** Selects a place in a field; the rest of the line if the place is empty. */
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

/** Creates an item about a place in a field, with a button that selects it. */
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

/** Finding of the check, or error of an element. */
export type Finding = Pick<PageFault, 'code' | 'path' | 'message'>;

/** Creates the message of a finding, in English, and its code, which links to an explanation. */
function toldOf({code, path, message}: Finding): readonly (Node | string)[] {
  const told = document.createElement('span');
  told.lang = 'en';
  told.textContent = message;
  const link = document.createElement('a');
  link.href = `./docs/checking.html#${code}`;
  if (document.documentElement.lang !== 'en') link.hreflang = 'en';
  link.textContent = code;
  const named = document.createElement('code');
  named.append(link, path === '' || code.endsWith(`.${path}`) ? '' : ` ${path}`);
  return [told, ' ', named];
}

/** Creates the item of a finding. `checked`: the field that it is about, if the reader can edit it. */
export function findingItem(finding: PageFault, checked: CheckedField): HTMLLIElement {
  return itemAbout(finding, checked, ...toldOf(finding));
}

/** Creates the item of a finding without a place. */
export function unplacedItem(finding: Finding): HTMLLIElement {
  const item = document.createElement('li');
  item.append(...toldOf(finding));
  return item;
}
