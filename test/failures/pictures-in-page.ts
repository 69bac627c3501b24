// Test helpers: shows randomly changed diagrams and replays, and returns the faults.
import '@cartavola/elements/define/card-diagram.js';
import '@cartavola/elements/define/game-replay.js';
import type {GameReplay} from '@cartavola/elements';
import type {MatchRecord, WholeGame} from '@cartavola/engine';
import {games} from '@cartavola/engine/games.js';
import {readContent, readData} from '@cartavola/engine/notation.js';
import {loadCardWords, type CardWords} from '@cartavola/words';
import {pageErrors} from './page-errors.js';
import {find, placeOf, put, SCOPA} from '../replays/replay-in-page.js';
import {until} from '../tables/table-in-page.js';
import {changed, changedLink, KINDS, type Changed} from './changed-pictures.js';
import {hiddenAt, secretsIn, shownIn} from './shown-secrets.js';

/** Number of elements to show at a time. */
const AT_ONCE = 25;

/** Results of the elements. */
interface Soaked {
  tried: number;
  /** Number of elements that show a picture, and number of those that report a fault. */
  shown: number;
  refused: number;
  /** Number of links followed. */
  links: number;
  /** Number of pictures checked for a seat's secrets. */
  secrets: number;
  readonly codes: Set<string>;
  readonly faults: string[];
}

const stateOf = (element: Element): 'shown' | 'refused' | undefined =>
  find(element, '.problem') ? 'refused' : find(element, '.ground > .picture') ? 'shown' : undefined;

function placed({element: name, given, attributes}: Changed): HTMLElement {
  const element = document.createElement(name) as HTMLElement & {record?: unknown};
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  if (typeof given === 'string') element.textContent = given;
  else element.record = given;
  return element;
}

/** Reads an element's match independently of the element. */
function matchOf(given: unknown): {readonly game: WholeGame; readonly record: MatchRecord} | undefined {
  const read =
    typeof given === 'string'
      ? readContent(given.trim(), {games, letters: 'en'})
      : readData(given, {games, letters: 'en'});
  // Only games with a single pack. With several packs, an equal card may be visible elsewhere.
  return read.ok && read.value.kind === 'record' && read.value.game.id !== 'calypso' ? read.value : undefined;
}

/** Checks that a picture only shows cards that its seat can know after `ply` moves. */
function checkSecrets(element: Element, one: Changed, ply: number, words: CardWords, soaked: Soaked): void {
  const seat = one.attributes['guess'] ?? one.attributes['seat'];
  const match = seat === undefined ? undefined : matchOf(one.given);
  if (!match) return;
  const moves = match.record.deals.reduce((sum, deal) => sum + deal.moves.length, 0);
  const hidden = hiddenAt(match.game, match.record, Math.min(ply, moves), Number(seat));
  soaked.secrets++;
  for (const secret of secretsIn(shownIn(find(element, '.picture')!), hidden, words))
    soaked.faults.push(`${secret} is shown after ${ply}: ${JSON.stringify(one).slice(0, 1500)}`);
}

/** Steps through a replay, and checks each moment. */
async function stepThrough(replay: GameReplay, one: Changed, words: CardWords, soaked: Soaked): Promise<void> {
  const plies: number[] = [];
  replay.addEventListener('replay-ply', ({detail}) => detail.branch || plies.push(detail.ply));
  for (const step of [() => replay.next(), () => replay.previous(), () => replay.goTo(6), () => replay.goTo(1e9)]) {
    step();
    await replay.updateComplete;
    const ply = plies.pop();
    // A moment between deals has the same number as the previous one, but different hands.
    if (ply !== undefined && ply > 0) checkSecrets(replay, one, ply, words, soaked);
  }
}

/** Shows the given number of changed pieces of notation, records and links. The rest of the page must keep working. */
export async function soakPictures(count: number, seed: number): Promise<Soaked> {
  const heard = pageErrors();
  const soaked: Soaked = {tried: 0, shown: 0, refused: 0, links: 0, secrets: 0, codes: new Set(), faults: []};
  const words = await loadCardWords('en');
  const witness = await put(SCOPA, {id: 'witness', guess: '0'});
  const scripts = document.scripts.length;
  for (let first = 0; first < count; first += AT_ONCE) {
    const numbers = Array.from({length: Math.min(AT_ONCE, count - first)}, (_, place) => first + place);
    const shown: [HTMLElement, Changed][] = [];
    for (const number of numbers) {
      soaked.tried++;
      const kind = KINDS[number % KINDS.length]!;
      if (kind === 'link' && number % 2 === 0) follow(changedLink(seed, number), soaked);
      else {
        const one = changed(seed, number, kind);
        shown.push([placed(one), one]);
      }
    }
    document.body.append(...shown.map(([element]) => element));
    await until(() => shown.every(([element]) => stateOf(element) !== undefined));
    for (const [element, one] of shown) {
      const state = stateOf(element)!;
      soaked[state]++;
      if (state === 'refused') soaked.codes.add(/^[\w.]+/.exec(find(element, '.problem code')!.textContent)![0]);
      else if (one.element === 'game-replay') await stepThrough(element as GameReplay, one, words, soaked);
      else checkSecrets(element, one, Number(one.attributes['ply'] ?? 1e9), words, soaked);
      if (element.shadowRoot!.querySelector('script, img, iframe, object, [onerror], [onload], [href^="javascript:"]'))
        soaked.faults.push(`markup of ${JSON.stringify(one).slice(0, 1500)}`);
      element.remove();
    }
    if ('hasRun' in window) soaked.faults.push('a script has run');
    if (document.scripts.length !== scripts) soaked.faults.push('a script was added');
    if (!placeOf(witness).startsWith('Start')) soaked.faults.push(`the replay to guess shows ${placeOf(witness)}`);
    if (find(witness, '.replay')!.textContent.includes('seven of hearts')) soaked.faults.push('a guess is revealed');
  }
  // The rest of the page still responds.
  find(witness, '[data-act="guess"]')!.click();
  await witness.updateComplete;
  if (!placeOf(witness).startsWith('Move 1')) soaked.faults.push('the page no longer answers');
  heard.stop();
  soaked.faults.push(...heard.errors);
  witness.remove();
  return soaked;
}

/** Follows a link in the URL or in the page's text. */
function follow(hash: string, soaked: Soaked): void {
  soaked.links++;
  if (hash.startsWith('#ply')) {
    const link = document.createElement('a');
    link.setAttribute('href', hash);
    link.setAttribute('data-cartavola-for', 'witness');
    // A link that the replay leaves to the page must not navigate away from this test's page.
    addEventListener('click', (event) => event.preventDefault(), {once: true});
    document.body.append(link);
    link.click();
    link.remove();
  } else {
    history.replaceState(
      undefined,
      '',
      `${location.pathname}${location.search}#${encodeURI(hash.slice(1).replace(/\p{Surrogate}/gu, ''))}`,
    );
    dispatchEvent(new HashChangeEvent('hashchange'));
  }
}
