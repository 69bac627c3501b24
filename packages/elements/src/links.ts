// All links of the kit, read and written by one grammar: fields in the fragment of an address.
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
