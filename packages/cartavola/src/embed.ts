// The script of `embed.html`, for pages that may hold a frame but no script: shows the element that the fragment of the address names.
import {checkAttributes, readFrameLink, type FrameLink} from '@cartavola/elements/links.js';
import {postHeight} from './embed/frame-height.js';
import {rebuilt} from './embed/foreign-markup.js';
import {FRAMED} from './framed.generated.js';

/** Problem that is told in place of an element. */
type Problem = Exclude<ReturnType<typeof readFrameLink>, FrameLink>;

/** Shows a problem as text, in place of an element. */
function tell({code, path, message}: Problem): void {
  const text = document.createElement('p');
  text.role = 'alert';
  text.textContent = `${message} (${path ? `${code}, ${path}` : code})`;
  document.body.replaceChildren(text);
}

/** Trusted-types API, in browsers that have it. */
interface TrustedTypes {
  createPolicy(name: string, rules: {createHTML: (text: string) => string}): {createHTML(text: string): string};
}

/** Parses a page without running anything of it. */
function parsed(text: string): Document {
  const {trustedTypes} = globalThis as {trustedTypes?: TrustedTypes};
  const policy = trustedTypes?.createPolicy('cartavola-embed', {createHTML: (html) => html});
  return new DOMParser().parseFromString(policy?.createHTML(text) ?? text, 'text/html');
}

/** Loads a lesson's steps from another page. Nothing of it runs: the elements are rebuilt, and this page's policy allows only the kit's scripts. */
async function stepsAt(address: string): Promise<readonly Node[]> {
  const answer = await fetch(address, {signal: AbortSignal.timeout(10_000), credentials: 'omit'});
  if (!answer.ok) throw new Error(String(answer.status));
  const steps = [...parsed(await answer.text()).querySelectorAll('lesson-step')].filter(
    (step) => !step.parentElement?.closest('lesson-step'),
  );
  return rebuilt(steps, answer.url);
}

const isOfOtherSite = (address: string): boolean => new URL(address, location.href).origin !== location.origin;

async function make({element: name, attributes, record, lesson}: FrameLink): Promise<Element | Problem> {
  const element = document.createElement(name) as HTMLElement & {record?: string};
  for (const [attribute, value] of attributes) element.setAttribute(attribute, value);
  if (record !== undefined) element.record = record;
  if (lesson === undefined) return element;
  try {
    element.append(...(await stepsAt(lesson)));
    return element;
  } catch {
    const policy =
      ' A lesson of another site loads if connect-src in embed.html names that site, and its server allows it.';
    const message = `The lesson could not be loaded.${isOfOtherSite(lesson) ? policy : ''}`;
    return {code: 'embed.lesson', path: 'lesson', message};
  }
}

/** Shows what the address names, unless another address has come meanwhile. */
async function show(): Promise<void> {
  const {hash} = location;
  const made = await contentOf(hash);
  if (hash !== location.hash) return;
  if (made instanceof Element) document.body.replaceChildren(made);
  else tell(made);
}

async function contentOf(hash: string): Promise<Element | Problem> {
  const asked = readFrameLink(hash, FRAMED, location.href);
  if ('code' in asked) return asked;
  const language = asked.attributes.get('lang');
  if (language) document.documentElement.lang = language;
  let known: readonly string[];
  try {
    const script = `./define/${asked.element}.js`;
    await import(/* @vite-ignore */ script);
    known = await attributesOf(asked);
  } catch {
    return {code: 'embed.load', path: '', message: 'The element could not be loaded. Is the page online?'};
  }
  return checkAttributes(asked, known) ?? make(asked);
}

/** Lists what an element reads of its attributes. */
async function attributesOf({element, attributes}: FrameLink): Promise<readonly string[]> {
  const {observedAttributes = [], optionAttributesOf} = customElements.get(element) as {
    readonly observedAttributes?: readonly string[];
    optionAttributesOf?(game: string): Promise<readonly string[]>;
  };
  return [...observedAttributes, ...((await optionAttributesOf?.(attributes.get('game') ?? '')) ?? [])];
}

if (parent !== globalThis.window) postHeight();
// A page of its own, as a link opens it: the table fills the window.
else document.body.style.setProperty('--parent-height', '100dvh');
addEventListener('hashchange', () => void show());
void show();
