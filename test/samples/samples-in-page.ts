// Test helpers: output of released versions, from test/samples.
import type {SavedSample} from './write-saves.js';

/** URLs from a version: fragments for pages with a rule, keyed by game, and for `embed.html`. */
interface LinkSamples {
  readonly rules: Readonly<Record<string, readonly string[]>>;
  readonly frames: readonly string[];
}

const textAt = async (file: string): Promise<string> => {
  const answer = await fetch(`/test/samples/${file}`);
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  return answer.text();
};

/** Lists the versions that have samples. */
export const versionsWithSamples = async (): Promise<readonly string[]> => [
  ...new Set([...(await textAt('SHA256SUMS')).matchAll(/ ([^ /]+)\//g)].map(([, version]) => version!)),
];

/** Reads a version's samples. */
export async function samplesOf(version: string) {
  const jsonAt = async <T>(file: string): Promise<T> => JSON.parse(await textAt(`${version}/${file}`)) as T;
  const records = (await textAt(`${version}/records.jsonl`)).split('\n').filter(Boolean);
  return {
    records,
    matches: await jsonAt<readonly SavedSample[]>('matches.json'),
    progress: await jsonAt<readonly SavedSample[]>('progress.json'),
    links: await jsonAt<LinkSamples>('links.json'),
  };
}
