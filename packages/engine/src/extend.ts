// Exports for third-party games: see CONTRIBUTING.md, "Add a game".
export {assignCards} from './assign.js';
export {aloneHighest, booked} from './booking.js';
export {Hands, holderOf, isHeldBy} from './hands.js';
export {hiddenHand, isPermutation, NONE} from './lists.js';
export {bitCount, cardsIn, hasCard, highOf, lowOf, ranksIn} from './masks.js';
export type {OptionsOf} from './option.js';
export {originWith, positionSeen, shownHands, type Origin} from './origin.js';
export {collect, movesByCard, PLAYS, type PlayMove} from './plays.js';
export {handsBefore, isOneCard, notOneCard, packFrom, playedBy, sizesOf} from './position.js';
export {
  CARD,
  COUNTS_BY_PARTY,
  OPEN_CARDS,
  OPEN_CARDS_BY_PARTY,
  OPEN_CARDS_BY_SEAT,
  SEAT,
  STOCK,
  SUIT,
  SUITS_BY_SEAT,
  TRICK,
} from './position-field.js';
export {refuse, refuseTurn} from './refusal.js';
export {registerRules} from './rules/games.js';
export {ALONE, NOBODY, sideOf} from './seats.js';
export {cachedPart, cachedView, type CachesViews, type ViewCache} from './view-cache.js';
export {wholeGame} from './whole-game.js';
