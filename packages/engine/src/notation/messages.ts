import type {NotationFaults} from './faults.js';

const quoted = (word: string): string => `“${word}”`;

type Message<K extends keyof NotationFaults> = (given: NotationFaults[K] & {readonly word: string}) => string;

/**
 * Code and English message for each kind of fault, for authors. Messages for readers, in their languages, are in the
 * `words` package.
 */
export const MESSAGES: {readonly [K in keyof NotationFaults]: readonly [code: string, message: Message<K>]} = {
  'no-text': ['notation.type', () => 'Notation must be a string.'],
  empty: ['notation.empty', () => 'There is nothing to read.'],
  loose: ['notation.key', () => 'These cards need a key before them, such as “hands:” or “table:”.'],
  'loose-hands': ['notation.key', () => 'Cards of several hands need a key, as in “hands: AS KH / QD JC”.'],
  key: ['notation.key', ({word}) => `${quoted(word)} is not a key here.`],
  'key-of-position': [
    'notation.key',
    ({word, game}) => `A ${game} position with these options has no key ${quoted(word)}.`,
  ],
  'key-before-deal': ['notation.key', ({word}) => `${quoted(word)} must come after “deal”.`],
  'key-after-deal': ['notation.key', ({word}) => `${quoted(word)} must come before the first “deal”.`],
  'key-with-pack': ['notation.key', ({word}) => `A deal has either a pack or a position: leave out ${quoted(word)}.`],
  'no-hands': [
    'notation.key',
    ({word}) => `${quoted(word)} has no effect without hands: add “hands”, or leave it out.`,
  ],
  'trick-long': ['notation.trick', ({seats}) => `The trick has more cards than players: expected at most ${seats}.`],
  'trick-order': ['notation.trick', ({seat}) => `A trick goes clockwise: seat ${seat} is next.`],
  trick: ['notation.trick', () => 'This trick cannot occur under the rules.'],
  'no-position': ['record.position', () => 'Only matches can be read here, not positions.'],
  'no-game': ['notation.game', ({games}) => `The game is missing: expected “game:” and one of ${games.join(', ')}.`],
  game: ['notation.game', ({word, games}) => `${quoted(word)} is not a game: expected one of ${games.join(', ')}.`],
  letters: ['notation.letters', ({letters}) => `“letters” must be one of ${letters.join(', ')}.`],
  missing: ['notation.missing', ({key}) => `Something is missing after ${quoted(key)}.`],
  'one-word': ['notation.word', ({key}) => `Only one word may follow ${quoted(key)}.`],
  'after-name': ['notation.word', () => 'Nothing may follow a name in quotes.'],
  name: ['notation.name', () => 'A name in quotes must be a JSON string.'],
  twice: ['notation.twice', ({word}) => `${quoted(word)} appears twice.`],
  'hand-twice': ['notation.twice', ({seat}) => `The hand of seat ${seat} appears twice.`],
  hands: ['notation.hands', ({seats}) => `There are too many hands: expected at most ${seats}.`],
  seat: [
    'notation.seat',
    ({word, seats}) => `${quoted(word)} is not a seat here: expected 0 to ${seats - 1}, you, left, right or across.`,
  ],
  'no-seat': [
    'notation.seat',
    ({seat}) => `Several seats may act: write the seat before the move, for example “${seat}:”.`,
  ],
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
  'no-score': ['record.marks', () => 'A score is only allowed at the end of a deal.'],
  score: ['record.marks', ({marks}) => `The score must be ${marks.join(' / ')} under the rules.`],
  sign: ['notation.move', ({word}) => `${quoted(word)} has no meaning here.`],
  over: ['record.illegal', () => 'The deal is over before this move.'],
  illegal: [
    'record.illegal',
    ({seat, rule, cards}) =>
      `Seat ${seat} may not make this move: ${rule}${cards.length > 0 ? ` (${cards.join(' ')})` : ''}.`,
  ],
  'no-move': ['notation.move', () => 'A move is missing after the seat.'],
  'no-fold': ['notation.move', () => 'This game has no folds.'],
  comma: ['notation.move', ({word}) => `A comma is missing before ${quoted(word)}: separate moves with commas.`],
  move: [
    'notation.move',
    ({type, keys}) => `Something is missing: a move of type ${type} needs ${keys.join(' and ')}.`,
  ],
  'no-captures': ['notation.move', () => 'The captured cards are missing after “x”.'],
  comment: [
    'notation.comment',
    () => 'There is already a comment here. Write only one per language, as in {@en …} {@fr …}.',
  ],
  'line-in-line': ['notation.line', () => 'A line cannot contain another line.'],
  'empty-line': ['notation.line', () => 'A line must have at least one move.'],
};
