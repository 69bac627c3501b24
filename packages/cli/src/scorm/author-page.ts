import path from 'node:path';
import {pathToFileURL} from 'node:url';
import type {Problem} from '@cartavola/engine';
import {nameInFolder} from '../name-in-folder.js';
import {attribute, elementsIn, textIn, type ParsedElement} from '../check/page-tree.js';
import {parsePage} from '../check/parse-page.js';
import {problem, problemOfName} from './own-files.js';

const SCRIPTS = /(?:^|\/)cartavola(?:-classic)?\.js$/;

/** Author's page before it is packed. */
export class AuthorPage {
  readonly file: string;
  readonly html: string;
  readonly url: string;
  readonly elements: readonly ParsedElement[];
  /** Script that loads the kit. */
  readonly script: ParsedElement | undefined;

  constructor(file: string, html: string) {
    this.file = file;
    this.html = html;
    this.url = pathToFileURL(file).href;
    this.elements = [...elementsIn(parsePage(html))];
    this.script = this.#named('script').find((one) => {
      const address = attribute(one, 'src') ?? '';
      return URL.canParse(address, this.url) && SCRIPTS.test(new URL(address, this.url).pathname);
    });
  }

  /** Returns the page's path relative to a folder, or undefined if the page isn't inside it. */
  nameIn(folder: string): string | undefined {
    return nameInFolder(folder, this.file);
  }

  get title(): string {
    const title = this.#named('title').map(textIn)[0]?.trim().replace(/\s+/g, ' ');
    return title || path.parse(this.file).name;
  }

  /**
   * Pass mark that the page declares, as a percentage. NaN if it isn't a number, and undefined if the page doesn't
   * declare one.
   */
  get pass(): number | undefined {
    const said = this.elements.find((one) => attribute(one, 'name') === 'cartavola-pass');
    const text = said && attribute(said, 'content')?.trim();
    return text === undefined ? undefined : /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : NaN;
  }

  /** URLs of other files on the same site that the page links to. */
  get links(): readonly string[] {
    const links = this.#named('a').map((one) => attribute(one, 'href')?.trim() ?? '');
    return [...new Set(links)].filter((one) => /^(?!#|\/\/|[a-z][a-z\d+.-]*:)./i.test(one));
  }

  /**
   * Lists the problems that prevent packing, except those with the page's files. `folder` is the folder that must
   * contain the page.
   */
  problems(folder: string): readonly Problem[] {
    const {file, pass} = this;
    const name = this.nameIn(folder);
    const problems = [
      this.#named('rules-explainer').length === 0 &&
        problem('lesson', file, 'The page has no <rules-explainer>. Add a lesson.'),
      !this.script && problem('script', file, 'The page has no <script src="…cartavola.js">. Add it.'),
      this.#named('base').length > 0 &&
        problem('base', file, 'The page has a <base>. Remove it, and make addresses relative to the page.'),
      name === undefined && problem('outside', file, 'The page is outside the folder given by --folder.'),
      name !== undefined && problemOfName(name, file),
      pass !== undefined &&
        !(pass >= 0 && pass <= 100) &&
        problem('pass', 'cartavola-pass', 'The pass mark must be a percentage: a number from 0 to 100.'),
    ];
    return problems.filter((one) => one !== false && one !== undefined);
  }

  #named(name: string): readonly ParsedElement[] {
    return this.elements.filter(({tagName}) => tagName === name);
  }
}
