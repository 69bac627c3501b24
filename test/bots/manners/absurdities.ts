// Moves that a person at the table would call absurd, as predicates on what the player sees.
import {suitOf, type Card, type Move, type Seat, type View} from '@cartavola/engine';
import {bestPlace, isRuff, suitIndices, type CalypsoView} from '@cartavola/engine/games/calypso/rules.js';
import {isTrump, pointsOf, powerIn, type CapodamaView} from '@cartavola/engine/games/capodama/rules.js';
import {pointsOf as capraPoints, type CapraView} from '@cartavola/engine/games/capra/rules.js';
import {SETTEBELLO, VALUE, type ScopaView} from '@cartavola/engine/games/scopa/rules.js';

/** A kind of absurd move: whether a view allows one, and whether a move is one. */
interface Absurdity<V extends View = View> {
  readonly what: string;
  isPossible(view: V): boolean;
  isDone(view: V, move: Move): boolean;
}

/** Creates an absurdity from a predicate on moves. It is possible if some moves are absurd and others aren't. */
const absurd = <V extends View>(what: string, isDone: (view: V, move: Move) => boolean): Absurdity<V> => ({
  what,
  isDone,
  isPossible: (view) =>
    view.moves.some((move) => isDone(view, move)) && !view.moves.every((move) => isDone(view, move)),
});

const me = (view: View): Seat => view.viewer as Seat;

// Scopa.

const sumOf = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum + VALUE[card]!, 0);

/** Whether players want this card because it helps to score, such as a diamond or a seven. */
const isCoveted = (card: Card): boolean => suitOf(card) === 'D' || VALUE[card] === 7;

const scopa: readonly Absurdity<ScopaView>[] = [
  absurd('lays a card down rather than take the settebello or the whole table', ({moves, table}, {takes}) => {
    const isRich = moves.some(
      (move) => move.takes?.includes(SETTEBELLO) === true || move.takes?.length === table.length,
    );
    return isRich && !takes;
  }),
  absurd(
    'refuses a coin or a seven although nobody could sweep the cards it would leave',
    ({moves, table}, {takes: own}) =>
      !own && moves.some(({takes}) => takes?.some(isCoveted) === true && sumOf(table) - sumOf(takes) > 10),
  ),
  absurd('lays the settebello down', (_view, {card, takes}) => card === SETTEBELLO && !takes),
  absurd(
    'leaves the settebello on the table although it can take it',
    ({table, moves}, {takes = []}) =>
      table.includes(SETTEBELLO) &&
      !takes.includes(SETTEBELLO) &&
      moves.some((move) => move.takes?.includes(SETTEBELLO)),
  ),
  absurd('gives the coin of two equal cards', ({hands, viewer}, {card, takes}) => {
    const isTwin = (other: Card): boolean => other !== card && VALUE[other] === VALUE[card!];
    return !takes && suitOf(card!) === 'D' && hands[viewer as Seat]!.some(isTwin);
  }),
];

// Capra.

const points = (cards: readonly Card[] = []): number => cards.reduce((sum, card) => sum + capraPoints[card]!, 0);
const aheadInCapra = ({trick}: CapraView): Seat | undefined => trick.plays.findLast(({type}) => type !== 'fold')?.seat;
const isTheirs = (view: CapraView): boolean => (aheadInCapra(view) ?? me(view)) % 2 !== me(view) % 2;
const isPartnerDone = (view: CapraView): boolean => view.trick.plays.some(({seat}) => seat % 2 === me(view) % 2);

/** Returns how many more points a fold gives away than the cheapest fold without trumps. */
function needless({moves, trump}: CapraView, {cards}: Move): number {
  const plain = moves.filter(
    ({type, cards: others}) => type === 'fold' && others!.every((card) => suitOf(card) !== trump),
  );
  return points(cards) - Math.min(Infinity, ...plain.map((move) => points(move.cards)));
}

const capra: readonly Absurdity<CapraView>[] = [
  absurd(
    'folds points to the others in a lost trick although a plain fold would avoid it',
    (view, move) => move.type === 'fold' && isTheirs(view) && isPartnerDone(view) && needless(view, move) >= 4,
  ),
  absurd(
    'folds an ace or a ten to the others before its partner has played, although a cheap plain fold would do',
    (view, move) => move.type === 'fold' && isTheirs(view) && !isPartnerDone(view) && needless(view, move) >= 10,
  ),
  absurd(
    'folds four points or more to the others with cards that would take the lead face up',
    (view, move) =>
      move.type === 'fold' &&
      isTheirs(view) &&
      points(move.cards) >= 4 &&
      view.moves.some(({type, cards}) => type === 'beat' && cards!.join() === move.cards?.join()),
  ),
  absurd(
    'folds four points or more to the others as the last to play, although it could win the trick',
    (view, move) =>
      move.type === 'fold' &&
      isTheirs(view) &&
      view.trick.plays.length === 3 &&
      points(move.cards) >= 4 &&
      view.moves.some(({type}) => type === 'beat'),
  ),
  // A player with two or more cards of one suit left has a reason to take over the lead.
  absurd('beats its partner as the last to play, with no two of a suit left to lead', (view, {type, cards = []}) => {
    const left = view.hands[me(view)]!.filter((card) => !cards.includes(card));
    const isWeak = new Set(left.map((card) => suitOf(card))).size === left.length;
    return type === 'beat' && view.trick.plays.length === 3 && !isTheirs(view) && isWeak;
  }),
];

// Capodama.

/**
 * Whether the viewer's side is ahead in a trick that the viewer completes. Undefined if the viewer doesn't complete the
 * trick, or if the sides are unknown.
 */
function isOwnTrick(view: CapodamaView): boolean | undefined {
  const {trick, hands, capo, dama, king, options} = view;
  const isKnown = (dama !== undefined || options.players < 4) && (king !== undefined || options.players < 6);
  if (view.phase !== 'play' || trick.cards.length !== hands.length - 1 || !isKnown) return undefined;
  const withCapo = (seat: Seat): boolean => [capo, dama, king].includes(seat);
  return withCapo((trick.leader + topOf(view)) % hands.length) === withCapo(me(view));
}

const powerOf = ({trick, fourth}: CapodamaView, card: Card): number => powerIn(card, trick.cards[0]! >> 4, fourth);

function topOf(view: CapodamaView): number {
  const powers = view.trick.cards.map((card) => powerOf(view, card));
  return powers.indexOf(Math.max(...powers));
}

const wins = (view: CapodamaView, card: Card): boolean =>
  powerOf(view, card) > powerOf(view, view.trick.cards[topOf(view)]!);

const capodama: readonly Absurdity<CapodamaView>[] = [
  absurd('gives the others points that a plain discard avoids, as the last to play', (view, {card}) => {
    if (isOwnTrick(view) !== false || wins(view, card!)) return false;
    const worth = (one: Card): number => pointsOf(one, view.doubled);
    return view.moves.some((move) => !isTrump(move.card!, view.fourth) && worth(move.card!) + 4 <= worth(card!));
  }),
  absurd('spends a trump on a trick that its partner has, as the last to play', (view, {card}) => {
    if (isOwnTrick(view) !== true || !isTrump(card!, view.fourth)) return false;
    return view.moves.some((move) => !isTrump(move.card!, view.fourth));
  }),
];

// Calypso.

const withCard = ({trick, trumps}: CalypsoView, card: Card): Seat =>
  (trick.leader + bestPlace([...trick.cards, card], trick.leader, suitIndices(trumps))) % 4;

const isOfUse = ({trumps, building}: CalypsoView, card: Card, side: number): boolean => {
  const owner = trumps.indexOf(suitOf(card));
  return owner % 2 === side && !building[owner]!.includes(card);
};

const calypso: readonly Absurdity<CalypsoView>[] = [
  absurd(
    'gives the others a card that their calypso lacks, as the last to play, although a lower one would do',
    (view, {card}) => {
      const theirs = 1 - (me(view) % 2);
      const isLost = (one: Card): boolean => withCard(view, one) % 2 === theirs;
      if (view.trick.cards.length !== 3 || !isLost(card!) || !isOfUse(view, card!, theirs)) return false;
      const own = me(view) % 2;
      return view.moves.some(
        (move) =>
          suitOf(move.card!) === suitOf(card!) &&
          move.card! > card! &&
          !isOfUse(view, move.card!, theirs) &&
          !isOfUse(view, move.card!, own),
      );
    },
  ),
  absurd('ruffs a trick that its partner has, as the last to play', (view, {card}) => {
    const {trick, trumps} = view;
    if (trick.cards.length !== 3) return false;
    const indices = suitIndices(trumps);
    const ahead = (trick.leader + bestPlace(trick.cards, trick.leader, indices)) % 4;
    return ahead % 2 === me(view) % 2 && isRuff([...trick.cards, card!], 3, trick.leader, indices);
  }),
];

/** Absurdities, keyed by game. */
export const ABSURDITIES = {scopa, capra, capodama, calypso} as unknown as Readonly<
  Record<string, readonly Absurdity[]>
>;
