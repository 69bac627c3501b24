// Parses HTML that PHP has written, as a browser would.
import {JSDOM} from 'jsdom';

/** Returns the only child of the page's body. */
export function only(html) {
  const {body} = new JSDOM(`<!doctype html><body>${html}`).window.document;
  if (body.childNodes.length !== 1) throw new Error(`Expected one element, but got: ${html}`);
  return body.firstElementChild;
}

/** Returns the attributes of an element by name. */
export const attributesOf = (element) =>
  Object.fromEntries([...element.attributes].map(({name, value}) => [name, value]));

/** Parses a frame's URL into the file and the fields of its fragment. */
export function addressOf(frame) {
  const [file, fragment] = frame.getAttribute('src').split('#');
  return {file, fields: Object.fromEntries(new URLSearchParams(fragment))};
}
