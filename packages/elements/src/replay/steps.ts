import type {StepName} from './render-controls.js';
import type {ReplayModel} from './replay-model.js';
import type {ToldMove} from './replay-announcements.js';

/** Returns the index of the moment after a step. `moves` are the moves in the current deal. */
export function placeAfter(step: StepName, model: ReplayModel, moves: readonly ToldMove[]): number {
  const {place, moment, limit, timeline} = model;
  const start = place - moment.made;
  const ends = moves.flatMap(({made, endsTrick}) => (endsTrick ? [made] : []));
  switch (step) {
    case 'first':
      return moment.made > 0 ? start : timeline.moments.findLastIndex(({made}, at) => made === 0 && at < place);
    case 'previous':
      return place - 1;
    case 'next':
      return place + 1;
    case 'last':
      return moment.made < moves.length ? start + moves.length : limit;
    case 'previousTrick':
      return moment.made === 0 ? place - 1 : start + (ends.findLast((made) => made < moment.made) ?? 0);
    case 'nextTrick':
      return moment.made === moves.length
        ? place + 1
        : start + (ends.find((made) => made > moment.made) ?? moves.length);
  }
}
