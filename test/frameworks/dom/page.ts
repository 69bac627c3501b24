// TypeScript page that imports elements one by one.
import '@cartavola/elements/define/scopa-table.js';
import '@cartavola/elements/define/rules-explainer.js';
import type {CalypsoTable} from '@cartavola/elements';

const table = document.querySelector('scopa-table')!;
table.level = 'expert';
table.target = '16';
table.lastScopa = false;
// @ts-expect-error There is no such level.
table.level = 'expertt';
// @ts-expect-error There is no such property.
table.levell = 'expert';
// @ts-expect-error The log is read-only.
table.log = [];

table.addEventListener('table-move', ({detail}) => detail.facts.map(({type}) => type.toUpperCase()));
table.addEventListener('table-setting', ({detail: {setting, value}}) => setting === 'level' && value === 'expert');
table.addEventListener('table-unsaved', ({detail: {code}}) => code === 'save.full');
// @ts-expect-error A move has facts.
table.addEventListener('table-move', ({detail}) => detail.fact);
// @ts-expect-error An unknown event has no detail.
table.addEventListener('table-mvoe', ({detail}) => detail);

const explainer = document.createElement('rules-explainer');
explainer.addEventListener('lesson-answered', ({detail: {right, attempt}}) => right && attempt.toFixed());
// @ts-expect-error An answer has no score.
explainer.addEventListener('lesson-answered', ({detail}) => detail.score);

const calypso: CalypsoTable = document.createElement('calypso-table');
calypso.overruff = 'free';
