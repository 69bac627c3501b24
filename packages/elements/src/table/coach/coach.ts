import {STRONGEST, type Effort} from '@cartavola/bots/levels.js';
import {cardsOf, type Move, type Seat} from '@cartavola/engine';
import type {Thinker} from '../../match/thinker.js';
import {nameOf, saidOf} from '../scene/move-name.js';
import type {Note} from '../scene/note.js';
import {viewOf, type Scene} from '../scene/scene.js';

/** Dialogue that asks the coach and receives its answer. */
export interface Asker {
  readonly host: {readonly bots: Thinker; readonly scene: Scene | undefined};
  /** Signal that is aborted when the answer is no longer wanted. */
  readonly signal: AbortSignal;
  answer(note: Note): void;
  /** Reports that something could not be loaded. */
  missing(): void;
}

/** Answers with the move that an expert would make, unless the question is out of date when the answer is ready. */
export async function hint(scene: Scene, {host, signal, answer, missing}: Asker): Promise<void> {
  const note = await hintFor(scene, host.bots, signal).catch(() => undefined);
  if (signal.aborted || JSON.stringify(host.scene?.moves) !== JSON.stringify(scene.moves)) return;
  if (note) answer(note);
  else missing();
}

/** Answers if another move was certainly better than the reader's. `scene` is the scene before the move. */
export async function judge(scene: Scene, seat: Seat, move: Move, {host, signal, answer}: Asker): Promise<void> {
  if (scene.moves.length < 2) return;
  // If the coach can't be loaded, report nothing, because the reader hasn't asked.
  const note = await noteOn(scene, seat, move, host.bots, signal).catch(() => undefined);
  if (note && !signal.aborted) answer(note);
}

/** The coach's effort for a hint, which the reader is waiting for. */
const EFFORT: Effort = {iterations: 20_000, budget: 250, pageBudget: 120};

/** Returns a note with the move that the strongest bot would make for the seat whose turn it is. Uses only what that seat can see. */
async function hintFor(scene: Scene, bots: Thinker, signal: AbortSignal): Promise<Note> {
  const coach = await scene.loadCoach();
  const {actor, moves} = scene;
  if (actor === undefined) return {card: undefined, text: {reason: coach.noHint, proof: ''}, proof: []};
  const {iterations, ...budgets} = EFFORT;
  const view = viewOf(scene, actor, moves);
  const {move, reasons} = await bots.think(
    {view, options: {level: STRONGEST, iterations, seed: 'hint', totals: scene.standing.totals}, ...budgets},
    signal,
  );
  const text = {reason: coach.hint(nameOf(move, scene, coach)), proof: saidOf(reasons, coach)};
  return {card: undefined, text, proof: cardsOf(move)};
}

/** The coach's effort for judging a move, which nobody is waiting for. */
const JUDGING: Effort = {iterations: 2000, budget: 5000, pageBudget: 5000};

/**
 * Returns a note with a move that would certainly have been better than the reader's, or undefined if there is none. Uses only what the reader could
 * see.
 */
async function noteOn(
  scene: Scene,
  seat: Seat,
  made: Move,
  bots: Thinker,
  signal: AbortSignal,
): Promise<Note | undefined> {
  const view = viewOf(scene, seat, scene.moves);
  const {iterations, ...budgets} = JUDGING;
  const options = {level: STRONGEST, iterations, seed: 'judge', totals: scene.standing.totals, made};
  const [coach, {move, reasons, loss = 0}] = await Promise.all([
    scene.loadCoach(),
    bots.think({view, options, ...budgets}, signal),
  ]);
  signal.throwIfAborted();
  if (loss === 0) return undefined;
  const proof = `${saidOf(reasons, coach)} ${coach.takeBack}`.trim();
  return {
    card: undefined,
    text: {reason: coach.better(nameOf(move, scene, coach)), proof},
    proof: [],
    stays: true,
  };
}
