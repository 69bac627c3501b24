// `npm run version:take`: sets the version of the plugin to that of the kit.
import {writeFileSync} from 'node:fs';
import {root} from './place.mjs';
import {withVersion} from './versions.mjs';

for (const {file, after} of withVersion()) writeFileSync(root + file, after);
