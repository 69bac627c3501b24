import type {GuideGroup} from '../site/guides.js';
import {pageHtml, SITE_TEXTS} from '../site/layout.js';
import {
  LANGUAGES,
  pathIn,
  SITE_LANGUAGES,
  type GameName,
  type PageName,
  type SampleName,
  type SiteLanguage,
} from '../site/site-pages.js';

/** Strings of `snippets.ts`, which most pages with a script use. */
export interface CopyStrings {
  readonly copied: string;
  readonly select: string;
}

/** Strings of the examples in documents. */
export interface ExampleStrings extends CopyStrings {
  readonly copy: string;
  readonly attempt: string;
  readonly change: string;
  readonly shown: string;
}

/** Strings of the search. */
export interface SearchStrings {
  readonly loading: string;
  readonly failed: string;
  /** Contains `{words}`. */
  readonly nothing: string;
  /** Contain `{count}`. */
  readonly found: string;
  readonly foundMore: string;
  /** Words after the title of an English page. */
  readonly inEnglish: string;
}

/** Texts that all pages share, and those of the documentation, the search and the page for wrong addresses. */
export interface SiteTexts {
  readonly skip: string;
  readonly site: string;
  readonly allPages: string;
  readonly languages: string;
  readonly licence: string;
  /** Short names of pages, for the header and the footer. */
  readonly names: Readonly<Record<Exclude<PageName, GameName | 'not-found' | 'front'>, string>>;
  /** Short name of the documentation, for the header. */
  readonly docs: string;
  readonly reference: string;
  /** Groups in the footer. */
  readonly play: string;
  readonly learn: string;
  readonly make: string;
  readonly samples: string;
  /** Names of the sample sites, and what they show. */
  readonly sampleSites: Readonly<Record<SampleName, readonly [name: string, text: string]>>;
  readonly examples: ExampleStrings;
  readonly table: string;
  readonly documents: {
    readonly onThisPage: string;
    readonly title: string;
    readonly description: string;
    readonly lead: string;
    readonly overview: string;
    readonly groups: Readonly<Record<GuideGroup, string>>;
    /** Heading above the guides that exist only in English. */
    readonly others: string;
  };
  readonly search: {
    readonly title: string;
    readonly description: string;
    readonly heading: string;
    readonly label: string;
    readonly button: string;
    readonly noScript: string;
    readonly strings: SearchStrings;
  };
  readonly notFound: {
    readonly title: string;
    readonly description: string;
    readonly heading: string;
    readonly text: string;
  };
}

/** Search page. */
export function searchPage(language: SiteLanguage): string {
  const {title, description, heading, label, button, noScript, strings} = SITE_TEXTS[language].search;
  const path = pathIn('search', language);
  return pageHtml({
    path,
    title,
    description,
    kind: 'story',
    script: 'search-page',
    strings,
    main: `<h1>${heading}</h1>
      <form role="search" action="./${path}.html" class="search">
        <label for="query">${label}</label>
        <input id="query" name="q" type="search" autocomplete="off" spellcheck="false" />
        <button type="submit">${button}</button>
      </form>
      <p id="counted" role="status"></p>
      <ol id="found" class="pages"></ol>
      <noscript><p>${noScript}</p></noscript>`,
  });
}

/**
 * Page for wrong addresses, in its own language first. A static host has only one, whatever the language of the address
 * is, so it leads to the other languages.
 */
export function notFoundPage(language: SiteLanguage): string {
  const {title, description, heading, text} = SITE_TEXTS[language].notFound;
  const others = SITE_LANGUAGES.filter((one) => one !== language).map((one) => {
    const other = SITE_TEXTS[one].notFound;
    return `<p lang="${one}">${other.heading}. <a href="./${pathIn('front', one)}.html" hreflang="${one}">${LANGUAGES[one]}</a></p>`;
  });
  return pageHtml({
    path: pathIn('not-found', language),
    title,
    description,
    kind: 'story',
    head: '<meta name="robots" content="noindex" />',
    main: `<h1>${heading}</h1>
      <p class="lead">${text}</p>
      ${others.join('\n      ')}`,
  });
}
