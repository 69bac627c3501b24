import type {Card, Move, Seat} from '@cartavola/engine';
import {html, nothing, type TemplateResult} from 'lit';
import type {Layout} from '../layout.js';
import {renderHand, renderNote} from './render-hand.js';
import type {Note} from '../scene/note.js';
import {renderChoices} from './render-choices.js';
import {renderScore} from './render-score.js';
import {renderTools} from './render-tools.js';
import type {GiveCommand, Panel} from '../scene/command.js';
import {renderBar, renderOwnSeat, renderPrompt, renderSeats} from './render-seats.js';
import type {LogLine} from '../scene/log-line.js';
import {bottomSeat, otherSeats, viewOf, type Scene} from '../scene/scene.js';
import type {renderPanel} from './later/render-panel.js';
import {renderLastTrick} from './trick.js';

/** State of the element other than the scene. */
interface TableState {
  readonly note: Note | undefined;
  readonly panel: Panel | undefined;
  /** Renders the panel; undefined until its code is loaded. */
  readonly renderPanel: typeof renderPanel | undefined;
  readonly sound: boolean;
  readonly hints: boolean;
  /** Icon of the tool that leaves full screen; undefined if the table does not fill the screen. */
  readonly leaveIcon: TemplateResult | undefined;
  /** Lines shown in the log panel. */
  readonly log: readonly LogLine[];
  /** Tells whether the reader plays a seat; its hand is then rendered as a playable one. */
  readonly owns: (seat: Seat) => boolean;
  readonly give: GiveCommand;
  readonly choose: (move: Move) => void;
  /** Called for a card of a hand. `again` is true for the second half of a double click. */
  readonly activate: (card: Card, again: boolean) => void;
}

/** Renders everything on the felt. */
export function renderTable(
  layout: Layout,
  scene: Scene,
  {note, panel, renderPanel, sound, hints, leaveIcon, log, owns, give, choose, activate}: TableState,
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
    <div class="middle ${isScored ? 'scored' : ''}" part="middle">${isScored ? renderScore(layout, scene, give) : layout.middle(scene, {activate: (card) => activate(card, false)})}</div>
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
    ${note ? renderNote(note, table, (event) => openRule(event, view.game, give)) : nothing}
    <div class="asked">${choices.length > 0 ? renderChoices(scene, choices, ({move}) => choose(move)) : nothing}</div>
    ${renderOwnSeat(layout, scene)}
    <div class="hands">${owns(seat) ? handOf(seat) : nothing}</div>
    ${renderTools(layout, scene, {panel, sound, hints, leaveIcon}, give)} ${panel ? renderPanel?.(layout, scene, panel, {log, hints}, give) : nothing}`;
}

/** Lets the link open the page's own rulebook, by the URL fragment. If the page has none for this game, the table shows the rule itself. */
function openRule(event: Event, game: string, give: GiveCommand): void {
  const books = document.querySelectorAll<HTMLElement & {readonly game?: string}>('rules-explainer');
  if ([...books].some((book) => book.game === game)) return;
  event.preventDefault();
  give('rule');
}
