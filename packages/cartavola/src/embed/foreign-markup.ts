// Rebuilds markup from other pages with only the allowed elements and attributes.

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
/** Elements of the kit that a lesson may contain. They keep all attributes that don't match `NOT_DATA`. */
const OF_KIT = /^(?:lesson-(?:step|position|ask|answer|hint|choice|comment|done)|playing-card|card-diagram)$/;
const NOT_DATA = /^(?:on|style$|class$|slot$|is$|srcdoc$)/;
/**
 * Elements to remove together with their content. Elements that aren't in any of these lists are replaced with their
 * content.
 */
const DROPPED =
  /^(?:script|style|template|noscript|iframe|frame|frameset|object|embed|applet|svg|math|form|input|button|select|textarea|audio|video|canvas|dialog|link|meta|base|title|head|portal|fencedframe)$/;

/** Copies an element from the parsed page at `base`. Copies only its content if the element isn't allowed. */
function copyOf(element: Element, base: string): readonly Node[] {
  const name = element.localName;
  if (name === 'script' && element.getAttribute('type')?.trim().toLowerCase() === 'application/json') {
    const data = document.createElement('pre');
    data.dataset['cartavolaRecord'] = '';
    data.textContent = element.textContent;
    return [data];
  }
  if (DROPPED.test(name)) return [];
  const isOfKit = OF_KIT.test(name);
  const allowed = ELEMENTS.get(name);
  const content = [...element.childNodes].flatMap((child) => copyOfNode(child, base));
  if (!isOfKit && !allowed) return content;
  const copy = document.createElement(name);
  for (const {name: attribute, value} of element.attributes) {
    if (isOfKit ? NOT_DATA.test(attribute) : !(allowed!.includes(attribute) || ANYWHERE.includes(attribute))) continue;
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

function copyOfNode(node: Node, base: string): readonly Node[] {
  if (node instanceof Element) return copyOf(node, base);
  return node instanceof Text ? [document.createTextNode(node.data)] : [];
}

/**
 * Returns safe copies of another page's elements: they load only images and can't run code. `base` is that page's URL.
 */
export const rebuilt = (elements: readonly Element[], base: string): readonly Node[] =>
  elements.flatMap((element) => copyOf(element, base));
