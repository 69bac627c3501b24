// Checks of an element's box in any container. Each check reports `(what, expected, got)`.
import {isTable} from './elements.js';
import {boxOf, feltOf, isCard, isShown, leftOfClipped, leftOfScrolled, nameOf, shownTexts} from './measures.js';

const TOLERANCE = 1;
const LEAST = 280;
const SMALLEST_TEXT = 12;
const SMALLEST_TARGET = 44;

const number = (value) => String(Math.round(value * 10) / 10);

/** Reports only the first few occurrences of a fault, because there may be a hundred. */
export function few(places, report, what, expected) {
  if (places.length === 0) return;
  const more = places.length > 2 ? ` and ${places.length - 2} more` : '';
  report(what, expected, places.slice(0, 2).join(', ') + more);
}

function contentWidth(parent) {
  const {paddingLeft, paddingRight} = getComputedStyle(parent);
  return parent.getBoundingClientRect().width - parseFloat(paddingLeft) - parseFloat(paddingRight);
}

/** Checks that the width is that of a paragraph and at least 280 px. `room` is the width of the page's block. */
export function checkWidth(variant, host, {paragraph, room, shares, strips}, scale, report) {
  // A fragmented element has this width in each of its boxes. If a page strips the element's own rules, its content has
  // this width.
  const parts = strips && !feltOf(host) ? [...host.shadowRoot.querySelectorAll('*')] : [strips ? feltOf(host) : host];
  const width = Math.max(...parts.map((part) => part.getClientRects()[0]?.width ?? 0)) / scale;
  if (variant.tag === 'playing-card') {
    if (width <= 0) report('the width', 'more than 0', number(width));
    if (width > Math.max(paragraph, LEAST) + TOLERANCE)
      report('the width', `at most ${number(paragraph)}`, number(width));
    return;
  }
  // A container that shrinks to fit its content (a cell, a fieldset) is as wide as the element's minimum width.
  const given = host.parentElement ? contentWidth(host.parentElement) / scale : 0;
  const most = Math.max(paragraph, Math.min(LEAST, shares ? room : given));
  if (width < paragraph - TOLERANCE || width > most + TOLERANCE)
    report(
      'the width',
      most > paragraph ? `${number(paragraph)} to ${number(most)}` : number(paragraph),
      number(width),
    );
}

/** Checks that the felt is as large as its host, and that the host is a single box. */
export function checkFelt(host, scale, strips, report) {
  const felt = feltOf(host);
  if (!felt) return report('the felt', 'to be there', 'nothing');
  const [outer, inner] = [boxOf(host, scale), boxOf(felt, scale)];
  // An inline host in columns has a box in each column.
  const divided = strips && host.getClientRects().length > 1 && outer.width > inner.width + TOLERANCE;
  for (const side of divided ? [] : ['width', 'height'])
    if (Math.abs(outer[side] - inner[side]) > TOLERANCE)
      report(`the ${side} of the felt`, number(outer[side]), number(inner[side]));
  const whole = strips ? felt : host;
  if (whole.getClientRects().length !== 1) report('the boxes of the table', '1', String(whole.getClientRects().length));
  const {backgroundImage, backgroundColor} = getComputedStyle(felt);
  if (backgroundImage === 'none' && /^(?:transparent|rgba\(.*, 0\))$/.test(backgroundColor))
    report('the surface of the felt', 'its style sheets to apply', 'nothing');
}

/** Checks that everything an element shows ends within its box, and within its clipped area. */
export function checkCovers(variant, host, scale, report) {
  const outer = boxOf(host, scale);
  const over = [];
  for (const inner of host.shadowRoot.querySelectorAll('*')) {
    if (inner.closest('svg') !== null || !isShown(inner)) continue;
    const box = inner.getBoundingClientRect();
    const left = box.width > 0 && box.height > 0 && leftOfClipped(inner, box);
    if (left && left.bottom / scale > outer.bottom + TOLERANCE)
      over.push({inner, by: left.bottom / scale - outer.bottom});
  }
  few(
    over.sort((one, other) => other.by - one.by).map(({inner, by}) => `${number(by)} px below, ${nameOf(inner)}`),
    report,
    'its content ends within its box',
    'at its lower edge or above',
  );
  if (!isTable(variant)) return;
  const felt = feltOf(host)?.getBoundingClientRect();
  // On a felt smaller than the guaranteed size, text may be cut off.
  if (!felt || felt.width / scale < LEAST - TOLERANCE) return;
  const cut = [];
  for (const {parent, boxes, words} of shownTexts(host.shadowRoot)) {
    if (isCard(parent)) continue;
    for (const box of boxes) {
      const left = leftOfScrolled(parent, box);
      if (!left) continue;
      const by = Math.max(
        left.bottom - felt.bottom,
        felt.top - left.top,
        left.right - felt.right,
        felt.left - left.left,
      );
      if (by / scale > TOLERANCE) cut.push(`${number(by / scale)} px outside, “${words}”`);
    }
  }
  few(cut, report, 'a text of the table is on the felt', 'within it');
}

/** Checks that the following text starts where the table ends. */
export function checkFollower(host, follower, scale, report) {
  const shown = feltOf(host) ?? host;
  const end = Math.max(boxOf(host, scale).bottom, boxOf(shown, scale).bottom);
  const {top} = boxOf(follower, scale);
  if (top < end - TOLERANCE) report('what follows begins below', `at ${number(end)} or lower`, number(top));
}

export function checkTexts(host, report) {
  const small = [];
  for (const {parent, words} of shownTexts(host.shadowRoot)) {
    const size = parseFloat(getComputedStyle(parent).fontSize);
    if (size < SMALLEST_TEXT - 0.05) small.push(`${number(size)} px: “${words}”`);
  }
  few(small, report, 'the size of a text', `at least ${SMALLEST_TEXT} px`);
}

/** Cards overlap. Their visible parts are checked elsewhere. */
export function checkTargets(host, scale, report) {
  const small = [];
  for (const target of host.shadowRoot.querySelectorAll('button, a[href], input, select, summary')) {
    if (isCard(target) || !isShown(target) || target.closest('[inert]')) continue;
    const {width, height} = boxOf(target, scale);
    if (width > 0 && Math.min(width, height) < SMALLEST_TARGET - 0.5)
      small.push(`${number(width)} × ${number(height)}, ${nameOf(target)}`);
  }
  few(small, report, 'the size of a target', `at least ${SMALLEST_TARGET} × ${SMALLEST_TARGET}`);
}

/** Text styles that a table sets itself. */
const OWN = {
  textIndent: /^0px$/,
  letterSpacing: /^(?:normal|0px)$/,
  wordSpacing: /^(?:normal|0px)$/,
  textTransform: /^none$/,
  textShadow: /^none$/,
  whiteSpace: /^normal$/,
  hyphens: /^(?:manual|none)$/,
  textAlign: /^(?:start|left|-webkit-auto)$/,
  fontStyle: /^normal$/,
  fontVariantCaps: /^normal$/,
  fontWeight: /^400$/,
  wordBreak: /^normal$/,
};

export function checkInherited(host, report) {
  const felt = feltOf(host);
  if (!felt) return;
  const style = getComputedStyle(felt);
  for (const [name, own] of Object.entries(OWN)) {
    const value = style[name];
    if (value !== undefined && value !== '' && !own.test(value)) report(`${name} inside`, String(own), value);
  }
}
