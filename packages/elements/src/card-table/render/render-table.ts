import type {Card, Move, Refusal, Seat} from '@cartavola/engine';
import {html, nothing, type TemplateResult} from 'lit';
import type {Layout} from '../layout.js';
import {renderHand, renderNote, type Note} from './render-hand.js';
import {renderChoices} from './render-choices.js';
import {renderScore} from './render-score.js';
import {renderTools} from './render-tools.js';
import type {Panel, Request} from '../input/request.js';
import {capitalised} from '@cartavola/words/language.js';
import {renderBar, renderOwnSeat, renderPrompt, renderSeats} from './render-seats.js';
import {information} from '../speech/later.js';
import type {LogLine} from '../speech/log-lines.js';
import {bottomSeat, otherSeats, viewOf, type Scene} from '../scene/scene.js';
import {renderLastTrick} from './trick.js';

/** What the element keeps beside the view. */
export interface TableState {
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
  scene: Scene,
  {note, panel, sound, hints, full, log, owns, ask, choose, activate}: TableState,
): TemplateResult {
  const {view, table, words, faces, standing} = scene;
  const choices = layout.choices(scene);
  const isScored = standing.finished > standing.deal;
  const progress = layout.progress(scene);
  const seat = bottomSeat(view);
  const handOf = (seat: Seat): TemplateResult => {
    const cards = layout.sortHand(view.hands[seat]!, view);
    const asked = scene.actor === seat;
    const own = viewOf(scene, seat, scene.moves);
    const allowed = (card: Card): boolean => !layout.game.refusal(own, layout.moveFor(scene, card));
    const playable = new Set(asked ? cards.filter(allowed) : []);
    return renderHand(scene, {
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
    ${renderBar(layout, scene)} ${renderSeats(layout, scene)}
    <div class="sides" part="sides">${layout.sides(scene)}</div>
    ${across.map((other) => html`<div class="opposite">${handOf(other)}</div>`)}
    ${renderPrompt(layout, scene)}
    <div class="middle ${isScored ? 'scored' : ''}" part="middle">${isScored ? renderScore(layout, scene, ask) : layout.middle(scene, {activate: (card) => activate(card, false)})}</div>
    ${
      layout.lastTrick
        ? html`<div class="last" part="last-trick">
            <h3>${table.lastTrick}</h3>
            ${renderLastTrick(scene, layout.lastTrick(view))}
          </div>`
        : layout.corner
          ? html`<div class="last">${layout.corner(scene)}</div>`
          : nothing
    }
    ${note ? renderNote(note, view.hands[seat]!, scene.table, (event) => askRule(event, view.game, ask)) : nothing}
    <div class="asked">${choices.length > 0 ? renderChoices(scene, choices, ({move}) => choose(move)) : nothing}</div>
    ${renderOwnSeat(layout, scene)}
    <div class="hands">${owns(seat) ? handOf(seat) : nothing}</div>
    ${renderTools(layout, scene, {panel, sound, hints, full}, ask)} ${panel ? information.code?.renderPanel(layout, scene, panel, {log, hints}, ask) : nothing}`;
}

/** What the reader is told when everybody waits: how the deal went, or what is asked; empty where nothing is. */
export function askedOf(layout: Layout, scene: Scene): {readonly text: string; readonly isScored: boolean} {
  const {standing, actor} = scene;
  const isScored = standing.finished > standing.deal;
  if (isScored) return {text: layout.score(scene).spoken, isScored};
  return {text: actor === undefined ? '' : `${layout.prompt(scene).title}.`, isScored};
}

/** The card of a move of one. */
const onlyOf = (cards: readonly Card[] = []): Card | undefined => (cards.length === 1 ? cards[0] : undefined);

/** What is shown of a refused move. */
export function refusedMove(layout: Layout, scene: Scene, move: Move, refusal: Refusal): Note {
  const common = scene.table.refusals as Readonly<Record<string, string>>;
  const text = layout.refusal(refusal, scene, move) ?? {reason: common[refusal.rule] ?? refusal.rule, proof: ''};
  return {
    card: scene.picked.length > 0 ? move.right : (move.card ?? move.left ?? onlyOf(move.cards)),
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
export const told = (layout: Layout, scene: Scene, card: Card): Note => ({
  card: undefined,
  text: {reason: capitalised(scene.cards.name(card)), proof: layout.worth(scene, card)},
  proof: [card],
});
