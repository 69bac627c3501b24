import {FRAME_SANDBOX, readFrameScheme, type FrameScheme} from '@cartavola/elements/checks.js';
import {games} from '@cartavola/engine/games.js';
import {didYouMean} from './did-you-mean.js';
import {escaped} from './escaped.js';
import {countFrom, gameNamed} from './given-game.js';
import {elementsOf} from './kit-folder.js';
import {WrongUse, type Surroundings} from './surroundings.js';
import type {Verb} from './verb.js';

/**
 * Default width and height of a frame in pixels. A table that is 700 pixels wide is also 700 pixels high unless the
 * page sets another height.
 */
const USUAL_SIZE = '700';

const EXAMPLE = `https://example.org/cartavola/embed.html#game=${games[0]!.id}`;

/** `cartavola oembed`: prints the oEmbed JSON of a frame, for sites that turn pasted URLs into frames. */
export const oembedVerb: Verb = {
  name: 'oembed',
  usage: 'ADDRESS [--title TITLE] [--width PIXELS] [--height PIXELS]',
  summary: 'Print the oEmbed JSON of a frame, to save as a file beside a page.',
  help: `ADDRESS is the address of embed.html with the content in its hash:
  '${EXAMPLE}&lang=it'
Prints oEmbed 1.0 of type rich. Serve it as a file (application/json), and link to it in the head of your page:
  <link rel="alternate" type="application/json+oembed" href="https://example.org/game.json" title="A game" />

Options:
  --title TITLE    title of the frame, used by screen readers too (default: the game)
  --width PIXELS   width of the frame (default: ${USUAL_SIZE})
  --height PIXELS  height of the frame (default: ${USUAL_SIZE})`,
  options: {title: {type: 'string'}, width: {type: 'string'}, height: {type: 'string'}},
  async *answers({options, names}, {kit}) {
    const {url, shown, scheme} = frameAddress(names);
    const game = shown.get('game');
    if (game !== null) gameNamed([game], 'game=');
    await checkElement(shown.get('element'), kit);
    const title = options['title'] ?? titleOf(shown);
    const width = countFrom(options['width'] ?? USUAL_SIZE, 'width');
    const height = countFrom(options['height'] ?? USUAL_SIZE, 'height');
    const attributes = {
      ...{src: url, title, width, height, frameborder: 0, sandbox: FRAME_SANDBOX, allow: 'fullscreen'},
      // A frame is transparent if both pages have the same colour scheme.
      ...(scheme && {style: `color-scheme: ${scheme}`}),
    };
    const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(String(value))}"`);
    const html = `<iframe${written.join('')}></iframe>`;
    const answer = {version: '1.0', type: 'rich', provider_name: 'Cartavola', title, width, height, html};
    yield {text: JSON.stringify(answer), refused: false};
  },
};

interface FrameAddress {
  readonly url: string;
  /** Parameters of the URL. */
  readonly shown: URLSearchParams;
  readonly scheme: FrameScheme | undefined;
}

/** Reads the URL of `embed.html`. Throws `WrongUse`. */
function frameAddress(names: readonly string[]): FrameAddress {
  const [text = ''] = names;
  const url = names.length === 1 && URL.canParse(text) ? new URL(text) : undefined;
  const shown = new URLSearchParams(url?.hash.slice(1));
  const isFrame = url && /^https?:$/.test(url.protocol) && url.pathname.endsWith('/embed.html');
  if (!isFrame || !(shown.get('game') ?? shown.get('element')))
    throw new WrongUse(`oembed takes one address, such as ${EXAMPLE}`);
  const scheme = readFrameScheme(url.hash);
  if (shown.has('scheme') && !scheme) throw new WrongUse('scheme= must be light or dark');
  return {url: url.href, shown, scheme};
}

const titleOf = (shown: URLSearchParams): string =>
  shown.get('game')?.replace(/^./, (letter) => letter.toUpperCase()) ?? 'Cartavola';

/** Checks that the kit has an element, if the built kit is available. Throws `WrongUse`. */
async function checkElement(name: string | null, kit: Surroundings['kit']): Promise<void> {
  const known =
    name === null
      ? []
      : await kit().then(
          (files) => elementsOf([...files.keys()]),
          () => [],
        );
  if (name === null || known.length === 0 || known.includes(name)) return;
  throw new WrongUse(`"${name}" is not an element: ${known.join(', ')}.${didYouMean(name, known)}`);
}
