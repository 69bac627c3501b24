import type {Card, Move, Seat} from '@cartavola/engine';
import type {ReaderSettings} from '../../base/settings/reader-settings.js';
import {TableRefuseEvent, TableRequestEvent} from '../events.js';
import type {Layout} from '../layout.js';
import {hasMoved} from '../match/has-moved.js';
import type {TableMatch} from '../match/table-match.js';
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
  /** Scene that is shown; undefined before anything is. */
  readonly scene: Scene | undefined;
  /** Key of the card that has focus. */
  readonly focusedCard: string | undefined;
  readonly readerSettings: Pick<ReaderSettings, 'isOn' | 'choose'>;
  readonly updateComplete: Promise<boolean>;
  dispatchEvent(event: Event): boolean;
  focusItem(group: string): void;
  /** Prepares for a tool outside the table. */
  turnTo(): void;
  toggleFullScreen(failed: () => void): void;
  newMatch(): void;
}

/** Parts of the table that answer what the reader does. */
interface InputFeedback {
  readonly dialogue: Dialogue;
  readonly announcer: Announcer;
  readonly sound: TableSound;
}

/**
 * Carries out what the reader does, by hand or through the element's methods. Moves go to the match, whose session alone decides whether
 * they are legal; their outcome goes to the dialogue and the announcer.
 */
export class PlayerInput {
  readonly #host: PlayerInputHost;
  readonly #feedback: InputFeedback;
  readonly #isOpen: () => boolean;
  #left: TableMatch | undefined;

  /** Creates the input. `isOpen` returns true while the table is in the page and has no problem. */
  constructor(host: PlayerInputHost, feedback: InputFeedback, isOpen: () => boolean) {
    this.#host = host;
    this.#feedback = feedback;
    this.#isOpen = isOpen;
  }

  /** Match that can be played; undefined while another one begins. */
  get match(): TableMatch | undefined {
    const {match} = this.#host;
    return this.#isOpen() && match !== this.#left ? match : undefined;
  }

  /** Stops play of the current match, because another one is about to begin. */
  leave(): void {
    this.#left = this.#host.match;
  }

  /**
   * Activates a card of the hand, or one that stands for it. `again` is true for the second half of a double click, which must not be
   * refused because the turn has passed.
   */
  activate(card: Card, again: boolean): void {
    const {layout, scene} = this.#host;
    if (!scene) return;
    this.#submit(layout.moveFor(scene, card), again, (seat, move) => {
      const does = layout.activate?.(scene, card) ?? {move};
      if ('picked' in does) this.#feedback.dialogue.pick(does.picked);
      else if (isSame(does.move, move)) return this.#requests(seat, move);
      else this.play(does.move);
      return false;
    });
  }

  /** Presses a button that stands for a move. */
  choose(move: Move): void {
    if (move.type === 'pass') this.pass();
    else this.play(move);
  }

  /** Plays a move. Returns true if it was made. */
  play(given: Move): boolean {
    return this.#submit(given, false, (seat, move) => this.#requests(seat, move));
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

  /** Shows at once what happens until the reader is asked. Returns false if there is nothing to skip. */
  readonly skipAnimations = (): boolean => this.match?.skipAnimations() ?? false;

  /** Tools that the table offers at the moment. */
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

  /** Uses a tool for code outside the table. Returns false if the table does not offer it, or if it has nothing to do. */
  use(name: CommandName): boolean {
    if (!this.commands.some((command) => command.name === name && !command.idle)) return false;
    this.#host.turnTo();
    return this.run(name);
  }

  /** Carries out a command. Returns false if there is nothing to do. */
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
    else if (command === 'card') dialogue.askAbout(host.focusedCard ?? '');
    else if (command === 'next') this.next();
    else if (command === 'begin' || (command === 'again' && scene.standing.result)) host.newMatch();
    else if (command === 'hand') host.focusItem('hand');
    else if (command !== 'undo') dialogue.inform(command);
    else if (this.undo()) dialogue.tellUndone(scene);
    return true;
  }

  /** Fires the cancelable event before a move. Returns false if the page cancels it, or has replaced the match meanwhile. */
  #requests(seat: Seat, move: Move): boolean {
    const {match} = this;
    return this.#host.dispatchEvent(new TableRequestEvent({seat, move})) && match !== undefined && match === this.match;
  }

  /**
   * Submits a move to the match and returns true if it was made. `agrees` is asked before a legal move, and may do something else instead.
   */
  #submit(given: Move, again: boolean, agrees: (seat: Seat, move: Move) => boolean): boolean {
    const {scene} = this.#host;
    const {dialogue, announcer, sound} = this.#feedback;
    const submission = this.match?.submit(given, agrees);
    if (submission?.type === 'refused' && submission.move) {
      const {seat, move, refusal} = submission;
      if (again && refusal.rule.startsWith('common.')) return false;
      dialogue.refuse(move, refusal);
      this.#host.dispatchEvent(new TableRefuseEvent({seat, move, refusal}));
    }
    if (submission?.type !== 'made') return false;
    sound.feel('made');
    dialogue.clear();
    announcer.forget();
    dialogue.judge(scene, submission.seat, submission.move);
    return true;
  }
}

/** Tells whether two moves are equal, provided that their keys are in the same order. */
const isSame = (one: Move, other: Move): boolean => JSON.stringify(one) === JSON.stringify(other);
