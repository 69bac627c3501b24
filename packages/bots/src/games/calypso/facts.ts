import type {Card} from '@cartavola/engine';
import {isRuff} from '@cartavola/engine/games/calypso/rules.js';
import type {MoveReason} from '../../choice.js';
import {TRICK_CLAIMS, trueReasons, type Claim, type TrickKnown} from '../../reasons.js';
import type {Forecast} from './forecast.js';
import {isLacking, ownerOf, type SeenTable} from './worth.js';

/** A seat's information about a card. */
interface CardKnown extends TrickKnown {
  readonly isRuff: boolean;
  /** Cards in the trick that the calypsos of the seat's side lack. */
  readonly useful: readonly Card[];
}

const RUFFS: Claim<CardKnown> = {
  id: 'ruffs',
  holds: ({ahead, isSure, isRuff: ruffs}) => ahead === 'self' && isSure && ruffs,
};
const BUILDS: Claim<CardKnown> = {
  id: 'builds',
  holds: ({ahead, isSure, useful}) => ahead === 'self' && isSure && useful.length > 0,
};

/** Returns the reason for a card. */
export function reasonsOf(
  table: SeenTable,
  card: Card,
  {winner, isSure}: Pick<Forecast, 'winner' | 'isSure'>,
): readonly MoveReason[] {
  const {me, view, trumps} = table;
  const cards = [...view.trick.cards, card];
  const useful = cards.filter((one) => ownerOf(table, one) % 2 === me % 2 && isLacking(table, one));
  const known: CardKnown = {
    cards: [card],
    points: 1,
    stake: 0,
    ahead: winner === me ? 'self' : winner % 2 === me % 2 ? 'partner' : 'enemy',
    isSure,
    isLead: cards.length === 1,
    isCheapest: view.moves.every((move) => helpOf(table, move.card!) >= helpOf(table, card)),
    isRuff: isRuff(cards, cards.length - 1, view.trick.leader, trumps),
    useful,
  };
  const builds = trueReasons([RUFFS, BUILDS], {...known, cards: [...new Set(useful)]});
  return builds.length > 0 ? builds : trueReasons(TRICK_CLAIMS, known);
}

/** Returns 1 if the other side can place the card in a calypso, otherwise 0. */
const helpOf = (table: SeenTable, card: Card): number =>
  Number(ownerOf(table, card) % 2 !== table.me % 2 && isLacking(table, card));
