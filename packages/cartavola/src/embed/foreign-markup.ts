// Rebuilds markup from other pages with only the allowed elements and attributes.
import {isSettable} from '@cartavola/elements/frame.js';

/** Allowed elements, with the attributes that each may have in addition to `ANYWHERE`. */
const ELEMENTS = new Map<string, readonly string[]>([
  ...'abbr b bdi bdo blockquote br caption cite code dd del details dfn dl dt em figcaption figure h2 h3 h4 h5 h6 hr i ins kbd li mark ol p q rp rt ruby s samp small span strong sub summary sup table tbody tfoot thead tr u ul var wbr div'
    .split(' ')
    .map((name): [string, readonly string[]] => [name, []]),
  ['a', ['href']],
  ['img', ['src', 'alt', 'width', 'height']],
  ['pre', ['data-cartavola-record']],
  ['td', ['colspan', 'rowspan']],
  ['th', ['colspan', 'rowspan', 'scope']],
  ['time', ['datetime']],
]);
/** Attributes allowed on every element. */
const ANYWHERE = ['lang', 'dir', 'title', 'translate', 'aria-label'];
/** Attributes that the kit's elements may have in a lesson, keyed by tag name. Elements without an entry are not allowed. */
export type KitAttributes = Readonly<Record<string, readonly string[]>>;
/**
 * Elements to remove together with their content. Elements that aren't in any of these lists are replaced with their
 * content.
 */
const DROPPED =
  /^(?:script|style|template|noscript|iframe|frame|frameset|object|embed|applet|svg|math|form|input|button|select|textarea|audio|video|canvas|dialog|link|meta|base|title|head|portal|fencedframe)$/;

/** Where the copied elements come from, and what they may have. */
interface Source {
  /** URL of the page. */
  readonly base: string;
  readonly ofKit: KitAttributes;
}

/** Returns a function that checks the name of an attribute, or undefined if the element isn't allowed. */
function rulesFor(name: string, ofKit: KitAttributes): ((attribute: string) => boolean) | undefined {
  const known = Object.hasOwn(ofKit, name) ? ofKit[name] : undefined;
  const allowed = ELEMENTS.get(name);
  // Progress and links refer to steps by id.
  const isOwn = (attribute: string): boolean =>
    known ? isSettable(attribute, known, 'link') || (name === 'lesson-step' && attribute === 'id') : false;
  if (!known && !allowed) return undefined;
  return (attribute) => ANYWHERE.includes(attribute) || isOwn(attribute) || allowed?.includes(attribute) === true;
}

/** Copies an element from a parsed page. Copies only its content if the element isn't allowed. */
function copyOf(element: Element, source: Source): readonly Node[] {
  const name = element.localName;
  if (name === 'script' && element.getAttribute('type')?.trim().toLowerCase() === 'application/json') {
    const data = document.createElement('pre');
    data.dataset['cartavolaRecord'] = '';
    data.textContent = element.textContent;
    return [data];
  }
  if (DROPPED.test(name)) return [];
  const {base, ofKit} = source;
  const isAllowed = rulesFor(name, ofKit);
  const content = [...element.childNodes].flatMap((child) => copyOfNode(child, source));
  if (!isAllowed) return content;
  const copy = document.createElement(name);
  for (const {name: attribute, value} of element.attributes) {
    if (!isAllowed(attribute)) continue;
    if (attribute !== 'href' && attribute !== 'src') copy.setAttribute(attribute, value);
    else if (URL.canParse(value, base) && /^https?:$/.test(new URL(value, base).protocol))
      copy.setAttribute(attribute, new URL(value, base).href);
  }
  if (name === 'a' && copy.hasAttribute('href')) {
    copy.setAttribute('target', '_blank');
    copy.setAttribute('rel', 'noopener noreferrer nofollow');
  }
  copy.append(...content);
  return [copy];
}

function copyOfNode(node: Node, source: Source): readonly Node[] {
  if (node instanceof Element) return copyOf(node, source);
  return node instanceof Text ? [document.createTextNode(node.data)] : [];
}

/**
 * Returns safe copies of another page's elements: they load only images and can't run code. `base` is that page's URL.
 */
export const rebuilt = (elements: readonly Element[], base: string, ofKit: KitAttributes): readonly Node[] =>
  elements.flatMap((element) => copyOf(element, {base, ofKit}));
