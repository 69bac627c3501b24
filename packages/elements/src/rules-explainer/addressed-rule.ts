/** The rule that the page's address names, as `#cartavola=` and its id: fragments do not reach into an element by themselves. */
export class AddressedRule {
  readonly #open: (id: string) => void;
  /** The rule that was followed last. */
  #followed: string | undefined;

  constructor(open: (id: string) => void) {
    this.#open = open;
  }

  /** Opens the rule that the address names; `again`: also where it was followed before. */
  follow(again: boolean): void {
    const id = new URLSearchParams(location.hash.slice(1)).get('cartavola') ?? undefined;
    if (id === undefined || (!again && id === this.#followed)) return;
    this.#followed = id;
    this.#open(id);
  }

  /** A click on a rule's own link makes it the page's address. */
  handleClick(event: MouseEvent): void {
    const address = (event.target as Element).closest('.link')?.getAttribute('href');
    if (!address || event.ctrlKey || event.metaKey || event.shiftKey) return;
    // The page may have a base: the address is this page's own.
    event.preventDefault();
    if (location.hash === address) this.follow(true);
    else location.hash = address;
  }
}
