import {formatCard, UNKNOWN, type Card} from '@cartavola/engine';
import {VALUE, valueOf} from '@cartavola/engine/games/scopa/rules.js';
import {html, nothing, type TemplateResult} from 'lit';
import {keyed} from 'lit/directives/keyed.js';
import {repeat} from 'lit/directives/repeat.js';
import {checkIcon, pileIcon} from '../../table/render/icons.js';
import type {Acts} from '../../table/layout.js';
import {initialOf, partiesInOrder, picture, whoHas, type Scene} from '../../table/scene/scene.js';
import {inOrderOfPlay, isTaking, setsFor} from './scopa-cards.js';
import {gridStyle, placeStyle} from './scopa-places.js';
import type {ScopaScene} from './scopa-scene.js';
import {lastTakeSentence} from './scopa-sentences.js';

/** Renders the cards on the table, and marks those that a selected card may capture and those being captured. */
export function renderMiddle(scene: ScopaScene, {activate}: Acts): TemplateResult {
  const {view, table} = scene;
  const cards = inOrderOfPlay(view, view.table);
  return html`<ul
      class="spread"
      part="cards"
      data-group="table"
      role="toolbar"
      aria-label=${table.onTheTable}
      .style=${gridStyle(cards.length)}
    >
      ${repeat(
        cards,
        (card) => card,
        (card, place) => renderTableCard(scene, card, placeStyle(place, cards.length), activate),
      )}
    </ul>
    ${renderSum(scene)}`;
}

/** Returns the tilt of a card in degrees. It is always the same for the same card. */
const tiltOf = (card: Card): number => (((card * 37) % 9) - 4) * 0.55;

function renderTableCard(scene: ScopaScene, card: Card, place: string, activate: Acts['activate']): TemplateResult {
  const {view, picked, proof, cards} = scene;
  const [played] = picked;
  const taking = isTaking(view);
  const last = view.plays.at(-1);
  const isPicked = picked.includes(card) || taking?.takes.includes(card);
  const look = isPicked ? 'picked' : proof.includes(card) ? 'proof' : outlineOf(scene, card);
  return html`<li role="none" .style=${`--tilt:${tiltOf(card)}deg;${place}`}>
    <button
      type="button"
      class="card ${look} seat-${last?.seat ?? 0} ${played === undefined ? 'tells' : ''} ${card === taking?.card ? 'takes' : ''}"
      data-item=${formatCard(card)}
      data-card=${formatCard(card)}
      data-owner=${last?.card === card ? initialOf(scene, last.seat) : nothing}
      aria-pressed=${played === undefined ? nothing : String(isPicked)}
      @click=${played === undefined ? nothing : () => activate(card)}
    >
      <span class="hidden">${cards.name(card)}</span>
      ${picture(scene, card)}
      ${isPicked ? html`<span class="mark yes">${checkIcon}</span>` : nothing}
    </button>
  </li>`;
}

/**
 * Returns the outline of a table card that the selected card may capture. If none is selected, the card that the reader
 * points at is used.
 */
function outlineOf(scene: ScopaScene, card: Card): 'could' | 'would' | '' {
  const {picked, aimed, proof} = scene;
  const [played = proof.length > 0 ? undefined : aimed] = picked;
  const sets = played === undefined ? [] : setsFor(scene, played);
  if (!sets.some((set) => set.includes(card))) return '';
  return sets.length > 1 ? 'could' : 'would';
}

/** Renders the sum of the cards that are selected or being captured, or nothing if no sum is required. */
function renderSum({view, picked}: ScopaScene): TemplateResult | typeof nothing {
  const taking = isTaking(view);
  const [played, ...taken] = taking ? [taking.card, ...inOrderOfPlay(view, taking.takes)] : picked;
  if (played === undefined) return nothing;
  const rest = VALUE[played]! - valueOf(taken);
  if (rest < 0) return nothing;
  const parts = [...taken.map((card) => VALUE[card]!), ...(rest > 0 ? ['…'] : [])];
  return html`<p class="sum ${taking ? 'taking' : ''}" aria-hidden="true"><b>${VALUE[played]}</b> = ${parts.join(' + ')}</p>`;
}

/** Renders a few small cards, for example on a button. */
export const renderSet = (scene: Scene, cards: readonly Card[]): TemplateResult =>
  html`<span class="set" aria-hidden="true">${cards.map((card) => html`<i>${picture(scene, card, true)}</i>`)}</span>`;

/** Renders a side's pile, with the cards that made a scopa lying across it. */
export function renderPile(scene: ScopaScene, side: number): TemplateResult {
  const {piles, scopas} = scene.view;
  if (piles[side]!.length === 0) return html`<span class="pile empty" aria-hidden="true"></span>`;
  const across = scopas[side]!;
  return html`<span class="pile" aria-hidden="true" .style=${`--across:${across.length}`}>
    ${across.map((card, place) => html`<i class="across" .style=${`--place:${place}`}>${picture(scene, card, true)}</i>`)}
    <i class="backs-of">${picture(scene, UNKNOWN)}</i>
  </span>`;
}

/** Renders what each side has taken, and what is left of the stock. */
export function renderPiles(scene: ScopaScene): TemplateResult {
  const {view, words, table} = scene;
  return html`<h3>${words.piles}</h3>
    ${partiesInOrder(scene).map(
      (side, place) => html`<p class="side ${place > 0 ? 'others' : ''}">
        <span class="members" aria-hidden="true"
          >${scene.parties[side]!.map(
            (seat) => html`<span class="avatar seat-${seat % 6}">${initialOf(scene, seat)}</span>`,
          )}</span
        >
        <span class="hidden">${words.pileOf(whoHas(scene, side), view.piles[side]!.length, view.scopas[side]!.length)}</span>
        ${keyed(
          view.piles[side]!.length,
          html`<span aria-hidden="true"
            >${table.cardsLeft(view.piles[side]!.length)}<span class=${view.scopas[side]!.length === 0 ? 'none' : ''}
              >, ${words.scopas(view.scopas[side]!.length)}</span
            ></span
          >`,
        )}
      </p>`,
    )}
    <p class="side in-stock">${pileIcon}<span>${words.stock(view.stock)}</span></p>`;
}

/** Renders the corner of a wide table: the last capture, and the stock. */
export function renderCorner(scene: ScopaScene): TemplateResult {
  const {view, words} = scene;
  const last = view.plays.findLast(({takes}) => takes);
  return html`<h3>${words.lastPlay}</h3>
    ${
      last
        ? html`<div class="last-take" aria-hidden="true">
              <i class="by seat-${last.seat}" data-owner=${initialOf(scene, last.seat)}>${picture(scene, last.card, true)}</i>
              ${renderSet(scene, inOrderOfPlay(view, last.takes!))}
            </div>
            <p class="hidden">${lastTakeSentence(scene)}</p>`
        : html`<p class="quiet">${words.noPlayYet}</p>`
    }
    <div class="stock-of">
      <i aria-hidden="true">${view.stock > 0 ? picture(scene, UNKNOWN) : nothing}</i>
      <span>${words.stock(view.stock)}</span>
    </div>`;
}
