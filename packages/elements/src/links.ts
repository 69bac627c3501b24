// All of the kit's links have the same format: fields in a URL fragment.
export {
  readLink,
  writeLink,
  type DealLink,
  type Link,
  type MatchLink,
  type PuzzleLink,
  type StepLink,
  type ReplayLink,
  type RuleLink,
} from './links/link.js';
