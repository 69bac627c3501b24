import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {renderMarkdown, type Section} from './markdown-page.js';
import {isPageName, languageOf, nameOf, pathIn, SAMPLES, type SampleName, type SiteLanguage} from './site-pages.js';

const repository = fileURLToPath(new URL('../../', import.meta.url));

/** Relative path from a page to the root of the site: `./`, `../`. */
export const rootOf = (page: string): string => '../'.repeat(page.split('/').length - 1) || './';

/** Words after the text of a link to a page in another language, keyed by the languages of both pages. */
const IN_OTHER: Readonly<Record<SiteLanguage, Readonly<Partial<Record<SiteLanguage, string>>>>> = {
  en: {fr: '(in French)', it: '(in Italian)'},
  fr: {en: '(en anglais)', it: '(en italien)'},
  it: {en: '(in inglese)', fr: '(in francese)'},
};

/** Target of a link on the site. */
interface Target {
  /** Path from the root of the site, with `.html`, query and fragment. */
  readonly address: string;
  /** Language of the page. Undefined for files. */
  readonly language: SiteLanguage | undefined;
}

/** Returns the path of a guide's page in a language, without `.html`, or undefined if it isn't translated. */
export function guideIn(name: string, language: SiteLanguage): string | undefined {
  const page = language === 'en' ? `docs/${name}` : `docs/${language}/${name}`;
  return existsSync(`${repository}${page}.md`) ? page : undefined;
}

const sectionsOf = (page: string): readonly Section[] =>
  renderMarkdown(readFileSync(`${repository}${page}.md`, 'utf8')).sections;

/**
 * Returns a section's id in a guide's translation. `id` is its own id, or the id of the same section in the English
 * guide. Throws if the translation doesn't have that section.
 */
function sectionIn(guide: string, page: string, id: string): string {
  const sections = sectionsOf(page);
  if (sections.some((section) => section.id === id)) return id;
  const english = sectionsOf(guide);
  const isAlike = english.map(({level}) => level).join() === sections.map(({level}) => level).join();
  const same = isAlike ? sections[english.findIndex((section) => section.id === id)] : undefined;
  if (same) return same.id;
  const reason =
    page === guide || isAlike
      ? 'has no such section'
      : `has no such section, and other levels of headings than ${guide}.md`;
  throw new Error(`#${id}: ${page}.md ${reason}. Its sections: ${sections.map((section) => section.id).join(', ')}`);
}

function guideTarget(name: string, fragment: string, language: SiteLanguage): Target {
  const english = guideIn(name, 'en');
  if (!english) throw new Error(`docs/${name}.md does not exist`);
  const page = guideIn(name, language) ?? english;
  const section = fragment && `#${sectionIn(english, page, decodeURIComponent(fragment.slice(1)))}`;
  return {address: `${page}.html${section}`, language: languageOf(page)};
}

/** Functions that find the target of a link by its name, keyed by the kind of link. */
const FINDERS: Readonly<Record<string, (name: string, rest: string, language: SiteLanguage) => Target>> = {
  page(name, rest, language) {
    if (!isPageName(name)) throw new Error(`there is no page “${name}” in site-pages.ts`);
    return {address: `${pathIn(name, language)}.html${rest}`, language};
  },
  guide: guideTarget,
  /** English-only page, by its path. */
  english: (name, rest) => ({address: `${name}.html${rest}`, language: 'en'}),
  reference: (name, rest) => ({address: `reference/${name}.html${rest}`, language: 'en'}),
  sample(name, rest) {
    if (!(name in SAMPLES)) throw new Error(`there is no sample site “${name}” in site-pages.ts`);
    return {address: `${name}/index.html${rest}`, language: SAMPLES[name as SampleName]};
  },
  download: (name, rest) => ({address: `downloads/${name}${rest}`, language: undefined}),
};

/** Matches a link by name, such as `page:gallery` or `guide:puzzles#writing-a-puzzle`. */
const NAMED = new RegExp(`^(${Object.keys(FINDERS).join('|')}):([^?#]+)(.*)$`);

/** Finds the target of a link by name on a page. */
function targetOf(link: string, page: string): Target {
  const [, kind = '', name = '', rest = ''] = NAMED.exec(link) ?? [];
  try {
    return FINDERS[kind]!(name, rest, languageOf(page));
  } catch (error) {
    throw new Error(`${page}: the link ${link}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

/** Returns the URL of a link by name, relative to a page. */
export const addressOf = (link: string, page: string): string => `${rootOf(page)}${targetOf(link, page).address}`;

/** Returns the words that a link by name needs after its text, or '' if the page is in the same language. */
export function noteOf(link: string, page: string): string {
  const {language} = targetOf(link, page);
  return (language && IN_OTHER[languageOf(page)][language]) ?? '';
}

/**
 * Resolves the links by name in a page's HTML. A link to a page in another language gets `hreflang`, and says
 * the language in its text. If the author writes that after the link, it isn't repeated, and
 * it disappears once the page is translated.
 */
export function resolveLinks(html: string, page: string): string {
  const language = languageOf(page);
  return html.replace(
    /<a(\s[^>]*?)?\shref="([a-z]+:[^"]*)"([^>]*)>([^]*?)<\/a>(?:\s+\((?:en anglais|in inglese)\))?/g,
    (whole, before: string | undefined, href: string, after: string, text: string) => {
      if (!NAMED.test(href)) return whole;
      const link = href.replaceAll('&amp;', '&');
      const target = targetOf(link, page);
      const address = `${rootOf(page)}${target.address}`.replaceAll('&', '&amp;');
      const isForeign = target.language !== undefined && target.language !== language;
      const hreflang = isForeign ? ` hreflang="${target.language}"` : '';
      const note = noteOf(link, page);
      return `<a${before ?? ''} href="${address}"${hreflang}${after}>${text}${text.includes(note) ? '' : ` ${note}`}</a>`;
    },
  );
}

/** Names of the pages for documents outside `docs`, keyed by path. */
export const BESIDE: Readonly<Record<string, string>> = {
  'README.md': 'docs/readme',
  'CONTRIBUTING.md': 'docs/contributing',
  'CHANGELOG.md': 'docs/changelog',
  'SECURITY.md': 'docs/security',
};

/**
 * Returns the link by name for a link in a Markdown file of the repository. Other URLs stay the same, and links to files
 * without a page become `#outside`.
 */
export function namedLink({file, page}: {readonly file: string; readonly page: string}, address: string): string {
  if (/^(?:[a-z]+:|#)/.test(address)) return address;
  const [, target = '', fragment = ''] = /^([^#]*)(#.*)?$/.exec(address) ?? [];
  const named = path.posix.normalize(path.posix.join(path.posix.dirname(file), target));
  const [, guide] = /^docs\/(?:(?:fr|it)\/)?([\w-]+)\.md$/.exec(named) ?? [];
  // A translation links to its own English version for what it leaves out.
  if (file.endsWith(`/${guide}.md`) && named !== file) return `english:docs/${guide}${fragment}`;
  if (guide && existsSync(`${repository}docs/${guide}.md`)) return `guide:${guide}${fragment}`;
  if (BESIDE[named]) return `english:${BESIDE[named]}${fragment}`;
  const [, decision] = /^docs\/(decisions(?:\/[\w-]+\.md)?)\/?$/.exec(named) ?? [];
  if (decision) return `english:docs/${decision.replace(/\.md$/, '')}${fragment}`;
  // A link to a source file of the site leads to the page that it belongs to.
  const [, own] = /^demo\/(?:site\/|pages\/)?([\w-]+?)(?:-page)?\.(?:html|ts)$/.exec(named) ?? [];
  if (own === 'reference') return `reference:index${fragment}`;
  if (own !== undefined) {
    const name = isPageName(own) ? own : nameOf(own);
    return name === undefined ? '#outside' : `page:${name}${fragment}`;
  }
  const [, picture] = /^docs\/(pictures\/.+)$/.exec(named) ?? [];
  return picture ? `${rootOf(page)}${picture}` : '#outside';
}
