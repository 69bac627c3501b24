import {rankOf, suitOf, UNKNOWN, type Card} from '@cartavola/engine';
import {html, nothing, type TemplateResult} from 'lit';
import {factsText} from '../base/sentences.js';
import {namedWords, type OpenReplay} from './open-replay.js';
import type {ToldMove} from './replay-announcements.js';

type Signed = Pick<OpenReplay, 'faces' | 'scenery' | 'replay'>;

/** Renders a card as a letter and a suit symbol. */
const renderCard = (card: Card, {faces, scenery}: Signed): TemplateResult =>
  card === UNKNOWN
    ? html`<span class="sign">?</span>`
    : html`<span class="sign">${scenery.cards.letters[rankOf(card)]}${faces.sign(suitOf(card))}</span>`;

/** Renders a move in short form: the cards played, and the cards captured. */
export function renderMove(
  {cards, suit, takes, how}: Omit<ToldMove, 'made' | 'seat' | 'facts' | 'endsTrick'>,
  open: Signed,
): TemplateResult {
  const {replay, faces} = open;
  const isHidden = cards.length > 0 && cards.every((card) => card === UNKNOWN);
  const shown = cards.map((card) => renderCard(card, open));
  const named = suit ? html`<span class="sign">${faces.sign(suit)}</span>` : nothing;
  if (how === 'folds') return isHidden ? html`${replay.faceDown(cards.length)}` : html`(${shown})`;
  if (how === 'gives') return html`${replay.gives} ${isHidden ? nothing : shown}`;
  if (how === 'lets') return html`${cards.length > 0 ? '…' : replay.lets}`;
  const captured = takes && takes.length > 0 ? html` × ${takes.map((card) => renderCard(card, open))}` : nothing;
  return html`${named}${shown}${captured}`;
}

/** Describes a move in sentences. */
export function tellMove({facts}: ToldMove, open: OpenReplay): string {
  const {scenery, names} = open;
  const {cards, words} = scenery;
  return factsText(facts, {
    words: namedWords(open).lesson,
    cards,
    book: words.book,
    rules: undefined,
    viewer: -1,
    seats: names.length,
  });
}

/** Divides moves into tricks, or into rounds in games without tricks. */
function tricksOf(moves: readonly ToldMove[]): readonly (readonly ToldMove[])[] {
  const tricks: ToldMove[][] = [[]];
  for (const move of moves) {
    tricks.at(-1)!.push(move);
    if (move.endsTrick) tricks.push([]);
  }
  return tricks.filter((trick) => trick.length > 0);
}

interface MoveList {
  readonly moves: readonly ToldMove[];
  /** Number of moves made before the current moment. */
  readonly made: number;
  /** Number of moves that may be shown to a reader who is guessing. */
  readonly known: number;
  /** Whether a move has a comment, or lines branch off after it. `made` is the number of moves, including this one. */
  readonly hasText: (made: number) => boolean;
  /** Number of moves after which the branch leaves the match. Undefined if the match itself is shown. */
  readonly branchedAt: number | undefined;
  readonly go: (made: number) => void;
}

/** Renders the moves of a deal, one line per trick. */
export function renderMoves({moves, made, known, hasText, branchedAt, go}: MoveList, open: OpenReplay): TemplateResult {
  const {names} = open;
  const classOf = (at: number): string =>
    ['move', at === made && 'here', branchedAt !== undefined && at > branchedAt && 'branched']
      .filter(Boolean)
      .join(' ');
  const button = (move: ToldMove): TemplateResult => html`<li>
    <button type="button" class=${classOf(move.made)} aria-current=${move.made === made ? 'step' : nothing} data-made=${move.made} @click=${() => go(move.made)}>
      <span aria-hidden="true"><span class="who">${names[move.seat]}</span> ${renderMove(move, open)}${hasText(move.made) ? html`<span class="note">✎</span>` : nothing}</span><span class="spoken">${tellMove(move, open) || names[move.seat]}</span>
    </button>
  </li>`;
  return html`<ol class="tricks">${tricksOf(moves.slice(0, known)).map((trick) => html`<li><ol class="trick">${trick.map(button)}</ol></li>`)}</ol>`;
}
