// Labels of attributes and values in the editor. They are functions because translations load after this file.
import {__} from '@wordpress/i18n';

/** Labels, keyed by attribute. */
export const labels = () => ({
  'aces-take-all': __('An ace takes all cards', 'cartavola'),
  arrows: __('Arrows between cards', 'cartavola'),
  at: __('Puzzle of the set to show first', 'cartavola'),
  card: __('Card', 'cartavola'),
  characters: __('Characters of the bots', 'cartavola'),
  coach: __('A coach shows what would have been better', 'cartavola'),
  compact: __('Large symbol instead of the picture', 'cartavola'),
  deck: __('Deck', 'cartavola'),
  dim: __('Dimmed cards', 'cartavola'),
  draw: __('First dealer and trumps are drawn', 'cartavola'),
  for: __('Name of the table', 'cartavola'),
  game: __('Game', 'cartavola'),
  guess: __('Seat whose moves the reader guesses', 'cartavola'),
  hints: __('The reader may ask for hints', 'cartavola'),
  id: __('Name for blocks that refer to this one', 'cartavola'),
  inline: __('As high as a line of text', 'cartavola'),
  lang: __('Language', 'cartavola'),
  'last-scopa': __('The last card can make a scopa', 'cartavola'),
  'left-hand': __('Tools on the left', 'cartavola'),
  letters: __('Letters of the notation', 'cartavola'),
  level: __('Strength of the bots', 'cartavola'),
  locked: __('Settings that readers cannot change', 'cartavola'),
  name: __('Name in a form', 'cartavola'),
  'opens-links': __('Shows the match in a link to this page', 'cartavola'),
  overruff: __('Overruffing', 'cartavola'),
  players: __('Players', 'cartavola'),
  ply: __('Number of moves already played', 'cartavola'),
  'redeal-kings': __('New deal when three kings lie on the table', 'cartavola'),
  revoke: __('Not following suit', 'cartavola'),
  rules: __('Rules', 'cartavola'),
  save: __('Name under which the browser saves it', 'cartavola'),
  scheme: __('Colours', 'cartavola'),
  seat: __('Seat of the viewer', 'cartavola'),
  seats: __('Who sits where', 'cartavola'),
  seed: __('Seed of the deals', 'cartavola'),
  settebello: __('The seven of coins is a point', 'cartavola'),
  sevens: __('Point for sevens', 'cartavola'),
  sharing: __('Links and files for readers', 'cartavola'),
  silent: __('Characters make no remarks', 'cartavola'),
  sound: __('Sound', 'cartavola'),
  speed: __('Speed', 'cartavola'),
  src: __('File URL', 'cartavola'),
  step: __('Step to show first', 'cartavola'),
  target: __('Points that win the match', 'cartavola'),
  theme: __('Look', 'cartavola'),
  tools: __('Toolbar', 'cartavola'),
  uncounted: __('Not counted in the reader’s record', 'cartavola'),
  view: __('Shown first', 'cartavola'),
  volume: __('Volume', 'cartavola'),
});

/** Help text for attributes that need an explanation or an example. */
export const advice = () => ({
  arrows: __('Such as: 7D>5C, KS>KH', 'cartavola'),
  at: __('Enter the id of a puzzle in the set, or daily for the puzzle of the day.', 'cartavola'),
  card: __('Such as: QH, 10♠, 7d', 'cartavola'),
  characters: __('Such as: librarian painter gardener cook musician sailor', 'cartavola'),
  dim: __('Such as: 9 8 7D', 'cartavola'),
  for: __('The name set in the block of the table. Not needed inside the table.', 'cartavola'),
  guess: __('Seats are counted from 0.', 'cartavola'),
  id: __('Use letters, digits and hyphens, and begin with a letter.', 'cartavola'),
  locked: __('Such as: deck level', 'cartavola'),
  name: __('Enter a name if the block is in a form: the form sends the results under it.', 'cartavola'),
  ply: __('Enter a number of moves, from 0.', 'cartavola'),
  save: __('Without a name, nothing is saved for the next visit.', 'cartavola'),
  seat: __('Seats are counted from 0.', 'cartavola'),
  seats: __('Such as: you bot bot:expert bot', 'cartavola'),
  seed: __('The same text gives the same deals; daily and weekly give one deal to all readers.', 'cartavola'),
  src: __('It must begin with https:// or /.', 'cartavola'),
  step: __('Enter the id of a step in the lesson.', 'cartavola'),
  target: __('Enter a number of points.', 'cartavola'),
});

const games = () => ({
  calypso: __('Calypso', 'cartavola'),
  capodama: __('Capodama', 'cartavola'),
  capra: __('Capra', 'cartavola'),
  scopa: __('Scopa', 'cartavola'),
});

const languages = () => ({
  en: __('English', 'cartavola'),
  fr: __('French', 'cartavola'),
  it: __('Italian', 'cartavola'),
});

/** Labels of values, keyed by attribute. A value without a label, such as a number of players, is shown as is. */
const values = () => ({
  deck: {
    french: __('French cards', 'cartavola'),
    'french-4': __('French cards in four colours', 'cartavola'),
    italian: __('Italian cards', 'cartavola'),
  },
  game: games(),
  lang: languages(),
  letters: languages(),
  level: {
    beginner: __('Beginner', 'cartavola'),
    casual: __('Casual', 'cartavola'),
    strong: __('Strong', 'cartavola'),
    expert: __('Expert', 'cartavola'),
    adaptive: __('Adapts to the reader', 'cartavola'),
  },
  overruff: {compulsory: __('Compulsory', 'cartavola'), free: __('Free', 'cartavola')},
  revoke: {prevent: __('Prevented', 'cartavola'), penalise: __('Penalised', 'cartavola')},
  rules: {italian: __('Italian rules', 'cartavola'), source: __('Standard rules', 'cartavola')},
  sevens: {most: __('Most sevens', 'cartavola'), primiera: __('Best primiera', 'cartavola')},
  sharing: {all: __('Offered', 'cartavola'), none: __('Not offered', 'cartavola')},
  scheme: {
    page: __('As the page', 'cartavola'),
    light: __('Light', 'cartavola'),
    dark: __('Dark', 'cartavola'),
    auto: __('The reader’s setting', 'cartavola'),
  },
  speed: {
    instant: __('Instant', 'cartavola'),
    fast: __('Fast', 'cartavola'),
    normal: __('Normal', 'cartavola'),
    slow: __('Slow', 'cartavola'),
  },
  theme: {
    felt: __('Felt', 'cartavola'),
    wood: __('Wood', 'cartavola'),
    plain: __('Plain', 'cartavola'),
    light: __('Light', 'cartavola'),
    dark: __('Dark', 'cartavola'),
  },
  tools: {bar: __('Shown', 'cartavola'), none: __('Not shown', 'cartavola')},
  view: {lesson: __('The lesson', 'cartavola'), rules: __('The rules', 'cartavola')},
  volume: {
    quiet: __('Quiet', 'cartavola'),
    medium: __('Medium', 'cartavola'),
    loud: __('Loud', 'cartavola'),
  },
});

const answers = () => ({true: __('Yes', 'cartavola'), false: __('No', 'cartavola')});

/** Returns the label for an attribute's value. */
export const valueLabel = (attribute, value) => values()[attribute]?.[value] ?? answers()[value] ?? value;
