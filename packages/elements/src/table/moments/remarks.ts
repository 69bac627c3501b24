import type {Fact, Seat} from '@cartavola/engine';
import {loadRemarkWords} from '@cartavola/words/table/load-remark-words.js';
import {adopt} from '../../base/adopt.js';
import {animate} from '../../base/clock.js';
import {boxIn} from '../../board/scale.js';
import type {Scene} from '../scene/scene.js';
import {momentStyles} from './moments.styles.js';

/** Minimum number of facts between two remarks. */
const PAUSE = 24;
/** Minimum number of cards taken at once that is worth a remark. */
const MANY = 3;
/** Duration of a remark in milliseconds. */
const SHOWN = 2600;
/** Height of the bubble's tail in pixels. */
const TAIL = 5;
/** Minimum distance in pixels from the edges of the table. */
const EDGE = 6;

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

/**
 * Shows text in a speech bubble below a seat, or above a seat at the lower edge of the table. Does nothing while a note
 * is shown, which the bubble might cover.
 */
function show(root: ShadowRoot, seat: Seat, text: string): void {
  const flights = root.querySelector<HTMLElement>('.flights');
  const place = root.querySelector(`[data-spot="seat-${seat}"]`);
  if (!flights || !place || root.querySelector('.note')) return;
  adopt(root, [momentStyles]);
  const bubble = document.createElement('div');
  bubble.className = 'remark';
  bubble.textContent = text;
  flights.append(bubble);
  const table = boxIn(flights, flights.parentElement!);
  const {left, top, width, height} = boxIn(flights, place);
  const own = boxIn(flights, bubble);
  const most = table.left + table.width - own.width - EDGE;
  const x = Math.max(table.left + EDGE, Math.min(left + (width - own.width) / 2, most));
  const isLow = top + height + own.height > table.top + table.height;
  bubble.classList.toggle('above', isLow);
  bubble.style.setProperty('--tail', `${left + width / 2 - x}px`);
  bubble.style.left = `${x}px`;
  bubble.style.top = `${isLow ? top - own.height - TAIL : top + height + TAIL}px`;
  const small = {opacity: 0, transform: 'translateY(-4px) scale(.92)'};
  const full = {opacity: 1, transform: 'none'};
  const {finished} = animate(bubble, [small, {...full, offset: 0.08}, {...full, offset: 0.9}, {opacity: 0}], {
    duration: SHOWN,
  });
  const remove = (): void => bubble.remove();
  finished.then(remove, remove);
}
