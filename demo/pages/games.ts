import {mappedDeck, parseCard} from '@cartavola/engine';
import {games} from '@cartavola/engine/games.js';
import {deckNamed} from '@cartavola/faces/decks.js';
import {loadCardWords} from '@cartavola/words';
import {pageHtml} from '../site/layout.js';
import {pathIn, type GameName, type SiteLanguage} from '../site/site-pages.js';
import {games as en} from './games.en.js';
import {games as fr} from './games.fr.js';
import {games as it} from './games.it.js';
import {localHtml, pasteHtml, toldHtml} from './settings.js';

/**
 * Texts about a game. `{5D}` is a card of the game, and `{5D italian}` one from the Italian deck; where a list of
 * paragraphs is expected, an entry that begins with `#` is a heading.
 */
export interface GameTexts {
  /** Name of the game, the same in all languages. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** One line about the game, for the gallery. */
  readonly summary: string;
  readonly heading: string;
  readonly lead: string;
  /** Paragraphs before and after the table. */
  readonly before: readonly string[];
  /** Text instead of the table until its script has loaded. */
  readonly fallback: string;
  readonly caption: string;
  readonly after: readonly string[];
}

const TEXTS: Readonly<Record<SiteLanguage, Readonly<Record<GameName, GameTexts>>>> = {en, fr, it};

/** Replaces cards such as `{5D}` with elements that contain their names. In Italian, the cards of Scopa are Italian. */
export async function cardsIn(text: string, game: GameName, language: SiteLanguage): Promise<string> {
  const played = games.find(({id}) => id === game)!;
  const french = await loadCardWords(language);
  const italian = await loadCardWords(language, mappedDeck(deckNamed('italian')!, played));
  return text.replace(/\{(\w\w)( italian)?\}/g, (_, card: string, named: string | undefined) => {
    const isItalian = named !== undefined || (language === 'it' && game === 'scopa');
    const name = (isItalian ? italian : french).name(parseCard(card)!);
    return `<playing-card game="${game}" card="${card}"${isItalian ? ' deck="italian"' : ''}>${name}</playing-card>`;
  });
}

/** Returns paragraphs, and headings for those that begin with `#`. */
export const paragraphs = (texts: readonly string[]): string =>
  texts
    .map((text) => (text.startsWith('# ') ? `<h2>${text.slice('# '.length)}</h2>` : `<p>${text}</p>`))
    .join('\n      ');

/** Page of a game: its story, a table, the code to paste, and details about the table. */
export async function gamePage(game: GameName, language: SiteLanguage): Promise<string> {
  const {title, description, heading, lead, before, fallback, caption, after} = TEXTS[language][game];
  return pageHtml({
    path: pathIn(game, language),
    title,
    description,
    kind: 'story',
    script: 'table-page',
    main: await cardsIn(
      `<h1>${heading}</h1>
      <p class="lead">${lead}</p>
      ${paragraphs(before)}
      <figure class="table">
        <${game}-table id="table" save="demo-${game}-table"${localHtml(language, game, 'deck', 'rules')}><p>${fallback}</p></${game}-table>
        <figcaption>${caption}</figcaption>
      </figure>
      ${pasteHtml(game, language)}
      ${paragraphs(after)}
      ${toldHtml(language)}`,
      game,
      language,
    ),
  });
}
