import {DEAL, targetOf} from '../links/target.js';

/** Follows the rule that the URL fragment names, as `#cartavola=` and its id. By themselves, fragments do not reach into a shadow root. */
export class AddressedRule {
  readonly #open: (id: string) => void;
  /** Id of the rule that was followed last. */
  #followed: string | undefined;

  constructor(open: (id: string) => void) {
    this.#open = open;
  }

  /** Opens the rule that the fragment names. With `again`, also if it was the last one followed. */
  follow(again: boolean): void {
    const id = targetOf(location.hash);
    if (id === undefined || id === DEAL || (!again && id === this.#followed)) return;
    this.#followed = id;
    this.#open(id);
  }

  /** Handles a click on a link to a rule, which puts the rule into the page's URL. */
  handleClick(event: MouseEvent): void {
    const address = (event.target as Element).closest('.link, .to-rule')?.getAttribute('href');
    if (!address || event.ctrlKey || event.metaKey || event.shiftKey) return;
    // Set by script: with a `<base>`, the link itself would lead to another page.
    event.preventDefault();
    if (location.hash === address) this.follow(true);
    else location.hash = address;
  }
}
