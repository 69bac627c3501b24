import type {MoveReason} from '@cartavola/bots';
import {lossOf} from '@cartavola/bots/costs.js';
import {cardsOf, type Move, type Seat} from '@cartavola/engine';
import {askVerdict} from '../../match/ask-verdict.js';
import type {Thinker} from '../../match/thinker.js';
import {saidOf} from '../scene/move-name.js';
import type {Line, Note} from '../scene/note.js';
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

/**
 * Answers with the move that an expert would make, unless the question is out of date by the time the answer is ready.
 */
export async function hint(scene: Scene, {host, signal, answer, missing}: Asker): Promise<void> {
  const note = await hintFor(scene, host.bots, signal).catch(() => undefined);
  if (signal.aborted || JSON.stringify(host.scene?.moves) !== JSON.stringify(scene.moves)) return;
  if (note) answer(note);
  else missing();
}

/** Comments if another move was certainly better than the reader's. `scene` is the scene before the move. */
export async function judge(scene: Scene, seat: Seat, move: Move, {host, signal, answer}: Asker): Promise<void> {
  if (scene.moves.length < 2) return;
  // If the coach can't be loaded, report nothing, because the reader hasn't asked.
  const note = await noteOn(scene, seat, move, host.bots, signal).catch(() => undefined);
  // The note stays while others play, but doesn't apply to the next deal, which may have begun during the search.
  const isSameDeal = (): boolean => host.scene?.standing.deal === scene.standing.deal;
  if (!note || signal.aborted || !isSameDeal()) return;
  answer({
    ...note,
    get stays() {
      return isSameDeal();
    },
  });
}

/** Returns a function that returns the name of the player in a seat, for sentences about what that player may do. */
const seatNames =
  ({standing: {names}}: Scene) =>
  (seat: Seat): string | undefined =>
    names[seat];

/**
 * Returns a note with the move that the strongest bot would make for the seat whose turn it is. Uses only what that
 * seat can see.
 */
async function hintFor(scene: Scene, bots: Thinker, signal: AbortSignal): Promise<Note> {
  const coach = await scene.loadCoach();
  const {actor, moves} = scene;
  if (actor === undefined) return {card: undefined, text: {reason: coach.noHint, proof: ''}, proof: []};
  const {totals} = scene.standing;
  const {move, reasons} = await askVerdict(bots, {view: viewOf(scene, actor, moves), totals}, signal);
  const text = {reason: coach.hint(coach.move(move, moves)), proof: saidOf(reasons, moves, coach, seatNames(scene))};
  const line = lineOf(reasons, {view: viewOf(scene, actor, moves), seat: actor, ...coach});
  return {card: undefined, text, proof: cardsOf(move), line};
}

/**
 * Returns the line that the first suitable reason is about: a move and an answer to it. Returns undefined if there is
 * none.
 */
function lineOf(
  reasons: readonly MoveReason[],
  {view, seat, show, back}: Omit<Line, 'move' | 'answer'>,
): Line | undefined {
  for (const {than, answers} of reasons) {
    const [answer] = answers ?? [];
    if (than?.isAgainst && answer) return {view, seat, move: than.move, answer, show, back};
  }
  return undefined;
}

/**
 * Returns a note with a move that would certainly have been better than the reader's, or undefined if there is none.
 * Uses only what the reader could see.
 */
async function noteOn(
  scene: Scene,
  seat: Seat,
  made: Move,
  bots: Thinker,
  signal: AbortSignal,
): Promise<Note | undefined> {
  const {totals} = scene.standing;
  const [coach, verdict] = await Promise.all([
    scene.loadCoach(),
    askVerdict(bots, {view: viewOf(scene, seat, scene.moves), totals, made}, signal),
  ]);
  signal.throwIfAborted();
  if (lossOf(verdict, made) === 0) return undefined;
  const proof = `${saidOf(verdict.reasons, scene.moves, coach, seatNames(scene))} ${coach.takeBack}`.trim();
  return {
    card: undefined,
    text: {reason: coach.better(coach.move(verdict.move, scene.moves)), proof},
    proof: [],
    line: lineOf(verdict.reasons, {view: viewOf(scene, seat, scene.moves), seat, ...coach}),
  };
}
