import {attribute, type ParsedElement} from '../check/page-tree.js';
import {pathIn} from '../check/page.js';
import {escaped} from '../escaped.js';
import type {FoundAddress} from './addresses.js';
import type {AuthorPage} from './author-page.js';
import type {ScormVersion} from './manifest.js';

const LEARNING = 'learning.js';

/** Replacement of the text between two offsets. */
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Attribute that loads one of the kit's files. */
interface KitAddress {
  readonly element: ParsedElement;
  readonly attribute: string;
  readonly name: string;
  /** Query and fragment of the URL. */
  readonly rest: string;
}

/** URLs from which a page loads the kit. In the package, they point to the packed copy. */
export class KitAddresses {
  readonly #page: AuthorPage;
  readonly #script: ParsedElement;
  readonly #kit: ReadonlyMap<string, Uint8Array>;
  /** URL of the kit's folder. */
  readonly #folder: string;
  readonly #found: KitAddress[] = [];

  constructor(page: AuthorPage, script: ParsedElement, kit: ReadonlyMap<string, Uint8Array>) {
    this.#page = page;
    this.#script = script;
    this.#kit = kit;
    this.#folder = new URL('.', new URL(attribute(script, 'src')!, page.url)).href;
  }

  /** Stores a URL if it belongs to the kit. Otherwise, returns false. */
  take(element: ParsedElement, {attribute, address}: FoundAddress): boolean {
    if (!URL.canParse(address, this.#page.url)) return false;
    const {href} = new URL(address, this.#page.url);
    const name = href.startsWith(this.#folder) ? pathIn(href.slice(this.#folder.length)) : '';
    if (!this.#kit.has(name)) return false;
    this.#found.push({element, attribute, name, rest: address.slice(pathIn(address).length)});
    return true;
  }

  /** Names of the kit's files that the packaged page loads. */
  get names(): readonly string[] {
    return [...this.#found.map(({name}) => name), LEARNING];
  }

  /** Returns the page for a package in a SCORM version. `folder` is the kit's folder, relative to the page. */
  rewrite(folder: string, version: ScormVersion): string {
    const edits = this.#found.flatMap(({element, attribute, name, rest}): readonly Edit[] => {
      const attributes = element.sourceCodeLocation?.attrs ?? {};
      return [
        {place: attributes[attribute], text: `${attribute}="${escaped(folder + name + rest)}"`},
        // The copy in the package may have a different version, so its hash may differ.
        {place: attributes['integrity'], text: ''},
      ].flatMap(({place, text}) => (place ? [{start: place.startOffset, end: place.endOffset, text}] : []));
    });
    const start = this.#script.sourceCodeLocation!.startOffset;
    const learning = this.#found.some(({name}) => name === LEARNING)
      ? ''
      : `<script type="module" src="${folder}${LEARNING}"></script>`;
    const added = {start, end: start, text: `<meta name="cartavola-scorm" content="${version}">${learning}`};
    const {html} = this.#page;
    const parts: string[] = [];
    let done = 0;
    for (const {start: from, end, text} of [...edits, added].sort((a, b) => a.start - b.start)) {
      // If an element loads two of the kit's files, both edit the same `integrity`.
      if (from < done) continue;
      parts.push(html.slice(done, from), text);
      done = end;
    }
    return parts.join('') + html.slice(done);
  }
}
