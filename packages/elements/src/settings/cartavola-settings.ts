import type {Level} from '@cartavola/bots/levels.js';
import type {Problem} from '@cartavola/engine';
import {ContextConsumer, ContextProvider} from '@lit/context';
import {css, html, isServer, LitElement, type PropertyValues, type TemplateResult} from 'lit';
import {property} from '../base/property.js';
import {OF_KIT} from '../base/tag.js';
import type {AttributeValue, DeckId} from '../base/attribute-value.js';
import {textOf} from '../base/text-of.js';
import {OUTERMOST, scopeWithin, settingsContext, type AuthorSettings} from '../base/settings/settings-scope.js';
import {
  isSwitch,
  isValueOf,
  SETTING_NAMES,
  settingAttribute,
  SETTINGS,
  type SettingName,
  type Speed,
  type Theme,
  type Volume,
} from '../base/settings/setting-values.js';
import {SettingsErrorEvent} from './events.js';

/**
 * Default settings for all tables, lessons, cards and companions inside the element. Attributes on these elements
 * override the settings here. The reader's choices override both, unless a setting is locked. Settings elements can be
 * nested, and can be defined before or after the elements inside them.
 *
 * @summary Settings for the elements inside it.
 * @slot - An article, or a whole page.
 * @fires settings-error - An attribute is wrong.
 */
export class CartavolaSettings extends LitElement {
  /** @internal */
  static readonly [OF_KIT] = true;

  /** Style sheets of the shadow root. */
  static override styles = css`
    :host {
      display: contents;
    }
    :host([hidden]) {
      display: none;
    }
  `;

  /**
   * Deck for cards without their own, and for tables and lessons whose game can be played with it.
   * @default 'french'
   */
  @property() deck: AttributeValue<DeckId>;
  /**
   * Theme of tables.
   * @default 'felt'
   */
  @property() theme: AttributeValue<Theme>;
  /**
   * Speed of animations and bots.
   * @default 'normal'
   */
  @property() speed: AttributeValue<Speed>;
  /** True if tables play sounds. */
  @property({type: Boolean}) sound = false;
  /**
   * Volume of sounds.
   * @default 'medium'
   */
  @property() volume: AttributeValue<Volume>;
  /**
   * Playing strength of the bots. `adaptive` starts with `casual`, and goes one level up or down after two wins or
   * losses in a row.
   * @default 'casual'
   */
  @property() level: AttributeValue<Level | 'adaptive'>;
  /** True if readers may ask what an expert would play. */
  @property({type: Boolean}) hints = false;
  /** True if the coach shows a better move after the reader's moves, when it is sure of one. */
  @property({type: Boolean}) coach = false;
  /** True if a table's tools are on the left. */
  @property({type: Boolean, attribute: 'left-hand'}) leftHand = false;
  /** True if the bots' characters make no remarks. */
  @property({type: Boolean}) silent = false;
  /** True if matches at tables inside the element don't count towards the reader's results. */
  @property({type: Boolean}) uncounted = false;
  /** Settings that readers may not change, as attribute names separated by spaces, such as `deck level`. */
  @property() locked: string | undefined;

  readonly #around = new ContextConsumer(this, {context: settingsContext, subscribe: true});
  readonly #within = new ContextProvider(this, {context: settingsContext, initialValue: OUTERMOST});
  /** Problems already reported, as JSON. */
  #told = '';

  protected override willUpdate(_changed: PropertyValues<this>): void {
    if (isServer) return;
    const problems: Problem[] = [];
    this.#within.setValue(
      scopeWithin(this.#around.value ?? OUTERMOST, this.#author(problems), this.#lockedIn(problems), this.uncounted),
    );
    const told = JSON.stringify(problems);
    if (told === this.#told) return;
    this.#told = told;
    for (const problem of problems) {
      console.warn(`Cartavola: <cartavola-settings>: ${problem.message}`);
      this.dispatchEvent(new SettingsErrorEvent(problem));
    }
  }

  /** Reads the author's settings on this element. */
  #author(problems: Problem[]): AuthorSettings {
    const given = SETTING_NAMES.flatMap((name): [SettingName, string][] => {
      const text = textOf(this[name]);
      if (text === undefined || (isSwitch(name) && text === 'false')) return [];
      if (isValueOf(name, text)) return [[name, text]];
      const attribute = settingAttribute(name);
      const values = SETTINGS[name]?.join(', ') ?? 'the id of a deck';
      problems.push({
        code: `attribute.${attribute}`,
        path: attribute,
        message: `${attribute} must be one of: ${values}.`,
      });
      return [];
    });
    return Object.fromEntries(given);
  }

  #lockedIn(problems: Problem[]): readonly SettingName[] {
    const words = (textOf(this.locked) ?? '').split(/\s+/).filter((word) => word !== '');
    return words.flatMap((word): readonly SettingName[] => {
      const name = SETTING_NAMES.find((one) => settingAttribute(one) === word);
      if (name) return [name];
      const all = SETTING_NAMES.map(settingAttribute).join(', ');
      problems.push({code: 'attribute.locked', path: 'locked', message: `locked must list one or more of: ${all}.`});
      return [];
    });
  }

  /**
   * Chooses a setting on the reader's behalf, for pages with their own controls. The choice applies to all elements on
   * the site, and is saved for the next visit.
   *
   * @param attribute - Attribute of the setting, such as `deck`.
   * @param value - Value of the attribute, or `true` or `false` for attributes without a value.
   * @param game - Game that a level applies to. By default, the level applies to all games without their own level.
   * @returns False if there is no such setting or value. A choice for a locked setting is saved, and applies where the
   * setting isn't locked.
   */
  choose(attribute: string, value: string, game = ''): boolean {
    const name = SETTING_NAMES.find((one) => settingAttribute(one) === attribute);
    if (!name || !isValueOf(name, value)) return false;
    OUTERMOST.choices.set(name, game, value);
    return true;
  }

  /** Deletes all of the reader's choices, including those in the browser's storage. */
  forget(): void {
    OUTERMOST.choices.forget();
  }

  /**
   * Deletes all data that the kit has saved in the browser for this site: settings, results, matches, progress in
   * lessons and puzzles, and pads. Elements in the page keep running and may save their state again, so reload the page
   * once this resolves.
   */
  async eraseAll(): Promise<void> {
    const {eraseKept} = await import('./erase-kept.js');
    await eraseKept();
  }

  protected override render(): TemplateResult {
    return html`<slot></slot>`;
  }
}

declare global {
  interface HTMLElementEventMap {
    'settings-error': SettingsErrorEvent;
  }
  interface HTMLElementTagNameMap {
    'cartavola-settings': CartavolaSettings;
  }
}
