// Containers where authors put elements.

const node = (parent, name, style = '') => {
  const made = parent.ownerDocument.createElement(name);
  if (style) made.style.cssText = style;
  parent.append(made);
  return made;
};
const text = (parent, words, name = 'p') => {
  node(parent, name).textContent = words;
};
/**
 * A place: the element's parent. The text that follows is in the same parent, unless `follows` specifies another one.
 */
const at = (place, more = {}) => ({places: [place], follows: place, ...more});

const SOME = 'A player who can’t follow suit may play any card. ';

/**
 * Container builders, keyed by name. `item` is a style of the element itself. `reveal` shows it after it is added.
 * `scale` is the scale at which it is drawn. `shares` means that it shares the space, so it may get less than it
 * requests. `frame` means that it is in a separate document. `adopted` means that it was in another document before.
 */
export const CONTAINERS = {
  block: (box) => at(box),
  '1fr around a main': (box) => at(node(node(box, 'div', 'display: grid; grid-template-columns: 1fr'), 'section')),
  'grid item': (box) => at(node(box, 'div', 'display: grid; grid-template-columns: 1fr'), {follows: box}),
  '1fr 1fr with two': (box) => {
    const grid = node(box, 'div', 'display: grid; grid-template-columns: 1fr 1fr; gap: 16px');
    return {places: [grid, grid], follows: box, shares: true};
  },
  'flex > div': (box) => at(node(node(box, 'div', 'display: flex'), 'div')),
  'flex: 1 beside an aside': (box) => {
    const row = node(box, 'div', 'display: flex');
    text(row, 'Aside', 'aside');
    return at(node(row, 'div', 'flex: 1'), {shares: true});
  },
  'flex: 1 item': (box) => at(node(box, 'div', 'display: flex'), {item: 'flex: 1', follows: box}),
  'flex item': (box) => at(node(box, 'div', 'display: flex'), {follows: box}),
  'centred flex column': (box) => at(node(box, 'div', 'display: flex; flex-direction: column; align-items: center')),
  float: (box) => {
    box.style.display = 'flow-root';
    return at(node(box, 'div', 'float: inline-start'));
  },
  'inline-block': (box) => at(node(box, 'div', 'display: inline-block')),
  td: (box) => at(node(node(node(node(box, 'table'), 'tbody'), 'tr'), 'td')),
  fieldset: (box) => {
    const fieldset = node(box, 'fieldset');
    text(fieldset, 'A table', 'legend');
    return at(fieldset);
  },
  'fit-content': (box) => at(node(box, 'div', 'inline-size: fit-content')),
  'dialog open': (box) => {
    box.style.position = 'relative';
    const dialog = node(box, 'dialog');
    dialog.setAttribute('open', '');
    return at(dialog);
  },
  showModal: (box) => {
    // The dialog scrolls independently of the page, and its scrollbar always takes up width.
    const dialog = node(box, 'dialog', 'overflow-y: scroll');
    dialog.showModal();
    return at(dialog, {outside: true});
  },
  figure: (box) => {
    const figure = node(box, 'figure');
    return at(figure);
  },
  li: (box) => at(node(node(box, 'ul'), 'li')),
  blockquote: (box) => at(node(box, 'blockquote')),
  'details open': (box) => {
    const details = node(box, 'details');
    details.open = true;
    text(details, 'A table', 'summary');
    // The content is in a separate box, which a style sheet may make as wide as its content.
    return at(details, {shares: true});
  },
  'details opened later': (box) => {
    const details = node(box, 'details');
    text(details, 'A table', 'summary');
    // Some sheets lay out the content as a row or a column, so it gets the width that it requests.
    return at(details, {reveal: () => (details.open = true), shares: true});
  },
  'CSS columns': (box) => {
    const columns = node(box, 'div', 'columns: 300px; column-gap: 16px');
    text(columns, SOME.repeat(4));
    return at(columns, {follows: undefined, after: () => text(columns, SOME.repeat(4))});
  },
  'shadow root': (box) =>
    at(node(node(box, 'div').attachShadow({mode: 'open'}).appendChild(document.createElement('div')), 'div')),
  frame: (box) =>
    at(node(box, 'iframe', 'display: block; inline-size: 100%; block-size: 900px; border: 0'), {frame: true}),
  'transform: scale': (box) => at(node(box, 'div', 'transform: scale(0.8); transform-origin: 0 0'), {scale: 0.8}),
  'tab shown later': (box) => {
    const tab = node(box, 'div', 'display: none');
    return at(tab, {reveal: () => (tab.style.display = 'block')});
  },
  'back from another document': (box) => at(box, {adopted: true}),
};
