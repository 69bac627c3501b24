import {card, RANKS, suitOf, type Rank, type Seat, type Suit} from '@cartavola/engine';
import {bestPlace, highestRuff, isRuff, suitIndices, type CalypsoView} from '@cartavola/engine/games/calypso/rules.js';
import type {CalypsoWords} from '@cartavola/words/games/calypso/load-calypso.js';
import {html, nothing, type TemplateResult} from 'lit';
import {keyed} from 'lit/directives/keyed.js';
import {pileIcon} from '../card-table/icons.js';
import {renderAvatar} from '../card-table/side-score.js';
import {renderDisc, renderSign} from '../card-table/signs.js';
import {whoIs, type Stage} from '../card-table/stage.js';
import {ledSuit, renderTrick, trickPlaces} from '../card-table/trick.js';
import {sidesIn} from './calypso-score.js';

type CalypsoStage = Stage<CalypsoView, CalypsoWords>;

const bestIn = ({trick, trumps}: CalypsoView): number => bestPlace(trick.cards, trick.leader, suitIndices(trumps));

/** Who takes the trick as it lies. */
export const bestSeat = (view: CalypsoView): Seat => (view.trick.leader + bestIn(view)) % 4;

/** Where the cards of a seat's calypso lie, and its discard pile. */
export const calypsoSpot = (seat: Seat): string => `calypso-${seat}`;
export const discardSpot = (seat: Seat): string => `discards-${seat}`;

/** How the card at a place of the trick stands to the ruffs before it. */
export function ruffAt({trick, trumps}: CalypsoView, place: number): 'ruff' | 'overruff' | undefined {
  const cards = trick.cards.slice(0, place + 1);
  const own = suitIndices(trumps);
  if (!isRuff(cards, place, trick.leader, own)) return undefined;
  const before = highestRuff(cards.slice(0, place), trick.leader, own);
  if (before < 0) return 'ruff';
  return (cards[place]! & 15) < before ? 'overruff' : undefined;
}

/** What a ruff says of itself; one that is too low says nothing. */
const tagOf = ({view, words}: CalypsoStage, place: number): {readonly tag?: string} => {
  const ruff = ruffAt(view, place);
  return ruff ? {tag: words[ruff]} : {};
};

/** The trick, and what counts in it: the suit led, and who has ruffed highest. */
export function renderMiddle(stage: CalypsoStage): TemplateResult {
  const {view, words} = stage;
  const {leader, cards} = view.trick;
  const best = bestIn(view);
  const led = ledSuit(view);
  const who = whoIs(stage, leader);
  return html`<div class="signs">
      ${
        led
          ? renderSign(
              'led',
              renderDisc(stage, led),
              words.suitLed(led),
              view.trumps[leader] === led ? words.trumpsLed(who) : words.ledBy(who),
            )
          : nothing
      }
      ${
        best >= 0 && ruffAt(view, best)
          ? renderSign(
              'ruffed',
              renderDisc(stage, suitOf(cards[best]!)),
              words.ruffed,
              words.ruffedBy(whoIs(stage, bestSeat(view))),
            )
          : nothing
      }
    </div>
    ${renderTrick(
      stage,
      trickPlaces(stage, view.trick, (place) => ({best: place === best, ...tagOf(stage, place)})),
    )}`;
}

/** Who plays with whom, and what both have together. */
export function renderSides(stage: CalypsoStage): TemplateResult {
  return html`<h3>${stage.words.sides}</h3>
    ${sidesIn(stage).map(
      ({seats, names, points}) => html`<p class="side">
        <span class="members" aria-hidden="true">${seats.map((seat) => renderAvatar(stage, seat))}</span>
        <span class="hidden">${names}</span><b>${stage.table.pointsShort(points)}</b>
      </p>`,
    )}`;
}

/** What a seat builds: thirteen places, and its discard pile. */
export function renderGrowing(stage: CalypsoStage, seat: Seat): TemplateResult {
  const {view, words} = stage;
  const suit = view.trumps[seat]!;
  const built = view.building[seat]!;
  const discards = view.discards[seat]!;
  const has = (rank: Rank): boolean => built.includes(card(rank, suit));
  const complete = keyed(
    view.done[seat]!,
    isJustDone(view, seat) ? renderRanks(stage, suit, 'complete', () => true) : nothing,
  );
  return html`<div class="growing">
    <p class="calypso" data-spot=${calypsoSpot(seat)}>
      <span class="hidden">${`${words.building(suit, built)}.`}</span>${renderRanks(stage, suit, '', has)}${complete}
    </p>
    <p class="discards" data-spot=${discardSpot(seat)}>
      <span class="hidden">${`${words.discardPile(discards)}.`}</span>
      <span aria-hidden="true">${pileIcon}${discards}</span>
    </p>
  </div>`;
}

/** Whether the last trick completed a calypso: then the next one has of that trick's cards only. */
const isJustDone = ({done, before, building, tricks}: CalypsoView, seat: Seat): boolean =>
  done[seat]! > before.done[seat]! && building[seat]!.every((one) => tricks.at(-1)?.cards.includes(one));

const renderRanks = (
  {cards}: CalypsoStage,
  suit: Suit,
  kind: string,
  has: (rank: Rank) => boolean,
): TemplateResult => html`<span class="ranks suit-${suit} ${kind}" aria-hidden="true"
  >${RANKS.map((rank) => html`<i class=${has(rank) ? 'on' : ''}>${letterOf(rank, cards.letters)}</i>`)}</span
>`;

/** A rank as it stands in a card's corner. */
const letterOf = (rank: Rank, letters: CalypsoStage['cards']['letters']): string =>
  rank === 'T' ? '10' : ((letters as Readonly<Record<string, string>>)[rank] ?? rank);
