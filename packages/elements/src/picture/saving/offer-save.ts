import {THEMES} from '@cartavola/diagrams';
import {loadPictureWords, USUAL_LANGUAGE} from '@cartavola/words';
import {html, render} from 'lit';
import {adopt} from '../../base/adopt.js';
import {mayBeBarred, saveFile} from '../../base/files/save-file.js';
import {UNLOADED, type SaveButton} from '../save-button.js';
import {fileName} from './file-name.js';
import {offerStyles} from './offer.styles.js';
import {FORMATS, pictureFile, type Format} from './picture-file.js';

/** Offers, keyed by the element around the picture. */
const offers = new WeakMap<Element, Offer>();

/** Shows or hides a picture's file formats below its save button. */
export function offerSave(button: SaveButton): void {
  const ground = button.parentElement!;
  const offer = offers.get(ground) ?? new Offer(ground);
  offers.set(ground, offer);
  offer.toggle(button);
}

/** Buttons for the file formats of a picture, and the message about the saved file. */
class Offer {
  readonly #ground: HTMLElement;
  readonly #place = Object.assign(document.createElement('div'), {className: 'offer'});
  #button: SaveButton | undefined;

  constructor(ground: HTMLElement) {
    this.#ground = ground;
    adopt(ground.getRootNode() as ShadowRoot, [offerStyles]);
    this.#place.addEventListener('keydown', this.#handleKey);
  }

  toggle(button: SaveButton): void {
    if (this.#place.isConnected) return this.#close();
    this.#button = button;
    button.setAttribute('aria-expanded', 'true');
    button.addEventListener('keydown', this.#handleKey);
    this.#show('');
    this.#ground.append(this.#place);
  }

  #close(): void {
    this.#place.remove();
    this.#button?.removeEventListener('keydown', this.#handleKey);
    this.#button?.setAttribute('aria-expanded', 'false');
  }

  readonly #handleKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    this.#close();
    this.#button?.focus();
  };

  #show(said: string): void {
    const press = (event: Event, format: Format): void => {
      event.preventDefault();
      this.#save(format).then(
        (told) => this.#show(told),
        () => this.#show(UNLOADED),
      );
    };
    render(
      html`${FORMATS.map((format) => html`<button type="button" data-format=${format} @click=${(event: Event) => press(event, format)}>${format.toUpperCase()}</button>`)}<span role="status">${said}</span>`,
      this.#place,
    );
  }

  /** Saves a picture, and returns the message about it. */
  async #save(format: Format): Promise<string> {
    const words = await loadPictureWords(this.#ground.closest<HTMLElement>('[lang]')?.lang ?? USUAL_LANGUAGE);
    const [picture, title] = this.#button!.saved;
    const shown = this.#ground.querySelector<SVGSVGElement>('.picture');
    const theme = THEMES.find((one) => one === this.#ground.dataset['theme']) ?? 'plain';
    const made = shown && (await pictureFile(picture, theme, shown, format).catch(() => null));
    if (!made) return words.failed;
    const name = `${fileName(title)}.${made.format}`;
    saveFile(name, made.file);
    const said = mayBeBarred() ? words.barred(name) : words.saved(name);
    return made.format === format ? said : words.notPng(said);
  }
}
