// Everything needed to make a table for a third-party game: see CONTRIBUTING.md, "A game".
export {spot} from './table/scene/flights.js';
export {bottomSeat, initialOf, picture, whoIs, whoHas, type Scene} from './table/scene/scene.js';
export type {Opening} from './table/scene/opening.js';
export {defineTable, type TableDefinition} from './define-table.js';
export type {
  Acts,
  Activation,
  DealScore,
  LastTrick,
  Layout,
  MoveButton,
  Prompt,
  ScoreLayout,
  SeatLook,
} from './table/layout.js';
export {repeat} from 'lit/directives/repeat.js';
export {renderAvatar, renderScale, renderSideScore} from './table/render/side-score.js';
export {HAND_SUITS, renderDisc, renderSign} from './table/render/signs.js';
export {ledSuit, lyingIn, playedIn, renderTrick, trickPlaces, type TrickPlace} from './table/render/trick.js';
export {registerGame, type GameParts} from './register-game.js';
export type {GameTable} from './base/tables.js';
export type {LoadPlayers, RegisteredThinkers} from './match/thinking/thinkers.js';
export {registerDeck} from '@cartavola/faces';
export {registerLanguage} from '@cartavola/words';
