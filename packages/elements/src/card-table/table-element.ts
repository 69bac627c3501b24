import type {TemplateResult} from 'lit';
import {property} from 'lit/decorators.js';
import {KitElement} from '../element/kit-element.js';
import {FrameHeight} from './render/frame-height.js';
import type {FullScreen} from './render/later/full-screen.js';
import {textOf} from '../element/text-of.js';
import {Later} from '../page/later.js';

/** Code that enters and leaves full screen. */
const fullScreen = new Later(() => import('./render/later/full-screen.js'));

/** Largest number of seats in any game. */
const SEATS = 6;

/** Names that the page gives by seat, or the path of the entry that is not a name. */
interface GivenNames {
  readonly names?: readonly string[];
  readonly wrong?: string;
}

/** Checks the page's list of names and copies it, reading each entry once. An empty text, null or undefined is no name. */
function readNames(given: unknown): GivenNames {
  if (given === undefined || given === null) return {};
  let wrong = 'names';
  try {
    if (!Array.isArray(given)) return {wrong};
    const names: string[] = [];
    const length = Math.min(given.length, SEATS);
    for (let seat = 0; seat < length; seat++) {
      wrong = `names[${seat}]`;
      const name: unknown = given[seat] ?? '';
      if (typeof name !== 'string') return {wrong};
      names.push(name);
    }
    return {names};
  } catch {
    // The value is a proxy, or has a getter that throws.
    return {wrong};
  }
}

/** Base class with the attributes that all tables have. */
export abstract class TableElement extends KitElement {
  /** Number of players. */
  @property() players: string | number | undefined;
  /** Players from seat 0 clockwise, separated by spaces: `you` (at most once), `bot`, or a bot with a level, such as `bot:expert`. */
  @property() seats: string | undefined;
  /** Playing strength of the bots: `beginner`, `casual`, `strong` or `expert`. */
  @property() level: string | undefined;
  /** Deck that is drawn: `french`, `french-4` (four colours), `italian`, or the id of a registered deck. */
  @property() deck: string | undefined;
  /** Seed of the shuffling: the same text gives the same deals. Absent: new deals each time. */
  @property() seed: string | undefined;
  /** Speed of motion and bots: `instant`, `fast`, `normal` or `slow`. */
  @property() speed: string | undefined;
  /**
   * Name under which this browser keeps the match, to go on with it later. Each game, and each set of options, has its own match under it.
   */
  @property() save: string | undefined;
  /** URL of a record to go on with. */
  @property() src: string | undefined;
  /** Look of the table: `felt`, `wood` or `plain`. */
  @property({reflect: true, converter: {fromAttribute: (text) => text, toAttribute: (theme) => textOf(theme) ?? null}})
  theme: string | undefined;
  /** True if the table plays sounds. */
  @property({type: Boolean, reflect: true}) sound = false;
  /** True if the reader may ask what an expert would play, by a tool or the key C. */
  @property({type: Boolean, reflect: true}) hints = false;
  /** True if the coach says after each of the reader's moves what would have been better, where it is sure. */
  @property({type: Boolean, reflect: true}) coach = false;
  #names: GivenNames = {};

  /** Display names by seat. If the value is not a list of texts, the table shows an error and this reads as undefined. */
  @property({attribute: false, hasChanged: () => true})
  get names(): readonly string[] | undefined {
    return this.#names.names;
  }
  set names(names: readonly string[] | undefined) {
    this.#names = readNames(names);
  }

  /**
   * Returns an attribute, or the property of that name, as text. For `names` it returns the path of the entry that is not a name, or null.
   * @internal
   */
  readonly attribute = (name: string): string | null => {
    if (name === 'names') return this.#names.wrong ?? null;
    const key = name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
    return textOf((this as unknown as Record<string, unknown>)[key]) ?? null;
  };

  /** @internal */
  protected readonly frameHeight: FrameHeight = new FrameHeight(this);
  #screen: FullScreen | undefined;

  /** Icon of the tool that leaves full screen; undefined if the table does not fill the screen. @internal */
  protected get leaveIcon(): TemplateResult | undefined {
    return this.#screen?.leaveIcon;
  }

  /** Enters or leaves full screen. Calls `failed` if the code for it cannot be loaded. @internal */
  toggleFullScreen(failed: () => void): void {
    fullScreen.with(({FullScreen}) => (this.#screen ??= new FullScreen(this)).toggle(), failed);
  }
}
