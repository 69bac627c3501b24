/** Attributes that a link may set on any element. */
const ON_ALL = ['lang', 'dir'];

/** Attributes that a page may also set on its own elements. None of them runs code or loads a file. */
const IN_PAGES =
  /^(?:id|class|slot|part|exportparts|title|hidden|inert|role|tabindex|translate|(?:aria|data)-[a-z\d][a-z\d_.-]*)$/;

/** Who sets attributes: a link, which anybody may have written, or the page's own code. */
type Setter = 'link' | 'page';

/**
 * Whether an attribute may be set by name on an element with the attributes `known`. Never accepts `style`, event
 * handlers, or a name that would be markup. Links may only set what the kit's elements read.
 */
export function isSettable(name: string, known: readonly string[], setter: Setter): boolean {
  if (!/^[a-z][a-z\d_.-]*$/.test(name) || name === 'style' || name.startsWith('on')) return false;
  return known.includes(name) || ON_ALL.includes(name) || (setter === 'page' && IN_PAGES.test(name));
}

/** Lists the attributes that a link may set on an element with the attributes `known`. */
export const settableByLink = (known: readonly string[]): readonly string[] =>
  [...new Set([...known, ...ON_ALL])].filter((name) => isSettable(name, known, 'link'));

/** Lists the attributes that an element's class reads, including the options of a game. */
export async function attributesOf(
  element: CustomElementConstructor | undefined,
  game: string,
): Promise<readonly string[]> {
  const {observedAttributes = [], optionAttributesOf} = (element ?? {}) as {
    readonly observedAttributes?: readonly string[];
    optionAttributesOf?(game: string): Promise<readonly string[]>;
  };
  return [...observedAttributes, ...((await optionAttributesOf?.(game)) ?? [])];
}
