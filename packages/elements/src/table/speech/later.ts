import {Later} from '../../base/page/on-demand.js';

/** Code for everything that a table shows and says only on request. */
export const information = new Later(() => import('../panels/information.js'));

/** Code of the coach. */
export const coach = new Later(() => import('../coach/coach.js'));
