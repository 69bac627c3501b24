import {shownName} from '@cartavola/words';
import {readOptions, type OptionValue, type Options} from '@cartavola/engine';
import type {Counting} from '@cartavola/engine/pad.js';
import {html, nothing, type TemplateResult} from 'lit';
import {letterOf, type PadTexts} from './pad-view.js';

/** Choices that players make before a match. */
export interface Setup {
  /** Players' choices for the options that the page doesn't set. */
  readonly chosen: Readonly<Record<string, OptionValue>>;
  readonly names: readonly string[];
  readonly dealer: number;
}

interface SetupHandler {
  change(setup: Partial<Setup>): void;
  rename(seat: number, name: string): void;
}

/** Returns the options of a match. The page's options override the players' choices, which override the defaults. */
export function optionsFor(counting: Counting, given: Readonly<Record<string, OptionValue>>, setup: Setup): Options {
  const read = readOptions(counting.rules, {...counting.usual, ...setup.chosen, ...given});
  return read.ok ? read.value : counting.usual;
}

/** Renders the form for the options that the page doesn't set, the names, and who deals first. */
export function renderSetup(
  texts: PadTexts,
  counting: Counting,
  {given, setup, isBegun}: {readonly given: Options; readonly setup: Setup; readonly isBegun: boolean},
  handler: SetupHandler,
): TemplateResult {
  const {words, count} = texts;
  const options = optionsFor(counting, given, setup);
  const seats = counting.rules.seats(options);
  const open = isBegun ? [] : count.options.filter(({name}) => !Object.hasOwn(given, name));
  const choose = (name: string, value: OptionValue): void => handler.change({chosen: {...setup.chosen, [name]: value}});
  return html`<div class="setup">
    ${open.map(({name, label, values}) => {
      const option = counting.rules.options.find((one) => one.name === name)!;
      if (option.values === 'count')
        return renderNumber(label, texts, Number(options[name]), (value) => choose(name, value));
      const seatsOf = option.values.filter((value) => values === undefined || values[String(value)] !== undefined);
      return html`<fieldset class="field choice" data-size=${seatsOf.length}>
        <legend class="label">${label}</legend>
        <div class="cells">
          ${seatsOf.map(
            (value) => html`<label class="option">
              <input type="radio" name=${`option-${name}`} data-option=${`${name}-${value}`} .checked=${options[name] === value} @change=${() => choose(name, value)} />
              <span class="name">${values?.[String(value)] ?? value}</span>
            </label>`,
          )}
        </div>
      </fieldset>`;
    })}
    <p class="label">${words.names}</p>
    ${Array.from({length: seats}, (_, seat) => renderPlayer(texts, setup, seat, isBegun, handler))}
  </div>`;
}

function renderPlayer(
  {words}: PadTexts,
  {names, dealer}: Setup,
  seat: number,
  isBegun: boolean,
  handler: SetupHandler,
): TemplateResult {
  const rename = ({currentTarget}: Event): void => handler.rename(seat, (currentTarget as HTMLInputElement).value);
  return html`<div class="player">
    <input
      type="text"
      autocomplete="off"
      autocapitalize="words"
      enterkeyhint="next"
      aria-label=${words.nameOf(letterOf(seat))}
      placeholder=${words.player(letterOf(seat))}
      .value=${names[seat] ?? ''}
      @input=${rename}
    />
    ${
      isBegun
        ? nothing
        : html`<label class="option deals">
            <input type="radio" name="dealer" aria-label=${`${words.firstDealer} ${shownName(names[seat]) || words.player(letterOf(seat))}`} .checked=${dealer === seat} @change=${() => handler.change({dealer: seat})} />
            <span class="name">${words.dealsFirst}</span>
          </label>`
    }
  </div>`;
}

function renderNumber(
  label: string,
  {words}: PadTexts,
  value: number,
  choose: (value: number) => void,
): TemplateResult {
  const step = (by: number, title: string, sign: string): TemplateResult =>
    html`<button type="button" class="key" aria-label=${words.changes(label, title)} @click=${() => choose(Math.max(1, value + by))}>${sign}</button>`;
  return html`<div class="field stepper" role="group" aria-label=${label}>
    <span class="label">${label}</span>
    ${step(-1, words.less, '−')}<b aria-live="polite">${value}</b>${step(1, words.moreOne, '+')}
  </div>`;
}
