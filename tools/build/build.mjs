// `npm run build`: compiles the packages, and builds the kit that pages load.
import {run} from '../test/counted.mjs';
import {buildKit} from './kit.mjs';
import {writeManifest} from './manifest.mjs';
import {writeBaselineLibs} from '../check/baseline-lib.mjs';
import {fileURLToPath} from 'node:url';
import process from 'node:process';

const root = fileURLToPath(new URL('../..', import.meta.url));
await writeManifest();
writeBaselineLibs();
run(process.execPath, ['node_modules/typescript/bin/tsc', '--build', 'packages/cartavola', 'packages/markdown'], root);
await buildKit();
