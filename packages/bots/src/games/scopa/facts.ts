import {SUITS, type Card} from '@cartavola/engine';
import {capturesOf, SETTEBELLO, sweepCounts, VALUE, type ScopaView} from '@cartavola/engine/games/scopa/rules.js';
import type {MoveReason} from '../../choice.js';
import type {Claim} from '../../reasons.js';

/** A seat's information about a play. */
interface PlayKnown {
  readonly view: ScopaView;
  readonly played: Card;
  readonly takes: readonly Card[];
  /** Table after the play. */
  readonly left: readonly Card[];
  /** Cards that others may hold or receive. */
  readonly unseen: readonly Card[];
  /** Whether the play is a scopa, and whether it is the last of the deal. */
  readonly sweeps: boolean;
  readonly isLast: boolean;
}

/** A claim with the cards that its message names. */
interface PlayClaim extends Claim<PlayKnown> {
  cards(known: PlayKnown): readonly Card[];
}

const isSeven = (card: Card): boolean => VALUE[card] === 7;
const isDiamond = (card: Card): boolean => SUITS[card >> 4] === 'D';
const isSettebello = (card: Card, {options}: ScopaView): boolean => options.settebello && card === SETTEBELLO;
const played = ({played: card}: PlayKnown): readonly Card[] => [card];

/** Makes the claim that cards of a kind are captured from the table. */
const takesSuch = (id: string, isSuch: (card: Card, view: ScopaView) => boolean): PlayClaim => {
  const cards = ({takes, view}: PlayKnown): readonly Card[] => takes.filter((card) => isSuch(card, view));
  return {id, holds: (known) => cards(known).length > 0, cards};
};

/** Claims about a play, most informative first. */
const CLAIMS: readonly PlayClaim[] = [
  {id: 'makes-scopa', holds: ({sweeps}) => sweeps, cards: ({played: card, takes}) => [card, ...takes]},
  takesSuch('takes-settebello', isSettebello),
  {
    id: 'brings-home',
    holds: ({played: card, takes, view}) => takes.length > 0 && isSettebello(card, view),
    cards: played,
  },
  takesSuch('takes-sevens', isSeven),
  takesSuch('takes-diamonds', isDiamond),
  {
    id: 'brings-home',
    holds: ({played: card, takes}) => takes.length > 0 && (isSeven(card) || isDiamond(card)),
    cards: played,
  },
  {id: 'captures-last', holds: ({takes, isLast, left}) => takes.length > 0 && isLast && left.length > 0, cards: played},
  {id: 'takes-cards', holds: ({takes}) => takes.length > 0, cards: ({takes}) => takes},
  {id: 'leaves-no-scopa', holds: isSafe, cards: played},
  {id: 'lays-plain', holds: ({played: card}) => !isSeven(card) && !isDiamond(card), cards: played},
];

/** True if no card that another player may hold makes a scopa with the cards left. */
function isSafe({unseen, left, view: {options}}: PlayKnown): boolean {
  return !unseen.some(
    (card) =>
      sweepCounts(options, card, false) && capturesOf(options, card, left).some(({length}) => length === left.length),
  );
}

/** Returns the most informative reason that is true for a play, if any. */
export function reasonsOf(known: PlayKnown): readonly MoveReason[] {
  const claim = CLAIMS.find(({holds}) => holds(known));
  return claim ? [{id: claim.id, cards: claim.cards(known)}] : [];
}
