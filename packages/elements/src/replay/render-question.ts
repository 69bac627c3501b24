import type {Deal, Move, Seat, SeatMove} from '@cartavola/engine';
import {html, nothing, type TemplateResult} from 'lit';
import type {OpenReplay} from './open-replay.js';
import {renderMove} from './render-moves.js';
import type {ToldMove} from './replay-announcements.js';

/** Returns a move as the player sees it. */
export const ownMove = ({
  card,
  cards = [],
  left,
  right,
  suit,
  takes,
  type,
}: Move): Parameters<typeof renderMove>[0] => ({
  cards: [card, left, right].filter((one) => one !== undefined).concat(cards),
  ...(suit && {suit}),
  ...(takes && {takes}),
  how:
    type === 'fold'
      ? 'folds'
      : left !== undefined
        ? 'gives'
        : cards.length + [card, suit].filter((one) => one !== undefined).length > 0
          ? 'plays'
          : 'lets',
});

/** Returns the screen reader text of a move's button. */
function spokenMove(move: Move, {scenery, replay}: OpenReplay): string {
  const {cards: own, takes = [], suit, how} = ownMove(move);
  const {cards} = scenery;
  const names = (some: typeof own): string => some.map((card) => cards.name(card)).join(', ');
  const parts = [
    how === 'gives' ? replay.gives : how === 'lets' ? replay.lets : '',
    suit ? cards.suit(suit) : '',
    names(own),
  ];
  return [...parts, takes.length > 0 ? `× ${names(takes)}` : ''].filter(Boolean).join(' ');
}

/** Renders the question about the next move, with a button for each legal move. */
export function renderGuess(
  open: OpenReplay,
  deal: Deal,
  seat: Seat,
  guess: (move: SeatMove | undefined) => void,
): TemplateResult {
  const {replay, names, model} = open;
  const {right, asked} = model.guessed;
  return html`<div class="asked" part="question" role="group" aria-label=${replay.guess(names[seat])}>
    <p class="title"><b>${replay.guess(names[seat])}</b>${asked > 0 ? html` <span class="count">${replay.guesses(right, asked)}</span>` : nothing}</p>
    <div class="choices">
      ${deal.moves(seat).map((move) => html`<button type="button" class="choice" data-act="guess" @click=${() => guess({seat, ...move})}><span aria-hidden="true">${renderMove(ownMove(move), open)}</span><span class="spoken">${spokenMove(move, open)}</span></button>`)}
      <button type="button" data-act="show" @click=${() => guess(undefined)}>${replay.showMove}</button>
    </div>
  </div>`;
}

/** Renders the result of the guess at the last move, or nothing if there was no guess. */
export function renderGuessed(open: OpenReplay, told: ToldMove | undefined): TemplateResult | typeof nothing {
  const {replay, names, model, scenery} = open;
  const {lastGuess} = model;
  const {right, asked} = model.guessed;
  if (!lastGuess || !told) return nothing;
  const {cards} = scenery;
  const played = told.cards.map((card) => cards.the(card)).join(', ') || (told.suit ? cards.suit(told.suit) : '');
  return html`<p class="asked ${lastGuess.isRight ? 'right' : 'wrong'}" role="status">
    ${lastGuess.isRight ? replay.guessedRight : replay.guessedWrong(names[told.seat]!, played)}
    <span class="count">${replay.guesses(right, asked)}</span>
  </p>`;
}

/** Asks which seat the reader wants to continue in. */
export const renderWhom = (
  {replay, names}: OpenReplay,
  choose: (seat: Seat) => void,
  leave: () => void,
): TemplateResult =>
  html`<div class="asked" part="question" role="group" aria-label=${replay.playOnAs}>
    <p class="title"><b>${replay.playOnAs}</b></p>
    <div class="choices">
      ${names.map((name, seat) => html`<button type="button" class="choice" data-act="seat" @click=${() => choose(seat)}>${name}</button>`)}
      <button type="button" data-act="leave-question" @click=${leave}>${replay.backToReplay}</button>
    </div>
  </div>`;
