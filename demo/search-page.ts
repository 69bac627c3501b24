import MiniSearch from 'minisearch';
import {filled, pageStrings} from './page-strings.js';
import type {SearchStrings} from './pages/site.js';
import {searchedIn, searchIndexOf, type SearchEntry} from './site/searched.js';
import type {SiteLanguage} from './site/site-pages.js';

const strings = pageStrings<SearchStrings>();
const language = document.documentElement.lang as SiteLanguage;

/** Search result with the fields that the index stores. */
interface Found extends SearchEntry {
  readonly id: string;
  /** Words in the entry that match the query. */
  readonly terms: readonly string[];
}

/** Maximum number of results. */
const MOST = 40;
/** Maximum length of a query, in characters. Anybody may have written the query in the URL. */
const LONGEST = 200;

const query = document.querySelector<HTMLInputElement>('#query')!;
const counted = document.querySelector('#counted')!;
const found = document.querySelector('#found')!;

let loading: Promise<MiniSearch<SearchEntry>> | undefined;

/** Loads the index when it is first needed, and retries after a failure. */
function index(): Promise<MiniSearch<SearchEntry>> {
  loading ??= fetch(`./${searchIndexOf(language)}`)
    .then((answer) => answer.text())
    .then((text) => MiniSearch.loadJSON<SearchEntry>(text, searchedIn(language)));
  loading.catch(() => (loading = undefined));
  return loading;
}

/** Returns the part of a text around the first match, or the beginning of the text if nothing matches. */
function around(text: string, words: readonly string[]): string {
  const place = Math.min(...words.map((word) => text.toLowerCase().indexOf(word)).filter((at) => at >= 0));
  const begin = Number.isFinite(place) ? Math.max(0, text.lastIndexOf(' ', place - 60) + 1) : 0;
  const part = text.slice(begin, begin + 180).trim();
  return `${begin > 0 ? '… ' : ''}${part}${text.length > begin + 180 ? ' …' : ''}`;
}

async function look(): Promise<void> {
  const words = query.value.slice(0, LONGEST).trim();
  const address = new URL(location.href);
  if (words) address.searchParams.set('q', words);
  else address.searchParams.delete('q');
  history.replaceState(null, '', address);
  if (!words) {
    found.replaceChildren();
    counted.textContent = '';
    return;
  }
  try {
    if (!loading) counted.textContent = strings.loading;
    const search = await index();
    // Find entries with all the words or, if there are none, entries with some of them.
    const whole = search.search(words);
    const results = whole.length > 0 ? whole : search.search(words, {combineWith: 'OR'});
    if (words !== query.value.slice(0, LONGEST).trim()) return;
    found.replaceChildren(
      ...results.slice(0, MOST).map((result) => {
        const {id, title, text, terms, own} = result as unknown as Found;
        const item = document.createElement('li');
        const link = document.createElement('a');
        link.href = `./${id}`;
        link.textContent = own ? title : `${title} ${strings.inEnglish}`;
        const part = document.createElement('span');
        part.textContent = around(text, terms);
        if (!own) {
          link.hreflang = 'en';
          part.lang = 'en';
        }
        item.append(link, part);
        return item;
      }),
    );
    counted.textContent =
      results.length === 0
        ? filled(strings.nothing, {words})
        : filled(results.length > MOST ? strings.foundMore : strings.found, {count: Math.min(results.length, MOST)});
  } catch {
    counted.textContent = strings.failed;
  }
}

query.addEventListener('input', () => void look());
query.form!.addEventListener('submit', (event) => {
  event.preventDefault();
  void look();
});
query.value = new URL(location.href).searchParams.get('q') ?? '';
void look();
query.focus();
