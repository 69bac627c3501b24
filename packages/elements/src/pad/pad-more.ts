import {parsePad, writePad} from '@cartavola/engine/pad.js';
import {OnDemand} from '../base/page/on-demand.js';
import {PadErrorEvent, PadReadyEvent} from './events.js';
import {PadActions} from './pad-actions.js';
import type {FormText} from '../base/form-value.js';
import {writeText} from './render-sheet.js';

/** Code for saving files and copying text. */
const saving = new OnDemand(() => import('../base/files/save-text.js'));
const copying = new OnDemand(() => import('../base/files/share-text.js'));

/** Size limit of a file in bytes, as for a record. */
const LARGEST = 2_000_000;

/** Performs actions on the whole pad, such as saving, copying and deleting it. */
export class PadMore extends PadActions {
  protected async openFile(file: Blob): Promise<void> {
    const {words} = this.loaded.texts;
    const bytes = file.size > LARGEST ? undefined : await file.arrayBuffer().catch(() => undefined);
    const {decodeText} = await import('../base/files/decode-text.js');
    const text = decodeText(bytes ? new Uint8Array(bytes) : new Uint8Array());
    const read = text.ok ? parsePad(text.value, [this.controller.counting]) : text;
    if (!read.ok) {
      this.say(words.wrongFile(read.problem.code, read.problem.path), true);
      return void this.host.dispatchEvent(new PadErrorEvent(read.problem));
    }
    this.show(read.value.pad);
    this.say(words.opened);
  }

  protected nameSeat(seat: number, name: string): void {
    const names = [...this.setup.names];
    while (names.length <= seat) names.push('');
    this.setup = {...this.setup, names: names.with(seat, name)};
    this.host.requestUpdate();
  }

  protected saveNames(): void {
    const {names} = this.setup;
    this.controller.rename(this.view!.names.map((_, seat) => names[seat] ?? ''));
    this.leave();
    this.host.dispatchEvent(new PadReadyEvent(this.summary));
  }

  protected saveFile(): void {
    const {added, controller} = this;
    const {words} = this.loaded.texts;
    if (!added) return;
    const text = writePad(added.pad, controller.counting);
    saving.with(
      ({saveText, today}) => {
        const saved = saveText(`${added.pad.game}-pad-${today()}.json`, 'application/json', text, text);
        this.shown = saved.text;
        this.say(saved.text === undefined ? words.fileSaved(saved.file) : words.barred(saved.file));
      },
      () => {
        this.shown = text;
        this.say(words.toCopy);
      },
    );
  }

  /** Value for a form: the match as text and as JSON. Undefined before a match has begun. */
  get formText(): FormText | undefined {
    const {view, controller} = this;
    return view && {text: writeText(view), data: writePad(view.added.pad, controller.counting)};
  }

  protected async copyText(): Promise<void> {
    const {view} = this;
    if (!view) return;
    const text = writeText(view);
    const isCopied = await copying.load().then(
      ({copy}) => copy(text),
      () => false,
    );
    this.shown = isCopied ? undefined : text;
    this.say(isCopied ? view.texts.words.copied : view.texts.words.toCopy);
  }

  /** Deletes the pad, the names and the undo history, including the copies stored in the browser. */
  erase(): void {
    this.setup = {chosen: {}, names: [], dealer: 0};
    this.controller.erase();
    this.turnTo('setup');
    this.say(this.loaded.texts.words.padErased);
  }

  /** Deletes the pad once the reader has confirmed. */
  protected askToErase(): void {
    if (this.asks === 'erase') {
      this.erase();
      this.focus = 'input';
    } else {
      this.asks = 'erase';
      this.focus = '[data-do=keep-match]';
    }
    this.host.requestUpdate();
  }

  protected newMatch(): void {
    const {added} = this;
    if (added && !added.result && added.rounds.length > 0 && !this.asks) {
      this.asks = 'end';
      this.focus = '[data-do=keep-match]';
      return this.host.requestUpdate();
    }
    if (added) {
      const {options, players, dealer} = added.pad;
      this.setup = {chosen: {...options}, names: players, dealer: added.dealer ?? dealer};
    }
    this.turnTo('setup', 'input');
    this.say('');
  }
}
