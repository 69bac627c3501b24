import {LitElement} from 'lit';
import {property} from 'lit/decorators.js';

/** The attributes that every table has, and how they are read. */
export abstract class TableElement extends LitElement {
  /** How many play. */
  @property() players: string | number | undefined;
  /** Who sits where, from seat 0 clockwise: `you` once at most, `bot` or `bot:expert`. */
  @property() seats: string | undefined;
  /** How well the bots play: `beginner`, `casual`, `strong` or `expert`. */
  @property() level: string | undefined;
  /** `french`, `french-4` (four colours) or `italian`. */
  @property() deck: string | undefined;
  /** Any text: the same one gives the same deals. Absent: new deals each time. */
  @property() seed: string | undefined;
  /** `instant`, `fast`, `normal` or `slow`. */
  @property() speed: string | undefined;
  /** Under which name the match is kept in this browser, to go on with it later; each game, and each set of options, has its own. */
  @property() save: string | undefined;
  /** The address of a record to go on with. */
  @property() src: string | undefined;
  /** `felt`, `wood` or `plain`: how the table looks. */
  @property({reflect: true}) theme: string | undefined;
  /** Whether the table can be heard. */
  @property({type: Boolean, reflect: true}) sound = false;
  /** Whether the reader may ask what an expert would play: a tool, and the key C. */
  @property({type: Boolean, reflect: true}) hints = false;
  /** After each of the reader's moves the coach says what would have been better, where it is sure. */
  @property({type: Boolean, reflect: true}) coach = false;
  /** Display names by seat. */
  @property({attribute: false}) names: readonly string[] | undefined;

  /** An attribute, or the property of that name. @internal */
  readonly attribute = (name: string): string | null => {
    const key = name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
    const value = (this as unknown as Record<string, string | number | boolean | null | undefined>)[key];
    return value === undefined || value === null ? null : String(value);
  };
}
