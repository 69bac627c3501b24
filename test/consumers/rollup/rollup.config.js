import json from '@rollup/plugin-json';
import {nodeResolve} from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';

export default {input: 'scripts/one.js', output: {dir: 'dist'}, plugins: [nodeResolve(), json(), terser()]};
