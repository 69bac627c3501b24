import {Later} from '../../page/later.js';

/** Code for everything that a table shows and says only on request. */
export const information = new Later(() => import('./later/information.js'));

/** Code of the coach. */
export const coach = new Later(() => import('./later/coach.js'));
