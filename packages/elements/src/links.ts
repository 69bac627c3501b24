// All of the kit's links have the same format: fields in a URL fragment.
export {attributesOf, isSettable} from './base/attribute-names.js';
export {checkAttributes, readFrameLink, type FrameLink} from './links/frame-link.js';
export {
  readLink,
  writeLink,
  type DealLink,
  type Link,
  type MatchLink,
  type PuzzleLink,
  type ReplayLink,
  type RuleLink,
} from './links/link.js';
