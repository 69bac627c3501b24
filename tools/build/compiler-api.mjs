// TypeScript 7 has no JavaScript API. Tools that read source code use the copy that the manifest's analyzer depends on.
import {createRequire} from 'node:module';

const ofAnalyzer = createRequire(
  createRequire(import.meta.url).resolve('@custom-elements-manifest/analyzer/package.json'),
);

export const ts = ofAnalyzer('typescript');
