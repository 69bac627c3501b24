import {seededRandom, type Move, type View} from '@cartavola/engine';
import {capodama} from '@cartavola/engine/games/capodama/capodama.js';
import {Session, type Player, type SessionEvent, type SessionSetup, type Think} from '@cartavola/session';
import {pickOne} from '../engine/random-deals.js';

/** Player who waits until the test answers for them. */
interface Thinker {
  readonly think: Think;
  /** Views that the player was asked about, in order. */
  readonly asked: View[];
  /** Answers the oldest open question, by default with the first legal move. */
  answer(move?: Move): void;
}

export function thinker(): Thinker {
  const asked: View[] = [];
  const open: ((move: Move) => void)[] = [];
  return {
    asked,
    think: (view) =>
      new Promise((resolve) => {
        asked.push(view);
        open.push((move) => resolve(move ?? view.moves[0]!));
      }),
    answer: (move) => open.shift()!(move as Move),
  };
}

/** Creates a player with random legal moves, which are the same for the same seed. */
export function anything(seed: number): Think {
  const random = seededRandom('anything', seed, 'test');
  return (view) => Promise.resolve(pickOne(view.moves, random));
}

export const fourOf = (make: (seat: number) => Player): Player[] => [0, 1, 2, 3].map(make);

export interface Heard {
  readonly session: Session;
  readonly events: SessionEvent[];
  /** Resolves with a matching event, at once if there has already been one. */
  heard(fits: (event: SessionEvent) => boolean): Promise<SessionEvent>;
}

/** Starts a session of Capodama and records its events. With `dealOn`, it deals again automatically. */
export function listenTo(setup: Partial<SessionSetup>, dealOn = false): Heard {
  const events: SessionEvent[] = [];
  const waiting = new Set<() => void>();
  const options = {players: 4, target: 7};
  const players = fourOf(() => 'person');
  const session = new Session({game: capodama, options, seed: 'test', viewer: 0, players, ...setup});
  session.subscribe((event) => {
    events.push(event);
    for (const look of waiting) look();
    if (dealOn && event.type === 'score') queueMicrotask(() => session.proceed());
  });
  return {
    session,
    events,
    heard: (fits) =>
      new Promise((resolve) => {
        const look = (): void => {
          const event = events.find(fits);
          if (!event) return;
          waiting.delete(look);
          resolve(event);
        };
        waiting.add(look);
        look();
      }),
  };
}

/** Waits until all pending promise callbacks have run. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 50; turn++) await Promise.resolve();
}
