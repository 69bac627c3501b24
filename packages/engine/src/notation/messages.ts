import type {NotationFaults} from './faults.js';

/** Writes a word of the text into a message. */
const quoted = (word: string): string => `“${word}”`;

type Message<K extends keyof NotationFaults> = (given: NotationFaults[K] & {readonly word: string}) => string;

/** Code and English message of each kind of fault, for authors; sentences for readers are elsewhere, in their languages. */
export const MESSAGES: {readonly [K in keyof NotationFaults]: readonly [code: string, message: Message<K>]} = {
  'no-text': ['notation.type', () => 'A notation is a text.'],
  empty: ['notation.empty', () => 'There is nothing to read.'],
  loose: ['notation.key', () => 'These cards need a key before them, such as “hands:” or “table:”.'],
  'loose-hands': ['notation.key', () => 'Cards of several hands need a key, as in “hands: AS KH / QD JC”.'],
  key: ['notation.key', ({word}) => `${quoted(word)} is not a key here.`],
  'key-of-position': ['notation.key', ({word, game}) => `A position of ${game} like this one has no ${quoted(word)}.`],
  'key-before-deal': ['notation.key', ({word}) => `${quoted(word)} must come after “deal”.`],
  'key-after-deal': ['notation.key', ({word}) => `${quoted(word)} must come before the first “deal”.`],
  'key-with-pack': ['notation.key', ({word}) => `A deal has a pack or a position: leave out ${quoted(word)}.`],
  'no-hands': ['notation.key', ({word}) => `Without hands ${quoted(word)} says nothing.`],
  'trick-long': ['notation.trick', ({seats}) => `There are ${seats} players, and more cards in the trick.`],
  'trick-order': ['notation.trick', ({seat}) => `A trick goes around clockwise: here is the place of seat ${seat}.`],
  trick: ['notation.trick', () => 'By the rules this trick cannot occur.'],
  'no-position': ['record.position', () => 'A position cannot be read here.'],
  'no-game': ['notation.game', ({games}) => `The game is missing: expected game: and one of ${games.join(', ')}.`],
  game: ['notation.game', ({word, games}) => `${quoted(word)} is not a game: expected one of ${games.join(', ')}.`],
  letters: ['notation.letters', ({letters}) => `“letters” must be one of ${letters.join(', ')}.`],
  missing: ['notation.missing', ({key}) => `Something is missing after ${quoted(key)}.`],
  'one-word': ['notation.word', ({key}) => `Only one word may follow ${quoted(key)}.`],
  'after-name': ['notation.word', () => 'Nothing may follow a name in quotes.'],
  name: ['notation.name', () => 'A name in quotes must be written as in JSON.'],
  twice: ['notation.twice', ({word}) => `${quoted(word)} appears twice.`],
  'hand-twice': ['notation.twice', ({seat}) => `The hand of seat ${seat} appears twice.`],
  hands: ['notation.hands', ({seats}) => `There are ${seats} hands.`],
  seat: [
    'notation.seat',
    ({word, seats}) => `${quoted(word)} is not a seat here: expected 0 to ${seats - 1}, you, left, right or across.`,
  ],
  'no-seat': ['notation.seat', ({seat}) => `Several may act: expected whose move it is, such as “${seat}:”.`],
  'too-many-cards': ['notation.number', ({most}) => `There are at most ${most} cards.`],
  number: ['notation.number', () => 'A number is missing here.'],
  suit: ['notation.suit', ({word, suits}) => `${quoted(word)} is not a suit: expected one of ${suits.join(' ')}.`],
  card: [
    'notation.card',
    ({word, ranks, suits, such, read, meant}) =>
      `${quoted(word)} is not a card: expected a rank (${ranks.join(' ')}) and a suit (${suits.join(' ')}), such as ${such}.${read ? ` It is one in the letters “${read}”, which are declared by letters="${read}", or “letters: ${read}” before the cards.` : ''}${meant ? ` Write ${quoted(meant.write)} for ${quoted(meant.instead)}.` : ''}`,
  ],
  unclosed: ['notation.unclosed', ({word, sign}) => `${quoted(word)} is not closed: “${sign}” is missing.`],
  deal: ['notation.deal', ({number}) => `This is deal ${number}: deals are numbered in order.`],
  'no-score': ['record.marks', () => 'A score comes at the end of a deal.'],
  score: ['record.marks', ({marks}) => `By the rules this must be ${marks.join(' / ')}.`],
  sign: ['notation.move', ({word}) => `${quoted(word)} has no meaning here.`],
  over: ['record.illegal', () => 'The deal is over before this move.'],
  illegal: [
    'record.illegal',
    ({seat, rule, cards}) =>
      `Seat ${seat} may not make this move: ${rule}${cards.length > 0 ? ` (${cards.join(' ')})` : ''}.`,
  ],
  'no-move': ['notation.move', () => 'A move is missing after the seat.'],
  'no-fold': ['notation.move', () => 'Nobody folds in this game.'],
  comma: ['notation.move', ({word}) => `A comma is missing before ${quoted(word)}: it divides moves.`],
  move: [
    'notation.move',
    ({type, keys}) => `Something is missing: a move of the type ${type} names ${keys.join(' and ')}.`,
  ],
  'no-captures': ['notation.move', () => 'The captured cards are missing after “x”.'],
  comment: [
    'notation.comment',
    () => 'There is a text at this place already: give one text per language here, as in {@en …} {@fr …}.',
  ],
  'line-in-line': ['notation.line', () => 'A line holds no lines.'],
  'empty-line': ['notation.line', () => 'A line has at least one move.'],
};
