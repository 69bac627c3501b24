import {lister, plural} from '../language.js';
import type {PuzzleWords} from './puzzle-words.js';

const count = plural('en');
const list = lister('en');
const points = (text: string | number): string => count(Number(text), 'point', 'points');
/** Formats a number of points, which may have decimals. */
const fraction = (most: number): string => `${most.toLocaleString('en')}\u00a0${most === 1 ? 'point' : 'points'}`;

const PROBLEMS: Readonly<Record<string, string>> = {
  'puzzle.load': 'Part of the puzzle could not be loaded.',
  'puzzle.missing': 'There is no puzzle here.',
  'puzzle.type': 'This is neither a puzzle nor a set of puzzles.',
  'puzzle.format': 'The puzzle’s format is unknown.',
  'puzzle.game': 'The puzzle’s game is unknown, or isn’t the same as its set’s.',
  'puzzle.id': 'The puzzle has no valid name.',
  'puzzle.repeated': 'Another puzzle in the set has the same name.',
  'puzzle.unknown': 'The puzzle has an unknown key.',
  'puzzle.goal': 'The goal is unknown, or cannot be decided at this table.',
  'puzzle.impossible': 'No move meets this goal.',
  'puzzle.trivial': 'Every move meets this goal.',
  'puzzle.turn': 'It is not the solver’s turn in this position.',
  'puzzle.answers': 'The given answer isn’t a right move here.',
  'puzzle.hidden': 'For this goal, all cards must be known and dealt.',
  'puzzle.solver': 'This game has no exact solver, so this goal cannot be judged.',
  'puzzle.slow': 'This puzzle takes too long to solve here.',
  'puzzle.reply': 'The others cannot make the moves given for them.',
  'puzzle.puzzles': 'This set has no puzzles.',
  'puzzle.absent': 'This puzzle is not in this set.',
  'attribute.deck': 'You can’t play this game with that deck.',
  'record.load': 'The puzzle could not be loaded.',
  'record.slow': 'The puzzle did not load in time.',
  'record.large': 'The puzzle file is too large.',
  'record.encoding': 'The puzzle file is not UTF-8 text.',
  'record.position': 'This position cannot occur.',
};

export const words: PuzzleWords = {
  label: (game) => `${game}: a puzzle`,
  setOf: (game) => `${game}: puzzles`,
  ofDay: (game) => `${game}: puzzle of the day`,
  today: 'Today’s puzzle',
  streak: (days) => `${count(days, 'day', 'days')} in a row`,
  untitled: 'Your move',
  place: (number) => `Puzzle ${number}`,
  progress: 'What you have solved',
  states: {first: 'solved on the first try', solved: 'solved', shown: 'solution seen', missed: 'missed', open: 'open'},
  solvedOf: (solved, of) => `${solved} of ${of} solved`,
  rating: (rating) => `Difficulty ${rating}`,
  ownRating: (rating) => `Your level ${rating}`,
  toTryAgain: (number) => `${number} to try again`,
  playsWith: (partners) => `You play with ${list(partners)}.`,
  tookLast: ({you, name, isOwnSide}) =>
    `${you ? 'You' : (name ?? (isOwnSide ? 'Your side' : 'The other side'))} made the last capture before this.`,
  score: (own, others) => `Points at the start: your side ${own}, the other side ${others}.`,
  gone: (cards) => `Cards gone: ${cards}`,
  best: 'Find the best move.',
  more: (least) => `Take at least ${count(least, 'more point', 'more points')}, whatever the others do.`,
  gained: (all) => `That makes ${count(all, 'more point', 'more points')}.`,
  between: (least, most) =>
    `End the deal with ${least === most ? `exactly ${points(least)}` : `${least} to ${points(most)}`}, whatever the others do.`,
  lookAtTable: 'Look at the ringed cards.',
  lookAtHand: 'Look through your hand: what happens if you play each card?',
  count: 'Think about how the others can reply, and count what it costs.',
  pointed: 'The ringed cards in your hand are part of the answer.',
  showMe: 'Show me',
  again: 'Again',
  tryAgain: 'Try again',
  next: 'Next puzzle',
  solvedFirst: 'Solved on the first try.',
  solved: 'Solved.',
  shownNow: 'This is the solution.',
  stepped: 'Right so far.',
  thinking: 'The others are thinking…',
  better: 'It is allowed, but another move is clearly better.',
  betterBy: (most, isExact) =>
    isExact
      ? `It is allowed, but another move makes at least ${fraction(most)} more if everyone plays their best.`
      : `It is allowed, but another move makes at least ${fraction(most)} more on average, by a long calculation.`,
  leaves: (least) => `It is allowed, but then you’re sure of only ${points(least)}.`,
  instead: (move, less) => `With ${move}, it would be ${points(less)} less.`,
  thenTakes({who, by, taken, points: worth, isLater}) {
    const what = taken.length > 0 ? list(taken) : isLater ? 'a trick' : 'the trick';
    const value = worth > 0 ? `, for ${who === undefined ? 'only ' : ''}${points(worth)}` : '';
    return `${isLater ? 'Later' : 'Then'} ${who ?? 'you'} ${who === undefined ? 'take' : 'takes'} ${what} with ${list(by)}${value}.`;
  },
  prevented: 'It is allowed, but then the others can prevent it.',
  setDone: 'You have reached the end of the set.',
  erase: 'Erase progress',
  eraseNow: 'Yes, erase it',
  erased: 'Your progress is erased.',
  problem: 'This puzzle cannot be shown.',
  problemText(code, path) {
    const [line = '', column = ''] = path.split(':');
    if (code === 'puzzle.json') return `This is not valid JSON: see line ${line}, column ${column}.`;
    return (
      PROBLEMS[code] ?? (path ? `There is a mistake in the puzzle, at “${path}”.` : 'There is a mistake in the puzzle.')
    );
  },
  leftOut: (number) => `${count(number, 'puzzle', 'puzzles')} in this set cannot be shown.`,
  goals: {
    legal: () => 'Make a legal move.',
    wins: () => 'Take the trick, whatever the others do.',
    loses: () => 'Leave the trick to another player, whatever the others do.',
    keeps: ({all}) => `Keep ${all} for later.`,
    card: ({any}) => `Play ${any}.`,
    cards: ({all}) => `Play exactly ${all}.`,
    takes: () => 'Take something from the table.',
    captures: ({all}) => `Take exactly ${all}.`,
    points: ({text}) => `Take a trick that is worth at least ${points(text)}.`,
    suit: ({suit}) => `Name ${suit}.`,
    type: () => 'Choose the right kind of move.',
  },
  themes: {
    'partners-trick': {
      title: 'Your partner’s trick',
      hint: 'Your partner may take this trick: what can you add to it?',
    },
    'drawing-trumps': {title: 'Drawing trumps', hint: 'Count the trumps that are still out.'},
    'last-trick': {title: 'The last trick', hint: 'Think back from the last trick: who will take it?'},
    ruff: {title: 'A trump at the right time', hint: 'Is it time to play a trump?'},
    discard: {title: 'What to throw away', hint: 'Which card can you most easily do without?'},
    endgame: {title: 'The end of the deal', hint: 'Work out which cards the others can still hold.'},
    counting: {title: 'Count the cards', hint: 'Keep count of the cards that have gone.'},
    duck: {title: 'Take it, or wait?', hint: 'What do you gain if you leave this trick?'},
    win: {title: 'Worth taking?', hint: 'Count what is in the trick, and who may still take it.'},
    lead: {title: 'What to lead', hint: 'Which suit helps the others least?'},
    follow: {title: 'High or low?', hint: 'Which of these cards will you need later?'},
  },
};
