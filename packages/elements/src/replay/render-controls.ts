import {html, nothing, type SVGTemplateResult, type TemplateResult} from 'lit';
import type {ReplayWords} from '@cartavola/words';
import {ICONS} from './icons.js';

/** Step of a replay. */
export type StepName = 'first' | 'previousTrick' | 'previous' | 'next' | 'nextTrick' | 'last';

interface Controls {
  readonly atStart: boolean;
  readonly atEnd: boolean;
  readonly isPlaying: boolean;
  readonly step: (name: StepName) => void;
  readonly toggle: () => void;
}

/** Renders the buttons for stepping and playing. Buttons that currently have no effect stay visible and focusable. */
export function renderControls(
  {atStart, atEnd, isPlaying, step, toggle}: Controls,
  replay: ReplayWords,
): TemplateResult {
  const button = (
    name: string,
    label: string,
    sign: SVGTemplateResult,
    idle: boolean,
    act: () => void,
  ): TemplateResult =>
    html`<button type="button" class="step" data-step=${name} aria-label=${label} title=${label} aria-disabled=${idle ? 'true' : nothing} @click=${() => !idle && act()}>${sign}</button>`;
  const stepTo = (name: StepName, idle: boolean): TemplateResult =>
    button(name, replay[name], ICONS[name], idle, () => step(name));
  return html`<div class="controls" part="controls" role="toolbar" aria-label=${replay.play}>
    ${stepTo('first', atStart)}${stepTo('previousTrick', atStart)}${stepTo('previous', atStart)}
    ${button('play', isPlaying ? replay.pause : replay.play, isPlaying ? ICONS.pause : ICONS.play, atEnd && !isPlaying, toggle)}
    ${stepTo('next', atEnd)}${stepTo('nextTrick', atEnd)}${stepTo('last', atEnd)}
  </div>`;
}
