// One case in the matrix: an element in a container in a page, compared with a paragraph in its place.
import {CONTAINERS} from './containers.js';
import {
  checkCovers,
  checkFelt,
  checkFollower,
  checkInherited,
  checkTargets,
  checkTexts,
  checkWidth,
} from './box-checks.js';
import {define, frames, isTable, make, makeTableFor, rendered, told, whenReady} from './elements.js';
import {boxOf, feltOf} from './measures.js';

/**
 * Widths of the words in a paragraph that is as wide as an element on its own line: 719 px. They are whole numbers,
 * because browsers round fractions in different ways.
 */
const WORDS = [87, 79, 79, 79, 79, 79, 79, 79, 79];
/** Overrides all styles that affect the width of a paragraph, including inherited ones. */
const PLAIN = `display: block; margin: 0; padding: 0; border: 0; box-sizing: border-box; inline-size: auto; min-inline-size: 0;
  max-inline-size: none; white-space: normal; text-indent: 0; word-break: normal; letter-spacing: normal; word-spacing: normal;`;

const page = document.documentElement;
const scrollsSideways = () => {
  const {scrollWidth, clientWidth} = document.scrollingElement;
  return scrollWidth - clientWidth;
};

/** Returns a block in the page that is as wide as its text or has a given width. */
function makeBlock(width) {
  const block = document.createElement('section');
  block.style.cssText = `display: block; margin: 0; padding: 0; border: 0; ${width ? `inline-size: ${width}px; max-inline-size: none` : ''}`;
  document.querySelector('#place').append(block);
  return block;
}

/** Measures a paragraph in each of the container's places. */
function measureParagraphs(container, block) {
  container.reveal?.();
  const paragraphs = container.places.map((place) => {
    const paragraph = document.createElement('p');
    paragraph.style.cssText = `${PLAIN} ${container.item ?? ''}`;
    for (const width of WORDS) {
      const part = document.createElement('span');
      part.style.cssText = `all: initial; display: inline-block; inline-size: ${width}px; block-size: 1em`;
      paragraph.append(part);
    }
    place.append(paragraph);
    return paragraph;
  });
  // Text that doesn't wrap makes the page scroll sideways. The later its column, the further the page scrolls.
  container.after?.();
  // A paragraph in columns has a box in each column.
  const widths = paragraphs.map((paragraph) => paragraph.getClientRects()[0].width / (container.scale ?? 1));
  return {widths, sideways: scrollsSideways(), room: boxOf(block).width};
}

/** Runs the same check in the frame's page, with the element in a block. */
async function checkInFrame(frame, {linked, ...given}) {
  const address = new URL(location.href);
  frame.src = address.href;
  await told(frame, ['load']);
  return frame.contentWindow.hosts.checkBox({...given, linked, container: 'block', width: undefined});
}

/** Moves the element to another document, where none of the kit's code runs, and back. */
async function beElsewhere(element) {
  const {parentNode, nextSibling} = element;
  const frame = document.createElement('iframe');
  document.body.append(frame);
  frame.contentDocument.body.append(element);
  await frames(1);
  parentNode.insertBefore(element, nextSibling);
  frame.remove();
  await element.updateComplete;
}

const isRow = (parent) => {
  const {display, flexDirection} = getComputedStyle(parent);
  return display.includes('flex') && flexDirection.startsWith('row');
};
/** Adds a paragraph after the element in the text. Returns undefined if a sheet puts them side by side. */
const follow = (container) => {
  container.after?.();
  if (!container.follows || isRow(container.follows)) return undefined;
  const follower = document.createElement('p');
  follower.style.cssText = 'margin: 0';
  follower.textContent = 'What follows in the text.';
  container.follows.append(follower);
  return follower;
};

async function place(variant, container) {
  const watched = variant.watched ? container.places.map((one) => makeTableFor(variant, one)) : [];
  await Promise.all(watched.map(({ready}) => ready));
  const elements = container.places.map((one) => {
    const element = make(variant);
    if (container.item) element.style.cssText = container.item;
    const ready = whenReady(variant, element);
    one.append(element);
    return {element, ready};
  });
  const follower = follow(container);
  await Promise.all(elements.map(({ready}) => ready));
  return {elements: elements.map(({element}) => element), follower, watched};
}

/** Checks that the root font size does not change the layout if it does not change the box. */
async function checkRoot(host, report) {
  const before = boxOf(host);
  page.style.fontSize = '100%';
  await frames(2);
  const after = boxOf(host);
  page.style.fontSize = '';
  if (Math.abs(before.width - after.width) <= 1 && Math.abs(before.height - after.height) > 1)
    report('the height under another size of the root', String(after.height), String(before.height));
}

/** Returns a case's faults, each as `{what, expected, got}`. */
export async function checkBox({variant, container: name, width, linked}) {
  const faults = [];
  const report = (what, expected, got) => faults.push({what, expected, got});
  const link = document.querySelector('#kit-sheet');
  if (link) link.disabled = !linked;
  const strips = page.dataset.strips !== undefined;
  const begun = window.faultsHeard.length;
  let block = makeBlock(width);
  let watched = [];
  try {
    let container = CONTAINERS[name](block);
    if (container.frame) return await checkInFrame(container.places[0], {variant, linked});
    const {widths, sideways, room} = measureParagraphs(container, block);
    block.remove();
    block = makeBlock(width);
    await define(variant.tag);
    // The kit ignores elements in a page's own shadow roots.
    if (variant.watched) await define(variant.watched.tag);
    container = CONTAINERS[name](block);
    const placed = await place(variant, container);
    watched = placed.watched;
    container.reveal?.();
    if (container.adopted) for (const element of placed.elements) await beElsewhere(element);
    for (const [index, element] of placed.elements.entries()) {
      element.scrollIntoView({block: 'start'});
      await rendered(feltOf(element) ?? element);
      const {scale = 1, shares} = container;
      checkWidth(variant, element, {paragraph: widths[index], room, shares, strips}, scale, report);
      if (isTable(variant)) {
        checkFelt(element, scale, strips, report);
        checkTexts(element, report);
        checkTargets(element, scale, report);
        checkInherited(element, report);
      }
      checkCovers(variant, element, scale, report);
      if (placed.follower && variant.tag !== 'playing-card') checkFollower(element, placed.follower, scale, report);
      if (isTable(variant) && page.dataset.smallRoot !== undefined) await checkRoot(element, report);
    }
    const more = scrollsSideways();
    if (more > Math.max(sideways, 0) + 1 && !container.shares)
      report('sideways scroll of the page', String(sideways), String(more));
  } catch (error) {
    report('the case', 'to be looked at', String(error?.message ?? error));
  } finally {
    for (const {remove} of watched) remove();
    block.remove();
  }
  for (const text of window.faultsHeard.slice(begun)) report('the console', 'no error', text);
  return faults;
}
