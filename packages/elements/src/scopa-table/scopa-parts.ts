import {formatCard, UNKNOWN, type Card} from '@cartavola/engine';
import {VALUE, type ScopaView} from '@cartavola/engine/games/scopa/rules.js';
import type {ScopaWords} from '@cartavola/words/games/scopa/load-scopa.js';
import {html, nothing, type TemplateResult} from 'lit';
import {keyed} from 'lit/directives/keyed.js';
import {keyedList} from '../card-table/keyed-list.js';
import {checkIcon, pileIcon} from '../card-table/icons.js';
import type {Acts} from '../card-table/layout.js';
import {initialOf, partiesInOrder, picture, whoHas, type Stage} from '../card-table/stage.js';
import {inOrder, isTaking, setsFor, sweptAgo, valueOf} from './scopa-cards.js';
import {gridStyle, placesOn, placeStyle} from './scopa-places.js';
import {lastTakeSentence} from './scopa-sentences.js';

type ScopaStage = Stage<ScopaView, ScopaWords>;

/** The cards on the table, what a picked card may take of them, and what is being taken. */
export function renderMiddle(stage: ScopaStage, {activate}: Acts): TemplateResult {
  const {view, table} = stage;
  const cards = inOrder(view, view.table);
  const places = placesOn(view);
  return html`<ul
      class="spread"
      part="cards"
      data-group="table"
      aria-label=${table.onTheTable}
      .style=${gridStyle(places.length)}
    >
      ${keyedList(
        cards,
        (card) => card,
        (card) => renderTableCard(stage, card, placeStyle(places.indexOf(card), places.length), activate),
      )}
    </ul>
    ${renderSum(stage)} ${renderSweep(stage)}`;
}

/** A card lies a little askew, always the same way. */
const tiltOf = (card: Card): number => (((card * 37) % 9) - 4) * 0.55;

function renderTableCard(stage: ScopaStage, card: Card, place: string, activate: Acts['activate']): TemplateResult {
  const {view, picked, proof, cards} = stage;
  const [played] = picked;
  const taking = isTaking(view);
  const last = view.plays.at(-1);
  const isPicked = picked.includes(card) || taking?.takes.includes(card);
  const could = played !== undefined && setsFor(stage, played).some((set) => set.includes(card));
  const look = isPicked ? 'picked' : proof.includes(card) ? 'proof' : could ? 'could' : '';
  return html`<li .style=${`--tilt:${tiltOf(card)}deg;${place}`}>
    <button
      type="button"
      class="card ${look} ${played === undefined ? 'tells' : ''} ${card === taking?.card ? 'takes' : ''}"
      data-item=${formatCard(card)}
      data-card=${formatCard(card)}
      aria-pressed=${played === undefined ? nothing : String(isPicked)}
      @click=${played === undefined ? nothing : () => activate(card)}
    >
      <span class="hidden">${cards.name(card)}</span>
      ${picture(stage, card)}
      ${isPicked ? html`<span class="mark yes">${checkIcon}</span>` : nothing}
      ${
        last?.card === card
          ? html`<span class="owner seat-${last.seat % 6}" aria-hidden="true">${initialOf(stage, last.seat)}</span>`
          : nothing
      }
    </button>
  </li>`;
}

/** What the cards that are picked, or being taken, sum to. */
function renderSum({view, picked}: ScopaStage): TemplateResult | typeof nothing {
  const taking = isTaking(view);
  const [played, ...taken] = taking ? [taking.card, ...inOrder(view, taking.takes)] : picked;
  if (played === undefined) return nothing;
  const rest = VALUE[played]! - valueOf(taken);
  const parts = [...taken.map((card) => VALUE[card]!), ...(rest > 0 ? ['…'] : [])];
  return html`<p class="sum" aria-hidden="true"><b>${VALUE[played]}</b> = ${parts.join(' + ')}</p>`;
}

/** A sweep is called out, once, and goes by itself. */
function renderSweep({view, words}: ScopaStage): TemplateResult | typeof nothing {
  const ago = sweptAgo(view);
  if (ago === undefined || isTaking(view)) return nothing;
  return html`${keyed(view.plays.length - ago, html`<p class="sweep" aria-hidden="true"><b>${words.scopa}</b></p>`)}`;
}

/** A few small cards, such as on a button. */
export const renderSet = (stage: Stage, cards: readonly Card[]): TemplateResult =>
  html`<span class="set" aria-hidden="true">${cards.map((card) => html`<i>${picture(stage, card, true)}</i>`)}</span>`;

/** A side's pile: the cards that made a scopa lie across. */
export function renderPile(stage: ScopaStage, side: number): TemplateResult {
  const {piles, scopas} = stage.view;
  if (piles[side]!.length === 0) return html`<span class="pile empty" aria-hidden="true"></span>`;
  const across = scopas[side]!;
  return html`<span class="pile" aria-hidden="true" .style=${`--across:${across.length}`}>
    ${across.map((card, place) => html`<i class="across" .style=${`--place:${place}`}>${picture(stage, card, true)}</i>`)}
    <i class="backs-of">${picture(stage, UNKNOWN)}</i>
  </span>`;
}

/** What each side has taken, and what is still to come. */
export function renderPiles(stage: ScopaStage): TemplateResult {
  const {view, words, table} = stage;
  return html`<h3>${words.piles}</h3>
    ${partiesInOrder(stage).map(
      (side, place) => html`<p class="side ${place > 0 ? 'others' : ''}">
        <span class="members" aria-hidden="true"
          >${stage.parties[side]!.map(
            (seat) => html`<span class="avatar seat-${seat % 6}">${initialOf(stage, seat)}</span>`,
          )}</span
        >
        <span class="hidden">${words.pileOf(whoHas(stage, side), view.piles[side]!.length, view.scopas[side]!.length)}</span>
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

/** The corner of a wide table: the last cards that were taken, and the stock. */
export function renderCorner(stage: ScopaStage): TemplateResult {
  const {view, words} = stage;
  const last = view.plays.findLast(({takes}) => takes);
  return html`<h3>${words.lastPlay}</h3>
    ${
      last
        ? html`<div class="last-take" aria-hidden="true">
              <i class="by">${picture(stage, last.card, true)}<span class="owner seat-${last.seat % 6}">${initialOf(stage, last.seat)}</span></i>
              ${renderSet(stage, inOrder(view, last.takes!))}
            </div>
            <p class="hidden">${lastTakeSentence(stage)}</p>`
        : html`<p class="quiet">${words.noPlayYet}</p>`
    }
    <div class="stock-of">
      ${view.stock > 0 ? html`<i aria-hidden="true">${picture(stage, UNKNOWN)}</i>` : nothing}
      <span>${words.stock(view.stock)}</span>
    </div>`;
}
