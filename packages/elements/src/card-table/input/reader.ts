import type {Card, Move, Seat} from '@cartavola/engine';
import {TableRefuseEvent, TableRequestEvent} from '../events.js';
import type {Layout} from '../layout.js';
import type {TableMatch} from '../match/table-match.js';
import type {Command} from '../scene/command.js';
import type {Scene} from '../scene/scene.js';
import type {Dialogue} from '../speech/dialogue.js';
import type {TableSound} from '../speech/table-sound.js';
import type {Teller} from '../speech/teller.js';

/** The table at which the reader plays. */
interface ReaderHost {
  readonly layout: Layout;
  readonly match: TableMatch | undefined;
  /** Undefined before anything is shown. */
  readonly scene: Scene | undefined;
  /** The card that has focus. */
  readonly focusedCard: string | undefined;
  sound: boolean;
  dispatchEvent(event: Event): boolean;
  focusItem(group: string): void;
  toggleFullScreen(): void;
  newMatch(): void;
}

/** What hears of what the reader does. */
interface ReaderVoices {
  readonly dialogue: Dialogue;
  readonly teller: Teller;
  readonly sound: TableSound;
}

/**
 * What is done in the reader's place, by hand or by the page. Moves go on to the match, whose session alone says whether they are legal;
 * what comes of them goes on to what is shown and told.
 */
export class Reader {
  readonly #host: ReaderHost;
  readonly #voices: ReaderVoices;
  readonly #isOpen: () => boolean;
  #left: TableMatch | undefined;

  /** `isOpen`: whether the table is in the page, and nothing is wrong there. */
  constructor(host: ReaderHost, voices: ReaderVoices, isOpen: () => boolean) {
    this.#host = host;
    this.#voices = voices;
    this.#isOpen = isOpen;
  }

  /** The match, where it can be played: not where another begins. */
  get match(): TableMatch | undefined {
    const {match} = this.#host;
    return this.#isOpen() && match !== this.#left ? match : undefined;
  }

  /** Another match begins in place of this one. */
  leave(): void {
    this.#left = this.#host.match;
  }

  /** A card of a hand, or one that goes with it. A double click plays one card: its second half is no question about whose turn it is. */
  activate(card: Card, again: boolean): void {
    const {layout, scene} = this.#host;
    if (!scene) return;
    this.#submit(layout.moveFor(scene, card), again, (seat, move) => {
      const does = layout.activate?.(scene, card) ?? {move};
      if ('picked' in does) this.#voices.dialogue.pick(does.picked);
      else if (isSame(does.move, move)) return this.#requests(seat, move);
      else this.play(does.move);
      return false;
    });
  }

  /** A button for a move. */
  choose(move: Move): void {
    if (move.type === 'pass') this.pass();
    else this.play(move);
  }

  /** Whether the move was made. */
  play(given: Move): boolean {
    return this.#submit(given, false, (seat, move) => this.#requests(seat, move));
  }

  pass(): boolean {
    this.#voices.dialogue.clear();
    return this.match?.pass() ?? false;
  }

  undo(): boolean {
    this.#voices.dialogue.clear();
    this.#voices.teller.forget();
    return this.match?.undo() ?? false;
  }

  next(): boolean {
    return this.match?.next() ?? false;
  }

  /** Carries a command out; false where there is nothing to do. */
  obey(command: Command): boolean {
    const host = this.#host;
    const {dialogue, sound} = this.#voices;
    const {scene} = host;
    if (!scene || (command === 'last-trick' && !host.layout.lastTrick)) return command !== 'close';
    if (command === 'close') return dialogue.isOpen && (dialogue.close(), true);
    if (command === 'sound') {
      host.sound = !host.sound;
      sound.play('card');
    } else if (command === 'full-screen') host.toggleFullScreen();
    else if (command === 'hint') void dialogue.hint(scene);
    else if (command === 'rule') dialogue.tellRule(scene);
    else if (command === 'card') dialogue.askAbout(host.focusedCard ?? '');
    else if (command === 'next') this.next();
    else if (command === 'begin' || (command === 'again' && scene.standing.result)) host.newMatch();
    else if (command === 'hand') host.focusItem('hand');
    else if (command !== 'undo') dialogue.inform(command);
    else if (this.undo()) dialogue.tellUndone(scene);
    return true;
  }

  /** Tells the page of a move before it is made; false where it is not to be, or the match is not here any more. */
  #requests(seat: Seat, move: Move): boolean {
    const {match} = this;
    return this.#host.dispatchEvent(new TableRequestEvent({seat, move})) && match !== undefined && match === this.match;
  }

  /** Puts a move to the match; whether it was made. `agrees` may do something else instead of one that is legal. */
  #submit(given: Move, again: boolean, agrees: (seat: Seat, move: Move) => boolean): boolean {
    const {scene} = this.#host;
    const {dialogue, teller} = this.#voices;
    const submission = this.match?.submit(given, agrees);
    if (submission?.type === 'refused' && submission.move) {
      const {seat, move, refusal} = submission;
      if (again && refusal.rule.startsWith('common.')) return false;
      dialogue.refuse(move, refusal);
      this.#host.dispatchEvent(new TableRefuseEvent({seat, move, refusal}));
    }
    if (submission?.type !== 'made') return false;
    dialogue.clear();
    teller.forget();
    void dialogue.judge(scene, submission.seat, submission.move);
    return true;
  }
}

/** Whether two moves, written in the same order, are one. */
const isSame = (one: Move, other: Move): boolean => JSON.stringify(one) === JSON.stringify(other);
