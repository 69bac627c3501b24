import type {Card, Move, Seat} from '@cartavola/engine';
import type {MenuWords} from '@cartavola/words';
import {html, nothing, type TemplateResult} from 'lit';
import {tagOf} from '../../base/tag.js';
import type {ReaderSettings} from '../../base/settings/reader-settings.js';
import type {Layout} from '../layout.js';
import {renderHand, renderNote} from './render-hand.js';
import {followRule} from '../../base/page/target.js';
import type {Note} from '../scene/note.js';
import {renderChoices} from './render-choices.js';
import {renderTools} from './render-tools.js';
import type {RunCommand, Panel} from '../scene/command.js';
import {dealName, renderBar, renderOwnSeat, renderPrompt, renderSeats} from './render-seats.js';
import type {LogLine} from '../../match/log-line.js';
import type {Shared} from '../scene/shared.js';
import {bottomSeat, otherSeats, viewOf, type Scene} from '../scene/scene.js';
import type {renderPanel} from '../panels/render-panel.js';
import {renderLastTrick} from './trick.js';

/** State of the element in addition to the scene. */
interface TableState {
  /** Scene that the text describes: the last one with all cards in place. */
  readonly told: Scene;
  readonly note: Note | undefined;
  /** Whether the table shows the note's line instead of the match. */
  readonly isLineShown: boolean;
  readonly panel: Panel | undefined;
  /** Renders the panel. Undefined until its code is loaded. */
  readonly renderPanel: typeof renderPanel | undefined;
  /** Words of the menu, or undefined until they are loaded. */
  readonly menu: MenuWords | undefined;
  readonly readerSettings: ReaderSettings;
  /** Icon of the tool that leaves full screen, or undefined if the table doesn't fill the screen. */
  readonly leaveIcon: TemplateResult | undefined;
  /** Outcome of sharing the match. */
  readonly shared: Shared | undefined;
  /** Opens the match from a file. Undefined if the table doesn't accept or offer files. */
  readonly openFile: ((file: Blob) => void) | undefined;
  /** Whether the table has a toolbar. */
  readonly hasTools: boolean;
  /** Lines shown in the log panel. */
  readonly log: readonly LogLine[];
  /** Returns whether the reader plays a seat. If so, its hand is rendered as playable. */
  readonly owns: (seat: Seat) => boolean;
  readonly runCommand: RunCommand;
  /** Renders the content below the score of a deal. */
  readonly renderResult: (scene: Scene) => unknown;
  readonly choose: (move: Move) => void;
  /** Called when a card in a hand is activated. `again` is true for the second click of a double click. */
  readonly activate: (card: Card, again: boolean) => void;
}

/** Renders the end of a deal without its score, if the code for scores isn't loaded. */
const renderUnscored = (scene: Scene, runCommand: RunCommand): TemplateResult =>
  html`<section part="score" aria-labelledby="score-title">
    <h3 id="score-title">${scene.table.dealOver}</h3>
    <div data-group="score"><button type="button" class="primary" data-item="next" @click=${() => runCommand(scene.standing.result ? 'again' : 'next')}>${scene.table[scene.standing.result ? 'newMatch' : 'nextDeal']}</button></div>
  </section>`;

/** Renders everything on the felt. */
export function renderTable(
  layout: Layout,
  scene: Scene,
  {
    told,
    note,
    isLineShown,
    panel,
    renderPanel,
    menu,
    readerSettings,
    leaveIcon,
    shared,
    openFile,
    hasTools,
    log,
    owns,
    runCommand,
    renderResult,
    choose,
    activate,
  }: TableState,
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
      selects: (card) => playable.has(card) && 'picked' in (layout.activate?.(scene, card) ?? {}),
      effect: (card) => (asked ? layout.effect?.(scene, card) : undefined),
      activate,
      drop: (card) => {
        const move = layout.drop?.(scene, card);
        if (move) choose(move);
        // Activating a selected card would deselect it.
        else if (!scene.picked.includes(card)) activate(card, false);
      },
    });
  };
  const across = otherSeats(view).filter(owns);
  return html`<h2 class="hidden" tabindex="-1" data-refuge>
      ${layout.title(words)}. ${dealName(layout, scene)}${progress && `, ${progress}`}.
    </h2>
    ${renderBar(layout, told)} ${renderSeats(layout, scene, told)}
    <div class="sides" part="sides">${layout.sides(told)}</div>
    ${across.map((other) => html`<div class="opposite">${handOf(other)}</div>`)}
    ${renderPrompt(layout, scene.picked.length > 0 ? scene : told)}
    ${
      // Use two templates, so the score is a different element and no existing element moves.
      isScored
        ? html`<div class="middle scored" part="middle">${scene.scores?.render(scene, runCommand, renderResult(scene)) ?? renderUnscored(scene, runCommand)}</div>`
        : html`<div class="middle" part="middle">${layout.middle(scene, {activate: (card) => activate(card, false)})}</div>`
    }
    ${
      layout.lastTrick
        ? html`<div class="last" part="last-trick">
            <h3>${table.lastTrick}</h3>
            ${renderLastTrick(told, layout.lastTrick(told.view))}
          </div>`
        : layout.corner
          ? html`<div class="last">${layout.corner(told)}</div>`
          : nothing
    }
    ${
      note
        ? renderNote(note, table, isLineShown, {
            openRule: (event) => openRule(event, note.rule!, view.game, runCommand),
            showLine: () => runCommand('line'),
          })
        : nothing
    }
    <div class="asked">${choices.length > 0 ? renderChoices(scene, choices, ({move}) => choose(move)) : nothing}</div>
    ${renderOwnSeat(layout, scene, told)}
    <div class="hands">${owns(seat) ? handOf(seat) : nothing}</div>
    ${hasTools ? renderTools(layout, scene, {panel, readerSettings, leaveIcon}, runCommand) : nothing} ${panel && menu ? renderPanel?.(layout, told, panel, {menu, readerSettings, log, shared, openFile}, runCommand) : nothing}
    <svg class="defs" aria-hidden="true" focusable="false"><defs>${faces.defs}</defs></svg>`;
}

/**
 * Opens a rule in the page's own rulebook. If the page has no rulebook for this game, the table shows the rule itself.
 */
function openRule(event: MouseEvent, rule: string, game: string, runCommand: RunCommand): void {
  const books = document.querySelectorAll<HTMLElement & {readonly game?: string; show?(rule: string): unknown}>(
    tagOf('rules-explainer'),
  );
  const book = [...books].find((one) => one.game === game);
  if (book) followRule(event, rule, () => void book.show?.(rule));
  else {
    event.preventDefault();
    runCommand('rule');
  }
}
