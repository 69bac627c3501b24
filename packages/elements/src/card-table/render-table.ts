import type {Card, Move, Refusal, Seat} from '@cartavola/engine';
import {html, nothing, type TemplateResult} from 'lit';
import type {Layout} from './layout.js';
import {renderHand, renderNote, type Note} from './render-hand.js';
import {renderChoices} from './render-choices.js';
import {renderScore} from './render-score.js';
import {renderTools} from './render-tools.js';
import type {Panel, Request} from './request.js';
import {capitalised} from '@cartavola/words';
import {renderBar, renderOwnSeat, renderPrompt, renderSeats} from './render-seats.js';
import {information} from './later.js';
import type {LogLine} from './log-lines.js';
import {bottomSeat, otherSeats, viewOf, type Stage} from './stage.js';
import {renderLastTrick} from './trick.js';

/** What the element keeps beside the view. */
interface TableState {
  readonly note: Note | undefined;
  readonly panel: Panel | undefined;
  readonly sound: boolean;
  readonly hints: boolean;
  /** Whether the table fills the screen. */
  readonly full: boolean;
  /** What the panel of the log shows. */
  readonly log: readonly LogLine[];
  /** Whether the reader plays for a seat, whose hand is a hand to play then. */
  readonly owns: (seat: Seat) => boolean;
  readonly ask: (request: Request) => void;
  readonly choose: (move: Move) => void;
  /** A card of a hand; `again`: by the second half of a double click. */
  readonly activate: (card: Card, again: boolean) => void;
}

/** Everything on the felt. */
export function renderTable(
  layout: Layout,
  stage: Stage,
  {note, panel, sound, hints, full, log, owns, ask, choose, activate}: TableState,
): TemplateResult {
  const {view, table, words, faces, standing} = stage;
  const choices = layout.choices(stage);
  const isScored = standing.finished > standing.deal;
  const progress = layout.progress(stage);
  const seat = bottomSeat(view);
  const handOf = (seat: Seat): TemplateResult => {
    const cards = layout.sortHand(view.hands[seat]!, view);
    const asked = stage.actor === seat;
    const own = viewOf(stage, seat, stage.moves);
    const allowed = (card: Card): boolean => !layout.game.refusal(own, layout.moveFor(stage, card));
    const playable = new Set(asked ? cards.filter(allowed) : []);
    return renderHand(stage, {
      seat,
      cards,
      playable: playable.size > 0 ? playable : undefined,
      note,
      activate,
    });
  };
  const across = otherSeats(view).filter(owns);
  return html`<svg class="defs" aria-hidden="true" focusable="false"><defs>${faces.defs}</defs></svg>
    <h2 class="hidden" tabindex="-1" data-refuge>
      ${layout.title(words)}. ${table.deal(standing.deal + 1, layout.deals)}${progress && `, ${progress}`}.
    </h2>
    ${renderBar(layout, stage)} ${renderSeats(layout, stage)}
    <div class="sides" part="sides">${layout.sides(stage)}</div>
    ${across.map((other) => html`<div class="opposite">${handOf(other)}</div>`)}
    ${renderPrompt(layout, stage)}
    <div class="middle ${isScored ? 'scored' : ''}" part="middle">${isScored ? renderScore(layout, stage, ask) : layout.middle(stage, {activate: (card) => activate(card, false)})}</div>
    ${
      layout.lastTrick
        ? html`<div class="last" part="last-trick">
            <h3>${table.lastTrick}</h3>
            ${renderLastTrick(stage, layout.lastTrick(view))}
          </div>`
        : layout.corner
          ? html`<div class="last">${layout.corner(stage)}</div>`
          : nothing
    }
    ${note ? renderNote(note, view.hands[seat]!, stage.table, (event) => askRule(event, view.game, ask)) : nothing}
    <div class="asked">${choices.length > 0 ? renderChoices(stage, choices, ({move}) => choose(move)) : nothing}</div>
    ${renderOwnSeat(layout, stage)}
    <div class="hands">${owns(seat) ? handOf(seat) : nothing}</div>
    ${renderTools(layout, stage, {panel, sound, hints, full}, ask)} ${panel ? information.code?.renderPanel(layout, stage, panel, {log, hints}, ask) : nothing}`;
}

/** What the reader is told when everybody waits: how the deal went, or what is asked; empty where nothing is. */
export function askedOf(layout: Layout, stage: Stage): {readonly text: string; readonly isScored: boolean} {
  const {standing, actor} = stage;
  const isScored = standing.finished > standing.deal;
  if (isScored) return {text: layout.score(stage).spoken, isScored};
  return {text: actor === undefined ? '' : `${layout.prompt(stage).title}.`, isScored};
}

/** The card of a move of one. */
const onlyOf = (cards: readonly Card[] = []): Card | undefined => (cards.length === 1 ? cards[0] : undefined);

/** What is shown of a refused move. */
export function refusedMove(layout: Layout, stage: Stage, move: Move, refusal: Refusal): Note {
  const common = stage.table.refusals as Readonly<Record<string, string>>;
  const text = layout.refusal(refusal, stage, move) ?? {reason: common[refusal.rule] ?? refusal.rule, proof: ''};
  return {
    card: stage.picked.length > 0 ? move.right : (move.card ?? move.left ?? onlyOf(move.cards)),
    text,
    proof: refusal.cards,
    ...(!refusal.rule.startsWith('common.') && {rule: refusal.rule}),
  };
}

/** The page's own rulebook opens by the address; where it has none, the table tells the rule itself. */
function askRule(event: Event, game: string, ask: (request: Request) => void): void {
  const books = document.querySelectorAll<HTMLElement & {readonly game?: string}>('rules-explainer');
  if ([...books].some((book) => book.game === game)) return;
  event.preventDefault();
  ask('rule');
}

/** What a card is worth, as a note. */
export const told = (layout: Layout, stage: Stage, card: Card): Note => ({
  card: undefined,
  text: {reason: capitalised(stage.cards.name(card)), proof: layout.worth(stage, card)},
  proof: [card],
});
