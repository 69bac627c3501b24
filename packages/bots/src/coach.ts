import type {Move, View} from '@cartavola/engine';
import type {ChooseOptions} from './choice.js';
import {playersOf} from './games.js';
import {judgeBy, type Judgement} from './judge-by.js';

export type {Judgement} from './judge-by.js';

/** Judges a move in any game, like `judgeBy`. */
export const judge = (
  view: View,
  move: Move,
  options: Omit<ChooseOptions, 'level'>,
): Generator<Judgement | undefined, Judgement | undefined> => judgeBy(playersOf(view.game), view, move, options);
