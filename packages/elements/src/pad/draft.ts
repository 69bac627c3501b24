import type {MatchState} from '@cartavola/engine';
import type {CountField, Counting, PadRound, PadValue} from '@cartavola/engine/pad.js';

/** Maximum number of digits in a count. The largest count is 208. */
const DIGITS = 3;

/** Number of times that fields can depend on numbers that follow from others. */
const TURNS = 4;

/** One of the numbers in a field. `place` is 0 if the field has only one number. */
interface Cell {
  readonly name: string;
  readonly place: number;
}

/** Round being entered. It is validated only when it is saved. */
export class Draft {
  /** Number of the round, from 0. */
  readonly place: number;
  readonly #counting: Counting;
  readonly #state: MatchState;
  readonly #counts = new Map<string, (number | undefined)[]>();
  readonly #choices = new Map<string, PadValue>();
  active: Cell | undefined;
  /** True until a digit is typed. The first digit replaces the active number. */
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

  /** Fields to fill in, given the values entered so far and those that follow from them. */
  get fields(): readonly CountField[] {
    return this.#entry.fields;
  }

  /**
   * Values entered so far and those that follow from them, without fields that no longer apply. Empty if nothing was
   * entered for a round that may be counted later.
   */
  get round(): PadRound {
    const isEmpty = this.#choices.size === 0 && [...this.#counts.values()].flat().every((one) => one === undefined);
    if (isEmpty && this.mayWait) return {};
    const {fields, round} = this.#entry;
    return Object.fromEntries(fields.flatMap(({name}) => (name in round ? [[name, round[name]!]] : [])));
  }

  /**
   * The fields, and the values of all that have one. Numbers that follow from others can add or remove fields, which have
   * such numbers as well, so this repeats until nothing changes.
   */
  get #entry(): {readonly fields: readonly CountField[]; readonly round: PadRound} {
    let round: PadRound = Object.fromEntries(this.#choices);
    let fields = this.#counting.fields({round, state: this.#state});
    for (let turn = 0; turn < TURNS; turn++) {
      const counts = fields.flatMap((field) => {
        const numbers = field.kind === 'count' ? this.#whole(field) : undefined;
        return numbers ? [[field.name, numbers] as const] : [];
      });
      round = Object.fromEntries<PadValue>([...this.#choices, ...counts]);
      const next = this.#counting.fields({round, state: this.#state});
      const isSame = next.length === fields.length && next.every(({name}, place) => name === fields[place]!.name);
      fields = next;
      if (isSame) break;
    }
    return {fields, round};
  }

  /** True if the game allows this round to be counted later. */
  get mayWait(): boolean {
    return this.#counting.mayWait?.(this.#state) === true;
  }

  /** Returns the value chosen in a field that doesn't take numbers. */
  choice(name: string): PadValue | undefined {
    return this.#choices.get(name);
  }

  choose(name: string, value: PadValue): void {
    this.#choices.set(name, value);
  }

  /** Returns the entered number, or undefined if there is none. */
  given({name, place}: Cell): number | undefined {
    return this.#counts.get(name)?.[place];
  }

  /** Returns the number that applies if none was entered: the remainder of the sum, or the default number. */
  following(field: CountField, place: number): number | undefined {
    const rest = this.#rest(field, place);
    return rest !== undefined && rest < 0 ? undefined : rest;
  }

  /** Returns the number that applies if none was entered. The number is negative if the others exceed the sum. */
  #rest(field: CountField, place: number): number | undefined {
    const given = this.#counts.get(field.name) ?? [];
    if (given[place] !== undefined) return undefined;
    const others = Array.from({length: field.size}, (_, one) => given[one]).filter((_, one) => one !== place);
    if (field.sum === undefined || others.some((one) => one === undefined)) return field.usual;
    return field.sum - others.reduce((sum: number, one) => sum + one!, 0);
  }

  /**
   * Returns all numbers of a field, including computed ones, or undefined if one is missing. If the others exceed the
   * sum, the computed number is 0, so the wrong sum is reported instead of a missing number.
   */
  #whole(field: CountField): readonly number[] | undefined {
    const given = this.#counts.get(field.name) ?? [];
    const numbers = Array.from({length: field.size}, (_, place) => given[place] ?? this.#rest(field, place));
    if (numbers.some((one) => one !== undefined && one < 0)) return numbers.map((one) => Math.max(one ?? 0, 0));
    return numbers.every((one) => one !== undefined) ? numbers : undefined;
  }

  #known(name: string): CountField | undefined {
    return this.fields.find((field) => field.name === name);
  }

  /** Makes a number active, so key presses change it. */
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

  /** Adds or subtracts 1, within the active number's limits. */
  step(by: 1 | -1): void {
    const {active} = this;
    const field = active && this.#known(active.name);
    if (!active || !field) return;
    const from = this.given(active) ?? this.following(field, active.place) ?? (by > 0 ? -1 : 1);
    this.#isFresh = true;
    this.#set(Math.min(Math.max(from + by, 0), field.most ?? Infinity));
  }

  /** Sets the active number to its minimum or maximum. */
  toEnd(isMost: boolean): void {
    const field = this.active && this.#known(this.active.name);
    if (field) this.#set(isMost ? (field.most ?? this.given(this.active!)) : 0);
    this.#isFresh = true;
  }
}
