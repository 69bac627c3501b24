import {DEAL, followRule, targetOf} from '../base/page/target.js';

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

  /** Handles a click on a link to a rule. */
  handleClick(event: MouseEvent): void {
    const link = (event.target as Element).closest<HTMLAnchorElement>('.link, .to-rule');
    const id = link && targetOf(link.hash);
    if (id) followRule(event, id, () => this.#open(id));
  }
}
