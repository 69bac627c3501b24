// Lists the features of TypeScript's libraries that a minimum browser lacks, by MDN's data. Run `node tools/check/missing-features.mjs` after a
// change of `browserslist`, of TypeScript or of the data: it writes `missing-features.json`.
import {writeFileSync} from 'node:fs';
import process from 'node:process';
import {pathToFileURL} from 'node:url';
import data from '@mdn/browser-compat-data' with {type: 'json'};
import {lackedBy} from '../build/least-browsers.mjs';
import {baselineLib, LIST, readLibs} from './baseline-lib.mjs';

const lacking = ({__compat}) => (__compat ? lackedBy(__compat).length : 0);

/**
 * Yields missing interfaces and globals, and members that more browsers lack than their interface. Leaves out MathML, whose gaps would count
 * for HTML elements.
 */
function* missingIn(api) {
  for (const [owner, features] of Object.entries(api)) {
    if (owner === 'MathMLElement') continue;
    if (lacking(features) > 0) yield owner;
    for (const [name, feature] of Object.entries(features))
      if (name !== '__compat' && lacking(feature) > lacking(features)) yield `${owner}.${name}`;
  }
}

/** Returns the text of `missing-features.json`. */
export function missingFeatures() {
  const missing = [...missingIn(data.api)];
  const used = Object.values(readLibs()).flatMap((text) => [...baselineLib(text, missing).used]);
  return `${JSON.stringify([...new Set(used)].sort(), undefined, 2)}\n`;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) writeFileSync(LIST, missingFeatures());
