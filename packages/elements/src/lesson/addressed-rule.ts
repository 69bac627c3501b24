import {followRule, STEP, targetOf} from '../base/page/target.js';

/**
 * Opens the rule in the URL fragment (`#cartavola=` and its id), or the step (`#cartavola=step&id=…`), because browsers don't resolve fragments inside a
 * shadow root.
 */
export class AddressedRule {
  readonly #open: (id: string) => void;
  readonly #openStep: (hash: string) => void;
  /** Last rule's id or link to a step that was opened. */
  #followed: string | undefined;

  constructor(open: (id: string) => void, openStep: (hash: string) => void) {
    this.#open = open;
    this.#openStep = openStep;
  }

  /** Opens the rule or step in the fragment. With `again`, opens it even if it was the last one opened. */
  follow(again: boolean): void {
    const {hash} = location;
    const id = targetOf(hash);
    const wanted = id === STEP ? hash : id;
    // Targets without a dot belong to other elements.
    if (id === undefined || wanted === undefined || (id !== STEP && !id.includes('.'))) return;
    if (!again && wanted === this.#followed) return;
    this.#followed = wanted;
    if (id === STEP) this.#openStep(hash);
    else this.#open(id);
  }

  /** Handles a click on a link to a rule. */
  handleClick(event: MouseEvent): void {
    const link = (event.target as Element).closest<HTMLAnchorElement>('.link, .to-rule');
    const id = link && targetOf(link.hash);
    if (id) followRule(event, id, () => this.#open(id));
  }
}
