import type {Picture, Theme} from '@cartavola/diagrams';
import type {Line, Seat} from '@cartavola/engine';
import {html, nothing, type SVGTemplateResult, type TemplateResult} from 'lit';
import {renderPicture} from '../picture/render-picture.js';
import {renderSave} from '../picture/render-save.js';
import {ICONS} from './icons.js';
import type {OpenReplay} from './open-replay.js';
import type {ShownDeal} from './pictures.js';
import {SPEEDS, type ReplaySpeed} from './playback.js';
import {renderControls, type StepName} from './render-controls.js';
import {renderMoves, tellMove} from './render-moves.js';
import {linesAt, textIn} from './replay-model.js';

/** Actions available to the reader. */
export interface ReplayActs {
  readonly step: (name: StepName) => void;
  readonly toggle: () => void;
  readonly goTo: (deal: number, made: number) => void;
  readonly enter: (line: Line) => void;
  readonly leave: () => void;
  readonly see: (seat: Seat | undefined) => void;
  readonly pace: (speed: ReplaySpeed) => void;
  readonly playOn: () => void;
  readonly judge: () => void;
  readonly copyLink: () => void;
  /** Shows or hides the settings in narrow layouts. */
  readonly toggleMore: () => void;
}

/** State of a replay, in addition to the open match. */
export interface ReplayState {
  readonly shown: ShownDeal;
  readonly picture: Picture | undefined;
  readonly theme: Theme;
  readonly isPlaying: boolean;
  readonly speed: ReplaySpeed;
  /** Seat from whose point of view the match is shown, or undefined to show all hands. */
  readonly seat: Seat | undefined;
  /** Whether the reader may choose the seat. */
  readonly maySee: boolean;
  /** Whether the reader can play on from the current moment. */
  readonly mayPlayOn: boolean;
  /** Whether the reader may ask an expert about the next move. */
  readonly mayJudge: boolean;
  /** Question about the next move, its answer, or an expert's evaluation. */
  readonly asked: unknown;
  /** Message about a copied link. */
  readonly copied: string | undefined;
  readonly mayLink: boolean;
  /** Whether the settings are shown in narrow layouts. */
  readonly hasMore: boolean;
}

/** Describes the current position in the match: the deal, the move, and whose turn it is. */
function placeText({model, replay, names}: OpenReplay, turn: readonly Seat[]): string {
  const {moment, timeline} = model;
  const {record} = timeline;
  const [deal, deals] = [moment.deal + 1, model.match.record.deals.length];
  const {length: moves} = record.deals[moment.deal]!.moves;
  const place = moment.made === 0 ? replay.start(deal, deals) : replay.place(deal, deals, moment.made, moves);
  const next = turn.length > 0 ? replay.toMove(turn.map((seat) => names[seat]!)) : '';
  return [place, next].filter(Boolean).join(' · ');
}

/** Renders a replay, with a save button for its picture if `maySave` is true. */
export function renderReplay(
  open: OpenReplay,
  state: ReplayState,
  turn: readonly Seat[],
  acts: ReplayActs,
  maySave: boolean,
): TemplateResult {
  const {model, replay, language, scenery} = open;
  const {picture, theme} = state;
  return html`<div class="replay" part="replay" lang=${language} dir="ltr" role="group" aria-label=${replay.replayOf(scenery.words.book.title)}>
    <p class="place" part="place">${placeText(open, turn)}</p>
    <div class="ground" part="ground" data-swipes data-theme=${theme} tabindex="0" role="group" aria-label=${replay.cards}>
      ${picture ? renderPicture(picture) : nothing}${picture && maySave ? renderSave(scenery.cards.save, picture, `${scenery.words.book.title} ${placeText(open, [])}`) : nothing}
    </div>
    ${renderControls(
      {
        atStart: model.place === 0,
        atEnd: model.place >= model.limit,
        isPlaying: state.isPlaying,
        step: acts.step,
        toggle: acts.toggle,
      },
      replay,
    )}
    <div class="beside">
      ${renderSaid(open, acts)}${state.asked}
      <div class="moves" part="moves" role="group" aria-label=${replay.moves} tabindex="-1">${renderList(open, state, acts)}</div>
    </div>
    ${renderOptions(open, state, acts)}
  </div>`;
}

/** Returns the points of a finished deal and the number of correct guesses, or an empty string before the deal ends. */
function scoreText({model, replay, names}: OpenReplay): string {
  const {moment, timeline} = model;
  const dealt = timeline.record.deals[moment.deal]!;
  if (moment.made < dealt.moves.length) return '';
  const {marks = []} = dealt;
  // Each mark belongs to a player, or to one of two sides.
  const nameOf = (party: number): string =>
    names
      .filter((_, seat) => (marks.length === names.length ? seat === party : seat % marks.length === party))
      .join(' + ');
  const {right, asked} = model.guessed;
  return [
    marks.length > 0 ? replay.dealScore(marks.map((mark, party) => `${nameOf(party)} ${mark}`)) : '',
    asked > 0 && !model.branch ? replay.guesses(right, asked) : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Renders the comment at the current moment, and the lines that branch off there. */
function renderSaid(open: OpenReplay, {enter, leave}: ReplayActs): TemplateResult {
  const {model, replay, language} = open;
  const {branch, lines} = model;
  const score = scoreText(open);
  const comment = textIn(model.comment, language);
  const title = branch && (branch.line ? replay.whatIf(textIn(branch.line.title, language)) : replay.yourLine);
  return html`<div class="said" part="comment">
    ${title ? html`<p class="branch"><b>${title}</b> <button type="button" data-act="leave" @click=${leave}>${replay.backToMatch}</button></p>` : nothing}
    ${score ? html`<p class="score"><b>${score}</b></p>` : nothing}
    ${comment === undefined ? nothing : html`<p class="comment">${comment}</p>`}
    ${lines.map((line) => html`<button type="button" class="line" data-act="enter" @click=${() => enter(line)}>${replay.whatIf(textIn(line.title, language))}</button>`)}
  </div>`;
}

function renderList(open: OpenReplay, {shown}: ReplayState, {goTo}: ReplayActs): TemplateResult {
  const {model} = open;
  const {moment, timeline, branch, known} = model;
  const {moments} = timeline;
  const first = moments.findIndex(({deal}) => deal === moment.deal);
  const dealt = model.match.record.deals[moment.deal];
  return renderMoves(
    {
      moves: shown.moves,
      made: moment.made,
      // Hide the move that the reader still has to guess, and all later ones.
      known: Math.max(0, Math.min(shown.moves.length, known - first)),
      hasText: (made) => !branch && (dealt?.comments?.[made] !== undefined || linesAt(dealt, made).length > 0),
      branchedAt: branch && model.match.moments[branch.place]!.made,
      go: (made) => goTo(moment.deal, made),
    },
    open,
  );
}

function renderOptions(open: OpenReplay, state: ReplayState, acts: ReplayActs): TemplateResult {
  const {model, replay, names} = open;
  const {deals} = model.match.record;
  const {deal} = model.moment;
  const number = (event: Event): number => Number((event.target as HTMLSelectElement).value);
  const option = (value: string | number, text: string, selected: boolean): TemplateResult =>
    html`<option value=${value} .selected=${selected}>${text}</option>`;
  const choice = (
    name: string,
    label: string,
    options: readonly TemplateResult[],
    change: (event: Event) => void,
  ): TemplateResult =>
    html`<label><span>${label}</span><select data-choice=${name} @change=${change}>${options}</select></label>`;
  const {seat, speed, copied} = state;
  const ofDeal = choice(
    'deal',
    replay.deal,
    deals.map((_, at) => option(at, replay.dealNumber(at + 1), at === deal)),
    (event) => acts.goTo(number(event), 0),
  );
  const ofSeat = choice(
    'seat',
    replay.seenBy,
    [option(-1, replay.allHands, seat === undefined), ...names.map((name, at) => option(at, name, at === seat))],
    (event) => acts.see(number(event) < 0 ? undefined : number(event)),
  );
  const ofSpeed = choice(
    'speed',
    replay.speed,
    SPEEDS.map((one) => option(one, replay.speeds[one], one === speed)),
    (event) => acts.pace((event.target as HTMLSelectElement).value as ReplaySpeed),
  );
  const button = (act: string, label: string, press: () => void): TemplateResult =>
    html`<button type="button" data-act=${act} @click=${press}>${label}</button>`;
  const icon = (
    act: string,
    label: string,
    sign: SVGTemplateResult,
    press: () => void,
    open?: boolean,
  ): TemplateResult =>
    html`<button type="button" class="icon-only" data-act=${act} aria-label=${label} title=${label} aria-expanded=${open === undefined ? nothing : String(open)} @click=${press}>${sign}</button>`;
  return html`<div class=${state.hasMore ? 'options more' : 'options'} part="options">
    <div class="settings">${deals.length > 1 && !model.branch ? ofDeal : nothing}${state.maySee ? ofSeat : nothing}${ofSpeed}</div>
    ${state.mayPlayOn ? button('play-on', replay.playOn, acts.playOn) : nothing}
    ${state.mayJudge ? button('judge', replay.values, acts.judge) : nothing}
    ${state.mayLink ? icon('link', replay.copyLink, ICONS.link, acts.copyLink) : nothing}
    ${icon('settings', replay.settings, ICONS.settings, acts.toggleMore, state.hasMore)}
    <span class="copied" aria-live="polite">${copied ?? ''}</span>
  </div>`;
}

/**
 * Returns a description of the current moment for screen readers: the last move, the position in the match, and the
 * comment.
 */
export function spokenText(open: OpenReplay, {shown}: Pick<ReplayState, 'shown'>, turn: readonly Seat[]): string {
  const {model, language} = open;
  const move = shown.moves[model.moment.made - 1];
  return [move ? tellMove(move, open) : '', `${placeText(open, turn)}.`, textIn(model.comment, language) ?? '']
    .filter(Boolean)
    .join(' ');
}

/** Renders a table where the reader plays on, with a button that returns to the replay. */
export const renderPlaying = ({replay, language}: OpenReplay, table: HTMLElement, leave: () => void): TemplateResult =>
  html`<section class="replay playing" part="replay" lang=${language}>
    <p><button type="button" data-act="back" @click=${leave}>${replay.backToReplay}</button></p>
    ${table}
  </section>`;
