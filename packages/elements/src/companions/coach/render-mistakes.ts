import {html, type TemplateResult} from 'lit';
import {ownElement} from '../../base/own-element.js';
import type {CoachTexts} from './coach-texts.js';
import type {KeptMistakes} from './kept-mistakes.js';

/** Input of `renderMistakes`. */
interface MistakesParts {
  readonly texts: CoachTexts;
  /** Id of the game. */
  readonly game: string;
  readonly deck: string | undefined;
  readonly isOpen: boolean;
  /** Whether the reader is being asked to confirm the deletion of the mistakes. */
  readonly isDeleting: boolean;
  readonly open: (isOpen: boolean) => void;
  readonly export: () => void;
  readonly delete: () => void;
}

/** Stops an event from reaching the page, which may be counting its own solved puzzles. */
const keep = (event: Event): void => event.stopPropagation();

/** Renders the reader's kept mistakes as a set of puzzles, which can be saved as a file. */
export const renderMistakes = ({text, ids}: KeptMistakes, parts: MistakesParts): TemplateResult => {
  const {texts, game, deck, isOpen, isDeleting} = parts;
  return html`<details
    class="mistakes"
    .open=${isOpen}
    @puzzle-solved=${keep}
    @puzzle-stepped=${keep}
    @puzzle-failed=${keep}
    @puzzle-error=${keep}
    @toggle=${({currentTarget}: Event) => parts.open((currentTarget as HTMLDetailsElement).open)}
  >
    <summary>${texts.mistakes} (${ids.length})</summary>
    ${
      isOpen
        ? html`${ownElement('card-puzzle', {game, deck, save: `mistakes-${game}`}, {puzzle: text})}
            <div class="asks">
              <button type="button" @click=${parts.export}>${texts.saveMistakes}</button>
              <button type="button" @click=${parts.delete}>${isDeleting ? texts.deleteNow : texts.deleteMistakes}</button>
            </div>`
        : ''
    }
  </details>`;
};
