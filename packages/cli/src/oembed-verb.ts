import {games} from '@cartavola/engine/games.js';
import {escaped} from './escaped.js';
import {WrongUse} from './surroundings.js';
import type {Verb} from './verb.js';

/** Width and height of a frame in pixels where none is given: in 700, a table has the height that it would choose. */
const USUAL_SIZE = '700';

const EXAMPLE = `https://example.org/cartavola/embed.html#game=${games[0]!.id}`;

/** `cartavola oembed`: the description of a frame, for sites that embed what a page names. */
export const oembedVerb: Verb = {
  name: 'oembed',
  usage: 'ADDRESS [--title TITLE] [--width PIXELS] [--height PIXELS]',
  summary: 'Print the oEmbed JSON of a frame, for a file beside a page.',
  help: `ADDRESS is that of embed.html with what it shows: '${EXAMPLE}&lang=it'.
Prints oEmbed 1.0 of type rich. Serve it as a file (application/json), and name that in the head of your page:
  <link rel="alternate" type="application/json+oembed" href="https://example.org/game.json" title="A game" />

Options:
  --title TITLE    what the frame is called, also for those who do not see it (default: the game)
  --width PIXELS   (default: ${USUAL_SIZE})
  --height PIXELS  (default: ${USUAL_SIZE})`,
  options: {title: {type: 'string'}, width: {type: 'string'}, height: {type: 'string'}},
  *answers({options, names}) {
    const {url, shown} = frameAddress(names);
    const title = options['title'] ?? titleOf(shown);
    const width = pixels('width', options['width']);
    const height = pixels('height', options['height']);
    const html =
      `<iframe src="${escaped(url)}" title="${escaped(title)}" width="${width}" height="${height}" ` +
      'frameborder="0" sandbox="allow-scripts allow-same-origin" allow="fullscreen"></iframe>';
    const answer = {version: '1.0', type: 'rich', provider_name: 'Cartavola', title, width, height, html};
    yield {text: JSON.stringify(answer), refused: false};
  },
};

/** Reads the address of `embed.html` and its parameters. Throws `WrongUse`. */
function frameAddress(names: readonly string[]): {url: string; shown: URLSearchParams} {
  const [text = ''] = names;
  const url = names.length === 1 && URL.canParse(text) ? new URL(text) : undefined;
  const shown = new URLSearchParams(url?.hash.slice(1));
  const isFrame = url && /^https?:$/.test(url.protocol) && url.pathname.endsWith('/embed.html');
  if (!isFrame || !(shown.get('game') ?? shown.get('element')))
    throw new WrongUse(`oembed takes one address, such as ${EXAMPLE}`);
  return {url: url.href, shown};
}

const titleOf = (shown: URLSearchParams): string =>
  shown.get('game')?.replace(/^./, (letter) => letter.toUpperCase()) ?? 'Cartavola';

function pixels(name: string, text = USUAL_SIZE): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count <= 0) throw new WrongUse(`--${name} must be a whole number from 1`);
  return count;
}
