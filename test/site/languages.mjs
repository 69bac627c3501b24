// Tests the built site's languages: each page of the site exists in all of them, its alternates agree, each link of a
// French or Italian page leads to a page in the same language or says otherwise, and no text was left in English.
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {baseOf, pagesIn} from './links.mjs';

const NAMES = {en: 'English', fr: 'Français', it: 'Italiano'};
const LANGUAGES = Object.keys(NAMES);
/** Words that a link to an English page ends with. */
const IN_ENGLISH = {fr: '(en anglais)', it: '(in inglese)'};

/** Words that a link to a sample site in the third language ends with. */
const IN_OTHER = {fr: {it: '(en italien)'}, it: {fr: '(in francese)'}};

/** Sites in one language, which show what others do with the kit. */
const SAMPLES = /^(?:blog|tutoriel|circolo)\//;
/** Pages that exist in English only, pages that are shown in frames, and files for authors. */
const ENGLISH_ONLY = /^(?:docs\/|reference\/|example\.html|hosts\/|cartavola\/|downloads\/)/;
const OVERVIEWS = /^docs\/(?:(?:fr|it)\/)?index\.html$/;

const unescaped = (text) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll(/&nbsp;|&#160;/g, '\u00a0')
    .replaceAll('&amp;', '&');
const attribute = (tag, name) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
const plain = (html) =>
  unescaped(html.replaceAll(/<[^>]*>/g, ''))
    .replaceAll(/\s+/g, ' ')
    .trim();

const langOf = (html) => /<html[^>]*\slang="([\w-]+)"/.exec(html)?.[1];

/** Alternates of a page in a site with a base: `[language, path]`. */
function alternatesOf(html, base) {
  const tags = html.match(/<link\s[^>]*\brel="alternate"[^>]*>/g) ?? [];
  return tags.flatMap((tag) => {
    const language = attribute(tag, 'hreflang');
    return language ? [[language, path.posix.relative(base || '/', new URL(attribute(tag, 'href')).pathname)]] : [];
  });
}

/** Lists the faults in a page's alternates. Relative URLs are faults of the markup tests. */
function faultsOfAlternates(pages, page, base) {
  const all = alternatesOf(pages.get(page), base);
  const isWhole = OVERVIEWS.test(page) || !(ENGLISH_ONLY.test(page) || SAMPLES.test(page));
  const faults = [];
  const languages = all.map(([language]) => language);
  if (isWhole && languages.toSorted().join() !== ['x-default', ...LANGUAGES].toSorted().join())
    faults.push(`it has alternates in: ${languages.join(', ') || 'no language'}`);
  if (all.length > 0 && !all.some(([language, other]) => language === langOf(pages.get(page)) && other === page))
    faults.push('it is not among its alternates');
  for (const [language, other] of all) {
    const html = pages.get(other);
    if (!html) faults.push(`its alternate ${other} does not exist`);
    else if (langOf(html) !== (language === 'x-default' ? 'en' : language))
      faults.push(`its alternate ${other} for ${language} is in ${langOf(html)}`);
    else if (JSON.stringify(alternatesOf(html, base)) !== JSON.stringify(all))
      faults.push(`its alternate ${other} has other alternates`);
  }
  return faults;
}

/** Returns the fault of a link to another page, or undefined. */
function faultOfLink(pages, page, language, tag, text) {
  const href = unescaped(attribute(tag, 'href') ?? '');
  if (href === '' || /^(?:[a-z]+:|\/\/|#)/.test(href)) return undefined;
  const [file] = href.split(/[?#]/);
  const from = file.startsWith('/') ? file.slice(1) : path.posix.join(path.posix.dirname(page), file);
  const named = path.posix.normalize(from || page);
  const target = pages.get(named);
  if (!target) return undefined;
  const is = langOf(target);
  const hreflang = attribute(tag, 'hreflang');
  const label = IN_ENGLISH[language];
  if (is === language) {
    if (hreflang && hreflang !== is) return `hreflang is ${hreflang}, but ${named} is in ${is}`;
    return text.endsWith(label) ? `says ${label}, but ${named} is not` : undefined;
  }
  if (hreflang !== is) return `leads to ${named}, in ${is}, without its hreflang`;
  if (text === NAMES[is]) return undefined;
  const other = is === 'en' ? label : IN_OTHER[language][is];
  return text.endsWith(other) ? undefined : `leads to ${named}, in ${is}, but doesn't say so`;
}

/** Lists the faults in a French or Italian page's links. */
function faultsOfLinks(pages, page, language) {
  const links = pages.get(page).matchAll(/(<a\s[^>]*>)([^]*?)<\/a>/g);
  return [...links].flatMap(([, tag, inside]) => {
    const text = plain(inside);
    const fault = faultOfLink(pages, page, language, tag, text);
    return fault ? [`the link “${text}” ${fault}`] : [];
  });
}

/** Elements without an end tag. */
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
/** Attributes whose values readers see or hear. */
const SPOKEN = /\s(?:aria-label|alt|title|placeholder|label|caption|content)="([^"]*)"/g;

/** Returns the texts of a page that are in its language: those of elements, and of attributes that readers see. */
function textsOf(html) {
  const texts = new Set();
  const bare = html.replaceAll(/<(script|style|pre|code)\b[^>]*>[^]*?<\/\1>|<!--[^]*?-->/g, '');
  // Each open element, and whether its text is in another language.
  const open = [];
  let text = '';
  const end = () => {
    // No-break spaces are part of a text.
    const whole = unescaped(text)
      .replaceAll(/[ \t\r\n]+/g, ' ')
      .replaceAll(/^ | $/g, '');
    if (whole !== '') texts.add(whole);
    text = '';
  };
  for (const [part, slash, name] of bare.matchAll(/<(\/?)([a-z][\w-]*)[^>]*>|[^<]+/gi)) {
    const isForeign = open.at(-1)?.isForeign ?? false;
    if (!name) {
      if (!isForeign) text += part;
      continue;
    }
    end();
    if (slash) {
      while (open.length > 0 && open.pop().name !== name);
      continue;
    }
    const isOther = isForeign || (name !== 'html' && /\s(?:lang|hreflang)="/.test(part));
    const isRead = name !== 'meta' || /(?:name="description"|property="og:)/.test(part);
    if (!isOther && isRead) for (const [, value] of part.matchAll(SPOKEN)) texts.add(unescaped(value).trim());
    if (!VOID.test(name) && !part.endsWith('/>')) open.push({name, isForeign: isOther});
  }
  end();
  return texts;
}

/** Whether a text is long enough to differ between languages: three words that aren't codes. */
const isSentence = (text) => text.split(/\s+/).filter((word) => /^\P{L}*\p{L}\p{Ll}+\P{L}*$/u.test(word)).length > 2;

/** Yields the strings of a page's script, with their paths. */
function* stringsOf(value, at = '') {
  if (typeof value === 'string') yield [at, value];
  else for (const [key, part] of Object.entries(value)) yield* stringsOf(part, `${at}.${key}`);
}

const scriptStrings = (html) => {
  const [, json = '{}'] = /<script type="application\/json" id="strings">([^]*?)<\/script>/.exec(html) ?? [];
  return new Map(stringsOf(JSON.parse(json)));
};

const placeholders = (text) => [...text.matchAll(/\{\w+\}/g)].map(String).toSorted().join();

/** Lists the texts that a French or Italian page shares with the English page. */
function faultsOfTexts(pages, page, base) {
  const [, english] = alternatesOf(pages.get(page), base).find(([language]) => language === 'en') ?? [];
  if (!pages.has(english)) return [];
  const before = textsOf(pages.get(english));
  const faults = [...textsOf(pages.get(page))]
    .filter((text) => isSentence(text) && before.has(text))
    .map((text) => `the text is in English: ${text.slice(0, 80)}`);
  const [own, others] = [page, english].map((one) => scriptStrings(pages.get(one)));
  for (const [at, text] of others) {
    const translated = own.get(at);
    if (translated === undefined) faults.push(`its script lacks the string ${at}`);
    else if (isSentence(text) && translated === text) faults.push(`the string ${at} is in English: ${text}`);
    else if (placeholders(text) !== placeholders(translated)) faults.push(`the string ${at} has other names in braces`);
  }
  return faults;
}

/** Faults of typography in a text, keyed by language. */
const TYPOGRAPHY = {
  fr: /[\p{L}\d)»] [:;?!»](?:\s|$)|« |\u00a0[;?!]|\p{L}'\p{L}|[\p{L})][;?!](?:\s|$)/u,
  it: /\p{L}'\p{L}|\b(?:perche|piu|puo|cosi|gia|cioe)\b|\bE'|« | [:;?!»](?:\s|$)|(?:pò|qual'è|ché\?)/u,
};

/** Lists the texts of a French or Italian page that a printer of that country would correct. */
function faultsOfTypography(html, language) {
  // Code between words is like a word.
  const words = html.replaceAll(/<code\b[^>]*>[^]*?<\/code>/g, 'code');
  const wrong = [...textsOf(words)].filter((text) => TYPOGRAPHY[language].test(text));
  return wrong.map((text) => `the typography is wrong: ${text.slice(0, 120)}`);
}

/** Lists the pictures of a page that show another language, by the suffix of their names. */
function faultsOfPictures(html, language) {
  const shown = [...html.matchAll(/<img\s[^>]*src="[^"]*pictures\/gallery-([\w-]+)\./g)].map(([, name]) => name);
  return shown
    .filter((name) => !name.endsWith(`-${language}`))
    .map((name) => `the picture ${name} isn't in ${language}`);
}

/** Lists the faults in a page's downloads: file names in English, and sheets in another language than the link says. */
function faultsOfDownloads(folder, page, html) {
  const links = html.match(/<a\s[^>]*href="[^"]*downloads\/[^>]*>/g) ?? [];
  return links.flatMap((tag) => {
    const file = path.posix.join(path.posix.dirname(page), attribute(tag, 'href'));
    const language = attribute(tag, 'hreflang');
    if (!existsSync(path.join(folder, file))) return [`${file} does not exist`];
    if (language !== 'en' && /exercises|puzzles|rules/.test(file)) return [`the name of ${file} is in English`];
    if (!file.endsWith('.html')) return [];
    const is = langOf(readFileSync(path.join(folder, file), 'utf8'));
    return is === language ? [] : [`${file} is in ${is}, not ${language}`];
  });
}

/** Lists the faults in the explanations of findings: unknown codes, and too few of the check's codes. */
function faultsOfExplanations(pages, page) {
  const strings = scriptStrings(pages.get(page));
  const codes = [...strings.keys()].filter((at) => at.startsWith('.explanations.')).map((at) => at.slice(14));
  const known = new Set([...pages.get('docs/checking.html').matchAll(/<code id="([^"]+)"/g)].map(([, code]) => code));
  const faults = codes.filter((code) => !known.has(code)).map((code) => `it explains an unknown code: ${code}`);
  return codes.length < 40 ? [...faults, `it explains only ${codes.length} of ${known.size} codes`] : faults;
}

/** Pages that show findings of the check. */
const FINDING_PAGES = /^(?:verifier|controlla|ecrire|scrivi|generateur|compositore)\.html$/;

/** Yields a case for each page: `{name, faults}`. */
export function* languageCases(folder) {
  const base = baseOf(folder);
  const pages = new Map(
    pagesIn(folder)
      .filter((page) => !page.startsWith('cartavola/'))
      .map((page) => [page, readFileSync(path.join(folder, page), 'utf8')]),
  );
  for (const [page, html] of pages) {
    const language = langOf(html);
    const faults = faultsOfAlternates(pages, page, base);
    if (IN_ENGLISH[language])
      faults.push(
        ...faultsOfLinks(pages, page, language),
        ...faultsOfTexts(pages, page, base),
        ...faultsOfTypography(html, language),
        ...faultsOfPictures(html, language),
        ...faultsOfDownloads(folder, page, html),
      );
    if (FINDING_PAGES.test(page)) faults.push(...faultsOfExplanations(pages, page));
    yield {name: page, faults};
  }
  for (const language of LANGUAGES) {
    const file = path.join(folder, language === 'en' ? 'search.json' : `search-${language}.json`);
    yield {name: `search in ${language}`, faults: existsSync(file) ? [] : ['it has no index']};
  }
}
