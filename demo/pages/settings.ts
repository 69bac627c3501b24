import {escaped} from '../site/escaped.js';
import type {GameName, PageName, SiteLanguage} from '../site/site-pages.js';
import {settingsOf, SEVERAL, type Setting} from './page-settings.js';
import {texts as en} from './settings.en.js';
import {texts as fr} from './settings.fr.js';
import {texts as it} from './settings.it.js';

/** Texts of the settings on a page, the code to paste, and the details about a table. */
export interface SettingTexts {
  readonly labels: Readonly<
    Record<
      | 'language'
      | 'languageOfInterface'
      | 'cards'
      | 'bots'
      | 'speed'
      | 'table'
      | 'hints'
      | 'coach'
      | 'sound'
      | 'players'
      | 'rules'
      | 'target'
      | 'seats'
      | 'overruff'
      | 'revoke'
      | 'game'
      | 'view'
      | 'card'
      | 'compact',
      string
    >
  >;
  readonly decks: Readonly<Record<'ofGame' | 'french' | 'four' | 'italian', string>>;
  readonly levels: Readonly<Record<'beginner' | 'casual' | 'strong' | 'expert', string>>;
  readonly speeds: Readonly<Record<'slow' | 'normal' | 'fast' | 'instant', string>>;
  readonly themes: Readonly<Record<'felt' | 'wood' | 'plain', string>>;
  readonly players: Readonly<Record<'puzzle' | 'two' | 'three' | 'four' | 'pairs' | 'five' | 'six', string>>;
  readonly values: Readonly<
    Record<
      | 'kitRules'
      | 'italianRules'
      | 'seatsAsTheyAre'
      | 'seatsDrawn'
      | 'compulsory'
      | 'free'
      | 'refused'
      | 'penalised'
      | 'lesson'
      | 'theRules'
      | 'queenOfHearts'
      | 'aceOfSpades'
      | 'sevenOfDiamonds'
      | 'jackOfClubs'
      | 'back',
      string
    >
  > & {readonly points: (count: number) => string};
  readonly games: {
    readonly capodama: (players: number) => string;
    readonly scopa: (players: number) => string;
    readonly italianScopa: string;
    readonly clubCalypso: string;
  };
  readonly paste: {readonly heading: string; readonly settings: string; readonly copy: string};
  readonly told: Readonly<
    Record<'label' | 'score' | 'moves' | 'review' | 'results' | 'events' | 'eventsLabel', string>
  >;
}

const TEXTS: Readonly<Record<SiteLanguage, SettingTexts>> = {en, fr, it};

function field(setting: Setting): string {
  const {label, attribute} = setting;
  if (!('values' in setting))
    return `<label class="switch"><input type="checkbox" name="${attribute}" /> ${label}</label>`;
  const options = setting.values.map(([value, name, without]) => {
    const marks = `${value === setting.begin ? ' selected' : ''}${without ? ` data-without="${without}"` : ''}`;
    return `<option value="${escaped(value)}"${marks}>${name}</option>`;
  });
  return `<label><span>${label}</span> <select name="${attribute}"${attribute === SEVERAL ? ' data-several' : ''}>${options.join('')}</select></label>`;
}

/**
 * Returns the section below a page's main element, with the code to paste and all settings. `autocomplete="off"` keeps
 * browsers from restoring old values.
 */
export function pasteHtml(page: PageName, language: SiteLanguage): string {
  const texts = TEXTS[language];
  const {heading, settings, copy} = texts.paste;
  return `<section class="paste" aria-labelledby="paste">
      <h2 id="paste">${heading}</h2>
      <pre tabindex="0"><code id="snippet"></code></pre>
      <details>
        <summary>${settings}</summary>
        <form id="settings" aria-label="${settings}" autocomplete="off">${settingsOf(page, language, texts).map(field).join('')}</form>
      </details>
      <p class="copy"><span id="copied" role="status"></span> <button type="button" id="copy">${copy}</button></p>
    </section>`;
}

/** Returns the section with details about a table. */
export function toldHtml(language: SiteLanguage): string {
  const {label, score, moves, review, results, events, eventsLabel} = TEXTS[language].told;
  return `<section class="told" aria-label="${label}">
      <details><summary>${score}</summary><score-sheet for="table"></score-sheet></details>
      <details><summary>${moves}</summary><move-log for="table"></move-log></details>
      <details><summary>${review}</summary><coach-panel for="table"></coach-panel></details>
      <details><summary>${results}</summary><table-record for="table"></table-record></details>
      <details><summary>${events}</summary>
        <ol id="events" tabindex="0" aria-label="${eventsLabel}"></ol></details>
    </section>`;
}

/**
 * Returns the attributes that an element needs in a language: `lang`, so that its code works on any page, and in Italian
 * the Italian rules and cards of Scopa.
 */
export function localHtml(language: SiteLanguage, game?: GameName, ...own: readonly ('deck' | 'rules')[]): string {
  if (language === 'en') return '';
  const italian = language === 'it' && game === 'scopa' ? own.map((name) => ` ${name}="italian"`).join('') : '';
  return ` lang="${language}"${italian}`;
}
