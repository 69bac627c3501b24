import type {View} from '@cartavola/engine';
import type {Layout, Prompt} from '../layout.js';
import type {Scene} from './scene.js';

/** Returns the question to the reader, whose turn it is, or that the deal or the match is over. */
export function promptOf<V extends View, W>(layout: Pick<Layout<V, W>, 'prompt'>, scene: Scene<V, W>): Prompt {
  const {view, standing, table} = scene;
  if (view.over) return {title: standing.result ? table.matchOver : table.dealOver, detail: ''};
  return layout.prompt(scene);
}
