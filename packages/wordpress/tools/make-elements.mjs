// `npm run elements`: writes includes/elements.json, the elements and attributes that the block knows.
import {writeFileSync} from 'node:fs';
import {written} from './elements-of-kit.mjs';

writeFileSync(new URL('../includes/elements.json', import.meta.url), written());
