import type {Seat} from '@cartavola/engine';
import type {Character, DrawCharacter} from '@cartavola/faces';
import {html, type TemplateResult} from 'lit';

/**
 * Renders a seat's disc, which is hidden from assistive technology. It shows the character or, until the pictures are
 * loaded, the initial.
 */
export const renderAvatar = (seat: Seat, initial: string, who?: Character, draw?: DrawCharacter): TemplateResult =>
  html`<span class="avatar seat-${seat % 6}" aria-hidden="true">${who && draw ? draw(who) : initial}</span>`;
