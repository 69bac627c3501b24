import type {Deal, Fact, Move, Seat, View} from '@cartavola/engine';
import {setUp} from '../exercise.js';
import {moveText} from '../move-text.js';
import {turnOf, type AskExact, type Defended} from './defence.js';
import {openGame, showsAll} from './open-game.js';
import {partnersOf} from './puzzle-texts.js';
import {puzzleStep} from './puzzle-step.js';

/** A legal move, and its exact result. */
export interface ForeseenMove {
  readonly move: Move;
  /** Final points of the player's side, if everybody then plays their best. */
  readonly points: number;
}

/** A play in a line of best play. */
interface Play {
  /** What the player sees of it. */
  readonly facts: readonly Fact[];
  /** Points that the player's side then has. */
  readonly points: number;
}

/** A move that is worse than another one. */
export interface Refutation {
  /** Number of points that it loses. */
  readonly less: number;
  /** What the player sees of best play after the move, up to the event that makes it worse. */
  readonly facts: readonly Fact[];
}

/** Exact results of the moves in a puzzle. */
export class Foresight {
  /** Results of the player's legal moves. */
  readonly moves: readonly ForeseenMove[];
  readonly #defended: Defended;
  readonly #deal: Deal;
  readonly #ask: AskExact;

  constructor(defended: Defended, deal: Deal, ask: AskExact, moves: readonly ForeseenMove[]) {
    this.#defended = defended;
    this.#deal = deal;
    this.#ask = ask;
    this.moves = moves;
  }

  /**
   * Shows why a move is worse than a better one. Resolves to undefined if it isn't worse, or if the solver has no
   * answer.
   */
  async refute(move: Move, better: Move): Promise<Refutation | undefined> {
    const less = this.#pointsOf(better) - this.#pointsOf(move);
    if (less <= 0) return undefined;
    const [plays, others] = [await this.#lineAfter(move), await this.#lineAfter(better)];
    if (!plays || !others) return undefined;
    const worse = plays.findIndex(
      ({facts, points}, place) => isTaking(facts) && points < (others[place]?.points ?? points),
    );
    // Without tricks, most points are counted only at the end. Then the others' first capture explains most.
    const isEarly = worse >= 0 && (this.#hasTricks || worse < plays.length - 1);
    const last = isEarly ? worse : plays.findIndex(({facts}) => isTaking(facts, this.#own));
    return {less, facts: plays.slice(0, last < 0 ? undefined : last + 1).flatMap(({facts}) => facts)};
  }

  #pointsOf(move: Move): number {
    const {seat} = this.#defended.puzzle.position;
    const text = moveText(seat, move);
    return this.moves.find((one) => moveText(seat, one.move) === text)?.points ?? 0;
  }

  get #view(): View {
    const {source, puzzle} = this.#defended;
    return source.game.view(this.#deal, puzzle.position.seat);
  }

  get #hasTricks(): boolean {
    return 'trick' in this.#view;
  }

  /** Seats on the player's side. */
  get #own(): readonly Seat[] {
    const {source, puzzle} = this.#defended;
    const {seat} = puzzle.position;
    return [seat, ...partnersOf(source, this.#view, seat)];
  }

  /** Plays a move, and then each side's best moves to the end of the deal. */
  async #lineAfter(first: Move): Promise<readonly Play[] | undefined> {
    const {puzzle, source} = this.#defended;
    const {seat} = puzzle.position;
    const open = openGame(source.game);
    const shown = showsAll(puzzle.position) ? open : source.game;
    const deal = this.#deal.clone();
    const plays: Play[] = [];
    let actor = seat;
    for (let move = first; ;) {
      deal.play(actor, move);
      const facts = shown.tell(deal, seat);
      if (deal.over) return [...plays, {facts, points: this.#pointsOf(first)}];
      actor = turnOf(source, deal);
      const sight = await this.#ask(open.view(deal, actor), {seat});
      if (!sight.exact) return undefined;
      plays.push({facts, points: sight.exact.taken});
      move = sight.move;
    }
  }
}

/** True if a seat that isn't among `others` takes cards. */
const isTaking = (facts: readonly Fact[], others: readonly Seat[] = []): boolean =>
  facts.some((fact) => (fact.type === 'taken' || fact.type === 'built') && !others.includes(fact.seat));

/**
 * Finds the exact results of the moves in a puzzle, after the moves made. Resolves to undefined if there is no exact
 * solver for the position, or if the player can't know every card.
 */
export async function foresee(defended: Defended, made: string, ask: AskExact): Promise<Foresight | undefined> {
  const {puzzle, source} = defended;
  const exercise = setUp(puzzleStep(puzzle, source.game, undefined, made), source, puzzle.options);
  if (!exercise?.ok) return undefined;
  const {seat} = puzzle.position;
  const views = exercise.value.worlds.map((world) => openGame(source.game).view(world, seat));
  const [view] = views;
  const hands = views.map((one) => JSON.stringify(one.hands.map((hand) => hand.toSorted((a, b) => a - b))));
  if (!view || new Set(hands).size > 1 || view.moves.length === 0) return undefined;
  const {exact} = await ask(view, {seat});
  if (exact?.values.length !== view.moves.length) return undefined;
  const moves = view.moves.map((move, place): ForeseenMove => ({move, points: exact.values[place]!}));
  return new Foresight(defended, exercise.value.worlds[0]!, ask, moves);
}
