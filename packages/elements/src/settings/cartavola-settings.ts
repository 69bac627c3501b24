import type {Level} from '@cartavola/bots/levels.js';
import type {Problem} from '@cartavola/engine';
import {ContextConsumer, ContextProvider} from '@lit/context';
import {css, html, isServer, LitElement, type PropertyValues, type TemplateResult} from 'lit';
import {property} from 'lit/decorators.js';
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
 * Place in a page whose tables, lessons, cards and companions begin with the same settings. What stands on one of them counts before what
 * stands here, and what the reader has chosen before both, unless it is locked. It may be defined before or after what it surrounds, and
 * stand within another.
 *
 * @summary Settings for all that it surrounds.
 * @slot - What it surrounds: an article, or a whole page.
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
   * Deck of tables and lessons whose game has it, and of cards that name none.
   * @default 'french'
   */
  @property() deck: AttributeValue<DeckId>;
  /**
   * Look of the tables.
   * @default 'felt'
   */
  @property() theme: AttributeValue<Theme>;
  /**
   * Speed of motion and bots.
   * @default 'normal'
   */
  @property() speed: AttributeValue<Speed>;
  /** True if tables play sounds. */
  @property({type: Boolean}) sound = false;
  /**
   * Loudness of the sounds.
   * @default 'medium'
   */
  @property() volume: AttributeValue<Volume>;
  /**
   * Playing strength of the bots.
   * @default 'casual'
   */
  @property() level: AttributeValue<Level>;
  /** True if readers may ask what an expert would play. */
  @property({type: Boolean}) hints = false;
  /** True if the coach says after each of the reader's moves what would have been better, where it is sure. */
  @property({type: Boolean}) coach = false;
  /** True if a table's tools stand on the left. */
  @property({type: Boolean, attribute: 'left-hand'}) leftHand = false;
  /** True if nothing that is played within is counted in the reader's record. */
  @property({type: Boolean}) uncounted = false;
  /** Settings that readers may not choose, by attribute, separated by spaces: such as `deck level`. */
  @property() locked: string | undefined;

  readonly #around = new ContextConsumer(this, {context: settingsContext, subscribe: true});
  readonly #within = new ContextProvider(this, {context: settingsContext, initialValue: OUTERMOST});
  /** Problems that were told, as text. */
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

  /** Reads what the author wrote here. */
  #author(problems: Problem[]): AuthorSettings {
    const given = SETTING_NAMES.flatMap((name): [SettingName, string][] => {
      const text = textOf(this[name]);
      // The absence of an attribute says nothing.
      if (text === undefined || (isSwitch(name) && text === 'false')) return [];
      if (isValueOf(name, text)) return [[name, text]];
      const attribute = settingAttribute(name);
      const values = SETTINGS[name]?.join(', ') ?? 'the id of a deck';
      problems.push({code: `attribute.${attribute}`, path: attribute, message: `A ${attribute} is one of: ${values}.`});
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
      problems.push({code: 'attribute.locked', path: 'locked', message: `What can be locked is: ${all}.`});
      return [];
    });
  }

  /**
   * Chooses a setting in the reader's name, for pages with controls of their own: at all elements of the site, and for the next visit.
   *
   * @param attribute - Attribute of the setting, such as `deck`.
   * @param value - What the attribute would be; of those without a value, `true` or `false`.
   * @param game - Game whose level is chosen; all games that have none of their own if absent.
   * @returns False if there is no such setting or value. What is locked is kept for places where it is not.
   */
  choose(attribute: string, value: string, game = ''): boolean {
    const name = SETTING_NAMES.find((one) => settingAttribute(one) === attribute);
    if (!name || !isValueOf(name, value)) return false;
    OUTERMOST.choices.set(name, game, value);
    return true;
  }

  /** Forgets all that the reader has chosen, also in the browser's storage. */
  forget(): void {
    OUTERMOST.choices.forget();
  }

  /**
   * Erases all that the kit keeps of this site in the browser: settings, results, matches, progress of lessons and puzzles, and pads. What is in the
   * page goes on with what it shows, and may keep that: load the page again once this resolves.
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
