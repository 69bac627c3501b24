import {defineTable} from '@cartavola/elements/extend.js';
import {briscolaLayout} from './table/layout.js';
import {styles} from './table/styles.js';

defineTable('briscola-table', {layout: briscolaLayout, styles});
