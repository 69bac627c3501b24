import {USUAL_LEVEL} from '@cartavola/bots/levels.js';
import {allDecks, deckFor} from '@cartavola/faces';
import type {MenuWords} from '@cartavola/words';
import {html, nothing, type TemplateResult} from 'lit';
import {firstDeck} from '../../base/settings/first-deck.js';
import type {ReaderSettings} from '../../base/settings/reader-settings.js';
import {isSwitch, SETTING_NAMES, type SettingName} from '../../base/settings/setting-values.js';
import type {Layout} from '../layout.js';
import type {Scene} from '../scene/scene.js';

/** Default values of settings. */
const USUAL = {theme: 'felt', speed: 'normal', volume: 'medium', level: USUAL_LEVEL} as const;

/** Returns whether there is any setting that the reader may choose. */
export const mayChoose = (readerSettings: ReaderSettings): boolean =>
  SETTING_NAMES.some((name) => !readerSettings.isLocked(name));

/**
 * Returns whether the reader may choose the level. If `seats` gives each bot a level, the choice would have no effect.
 */
export const mayChooseLevel = (readerSettings: ReaderSettings): boolean =>
  !readerSettings.isLocked('level') && /\bbot(?!:)/.test(readerSettings.authored('seats') ?? 'bot');

/** Renders the settings that the reader may choose at a table. */
export function renderSettings(
  {game}: Layout,
  scene: Scene,
  menu: MenuWords,
  readerSettings: ReaderSettings,
): TemplateResult {
  const {options} = scene.view;
  const {names, values, remembered, forget} = menu;
  const decks = allDecks().filter(({id}) => deckFor(id, game, options));
  const labels: Partial<Record<SettingName, Readonly<Record<string, string>>>> = {
    ...values,
    deck: Object.fromEntries(decks.map(({id}) => [id, (values.deck as Readonly<Record<string, string>>)[id] ?? id])),
  };
  const valueOf = (name: SettingName): string | undefined => {
    const value = readerSettings.value(name);
    if (name !== 'deck') return value && value !== 'adaptive' ? value : USUAL[name as keyof typeof USUAL];
    const shown = firstDeck(readerSettings.candidates('deck'), (id) => deckFor(id, game, options));
    return shown.ok ? shown.value.deck.id : undefined;
  };
  const choose = (name: SettingName, {currentTarget}: Event): void => {
    const field = currentTarget as HTMLInputElement | HTMLSelectElement;
    readerSettings.choose(name, field.type === 'checkbox' ? String(field.checked) : field.value);
  };
  const field = (name: SettingName): TemplateResult | typeof nothing => {
    if (readerSettings.isLocked(name) || (name === 'volume' && !readerSettings.isOn('sound'))) return nothing;
    if (name === 'level' && !mayChooseLevel(readerSettings)) return nothing;
    if (isSwitch(name))
      return html`<label class="switch"
        ><input type="checkbox" name=${name} .checked=${readerSettings.isOn(name)} @change=${(event: Event) => choose(name, event)} />
        <span>${names[name]}</span></label
      >`;
    const chosen = valueOf(name);
    return html`<label
      >${names[name]}
      <select name=${name} @change=${(event: Event) => choose(name, event)}>
        ${Object.entries(labels[name]!).map(([value, label]) => html`<option value=${value} .selected=${value === chosen}>${label}</option>`)}
      </select></label
    >`;
  };
  return html`<div class="settings">${SETTING_NAMES.map(field)}</div>
    ${renderOpponents(scene, menu)}
    <p class="remembered">${remembered}</p>
    ${readerSettings.hasChoices ? html`<div class="asks"><button type="button" @click=${() => readerSettings.forget()}>${forget}</button></div>` : nothing}`;
}

/**
 * Renders the playing styles of the characters at the table. Renders nothing in a deal of the day, where all characters
 * play alike.
 */
function renderOpponents(
  {characters, standing}: Scene,
  {opponents, tempers}: MenuWords,
): TemplateResult | typeof nothing {
  const shown = characters.flatMap((character, seat) =>
    character && !standing.day ? [html`<li><b>${standing.names[seat]}</b> ${tempers[character]}.</li>`] : [],
  );
  return shown.length === 0
    ? nothing
    : html`<h4>${opponents}</h4>
        <ul class="opponents">
          ${shown}
        </ul>`;
}
