import {DEAL, followRule, targetOf} from '../base/page/target.js';

/**
 * Opens the rule in the URL fragment (`#cartavola=` and its id), because browsers don't resolve fragments inside a
 * shadow root.
 */
export class AddressedRule {
  readonly #open: (id: string) => void;
  /** Id of the last rule that was opened. */
  #followed: string | undefined;

  constructor(open: (id: string) => void) {
    this.#open = open;
  }

  /** Opens the rule in the fragment. With `again`, opens it even if it was the last one opened. */
  follow(again: boolean): void {
    const id = targetOf(location.hash);
    if (id === undefined || id === DEAL || (!again && id === this.#followed)) return;
    this.#followed = id;
    this.#open(id);
  }

  /** Handles a click on a link to a rule. */
  handleClick(event: MouseEvent): void {
    const link = (event.target as Element).closest<HTMLAnchorElement>('.link, .to-rule');
    const id = link && targetOf(link.hash);
    if (id) followRule(event, id, () => this.#open(id));
  }
}
