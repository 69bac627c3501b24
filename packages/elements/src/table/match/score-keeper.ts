import type {SessionEvent} from '@cartavola/session';
import {OnDemand} from '../../base/page/on-demand.js';
import type {ReaderSettings} from '../../base/settings/reader-settings.js';
import type {Scored} from '../saving/keep-score.js';
import type {ScoredMatch} from './match-host.js';

/** Code that records scores. */
const keeping = new OnDemand(() => import('../saving/keep-score.js'));

/** Records the scores of the matches that the reader plays at a table. Loads the code once a deal has ended. */
export class ScoreKeeper {
  readonly #settings: () => ReaderSettings | undefined;
  readonly #undone = new WeakSet<ScoredMatch>();
  /** Scores to record once the code is loaded. */
  #waiting: Scored[] = [];

  /** Creates the score keeper. `settings` returns the reader's settings, or undefined while nothing may be recorded. */
  constructor(settings: () => ReaderSettings | undefined) {
    this.#settings = settings;
  }

  /** Handles an event of a match. */
  follow(match: ScoredMatch, event: SessionEvent): void {
    if (event.type === 'rewound') this.#undone.add(match);
    if ((event.type !== 'score' && event.type !== 'match') || match.viewer === 'spectator') return;
    const settings = this.#settings();
    if (!settings) return;
    const {record, deal} = match;
    this.#waiting.push({match, event, record, deal, settings, time: Date.now(), isUndone: this.#undone.has(match)});
    keeping.with(
      ({keepScores}) => keepScores(this.#waiting.splice(0)),
      () => undefined,
    );
  }
}
