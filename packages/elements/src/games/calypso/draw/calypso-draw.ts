import type {Random, Seat} from '@cartavola/engine';
import {drawForSeats, seatsFromDraw, trumpsFrom} from '@cartavola/engine/games/calypso/rules.js';
import type {CalypsoWords} from '@cartavola/words/games/calypso/load-calypso.js';
import {capitalised} from '@cartavola/words';
import {html, type TemplateResult} from 'lit';
import {openingBy} from './opening.js';
import type {Opening, OpeningScene, OpeningStep, Settled} from '../../../table/scene/opening.js';

/** Trump suits to choose from, in clockwise order. A bot chooses the first one. */
const SUITS_IN_ORDER = trumpsFrom(0, 'H');

/**
 * Opening of Calypso (rule `calypso.draw`). Each player draws a card, and the player with the highest card chooses a
 * partner and a trump suit. The reader is asked to draw, and then to choose, or to begin if another player has chosen.
 */
export function drawFor(random: Random, you: Seat): Opening {
  const {rounds, chooser} = drawForSeats(random);
  const others = [1, 2, 3].map((step) => (chooser + step) % 4);
  const isYou = chooser === you;

  function settled([, partner, suit]: readonly number[]): Settled | undefined {
    if (partner === undefined || (isYou && suit === undefined)) return undefined;
    const [beside, own] = isYou ? [others[partner]!, SUITS_IN_ORDER[suit!]!] : [(chooser + 2) % 4, SUITS_IN_ORDER[0]!];
    return {start: {dealer: chooser, trumps: trumpsFrom(chooser, own)}, order: seatsFromDraw(chooser, beside)};
  }

  function step(chosen: readonly number[], scene: OpeningScene<CalypsoWords>): OpeningStep {
    const {words, names, cards, faces} = scene;
    const who = (player: Seat): string | undefined => (player === you ? undefined : names[player]!);
    if (chosen.length === 0) {
      const choices = [{label: words.draw}];
      return {title: words.drawQuestion, detail: words.drawDetail, body: html``, spoken: '', choices};
    }
    const body = html`${rounds.map((round, place) => renderRound(scene, round, place === rounds.length - 1, chooser))}`;
    const drew = rounds.map((round, place) =>
      [...(place > 0 ? [words.drawnAgain] : []), ...round.map(({player, card}) => words.drew(who(player), card))].join(
        ' ',
      ),
    );
    const spoken = chosen.length === 1 ? `${drew.join(' ')} ${words.drewHighest(who(chooser))}.` : '';
    if (!isYou) {
      const detail = words.settled(names[chooser]!, who((chooser + 2) % 4), SUITS_IN_ORDER[0]!);
      const choices = [{label: words.begin}];
      return {title: words.drewHighest(who(chooser)), detail, body, spoken: `${drew.join(' ')} ${detail}`, choices};
    }
    if (chosen.length === 1) {
      const choices = others.map((player) => ({label: words.partner(names[player]!)}));
      return {title: words.partnerQuestion, detail: words.drewHighest(undefined), body, spoken, choices};
    }
    const choices = SUITS_IN_ORDER.map((suit) => ({label: capitalised(cards.suit(suit)), picture: faces.sign(suit)}));
    return {title: words.suitQuestion, detail: words.suitDetail, body, spoken, choices};
  }

  return openingBy({step, settled});
}

type Round = ReturnType<typeof drawForSeats>['rounds'][number];

/** Renders the cards of a round. In the last round, the highest is marked. */
const renderRound = (
  {faces, cards, names, table}: OpeningScene<CalypsoWords>,
  round: Round,
  isLast: boolean,
  chooser: Seat,
): TemplateResult => html`<ul class="drawn">
  ${round.map(
    ({player, card}) => html`<li .style=${`grid-column:${player + 1}`}>
      <span class="card ${isLast && player === chooser ? 'best' : ''}"
        ><span class="hidden">${table.cardBy(names[player], cards.name(card))}</span
        >${faces.face(card, {letters: cards.letters, compact: false})}</span
      ><span class="name" aria-hidden="true">${names[player]}</span>
    </li>`,
  )}
</ul>`;
