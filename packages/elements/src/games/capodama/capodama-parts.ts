import {UNKNOWN, type Seat} from '@cartavola/engine';
import {ALL_POINTS, powerIn, variantOf, type CapodamaView} from '@cartavola/engine/games/capodama/rules.js';
import {html, nothing, type TemplateResult} from 'lit';
import {keyed} from 'lit/directives/keyed.js';
import {giftKey} from '../../table/scene/flights.js';
import {renderDisc, renderSign} from '../../table/render/signs.js';
import {renderAvatar, renderScale} from '../../table/render/side-score.js';
import {picture, whoIs} from '../../table/scene/scene.js';
import {ledSuit, renderTrick, trickPlaces, type TrickPlace} from '../../table/render/trick.js';
import type {CapodamaScene} from './capodama-scene.js';

/** Returns whether the viewer knows that the seat is on the capo's side. */
export const isWithCapo = ({capo, dama, king}: CapodamaView, seat: Seat): boolean =>
  seat === capo || seat === dama || seat === king;

/** Renders the trick or the gifts, with signs for the suit led, the doubled suit and the fourth trump. */
export function renderMiddle(scene: CapodamaScene): TemplateResult {
  const {view, words, cards} = scene;
  const {doubled, fourth} = view;
  const led = ledSuit(view);
  return html`<div class="signs of-${view.hands.length}">
      ${led ? renderSign('led', renderDisc(scene, led), words.suitLed(led), words.ledBy(whoIs(scene, view.trick.leader))) : nothing}
      ${
        doubled
          ? renderSign(
              'doubled',
              renderDisc(scene, doubled, html`<i aria-hidden="true">×2</i>`),
              words.doubled(doubled),
              words.countsTwice,
            )
          : nothing
      }
      ${
        fourth === undefined
          ? nothing
          : renderSign(
              'fourth',
              html`<span class="card">${picture(scene, fourth, true)}</span>`,
              words.fourth,
              cards.name(fourth),
            )
      }
    </div>
    ${
      view.phase === 'double' || view.phase === 'trump'
        ? nothing
        : renderTrick(scene, view.phase === 'exchange' || !view.handed ? giftPlaces(scene) : playedPlaces(scene))
    }
    ${view.stock > 0 ? html`<p class="stock">${picture(scene, UNKNOWN)}<span>${words.toCome(view.stock)}</span></p>` : nothing}`;
}

/** Returns the index of the card that is winning the trick so far. */
function bestPlace({trick, fourth}: CapodamaView): number {
  const power = trick.cards.map((card) => powerIn(card, trick.cards[0]! >> 4, fourth));
  return power.indexOf(Math.max(...power));
}

/** Returns the seat that is winning the trick so far. */
export const bestSeat = (view: CapodamaView): Seat => (view.trick.leader + bestPlace(view)) % view.hands.length;

function playedPlaces(scene: CapodamaScene): TrickPlace[] {
  const best = bestPlace(scene.view);
  return trickPlaces(scene, scene.view.trick, (place) => ({best: place === best}));
}

/** Gifts lie face down in front of the givers until all players have given. */
const giftPlaces = ({view, words}: CapodamaScene): TrickPlace[] =>
  view.hands.map((_, seat) => ({
    seat,
    cards: view.handed
      ? []
      : view.gifts[seat]!.map((gift) => ({card: gift.card, key: giftKey(gift), name: words.laid})),
  }));

/** Renders the sides as far as they are known. A question mark stands for a secret partner. */
export function renderSides(scene: CapodamaScene): TemplateResult {
  const {view, words} = scene;
  const {target, partners, open} = variantOf(view.options);
  if (open) return renderWindow(scene);
  const seats = [...view.hands.keys()];
  // Number of cards that decide the partners and haven't been shown yet. One hand may hold two of them.
  const secret = [view.dama, view.king].slice(0, partners.length).filter((seat) => seat === undefined).length;
  const me = typeof view.viewer === 'number' ? view.viewer : undefined;
  const withCapo = seats.filter((seat) => isWithCapo(view, seat));
  // Before the exchange, nobody knows their side, not even a player with a card that decides it.
  const mine = me !== undefined && view.handed && !isWithCapo(view, me);
  const against = seats.filter((seat) => !isWithCapo(view, seat) && (secret === 0 || (mine && seat === me)));
  const rest = seats.length - withCapo.length - against.length - secret;
  const hidden = (count: number): TemplateResult[] =>
    Array.from({length: count}, () => html`<span class="avatar unknown">?</span>`);
  const spoken = (members: readonly Seat[], unknown: number): string =>
    [...members.map((seat) => scene.standing.names[seat]!), ...Array<string>(unknown).fill(words.secret)].join(', ');
  const side = (members: readonly Seat[], unknown: number, text: string): unknown =>
    keyed(
      `${members.join()} ${unknown}`,
      html`<p class="side">
        <span class="members" aria-hidden="true">${members.map((seat) => renderAvatar(scene, seat))}${hidden(unknown)}</span>
        <span>${text}<span class="hidden"> (${spoken(members, unknown)})</span></span>
      </p>`,
    );
  const others = (mine ? words.yoursNeeds : words.othersNeed)(ALL_POINTS - target + 1);

  return html`<h3>${words.sides}</h3>
    ${side(withCapo, secret, words.capoNeeds(target))} ${side(against, rest, others)}`;
}

/** Renders a solo player's points, and the range in which they must finish (rule `capodama.solo`). */
function renderWindow({view, words}: CapodamaScene): TemplateResult {
  const {target, most} = variantOf(view.options);
  const points = view.points[view.capo]!;
  return html`<h3>${words.windowNeeded(target, most)}</h3>
    ${keyed(points, html`<p class="window">${view.over ? nothing : words.windowNow(points, target, most)}</p>`)}
    ${renderScale(points, ALL_POINTS, target, most)}`;
}
