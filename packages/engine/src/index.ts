export {checkOptionAttributes, optionAttribute, optionsFromAttributes, type Attribute} from './attribute-options.js';
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
export type {Draw, Fact, Gift, Happening} from './fact.js';
export type {Deal, Start, StartKey, Watch} from './deal.js';
export type {Game, MatchResult, MatchState, Positions, TrumpsRule, WholeGame} from './game.js';
export {cardsOf, type Move, type MoveKey, type Refusal, type Seat, type SeatMove, type Viewer} from './move.js';
export type {Score, ScoreLine} from './score.js';
export type {View} from './view.js';
export {mappedDeck, type CardNames, type DeckUser, type MappedDeck, type Mapping, type NamedDeck} from './deck.js';
export {Match, type Dealt} from './match.js';
export {parseJson} from './json.js';
export {
  isObject,
  optionFromText,
  readOptions,
  usualOptions,
  writeOptions,
  type Option,
  type Options,
  type OptionValue,
} from './option.js';
export {knownIn, placeDeal, viewPosition} from './place.js';
export {plain} from './plain.js';
export {SEAT, type PositionContext, type PositionField, type PositionShape} from './position-field.js';
export type {Origin} from './origin.js';
export {POSITION_FORMAT, type Laid, type Position} from './position.js';
export {writePosition} from './write-position.js';
export {readPosition} from './read-position.js';
export {seededRandom, shuffled, type Random} from './random.js';
export {
  RECORD_FORMAT,
  writeMove,
  writeRecord,
  type Comment,
  type Comments,
  type DealRecord,
  type Line,
  type Lines,
  type MatchRecord,
} from './record.js';
export {refusalOf} from './refusal.js';
export {parseRecord, readMove, readRecord} from './read-record.js';
export {failure, success, type Given, type Problem, type Result} from './result.js';
export {sideOf} from './seats.js';
export {Timeline, type Moment} from './timeline.js';
export type {TakenTrick, Trick} from './trick.js';
export {bitCount} from './masks.js';
