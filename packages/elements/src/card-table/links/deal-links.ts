import type {Game} from '@cartavola/engine';
import type {Language} from '@cartavola/words';
import type {ReactiveController, ReactiveControllerHost} from 'lit';
import {nothing} from 'lit';
import type {ReaderSettings} from '../../settings/reader-settings.js';
import {DEAL, MATCH, targetOf} from '../../links/target.js';
import {Later} from '../../page/later.js';
import type {KeeperHost} from '../match/keeper-host.js';
import type {MatchKeeper} from '../match/match-keeper.js';
import type {DealCopy} from '../scene/deal-copy.js';
import type {Scene} from '../scene/scene.js';

/** Table at which links open deals. */
interface LinkTable extends KeeperHost, ReactiveControllerHost {
  /** Scene that is shown; undefined before anything is. */
  readonly scene: Scene | undefined;
  readonly readerSettings: Pick<ReaderSettings, 'candidates' | 'isLocked'>;
  focusItem(group: string): void;
}

/** Code for the result of a deal of the day. */
const results = new Later(() => import('./later/day-result.js'));

/** Question of a link that waits for an answer. */
interface Question {
  render(language: Language): unknown;
}

/** Result of a deal of the day. */
interface Result {
  render(scene: Scene, language: Language): unknown;
}

/**
 * Opens the deals and matches that links in the address of the page name, and shows the result of a deal of the day, with a link to it. The code for each
 * is loaded once it is needed.
 */
export class DealLinks implements ReactiveController {
  /** Question that is asked before a match is left; undefined if none is. */
  question: Question | undefined;
  readonly host: LinkTable;
  readonly keeper: MatchKeeper;
  #result: {readonly match: unknown; readonly shown: Result} | undefined;
  #listening = new AbortController();

  constructor(host: LinkTable, keeper: MatchKeeper) {
    this.host = host;
    this.keeper = keeper;
    host.addController(this);
  }

  hostConnected(): void {
    const {signal} = (this.#listening = new AbortController());
    addEventListener('hashchange', () => this.#look(), {signal});
    this.#look();
  }

  hostDisconnected(): void {
    this.#listening.abort();
  }

  /** Shows a question, or removes it. */
  ask(question: Question | undefined): void {
    this.question = question;
    this.host.requestUpdate();
  }

  /** Renders the result of the deal of the day, once that is over and the code for it is loaded. */
  renderResult(scene: Scene, language: Language): unknown {
    const {host, keeper} = this;
    const {match} = keeper;
    if (!isDayOver(host.layout.game, scene)) return nothing;
    if (results.code && this.#result?.match !== match) this.#result = {match, shown: new results.code.DayResult(this)};
    if (results.code) return this.#result!.shown.render(scene, language);
    results.with(
      () => host.requestUpdate(),
      () => undefined,
    );
    return nothing;
  }

  /** Copies the link to the deal that the match began with. Rejects if the code for it cannot be loaded. */
  readonly copyDeal = async (): Promise<DealCopy> => (await import('./later/copy-deal.js')).copyDeal(this);

  /** Copies the link to the match as it stands. Rejects if the code for it cannot be loaded. */
  readonly copyMatch = async (): Promise<DealCopy> => (await import('./later/copy-deal.js')).copyMatch(this);

  #look(): void {
    if (![DEAL, MATCH].includes(targetOf(location.hash) ?? '')) return;
    // What cannot be loaded opens nothing: the page goes on as it is.
    import('./later/open-deal.js').then(
      ({openDeal}) => openDeal(this),
      () => undefined,
    );
  }
}

/**
 * Tells whether the reader has played the deal of the day to its end and it is still on the table: the first deal, or the match in a game that
 * scores only matches.
 */
function isDayOver({scores}: Pick<Game, 'scores'>, {standing, view}: Scene): boolean {
  const {day, deal, finished, result} = standing;
  const isOver = scores === 'deal' ? deal === 0 && finished === 1 : result !== undefined;
  return day !== undefined && isOver && typeof view.viewer === 'number';
}
