import type {Seat} from '@cartavola/engine';
import type {Character, DrawCharacter} from '@cartavola/faces';
import {html, type TemplateResult} from 'lit';

/** Renders the disc of a seat, hidden from assistive technology: the character there, or, until pictures are loaded, the initial. */
export const renderAvatar = (seat: Seat, initial: string, who?: Character, draw?: DrawCharacter): TemplateResult =>
  html`<span class="avatar seat-${seat % 6}" aria-hidden="true">${who && draw ? draw(who) : initial}</span>`;
