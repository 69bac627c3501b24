import {success} from '@cartavola/engine';
import {USUAL_DECK} from '@cartavola/faces';
import {loadLook} from '../playing-card/load-look.js';
import {PlayingCard} from '../playing-card/playing-card.js';
import {renderLook} from '../playing-card/render-look.js';
import type {ServerPart} from './rendered.js';

/** A card: its face and its name, or its back. */
export const cardPart: ServerPart = {
  styles: PlayingCard.styles,
  async render({attribute, language}) {
    const look = await loadLook({
      card: attribute('card')?.trim() ?? '',
      deck: attribute('deck') ?? USUAL_DECK,
      game: attribute('game')?.trim() ?? '',
      around: [],
      language,
    });
    if (look.problem) return {ok: false, problem: look.problem};
    return success(renderLook(look, attribute('compact') !== null));
  },
};
