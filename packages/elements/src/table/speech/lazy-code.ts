import {OnDemand} from '../../base/page/on-demand.js';

/** Code for the panels and answers that a table shows or announces on request. */
export const information = new OnDemand(() => import('../panels/information.js'));

/** Code that shows a possible answer to a move. */
export const lines = new OnDemand(() => import('../coach/show-line.js'));

/** Code for the coach. */
export const coach = new OnDemand(() => import('../coach/coach.js'));
