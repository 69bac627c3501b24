import {card as cardOf, RANKS, SUITS, type Card, type Move, type Seat} from '@cartavola/engine';
import {bestPlace, isRuff, type CalypsoView} from '@cartavola/engine/games/calypso/rules.js';
import {trickTraits, type Answer, type Trait} from '../../traits.js';
import {forecast} from './forecast.js';
import {isLacking, lookAt, ownerOf, placedWorth, powerWorth, WEIGHTS, type SeenTable} from './worth.js';

const CARDS = SUITS.flatMap((suit) => RANKS.map((rank) => cardOf(rank, suit)));

/** Share of a card's value that counts while the trick may still go to the other side. */
const OPEN = 0.6;

/** Share of a trick's value that counts as lost because somebody may ruff. */
const RUFFED = 0.2;

/** Value of playing the last card of a suit while holding trumps. */
const VOID = 6;

/** Returns the traits of playing a card, based on what the seat knows. */
export function traitsOf(view: CalypsoView, move: Move): readonly Trait[] {
  const card = move.card!;
  const me = view.viewer as Seat;
  const table = lookAt(view, me);
  const {trumps, hand} = table;
  const {cards: laid, leader} = view.trick;
  const cards = [...laid, card];
  const {winner, isSure} = forecast(table, card);
  const sideOf = (seat: Seat): 'partner' | 'enemy' => (seat % 2 === me % 2 ? 'partner' : 'enemy');
  const ahead = winner === me ? 'self' : sideOf(winner);
  const isOurs = (one: Card): boolean => ownerOf(table, one) % 2 === me % 2;
  const useful = [...new Set(cards.filter((one) => isOurs(one) && isLacking(table, one)))];
  const worthOf = (one: Card): number => placedWorth(table, ownerOf(table, one));
  const threats = ahead === 'self' ? threatsTo(table, card) : {higher: [], ruffs: []};
  const lead = WEIGHTS.discard * cards.length;
  const height = RANKS.length - (card & 15) + (card >> 4 === trumps[me] ? 100 : 0);
  const traits = trickTraits(
    {
      cards: [card],
      points: 0,
      stake: 0,
      before: laid.length > 0 ? sideOf((leader + bestPlace(laid, leader, trumps)) % 4) : undefined,
      ahead,
      isSure,
      isLead: laid.length === 0,
      threats: threats.higher,
      isHighest: threats.higher.length === 0,
      kept: powerWorth(table, card),
      height,
      beats: (one) => beatenBy(table, one),
      as: kindOf(table, card),
    },
    lead,
  );
  const add = (id: string, named: readonly Card[], worth: number, count?: number): void => {
    traits.push({id, cards: named, worth, ...(count !== undefined && {count})});
  };
  if (threats.ruffs.length > 0 && laid.length > 0)
    traits.push({id: 'may-be-ruffed', cards: [card], worth: -RUFFED * lead, answers: threats.ruffs});
  if (ahead === 'self' && isSure && useful.length > 0)
    add(
      'builds',
      useful,
      useful.reduce((sum, one) => sum + worthOf(one), 1),
      useful.length,
    );
  if (isLacking(table, card)) {
    const worth = worthOf(card);
    if (ahead === 'partner' && isOurs(card))
      add(isSure ? 'feeds-partner' : 'partner-ahead', [card], (isSure ? 1 : OPEN) * worth);
    if (ahead === 'enemy' && !isOurs(card)) add('helps-others', [card], -(isSure ? 1 : OPEN) * worth);
    if (isOurs(card) && !(isSure && ahead !== 'enemy')) {
      const isOnly = hand.filter((one) => one === card).length === 1;
      if (isOnly) add('spends-useful', [card], -WEIGHTS.keptOwn * worth);
    }
  }
  const left = hand.filter((_, place) => place !== hand.indexOf(card));
  const isVoid = !left.some((one) => one >> 4 === card >> 4);
  if (isVoid && card >> 4 !== trumps[me] && left.some((one) => one >> 4 === trumps[me]))
    add('empties-suit', [card], VOID);
  return traits;
}

/** Cards of the same suit that may still come and that a card beats, the strongest first. */
const beatenBy = ({unseen}: SeenTable, card: Card): readonly Card[] =>
  // Within a suit, stronger cards have lower numbers.
  CARDS.filter((other) => other >> 4 === card >> 4 && other > card && unseen[other]! > 0);

function kindOf({trumps, me, hand, unseen}: SeenTable, card: Card): Trait['as'] {
  if (card >> 4 === trumps[me]) return 'trump';
  // Within a suit, stronger cards have lower numbers.
  const isAbove = (other: Card): boolean => other >> 4 === card >> 4 && (other & 15) < (card & 15);
  return CARDS.some((other) => isAbove(other) && (unseen[other]! > 0 || hand.includes(other)))
    ? undefined
    : 'strongest';
}

/**
 * Possible plays by later opponents that would beat the card, which is winning the trick so far: higher cards, and
 * ruffs.
 */
function threatsTo(
  table: SeenTable,
  card: Card,
): {readonly higher: readonly Answer[]; readonly ruffs: readonly Answer[]} {
  const {view, me, trumps, unseen, voids} = table;
  const {leader, cards: laid} = view.trick;
  const cards = [...laid, card];
  const led = cards[0]! >> 4;
  const ruffed = isRuff(cards, cards.length - 1, leader, trumps);
  const isHigher = (one: Card): boolean => one >> 4 === card >> 4 && (one & 15) < (card & 15);
  const higher: Answer[] = [];
  const ruffing: Answer[] = [];
  for (let step = 1; step <= 4 - cards.length; step++) {
    const seat = (me + step) % 4;
    if (seat % 2 === me % 2) continue;
    const own = trumps[seat]!;
    for (const one of CARDS) {
      if (unseen[one] === 0 || voids[seat]![one >> 4]) continue;
      const follows = one >> 4 === led && !ruffed && led !== trumps[leader] && isHigher(one);
      const ruffs = one >> 4 === own && own !== led && (!ruffed || (one & 15) < (card & 15));
      const answer: Answer = {seat, move: {type: 'play', card: one}};
      if (follows && !higher.some(({move}) => move.card === one)) higher.push(answer);
      if (ruffs) ruffing.push(answer);
    }
  }
  return {higher, ruffs: ruffing};
}
