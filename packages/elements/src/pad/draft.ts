import type {MatchState} from '@cartavola/engine';
import type {CountField, Counting, PadRound, PadValue} from '@cartavola/engine/pad.js';

/** Most digits of a number: the largest count is 208. */
const DIGITS = 3;

/** Number of a field that is being entered; its place is 0 in fields without several. */
interface Cell {
  readonly name: string;
  readonly place: number;
}

/** Round that is being entered: what it lacks is asked, and nothing is judged before it is saved. */
export class Draft {
  /** Place of the round, from 0. */
  readonly place: number;
  readonly #counting: Counting;
  readonly #state: MatchState;
  readonly #counts = new Map<string, (number | undefined)[]>();
  readonly #choices = new Map<string, PadValue>();
  active: Cell | undefined;
  /** True until a digit is typed into the active number: the first one replaces it. */
  #isFresh = true;

  constructor(counting: Counting, state: MatchState, place: number, round?: PadRound) {
    this.place = place;
    this.#counting = counting;
    this.#state = state;
    for (const [name, value] of Object.entries(round ?? {})) {
      if (Array.isArray(value)) this.#counts.set(name, [...(value as number[])]);
      else this.#choices.set(name, value);
    }
    const first = this.fields.find(({kind}) => kind === 'count');
    if (first) this.active = {name: first.name, place: 0};
  }

  /** Fields that are asked now. */
  get fields(): readonly CountField[] {
    return this.#counting.fields({round: this.#entered, state: this.#state});
  }

  /** The round as it is entered; what is missing in it is left out, and what is not asked any more, too. */
  get round(): PadRound {
    const names = this.fields.map(({name}) => name);
    return Object.fromEntries(Object.entries(this.#entered).filter(([name]) => names.includes(name)));
  }

  get #entered(): PadRound {
    const counts = [...this.#counts.keys()].map((name) => [name, this.#whole(name)] as const);
    return Object.fromEntries([...this.#choices, ...counts.filter(([, numbers]) => numbers !== undefined)] as [
      string,
      PadValue,
    ][]);
  }

  /** True if the game lets this round go by without being counted. */
  get mayWait(): boolean {
    return this.#counting.mayWait?.(this.#state) === true;
  }

  /** Chosen value of a field without numbers. */
  choice(name: string): PadValue | undefined {
    return this.#choices.get(name);
  }

  choose(name: string, value: PadValue): void {
    this.#choices.set(name, value);
  }

  /** Number that was entered; undefined if none was. */
  given({name, place}: Cell): number | undefined {
    return this.#counts.get(name)?.[place];
  }

  /** Number that follows where none was entered: the rest of the sum, or the usual one. */
  following(field: CountField, place: number): number | undefined {
    const rest = this.#rest(field, place);
    return rest !== undefined && rest < 0 ? undefined : rest;
  }

  /** What follows; less than 0 where the others are more than the sum. */
  #rest(field: CountField, place: number): number | undefined {
    const given = this.#counts.get(field.name) ?? [];
    if (given[place] !== undefined) return undefined;
    const others = Array.from({length: field.size}, (_, one) => given[one]).filter((_, one) => one !== place);
    if (field.sum === undefined || others.some((one) => one === undefined)) return field.usual;
    return field.sum - others.reduce((sum: number, one) => sum + one!, 0);
  }

  /** All numbers of a field, with those that follow; undefined if one is missing. Too much is judged as such, and not as a number that is missing. */
  #whole(name: string): readonly number[] | undefined {
    const field = this.#known(name);
    const given = this.#counts.get(name)!;
    if (!field) return given.every((one) => one !== undefined) ? given : undefined;
    const numbers = Array.from({length: field.size}, (_, place) => given[place] ?? this.#rest(field, place));
    if (numbers.some((one) => one !== undefined && one < 0)) return numbers.map((one) => Math.max(one ?? 0, 0));
    return numbers.every((one) => one !== undefined) ? numbers : undefined;
  }

  /** Finds a field without asking what is entered, which asks for the fields. */
  #known(name: string): CountField | undefined {
    const sure = Object.fromEntries(this.#counts) as unknown as PadRound;
    return this.#counting.fields({round: sure, state: this.#state}).find((field) => field.name === name);
  }

  /** Makes a number the one that keys change. */
  activate(cell: Cell): void {
    if (this.active?.name === cell.name && this.active.place === cell.place) return;
    this.active = cell;
    this.#isFresh = true;
  }

  #set(value: number | undefined): void {
    const {active} = this;
    if (!active) return;
    const size = this.#known(active.name)?.size ?? 0;
    const numbers = this.#counts.get(active.name) ?? Array<number | undefined>(size).fill(undefined);
    numbers[active.place] = value;
    this.#counts.set(active.name, numbers);
  }

  /** Types a digit into the active number. */
  type(digit: number): void {
    if (!this.active) return;
    const before = this.#isFresh ? '' : String(this.given(this.active) ?? '');
    this.#isFresh = false;
    if (before.length < DIGITS) this.#set(Number(`${before}${digit}`));
  }

  /** Erases the last digit of the active number. */
  erase(): void {
    if (!this.active) return;
    const left = String(this.given(this.active) ?? '').slice(0, -1);
    this.#isFresh = false;
    this.#set(left === '' ? undefined : Number(left));
  }

  /** Adds one to the active number, or takes one away, within its bounds. */
  step(by: 1 | -1): void {
    const {active} = this;
    const field = active && this.#known(active.name);
    if (!active || !field) return;
    const from = this.given(active) ?? this.following(field, active.place) ?? (by > 0 ? -1 : 1);
    this.#isFresh = true;
    this.#set(Math.min(Math.max(from + by, 0), field.most ?? Infinity));
  }

  /** Moves to the least or largest number there can be. */
  toEnd(isMost: boolean): void {
    const field = this.active && this.#known(this.active.name);
    if (field) this.#set(isMost ? (field.most ?? this.given(this.active!)) : 0);
    this.#isFresh = true;
  }
}
