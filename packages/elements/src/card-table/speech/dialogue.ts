import {parseCard, type Card, type Move, type Refusal, type Seat} from '@cartavola/engine';
import type {Thinker} from '../../thinking/ask.js';
import {adopt} from '../../element/adopt.js';
import type {Layout, RefusalText} from '../layout.js';
import type {Note} from '../render/render-hand.js';
import type {Panel, Request} from '../input/request.js';
import {information} from './later.js';
import {refusedMove, told} from '../render/render-table.js';
import type {Scene} from '../scene/scene.js';
import type {TableMatch} from '../match/table-match.js';
import type {TableSound} from './table-sound.js';
import type {Voice} from './voice.js';

/** What a dialogue needs of the table at which it is held. */
export interface DialogueHost {
  readonly layout: Layout;
  readonly match: TableMatch | undefined;
  /** Undefined before anything is shown. */
  readonly scene: Scene | undefined;
  readonly focusedCard: string | undefined;
  readonly shadowRoot: ShadowRoot | null;
  readonly updateComplete: Promise<boolean>;
  sound: boolean;
  readonly hints: boolean;
  readonly coach: boolean;
  readonly bots: Thinker;
  requestUpdate(): void;
  focusItem(group: string, which?: number): void;
  play(move: Move): boolean;
  undo(): boolean;
  nextDeal(): boolean;
  toggleFullScreen(): void;
  newMatch(): void;
}

/** What the reader does and asks at a table, and what is answered: notes, panels, cards picked for a move of several. */
export class Dialogue {
  note: Note | undefined;
  panel: Panel | undefined;
  picked: readonly Card[] = [];
  /** The refusal that is spoken at once. */
  alert = '';
  /** How often it was closed. */
  #closed = 0;
  /** Ends what the coach thinks about. */
  #asked = new AbortController();
  readonly #host: DialogueHost;
  readonly #voice: Voice;
  readonly #sound: TableSound;

  constructor(host: DialogueHost, voice: Voice, sound: TableSound) {
    this.#host = host;
    this.#voice = voice;
    this.#sound = sound;
  }

  /** A card of a hand. A double click plays one card: its second half is no question about whose turn it is. */
  activate(card: Card, again: boolean): void {
    const {match, layout, scene} = this.#host;
    if (!match || !scene || match.actor === undefined) return;
    const move = layout.moveFor(scene, card);
    const refusal = match.refusal(match.actor, move);
    if (again && refusal?.rule.startsWith('common.')) return;
    const does = (!refusal && layout.activate?.(scene, card)) || {move};
    if ('move' in does) {
      this.#host.play(does.move);
      return;
    }
    this.clear();
    this.picked = does.picked;
    this.#voice.tell(`${layout.prompt({...scene, picked: does.picked}).title}.`);
  }

  /** What a card is, and what it is worth now. */
  askAbout(key: string): void {
    const {scene, layout} = this.#host;
    const card = parseCard(key);
    if (!scene || card === undefined) return;
    this.note = told(layout, scene, card);
    this.#host.requestUpdate();
    this.#voice.tell(`${this.note.text.reason}. ${this.note.text.proof}.`);
  }

  ask(request: Request): boolean {
    const host = this.#host;
    const {scene} = host;
    if (!scene || (request === 'last-trick' && !host.layout.lastTrick)) return request !== 'close';
    if (request === 'close') return this.#isOpen && (this.close(), true);
    if (request === 'sound') this.#toggleSound();
    else if (request === 'full-screen') host.toggleFullScreen();
    else if (request === 'hint') void this.#hint(scene);
    else if (request === 'rule') this.#tellRule(scene);
    else if (request === 'card') this.askAbout(host.focusedCard ?? '');
    else if (request === 'next') host.nextDeal();
    else if (request === 'begin' || (request === 'again' && scene.standing.result)) host.newMatch();
    else if (request === 'hand') host.focusItem('hand');
    else if (request !== 'undo') this.#load(request);
    else if (host.undo()) this.#voice.tell(scene.table.undone);
    return true;
  }

  /** Whether anything can be closed. */
  get #isOpen(): boolean {
    return this.panel !== undefined || this.note !== undefined || this.picked.length > 0;
  }

  /** Informs the reader once that is loaded, unless it closes what it asked for before. */
  #load(request: Request): void {
    const closed = this.#closed;
    information.with(
      (code) => closed === this.#closed && this.#inform(request, code),
      () => this.missing(),
    );
  }

  /** Opens or closes a panel, or answers in a sentence. */
  #inform(request: Request, {answer, styles}: NonNullable<(typeof information)['code']>): void {
    const {layout, scene} = this.#host;
    if (!scene) return;
    adopt(this.#host.shadowRoot!, styles);
    if (request === 'information' || request === 'last-trick' || request === 'log' || request === 'again') {
      this.#toggle(request);
    }
    const text = answer(layout, scene, request);
    if (!text) return;
    if (this.panel) this.#voice.tell(text);
    else this.#answer({reason: text, proof: ''});
  }

  /** A note that is told, too. */
  #answer(text: RefusalText, proof: readonly Card[] = []): void {
    this.note = {card: undefined, text, proof};
    this.#host.requestUpdate();
    this.#voice.tell(`${text.reason} ${text.proof}`.trim());
  }

  /** What it takes to answer could not be loaded. */
  missing(): void {
    const {scene} = this.#host;
    if (scene) this.#answer({reason: scene.table.notLoaded, proof: ''});
  }

  /** Tells why the reader's move was refused. */
  refuse(move: Move, refusal: Refusal): void {
    const {layout, scene} = this.#host;
    if (!scene) return;
    this.note = refusedMove(layout, scene, move, refusal);
    const {reason, proof} = this.note.text;
    this.#voice.use();
    this.#sound.play('refused');
    const alert = `${reason}. ${proof}`;
    // The same words again are told again.
    this.alert = alert === this.alert ? `${alert}\u00a0` : alert;
    this.#host.requestUpdate();
  }

  /** Something has happened: an answer is no longer true. */
  forgetAnswer(): void {
    if (this.note?.card === undefined && !this.note?.stays) this.note = undefined;
  }

  /** What was answered is in another language. */
  forgetWords(): void {
    this.note = undefined;
    this.alert = '';
  }

  /** Nothing is asked or picked any more. */
  clear(): void {
    this.#asked.abort();
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
    void this.#host.updateComplete.then(() => this.panel && this.#host.focusItem('panel', panel === 'again' ? 1 : 0));
  }

  /** Says what an expert would do, unless it is no longer asked when that is known. */
  async #hint(scene: Scene): Promise<void> {
    const host = this.#host;
    if (!host.hints) return;
    this.#asked.abort();
    this.#asked = new AbortController();
    const {signal} = this.#asked;
    const note = await import('./later/coach.js')
      .then(({hintFor}) => hintFor(scene, host.bots, signal))
      .catch(() => undefined);
    const isAsked = JSON.stringify(host.scene?.moves) === JSON.stringify(scene.moves);
    if (signal.aborted || !isAsked) return;
    if (note) this.#answer(note.text, note.proof);
    else this.missing();
  }

  /** The reader has made a move: says so where the coach is sure that another was better. `scene`: as it was before. */
  async judge(scene: Scene | undefined, seat: Seat, move: Move): Promise<void> {
    if (!this.#host.coach || !scene || scene.moves.length < 2) return;
    this.#asked.abort();
    this.#asked = new AbortController();
    const {signal} = this.#asked;
    // Where it cannot be loaded, the coach is silent: nobody has asked.
    const note = await import('./later/coach.js')
      .then(({noteOn}) => noteOn(scene, seat, move, signal))
      .catch(() => undefined);
    if (!note || signal.aborted) return;
    this.note = note;
    this.#host.requestUpdate();
    this.#voice.tell(`${note.text.reason} ${note.text.proof}`);
  }

  /** Tells the whole rule that refused, in place of the note about it. */
  #tellRule(scene: Scene): void {
    const {note} = this;
    if (note?.rule === undefined) return;
    scene.loadRule(note.rule).then(
      (text) => this.note === note && this.#answer(text, note.proof),
      () => this.missing(),
    );
  }

  #toggleSound(): void {
    this.#host.sound = !this.#host.sound;
    this.#sound.play('card');
  }
}
