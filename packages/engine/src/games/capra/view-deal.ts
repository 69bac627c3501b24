import {SUITS, type Card} from '../../card.js';
import type {Score} from '../../score.js';
import type {Seat, Viewer} from '../../move.js';
import {handsFor, hiddenHand, NONE, type HandList} from '../../lists.js';
import {ALONE, NOBODY} from '../../seats.js';
import {cachedPart, cachedView, viewerPlace} from '../../view-cache.js';
import type {CapraDeal} from './deal.js';
import {positionWithFolds, seenAtOrigin} from './origin.js';
import {scoreOf} from './score.js';
import type {CapraPlay, CapraTrick, CapraView, TakenCapraTrick} from './view.js';

// Moments within the last move, for the views of its intermediate facts.
/** Moment: cards played before a claim have been returned, and its four cards haven't been led yet. */
export const RETURNED = 1;
/** Moment: the trick is complete and still on the table. */
export const STANDING = 2;
/** Moment: the trick has been taken, and nothing has been drawn yet. */
export const TAKEN = 3;

/** Returns the view after the last move. */
export const viewOf = (deal: CapraDeal, viewer: Viewer): CapraView => cachedView(deal, viewer, viewDeal);

/** Returns the viewer's view. The functions that compute its parts document why each part may be shown. */
export function viewDeal(deal: CapraDeal, viewer: Viewer, moment = 0): CapraView {
  const known = cachedPart(deal, moment, publicPart);
  const {pending} = deal;
  const seesAll = viewer === 'open' || known.over;
  const view: {-readonly [Key in keyof CapraView]: CapraView[Key]} = {
    game: 'capra',
    options: deal.options,
    viewer,
    dealer: deal.dealer,
    turn: known.turn,
    moves: typeof viewer === 'number' && !moment ? deal.moves(viewer) : NONE,
    hands: handsFor(viewer, known.allHands, known.seenHands),
    over: known.over,
    trump: SUITS[deal.trump]!,
    stock: known.stock,
    trick: seesAll ? known.trick : seenTrick(known.trick, viewer),
    tricks: seesAll ? known.tricks : tricksSeen(deal, known.tricks, viewer),
    best: known.best,
    settling: known.settling,
  };
  if (deal.shown !== undefined) view.shown = deal.shown;
  if (known.shownTo !== undefined) view.shownTo = known.shownTo;
  if (pending) {
    const part = partOf(deal, pending, viewer);
    if (part) view.part = part;
    if (viewer === 'open') view.claim = pending;
  }
  if (known.score) view.score = known.score;
  if (deal.origin) view.position = positionWithFolds(deal.origin, viewer);
  return view;
}

/** Information that all viewers share, and the data from which each view is made. */
interface PublicPart {
  readonly over: boolean;
  readonly turn: readonly Seat[];
  readonly stock: number;
  readonly trick: CapraTrick;
  readonly tricks: readonly TakenCapraTrick[];
  readonly best: readonly Card[];
  readonly settling: boolean;
  readonly shownTo: Seat | undefined;
  /** Complete hands by seat, with the part that other seats see. */
  readonly allHands: HandList;
  readonly seenHands: HandList;
  readonly score: Score | undefined;
}

function publicPart(deal: CapraDeal, moment: number): PublicPart {
  const undrawn = moment > RETURNED;
  const draws = undrawn ? deal.draws : NONE;
  const over = deal.over && !moment;
  const {tricks} = deal;
  const trick = trickAt(deal, moment);
  const allHands = ALONE.slice(0, 4).map(([seat]) => handAt(deal, seat!, moment));
  return {
    over,
    turn: moment || over || deal.pending ? NOBODY : ALONE[deal.turn]!,
    stock: deal.pack.length - deal.dealt + draws.length,
    trick,
    tricks: tricks.slice(0, moment === STANDING ? -1 : undefined),
    best: moment ? bestOf(trick) : deal.best,
    settling: deal.pending !== undefined,
    shownTo: draws.some(({card}) => card === deal.shown) ? undefined : deal.shownTo,
    allHands,
    seenHands: allHands.map((hand, seat) => {
      const known = knownIn(deal, seat, trick);
      return hiddenHand(
        hand.length,
        hand.filter((card) => known.includes(card)),
      );
    }),
    score: over ? scoreOf(deal) : undefined,
  };
}

function trickAt(deal: CapraDeal, moment: number): CapraTrick {
  if (moment === RETURNED) return {...deal.trick, plays: []};
  if (moment !== STANDING) return deal.trick;
  const {winner: _, ...standing} = deal.tricks[deal.tricks.length - 1]!;
  return standing;
}

/**
 * Returns a hand at a moment within the last move: without the cards drawn after it, and with the cards led after it.
 */
function handAt(deal: CapraDeal, seat: Seat, moment: number): readonly Card[] {
  const hand = deal.hands.list(seat);
  if (!moment) return hand;
  if (moment === RETURNED) {
    const [lead] = deal.trick.plays;
    return lead?.seat === seat ? lead.cards : hand;
  }
  const drawn = deal.draws.filter((draw) => draw.seat === seat);
  return hand.filter((card) => !drawn.some((draw) => draw.card === card));
}

/** Returns the cards to beat: those of the last beat, or the lead. */
const bestOf = ({plays}: CapraTrick): readonly Card[] => plays.findLast(({type}) => type !== 'fold')?.cards ?? NONE;

/**
 * Returns the publicly known cards in a hand: the shown card, cards that were returned face up, and a claim set aside.
 */
function knownIn(deal: CapraDeal, seat: Seat, {returned, aside}: CapraTrick): Card[] {
  const known: Card[] = deal.origin ? [...seenAtOrigin(deal.origin, deal, seat)] : [];
  if (deal.shownTo === seat && deal.shownHeld) known.push(deal.shown!);
  for (const play of returned ?? NONE) if (play.seat === seat && play.type !== 'fold') known.push(...play.cards);
  if (aside?.seat === seat) known.push(...aside.cards);
  return known;
}

/** `capra.fold`: hides folded cards from everybody except their player until the deal is scored. */
const seenPlay = ({seat, type, cards}: CapraPlay, viewer: Viewer): CapraPlay => ({
  seat,
  type,
  cards: type === 'fold' && seat !== viewer ? hiddenHand(cards.length) : cards,
});

function seenTrick(trick: CapraTrick, viewer: Viewer): CapraTrick {
  const {leader, plays, returned, aside} = trick;
  const seen: {-readonly [Key in keyof CapraTrick]: CapraTrick[Key]} = {
    leader,
    plays: plays.map((play) => seenPlay(play, viewer)),
  };
  if (returned) seen.returned = returned.map((play) => seenPlay(play, viewer));
  if (aside) seen.aside = aside;
  return seen;
}

/** Returns the completed tricks as the viewer saw them, cached incrementally. */
function tricksSeen(deal: CapraDeal, tricks: readonly TakenCapraTrick[], viewer: Viewer): readonly TakenCapraTrick[] {
  const seen = ((deal.seen ??= [])[viewerPlace(viewer)] ??= []);
  for (let number = seen.length; number < tricks.length; number++) {
    const trick = tricks[number]!;
    seen.push(Object.assign(seenTrick(trick, viewer), {winner: trick.winner}));
  }
  return seen.slice(0, tricks.length);
}

function partOf(
  deal: CapraDeal,
  pending: {readonly seat: Seat; readonly asked: Seat},
  viewer: Viewer,
): CapraView['part'] {
  if (viewer === pending.asked) return 'asked';
  if (viewer === pending.seat) return 'claim';
  return typeof viewer === 'number' && deal.hasWaived(viewer) ? 'waived' : undefined;
}
