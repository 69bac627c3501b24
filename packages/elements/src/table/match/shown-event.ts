import type {View} from '@cartavola/engine';
import type {SessionEvent} from '@cartavola/session';
import {TableDealEvent, TableMatchEvent, TableMoveEvent, TableScoreEvent} from '../events.js';

/** Session event that a table shows. */
type ShownEvent = SessionEvent & {readonly type: 'deal' | 'move' | 'score' | 'match'};

/**
 * Returns the event that a table fires after it has shown a session event in a deal. The deal's score is in the view.
 */
export function shownEvent(event: ShownEvent, deal: number, {score}: View): Event {
  switch (event.type) {
    case 'deal':
      return new TableDealEvent({deal: event.deal, facts: event.facts});
    case 'move':
      return new TableMoveEvent({seat: event.seat, facts: event.facts});
    case 'score':
      return new TableScoreEvent({deal, lines: score?.lines ?? [], marks: event.marks, totals: event.totals});
    case 'match':
      return new TableMatchEvent({result: event.result, totals: event.totals});
  }
}
