import type {Suit} from '@cartavola/engine';
import {html, nothing, type TemplateResult} from 'lit';
import type {Scene} from '../scene/scene.js';

/** Suits in the order for sorting a hand, with black and red alternating. */
export const HAND_SUITS: readonly Suit[] = ['S', 'H', 'C', 'D'];

/** Renders a sign for something that matters in a trick: a drawing, its text, and more text if there is room. */
export const renderSign = (kind: string, drawing: TemplateResult, text: string, more: string): TemplateResult =>
  html`<div class="sign ${kind}">${drawing}<p><b>${text}</b><span>${more}</span></p></div>`;

/** Renders a suit on a disc, with an optional tag. */
export const renderDisc = ({faces}: Scene, suit: Suit, tag?: TemplateResult): TemplateResult =>
  html`<span class="disc">${faces.sign(suit)}${tag ?? nothing}</span>`;
