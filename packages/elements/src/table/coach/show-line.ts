import {isSameMove} from '@cartavola/bots/costs.js';
import {seededRandom, UNKNOWN, type Card, type Fact, type Seat, type View} from '@cartavola/engine';
import {after} from '../../base/clock.js';
import type {BareStanding} from '../../match/standing.js';
import type {Layout} from '../layout.js';
import {ShownView, type ShownViewHost} from '../scene/shown-view.js';
import {flightsOf} from '../scene/flights.js';
import {laidBy} from '../scene/move-name.js';
import type {Line} from '../scene/note.js';
import type {Scene} from '../scene/scene.js';

/** Table that shows a line. */
export interface LineHost extends ShownViewHost {
  readonly layout: Layout;
  readonly pace: {readonly motion: number};
  /** Returns the scene that shows a view. */
  sceneOf(view: View): Scene | undefined;
  readonly match: {readonly view: View | undefined; readonly standing: BareStanding} | undefined;
}

/** Time in milliseconds before each move of the line. */
const PAUSE = 700;

/** Number of worlds in which the line is looked for. The answer must be possible in one of them. */
const TRIES = 400;

/**
 * Shows on the table what may follow a move: the move, and an answer to it. `show` puts the shown view in the place of the match, with a sentence about
 * what it shows. Resolves with false if there is no such line. Rejects if code can't be loaded.
 */
export async function showLine(
  line: Line,
  host: LineHost,
  show: (shown: ShownView, text?: string) => void,
  signal: AbortSignal,
): Promise<boolean> {
  const {layout, match} = host;
  const facts = await factsOf(line, layout);
  if (signal.aborted) return true;
  const {view, standing} = match ?? {};
  if (!facts || !view || !standing) return false;
  const shown = new ShownView(host, () => host.pace, view, standing);
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

/** Plays the line in a world that the view allows, and returns what the viewer would see of it. */
async function factsOf({view, seat, move, answer}: Line, layout: Layout): Promise<readonly Fact[] | undefined> {
  const game = await layout.loadGame?.();
  if (!game) return undefined;
  const random = seededRandom('line', view.moves.length, 'coach');
  for (let count = 0; count < TRIES; count++) {
    const deal = game.sample(holding(view, answer.seat, laidBy(answer.move)), random);
    deal.play(seat, move);
    const facts = [...game.tell(deal, view.viewer)];
    // Players between the two make some move.
    for (let turns = 0; !deal.over && !deal.actors.includes(answer.seat) && turns < view.hands.length; turns++) {
      const [actor] = deal.actors;
      deal.play(actor!, deal.moves(actor!)[0]!);
      facts.push(...game.tell(deal, view.viewer));
    }
    const legal = deal.over ? undefined : deal.moves(answer.seat).find((one) => isSameMove(one, answer.move));
    if (!legal) continue;
    deal.play(answer.seat, legal);
    return [...facts, ...game.tell(deal, view.viewer)];
  }
  return undefined;
}

/** Returns the view with cards in a seat's hand. A hand that will only be dealt later stays as it is. */
function holding(view: View, seat: Seat, cards: readonly Card[]): View {
  const hand = [...view.hands[seat]!];
  for (const card of cards) {
    const place = hand.includes(card) ? -1 : hand.indexOf(UNKNOWN);
    if (place >= 0) hand[place] = card;
  }
  return {...view, hands: view.hands.map((one, other) => (other === seat ? hand : one))};
}
