import {factsOfLine} from '@cartavola/bots/line.js';
import type {View} from '@cartavola/engine';
import {after} from '../../base/clock.js';
import type {BareStanding} from '../../match/standing.js';
import type {Layout} from '../layout.js';
import {ShownView, type ShownViewHost} from '../scene/shown-view.js';
import {flightsOf} from '../scene/flights.js';
import type {Line} from '../scene/note.js';
import type {Scene} from '../scene/scene.js';

/** Table that shows a line. */
export interface LineHost extends ShownViewHost {
  readonly layout: Layout;
  readonly pace: {readonly motion: number};
  /** Returns the scene that shows a view. */
  sceneOf(view: View): Scene | undefined;
  readonly match: {readonly standing: BareStanding} | undefined;
}

/** Time in milliseconds before each move of the line. */
const PAUSE = 700;

/**
 * Shows a move on the table, and a possible answer to it. `show` displays a view instead of the match, with a sentence
 * about the view. Resolves with false if there is no such line. Rejects if code can't be loaded.
 */
export async function showLine(
  line: Line,
  host: LineHost,
  show: (shown: ShownView, text?: string) => void,
  signal: AbortSignal,
): Promise<boolean> {
  const {layout} = host;
  const game = await layout.loadGame?.();
  if (signal.aborted) return true;
  const facts = game && factsOfLine(line, game);
  const standing = host.match?.standing;
  if (!facts || !standing) return false;
  const shown = new ShownView(host, () => host.pace, line.view, standing);
  show(shown);
  for (const fact of facts) {
    await new Promise<void>((resolve) => after(PAUSE, resolve));
    if (signal.aborted) return true;
    await shown.show(fact.view, layout.flights?.(fact) ?? flightsOf(fact), standing, () => signal.aborted);
    if (signal.aborted) return true;
    const scene = host.sceneOf(fact.view);
    show(shown, scene && layout.sentence(fact, scene));
  }
  return true;
}
