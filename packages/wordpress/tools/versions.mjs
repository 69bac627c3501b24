// The plugin has the same version as the kit. Several files contain the version, for different tools.
import {readFileSync} from 'node:fs';
import {root} from './place.mjs';

/** Patterns that match the version and capture the text before it, keyed by file. */
const PLACES = {
  'cartavola.php': [/^( \* Version: +)[\d.]+$/m, /^(define\( 'CARTAVOLA_VERSION', ')[\d.]+/m],
  'readme.txt': [/^(Stable tag: )[\d.]+$/m],
  'package.json': [/^( {2}"version": ")[\d.]+/m],
  'package-lock.json': [/^( {2}"version": ")[\d.]+/m, /^( {6}"version": ")[\d.]+/m],
  'src/element/block.json': [/^( {2}"version": ")[\d.]+/m],
};

/** Returns the text of each file before and after setting the kit's version: `{file, before, after}`. */
export function withVersion() {
  const {version} = JSON.parse(readFileSync(`${root}../cartavola/package.json`, 'utf8'));
  return Object.entries(PLACES).map(([file, places]) => {
    const before = readFileSync(root + file, 'utf8');
    const after = places.reduce((text, place) => {
      if (!place.test(text)) throw new Error(`${file} has no version that matches ${place}`);
      return text.replace(place, (_, start) => start + version);
    }, before);
    return {file, before, after};
  });
}
