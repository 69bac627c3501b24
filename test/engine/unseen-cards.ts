// Cards that a viewer cannot have seen, derived from the rules and the moves, without the engine.

import {formatCard, formatCards, parseCard, type Card, type SeatMove, type Viewer} from '@cartavola/engine';
import {allCards, type Story, type Unseen} from './permuted-worlds.js';
import {PlainCalypso} from './plain-calypso.js';
import {PlainCapra} from './plain-capra.js';
import {suitOf, type WrittenMove} from './plain-cards.js';

/** Returns all cards except the four dealt to the table, those played, and those the viewer has been dealt so far. */
export const unseenInScopa: Unseen = (viewer, {state, start, pack, moves}) => {
  const seats = state.options['players'] as number;
  const round = 3 * seats;
  const played = moves.map(({card}) => card);
  return [...pack.keys()].filter((place) => {
    const onTable = place >= round && place < round + 4;
    if (onTable || played.includes(pack[place])) return false;
    const dealing = place < round ? place : place - 4;
    // The next three cards are dealt together with the last card of the previous three.
    const isDealt = dealing - (dealing % round) <= moves.length;
    const seat = (start.dealer + 1 + Math.floor((dealing % round) / 3)) % seats;
    return !isDealt || seat !== viewer;
  });
};

/**
 * Returns the other players' unplayed cards (of equal cards, any may have been played), and the cards kept for later
 * deals.
 */
export const unseenInCalypso: Unseen = (viewer, story) => {
  const {start, pack, moves} = story;
  const played = moves.map(({seat, card}) => `${seat} ${card}`);
  return [...allCards(story).entries()].flatMap(([place, card]) => {
    if (place >= pack.length) return [place];
    const seat = (start.dealer + 1 + place) % 4;
    const at = played.indexOf(`${seat} ${card}`);
    if (at >= 0) played.splice(at, 1);
    return at >= 0 || seat === viewer ? [] : [place];
  });
};

/** Number of revokes by seat. */
export function revokesIn({state, start, pack, moves}: Story): string {
  const plain = new PlainCalypso(state.options, start.dealer, pack.map(formatCard));
  for (const {seat, card} of moves) plain.play({seat, type: 'play', card: formatCard(card!)});
  return plain.book.revokes.join();
}

export const plainCapra = ({start, pack}: Story): PlainCapra =>
  new PlainCapra(start.dealer, pack.map(formatCard), start.leader);

/** Returns the card in the stock that everybody saw before play. */
export const shownIn = ({pack}: Story): Card => pack[26]!;

export const plainCapraMove = ({seat, type, cards}: SeatMove): WrittenMove => ({
  seat,
  type,
  ...(cards && {cards: formatCards(cards)}),
});

/** A viewer's observations in a deal of Capra. */
interface CapraMemory {
  readonly seen: ReadonlySet<Card>;
  /** Flags by ply: whether a claim was visibly being settled, and whether the viewer was asked. */
  readonly settling: readonly string[];
  readonly plain: PlainCapra;
  /** Flags for the story before its end: whether a claim was set aside, and whether a claim returned folded cards. */
  readonly aside: boolean;
  readonly foldReturned: boolean;
}

/**
 * Returns the cards and claims that the viewer has seen: their own cards, the shown one, cards that were led or that beat others, and all settled
 * claims.
 */
export function capraMemory(viewer: Viewer, story: Story): CapraMemory {
  const plain = plainCapra(story);
  const seen = new Set<string>([plain.stock[10]!]);
  const settling: string[] = [];
  let aside = false;
  let foldReturned = false;
  const look = (cards: readonly string[]): void => cards.forEach((card) => seen.add(card));
  const remember = (): void => {
    if (typeof viewer === 'number') look(plain.hands[viewer]!);
    settling.push(plain.claim ? (plain.claim.asked[0] === viewer ? 'asked' : 'settling') : '');
  };
  remember();
  for (const move of story.moves) {
    const {claim, trick} = plain;
    plain.play(plainCapraMove(move));
    const settles = (move.type === 'claim' || move.type === 'waive') && !plain.claim;
    if (settles && claim) look(claim.cards);
    if (settles || move.type === 'lead' || move.type === 'beat') look((move.cards ?? []).map(formatCard));
    aside ||= settles && claim !== undefined && move.type === 'claim';
    foldReturned ||= settles && trick.some(({folded}) => folded);
    remember();
  }
  return {seen: new Set([...seen].map((card) => parseCard(card)!)), settling, plain, aside, foldReturned};
}

export const unseenInCapra: Unseen = (viewer, story) => {
  const {seen} = capraMemory(viewer, story);
  return [...story.pack.keys()].filter((place) => !seen.has(story.pack[place]!));
};

/** Returns the seats that hold four cards of one suit. */
export const foursIn = ({hands}: PlainCapra): string =>
  [0, 1, 2, 3]
    .filter(
      (seat) => hands[seat]!.length === 4 && hands[seat]!.every((card) => suitOf(card) === suitOf(hands[seat]![0]!)),
    )
    .join();
