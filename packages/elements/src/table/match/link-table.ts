import type {Language} from '@cartavola/words';
import type {ReactiveControllerHost} from 'lit';
import type {ReaderSettings} from '../../base/settings/reader-settings.js';
import type {Scene} from '../scene/scene.js';
import type {MatchControllerHost} from './match-controller-host.js';
import type {MatchController} from './match-controller.js';

/** Table at which links open deals. */
export interface LinkTable extends MatchControllerHost, ReactiveControllerHost {
  /** Scene that is shown; undefined before anything is. */
  readonly scene: Scene | undefined;
  readonly readerSettings: Pick<ReaderSettings, 'candidates' | 'isLocked'>;
  focusItem(group: string): void;
}

/** What is shown over the table: a question of a link or file that waits for an answer, or where to drop a file. */
export interface Shown {
  render(language: Language): unknown;
}

/** What the code for links and files works with. */
export interface Links {
  readonly host: LinkTable;
  readonly matchController: MatchController;
  /** True if the table takes links and files, and offers them. */
  readonly takes: boolean;
  /** Where to drop a file, while one is dragged over the table. */
  target: Shown | undefined;
  /** Opens the match that a file holds. */
  readonly openFile: (file: Blob) => void;
  /** Shows a question, or removes it. */
  ask(question: Shown | undefined): void;
}
