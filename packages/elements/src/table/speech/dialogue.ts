import {parseCard, type Card, type Move, type Refusal, type Seat} from '@cartavola/engine';
import type {MenuWords} from '@cartavola/words';
import type {Thinker} from '../../match/thinker.js';
import type {ReaderSettings} from '../../base/settings/reader-settings.js';
import {adopt} from '../../base/adopt.js';
import {promptOf} from '../layout.js';
import type {Command, Panel} from '../scene/command.js';
import type {Note} from '../scene/note.js';
import type {Scene} from '../scene/scene.js';
import type {Shared} from '../scene/shared.js';
import {coach, information, lines} from './lazy-code.js';
import type {Asker} from '../coach/coach.js';
import type {LineHost} from '../coach/show-line.js';
import type {ShownView} from '../scene/shown-view.js';
import {noteOf, refusalNote, worthNote} from './notes.js';
import type {TableSound} from './table-sound.js';
import type {LiveRegion} from './live-region.js';

/** Table where the dialogue takes place. */
export interface DialogueHost extends LineHost {
  /** Scene that is shown, or undefined if there is none yet. */
  readonly scene: Scene | undefined;
  readonly shadowRoot: ShadowRoot | null;
  readonly readerSettings: Pick<ReaderSettings, 'isOn'>;
  readonly bots: Thinker;
  /**
   * Copies a link to the match, or saves the match as a file, depending on the command. Resolves with undefined for
   * other commands.
   */
  readonly share: (command: Command) => Promise<Shared | undefined>;
  focusItem(group: string, which?: number | string): void;
}

/** Items that get the focus when their panels open. In other panels, the first item gets it. */
const FIRST: Partial<Record<Panel, string>> = {menu: 'rules', again: 'keep', link: 'address'};

/**
 * A table's visible and spoken responses to the reader: notes, panels, and cards selected for a move of several cards.
 * It never changes the match.
 */
export class Dialogue {
  note: Note | undefined;
  panel: Panel | undefined;
  /** Words of the menu, or undefined until they are loaded. */
  menu: MenuWords | undefined;
  /** Outcome of the last request for information, if it was a request to share the match. */
  shared: Shared | undefined;
  picked: readonly Card[] = [];
  /** View of the note's line, if it is shown instead of the match. */
  line: ShownView | undefined;
  /** Text of the refusal in the assertive live region. */
  alert = '';
  /**
   * Number of times the dialogue was closed. If it changes while a panel's code is loading, the panel is no
   * longer wanted.
   */
  #closed = 0;
  /** Aborts the coach's current search. */
  #asked = new AbortController();
  /** Last note about the value of a card. */
  #worth: Note | undefined;
  /** Ends the line that is shown. */
  #showing = new AbortController();
  readonly #host: DialogueHost;
  readonly #liveRegion: LiveRegion;
  readonly #sound: TableSound;

  constructor(host: DialogueHost, liveRegion: LiveRegion, sound: TableSound) {
    this.#host = host;
    this.#liveRegion = liveRegion;
    this.#sound = sound;
  }

  /** Selects cards for a move of several cards. */
  pick(picked: readonly Card[]): void {
    const {layout, scene} = this.#host;
    this.clear();
    this.picked = picked;
    if (scene) this.#liveRegion.answer(`${promptOf(layout, {...scene, picked}).title}.`);
  }

  /** Repeats what was announced since the reader's last move, or the question. */
  repeat(): void {
    const {layout, scene} = this.#host;
    if (scene) this.#liveRegion.answer(this.#liveRegion.recent || `${promptOf(layout, scene).title}.`);
  }

  /** Reports that the last move was taken back. */
  tellUndone(scene: Scene): void {
    this.#liveRegion.tell(scene.table.undone);
  }

  /** Says that the reader hasn't made a move that could be taken back. */
  tellNothingToUndo({table}: Scene): void {
    this.#liveRegion.answer(table.noMoveYet);
  }

  /** Shows the name of a card, and its current worth. */
  askAbout(key: string): void {
    const {scene, layout} = this.#host;
    const card = parseCard(key);
    if (!scene || card === undefined) return;
    this.note = this.#worth = worthNote(layout, scene, card);
    this.#host.requestUpdate();
    this.#liveRegion.answer(`${this.note.text.reason}. ${this.note.text.proof}.`);
  }

  /** Removes the note about a card's worth, if it is still shown. */
  forgetWorth(): void {
    if (this.note === this.#worth) this.note = undefined;
    this.#host.requestUpdate();
  }

  /** Whether a panel or note is open, or cards are selected. */
  get isOpen(): boolean {
    return this.panel !== undefined || this.note !== undefined || this.picked.length > 0;
  }

  /**
   * Answers a request for information once its code and words are loaded, unless the reader has closed the dialogue in
   * the meantime.
   */
  inform(command: Command): void {
    const closed = this.#closed;
    const failed = (): void => this.missing();
    information.with((code) => {
      const {scene} = this.#host;
      if (!scene) return;
      const prepared = code.prepare(command, scene.language);
      Promise.all([scene.loadMenu(), this.#host.share(command), prepared]).then(([menu, shared]) => {
        if (closed !== this.#closed) return;
        [this.menu, this.shared] = [menu, shared];
        this.#inform(command, code);
      }, failed);
    }, failed);
  }

  /** Opens or closes a panel, or answers with a sentence. */
  #inform(command: Command, {answer, isPanel, styles, tellShared}: NonNullable<(typeof information)['code']>): void {
    const {layout, scene} = this.#host;
    if (!scene) return;
    adopt(this.#host.shadowRoot!, styles);
    if (isPanel(command)) this.#toggle(command);
    const text = this.shared && this.menu ? tellShared(this.shared, this.menu) : answer(layout, scene, command);
    if (!text) return;
    this.#liveRegion.answer(text);
    if (!this.panel) this.note = noteOf(text);
    this.#host.requestUpdate();
    if (!this.panel) return;
    if (this.shared && 'text' in this.shared)
      void this.#host.updateComplete.then(() => this.#host.focusItem('panel', 'text'));
  }

  /** Shows and announces a note. */
  #answer(note: Note): void {
    this.note = note;
    this.#host.requestUpdate();
    this.#liveRegion.tell(`${note.text.reason} ${note.text.proof}`.trim());
  }

  /** Reports to the reader that something could not be loaded. */
  missing(): void {
    const {scene} = this.#host;
    if (scene) this.#answer({...noteOf(scene.table.notLoaded), stays: true});
  }

  /** Shows and announces why the reader's move was refused. */
  refuse(move: Move, refusal: Refusal): void {
    const {layout, scene} = this.#host;
    if (!scene) return;
    this.note = refusalNote(layout, scene, move, refusal);
    const {reason, proof} = this.note.text;
    this.#liveRegion.use();
    this.#sound.play('refused');
    this.#sound.feel('refused');
    const alert = `${reason}. ${proof}`;
    this.#liveRegion.remember(alert);
    // A trailing space makes the text different, because a live region doesn't announce the same text twice.
    this.alert = alert === this.alert ? `${alert}\u00a0` : alert;
    this.#host.requestUpdate();
  }

  /** Removes an answer that an event in the match has made out of date. */
  forgetAnswer(): void {
    this.endLine();
    if (this.note?.passes || (this.note?.card === undefined && !this.note?.stays)) this.note = undefined;
  }

  /** Removes answers that are in the previous language. */
  forgetWords(): void {
    this.#liveRegion.silence();
    this.note = undefined;
    this.alert = '';
    if (!this.panel) return;
    void this.#host.scene?.loadMenu().then(
      (menu) => {
        this.menu = menu;
        this.#host.requestUpdate();
      },
      () => undefined,
    );
  }

  /** Removes the note and the selection, and aborts the coach's search. */
  clear(): void {
    this.#asked.abort();
    this.endLine();
    this.note = undefined;
    this.alert = '';
    this.picked = [];
    this.#host.requestUpdate();
  }

  close(): void {
    this.#closed++;
    this.panel = undefined;
    this.clear();
  }

  #toggle(panel: Panel): void {
    this.panel = this.panel === panel ? undefined : panel;
    this.#host.requestUpdate();
    void this.#host.updateComplete.then(() => this.panel && this.#host.focusItem('panel', FIRST[panel] ?? 0));
  }

  /** Shows the move that an expert would make, if hints are on. */
  hint(scene: Scene): void {
    if (this.#host.readerSettings.isOn('hints'))
      this.#consult(
        (code, asker) => code.hint(scene, asker),
        () => this.missing(),
      );
  }

  /**
   * Comments on the move if the coach is on and another move was certainly better than the reader's. `scene` is the
   * scene before the move.
   */
  judge(scene: Scene | undefined, seat: Seat, move: Move): void {
    // If the coach can't be loaded, report nothing, because the reader hasn't asked.
    if (scene && this.#host.readerSettings.isOn('coach'))
      this.#consult(
        (code, asker) => code.judge(scene, seat, move, asker),
        () => undefined,
      );
  }

  /** Asks the coach for an answer, which replaces its previous one. */
  #consult(use: (code: NonNullable<(typeof coach)['code']>, asker: Asker) => Promise<void>, failed: () => void): void {
    this.#asked.abort();
    const {signal} = (this.#asked = new AbortController());
    const host = this.#host;
    const asker = {host, signal, answer: (note: Note) => this.#answer(note), missing: () => this.missing()};
    coach.with(
      (code) => void use(code, asker),
      () => signal.aborted || failed(),
    );
  }

  /** Shows the line that the note is about, or the match again. */
  showLine(): void {
    const line = this.note?.line;
    if (this.endLine() || !line) return;
    const {signal} = (this.#showing = new AbortController());
    const show = (shown: ShownView, text?: string): void => {
      this.line = shown;
      this.#host.requestUpdate();
      this.#liveRegion.tell(text);
    };
    lines
      .load()
      .then(({showLine}) => signal.aborted || showLine(line, this.#host, show, signal))
      .then((isShown) => isShown || this.missing())
      .catch(() => signal.aborted || this.missing());
  }

  /** Shows the match again instead of a line. Returns whether a line was shown. */
  endLine(): boolean {
    this.#showing.abort();
    if (!this.line) return false;
    this.line = undefined;
    this.#host.requestUpdate();
    return true;
  }

  /** Shows the complete rule that a refused move breaks, instead of the note about it. */
  tellRule(scene: Scene): void {
    const {note} = this;
    if (note?.rule === undefined) return;
    scene.loadRule(note.rule).then(
      (text) => this.note === note && this.#answer({card: undefined, text, proof: note.proof}),
      () => this.missing(),
    );
  }
}
