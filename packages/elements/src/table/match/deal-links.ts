import type {Game} from '@cartavola/engine';
import type {Language} from '@cartavola/words';
import type {ReactiveController} from 'lit';
import {nothing} from 'lit';
import {DEAL, MATCH, targetOf} from '../../base/page/target.js';
import {OnDemand} from '../../base/page/on-demand.js';
import type {Links, LinkTable, Shown} from './link-table.js';
import type {MatchController} from './match-controller.js';
import type {Command} from '../scene/command.js';
import type {Scene} from '../scene/scene.js';
import type {Shared} from '../scene/shared.js';

/** Code for the result of a deal of the day. */
const results = new OnDemand(() => import('../links/day-result.js'));

/** Code for dragging files. */
const drops = new OnDemand(() => import('../links/drop-target.js'));

/** The parts of the dialogue that links use. */
interface Sayings {
  /** Closes the open panel or note. */
  close(): void;
  /** Reports that something could not be loaded. */
  missing(): void;
}

/** Result of a deal of the day. */
interface Result {
  render(scene: Scene, language: Language): unknown;
}

/** Drag events. */
const DRAGS = ['dragenter', 'dragover', 'dragleave', 'drop'] as const;

/** Commands that share the match or open the panel for it. */
const SHARES: readonly Command[] = ['link', 'match-link', 'file', 'save-record', 'save-notation'];

/**
 * Opens deals and matches from links in the page's URL, or from files. Shows the result of a deal of the day, with a
 * link to it. Loads the code for each of these on demand.
 */
export class DealLinks implements Links, ReactiveController {
  /** Dialog about a link or file, or undefined if there is none. */
  question: Shown | undefined;
  readonly host: LinkTable;
  readonly matchController: MatchController;
  /** Drop target, while a file is dragged over the table. */
  target: Shown | undefined;
  readonly #sayings: Sayings;
  #result: {readonly match: unknown; readonly shown: Result} | undefined;
  #listening = new AbortController();

  constructor(host: LinkTable, matchController: MatchController, sayings: Sayings) {
    this.host = host;
    this.matchController = matchController;
    this.#sayings = sayings;
    host.addController(this);
  }

  hostConnected(): void {
    const {signal} = (this.#listening = new AbortController());
    addEventListener('hashchange', () => this.#look(), {signal});
    for (const type of DRAGS) this.host.addEventListener(type, this.#handleDrag, {signal});
    this.#look();
  }

  hostDisconnected(): void {
    this.#listening.abort();
  }

  /** Whether the table accepts and offers links and files. */
  get takes(): boolean {
    return this.host.attribute('sharing') !== 'none';
  }

  /** Renders the overlays of the table. */
  render(language: Language): unknown {
    return [this.question, this.target].map((shown) => shown?.render(language));
  }

  /** Shows a question, or removes the current one. */
  ask(question: Shown | undefined): void {
    this.question = question;
    this.host.requestUpdate();
  }

  /** Renders the result of the deal of the day once the deal is over and the code is loaded. */
  renderResult(scene: Scene, language: Language): unknown {
    const {host, matchController} = this;
    const {match} = matchController;
    if (!isDayOver(host.layout.game, scene)) return nothing;
    if (results.code && this.#result?.match !== match) this.#result = {match, shown: new results.code.DayResult(this)};
    if (results.code) return this.#result!.shown.render(scene, language);
    results.with(
      () => host.requestUpdate(),
      () => undefined,
    );
    return nothing;
  }

  /**
   * Copies a link to the match, or saves the match as a file, depending on the command. Resolves with undefined for
   * other commands. Rejects if the code can't be loaded.
   */
  readonly share = async (command: Command): Promise<Shared | undefined> =>
    SHARES.includes(command) ? (await import('../links/share.js')).share(this, command) : undefined;

  /** Opens the match from a file. */
  readonly openFile = (file: Blob): void => {
    this.#sayings.close();
    import('../links/open-file.js').then(
      ({openFile}) => openFile(this, file),
      () => this.#sayings.missing(),
    );
  };

  /**
   * Handles dragged files at once, because the browser would otherwise open them. Leaves links and text to the page.
   */
  readonly #handleDrag = (event: DragEvent): void => {
    const {dataTransfer, defaultPrevented} = event;
    if (!dataTransfer?.types.includes('Files') || dataTransfer.types.includes('text/uri-list')) return;
    if (!this.takes || defaultPrevented) return;
    event.preventDefault();
    // The file is only available during the event.
    const [file] = dataTransfer.files;
    drops.with(
      ({follow}) => follow(this, event, file),
      () => file && this.#sayings.missing(),
    );
  };

  #look(): void {
    if (!this.takes || ![DEAL, MATCH].includes(targetOf(location.hash) ?? '')) return;
    // If the code can't be loaded, the link doesn't open anything.
    import('../links/open-deal.js').then(
      ({openDeal}) => openDeal(this),
      () => undefined,
    );
  }
}

/**
 * Returns whether the reader has finished the deal of the day and it is still on the table. The deal of the day is the
 * first deal or, in games that only score matches, the whole match.
 */
function isDayOver({scores}: Pick<Game, 'scores'>, {standing, view}: Scene): boolean {
  const {day, deal, finished, result} = standing;
  const isOver = scores === 'deal' ? deal === 0 && finished === 1 : result !== undefined;
  return day !== undefined && isOver && typeof view.viewer === 'number';
}
