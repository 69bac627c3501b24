// The address of a frame that shows a block, as includes/markup.php writes it for readers.
import elements from '../../includes/elements.json';

const LANGUAGES = ['en', 'fr', 'it'];

/** Tells whether an attribute is there for the game that is set: an option of one game is no option of another. */
export const isOffered = ({games}, {game}) => !games || games.includes(game);

/** Tells what the text of a block may be for an element: `notation`, `record` or `puzzle`; undefined where it has none. */
export function contentOf(element) {
  const {content} = elements[element] ?? {};
  return content === 'blocks' ? undefined : content;
}

/** Tells whether an attribute is set: a switch that is off, or a text that is empty, is none. */
const isSet = (value) => value !== undefined && value !== '' && value !== false && value !== 'false';

function fieldOf([name, attribute], given) {
  const value = given[name];
  if (attribute.kind === 'toggle') return isSet(value) ? [[name, '']] : [];
  return value === undefined || value === '' || !isOffered(attribute, given) ? [] : [[name, String(value).trim()]];
}

/** Returns the address in the folder of the kit; `lang` is the language of the site, for blocks that say none. */
export function frameAddress({folder, lang = ''}, {element, attributes, content}) {
  const fields = Object.entries(elements[element].attributes).flatMap((one) => fieldOf(one, attributes));
  const language = attributes.lang || lang.slice(0, 2);
  const kind = contentOf(element);
  const query = new URLSearchParams([
    ['element', element],
    ...(LANGUAGES.includes(language) ? [['lang', language]] : []),
    ...fields,
    ...(kind && content.trim() ? [[kind, content]] : []),
  ]);
  return `${folder}embed.html#${query}`;
}
