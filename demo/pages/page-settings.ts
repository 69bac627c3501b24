import type {SettingTexts} from './settings.js';
import {games as GAMES} from './games.en.js';
import {GAME_NAMES, type GameName, type PageName, type SiteLanguage} from '../site/site-pages.js';

/** Page setting: an attribute of the page's element, with a label for each value. `''` removes the attribute. */
interface Choice {
  readonly label: string;
  readonly attribute: string;
  /** `without` is another setting that can't be combined with this value. */
  readonly values: readonly (readonly [value: string, name: string, without?: string])[];
  /** The page's initial value. */
  readonly begin: string;
}
/** Boolean attribute. */
interface Switch {
  readonly label: string;
  readonly attribute: string;
}
export type Setting = Choice | Switch;

/** Name of a choice whose values are query strings that set several attributes at once. */
export const SEVERAL = 'attributes';

/** Names of the languages, starting with the page's own. In English, no attribute is needed. */
const LANGUAGES: Readonly<Record<SiteLanguage, Choice['values']>> = {
  en: [
    ['', 'English'],
    ['fr', 'Français'],
    ['it', 'Italiano'],
  ],
  fr: [
    ['fr', 'Français'],
    ['en', 'English'],
    ['it', 'Italiano'],
  ],
  it: [
    ['it', 'Italiano'],
    ['en', 'English'],
    ['fr', 'Français'],
  ],
};

/** Value of a game without options, with the game's name. */
const plainly = (game: GameName): Choice['values'][number] => [`game=${game}`, GAMES[game].name];

/** Returns the settings for readers on a page. In Italian, Scopa begins with Italian rules and cards. */
export function settingsOf(page: PageName, own: SiteLanguage, texts: SettingTexts): readonly Setting[] {
  const choice = (label: string, attribute: string, ...values: Choice['values']): Choice => ({
    label,
    attribute,
    values,
    begin: values.some(([value]) => value === '') ? '' : values[0]![0],
  });
  const beginning = (begin: string, of: Choice): Choice => ({...of, begin});
  const {labels, decks, levels, speeds, themes, players, values, games} = texts;

  const language = choice(labels.language, 'lang', ...LANGUAGES[own]);
  const french = choice(labels.cards, 'deck', ['', decks.french], ['french-4', decks.four]);
  const bothFamilies = choice(labels.cards, 'deck', ...french.values, ['italian', decks.italian]);
  const scopaCards = beginning(own === 'it' ? 'italian' : '', bothFamilies);

  /** Settings that all tables share. */
  const bots: readonly Setting[] = [
    choice(
      labels.bots,
      'level',
      ['beginner', levels.beginner],
      ['', levels.casual],
      ['strong', levels.strong],
      ['expert', levels.expert],
    ),
    choice(
      labels.speed,
      'speed',
      ['slow', speeds.slow],
      ['', speeds.normal],
      ['fast', speeds.fast],
      ['instant', speeds.instant],
    ),
    choice(labels.table, 'theme', ['', themes.felt], ['wood', themes.wood], ['plain', themes.plain]),
    {label: labels.hints, attribute: 'hints'},
    {label: labels.coach, attribute: 'coach'},
    {label: labels.sound, attribute: 'sound'},
  ];
  const tables: Readonly<Record<string, readonly Setting[]>> = {
    scopa: [
      scopaCards,
      choice(labels.players, 'players', ['', players.two], ['4', players.pairs]),
      beginning(
        own === 'it' ? 'italian' : '',
        choice(labels.rules, 'rules', ['', values.kitRules], ['italian', values.italianRules]),
      ),
      choice(labels.target, 'target', ['', values.points(11)], ['16', values.points(16)], ['21', values.points(21)]),
    ],
    capodama: [
      // An Italian deck has 40 cards, but six players need 48.
      choice(labels.cards, 'deck', ...french.values, ['italian', decks.italian, 'players=6']),
      choice(
        labels.players,
        'players',
        ['1', players.puzzle],
        ['2', players.two],
        ['3', players.three],
        ['', players.four],
        ['5', players.five],
        ['6', players.six, 'deck=italian'],
      ),
    ],
    calypso: [
      french,
      choice(labels.seats, 'draw', ['', values.seatsAsTheyAre], ['true', values.seatsDrawn]),
      choice(labels.overruff, 'overruff', ['', values.compulsory], ['free', values.free]),
      choice(labels.revoke, 'revoke', ['', values.refused], ['penalise', values.penalised]),
    ],
  };
  const others: Readonly<Record<string, readonly Setting[]>> = {
    rules: [
      choice(
        labels.game,
        SEVERAL,
        ['game=capodama', games.capodama(4)],
        ['game=capodama&players=1', games.capodama(1)],
        ['game=capodama&players=2', games.capodama(2)],
        ['game=capodama&players=3', games.capodama(3)],
        ['game=capodama&players=5', games.capodama(5)],
        ['game=capodama&players=6', games.capodama(6)],
        ['game=scopa', games.scopa(2)],
        ['game=scopa&players=4', games.scopa(4)],
        ['game=scopa&rules=italian', games.italianScopa],
        ...GAME_NAMES.filter((game) => game !== 'capodama' && game !== 'scopa').map(plainly),
        ['game=calypso&draw=true&overruff=free&revoke=penalise', games.clubCalypso],
      ),
      choice(labels.view, 'view', ['', values.lesson], ['rules', values.theRules]),
      language,
      bothFamilies,
    ],
    // The text of the lesson refers to French suits.
    lesson: [french, {...language, label: labels.languageOfInterface}],
    cards: [
      beginning(
        'QH',
        choice(
          labels.card,
          'card',
          ['QH', values.queenOfHearts],
          ['AS', values.aceOfSpades],
          ['7D', values.sevenOfDiamonds],
          ['JC', values.jackOfClubs],
          ['', values.back],
        ),
      ),
      bothFamilies,
      language,
      {label: labels.compact, attribute: 'compact'},
    ],
    puzzles: [
      choice(
        labels.game,
        SEVERAL,
        ...GAME_NAMES.map((game) => {
          const deck = own === 'it' && game === 'scopa' ? '&deck=italian' : '';
          return [`game=${game}${deck}&src=./cartavola/puzzles/${game}.json`, GAMES[game].name] as const;
        }),
      ),
      // Not every game has an Italian deck, so the game decides about the cards if the page begins with Italian ones.
      own === 'it'
        ? choice(labels.cards, 'deck', ['', decks.ofGame], ['french', decks.french], ['french-4', decks.four])
        : bothFamilies,
      language,
    ],
    pad: [
      beginning(
        own === 'it' ? 'game=scopa&rules=italian' : 'game=scopa',
        choice(
          labels.game,
          SEVERAL,
          plainly('scopa'),
          ['game=scopa&rules=italian', games.italianScopa],
          ...GAME_NAMES.filter((game) => game !== 'scopa').map(plainly),
        ),
      ),
      language,
    ],
  };
  return others[page] ?? [language, ...(tables[page] ?? [french]), ...bots];
}
