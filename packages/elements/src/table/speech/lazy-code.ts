import {OnDemand} from '../../base/page/on-demand.js';

/** Code for everything that a table only shows and says on request. */
export const information = new OnDemand(() => import('../panels/information.js'));

/** Code for the coach. */
export const coach = new OnDemand(() => import('../coach/coach.js'));
