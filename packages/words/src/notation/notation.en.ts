import {lister} from '../language.js';
import type {MoveParts, NotationWords} from './notation-words.js';

const all = lister('en');
const either = lister('en', 'disjunction');
const PARTS: MoveParts = {
  suit: 'a suit',
  card: 'a card',
  takes: 'captured cards',
  left: 'a card for the left neighbour',
  right: 'a card for the right neighbour',
  cards: 'cards',
};

export const words: NotationWords = {
  at: (line, column, sentence) => `Line ${line}, column ${column}: ${sentence}`,
  faults: {
    'no-text': () => 'Only text can be read as notation.',
    empty: () => 'There is nothing to read.',
    loose: ({word}) => `“${word}” needs a key before it, such as “hands” or “table”.`,
    'loose-hands': ({word}) =>
      `“${word}” needs a key before it. Write the cards of several hands as “hands A♠ 7♥ / A♦ 7♣”.`,
    key: ({word}) => `“${word}” is not a key here.`,
    'key-of-position': ({word, game}) => `A ${game} position with these options has no key “${word}”.`,
    'key-before-deal': ({word}) => `“${word}” belongs to a deal, so it comes after “deal”.`,
    'key-after-deal': ({word}) => `“${word}” belongs to the whole match, so it comes before the first “deal”.`,
    'key-with-pack': ({word}) => `This deal begins with a pack: leave out “${word}”.`,
    'no-hands': ({word}) => `“${word}” has no effect without hands: add “hands”, or leave it out.`,
    'trick-long': ({word, seats}) => `“${word}” is one too many: a trick with ${seats} players has ${seats} cards.`,
    'trick-order': ({word, seat}) => `“${word}” is out of order: a trick goes clockwise, so seat ${seat} comes next.`,
    trick: ({word}) => `“${word}” cannot be in this trick under the rules.`,
    'no-position': () => 'This is a position, but a whole match is needed here.',
    'no-game': ({word, games}) => `The game is missing: write “game” and ${either(games)} before “${word}”.`,
    game: ({word, games}) => `“${word}” is not a game. The games are ${all(games)}.`,
    letters: ({word, letters}) => `“letters” must be ${either(letters)}, not “${word}”.`,
    missing: ({key}) => `Something is missing after “${key}”.`,
    'one-word': ({word, key}) => `Only one word may follow “${key}”: leave out “${word}”.`,
    'after-name': ({word}) => `Nothing may follow a name in quotation marks: leave out “${word}”.`,
    name: ({word}) =>
      `“${word}” is not a valid name: one of the characters in quotation marks must be escaped differently.`,
    twice: ({word}) => `“${word}” appears twice.`,
    'hand-twice': ({word, seat}) => `The hand of seat ${seat} appears twice, the second time at “${word}”.`,
    hands: ({word, seats}) =>
      `There ${seats === 1 ? 'is one hand' : `are ${seats} hands`}: “${word}” would begin another.`,
    seat: ({word, seats}) => `“${word}” is not a seat. Seats are 0 to ${seats - 1}, you, left, right and across.`,
    'no-seat': ({word, seat}) =>
      `Several players may act here. Say who makes the move “${word}”, as in “${seat}: ${word}”.`,
    'too-many-cards': ({word, most}) => `“${word}” is too many: there are ${most} cards at most.`,
    number: ({word, key}) =>
      word === ''
        ? `A number is missing after “${key}”.`
        : `Only numbers may follow “${key}”: “${word}” is not a number.`,
    suit: ({word, suits}) => `“${word}” is not a suit. Suits are ${suits.join(' ')}.`,
    card: ({word, ranks, suits, such, read, meant}) =>
      `“${word}” is not a card. A card is a rank (${ranks.join(' ')}) and a suit (${suits.join(' ')}), such as ${such}.${read ? ` With letters="${read}" it is one.` : ''}${meant ? ` Write “${meant.write}” for “${meant.instead}”.` : ''}`,
    unclosed: ({word, sign}) => `“${word}” is not closed: the sign ${sign} is missing.`,
    deal: ({word, number}) => `This is deal ${number}, not “${word}”: deals are numbered in order.`,
    'no-score': ({word}) => `“${word}” does not belong here: it comes at the end of a deal.`,
    score: ({word, marks}) =>
      word === ''
        ? `By the rules, the score is ${marks.join(' / ')}.`
        : `By the rules, the score is ${marks.join(' / ')}, not “${word}”.`,
    sign: ({word}) => `The sign “${word}” has no meaning here.`,
    over: ({word}) => `The deal is over before the move “${word}”.`,
    illegal: ({word, seat, rule, cards}) =>
      `Seat ${seat} may not make the move “${word}” here (rule ${rule}${cards.length > 0 ? `: ${cards.join(' ')}` : ''}).`,
    'no-move': ({word}) => `A move is missing after “${word}”.`,
    'no-fold': ({word}) => `“${word}” is not a move: nobody folds in this game.`,
    comma: ({word}) => `A comma is missing before “${word}”: separate moves with commas.`,
    move: ({word, type, keys}) =>
      `Something is missing at “${word}”: the move “${type}” needs ${all(keys.map((key) => PARTS[key]))}.`,
    'no-captures': ({word}) => `The captured cards are missing after “${word}”.`,
    comment: ({word}) =>
      `There is already a comment before “${word}”: write only one per language, as in {@en …} {@fr …}.`,
    'line-in-line': ({word}) => `“${word}” would begin a line within a line: a line cannot contain another one.`,
    'empty-line': ({word}) => `The line “${word}” has no move.`,
    'no-option': ({option, values}) =>
      `“${option}” is missing: write it with ${values.length > 0 ? either(values) : 'a whole number from 1'}.`,
    option: ({word, option, values}) =>
      `“${word}” is not a value of “${option}”: expected ${values.length > 0 ? either(values) : 'a whole number from 1'}.`,
    'card-there': ({card, key, most}) =>
      `${card} appears ${most === 1 ? 'twice' : `more than ${most} times`}, the last time after “${key}”.`,
    'not-in-pack': ({card, key}) => `${card} after “${key}” is not in this game’s pack.`,
    'unknown-card': ({word}) => `A match must name every card: “${word}” is not valid here.`,
    'unknown-cards': ({word, unknown, left}) =>
      `With “${word}” there would be ${unknown} unknown cards, but the pack has only ${left} left.`,
    position: ({key}) => `This position cannot occur: what follows “${key}” does not agree with the rest.`,
    trumps: ({word}) => `“${word}”: these suits cannot be the players’ trumps.`,
    language: ({language}) => `“${language}” is not a language tag, such as en, fr or it.`,
    pack: ({word}) => `“${word}”: the pack must contain each card as many times as in the game.`,
    unfinished: ({word}) => `“${word}” comes too early: the previous deal is not over.`,
    'match-over': ({word}) => `“${word}” comes too late: the match is over before this deal.`,
    dealer: ({word, seat}) => `“${word}” is wrong: by the rules, seat ${seat} deals.`,
    leader: ({word, seat}) => `“${word}” is wrong: by the rules, seat ${seat} leads.`,
    lines: ({word, most}) => `“${word}” begins too many lines: a deal has ${most} at most.`,
    players: ({players}) => `The number of “names” is wrong: there are ${players} players.`,
    value: ({word}) => `“${word}” is not valid here.`,
  },
};
