import path from 'node:path';

export default {
  mode: 'production',
  entry: {one: './scripts/one.js'},
  output: {path: path.resolve('dist')},
};
