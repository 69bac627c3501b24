import {STRONGEST, type Effort} from '@cartavola/bots/levels.js';
import {playersIdOf} from '@cartavola/bots/players-id.js';
import {cardsOf, type Move, type Seat} from '@cartavola/engine';
import type {CoachWords} from '@cartavola/words/coach/reason-words.js';
import type {Thinker} from '../../../thinking/thinker.js';
import {loadPlayers} from '../../../thinking/thinkers.js';
import type {Note} from '../../scene/note.js';
import {viewOf, type Scene} from '../../scene/scene.js';
import {nextTurn} from '../../../page/turns.js';

/** How much the coach thinks: a reader waits for it. */
const EFFORT: Effort = {iterations: 20_000, budget: 250, pageBudget: 120};

/** What the strongest bot would do for the seat that is asked, as a note; from the seat's own view alone. */
export async function hintFor(scene: Scene, bots: Thinker, signal: AbortSignal): Promise<Note> {
  const coach = await scene.loadCoach();
  const {actor, moves} = scene;
  if (actor === undefined) return {card: undefined, text: {reason: coach.noHint, proof: ''}, proof: []};
  const {iterations, ...budgets} = EFFORT;
  const view = viewOf(scene, actor, moves);
  const {move, reasons} = await bots.think(
    {view, options: {level: STRONGEST, iterations, seed: 'hint', totals: scene.standing.totals}, ...budgets},
    signal,
  );
  const said = reasons.map(({id, cards}) => coach.reason(id, cards) ?? '');
  const text = {reason: coach.hint(nameOf(move, scene, coach)), proof: [...new Set(said)].filter(Boolean).join(' ')};
  return {card: undefined, text, proof: cardsOf(move)};
}

/** How much the coach thinks about a move that was made: nobody waits for it. */
const JUDGING = {iterations: 2000, seed: 'judge'};

/** What would have been surely better than a move of the reader's, as a note; undefined where nothing would. From the reader's view alone. */
export async function noteOn(scene: Scene, seat: Seat, move: Move, signal: AbortSignal): Promise<Note | undefined> {
  const view = viewOf(scene, seat, scene.moves);
  const [coach, players, {judgeBy}, {drive}] = await Promise.all([
    scene.loadCoach(),
    loadPlayers(playersIdOf(view)),
    import('@cartavola/bots/judge-by.js'),
    import('@cartavola/bots/drive.js'),
  ]);
  signal.throwIfAborted();
  const judgement = await drive(judgeBy(players, view, move, {...JUDGING, totals: scene.standing.totals}), {
    now: () => performance.now(),
    pause: nextTurn,
    budget: Infinity,
    isCancelled: () => signal.aborted,
  });
  signal.throwIfAborted();
  if (!judgement) return undefined;
  const {better} = judgement;
  const said = better.reasons.map(({id, cards}) => coach.reason(id, cards) ?? '');
  const proof = [...new Set(said), coach.takeBack].filter(Boolean).join(' ');
  return {
    card: undefined,
    text: {reason: coach.better(nameOf(better.move, scene, coach)), proof},
    proof: [],
    stays: true,
  };
}

/** The move in a few words: its cards, or what it names. */
function nameOf(move: Move, {cards: names}: Scene, coach: CoachWords): string {
  if (move.suit) return names.suit(move.suit);
  const {takes = []} = move;
  const own = cardsOf(move).filter((card) => !takes.includes(card));
  return own.length > 0 ? coach.naming(own.map(names.the), takes.map(names.theRank)) : coach.wait;
}
