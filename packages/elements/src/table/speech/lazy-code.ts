import {OnDemand} from '../../base/page/on-demand.js';

/** Code for everything that a table only shows and says on request. */
export const information = new OnDemand(() => import('../panels/information.js'));

/** Code that shows what may follow a move. */
export const lines = new OnDemand(() => import('../coach/show-line.js'));

/** Code for the coach. */
export const coach = new OnDemand(() => import('../coach/coach.js'));
