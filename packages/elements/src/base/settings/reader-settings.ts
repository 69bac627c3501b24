import {ContextConsumer, ContextRoot} from '@lit/context';
import type {PropertyValues, ReactiveElement} from 'lit';
import {textOf} from '../text-of.js';
import {OUTERMOST, settingsContext, type SettingsScope} from './settings-scope.js';
import {isSwitch, isValueOf, SETTING_NAMES, type SettingName, type SettingValues} from './setting-values.js';

/** Documents with a context root, which connects elements to a `<cartavola-settings>` that is defined after them. */
const rooted = new WeakSet<Document>();

/** Choice that the reader has made. Has no `value` if the choice was deleted. */
export type MadeChoice = {
  readonly [Name in SettingName]: {readonly setting: Name; readonly value?: SettingValues[Name]};
}[SettingName];

/** Possible value of a setting for an element. */
export interface Candidate {
  readonly value: string;
  /** True if the value is set on the element itself. If it is invalid, an error is reported. */
  readonly isOwn?: boolean;
}

/**
 * Settings of one element, in order of precedence: values that the page has set since the first rendering, the reader's
 * choices unless locked, the author's attributes on the element, and the author's settings around it.
 */
export class ReaderSettings {
  #scope: SettingsScope = OUTERMOST;
  #unsubscribe: (() => void) | undefined;
  /** Settings that the page has set since the first rendering. */
  readonly #assigned = new Set<SettingName>();
  readonly #host: ReactiveElement;
  readonly #game: () => string;
  readonly #tell: (made: MadeChoice) => void;
  readonly #given: (name: SettingName | 'seats') => unknown;

  /**
   * Creates the settings of `host`, and updates the host after each change. `game` returns the id of the game, because
   * levels are chosen per game. `tell` is called with each choice that the reader makes on this element. `given`
   * returns the value set on the host.
   */
  constructor(
    host: ReactiveElement,
    game: () => string = () => '',
    tell: (made: MadeChoice) => void = () => {},
    given = (name: SettingName | 'seats'): unknown => (host as unknown as Record<string, unknown>)[name],
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
    // The element may have been moved. If there are settings around its new position, the context provides them next.
    this.#scope = OUTERMOST;
    this.#unsubscribe = OUTERMOST.choices.subscribe(() => this.#change());
    this.#change();
  }

  hostDisconnected(): void {
    this.#unsubscribe?.();
  }

  /** Records the settings that the page has set. Call this before each rendering. */
  follow(changed: PropertyValues): void {
    if (!this.#host.hasUpdated) return;
    for (const name of SETTING_NAMES) if (changed.has(name)) this.#assigned.add(name);
  }

  /** Returns the candidate values of a setting, in order of precedence. The first valid one is used. */
  candidates(name: SettingName): readonly Candidate[] {
    const {choices, author} = this.#scope;
    const isAssigned = this.#assigned.has(name);
    const given = textOf(this.#given(name));
    // A missing attribute doesn't turn a setting off.
    const own = {value: isSwitch(name) && given === 'false' && !isAssigned ? undefined : given, isOwn: true};
    const others: {value: string | undefined; isOwn?: boolean}[] = [
      {value: this.isLocked(name) ? undefined : choices.get(name, this.#game())},
      {value: author[name]},
    ];
    others.splice(isAssigned ? 0 : 1, 0, own);
    return others.filter((one): one is Candidate => one.value !== undefined);
  }

  /**
   * Returns the author's value on the element, or else the one from the surrounding settings, which have no `seats`.
   */
  authored(name: SettingName | 'seats'): string | undefined {
    return textOf(this.#given(name)) ?? this.#scope.author[name as SettingName];
  }

  /**
   * Returns the value of a setting, or undefined for the default. An invalid value on the element is returned
   * unchanged.
   */
  value(name: SettingName): string | undefined {
    return this.candidates(name)[0]?.value;
  }

  /** Whether a setting is on. */
  isOn(name: SettingName): boolean {
    return this.value(name) === 'true';
  }

  /** Whether the author has locked a setting for the reader. */
  isLocked(name: SettingName): boolean {
    return this.#scope.locked.has(name);
  }

  /** Whether games played here are left out of the reader's record. */
  get isUncounted(): boolean {
    return this.#scope.uncounted;
  }

  /** Whether the reader has made any choice that can be deleted. */
  get hasChoices(): boolean {
    return this.#scope.choices.hasAny;
  }

  /**
   * Sets the reader's choice for this and all other elements. Does nothing if the setting is locked or the value is
   * invalid.
   */
  choose(name: SettingName, value: string): void {
    if (this.isLocked(name) || !isValueOf(name, value)) return;
    this.#assigned.delete(name);
    this.#scope.choices.set(name, this.#game(), value);
    this.#tell({setting: name, value} as MadeChoice);
  }

  /** Deletes all of the reader's choices. */
  forget(): void {
    const {choices} = this.#scope;
    const chosen = SETTING_NAMES.filter((name) => choices.get(name, this.#game()) !== undefined);
    choices.forget();
    for (const setting of chosen) this.#tell({setting});
  }

  #change(): void {
    // Pass a name and a new object, so Lit detects a changed property.
    this.#host.requestUpdate('readerSettings', {});
  }
}
