import {writeRecord} from '@cartavola/engine';
import type {Links} from '../match/link-table.js';
import {DealQuestion} from './deal-question.js';
import {lettersOf} from './letters-of.js';
import {isOnTable, isPlayed, linkedDeal, openedMatch} from './opened-deal.js';
import {readFile} from './read-file.js';

/** File that was chosen last, by the table that opens it. */
const chosen = new WeakMap<Links, Blob>();

/**
 * Opens the match that a file holds. If the reader is playing a match, the table asks first; if the file holds none of its game, the table says
 * so. A match from the file that is on the table already begins there again.
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
      ? {code: 'attribute.seats', path: '', message: 'It does not fit this table.'}
      : read.problem;
    return links.ask(new DealQuestion(links, {source: 'file', problem}));
  }
  // What this browser keeps of it is not lost: it begins again only where it can be seen that it has gone on.
  const open = (): void => matchController.open(deal, !host.save || isOnTable(deal, links) ? 'opened' : 'found');
  const isHere = matchController.match !== undefined && writeRecord(matchController.match.record, game) === deal.record;
  if (!isPlayed(matchController.match) || isHere) return open();
  links.ask(new DealQuestion(links, {source: 'file', deal, open}));
}
