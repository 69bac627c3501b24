import {formatCard, type SeatMove} from '@cartavola/engine';
import type {CapodamaView} from '@cartavola/engine/games/capodama/capodama.js';
import {PLAIN_VARIANTS, PlainDeal, plainPack} from './plain-capodama.js';
import {plainMove} from './random-deals.js';

/** Returns the moves that an open view shows, with gifts in seat order. */
function movesOf(view: CapodamaView): SeatMove[] {
  const seats = view.hands.length;
  return [
    ...(view.doubled ? [{seat: view.capo, type: 'double', suit: view.doubled}] : []),
    ...(view.fourth === undefined ? [] : [{seat: view.capo, type: 'trump', card: view.fourth}]),
    ...view.gifts.flatMap((gifts, seat): SeatMove[] => {
      const left = gifts.find(({to}) => to === (seat + 1) % seats)?.card;
      const right = gifts.find(({to}) => to === (seat + seats - 1) % seats)?.card;
      if (left === undefined) return [];
      return [{seat, type: 'give', left, ...(right !== undefined && {right})}];
    }),
    ...[...view.tricks, view.trick].flatMap(({leader, cards}) =>
      cards.map((card, place) => ({seat: (leader + place) % seats, type: 'play', card})),
    ),
  ];
}

/** Returns a pack from which the deal in an open view may have been dealt. Cards still to be dealt are in any order. */
function packBefore(view: CapodamaView): string[] {
  const players = view.options['players'] as number;
  const {first} = PLAIN_VARIANTS[players]!;
  const gifts = view.gifts.flat();
  const plays = movesOf(view).filter(({type}) => type === 'play');
  const inFirst = plays.slice(0, first);
  const held = view.hands.map((hand, seat) => {
    const now = plays.length >= first && first < plainPack(players).length ? [] : hand;
    const played = inFirst.flatMap((move) => (move.seat === seat ? [move.card!] : []));
    const given = gifts.filter(({from}) => from === seat).map(({card}) => card);
    const got = gifts.filter(({to}) => view.handed && to === seat).map(({card}) => card);
    return [...now, ...played, ...given].filter((card) => !got.includes(card)).map(formatCard);
  });
  const later = view.hands.map((hand, seat) => [
    ...plays.slice(first).flatMap((move) => (move.seat === seat ? [formatCard(move.card!)] : [])),
    ...(plays.length >= first ? hand.map(formatCard) : []),
  ]);
  const dealt = [...dealOrder(held, view.dealer, players === 1), ...dealOrder(later, view.dealer, false)];
  return [...dealt, ...plainPack(players).filter((card) => !dealt.includes(card))];
}

/** Returns the order in which these hands were dealt. */
function dealOrder(hands: readonly (readonly string[])[], dealer: number, aceFirst: boolean): string[] {
  const rest = hands.map((hand) => hand.filter((card) => !aceFirst || card !== 'AH'));
  const order: string[] = aceFirst ? ['AH'] : [];
  for (let place = 0; rest.some((hand) => hand.length > 0); place++) {
    const card = rest[(dealer + 1 + place) % rest.length]!.shift();
    if (card) order.push(card);
  }
  return order;
}

/** Returns why an open view is impossible according to the plain rules, or undefined if it is possible. */
export function whyImpossible(view: CapodamaView): string | undefined {
  const players = view.options['players'] as number;
  const pack = packBefore(view);
  if ([...pack].sort().join() !== plainPack(players).sort().join()) return `The pack is ${pack.join(' ')}.`;
  const plain = new PlainDeal(players, view.dealer, pack);
  if (plain.capo !== view.capo) return `The capo is ${plain.capo}.`;
  for (const {seat, ...move} of movesOf(view)) {
    const told = plainMove(seat, move);
    const rules = plain.forbidding(told);
    if (rules.length > 0) return `${JSON.stringify(told)}: ${rules.join()}`;
    plain.play(told);
  }
  const hands = view.hands.map((hand) => hand.map(formatCard).sort());
  const right = plain.hands.map((hand) => [...hand].sort());
  return JSON.stringify(hands) === JSON.stringify(right) ? undefined : `The hands are ${JSON.stringify(right)}.`;
}
