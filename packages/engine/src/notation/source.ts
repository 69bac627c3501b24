import {optionAttribute} from '../attribute-options.js';
import {UNKNOWN, type Card} from '../card.js';
import type {Excerpt} from '../excerpt.js';
import {isWhole, type Game, type WholeGame} from '../game.js';
import type {Seat} from '../move.js';
import {optionFromText, readOptions, type Options, type OptionValue} from '../option.js';
import type {Position} from '../position.js';
import type {MatchRecord} from '../record.js';
import type {Problem} from '../result.js';
import {CardReader} from './cards-in.js';
import {fault} from './fault.js';
import type {Field, Token} from './field.js';
import {fieldsIn} from './fields.js';
import {suitLetters} from './card-words.js';
import {LETTERS, type Letters} from './letters.js';
import type {SeatNames} from './names.js';
import {refuseRecord} from './refuse-record.js';
import {isSeatWord, seatNamed} from './seats.js';

/**
 * Content of notation: only cards, a position, part of a table without hands, or a match. `marked` lists the cards
 * marked with `*`, in the order in which they appear. `names` lists the players' names by seat, if the text gives them
 * with a position.
 */
export type Notation<G extends Game = WholeGame> = {readonly marked: readonly Card[]} & (
  | {readonly kind: 'cards'; readonly cards: readonly Card[]}
  | {
      readonly kind: 'position';
      readonly game: WholeGame;
      readonly position: Position;
      readonly names?: readonly string[];
    }
  | {
      readonly kind: 'excerpt';
      readonly game: WholeGame;
      readonly excerpt: Excerpt;
      readonly names?: readonly string[];
    }
  | {readonly kind: 'record'; readonly game: G; readonly record: MatchRecord}
);

/** Context for reading notation: the games that it can use, and defaults for anything it doesn't specify. */
export interface NotationContext<G extends Game = WholeGame> {
  /** Games that can be read. Positions can't be read if these are bare rules. */
  readonly games: readonly G[];
  /** Id of the game, if the text doesn't specify one. */
  readonly game?: string;
  /** Options, if the text doesn't specify any. */
  readonly options?: Readonly<Record<string, OptionValue>>;
  /** Letters for the cards, if the text doesn't declare any. Defaults to `en`. */
  readonly letters?: Letters;
  /**
   * True if the deck is Italian. Text in Italian letters may then use the letters of Italian packs, such as `7D RC FB
   * CS`. Text that can't be read in its own letters is then read in Italian ones.
   */
  readonly isPack?: boolean;
}

/** Keys that any text may have. */
const HEAD = ['game', 'letters', 'names'];
/** Keys of a deal besides those of its position. */
export const DEAL: readonly string[] = ['deal', 'pack', 'moves', 'score'];
/** Keys of every position, and keys of a start. */
const POSITION = ['seat', 'hands', 'leader', 'dealer', 'trumps'];

/** Returns whether a key belongs to the whole text, before its deals or among the keys of a position. */
export const isHeadKey = (key: string, game: Game): boolean =>
  HEAD.includes(key) || game.options.some(({name}) => optionAttribute(name) === key);

/** Text split into fields, and the state that its parsers share. */
export class Source<G extends Game = Game> {
  /** The text in plain characters, and the original text. Offsets are the same in both. */
  readonly text: string;
  readonly given: string;
  readonly fields: readonly Field[];
  /** Names that can be used for seats. */
  readonly names: SeatNames;
  readonly cards: CardReader;
  /** Game that the text or its context specifies. Undefined if there is none. */
  readonly game: G | undefined;
  /** Offsets in the text, by path in the record or position. */
  readonly places = new Map<string, number>();
  readonly #context: NotationContext<G>;

  constructor(text: string, given: string, context: NotationContext<G>) {
    this.text = text;
    this.given = given;
    this.#context = context;
    const names = context.games.flatMap(({options}) => options.map(({name}) => optionAttribute(name)));
    const single = new Set(['game', 'letters', ...names]);
    const shaped = context.games.flatMap((game) => (isWhole(game) ? game.positions.fields.map(({key}) => key) : []));
    const keys = new Set([...HEAD, ...DEAL, ...POSITION, ...names, ...shaped]);
    const {fields, names: seatNames} = fieldsIn(text, {
      isKey: (word) => keys.has(word),
      isSeat: isSeatWord,
      isSingle: (key) => single.has(key),
    });
    this.fields = fields;
    this.names = seatNames;
    this.game = this.#readGame();
    this.cards = new CardReader(this.#readLetters(), context.isPack, this.game?.mappings?.['latin']);
  }

  /** Ids of the games that can be read, for messages. */
  get gameNames(): readonly string[] {
    return this.#context.games.map(({id}) => id);
  }

  #readGame(): G | undefined {
    const field = this.field('game');
    const word = field && this.word(field);
    const id = word?.text.toLowerCase() ?? this.#context.game;
    const game = this.#context.games.find((one) => one.id === id);
    if (word && !game) fault('game', word.at, {word: word.text, games: this.gameNames});
    return game;
  }

  #readLetters(): Letters {
    const field = this.field('letters');
    if (!field) return this.#context.letters ?? 'en';
    const {text, at} = this.word(field);
    return LETTERS.find((one) => one === text.toLowerCase()) ?? fault('letters', at, {word: text, letters: LETTERS});
  }

  /**
   * Reads the text's options, which override those of the context. The number of players can come from the hands or
   * names. With `takesUsual`, omitted required options get their usual values. Matches don't allow this.
   */
  readOptions(
    game: Game,
    takesUsual = false,
  ): {readonly options: Options; readonly written: Readonly<Record<string, OptionValue>>} {
    const written: Record<string, OptionValue> = {};
    for (const option of game.options) {
      const {name} = option;
      const field = this.field(optionAttribute(name));
      const counted = name === 'players' ? this.#playerCount : undefined;
      const given = counted ?? this.#context.options?.[name] ?? (takesUsual ? option.usual : undefined);
      if (field) {
        const {text, at} = this.word(field);
        written[name] = optionFromText(option, text);
        this.places.set(`options.${name}`, at);
      } else if (given !== undefined) written[name] = given;
    }
    const read = readOptions(game, written);
    return read.ok ? {options: read.value, written} : this.refuse(read.problem);
  }

  /** Number of players according to the hands or names, or four if compass points identify seats. */
  get #playerCount(): number | undefined {
    const isCompass = ({key, isSeat, parts}: Field): boolean =>
      isSeat || key === 'trick' ? /^[nesw]$/.test(key) || parts.flat().some(({text}) => /^[nesw]:/i.test(text)) : false;
    if (this.fields.some(isCompass)) return 4;
    const listed = ['hands', 'names'].map((list) => this.fields.find(({key}) => key === list)?.parts.length ?? 0);
    return listed.find((count) => count > 1);
  }

  /** Returns the field with a key, or undefined if there is none. Throws a `Fault` if there are two. */
  field(key: string, fields = this.fields): Field | undefined {
    const [one, second] = fields.filter((field) => field.key === key && !field.isSeat);
    if (second) fault('twice', second.at, {word: key});
    return one;
  }

  /** Returns a field's word. Throws a `Fault` unless there is exactly one. */
  word({key, parts, from}: Field): Token {
    const [word, second] = parts.flat();
    if (!word) return fault('missing', from, {key});
    if (second) return fault('one-word', second.at, {word: second.text, key});
    return word;
  }

  /** Reads a seat. `own` is the position's own seat. */
  seat({text, at}: Token, seats: number, own: Seat): Seat {
    return seatNamed(text.toLowerCase(), seats, own) ?? fault('seat', at, {word: text, seats});
  }

  /** Reads the seat after a key. A player's name may have several words. */
  seatAfter(field: Field, seats: number, own: Seat): Seat {
    const [first, ...others] = field.parts.flat();
    const named = first && this.names.seat([first, ...others].map(({text}) => text).join(' '));
    return named !== undefined && named < seats ? named : this.seat(this.word(field), seats, own);
  }

  /** Returns the words, with each seat name and its colon merged into one word. */
  withSeats(words: readonly Token[]): readonly Token[] {
    let to = 0;
    return words.flatMap((word) => {
      const {text, at} = word;
      const end = at + text.length;
      if (end <= to) return [];
      const rest = at < to ? {text: text.slice(to - at), at: to} : word;
      const named = this.names.at(this.text, rest.at);
      if (!named) return [rest];
      to = rest.at + named.length;
      const name = {text: this.text.slice(rest.at, to), at: rest.at, seat: named.seat};
      return end > to ? [name, {text: text.slice(to - at), at: to}] : [name];
    });
  }

  /** Reads suits written without spaces, and returns their letters as in records. */
  suits({text, at}: Token): string {
    const {letters} = this.cards;
    return [...text]
      .map((one) => this.cards.suit(one) ?? fault('suit', at, {word: text, suits: suitLetters(letters)}))
      .join('');
  }

  /** Throws a `Fault` for a problem in a record or position, at the place in the text that caused it. */
  refuse(problem: Problem): never {
    const {path, given} = problem;
    // Point to the place where the card was last read. Without a card, shorten the path until its offset is known.
    const unknown = given?.['unknown'] !== undefined && this.cards.read.findLast(({card}) => card === UNKNOWN);
    if (unknown) return refuseRecord(problem, unknown.at, this.cards.letters);
    const ofCard = `${path}#${String(given?.['card'])}`;
    let known = this.places.has(ofCard) ? ofCard : path;
    while (known !== '' && !this.places.has(known)) known = known.replace(/(?:\.[^.[\]]*|\[\d+\]|^[^.[\]]+)$/, '');
    return refuseRecord(problem, this.places.get(known) ?? this.fields[0]!.at, this.cards.letters);
  }
}
