import type {Card, Move, Seat} from '@cartavola/engine';
import type {ReaderSettings} from '../../base/settings/reader-settings.js';
import {TableRefuseEvent, TableRequestEvent} from '../events.js';
import type {Layout} from '../layout.js';
import {hasMoved} from '../match/has-moved.js';
import type {ReaderSubmission, TableMatch} from '../match/table-match.js';
import type {Command} from '../scene/command.js';
import type {Scene} from '../scene/scene.js';
import {toolsOf, type CommandName, type TableCommand} from '../../match/tools.js';
import type {Dialogue} from '../speech/dialogue.js';
import type {TableSound} from '../speech/table-sound.js';
import type {Announcer} from '../speech/announcer.js';

/** Table at which the reader plays. */
interface PlayerInputHost {
  readonly layout: Layout;
  readonly match: TableMatch | undefined;
  /** Scene that is shown, or undefined if there is none yet. */
  readonly scene: Scene | undefined;
  /** Key of the card that has focus. */
  readonly focusedCard: string | undefined;
  readonly readerSettings: Pick<ReaderSettings, 'isOn' | 'choose'>;
  readonly updateComplete: Promise<boolean>;
  dispatchEvent(event: Event): boolean;
  focusItem(group: string): void;
  /** Prepares the table for use by a tool outside it. */
  turnTo(): void;
  toggleFullScreen(failed: () => void): void;
  newMatch(): void;
}

/** Parts of the table that respond to the reader's actions. */
interface InputFeedback {
  readonly dialogue: Dialogue;
  readonly announcer: Announcer;
  readonly sound: TableSound;
}

/**
 * Performs the reader's actions, from controls or from the element's methods. Passes moves to the match, whose session
 * decides whether they are legal, and passes the outcome to the dialogue and the announcer.
 */
export class PlayerInput {
  readonly #host: PlayerInputHost;
  readonly #feedback: InputFeedback;
  readonly #isOpen: () => boolean;
  #left: TableMatch | undefined;

  /** Creates the input. `isOpen` returns whether the table is in the page and has no problem. */
  constructor(host: PlayerInputHost, feedback: InputFeedback, isOpen: () => boolean) {
    this.#host = host;
    this.#feedback = feedback;
    this.#isOpen = isOpen;
  }

  /** Match that can be played, or undefined while another one begins. */
  get match(): TableMatch | undefined {
    const {match} = this.#host;
    return this.#isOpen() && match !== this.#left ? match : undefined;
  }

  /** Stops input to the current match, because another one is about to begin. */
  leave(): void {
    this.#left = this.#host.match;
  }

  /**
   * Activates a card in the hand, or another card that acts like one. `again` is true for the second click of a double
   * click. If the turn has passed by then, the click is ignored and shows no refusal.
   */
  activate(card: Card, again: boolean): void {
    const {layout, scene} = this.#host;
    if (!scene) return;
    const move = layout.moveFor(scene, card);
    const checked = this.match?.check(move);
    if (!checked) return;
    if (checked.type === 'refused') return this.#refuse(checked, again);
    const does = layout.activate?.(scene, card) ?? {move};
    if ('picked' in does) this.#feedback.dialogue.pick(does.picked);
    else this.play(does.move);
  }

  /** Makes the move that a button offers. */
  choose(move: Move): void {
    if (move.type === 'pass') this.pass();
    else this.play(move);
  }

  /** Submits a move to the match, unless the page cancels it. Returns true if the move was made. */
  play(given: Move): boolean {
    const {scene} = this.#host;
    const {dialogue, announcer, sound} = this.#feedback;
    const submission = this.match?.submit(given, (seat, move) => this.#requests(seat, move));
    if (submission?.type === 'refused') this.#refuse(submission);
    if (submission?.type !== 'made') return false;
    sound.feel('made');
    dialogue.clear();
    announcer.forget();
    dialogue.judge(scene, submission.seat, submission.move);
    return true;
  }

  pass(): boolean {
    this.#feedback.dialogue.clear();
    return this.match?.pass() ?? false;
  }

  undo(ply?: number): boolean {
    const {dialogue, announcer} = this.#feedback;
    const {scene} = this.#host;
    if (ply === undefined) dialogue.clear();
    else dialogue.close();
    announcer.forget();
    const isUndone = this.match?.undo(ply) ?? false;
    if (isUndone && scene && ply !== undefined) dialogue.tellUndone(scene);
    return isUndone;
  }

  next(): boolean {
    return this.match?.next() ?? false;
  }

  /** Skips to the reader's next turn. Returns false if there is nothing to skip. */
  readonly skipAnimations = (): boolean => this.match?.skipAnimations() ?? false;

  /** Tools that the table currently offers. */
  get commands(): readonly TableCommand[] {
    const {layout, scene, readerSettings} = this.#host;
    const {match} = this;
    if (!scene || !match) return [];
    const {panel} = this.#feedback.dialogue;
    const idle: Readonly<Record<CommandName, TableCommand['idle'] | false>> = {
      undo: (match.follows || !hasMoved(match)) && 'no-move',
      'last-trick': !layout.lastTrick?.(scene.view) && 'no-trick',
      hint: scene.actor === undefined && 'not-asked',
      menu: false,
    };
    return toolsOf(layout, readerSettings.isOn('hints')).map((name) => ({
      name,
      ...((name === 'menu' || name === 'last-trick') && {open: panel === name}),
      ...(idle[name] && {idle: idle[name]}),
    }));
  }

  /**
   * Uses a tool on behalf of code outside the table. Returns false if the table doesn't offer the tool, or if the tool
   * has nothing to do.
   */
  use(name: CommandName): boolean {
    if (!this.commands.some((command) => command.name === name && !command.idle)) return false;
    this.#host.turnTo();
    return this.run(name);
  }

  /** Runs a command. Returns false if there is nothing to do. */
  run(command: Command): boolean {
    const host = this.#host;
    const {dialogue, sound} = this.#feedback;
    const {scene} = host;
    if (command === 'skip-animations' || (command === 'close' && !dialogue.isOpen)) return this.skipAnimations();
    if (!scene || (command === 'last-trick' && !host.layout.lastTrick)) return command !== 'close';
    if (command === 'close') dialogue.close();
    else if (command === 'sound') {
      host.readerSettings.choose('sound', String(!host.readerSettings.isOn('sound')));
      sound.play('card');
    } else if (command === 'full-screen') host.toggleFullScreen(() => dialogue.missing());
    else if (command === 'hint') dialogue.hint(scene);
    else if (command === 'print') void host.updateComplete.then(() => print());
    else if (command === 'rule') dialogue.tellRule(scene);
    else if (command === 'line') dialogue.showLine();
    else if (command === 'repeat') dialogue.repeat();
    else if (command === 'card') dialogue.askAbout(host.focusedCard ?? '');
    else if (command === 'next') this.next();
    else if (command === 'begin' || (command === 'again' && scene.standing.result)) host.newMatch();
    else if (command === 'hand') host.focusItem('hand');
    else if (command !== 'undo') dialogue.inform(command);
    else if (this.undo()) dialogue.tellUndone(scene);
    else dialogue.tellNothingToUndo(scene);
    return true;
  }

  /**
   * Fires the cancelable `table-request` event before a move. Returns false if the page cancels it, or has replaced the
   * match in the meantime.
   */
  #requests(seat: Seat, move: Move): boolean {
    const {match} = this;
    return this.#host.dispatchEvent(new TableRequestEvent({seat, move})) && match !== undefined && match === this.match;
  }

  /** Shows why the reader's move was refused. `again` is true for the second click of a double click. */
  #refuse({seat, move, refusal}: ReaderSubmission & {type: 'refused'}, again = false): void {
    if (!move || (again && refusal.rule.startsWith('common.'))) return;
    this.#feedback.dialogue.refuse(move, refusal);
    this.#host.dispatchEvent(new TableRefuseEvent({seat, move, refusal}));
  }
}
