import {property} from 'lit/decorators.js';
import {KitElement} from '../element/kit-element.js';
import {FullScreen} from './render/full-screen.js';
import {FrameHeight} from './render/frame-height.js';
import {textOf} from '../element/text-of.js';
import {failure, type Result} from '@cartavola/engine';

/** No game has more. */
const SEATS = 6;

/** The names that a page gives, by seat, each looked at once; an empty text, or nothing, is no name. */
function readNames(given: unknown): Result<readonly string[] | undefined> {
  if (given === undefined || given === null) return {ok: true, value: undefined};
  const names: string[] = [];
  let path = 'names';
  const wrong = (): Result<never> => failure('names.type', path, 'Names are a list of texts, by seat.');
  try {
    if (!Array.isArray(given)) return wrong();
    const length = Math.min(given.length, SEATS);
    for (let seat = 0; seat < length; seat++) {
      path = `names[${seat}]`;
      const name: unknown = given[seat] ?? '';
      if (typeof name !== 'string') return wrong();
      names.push(name);
    }
    return {ok: true, value: names};
  } catch {
    // A getter that throws, or a proxy.
    return wrong();
  }
}

/** The attributes that every table has, and how they are read. */
export abstract class TableElement extends KitElement {
  /** How many play. */
  @property() players: string | number | undefined;
  /** Who sits where, from seat 0 clockwise: `you` once at most, `bot` or `bot:expert`. */
  @property() seats: string | undefined;
  /** How well the bots play: `beginner`, `casual`, `strong` or `expert`. */
  @property() level: string | undefined;
  /** `french`, `french-4` (four colours), `italian`, or the id of a deck that is registered. */
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
  @property({reflect: true, converter: {fromAttribute: (text) => text, toAttribute: (theme) => textOf(theme) ?? null}})
  theme: string | undefined;
  /** Whether the table can be heard. */
  @property({type: Boolean, reflect: true}) sound = false;
  /** Whether the reader may ask what an expert would play: a tool, and the key C. */
  @property({type: Boolean, reflect: true}) hints = false;
  /** After each of the reader's moves the coach says what would have been better, where it is sure. */
  @property({type: Boolean, reflect: true}) coach = false;
  #names: ReturnType<typeof readNames> = {ok: true, value: undefined};

  /** Display names by seat. Set to something else, the table says so, and has none. */
  @property({attribute: false, hasChanged: () => true})
  get names(): readonly string[] | undefined {
    return this.#names.ok ? this.#names.value : undefined;
  }
  set names(names: readonly string[] | undefined) {
    this.#names = readNames(names);
  }

  /** An attribute, or the property of that name, as text; of `names` alone the place of what is no name. @internal */
  readonly attribute = (name: string): string | null => {
    if (name === 'names') return this.#names.ok ? null : this.#names.problem.path;
    const key = name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
    return textOf((this as unknown as Record<string, unknown>)[key]) ?? null;
  };

  /** @internal */
  protected readonly frameHeight: FrameHeight = new FrameHeight(this);
  /** @internal */
  protected readonly screen: FullScreen = new FullScreen(this);

  /** Fills the screen with the table, or ends that. @internal */
  toggleFullScreen(): void {
    this.screen.toggle();
  }
}
