// What `embed.html`, the builder and servers share: which element and attributes a link or a page may set.
export {loadFile} from './base/files/load-text.js';
export {attributesOf, isSettable} from './frame/attribute-names.js';
export {
  checkAttributes,
  FRAME_SANDBOX,
  readFrameLink,
  readFrameScheme,
  type FrameLink,
  type FrameScheme,
} from './frame/frame-link.js';
