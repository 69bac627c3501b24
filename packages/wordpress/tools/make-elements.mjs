// `npm run elements`: writes includes/elements.json with the elements and attributes of the block.
import {writeFileSync} from 'node:fs';
import {written} from './elements-of-kit.mjs';

writeFileSync(new URL('../includes/elements.json', import.meta.url), written());
