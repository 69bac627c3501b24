import {cardsOf, suitIndex, type Card, type Move, type Seat} from '@cartavola/engine';

/** Another seat's possible move in answer. */
export interface Answer {
  readonly seat: Seat;
  readonly move: Move;
}

/**
 * Statement about a move that is true in every world that the view allows. A risk describes what another seat may do.
 */
export interface Trait {
  /** Id of the reason that a coach gives if the trait distinguishes two moves. */
  readonly id: string;
  /** Cards that the reason mentions. */
  readonly cards: readonly Card[];
  /** Rough value for the seat's side in points of the game, negative for a risk or a cost. Used to compare traits. */
  readonly worth: number;
  /**
   * Quantity that the reason mentions, such as the number of captured cards. Two moves with the same trait differ only
   * if their quantities do.
   */
  readonly count?: number;
  /** Returns the cards that may still come and that a card of the trait beats in its suit, the strongest first. */
  readonly beats?: (card: Card) => readonly Card[];
  /** What the move does in its trick or on the table. Reasons mention it if it is true of both moves. */
  readonly outcome?: Outcome;
  /** What else is true of the card in question. The reason mentions it if it isn't true of the other move's card. */
  readonly as?: 'trump' | 'strongest';
  /** Answers that make up the risk. Each is possible in at least one world. */
  readonly answers?: readonly Answer[];
}

/**
 * Effect of a move on its trick or on the table:
 *
 * - `takes`, `partner-takes`, `loses`: which side takes the trick, whatever happens
 * - `ahead`, `partner-ahead`, `behind`: which side is ahead for now
 * - `other-ahead`: another player is ahead, whose side the seat doesn't know
 * - `open`: a lead that an opponent may beat with a higher card of its suit
 * - `highest`: a lead that an opponent can only beat with a trump
 * - `captures`, `lays`: whether the move takes cards from the table
 * - `gives-points`, `gives-no-points`: whether a gift contains cards that are worth points
 */
export type Outcome =
  | 'takes'
  | 'partner-takes'
  | 'loses'
  | 'ahead'
  | 'partner-ahead'
  | 'behind'
  | 'other-ahead'
  | 'open'
  | 'highest'
  | 'captures'
  | 'lays'
  | 'gives-points'
  | 'gives-no-points';

/** Returns the trait that states a move's effect. It favours no move. */
export const outcomeTrait = (outcome: Outcome): Trait => ({id: 'outcome', cards: [], worth: 0, outcome});

/** Returns a move's effect from its traits. */
export const outcomeIn = (traits: readonly Trait[]): Outcome | undefined =>
  traits.find(({outcome}) => outcome)?.outcome;

/** Returns a move's effect: as `both` if another move has the same effect, otherwise as `effect`. */
export function effectsOf(
  own: readonly Trait[],
  others: readonly Trait[],
): {readonly both?: Outcome; readonly effect?: Outcome} {
  const outcome = outcomeIn(own);
  if (!outcome) return {};
  return outcome === outcomeIn(others) ? {both: outcome} : {effect: outcome};
}

/** Trait that distinguishes a move from another one. */
export interface Difference {
  readonly trait: Trait;
  /** True if the trait is a disadvantage of the other move, false if it is an advantage of this one. */
  readonly isAgainst: boolean;
  /** The other move's trait with the same id, if it has one. */
  readonly counterpart: Trait | undefined;
}

/** Differences in worth up to this value don't count. */
const LEAST = 0.005;

/** Returns the traits in favour of a move compared with another one, the most important first. */
export function differencesOf(own: readonly Trait[], others: readonly Trait[]): readonly Difference[] {
  const found: (Difference & {readonly worth: number})[] = [];
  for (const id of new Set([...own, ...others].map((trait) => trait.id))) {
    const mine = own.find((trait) => trait.id === id);
    const theirs = others.find((trait) => trait.id === id);
    const worth = (mine?.worth ?? 0) - (theirs?.worth ?? 0);
    if (worth <= LEAST) continue;
    const isAgainst = theirs !== undefined && theirs.worth < 0;
    const [trait, counterpart] = isAgainst ? [theirs, mine] : [mine, theirs];
    // If both moves have the trait, only a greater quantity distinguishes them.
    if (!trait || (counterpart && !((trait.count ?? 0) > (counterpart.count ?? 0)))) continue;
    found.push({trait, isAgainst, counterpart, worth});
  }
  return found.sort((one, other) => other.worth - one.worth);
}

/** A seat's knowledge of a trick after one of its moves. */
export interface TrickKnown {
  /** Cards that the move plays. */
  readonly cards: readonly Card[];
  /** Points of these cards, and of the whole trick with them, as far as the seat can see. */
  readonly points: number;
  readonly stake: number;
  /**
   * Side with the best cards in the trick, before and after the move. Absent if the trick is empty, or if the seat
   * cannot know the side.
   */
  readonly before?: 'partner' | 'enemy' | undefined;
  readonly ahead?: 'self' | 'partner' | 'enemy' | undefined;
  /** True if no later player can beat the best cards, whatever the hands are. */
  readonly isSure: boolean;
  readonly isLead: boolean;
  /** Possible plays by later opponents that would beat the best cards. */
  readonly threats: readonly Answer[];
  /** True if the move leads a card that an opponent can only beat with a trump. */
  readonly isHighest: boolean;
  /**
   * Value that the played cards would have had later in the deal, in points, and their height. Higher cards have a
   * greater height.
   */
  readonly kept: number;
  readonly height: number;
  /** Returns the cards that may still come and that a played card beats in its suit, the strongest first. */
  readonly beats?: (card: Card) => readonly Card[];
  /** Whether the move plays a trump or the strongest card left in its suit, if it plays a single card. */
  readonly as?: Trait['as'];
}

/**
 * Share of the trick's points that counts as gained by getting ahead while others may still beat the card, and as lost
 * to such a threat.
 */
const OPEN = 0.5;

/** Returns the traits that all trick-taking games share. `lead` is the value of taking a trick without points. */
export function trickTraits(known: TrickKnown, lead: number): Trait[] {
  const {cards, points, stake, before, ahead, isSure, isLead, threats, kept, height, beats, as} = known;
  const traits: Trait[] = [];
  const add = (id: string, worth: number, more: Partial<Trait> = {}): void => {
    if (worth !== 0) traits.push({id, cards, worth, ...more});
  };
  if (ahead === 'self' && isSure) {
    if (stake > 0) add('takes-points', stake, {count: stake});
    add('takes-trick', lead);
  }
  if (ahead === 'self' && !isSure && !isLead) add('goes-ahead', OPEN * (stake + lead));
  if (ahead === 'self' && threats.length > 0)
    add('may-be-beaten', -OPEN * (stake + lead) * Math.min(1, 0.4 + 0.1 * threats.length), {
      answers: threats,
      count: threats.length,
    });
  if (ahead === 'self' && before === 'partner') add('beats-partner', -lead - 0.1 * stake);
  if (ahead === 'partner' && points > 0)
    add(isSure ? 'feeds-partner' : 'partner-ahead', (isSure ? 1 : OPEN) * points, {count: points});
  if (ahead === 'enemy' && points > 0) add('adds-points', -(isSure ? 1 : OPEN + 0.2) * points, {count: points});
  if (kept > 0) add('spends', -kept, {count: height, ...(beats && {beats}), ...(as && {as})});
  const outcome = outcomeOf(known);
  if (outcome) traits.push(outcomeTrait(outcome));
  return traits;
}

function outcomeOf({cards, ahead, isSure, isLead, threats, isHighest}: TrickKnown): Outcome | undefined {
  // A ruff may be possible but unlikely.
  const isHigher = ({move}: Answer): boolean => suitIndex(cardsOf(move)[0]!) === suitIndex(cards[0]!);
  if (isLead && !isSure) return threats.some(isHigher) ? 'open' : isHighest ? 'highest' : undefined;
  if (ahead === 'self') return isSure ? 'takes' : 'ahead';
  if (ahead === 'partner') return isSure ? 'partner-takes' : 'partner-ahead';
  return ahead ? (isSure ? 'loses' : 'behind') : 'other-ahead';
}
