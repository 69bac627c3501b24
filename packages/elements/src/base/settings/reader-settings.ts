import {ContextConsumer, ContextRoot} from '@lit/context';
import type {PropertyValues, ReactiveElement} from 'lit';
import {textOf} from '../text-of.js';
import {OUTERMOST, settingsContext, type SettingsScope} from './settings-scope.js';
import {isSwitch, isValueOf, SETTING_NAMES, type SettingName, type SettingValues} from './setting-values.js';

/** Documents in which elements hear of a `<cartavola-settings>` that is defined after them. */
const rooted = new WeakSet<Document>();

/** A choice of the reader; without a value one that was forgotten. */
interface MadeChoice {
  readonly setting: SettingName;
  readonly value?: SettingValues[SettingName];
}

/** Value that a setting may have at an element. */
export interface Candidate {
  readonly value: string;
  /** True for what stands on the element itself, and may be wrong. */
  readonly isOwn: boolean;
}

/**
 * Settings at one element. First counts what the page has set on it since its first rendering, then what the reader has chosen, unless it is
 * locked, then what the author has written on the element, then around it.
 */
export class ReaderSettings {
  #scope: SettingsScope = OUTERMOST;
  #unsubscribe: (() => void) | undefined;
  /** Settings that the page has set after the first rendering. */
  readonly #assigned = new Set<SettingName>();
  readonly #host: ReactiveElement;
  readonly #game: () => string;
  readonly #tell: (made: MadeChoice) => void;
  readonly #given: (name: SettingName) => unknown;

  /**
   * Creates the settings of `host`, which is rendered again after a change. `game` names the game whose level is chosen; `tell` hears what the
   * reader chooses here; `given` returns what is set on the host.
   */
  constructor(
    host: ReactiveElement,
    game: () => string = () => '',
    tell: (made: MadeChoice) => void = () => {},
    given = (name: SettingName): unknown => (host as unknown as Record<string, unknown>)[name],
  ) {
    this.#given = given;
    this.#host = host;
    this.#game = game;
    this.#tell = tell;
    host.addController(this);
    new ContextConsumer(host, {
      context: settingsContext,
      subscribe: true,
      callback: (scope) => {
        if (scope === this.#scope) return;
        this.#scope = scope;
        this.#change();
      },
    });
  }

  hostConnected(): void {
    const {ownerDocument} = this.#host;
    if (!rooted.has(ownerDocument)) {
      rooted.add(ownerDocument);
      new ContextRoot().attach(ownerDocument.documentElement);
    }
    // The element may have left the place whose settings it had: whatever surrounds it answers next.
    this.#scope = OUTERMOST;
    this.#unsubscribe = OUTERMOST.choices.subscribe(() => this.#change());
    this.#change();
  }

  hostDisconnected(): void {
    this.#unsubscribe?.();
  }

  /** Notes what the page has set; called before each rendering. */
  follow(changed: PropertyValues): void {
    if (!this.#host.hasUpdated) return;
    for (const name of SETTING_NAMES) if (changed.has(name)) this.#assigned.add(name);
  }

  /** Lists the values that a setting may have here; the first one that is possible counts. */
  candidates(name: SettingName): readonly Candidate[] {
    const {choices, author, locked} = this.#scope;
    const isAssigned = this.#assigned.has(name);
    const given = textOf(this.#given(name));
    // The absence of an attribute does not switch anything off.
    const own = isSwitch(name) && given === 'false' && !isAssigned ? undefined : given;
    const candidate = (value: string | undefined, isOwn = false): readonly Candidate[] =>
      value === undefined ? [] : [{value, isOwn}];
    const ofElement = candidate(own, true);
    const chosen = candidate(locked.has(name) ? undefined : choices.get(name, this.#game()));
    const ahead = isAssigned ? [...ofElement, ...chosen] : [...chosen, ...ofElement];
    return [...ahead, ...candidate(author[name])];
  }

  /** Returns what stands on the element, or else around it. */
  authored(name: SettingName): string | undefined {
    return textOf(this.#given(name)) ?? this.#scope.author[name];
  }

  /** Returns the value of a setting; undefined if it is the usual one. A wrong text on the element is returned as it is. */
  value(name: SettingName): string | undefined {
    return this.candidates(name)[0]?.value;
  }

  /** Tells whether a setting is on. */
  isOn(name: SettingName): boolean {
    return this.value(name) === 'true';
  }

  /** Tells whether the author forbids the reader to choose. */
  isLocked(name: SettingName): boolean {
    return this.#scope.locked.has(name);
  }

  /** True if nothing that is played here is counted in the reader's record. */
  get isUncounted(): boolean {
    return this.#scope.uncounted;
  }

  /** True if the reader has chosen anything that can be forgotten. */
  get hasChoices(): boolean {
    return this.#scope.choices.hasAny;
  }

  /** Chooses a value for the reader, here and at all other elements. Does nothing if it is locked or no value of the setting. */
  choose(name: SettingName, value: string): void {
    if (this.isLocked(name) || !isValueOf(name, value)) return;
    this.#assigned.delete(name);
    this.#scope.choices.set(name, this.#game(), value);
    this.#tell({setting: name, value});
  }

  /** Forgets all that the reader has chosen. */
  forget(): void {
    const {choices} = this.#scope;
    const chosen = SETTING_NAMES.filter((name) => choices.get(name, this.#game()) !== undefined);
    choices.forget();
    for (const setting of chosen) this.#tell({setting});
  }

  #change(): void {
    // Named, so that the host sees that something has changed; no old value is equal to this one.
    this.#host.requestUpdate('readerSettings', {});
  }
}
