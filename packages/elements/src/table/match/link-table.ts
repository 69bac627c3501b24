import type {Language} from '@cartavola/words';
import type {ReactiveControllerHost} from 'lit';
import type {ReaderSettings} from '../../base/settings/reader-settings.js';
import type {Scene} from '../scene/scene.js';
import type {MatchControllerHost} from './match-controller-host.js';
import type {MatchController} from './match-controller.js';

/** Table where links open deals. */
export interface LinkTable extends MatchControllerHost, ReactiveControllerHost {
  /** Scene that is shown, or undefined if there is none yet. */
  readonly scene: Scene | undefined;
  readonly readerSettings: Pick<ReaderSettings, 'candidates' | 'isLocked'>;
  focusItem(group: string): void;
}

/** Overlay of the table: a question about a link or file, or a drop target. */
export interface Shown {
  render(language: Language): unknown;
}

/** Context of the code for links and files. */
export interface Links {
  readonly host: LinkTable;
  readonly matchController: MatchController;
  /** Whether the table accepts and offers links and files. */
  readonly takes: boolean;
  /** Drop target, while a file is dragged over the table. */
  target: Shown | undefined;
  /** Opens the match from a file. */
  readonly openFile: (file: Blob) => void;
  /** Shows a question, or removes the current one. */
  ask(question: Shown | undefined): void;
}
