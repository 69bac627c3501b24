// Everything needed to make a table for a third-party game: see CONTRIBUTING.md, "A game".
export {spot} from './card-table/scene/flights.js';
export {bottomSeat, initialOf, picture, whoIs, whoHas, type Scene} from './card-table/scene/scene.js';
export type {Opening} from './card-table/scene/opening.js';
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
} from './card-table/layout.js';
export {repeat} from 'lit/directives/repeat.js';
export {renderAvatar, renderScale, renderSideScore} from './card-table/render/side-score.js';
export {HAND_SUITS, renderDisc, renderSign} from './card-table/render/signs.js';
export {ledSuit, lyingIn, playedIn, renderTrick, trickPlaces, type TrickPlace} from './card-table/render/trick.js';
export {registerGame, type GameParts} from './register-game.js';
export type {GameTable} from './define/games.js';
export type {LoadPlayers, RegisteredThinkers} from './thinking/thinkers.js';
export {registerDeck} from '@cartavola/faces';
export {registerLanguage} from '@cartavola/words';
