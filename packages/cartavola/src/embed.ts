// Script of `embed.html`, for pages that allow frames but not scripts. Shows the element given in the URL fragment.
import type {RulesExplainer} from '@cartavola/elements';
import {
  attributesOf,
  checkAttributes,
  loadFile,
  readFrameLink,
  readFrameScheme,
  type FrameLink,
} from '@cartavola/elements/frame.js';
import {postHeight} from './embed/frame-height.js';
import {rebuilt, type KitAttributes} from './embed/foreign-markup.js';
import {FRAMED} from './framed.generated.js';

/** Problem to show instead of an element. */
type Problem = Exclude<ReturnType<typeof readFrameLink>, FrameLink>;

/** Shows a problem as text instead of an element. */
function tell({code, path, message}: Problem): void {
  const text = document.createElement('p');
  text.role = 'alert';
  text.textContent = `${message} (${path ? `${code}, ${path}` : code})`;
  document.body.replaceChildren(text);
}

/** Trusted Types API, in browsers that support it. */
interface TrustedTypes {
  createPolicy(name: string, rules: {createHTML: (text: string) => string}): {createHTML(text: string): string};
}

/** Parses a page without running its scripts. */
function parsed(text: string): Document {
  const {trustedTypes} = globalThis as {trustedTypes?: TrustedTypes};
  const policy = trustedTypes?.createPolicy('cartavola-embed', {createHTML: (html) => html});
  return new DOMParser().parseFromString(policy?.createHTML(text) ?? text, 'text/html');
}

/** Class of `<rules-explainer>`. */
type ExplainerClass = Partial<Pick<typeof RulesExplainer, 'lessonAttributesOf'>> | undefined;

/** Loads an element, and returns its class. */
async function defined(name: string): Promise<CustomElementConstructor | undefined> {
  const script = `./define/${name}.js`;
  await import(/* @vite-ignore */ script);
  return customElements.get(name);
}

/** Elements of the kit that a lesson's text may contain. */
const IN_TEXT = ['playing-card', 'card-diagram'];

/** Lists the attributes that the kit's elements may have in the steps of a lesson. */
async function lessonAttributes(
  steps: readonly Element[],
  {element, attributes}: Pick<FrameLink, 'element' | 'attributes'>,
): Promise<KitAttributes> {
  const game = attributes.get('game') ?? '';
  const explainer = customElements.get(element) as ExplainerClass;
  const used = IN_TEXT.filter((name) => steps.some((step) => step.querySelector(name)));
  const inText = used.map(async (name) => [name, await attributesOf(await defined(name), game)] as const);
  return {...(await explainer?.lessonAttributesOf?.(game)), ...Object.fromEntries(await Promise.all(inText))};
}

/**
 * Loads a lesson's steps from another page. Runs no code from that page: the elements are rebuilt, and this page's
 * content security policy allows only the kit's scripts.
 */
async function stepsAt(address: string, link: FrameLink): Promise<readonly Node[] | Problem> {
  const loaded = await loadFile(address, new AbortController().signal, {credentials: 'omit'});
  if (!loaded.ok) {
    const {code, message} = loaded.problem;
    const policy =
      code === 'load' && isOfOtherSite(address)
        ? ' To load a lesson from another site, add that site to connect-src in embed.html and allow the request on its server.'
        : '';
    return {code: 'embed.lesson', path: 'lesson', message: `The lesson ${message}${policy}`};
  }
  const {text, url} = loaded.value;
  const steps = [...parsed(text).querySelectorAll('lesson-step')].filter(
    (step) => !step.parentElement?.closest('lesson-step'),
  );
  return rebuilt(steps, url, await lessonAttributes(steps, link));
}

const isOfOtherSite = (address: string): boolean => new URL(address, location.href).origin !== location.origin;

async function make(link: FrameLink): Promise<Element | Problem> {
  const {element: name, attributes, record, lesson} = link;
  const element = document.createElement(name) as HTMLElement & {record?: string};
  for (const [attribute, value] of attributes) element.setAttribute(attribute, value);
  if (record !== undefined) element.record = record;
  if (lesson === undefined) return element;
  const steps = await stepsAt(lesson, link);
  if ('code' in steps) return steps;
  element.append(...steps);
  return element;
}

/** Shows the content that the URL specifies, unless the URL changes while it loads. */
async function show(): Promise<void> {
  const {hash} = location;
  // A frame is transparent if it has the colour scheme of the page around it.
  document.documentElement.dataset['scheme'] = readFrameScheme(hash) ?? '';
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
  try {
    const known = await attributesOf(await defined(asked.element), asked.attributes.get('game') ?? '');
    return checkAttributes(asked, known) ?? (await make(asked));
  } catch {
    return {code: 'embed.load', path: '', message: 'The element could not be loaded. Check the network connection.'};
  }
}

if (parent !== globalThis.window) postHeight();
// The page was opened from a link, not in a frame. Let the table fill the window.
else document.body.style.setProperty('--parent-height', '100dvh');
addEventListener('hashchange', () => void show());
void show();
