import type {Problem} from '@cartavola/engine';
import type {AddedPad, AddedRound, Counting, CountField} from '@cartavola/engine/pad.js';
import {shownName, type CardWords, type CountWords, type PadGiven, type PadWords} from '@cartavola/words';

/** UI text of a pad. */
export interface PadTexts {
  readonly words: PadWords;
  readonly count: CountWords;
  readonly cards: CardWords;
}

/** Returns the letter for a seat whose player has no name. */
export const letterOf = (seat: number): string => String.fromCharCode(65 + seat);

/** Pad with the text needed to render its parts. */
export class PadView {
  readonly texts: PadTexts;
  readonly counting: Counting;
  readonly added: AddedPad;
  /** Names of the players or sides that have a total. */
  readonly parties: readonly string[];
  /** Names by seat. */
  readonly names: readonly string[];

  constructor(texts: PadTexts, counting: Counting, added: AddedPad) {
    this.texts = texts;
    this.counting = counting;
    this.added = added;
    const {options, players} = added.pad;
    const seats = counting.rules.seats(options);
    this.names = Array.from(
      {length: seats},
      (_, seat) => shownName(players[seat]) || texts.words.player(letterOf(seat)),
    );
    this.parties = counting.parties === 'seat' ? this.names : [0, 1].map((side) => this.side(side));
  }

  /** Returns the names of a side's players as one string. */
  side(side: number): string {
    const own = this.names.filter((_, seat) => seat % 2 === side);
    return own.length === 1 ? own[0]! : this.texts.words.partners(own);
  }

  /** Returns the label for one of a field's numbers: the player, side or group that it belongs to. */
  counted({of}: CountField, place: number): string {
    if (of === 'group') return this.texts.count.groups?.[place] ?? '';
    return of === 'seat' ? this.names[place]! : this.side(place);
  }

  /** Returns the points of a deal with their reasons, as one line. */
  given({lines, totals, marks}: Pick<AddedRound, 'lines' | 'totals' | 'marks'>): string {
    const {words, count} = this.texts;
    const parties = this.parties.map((who, party) => ({
      who,
      points: marks ? marks[party]! : totals[party]!,
      why: lines.filter(({seat, side}) => (seat ?? side) === party).map(({rule}) => count.lines[rule] ?? rule),
    }));
    return words.standing(parties);
  }

  /** Totals as one line. */
  get standing(): string {
    const {words} = this.texts;
    return words.standing(this.parties.map((who, party) => ({who, points: this.added.totals[party]!, why: []})));
  }

  /** Totals of the sides as one line, if the game adds up partners' totals. */
  get sides(): string | undefined {
    if (!this.counting.addsSides) return undefined;
    const sum = (side: number): number =>
      this.added.totals.reduce((all, points, seat) => (seat % 2 === side ? all + points : all), 0);
    return this.texts.words.standing([0, 1].map((side) => ({who: this.side(side), points: sum(side), why: []})));
  }

  /** Sentence that says how the match ended. Undefined while the match is in progress. */
  get end(): string | undefined {
    const {result} = this.added;
    const {words, count} = this.texts;
    if (!result) return undefined;
    if (count.over) return count.over(result, (side) => this.side(side));
    const {winner, sides} = result;
    if (winner === null || winner === undefined) return words.drawn;
    if (!sides) return words.won(this.parties[winner]!, this.parties.length < this.names.length);
    return words.won(this.side(winner), true);
  }

  /** Returns the message about a problem with a round. `place` is the index of the round being entered. */
  problem({code, path, given: named}: Problem, place: number): string {
    const given = (named ?? {}) as unknown as PadGiven;
    const {words, count} = this.texts;
    const [, round, name, one] = /^rounds\[(\d+)\](?:\.(\w+))?(?:\[(\d+)\])?/.exec(path) ?? [];
    const label = name === undefined ? '' : (count.fields[name] ?? name);
    const field = name === undefined ? undefined : this.#field(name);
    const who = field?.kind === 'count' && one !== undefined ? this.counted(field, Number(one)) : undefined;
    const concerned = who === undefined ? label : `${label}, ${who}`;
    const said = count.problems[code]?.(given) ?? words.problem(code, concerned, given);
    return round === undefined || Number(round) === place || code === 'pad.over'
      ? said
      : words.inDeal(Number(round) + 1, said);
  }

  #field(name: string): CountField | undefined {
    const {state} = this.added;
    return this.counting.fields({round: {}, state}).find((field) => field.name === name);
  }
}
