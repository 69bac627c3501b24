import {writePosition, type Options, type WholeGame} from '@cartavola/engine';
import {games} from '@cartavola/engine/games.js';
import {PREFIX} from '@cartavola/elements/base/page/save.js';
import {
  advance,
  asks,
  begin,
  hinted,
  isOver,
  loadLesson,
  missed,
  positionFromAttributes,
  type Progress,
  type Step,
} from '@cartavola/lessons';
import {lessons} from '@cartavola/lessons/games.js';
import {loadCardWords} from '@cartavola/words';
import {variant} from './write-records.js';
import type {SavedSample} from './write-saves.js';

interface LoadedLesson {
  readonly game: WholeGame;
  readonly options: Options;
  readonly steps: readonly Step[];
}

async function lessonOf(id: string): Promise<LoadedLesson> {
  const {lesson: source} = await lessons[id]!();
  const {game, options} = variant(source.game, source.fallback);
  const {steps} = await loadLesson(source, 'en', {cards: await loadCardWords('en', undefined), options});
  return {game, options, steps};
}

/** Serialises all lesson positions that don't need defaults, one per line. */
export async function writePositions(): Promise<string> {
  const lines: string[] = [];
  for (const {id} of games) {
    const {game, options, steps} = await lessonOf(id);
    for (const {position} of steps) {
      const read = position && positionFromAttributes(game, options, (name) => position[name] ?? null);
      if (read?.ok) lines.push(JSON.stringify(writePosition(read.value, game)));
    }
  }
  return [...new Set(lines), ''].join('\n');
}

/**
 * Returns a reader's progress after `count` steps, with a mistake at every third question and a hint at every fifth.
 */
function progressAfter(steps: readonly Step[], count: number): Progress {
  let progress = begin(steps);
  for (let done = 0; done < count && !isOver(progress); done++) {
    const step = steps.find(({id}) => id === progress.at)!;
    if (asks(step.kind) && done % 3 === 1) progress = missed(progress);
    if (asks(step.kind) && done % 5 === 2) progress = hinted(progress);
    progress = advance(steps, progress);
  }
  return progress;
}

/** Serialises readers' saved progress for each lesson: near the beginning, in the middle and at the end. */
export async function writeProgress(): Promise<string> {
  const samples: SavedSample[] = [];
  for (const {id} of games) {
    const {steps} = await lessonOf(id);
    for (const count of [2, Math.floor(steps.length / 2), Infinity]) {
      const save = `reader of ${id} ${samples.length}`;
      const progress = JSON.stringify(progressAfter(steps, count));
      samples.push({
        element: 'rules-explainer',
        attributes: {game: id, save},
        storage: {[`${PREFIX}lesson:${save}`]: progress},
      });
    }
  }
  return `${JSON.stringify(samples, null, 2)}\n`;
}
