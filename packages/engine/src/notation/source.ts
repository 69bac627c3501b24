import {optionAttribute} from '../attribute-options.js';
import type {Card} from '../card.js';
import {isWhole, type Game, type WholeGame} from '../game.js';
import type {Seat} from '../move.js';
import {optionFromText, readOptions, type Options, type OptionValue} from '../option.js';
import type {Position} from '../position.js';
import type {MatchRecord} from '../record.js';
import type {Problem} from '../result.js';
import {CardReader} from './cards-in.js';
import {fault, quoted} from './fault.js';
import {fieldsIn, type Field, type Token} from './fields.js';
import {LETTERS, parseSuit, suitExpected, type Letters} from './letters.js';
import {isSeatWord, seatNamed} from './seats.js';

/** What a notation says: cards alone, a position, or a match. `marked`: the cards with `*`, in the order of the text. */
export type Notation<G extends Game = WholeGame> = {readonly marked: readonly Card[]} & (
  | {readonly kind: 'cards'; readonly cards: readonly Card[]}
  | {readonly kind: 'position'; readonly game: WholeGame; readonly position: Position}
  | {readonly kind: 'record'; readonly game: G; readonly record: MatchRecord}
);

/** What is known where a text stands. */
export interface NotationContext<G extends Game = WholeGame> {
  /** Games that can be read; of rules alone, no positions. */
  readonly games: readonly G[];
  /** Id of the game, where the text names none. */
  readonly game?: string;
  /** Options, where the text gives none. */
  readonly options?: Readonly<Record<string, OptionValue>>;
  /** Letters of the cards, where the text declares none; `en` if left out. */
  readonly letters?: Letters;
}

/** Keys of any text. */
const HEAD = ['game', 'letters', 'names'];
/** Keys of a deal, besides those of its position. */
export const DEAL: readonly string[] = ['deal', 'pack', 'moves', 'score'];
/** Keys of every position, and those of a start. */
const POSITION = ['seat', 'hands', 'leader', 'dealer', 'trumps'];

/** True for a key that stands before the deals, or beside the keys of a position. */
export const isHeadKey = (key: string, game: Game): boolean =>
  HEAD.includes(key) || game.options.some(({name}) => optionAttribute(name) === key);

/** A text divided into fields, and what all parts of its reading share. */
export class Source<G extends Game = Game> {
  readonly text: string;
  readonly fields: readonly Field[];
  readonly cards: CardReader;
  /** Game that the text, or its context, names; undefined if none does. */
  readonly game: G | undefined;
  /** Places of what was read, by their paths in the record or position. */
  readonly places = new Map<string, number>();
  readonly #context: NotationContext<G>;

  constructor(text: string, context: NotationContext<G>) {
    this.text = text;
    this.#context = context;
    const names = context.games.flatMap(({options}) => options.map(({name}) => optionAttribute(name)));
    const single = new Set(['game', 'letters', ...names]);
    const shaped = context.games.flatMap((game) => (isWhole(game) ? game.positions.fields.map(({key}) => key) : []));
    const keys = new Set([...HEAD, ...DEAL, ...POSITION, ...names, ...shaped]);
    this.fields = fieldsIn(text, {
      isKey: (word) => keys.has(word),
      isSeat: isSeatWord,
      isSingle: (key) => single.has(key),
    });
    this.game = this.#readGame();
    this.cards = new CardReader(this.#readLetters());
  }

  /** Ids of the games that can be read, for messages. */
  get gameNames(): string {
    return this.#context.games.map(({id}) => id).join(', ');
  }

  #readGame(): G | undefined {
    const field = this.field('game');
    const word = field && this.word(field);
    const id = word?.text.toLowerCase() ?? this.#context.game;
    const game = this.#context.games.find((one) => one.id === id);
    if (word && !game)
      fault('notation.game', word.at, `There is no game ${quoted(word.text)}: expected one of ${this.gameNames}.`);
    return game;
  }

  #readLetters(): Letters {
    const field = this.field('letters');
    if (!field) return this.#context.letters ?? 'en';
    const {text, at} = this.word(field);
    return (
      LETTERS.find((one) => one === text.toLowerCase()) ??
      fault('notation.letters', at, `The letters are one of ${LETTERS.join(', ')}.`)
    );
  }

  /** Reads the options that are written, over those of the context; the number of players may follow from the hands. */
  readOptions(game: Game): {readonly options: Options; readonly written: Readonly<Record<string, OptionValue>>} {
    const written: Record<string, OptionValue> = {};
    for (const option of game.options) {
      const {name} = option;
      const field = this.field(optionAttribute(name));
      const hands = name === 'players' && !field ? this.#handCount : undefined;
      const given = this.#context.options?.[name];
      if (field) {
        const {text, at} = this.word(field);
        written[name] = optionFromText(option, text);
        this.places.set(`options.${name}`, at);
      } else if (hands !== undefined && hands > 1) written[name] = hands;
      else if (given !== undefined) written[name] = given;
    }
    const read = readOptions(game, written);
    return read.ok ? {options: read.value, written} : this.refuse(read.problem);
  }

  /** Number of hands that are written: those of `hands`, or four where the compass names seats. */
  get #handCount(): number | undefined {
    if (this.fields.some(({key, isSeat}) => isSeat && /^[nesw]$/.test(key))) return 4;
    return this.fields.find(({key}) => key === 'hands')?.parts.length;
  }

  /** The only field with a key; undefined if there is none. */
  field(key: string, fields = this.fields): Field | undefined {
    const [one, second] = fields.filter((field) => field.key === key && !field.isSeat);
    if (second) fault('notation.twice', second.at, `${quoted(key)} is there twice.`);
    return one;
  }

  /** The only word of a field. */
  word({key, parts, from}: Field): Token {
    const [word, second] = parts.flat();
    if (!word) return fault('notation.missing', from, `Something is missing after ${quoted(key)}.`);
    if (second) return fault('notation.word', second.at, `After ${quoted(key)} stands one word.`);
    return word;
  }

  /** Reads a seat; `own` is the one whose position it is. */
  seat({text, at}: Token, seats: number, own: Seat): Seat {
    return (
      seatNamed(text.toLowerCase(), seats, own) ??
      fault(
        'notation.seat',
        at,
        `There is no seat ${quoted(text)} here: expected 0 to ${seats - 1}, you, left, right or across.`,
      )
    );
  }

  /** Reads suits without spaces, as their letters in records. */
  suits({text, at}: Token): string {
    const {letters} = this.cards;
    return [...text]
      .map((one) => parseSuit(one, letters) ?? fault('notation.suit', at, suitExpected(text, letters)))
      .join('');
  }

  /** Stops with a problem of a record or a position, at the place of what it is about. */
  refuse({code, path, message}: Problem): never {
    let known = path;
    // The path of what holds it: without its last key or place in a list.
    while (known !== '' && !this.places.has(known)) known = known.replace(/(?:\.[^.[\]]*|\[\d+\]|^[^.[\]]+)$/, '');
    return fault(code, this.places.get(known) ?? this.fields[0]!.at, message);
  }
}
