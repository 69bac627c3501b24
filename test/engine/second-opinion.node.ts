import {describe, it} from 'node:test';
import {expect} from 'chai';
import {seededRandom, shuffled, type Random, refusalOf} from '@cartavola/engine';
import {ends} from '../vectors/ends.js';
import {
  dealsOf,
  engineMove,
  engineTexts,
  pickOne,
  plainTexts,
  playBoth,
  type BothSides,
  type GivenDeals,
} from './both-sides.js';
import {lineTexts} from './game-tree.js';
import {everyCard, type WrittenMove} from './plain-cards.js';
import type {PlainCalypso} from './plain-calypso.js';
import {CAPRA_RANKS, type PlainCapra} from './plain-capra.js';
import type {GivenOptions} from './plain-games.js';
import type {PlainScopa} from './plain-scopa.js';
import {sampleSize} from '../sample-size.js';
import {variantTables} from '../variant-tables.js';

type PlainOther = PlainScopa | PlainCapra | PlainCalypso;

const ALL = everyCard('AKQJT98765432');

/** Returns one or more cards, usually from the given ones, but sometimes any cards. */
function someCards(from: readonly string[], most: number, random: Random): string {
  const count = 1 + random.below(most);
  const source = from.length > 0 && random.below(6) > 0 ? from : ALL;
  return Array.from({length: count}, () => pickOne(source, random)).join(' ');
}

/** Functions that return a random move, usually an illegal one, keyed by game. */
const ANY_MOVE: Readonly<Record<string, (plain: PlainOther, random: Random) => WrittenMove>> = {
  scopa(plain, random) {
    const {hands, table} = plain as PlainScopa;
    const seat = random.below(hands.length);
    const card = someCards(hands[seat]!, 1, random);
    const type = pickOne(['play', 'play', 'play', 'fold'], random);
    return {seat, type, card, ...(random.below(4) > 0 && {takes: someCards(table, 4, random)})};
  },
  capra({hands}, random) {
    const seat = random.below(4);
    const type = pickOne(['lead', 'beat', 'fold', 'claim', 'waive'], random);
    if (type === 'waive') return {seat, type};
    const whole = random.below(4) === 0 && hands[seat]!.length > 0;
    return {seat, type, cards: whole ? hands[seat]!.join(' ') : someCards(hands[seat]!, 4, random)};
  },
  calypso({hands}, random) {
    const seat = random.below(4);
    const type = pickOne(['play', 'play', 'play', 'lead'], random);
    return {seat, type, card: someCards(hands[seat]!, 1, random)};
  },
};

/** Asks both implementations about mostly illegal moves. */
function compareRefusals({game, engine, plain}: BothSides, random: Random, met: Set<string>): void {
  for (let tries = 0; tries < 8; tries++) {
    const move = ANY_MOVE[game.id]!(plain as PlainOther, random);
    const rules = plain.forbidding(move);
    const rule = refusalOf(game, engine, move.seat, engineMove(move))?.rule;
    if (rule) met.add(rule);
    if (rule ? !rules.includes(rule) : rules.length > 0) {
      expect.fail(`${JSON.stringify(move)} is refused by ${rule ?? 'no rule'}, not by ${rules.join() || 'none'}`);
    }
  }
}

/** Plays a deal to the end in both implementations, and compares them throughout. */
function playThrough(both: BothSides, random: Random, met: Set<string>): void {
  const {game, engine, plain} = both;
  while (!plain.over) {
    const texts = plainTexts(both);
    const legal = engineTexts(both);
    if (legal.join() !== texts.join()) expect(legal).to.deep.equal(texts);
    compareRefusals(both, random, met);
    const text = pickOne(texts, random);
    met.add((JSON.parse(text) as WrittenMove).type);
    playBoth(both, text);
    expect(engine.over).to.equal(plain.over);
  }
  compareRefusals(both, random, met);
  expect(engine.actors).to.deep.equal([]);
  const score = game.score(engine);
  for (const {rule} of score.lines) met.add(rule);
  expect(lineTexts(score.lines)).to.deep.equal(lineTexts(plain.lines));
  expect(score.marks).to.deep.equal('marks' in plain ? plain.marks : undefined);
  expect(ends[game.id]!(game.view(engine, 'open'))).to.deep.equal((plain as PlainOther).end);
}

/**
 * Returns a Capra pack from which most hands get cards of a single suit, so there are many claims. The seats draw in
 * turn, and every fourth card is of the same suit, except for some that are swapped.
 */
function packForClaims(random: Random): string[] {
  const suits = [...'SHDC'].map((suit) => shuffled([...CAPRA_RANKS], random).map((rank) => rank + suit));
  const pack = [...CAPRA_RANKS].flatMap((_rank, round) => suits.map((cards) => cards[round]!));
  for (let swaps = random.below(6); swaps > 0; swaps--) {
    const [one, other] = [random.below(36), random.below(36)];
    [pack[one], pack[other]] = [pack[other]!, pack[one]!];
  }
  return pack;
}

/** Random first leader in Capra, as if another deal had come before. Every second pack causes many claims. */
const givenOf = (id: string, seed: number, random: Random): GivenDeals =>
  id === 'capra' ? {leader: random.below(4), ...(seed % 2 === 1 && {packs: [packForClaims(random)]})} : {};

const COMMON = ['common.type', 'common.turn', 'common.card'];
const SCOPA = [...COMMON, 'scopa.capture', 'scopa.single-first', 'scopa.scopa'];
const PRIME = 'scopa.primiera';
const CAPRA_REFUSALS = ['capra.lead', 'capra.beat', 'capra.fold', 'capra.claim', 'capra.claim-priority'];
const CAPRA = [...COMMON, ...CAPRA_REFUSALS, 'claim', 'waive', 'capra.loss-2', 'capra.loss-4', 'capra.loss-6'];
const CALYPSO = [...COMMON, 'calypso.first', 'calypso.incomplete', 'calypso.discards'];
const FOLLOW = 'calypso.follow';
const OVERRUFF = 'calypso.overruff';
const REVOKE = 'calypso.revoke';
const penalise = 'penalise';
const free = 'free';

/** Numbers of matches, and the rules and types of move that must occur in them. */
const MATCHES: readonly (readonly [string, GivenOptions, number, readonly string[]])[] = [
  ['scopa', {players: 2}, 30, SCOPA],
  ['scopa', {players: 2, rules: 'italian'}, 30, [...SCOPA, PRIME, 'scopa.settebello']],
  ['scopa', {players: 4}, 30, [...SCOPA, 'scopa.most-sevens']],
  ['scopa', {players: 4, rules: 'italian'}, 80, [...SCOPA, PRIME, 'scopa.redeal']],
  ['scopa', {players: 4, sevens: 'primiera', lastScopa: false, redealKings: true}, 30, [...SCOPA, PRIME]],
  ...(await variantTables('scopa')).flatMap(({rule, options}) =>
    ['source', 'italian'].map((rules) => ['scopa', {...options, rules}, 30, [...SCOPA, rule]] as const),
  ),
  ['capra', {}, 120, CAPRA],
  ['calypso', {}, 8, [...CALYPSO, FOLLOW, OVERRUFF]],
  ['calypso', {overruff: free}, 8, [...CALYPSO, FOLLOW]],
  ['calypso', {revoke: penalise}, 8, [...CALYPSO, OVERRUFF, REVOKE]],
  ['calypso', {overruff: free, revoke: penalise}, 8, [...CALYPSO, REVOKE]],
  ...(await variantTables('capra')).map(({rule, options}) => ['capra', options, 120, [...COMMON, rule]] as const),
  ...(await variantTables('calypso')).map(({rule, options}) => ['calypso', options, 8, [...COMMON, rule]] as const),
];

describe('Random deals in the engine and the plain rules', () => {
  for (const [id, options, matches, rules] of MATCHES) {
    it(`have the same moves, refusals, counts and scores: ${[id, ...Object.values(options)].join(' ')}`, () => {
      const met = new Set<string>();
      const few = sampleSize(Math.ceil(matches / 5), matches);
      // Continues until every rule has occurred.
      for (let seed = 0; seed < matches && (seed < few || !rules.every((rule) => met.has(rule))); seed++) {
        const random = seededRandom('second-opinion', seed, id);
        for (const both of dealsOf(id, options, seed, givenOf(id, seed, random))) playThrough(both, random, met);
      }
      expect([...met]).to.include.members([...rules]);
    });
  }
});
