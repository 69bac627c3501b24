import type {Language} from '@cartavola/words';
import {html, nothing, type TemplateResult} from 'lit';
import type {Page} from './pad-actions.js';
import {PadMore} from './pad-more.js';
import type {PadView} from './pad-view.js';
import {renderChart} from './render-chart.js';
import {renderFields, renderKeypad} from './render-entry.js';
import {renderMore} from './render-more.js';
import {renderSetup, type Setup} from './render-setup.js';
import {renderRounds, renderTotals} from './render-sheet.js';

/** Renders the print version, which has the whole sheet and the chart, whichever page is open on screen. */
const renderPaper = (view: PadView): TemplateResult =>
  html`<div class="paper">${renderTotals(view)} ${renderRounds(view)} ${renderChart(view)}</div>`;

/** Pages of a pad, with their templates. */
export class PadPages extends PadMore {
  render(): TemplateResult {
    const {view, loaded} = this;
    const {words, count} = loaded.texts;
    const target = this.added?.pad.options['target'];
    const keeping =
      this.isUnkept && this.controller.keeping !== 'saved'
        ? '–'
        : words[this.controller.keeping === 'saving' ? 'saving' : 'saved'];
    const isEntering = this.page === 'entry' && this.draft;
    return html`<header>
        <h3>${isEntering ? words.deal(isEntering.place + 1) : count.title}${typeof target === 'number' ? html`<small> · ${words.target(target)}</small>` : nothing}</h3>
        ${this.added ? html`<span class="kept" data-keeping=${this.controller.keeping}>${keeping}</span>` : nothing}
      </header>
      <div class="body" @focusin=${({target}: FocusEvent) => this.reveal(target as HTMLElement)}>${this.#renderPage(view)}</div>
      <footer>
        <p class=${this.isWrong ? 'note wrong' : 'note'} aria-live="polite" aria-atomic="true">${this.note || (this.isUnkept && this.controller.keeping !== 'saved' ? words.unsaved : '')}</p>
        ${this.#renderFoot(view)}
      </footer>
      ${view ? renderPaper(view) : nothing}`;
  }

  #renderPage(view: PadView | undefined): TemplateResult {
    const {texts, given} = this.loaded;
    const {counting} = this.controller;
    const shown = {given, setup: this.setup, isBegun: this.page === 'names'};
    const change = (part: Partial<Setup>): void => {
      this.setup = {...this.setup, ...part};
      this.host.requestUpdate();
    };
    if (this.page === 'more')
      return renderMore(
        texts,
        {shown: this.shown, asks: this.asks, isBegun: view !== undefined},
        {
          rename: () => {
            this.setup = {...this.setup, chosen: {...view!.added.pad.options}, names: view!.added.pad.players};
            this.turnTo('names', 'input');
          },
          print: () => print(),
          saveFile: () => this.saveFile(),
          openFile: (file) => void this.openFile(file),
          copyText: () => void this.copyText(),
          newMatch: () => this.newMatch(),
          erase: () => this.askToErase(),
        },
        () => this.leave(),
      );
    if (!view || this.page === 'setup' || this.page === 'names')
      return renderSetup(texts, counting, shown, {change, rename: (seat, name) => this.nameSeat(seat, name)});
    if (this.page === 'chart') return renderChart(view);
    if (this.page === 'entry' && this.draft) return renderFields(view, this.draft, this.#entry);
    return html`${renderTotals(view)}
      <div class="scroll" tabindex="0" role="group" aria-label=${texts.words.rounds}>
        ${renderRounds(view, (place) => this.enterRound(place))}
      </div>`;
  }

  readonly #entry = {
    changed: (): void => this.host.requestUpdate(),
    next: (): void => this.goOn(),
  };

  #renderFoot(view: PadView | undefined): TemplateResult {
    const {words} = this.loaded.texts;
    const draft = this.draft;
    const button = (name: string, label: string, use: () => void, kind = ''): TemplateResult =>
      html`<button type="button" class=${kind} data-do=${name} @click=${use}>${label}</button>`;
    if (this.page === 'entry' && view && draft) {
      const isOld = draft.place < view.added.rounds.length;
      return html`${renderKeypad(view, draft, this.#entry)}
        <div class="acts">
          ${button('back', words.back, () => this.leave())}
          ${isOld ? button('remove', words.remove, () => this.removeRound(draft.place)) : nothing}
          ${!isOld && draft.mayWait ? button('later', words.later, () => this.saveRound({})) : nothing}
          ${button('save', words.save, () => this.saveRound(draft.round), 'main')}
        </div>`;
    }
    if (this.page === 'setup')
      return html`<div class="acts">
        ${view ? button('back', words.back, () => this.turnTo('sheet', '.main')) : button('more', words.more, () => this.turnTo('more', '.list button'))}
        ${button('begin', words.begin, () => this.beginMatch(), 'main')}
      </div>`;
    if (this.page === 'names')
      return html`<div class="acts">
        ${button('back', words.back, () => this.leave())}
        ${button('save-names', words.save, () => this.saveNames(), 'main')}
      </div>`;
    if (!view)
      return html`<div class="acts">${button('back', words.back, () => this.turnTo('setup', 'input'), 'main')}</div>`;
    const tab = (page: Page, label: string): TemplateResult =>
      html`<button type="button" data-do=${page} aria-pressed=${this.page === page} @click=${() => this.turnTo(page, `[data-do=${page}]`)}>${label}</button>`;
    const next = view.added.rounds.length;
    return html`<div class="acts">
        ${view.end ? button('next-match', words.newMatch, () => this.newMatch(), 'main') : button('enter', words.enter(next + 1), () => this.enterRound(next), 'main')}
      </div>
      <div class="tabs">
        ${tab('sheet', words.sheet)}${tab('chart', words.chart)}
        <button type="button" data-do="undo" aria-disabled=${this.controller.canUndo ? nothing : 'true'} @click=${() => this.undo()}>${words.undo}</button>
        ${tab('more', words.more)}
      </div>`;
  }
}

/** Renders a pad's container. Without pages, which need the loaded game, it only reserves space. */
export const renderPad = (pages: PadPages | undefined, language: Language, isServed = false): TemplateResult => {
  const texts = pages?.loaded.texts;
  return html`<div class="measure" aria-hidden="true"></div>
    <div class="box"><section
      class="pad"
      part="pad"
      lang=${texts ? language : nothing}
      dir="ltr"
      aria-label=${texts ? texts.words.padOf(texts.count.title) : nothing}
      aria-busy=${texts && !isServed ? nothing : 'true'}
      ?inert=${isServed}
      @keydown=${(event: KeyboardEvent) => event.key === 'Escape' && pages?.leave()}
    >
      ${pages?.render() ?? nothing}
    </section></div>`;
};
