import {formatCard, sideOf, UNKNOWN, type Card, type Seat} from '@cartavola/engine';
import {pointsOf, type CapraPlay, type CapraView} from '@cartavola/engine/games/capra/rules.js';
import {html, nothing, type TemplateResult} from 'lit';
import {keyed} from 'lit/directives/keyed.js';
import {repeat} from 'lit/directives/repeat.js';
import {renderAvatar} from '../../table/render/side-score.js';
import {renderDisc, renderSign} from '../../table/render/signs.js';
import {partiesInOrder, picture, seatPosition, whoIs} from '../../table/scene/scene.js';
import {renderFree, renderTrickCard} from '../../table/render/trick.js';
import {foldKey, foldsIn, pairsIn, type PairedCard} from './capra-pairs.js';
import type {CapraScene} from './capra-scene.js';

/** Renders the middle: the trump suit, the stock, the cards led or beaten, and the folded cards. */
export function renderMiddle(scene: CapraScene): TemplateResult {
  const {view, words} = scene;
  return html`<div class="signs">
      ${renderSign('trump', renderDisc(scene, view.trump), words.trump(view.trump), '')} ${renderStock(scene)}
    </div>
    ${renderPairs(scene)}
    <div class="folds">${repeat(
      foldsIn(view),
      ({seat}) => seat,
      (play) => renderFold(scene, play),
    )}</div>`;
}

/** Renders the stock, with the trump card half under it while that card is face up. */
function renderStock(scene: CapraScene): TemplateResult {
  const {view, words} = scene;
  const shown = view.shownTo === undefined && view.stock > 0 ? view.shown : undefined;
  return html`<div class="pack" data-spot="stock">
    ${
      shown === undefined
        ? nothing
        : html`<span class="card shown" data-card=${formatCard(shown)}
            ><span class="hidden">${words.shownUnder(shown)}</span>${picture(scene, shown)}</span
          >`
    }
    ${view.stock > 0 ? html`<span class="pile" aria-hidden="true">${picture(scene, UNKNOWN)}</span>` : nothing}
    ${keyed(view.stock, html`<span class="count">${words.inStock(view.stock)}</span>`)}
  </div>`;
}

/** Renders the trick: a column for each card led, with the cards that beat it on top. */
function renderPairs(scene: CapraScene): TemplateResult {
  const {view, table} = scene;
  const columns = pairsIn(view);
  const [turn] = view.turn;
  const free =
    columns.length === 0 && turn !== undefined
      ? html`<li role="none" class="slot next">${renderFree(scene, turn, table.toPlay(whoIs(scene, turn)))}</li>`
      : nothing;
  return html`<ul class="trick pairs" part="trick" data-group="trick" role="toolbar" aria-label=${table.onTheTable}>
    ${free}
    ${repeat(
      columns,
      ([led]) => formatCard(led!.card),
      (column) =>
        html`<li role="none" class="column">
          ${repeat(
            column,
            ({card}) => formatCard(card),
            (paired, layer) => renderPaired(scene, paired, layer === column.length - 1),
          )}
        </li>`,
    )}
  </ul>`;
}

function renderPaired(scene: CapraScene, {seat, card, beaten}: PairedCard, best: boolean): TemplateResult {
  const {table, cards, words} = scene;
  const name = beaten === undefined ? cards.name(card) : words.over(card, beaten);
  return renderTrickCard(scene, seat, {card, best, name: table.cardBy(whoIs(scene, seat), name)});
}

/** Renders folded cards, which only the player who folded them knows. */
function renderFold(scene: CapraScene, {seat, cards}: CapraPlay): TemplateResult {
  return html`<p class="fold ${seatPosition(scene.view, seat)}">
    <span aria-hidden="true">${renderAvatar(scene, seat)}</span>
    <span class="hidden">${sayFold(scene, seat, cards)}</span>
    ${cards.map(
      (card, place) =>
        html`<span class="card ${card === UNKNOWN ? '' : 'own-fold'}" aria-hidden="true"
          data-card=${card === UNKNOWN ? foldKey(seat, place) : formatCard(card)}>${picture(scene, card, true)}</span>`,
    )}
  </p>`;
}

/** Describes folded cards by name if the viewer knows them, otherwise by how many there are. */
export function sayFold({table, words, ...rest}: CapraScene, seat: Seat, cards: readonly Card[]): string {
  const isKnown = cards.every((card) => card !== UNKNOWN);
  const who = whoIs({table, words, ...rest}, seat);
  return table.cardBy(who, isKnown ? words.ownFaceDown(cards) : words.faceDown(cards.length));
}

/** Renders what each side has taken, as far as the viewer knows it. */
export function renderSides(scene: CapraScene): TemplateResult {
  const {words, view} = scene;
  return html`<h3>${words.sides}</h3>
    ${partiesInOrder(scene).map((side) => {
      const {tricks, points, all} = takenBy(view, side);
      return html`<p class="side">
        <span class="members" aria-hidden="true">${scene.parties[side]!.map((seat) => renderAvatar(scene, seat))}</span>
        <span><span class="hidden">${scene.standing.parties[side]}: </span>${words.taking(tricks, points, all)}</span>
      </p>`;
    })}
    <p class="needed">${words.needed}</p>`;
}

/** Returns the number of a side's tricks, the known points in them, and whether all their cards are known. */
export function takenBy({tricks, position}: CapraView, side: number) {
  const own = tricks.filter(({winner}) => sideOf(winner) === side);
  const cards = [...(position?.piles?.[side] ?? []), ...own.flatMap(({plays}) => plays.flatMap((play) => play.cards))];
  return {tricks: own.length, points: sumOf(cards), all: !cards.includes(UNKNOWN)};
}

/** Returns the points of the known cards. */
export const sumOf = (cards: readonly Card[]): number =>
  cards.reduce((sum, card) => sum + (card === UNKNOWN ? 0 : pointsOf[card]!), 0);
