import {UNKNOWN, type Seat} from '@cartavola/engine';
import {ALL_POINTS, powerIn, variantOf, type CapodamaView} from '@cartavola/engine/games/capodama/rules.js';
import type {CapodamaWords} from '@cartavola/words/games/capodama/load-capodama.js';
import {html, nothing, type TemplateResult} from 'lit';
import {keyed} from 'lit/directives/keyed.js';
import {giftKey} from '../card-table/flights.js';
import {renderDisc, renderSign} from '../card-table/signs.js';
import {renderAvatar, renderScale, renderSideScore} from '../card-table/side-score.js';
import {bottomSeat, picture, whoIs, type Stage} from '../card-table/stage.js';
import {ledSuit, renderTrick, trickPlaces, type TrickPlace} from '../card-table/trick.js';

type CapodamaStage = Stage<CapodamaView, CapodamaWords>;

/** Whether the viewer knows that the seat is on the capo's side. */
export const isWithCapo = ({capo, dama, king}: CapodamaView, seat: Seat): boolean =>
  seat === capo || seat === dama || seat === king;

/** The trick or the gifts, and what counts in them: the suit led, the doubled suit, the fourth trump. */
export function renderMiddle(stage: CapodamaStage): TemplateResult {
  const {view, words, cards} = stage;
  const {doubled, fourth} = view;
  const led = ledSuit(view);
  return html`<div class="signs of-${view.hands.length}">
      ${led ? renderSign('led', renderDisc(stage, led), words.suitLed(led), words.ledBy(whoIs(stage, view.trick.leader))) : nothing}
      ${
        doubled
          ? renderSign(
              'doubled',
              renderDisc(stage, doubled, html`<i aria-hidden="true">×2</i>`),
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
              html`<span class="card">${picture(stage, fourth, true)}</span>`,
              words.fourth,
              cards.name(fourth),
            )
      }
    </div>
    ${
      view.phase === 'double' || view.phase === 'trump'
        ? nothing
        : renderTrick(stage, view.phase === 'exchange' || !view.handed ? giftPlaces(stage) : playedPlaces(stage))
    }
    ${view.stock > 0 ? html`<p class="stock">${picture(stage, UNKNOWN)}<span>${words.toCome(view.stock)}</span></p>` : nothing}`;
}

/** The place of the card that takes the trick as it lies. */
function bestPlace({trick, fourth}: CapodamaView): number {
  const power = trick.cards.map((card) => powerIn(card, trick.cards[0]! >> 4, fourth));
  return power.indexOf(Math.max(...power));
}

/** Who takes the trick as it lies. */
export const bestSeat = (view: CapodamaView): Seat => (view.trick.leader + bestPlace(view)) % view.hands.length;

function playedPlaces(stage: CapodamaStage): TrickPlace[] {
  const best = bestPlace(stage.view);
  return trickPlaces(stage, stage.view.trick, (place) => ({best: place === best}));
}

/** Gifts lie face down before the givers until all have given. */
const giftPlaces = ({view, words}: CapodamaStage): TrickPlace[] =>
  view.hands.map((_, seat) => ({
    seat,
    cards: view.handed
      ? []
      : view.gifts[seat]!.map((gift) => ({card: gift.card, key: giftKey(gift), name: words.laid})),
  }));

/** Who is known to be with whom: a secret partner is a dashed question mark. */
export function renderSides(stage: CapodamaStage): TemplateResult {
  const {view, words} = stage;
  const {target, partners, open} = variantOf(view.options);
  if (open) return renderWindow(stage);
  const seats = [...view.hands.keys()];
  // The secret cards that are still to be shown; two of them may be in one hand.
  const secret = [view.dama, view.king].slice(0, partners.length).filter((seat) => seat === undefined).length;
  const me = typeof view.viewer === 'number' ? view.viewer : undefined;
  const withCapo = seats.filter((seat) => isWithCapo(view, seat));
  const against = seats.filter((seat) => !isWithCapo(view, seat) && (secret === 0 || seat === me));
  const rest = seats.length - withCapo.length - against.length - secret;
  const hidden = (count: number): TemplateResult[] =>
    Array.from({length: count}, () => html`<span class="avatar unknown">?</span>`);
  const spoken = (members: readonly Seat[], unknown: number): string =>
    [...members.map((seat) => stage.standing.names[seat]!), ...Array<string>(unknown).fill(words.secret)].join(', ');
  const side = (members: readonly Seat[], unknown: number, text: string): unknown =>
    keyed(
      `${members.join()} ${unknown}`,
      html`<p class="side">
        <span class="members" aria-hidden="true">${members.map((seat) => renderAvatar(stage, seat))}${hidden(unknown)}</span>
        <span>${text}<span class="hidden"> (${spoken(members, unknown)})</span></span>
      </p>`,
    );
  const mine = me !== undefined && !isWithCapo(view, me);
  const others = (mine ? words.yoursNeeds : words.othersNeed)(ALL_POINTS - target + 1);

  return html`<h3>${words.sides}</h3>
    ${side(withCapo, secret, words.capoNeeds(target))} ${side(against, rest, others)}`;
}

/** `capodama.solo`: what the player has, and the window to end in. */
function renderWindow({view, words}: CapodamaStage): TemplateResult {
  const {target, most} = variantOf(view.options);
  const points = view.points[view.capo]!;
  return html`<h3>${words.windowNeeded(target, most)}</h3>
    ${keyed(points, html`<p class="window">${view.over ? nothing : words.windowNow(points, target, most)}</p>`)}
    ${renderScale(points, ALL_POINTS, target, most)}`;
}

/** Both sides' points against what they needed. */
export function renderScoreBody(stage: CapodamaStage, capoPoints: number, detail: string): TemplateResult {
  const {view, words} = stage;
  const {target, most} = variantOf(view.options);
  const seats = [...view.hands.keys()].map((place) => (place + bottomSeat(view)) % view.hands.length);
  const sides = [true, false].map((withCapo) => seats.filter((seat) => isWithCapo(view, seat) === withCapo));
  const sweep = capoPoints === ALL_POINTS && most === ALL_POINTS;
  return html`${renderSideScore(stage, words.capoSide, capoPoints, sides[0]!)}
    ${renderScale(capoPoints, ALL_POINTS, target, most)}
    ${renderSideScore(stage, words.theOthers, ALL_POINTS - capoPoints, sides[1]!)}
    <p class="quiet">${detail}${sweep ? ` ${words.sweep}` : ''}</p>`;
}
