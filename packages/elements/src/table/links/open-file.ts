import {writeRecord} from '@cartavola/engine';
import type {Links} from '../match/link-table.js';
import {DealQuestion} from './deal-question.js';
import {lettersOf} from './letters-of.js';
import {isOnTable, isPlayed, linkedDeal, openedMatch} from './opened-deal.js';
import {readFile} from './read-file.js';

/** Last file chosen at each table. */
const chosen = new WeakMap<Links, Blob>();

/**
 * Opens the match in a file. If the reader is playing a match, the table asks first. If the file doesn't contain a
 * match of the table's game, the table shows a message. A match that is already on the table restarts from the file's
 * state.
 */
export async function openFile(links: Links, file: Blob): Promise<void> {
  const {host, matchController} = links;
  const {game} = host.layout;
  chosen.set(links, file);
  await Promise.allSettled([host.whenLoaded, matchController.sought]);
  await host.updateComplete;
  const {scene} = host;
  if (!scene) return;
  const read = await readFile(file, {game, options: scene.view.options, letters: lettersOf(scene.language)});
  if (!host.isConnected || !links.takes || chosen.get(links) !== file) return;
  const deal = read.ok ? linkedDeal(openedMatch(read.value, game), {}, links) : undefined;
  if (!deal) {
    const problem = read.ok
      ? {code: 'attribute.seats', path: '', message: 'The match does not fit this table.'}
      : read.problem;
    return links.ask(new DealQuestion(links, {source: 'file', problem}));
  }
  // Don't lose a saved continuation of the match: restart the match only if the table doesn't save it, or if it is on
  // the table.
  const open = (): void => matchController.open(deal, !host.save || isOnTable(deal, links) ? 'opened' : 'found');
  const isHere = matchController.match !== undefined && writeRecord(matchController.match.record, game) === deal.record;
  if (!isPlayed(matchController.match) || isHere) return open();
  links.ask(new DealQuestion(links, {source: 'file', deal, open}));
}
