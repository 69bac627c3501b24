// Returns the URL of a frame that shows a block. includes/markup.php creates the same URL for readers.
import elements from '../../includes/elements.json';

const LANGUAGES = ['en', 'fr', 'it'];

/** Whether an attribute applies to the chosen game. An option of one game may not exist in another. */
export const isOffered = ({games}, {game}) => !games || games.includes(game);

/**
 * Returns the kind of text in a block for an element: `notation`, `record` or `puzzle`, or undefined if it has none.
 */
export function contentOf(element) {
  const {content} = elements[element] ?? {};
  return content === 'blocks' ? undefined : content;
}

/** Whether an attribute is set. A toggle that is off and an empty string count as unset. */
const isSet = (value) => value !== undefined && value !== '' && value !== false && value !== 'false';

function fieldOf([name, attribute], given) {
  const value = given[name];
  if (attribute.kind === 'toggle') return isSet(value) ? [[name, '']] : [];
  return value === undefined || value === '' || !isOffered(attribute, given) ? [] : [[name, String(value).trim()]];
}

/** Returns the URL of a file of the kit with the kit's version, so that browsers don't use an older copy. */
export const kitAddress = ({folder, version}, file) => `${folder}${file}?ver=${version}`;

/** Returns the URL of the kit's puzzles, for a block without a puzzle. */
function puzzlesOf(kit, game) {
  const games = elements['card-puzzle'].attributes.game.values;
  return kitAddress(kit, `puzzles/${games.includes(game) ? game : 'scopa'}.json`);
}

/**
 * Returns the URL of the frame, in the kit's folder. `kit.lang` is the site's language, for blocks that don't set one.
 */
export function frameAddress(kit, {element, attributes, content, scheme}) {
  const fields = Object.entries(elements[element].attributes).flatMap((one) => fieldOf(one, attributes));
  const language = attributes.lang || (kit.lang ?? '').slice(0, 2);
  const kind = contentOf(element);
  const isEmpty = element === 'card-puzzle' && !content.trim() && !isSet(attributes.src);
  const query = new URLSearchParams([
    ['element', element],
    ...(LANGUAGES.includes(language) ? [['lang', language]] : []),
    ...fields,
    ...(isEmpty ? [['src', puzzlesOf(kit, attributes.game)]] : []),
    ...(kind && content.trim() ? [[kind, content]] : []),
    // Without a scheme, the frame follows the reader's setting.
    ...(scheme === 'light' || scheme === 'dark' ? [['scheme', scheme]] : []),
  ]);
  return `${kitAddress(kit, 'embed.html')}#${query}`;
}
