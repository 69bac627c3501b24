import {success} from '@cartavola/engine';
import {loadLook} from '../cards/load-look.js';
import {PlayingCard} from '../cards/playing-card.js';
import {renderLook} from '../cards/render-look.js';
import {ownValue} from '../base/settings/first-deck.js';
import type {ServerPart} from './rendered.js';

/** Server rendering of a card: its face and its name, or its back. */
export const cardPart: ServerPart = {
  styles: PlayingCard.styles,
  async render({attribute, language}) {
    const look = await loadLook({
      card: attribute('card')?.trim() ?? '',
      decks: ownValue(attribute('deck')),
      game: attribute('game')?.trim() ?? '',
      around: [],
      language,
    });
    if (look.problem) return {ok: false, problem: look.problem};
    return success(renderLook(look, attribute('compact') !== null));
  },
};
