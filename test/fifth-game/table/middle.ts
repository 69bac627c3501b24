import {picture, renderDisc, renderSign, renderTrick, trickPlaces} from '@cartavola/elements/extend.js';
import {SUITS, UNKNOWN} from '@cartavola/engine';
import {html, nothing, type TemplateResult} from 'lit';
import {bestPlace} from '../engine/cards.js';
import type {BriscolaScene} from './layout.js';

/** Name of the stock as a starting point of card animations. */
export const STOCK = 'stock';

/** Renders the stock with the turned-up card under it. */
function renderStock(scene: BriscolaScene): TemplateResult | typeof nothing {
  const {view, words, cards} = scene;
  if (view.stock === 0 || view.turnedUp === undefined) return nothing;
  return html`<div class="talon" data-spot=${STOCK} role="img" aria-label=${words.stockWith(cards.name(view.turnedUp), view.stock)}>
    ${picture(scene, view.turnedUp, true)} ${view.stock > 1 ? picture(scene, UNKNOWN) : nothing}
    <span>${view.stock}</span>
  </div>`;
}

/** Renders the trick, the trump suit and the stock. */
export function renderMiddle(scene: BriscolaScene): TemplateResult {
  const {view, words} = scene;
  const best = view.trick.cards.length > 0 ? bestPlace(view.trick.cards, SUITS.indexOf(view.trump)) : -1;
  const places = trickPlaces(scene, view.trick, (place) => ({best: place === best}));
  const text = words.trump(view.trump);
  const more = view.stock > 0 ? words.stock(view.stock) : words.lastRound;
  return html`<div class="signs">${renderSign('trump', renderDisc(scene, view.trump), text, more)}</div>
  ${renderStock(scene)}
  ${renderTrick(scene, places)}`;
}
