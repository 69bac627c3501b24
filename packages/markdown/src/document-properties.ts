/**
 * Properties of `document`, apart from event handlers and constants. An element whose `id` or `name` is one of them can
 * replace the property in the page's scripts. A test compares the list with TypeScript's DOM library.
 */
const PROPERTIES = new Set(
  [
    'URL activeElement activeViewTransition addEventListener adoptNode adoptedStyleSheets alinkColor all anchors',
    'append appendChild applets baseURI bgColor body captureEvents caretPositionFromPoint caretRangeFromPoint',
    'characterSet charset childElementCount childNodes children clear cloneNode close compareDocumentPosition',
    'compatMode contains contentType cookie createAttribute createAttributeNS createCDATASection createComment',
    'createDocumentFragment createElement createElementNS createEvent createExpression createNSResolver',
    'createNodeIterator createProcessingInstruction createRange createTextNode createTreeWalker currentScript',
    'customElementRegistry defaultView designMode dir dispatchEvent doctype documentElement documentURI domain',
    'elementFromPoint elementsFromPoint embeds evaluate execCommand exitFullscreen exitPictureInPicture',
    'exitPointerLock fgColor firstChild firstElementChild fonts forms fragmentDirective fullscreen',
    'fullscreenElement fullscreenEnabled getAnimations getElementById getElementsByClassName getElementsByName',
    'getElementsByTagName getElementsByTagNameNS getRootNode getSelection hasChildNodes hasFocus hasStorageAccess',
    'head hidden images implementation importNode inputEncoding insertBefore isConnected isDefaultNamespace',
    'isEqualNode isSameNode lastChild lastElementChild lastModified linkColor links location lookupNamespaceURI',
    'lookupPrefix moveBefore nextSibling nodeName nodeType nodeValue normalize open ownerDocument parentElement',
    'parentNode pictureInPictureElement pictureInPictureEnabled plugins pointerLockElement prepend',
    'previousSibling queryCommandEnabled queryCommandIndeterm queryCommandState queryCommandSupported',
    'queryCommandValue querySelector querySelectorAll readyState referrer releaseEvents removeChild',
    'removeEventListener replaceChild replaceChildren requestStorageAccess rootElement scripts scrollingElement',
    'startViewTransition styleSheets textContent timeline title visibilityState vlinkColor write writeln',
  ].flatMap((names) => names.split(' ')),
);

/** Whether an `id` or `name` would hide a property of `document`, or one that every object has. */
export const hidesProperty = (name: string): boolean =>
  PROPERTIES.has(name) || /^on[a-z]+$/.test(name) || /^[A-Z]+(?:_[A-Z]+)+$/.test(name) || name in Object.prototype;
