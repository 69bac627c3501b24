export {optionAttribute, optionsFromAttributes, type Attribute} from './attribute-options.js';
export {
  card,
  formatCard,
  formatCards,
  parseCard,
  parseCards,
  rankIndex,
  rankOf,
  RANKS,
  suitIndex,
  suitOf,
  SUITS,
  UNKNOWN,
  type Card,
  type Rank,
  type Suit,
} from './card.js';
export {CardSet} from './card-set.js';
export type {Draw, Fact, Gift, Happening} from './fact.js';
export type {
  Deal,
  Game,
  MatchResult,
  MatchState,
  Move,
  MoveKey,
  Positions,
  Refusal,
  Score,
  ScoreLine,
  Seat,
  SeatMove,
  Start,
  StartKey,
  TrumpsRule,
  View,
  Viewer,
  Watch,
  WholeGame,
} from './game.js';
export {USUAL_ITALIAN, type ItalianFaces, type ItalianRank, type ItalianSuit} from './italian.js';
export {bitCount} from './masks.js';
export {Match, type Dealt} from './match.js';
export {cardsOf} from './move-cards.js';
export {isObject, readOptions, writeOptions, type Option, type Options, type OptionValue} from './option.js';
export {placeDeal, viewPosition} from './place.js';
export {POSITION_FORMAT, writePosition, type Laid, type Origin, type Position, type PositionKey} from './position.js';
export {readPosition} from './read-position.js';
export {seededRandom, shuffled, type Random} from './random.js';
export {RECORD_FORMAT, writeMove, writeRecord, type Comment, type DealRecord, type MatchRecord} from './record.js';
export {parseRecord, readMove, readRecord} from './read-record.js';
export {failure, success, type Problem, type Result} from './result.js';
export {sideOf} from './seats.js';
export type {TakenTrick, Trick} from './trick.js';
