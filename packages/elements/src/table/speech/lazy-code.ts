import {OnDemand} from '../../base/page/on-demand.js';

/** Code for everything that a table shows and speaks only on request. */
export const information = new OnDemand(() => import('../panels/information.js'));

/** Code of the coach. */
export const coach = new OnDemand(() => import('../coach/coach.js'));
