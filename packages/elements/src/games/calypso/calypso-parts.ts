import {card, RANKS, suitOf, type Rank, type Seat} from '@cartavola/engine';
import {bestPlace, highestRuff, isRuff, suitIndices, type CalypsoView} from '@cartavola/engine/games/calypso/rules.js';
import {html, nothing, svg, type SVGTemplateResult, type TemplateResult} from 'lit';
import {keyed} from 'lit/directives/keyed.js';
import {crownIcon, pileIcon} from '../../table/render/icons.js';
import {renderAvatar} from '../../table/render/side-score.js';
import {renderDisc, renderSign} from '../../table/render/signs.js';
import {whoIs} from '../../table/scene/scene.js';
import {ledSuit, renderTrick, trickPlaces} from '../../table/render/trick.js';
import type {CalypsoScene} from './calypso-scene.js';
import {sidesIn} from './calypso-sides.js';

const bestIn = ({trick, trumps}: CalypsoView): number => bestPlace(trick.cards, trick.leader, suitIndices(trumps));

/** Returns the seat that is winning the trick so far. */
export const bestSeat = (view: CalypsoView): Seat => (view.trick.leader + bestIn(view)) % 4;

/** Values of `data-spot` for a seat's calypso and discard pile. */
export const calypsoSpot = (seat: Seat): string => `calypso-${seat}`;
export const discardSpot = (seat: Seat): string => `discards-${seat}`;

/** Returns whether the card at an index of the trick is a ruff or an overruff, or undefined if it is neither. */
export function ruffAt({trick, trumps}: CalypsoView, place: number): 'ruff' | 'overruff' | undefined {
  const cards = trick.cards.slice(0, place + 1);
  const own = suitIndices(trumps);
  if (!isRuff(cards, place, trick.leader, own)) return undefined;
  const before = highestRuff(cards.slice(0, place), trick.leader, own);
  if (before < 0) return 'ruff';
  return (cards[place]! & 15) < before ? 'overruff' : undefined;
}

/** Returns the label for a ruff. An undertrump has none. */
const tagOf = ({view, words}: CalypsoScene, place: number): {readonly tag?: string} => {
  const ruff = ruffAt(view, place);
  return ruff ? {tag: words[ruff]} : {};
};

/** Renders the trick, with signs for the suit led and the highest ruff. */
export function renderMiddle(scene: CalypsoScene): TemplateResult {
  const {view, words} = scene;
  const {leader, cards} = view.trick;
  const best = bestIn(view);
  const led = ledSuit(view);
  const who = whoIs(scene, leader);
  return html`<div class="signs">
      ${
        led
          ? renderSign(
              'led',
              renderDisc(scene, led),
              words.suitLed(led),
              view.trumps[leader] === led ? words.trumpsLed(who) : words.ledBy(who),
            )
          : nothing
      }
      ${
        best >= 0 && ruffAt(view, best)
          ? renderSign(
              'ruffed',
              renderDisc(scene, suitOf(cards[best]!)),
              words.ruffed,
              words.ruffedBy(whoIs(scene, bestSeat(view))),
            )
          : nothing
      }
    </div>
    ${renderTrick(
      scene,
      trickPlaces(scene, view.trick, (place) => ({best: place === best, ...tagOf(scene, place)})),
    )}`;
}

/** Renders the partnerships and their points. */
export function renderSides(scene: CalypsoScene): TemplateResult {
  return html`<h3>${scene.words.sides}</h3>
    ${sidesIn(scene).map(
      ({seats, names, points}) => html`<p class="side">
        <span class="members" aria-hidden="true">${seats.map((seat) => renderAvatar(scene, seat))}</span>
        <span class="hidden">${names}</span><b>${scene.table.pointsShort(points)}</b>
      </p>`,
    )}`;
}

/** Renders a seat's calypso with its thirteen ranks, and the seat's discard pile. */
export function renderGrowing(scene: CalypsoScene, seat: Seat): TemplateResult {
  const {view, words} = scene;
  const suit = view.trumps[seat]!;
  const built = view.building[seat]!;
  const discards = view.discards[seat]!;
  const has = (rank: Rank): boolean => built.includes(card(rank, suit));
  const done = view.done[seat]!;
  const complete = keyed(
    done,
    isJustDone(view, seat)
      ? html`<span class="complete" aria-hidden="true">${renderRanks(scene, () => true)}</span>`
      : nothing,
  );
  return html`${
    done > 0
      ? html`<p class="done"><span class="hidden">${`${words.calypsos(done)}.`}</span><span aria-hidden="true">${crownIcon}${done}</span></p>`
      : nothing
  }
    <p class="calypso suit-${suit}" data-spot=${calypsoSpot(seat)}>
      <span class="hidden">${`${words.building(suit, built)}.`}</span>${renderRanks(scene, has)}${complete}
    </p>
    <p class="discards" data-spot=${discardSpot(seat)} data-count=${discards}>
      <span class="hidden">${`${words.discardPile(discards)}.`}</span>${pileIcon}</p>`;
}

/**
 * Returns whether the last trick completed a seat's calypso. If so, the calypso being built consists only of cards from
 * that trick.
 */
const isJustDone = ({done, before, building, tricks}: CalypsoView, seat: Seat): boolean =>
  done[seat]! > before.done[seat]! && building[seat]!.every((one) => tricks.at(-1)?.cards.includes(one));

/**
 * Returns the centre of a rank's cell in its row of seven or six cells. The unit is the width of any cell except the
 * ten's, which is wider.
 */
const middleOf = (place: number): number =>
  place > 6 ? place - 6.5 : place + (place < 4 ? 0.5 : place > 4 ? 0.8 : 0.65);

/** Renders a row's letters as a single `<text>` element. */
function renderLetters({cards}: CalypsoScene, ranks: readonly Rank[], from: number): SVGTemplateResult {
  let [text, x, dx] = ['', '', ''];
  ranks.forEach((rank, place) => {
    const letters = cards.letters[rank];
    text += letters;
    x += `${middleOf(from + place) / 0.073}% `.repeat(letters.length);
    // The two digits of the ten are to the left and right of the centre.
    dx += letters.length > 1 ? '-.29em .29em ' : '0 ';
  });
  return svg`<text y="50%" x=${x} dx=${dx}>${text}</text>`;
}

/**
 * Renders a calypso: the letters of all ranks in two rows, covered by the cards built so far. Hidden from assistive
 * technology.
 */
const renderRanks = (scene: CalypsoScene, has: (rank: Rank) => boolean): TemplateResult => html`<svg aria-hidden="true"
    >${renderLetters(scene, RANKS.slice(0, 7), 0)}</svg
  ><svg aria-hidden="true"
    >${renderLetters(scene, RANKS.slice(7), 7)}</svg
  >${RANKS.map((rank, place) =>
    has(rank)
      ? html`<i class=${rank} aria-hidden="true" .style=${`--row:${+(place > 6)};--middle:${middleOf(place)}`}>${scene.cards.letters[rank]}</i>`
      : nothing,
  )}`;
