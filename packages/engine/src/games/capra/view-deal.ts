import {UNKNOWN, type Card} from '../../card.js';
import type {Seat, Viewer} from '../../game.js';
import {ALONE, NOBODY} from '../../seats.js';
import {compareCards} from './cards.js';
import type {CapraDeal} from './deal.js';
import type {CapraPlay, CapraTrick, CapraView} from './view.js';

/**
 * A moment within the last move: what was played has gone back and the claim's four are not led yet; or the trick is complete and
 * lies there, or is taken and nothing is drawn yet.
 */
export type Moment = 'returned' | 'standing' | 'taken';

/** What the viewer may know: each part of the view says here why it may be shown. */
export function viewDeal(deal: CapraDeal, viewer: Viewer, moment?: Moment): CapraView {
  const {pending} = deal;
  const undrawn = moment === 'standing' || moment === 'taken';
  const over = deal.over && !moment;

  /** `capra.fold`: who folded knows the cards, and all do when the deal is scored. */
  const seen = (plays: readonly CapraPlay[]): readonly CapraPlay[] =>
    viewer === 'open' || over
      ? plays
      : plays.map((play) =>
          play.type !== 'fold' || play.seat === viewer ? play : {...play, cards: play.cards.map(() => UNKNOWN)},
        );
  const seenTrick = <T extends CapraTrick>(trick: T): T => ({
    ...trick,
    plays: seen(trick.plays),
    ...(trick.returned && {returned: seen(trick.returned)}),
  });

  const lead = moment === 'returned' ? deal.plays[0]! : undefined;
  const handOf = (hand: readonly Card[], seat: Seat): readonly Card[] => {
    const drawn = undrawn ? deal.draws.filter((draw) => draw.seat === seat) : [];
    if (drawn.length > 0) hand = hand.filter((card) => !drawn.some((draw) => draw.card === card));
    if (lead?.seat === seat) hand = lead.cards;
    if (viewer === 'open' || viewer === seat) return hand;
    const open = knownIn(deal, seat).filter((card) => hand.includes(card));
    return [...open.sort(compareCards), ...hand.slice(open.length).map(() => UNKNOWN)];
  };

  const last = moment === 'standing' ? deal.tricks.at(-1)! : undefined;
  const trick = ((): CapraTrick => {
    if (last) {
      const {winner: _, ...standing} = last;
      return standing;
    }
    return lead ? {...deal.trick, plays: []} : deal.trick;
  })();
  const shownLater = undrawn && deal.draws.some(({card}) => card === deal.shown);
  const part =
    pending && typeof viewer === 'number'
      ? viewer === pending.asked
        ? 'asked'
        : viewer === pending.seat
          ? 'claim'
          : deal.hasWaived(viewer)
            ? 'waived'
            : undefined
      : undefined;
  const score = over ? deal.score() : undefined;
  return {
    game: 'capra',
    options: deal.options,
    viewer,
    dealer: deal.dealer,
    turn: moment || over || pending ? NOBODY : ALONE[deal.turn]!,
    moves: typeof viewer === 'number' && !moment ? deal.moves(viewer) : [],
    hands: deal.hands.map(handOf),
    over,
    shown: deal.shown,
    ...(deal.shownTo !== undefined && !shownLater && {shownTo: deal.shownTo}),
    stock: deal.pack.length - deal.dealt + (undrawn ? deal.draws.length : 0),
    trick: seenTrick(trick),
    tricks: (last ? deal.tricks.slice(0, -1) : deal.tricks).map(seenTrick),
    best: moment ? bestOf(trick) : deal.best,
    settling: pending !== undefined,
    ...(part && {part}),
    ...(pending && viewer === 'open' && {claim: pending}),
    ...(score && {score}),
  };
}

/** The last cards that beat, or led. */
const bestOf = ({plays}: CapraTrick): readonly Card[] => plays.findLast(({type}) => type !== 'fold')?.cards ?? [];

/** What everybody knows of a hand: the shown card, what lay open and went back, and a claim that was set aside. */
function knownIn(deal: CapraDeal, seat: Seat): Card[] {
  const known = deal.shownTo === seat && deal.shownHeld ? [deal.shown] : [];
  for (const play of deal.returned ?? []) if (play.seat === seat && play.type !== 'fold') known.push(...play.cards);
  if (deal.aside?.seat === seat) known.push(...deal.aside.cards);
  return [...new Set(known)];
}
