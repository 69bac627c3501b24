import type {Fact, Seat} from '@cartavola/engine';
import {loadRemarkWords} from '@cartavola/words/table/load-remark-words.js';
import {adopt} from '../../base/adopt.js';
import {animate} from '../../base/clock.js';
import {boxIn} from '../../board/scale.js';
import type {Scene} from '../scene/scene.js';
import {momentStyles} from './moments.styles.js';
import {covers, placeBubble, type Box} from './remark-place.js';

/** Minimum number of facts between two remarks. */
const PAUSE = 24;
/** Minimum number of cards taken at once that is worth a remark. */
const MANY = 3;
/** Duration of a remark in milliseconds. */
const SHOWN = 2600;

/** Seat that makes a remark, and the kind of remark. */
interface Remark {
  readonly seat: Seat;
  readonly kind: 'greets' | 'takes' | 'watches';
}

/** Remarks by the characters at a table. They depend only on what all players can see. */
export class Remarks {
  /** Number of facts since the last remark. */
  #since = PAUSE;
  /** Number of remarks so far. */
  #count = 0;

  /** Shows a remark after a fact, if it is time for one. Doesn't wait for the remark to disappear. */
  after(fact: Fact, scene: Scene, root: ShadowRoot): void {
    const remark = this.#since++ < PAUSE ? undefined : this.#remarkOn(fact, scene);
    if (!remark) return;
    this.#since = 0;
    const count = this.#count++;
    void loadRemarkWords(scene.language).then(
      (words) => {
        const texts = words[scene.characters[remark.seat]!][remark.kind];
        show(root, remark.seat, texts[count % texts.length]!);
      },
      () => undefined,
    );
  }

  #remarkOn(fact: Fact, {characters, view}: Scene): Remark | undefined {
    if (this.#count === 0) {
      const seat = characters.findIndex(Boolean);
      return seat < 0 ? undefined : {seat, kind: 'greets'};
    }
    if (fact.type !== 'taken' || fact.cards.length < MANY) return undefined;
    if (characters[fact.seat]) return {seat: fact.seat, kind: 'takes'};
    const next = (fact.seat + 1) % view.hands.length;
    return characters[next] ? {seat: next, kind: 'watches'} : undefined;
  }
}

/** Parts of a table with information for the reader, and the reader's controls. */
const KEPT = [
  ...['.bar', '.seat', '.own:has(> *)', '.sides:has(> *)', '.prompt', '.choices', '.sign', '.last'],
  ...['.middle :is(.stock, .count, .sum)', '.hands .card', '.opposite .card', '.tools', '.score', '.panel'],
].join();
/** Cards in the middle, and places for cards. */
const SPARED = '.middle :is(.card, .slot, .pile)';

/**
 * Shows text in a speech bubble near a seat, where it covers no information. Moves the bubble if the table changes, and
 * removes it if there is no longer any room. Does nothing if there is no room, or while a note is shown, which the
 * bubble might cover.
 */
function show(root: ShadowRoot, seat: Seat, text: string): void {
  const flights = root.querySelector<HTMLElement>('.flights');
  const speaker = root.querySelector(`[data-spot="seat-${seat}"]`);
  if (!flights || !speaker || root.querySelector('.note')) return;
  adopt(root, [momentStyles]);
  const felt = flights.parentElement!;
  const bubble = document.createElement('div');
  bubble.className = 'remark';
  bubble.textContent = text;
  flights.append(bubble);
  const boxOf = (element: Element): Box => boxIn(flights, element);
  const boxesOf = (selector: string): Box[] =>
    [...felt.querySelectorAll(selector)]
      .filter((element) => element.checkVisibility({visibilityProperty: true}))
      .map(boxOf);
  let shown: Box | undefined;
  /** Places the bubble, unless it is already in a place where it covers nothing. */
  const place = (): boolean => {
    const [own, kept] = [boxOf(speaker), boxesOf(KEPT)];
    if (shown && !covers(shown, kept)) return true;
    const room = {felt: boxOf(felt), speaker: own, kept, spared: boxesOf(SPARED)};
    const places = ['', 'narrow'].flatMap((shape) => {
      bubble.className = `remark ${shape}`;
      const size = {width: bubble.offsetWidth, height: bubble.offsetHeight};
      const found = placeBubble(size, room);
      return found ? [{...size, ...found, shape}] : [];
    });
    const [best] = places.sort((one, other) => one.cost - other.cost);
    if (!best) return false;
    const {left, top, side, shape} = best;
    shown = best;
    bubble.className = `remark ${shape} ${side}`;
    bubble.style.setProperty('--tail', `${own.left + own.width / 2 - left}px`);
    bubble.style.left = `${left}px`;
    bubble.style.top = `${top}px`;
    return true;
  };
  if (!place()) return bubble.remove();
  const small = {opacity: 0, transform: 'translateY(-4px) scale(.92)'};
  const full = {opacity: 1, transform: 'none'};
  const animation = animate(bubble, [small, {...full, offset: 0.08}, {...full, offset: 0.9}, {opacity: 0}], {
    duration: SHOWN,
  });
  const check = (): void => {
    if (!place()) animation.cancel();
  };
  const changes = new MutationObserver(check);
  changes.observe(felt, {childList: true, subtree: true});
  const sizes = new ResizeObserver(() => {
    shown = undefined;
    check();
  });
  sizes.observe(felt);
  const remove = (): void => {
    changes.disconnect();
    sizes.disconnect();
    bubble.remove();
  };
  animation.finished.then(remove, remove);
}
