// All links of the kit share one grammar: fields in the fragment of a URL.
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
