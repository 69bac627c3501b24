import {DEAL, followRule, targetOf} from '../base/page/target.js';

/** Follows the rule in the URL fragment, `#cartavola=` and its id. Browsers do not resolve fragments inside a shadow root. */
export class AddressedRule {
  readonly #open: (id: string) => void;
  /** Id of the last rule that was followed. */
  #followed: string | undefined;

  constructor(open: (id: string) => void) {
    this.#open = open;
  }

  /** Opens the rule in the fragment. With `again`, also if it was the last one followed. */
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
