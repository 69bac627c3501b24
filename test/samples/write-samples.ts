import {games} from '@cartavola/engine/games.js';
import {rulebooks} from '@cartavola/words/games.js';
import {writePositions, writeProgress} from './write-lessons.js';
import {writeRecords} from './write-records.js';
import {writeMatches} from './write-saves.js';

/** Fragments for `embed.html` in frames. */
const FRAMES = [
  ...games.map(({id}) => `game=${id}`),
  'game=scopa&players=4&rules=italian&lang=it&deck=italian&level=expert&seats=bot+you+bot+bot',
  'game=capodama&players=6&deck=french-4&lang=fr&seed=a%20seed&speed=fast&theme=wood&save=frame&hints&coach&sound',
  'game=calypso&draw&overruff=free&revoke=prevent&coach',
  'element=scopa-table&players=2',
  'element=playing-card&card=QH&deck=italian&game=capodama',
  ...games.map(({id}) => `element=rules-explainer&game=${id}`),
  'element=rules-explainer&game=scopa&view=rules&lang=fr&save=frame',
];

/** Serialises the URLs of rules, keyed by game, and of frames. */
async function writeLinks(): Promise<string> {
  const rules: Record<string, readonly string[]> = {};
  for (const {id} of games) {
    const {rulebook} = await rulebooks[id]!();
    rules[id] = rulebook.ids.map((rule) => `#cartavola=${rule}`);
  }
  return `${JSON.stringify({rules, frames: FRAMES}, null, 2)}\n`;
}

/**
 * Creates, with the current code, data in every format that users keep from a version. Returns the contents, keyed by
 * file name.
 */
export const writeSamples = async (): Promise<Readonly<Record<string, string>>> => ({
  'records.jsonl': writeRecords(),
  'positions.jsonl': await writePositions(),
  'matches.json': writeMatches(),
  'progress.json': await writeProgress(),
  'links.json': await writeLinks(),
});
