import type {Suit} from '@cartavola/engine';
import {html, nothing, type TemplateResult} from 'lit';
import type {Scene} from '../scene/scene.js';

/** Suits as a hand is sorted: black and red in turn. */
export const HAND_SUITS: readonly Suit[] = ['S', 'H', 'C', 'D'];

/** What counts in a trick: a drawing, what it says, and more of it where there is room. */
export const renderSign = (kind: string, drawing: TemplateResult, text: string, more: string): TemplateResult =>
  html`<div class="sign ${kind}">${drawing}<p><b>${text}</b><span>${more}</span></p></div>`;

/** A suit on a disc of paper, with a tag on it. */
export const renderDisc = ({faces}: Scene, suit: Suit, tag?: TemplateResult): TemplateResult =>
  html`<span class="disc">${faces.sign(suit)}${tag ?? nothing}</span>`;
