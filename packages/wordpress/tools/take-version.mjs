// `npm run version:take`: sets the plugin's version to the kit's version.
import {writeFileSync} from 'node:fs';
import {root} from './place.mjs';
import {withVersion} from './versions.mjs';

for (const {file, after} of withVersion()) writeFileSync(root + file, after);
