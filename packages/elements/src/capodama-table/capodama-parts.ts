import {suitOf, type Card, type Seat} from '@cartavola/engine';
import {ALL_POINTS, powerIn, VARIANTS, type CapodamaView} from '@cartavola/engine/games/capodama/rules.js';
import type {CapodamaWords} from '@cartavola/words/games/capodama/capodama-words.js';
import {html, nothing, type TemplateResult} from 'lit';
import {bottomSeat, initialOf, whoIs, type Stage} from '../card-table/stage.js';
import {renderTrick, type TrickPlace} from '../card-table/trick.js';

type CapodamaStage = Stage<CapodamaView, CapodamaWords>;

/** The trick or the gifts, between the suit led and the doubled suit. */
export function renderMiddle(stage: CapodamaStage): TemplateResult {
  const {view, words, faces} = stage;
  const led = view.trick.cards.length > 0 ? suitOf(view.trick.cards[0]!) : undefined;
  return html`<div class="sign led">
      ${
        led
          ? html`<span class="disc">${faces.sign(led)}</span>
            <p><b>${words.suitLed(led)}</b><span>${words.ledBy(whoIs(stage, view.trick.leader))}</span></p>`
          : nothing
      }
    </div>
    <div class="sign doubled">
      ${
        view.doubled
          ? html`<span class="disc">${faces.sign(view.doubled)}<i aria-hidden="true">×2</i></span>
            <p><b>${words.doubled(view.doubled)}</b><span>${words.countsTwice}</span></p>`
          : nothing
      }
    </div>
    ${renderTrick(stage, view.phase === 'play' ? trickPlaces(stage) : giftPlaces(stage))}`;
}

/** The place of the card that takes the trick as it lies. */
function bestPlace(trick: readonly Card[]): number {
  const power = trick.map((card) => powerIn(card, trick[0]! >> 4));
  return power.indexOf(Math.max(...power));
}

/** Who takes the trick as it lies. */
export const bestSeat = ({trick, hands}: CapodamaView): Seat => (trick.leader + bestPlace(trick.cards)) % hands.length;

function trickPlaces(stage: CapodamaStage): TrickPlace[] {
  const {view, table, cards} = stage;
  const {leader, cards: trick} = view.trick;
  const players = view.hands.length;
  const best = bestPlace(trick);
  return view.hands.map((_, seat) => {
    const place = (seat - leader + players) % players;
    const card = trick[place];
    const who = whoIs(stage, seat);
    if (card !== undefined) return {seat, card, best: place === best, name: table.cardBy(who, cards.name(card))};
    const waits = trick.length > 0 || view.turn.includes(seat);
    return {seat, next: view.turn.includes(seat), ...(waits && {waits: table.toPlay(who)})};
  });
}

/** Gifts lie face down before the givers until all have given. */
function giftPlaces({view, words}: CapodamaStage): TrickPlace[] {
  return view.hands.map((_, seat) => {
    const gift = view.handed ? undefined : view.gifts[seat]![0];
    return gift ? {seat, card: gift.card, key: `gift-${seat}`, name: words.laid} : {seat};
  });
}

/** Who is known to be with whom: a secret partner is a dashed question mark. */
export function renderSides(stage: CapodamaStage): TemplateResult {
  const {view, words} = stage;
  const {target} = VARIANTS[view.hands.length]!;
  const known = view.dama !== undefined;
  const withCapo = view.hands.map((_, seat) => seat === view.capo || seat === view.dama);
  const me = typeof view.viewer === 'number' ? view.viewer : undefined;
  const others = view.hands.flatMap((_, seat) => (!withCapo[seat] && (known || seat === me) ? [seat] : []));
  const capoSeats = [view.capo, ...(known && view.dama !== view.capo ? [view.dama] : [])];
  const rest = view.hands.length - capoSeats.length - others.length - (known ? 0 : 1);
  const hidden = (count: number): TemplateResult[] =>
    Array.from({length: count}, () => html`<span class="avatar unknown">?</span>`);
  const avatar = (seat: Seat): TemplateResult =>
    html`<span class="avatar seat-${seat % 6}">${initialOf(stage, seat)}</span>`;
  const spoken = (seats: readonly Seat[], unknown: number): string =>
    [...seats.map((seat) => stage.standing.names[seat]!), ...Array<string>(unknown).fill(words.secret)].join(', ');
  const mine = me !== undefined && !withCapo[me];

  return html`<h3>${words.sides}</h3>
    <p class="side">
      <span class="members" aria-hidden="true">${capoSeats.map(avatar)}${hidden(known ? 0 : 1)}</span>
      <span>${words.capoNeeds(target)}<span class="hidden"> (${spoken(capoSeats, known ? 0 : 1)})</span></span>
    </p>
    <p class="side">
      <span class="members" aria-hidden="true">${others.map(avatar)}${hidden(rest)}</span>
      <span
        >${(mine ? words.yoursNeeds : words.othersNeed)(ALL_POINTS - target + 1)}<span class="hidden">
          (${spoken(others, rest)})</span
        ></span
      >
    </p>`;
}

/** Both sides' points against what they needed. */
export function renderScoreBody(stage: CapodamaStage, capoPoints: number): TemplateResult {
  const {view, words} = stage;
  const {target} = VARIANTS[view.hands.length]!;
  const side = (label: string, points: number, members: readonly Seat[]): TemplateResult => html`<p class="side-score">
    <span class="members" aria-hidden="true"
      >${members.map((seat) => html`<span class="avatar seat-${seat % 6}">${initialOf(stage, seat)}</span>`)}</span
    >
    <span>${label}</span><b>${points}</b>
  </p>`;
  const seats = [...view.hands.keys()].map((place) => (place + bottomSeat(view)) % view.hands.length);
  const withCapo = (seat: Seat): boolean => seat === view.capo || seat === view.dama;
  return html`${side(words.capoSide, capoPoints, seats.filter(withCapo))}
    <div class="scale" aria-hidden="true">
      <i class="taken" .style=${`--share:${capoPoints / ALL_POINTS}`}></i><i class="goal" .style=${`--share:${target / ALL_POINTS}`}></i>
    </div>
    ${side(
      words.theOthers,
      ALL_POINTS - capoPoints,
      seats.filter((seat) => !withCapo(seat)),
    )}
    <p class="quiet">
      ${words.scoreDetail(capoPoints, target)}${capoPoints === ALL_POINTS ? ` ${words.sweep}` : ''}
    </p>`;
}
