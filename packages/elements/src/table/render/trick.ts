import {formatCard, suitOf, type Card, type Seat, type Suit, type Trick, type View} from '@cartavola/engine';
import {html, nothing, type TemplateResult} from 'lit';
import {keyed} from 'lit/directives/keyed.js';
import {repeat} from 'lit/directives/repeat.js';
import type {LastTrick} from '../layout.js';
import {initialOf, picture, seatPosition, whoIs, type Scene} from '../scene/scene.js';

/** Card in front of a seat. */
interface TrickCard {
  readonly card: Card;
  /** Key of a face-down card. A known card's key is its name. */
  readonly key?: string;
  /** Whether the card is winning the trick so far. */
  readonly best?: boolean;
  /** Label on the card for its role in the trick. */
  readonly tag?: string;
  /** Spoken name of the card and its player. */
  readonly name: string;
}

/** One seat's cards in a trick. */
export interface TrickPlace {
  readonly seat: Seat;
  readonly cards: readonly TrickCard[];
  /** Text for screen readers if the place is empty. */
  readonly waits?: string;
  readonly next?: boolean;
}

/** Returns the suit led, or undefined before the first card of a trick. */
export const ledSuit = ({trick}: {readonly trick: Trick}): Suit | undefined =>
  trick.cards.length > 0 ? suitOf(trick.cards[0]!) : undefined;

/** Returns the cards with the seats that played them, starting with the leader. */
export const playedIn = ({hands}: View, {leader, cards}: Trick): {readonly seat: Seat; readonly card: Card}[] =>
  cards.map((card, place) => ({seat: (leader + place) % hands.length, card}));

/** Returns each seat's cards, for a trick with one card per player. `look` returns the look of the card at an index. */
export function trickPlaces(
  scene: Scene,
  trick: Trick,
  look: (place: number) => Pick<TrickCard, 'best' | 'tag'>,
): TrickPlace[] {
  const {view, table, cards} = scene;
  const players = view.hands.length;
  return view.hands.map((_, seat) => {
    const place = (seat - trick.leader + players) % players;
    const card = trick.cards[place];
    const who = whoIs(scene, seat);
    const next = view.turn.includes(seat);
    if (card !== undefined) return {seat, cards: [{card, ...look(place), name: table.cardBy(who, cards.name(card))}]};
    return {seat, cards: [], next, ...((trick.cards.length > 0 || next) && {waits: table.toPlay(who)})};
  });
}

/** Describes a trick's cards in words. */
export const lyingIn = (scene: Scene, trick: Trick): string =>
  scene.table.lying(
    playedIn(scene.view, trick).map(({seat, card}) => scene.table.cardBy(whoIs(scene, seat), scene.cards.name(card))),
  );

/** Renders a trick: its cards in front of each seat. */
export function renderTrick(scene: Scene, places: readonly TrickPlace[]): TemplateResult {
  return html`<ul class="trick of-${places.length}" part="trick" data-group="trick" role="toolbar" aria-label=${scene.table.onTheTable}>
    ${repeat(
      places,
      ({seat}) => seat,
      ({
        seat,
        cards,
        next,
        waits,
      }) => html`<li role="none" class="slot ${seatPosition(scene.view, seat)} ${next ? 'next' : ''}"
        .style=${`--cards:${cards.length}`}>
        ${cards.length === 0 && waits ? keyed(`${next} ${waits}`, renderFree(scene, seat, waits)) : nothing}
        ${repeat(
          cards,
          ({key, card}) => key ?? formatCard(card),
          (one) => renderTrickCard(scene, seat, one),
        )}
      </li>`,
    )}
  </ul>`;
}

/** Renders an empty place. `waits` is its text for screen readers. */
export const renderFree = (scene: Scene, seat: Seat, waits: string): TemplateResult =>
  html`<span class="free seat-${seat % 6}" role="img" aria-label=${waits} data-owner=${initialOf(scene, seat)}></span>`;

/** Renders a card of a trick. A known card is a button that shows its worth. */
export function renderTrickCard(
  scene: Scene,
  seat: Seat,
  {card, key = formatCard(card), best, tag, name}: TrickCard,
): TemplateResult {
  const inside = html`<span class="hidden">${name}</span>${picture(scene, card)}
    ${tag ? html`<span class="tag">${tag}</span>` : nothing}`;
  const classes = `card tells seat-${seat % 6} ${best ? 'best' : ''}`;
  const owner = initialOf(scene, seat);
  return card < 0
    ? html`<div class=${classes} data-card=${key} data-owner=${owner}>${inside}</div>`
    : html`<button type="button" class=${classes} data-card=${key} data-item=${key} data-owner=${owner}>${inside}</button>`;
}

/** Returns the name of a card in the last trick. */
export const cardNameOf = ({table, cards}: Scene, card: Card): string => (card < 0 ? table.faceDown : cards.name(card));

/**
 * Renders the last trick with small cards, and marks the winner's. Each trick has new elements, so nothing counts as a
 * layout shift.
 */
export function renderLastTrick(scene: Scene, trick: LastTrick | undefined): unknown {
  const {table} = scene;
  if (!trick) return html`<p class="quiet">${table.noTrickYet}</p>`;
  return keyed(
    trick.cards.map(({seat, card}) => `${seat} ${card}`).join(),
    html`<ul class="last-cards" aria-label=${table.lastTrick}>
        ${trick.cards.map(
          ({
            seat,
            card,
          }) => html`<li class="seat-${seat % 6} ${seat === trick.winner ? 'winner' : ''}" data-owner=${initialOf(scene, seat)}>
            <span class="hidden">${table.cardBy(whoIs(scene, seat), cardNameOf(scene, card))}</span>
            ${picture(scene, card, true)}
          </li>`,
        )}
      </ul>
      <p class="row"><span>${table.tookTrick(whoIs(scene, trick.winner))}</span>${trick.points === undefined ? nothing : html`<b>${table.pointsShort(trick.points)}</b>`}</p>`,
  );
}
