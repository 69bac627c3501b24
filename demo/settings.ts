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

const choice = (label: string, attribute: string, ...values: Choice['values']): Choice => ({
  label,
  attribute,
  values,
  begin: '',
});

const language = choice('Language', 'lang', ['', 'English'], ['fr', 'Français'], ['it', 'Italiano']);
const french = choice('Cards', 'deck', ['', 'French'], ['french-4', 'French, four colours']);
const bothFamilies = choice('Cards', 'deck', ...french.values, ['italian', 'Italian']);

/** Settings that all tables share. */
const bots: readonly Setting[] = [
  choice('Bots', 'level', ['beginner', 'beginners'], ['', 'casual'], ['strong', 'strong'], ['expert', 'experts']),
  choice('Speed', 'speed', ['slow', 'slow'], ['', 'normal'], ['fast', 'fast'], ['instant', 'instant']),
  choice('Table', 'theme', ['', 'felt'], ['wood', 'wood'], ['plain', 'plain']),
  {label: 'Hints', attribute: 'hints'},
  {label: 'A coach after each move', attribute: 'coach'},
  {label: 'Sound', attribute: 'sound'},
];

const scopa: readonly Setting[] = [
  choice('Players', 'players', ['', 'two'], ['4', 'four, in pairs']),
  choice('Rules', 'rules', ['', 'of the kit'], ['italian', 'as in Italy']),
  choice('Up to', 'target', ['', '11 points'], ['16', '16 points'], ['21', '21 points']),
];

/** Settings for readers, keyed by page. */
export const SETTINGS: Readonly<Record<string, readonly Setting[]>> = {
  scopa: [language, bothFamilies, ...scopa, ...bots],
  capodama: [
    language,
    // An Italian deck has 40 cards, but six players need 48.
    choice('Cards', 'deck', ...french.values, ['italian', 'Italian', 'players=6']),
    choice(
      'Players',
      'players',
      ['1', 'one: a puzzle'],
      ['2', 'two'],
      ['3', 'three'],
      ['', 'four'],
      ['5', 'five'],
      ['6', 'six', 'deck=italian'],
    ),
    ...bots,
  ],
  capra: [language, french, ...bots],
  calypso: [
    language,
    french,
    choice('Seats', 'draw', ['', 'as they are'], ['true', 'drawn for']),
    choice('Overruffing', 'overruff', ['', 'compulsory'], ['free', 'free']),
    choice('Revokes', 'revoke', ['', 'refused'], ['penalise', 'penalised']),
    ...bots,
  ],
  rules: [
    {
      ...choice(
        'Game',
        SEVERAL,
        ['game=capodama', 'Capodama for four'],
        ['game=capodama&players=1', 'Capodama for one'],
        ['game=capodama&players=2', 'Capodama for two'],
        ['game=capodama&players=3', 'Capodama for three'],
        ['game=capodama&players=5', 'Capodama for five'],
        ['game=capodama&players=6', 'Capodama for six'],
        ['game=scopa', 'Scopa for two'],
        ['game=scopa&players=4', 'Scopa for four'],
        ['game=scopa&rules=italian', 'Scopa as in Italy'],
        ['game=capra', 'Capra'],
        ['game=calypso', 'Calypso'],
        ['game=calypso&draw=true&overruff=free&revoke=penalise', 'Calypso as in clubs'],
      ),
      begin: 'game=capodama',
    },
    choice('First shown', 'view', ['', 'the lesson'], ['rules', 'the rules']),
    language,
    bothFamilies,
  ],
  // The text of the lesson refers to French suits.
  lesson: [french, choice('Language of the interface', 'lang', ...language.values)],
  cards: [
    {
      ...choice(
        'Card',
        'card',
        ['QH', 'queen of hearts'],
        ['AS', 'ace of spades'],
        ['7D', 'seven of diamonds'],
        ['JC', 'jack of clubs'],
        ['', 'the back'],
      ),
      begin: 'QH',
    },
    bothFamilies,
    language,
    {label: 'Compact face', attribute: 'compact'},
  ],
  puzzles: [
    {
      ...choice(
        'Game',
        SEVERAL,
        ['game=scopa&src=./cartavola/puzzles/scopa.json', 'Scopa'],
        ['game=capodama&src=./cartavola/puzzles/capodama.json', 'Capodama'],
        ['game=capra&src=./cartavola/puzzles/capra.json', 'Capra'],
        ['game=calypso&src=./cartavola/puzzles/calypso.json', 'Calypso'],
      ),
      begin: 'game=scopa&src=./cartavola/puzzles/scopa.json',
    },
    bothFamilies,
    language,
  ],
  pad: [
    {
      ...choice(
        'Game',
        SEVERAL,
        ['game=scopa', 'Scopa'],
        ['game=scopa&rules=italian', 'Scopa as in Italy'],
        ['game=capodama', 'Capodama'],
        ['game=capra', 'Capra'],
        ['game=calypso', 'Calypso'],
      ),
      begin: 'game=scopa',
    },
    language,
  ],
};
