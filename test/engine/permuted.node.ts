import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import type {CapraDeal} from '@cartavola/engine/games/capra/capra.js';
import type {ScopaDeal} from '@cartavola/engine/games/scopa/scopa.js';
import {
  parseCard,
  rankOf,
  readOptions,
  seededRandom,
  type Card,
  type Deal,
  type Game,
  type MatchState,
  type Move,
  type Options,
  type Random,
  type Viewer,
} from '@cartavola/engine';
import {calypso} from '@cartavola/engine/games/calypso/calypso.js';
import {capra} from '@cartavola/engine/games/capra/capra.js';
import {scopa} from '@cartavola/engine/games/scopa/scopa.js';
import {capraStory, refolded} from './capra-stories.js';
import {assertToldTheSame, isLegal, openAt, permuted, playedOut, type Story, type Unseen} from './permuted-worlds.js';
import {CALYPSO_RANKS} from './plain-calypso.js';
import {CAPRA_RANKS} from './plain-capra.js';
import {everyCard} from './plain-cards.js';
import {SCOPA_RANKS} from './plain-scopa.js';
import {
  capraMemory,
  foursIn,
  revokesIn,
  shownIn,
  unseenInCalypso,
  unseenInCapra,
  unseenInScopa,
} from './unseen-cards.js';
import {sampleSize} from '../sample-size.js';
import {variantTables} from '../variant-tables.js';

type Counts = Map<string, number>;

const count = (counts: Counts, name: string, such: boolean): unknown =>
  such && counts.set(name, (counts.get(name) ?? 0) + 1);

/** A kind of deal, with queries and counts for it. */
interface Trial {
  readonly game: Game;
  readonly unseen: Unseen;
  story(options: Options, random: Random): Story;
  /** Moves that a viewer may try. */
  tries(viewer: Viewer, deal: Deal): readonly Move[];
  /** A different choice for a move that the viewer didn't see. */
  another?(viewer: Viewer, story: Story, random: Random): Story | undefined;
  /** Whether the rules say that both worlds look the same to the viewer. */
  agrees?(viewer: Viewer, story: Story, other: Story): boolean;
  /** Counts features of two worlds that look the same to the viewer. */
  note?(counts: Counts, viewer: Viewer, story: Story, other: Story): void;
}

/** Returns the story up to a random ply before the end, where everything is revealed. */
const upToAny = (story: Story, random: Random): Story => ({
  ...story,
  moves: story.moves.slice(0, random.below(Math.max(1, story.moves.length))),
});

const cardsOf = (ranks: string): readonly Card[] => everyCard(ranks).map((card) => parseCard(card)!);
const SCOPA_PACK = cardsOf(SCOPA_RANKS);
const CAPRA_PACK = cardsOf(CAPRA_RANKS);
const CALYPSO_CARDS = cardsOf(CALYPSO_RANKS);

const scopaTrial: Trial = {
  game: scopa,
  unseen: unseenInScopa,
  story(options, random) {
    const state = scopa.begin(options);
    const pack = scopa.shuffle(state, random);
    const table = 3 * (options['players'] as number);
    if (random.below(8) === 0) {
      // Three or four kings on the table end an Italian deal before anybody has played.
      const kings = SCOPA_PACK.filter((card) => rankOf(card) === 'K');
      kings.slice(random.below(2)).forEach((king, place) => {
        const from = pack.indexOf(king);
        [pack[table + place], pack[from]] = [king, pack[table + place]!];
      });
    }
    const dealer = random.below(options['players'] as number);
    return upToAny(playedOut({game: scopa, state, start: {dealer}, pack, rest: []}, random), random);
  },
  tries(viewer, deal) {
    const {table} = scopa.view(deal as ScopaDeal, viewer);
    return SCOPA_PACK.flatMap((card) => [
      {type: 'play', card},
      {type: 'play', card, takes: table},
      {type: 'take', card},
      ...[...table, card].map((one) => ({type: 'play', card, takes: [one]})),
      ...table.slice(1).map((one) => ({type: 'play', card, takes: [table[0]!, one]})),
    ]);
  },
  note(counts, _viewer, story) {
    count(counts, 'redeals', story.moves.length === 0 && story.game.deal(story.state, story.start, story.pack).over);
  },
};

const calypsoTrial = (deals: number): Trial => ({
  game: calypso,
  unseen: unseenInCalypso,
  story(options, random) {
    let state: MatchState = calypso.begin(options);
    let left = [1, 2, 3, 4].flatMap(() => CALYPSO_CARDS);
    const first = random.below(4);
    const number = deals === 0 ? 0 : 1 + random.below(deals);
    for (;;) {
      const pack = calypso.shuffle(state, random);
      for (const card of pack) left = left.toSpliced(left.indexOf(card), 1);
      const start = state.next ?? {dealer: first};
      const story = playedOut({game: calypso, state, start, pack, rest: left}, random);
      if (state.deals === number) return upToAny(story, random);
      const deal = calypso.deal(state, start, pack);
      for (const {seat, ...move} of story.moves) deal.play(seat, move);
      state = calypso.finish(state, deal);
    }
  },
  tries: () =>
    CALYPSO_CARDS.flatMap((card) => [
      {type: 'play', card},
      {type: 'lead', card},
    ]),
  note(counts, _viewer, story, other) {
    const [here, there] = [story, other].map(({pack}) => [...pack].sort().join());
    count(counts, 'revokes differ', revokesIn(story) !== revokesIn(other));
    count(counts, 'in other hands', here === there);
    count(counts, 'kept for later deals', here !== there);
  },
});

const capraTrial: Trial = {
  game: capra,
  unseen: unseenInCapra,
  story: capraStory,
  another: refolded,
  tries(viewer, deal) {
    const {hands} = capra.view(deal as CapraDeal, viewer);
    const hand = hands[viewer as number] ?? [];
    const groups = [
      ...CAPRA_PACK.flatMap((card) => [[card], [card, ...hand.slice(0, 1)], [...hand.slice(1), card]]),
      ...hand.map((_, length) => hand.slice(0, length + 1)),
    ];
    return [
      {type: 'waive'},
      ...['lead', 'beat', 'fold', 'claim'].flatMap((type) => groups.map((cards) => ({type, cards}))),
    ];
  },
  agrees(viewer, story, other) {
    const [here, there] = [story, other].map((one) => capraMemory(viewer, one).settling.join());
    return here === there;
  },
  note(counts, viewer, story, other) {
    const here = capraMemory(viewer, story);
    const there = capraMemory(viewer, other);
    const {claim} = here.plain;
    const foldsOf = ({moves}: Story): string => JSON.stringify(moves.filter(({type}) => type === 'fold'));
    count(counts, 'the whole deal', here.plain.over);
    count(counts, 'claim pending', claim !== undefined);
    count(
      counts,
      'claim pending, viewer not involved',
      claim !== undefined && claim.seat !== viewer && here.settling.at(-1) !== 'asked',
    );
    count(counts, 'other cards claimed', claim?.cards.join() !== there.plain.claim?.cards.join());
    count(counts, 'claim set aside', here.aside);
    count(
      counts,
      'waived',
      story.moves.some(({type}) => type === 'waive'),
    );
    count(
      counts,
      'fold by another',
      story.moves.some(({type, seat}) => type === 'fold' && seat !== viewer),
    );
    count(counts, 'other cards folded', foldsOf(story) !== foldsOf(other));
    const shown = shownIn(story);
    count(
      counts,
      'shown card folded or not',
      story.moves.some(
        ({type, cards}, ply) => type === 'fold' && cards!.includes(shown) !== other.moves[ply]!.cards!.includes(shown),
      ),
    );
    count(counts, 'fold went back', here.foldReturned);
    count(counts, 'others may claim', foursIn(here.plain) !== foursIn(there.plain));
  },
};

const CAPRA = {
  worlds: 2000,
  'the whole deal': 50,
  'claim pending': 300,
  'claim pending, viewer not involved': 150,
  'other cards claimed': 60,
  'claim set aside': 400,
  waived: 300,
  'fold by another': 1500,
  'other cards folded': 1000,
  'fold went back': 80,
  'shown card folded or not': 50,
  'others may claim': 300,
};
const CALYPSO = {worlds: 80, 'in other hands': 25, 'kept for later deals': 25};

/** Trials with their options, numbers of deals, and minimum counts of features. */
const TRIALS: readonly (readonly [string, Trial, Record<string, unknown>, number, Readonly<Record<string, number>>])[] =
  [
    ['with two', scopaTrial, {players: 2}, 60, {worlds: 200}],
    ['with two', scopaTrial, {players: 2, rules: 'italian'}, 60, {worlds: 200, redeals: 10}],
    ['with four', scopaTrial, {players: 4}, 60, {worlds: 200}],
    ['with four', scopaTrial, {players: 4, rules: 'italian'}, 60, {worlds: 200, redeals: 10}],
    ...(await variantTables('scopa')).flatMap(({options}) => [
      ['in a variant', scopaTrial, options, 60, {worlds: 100}] as const,
      ['in a variant', scopaTrial, {...options, rules: 'italian'}, 40, {worlds: 100}] as const,
    ]),
    ['', capraTrial, {}, 180, CAPRA],
    ...[0, 3].flatMap((deals) =>
      ['compulsory', 'free'].flatMap((overruff) =>
        ['prevent', 'penalise'].map(
          (revoke) =>
            [
              deals ? 'in a later deal' : 'in the first deal',
              calypsoTrial(deals),
              {overruff, revoke},
              20,
              revoke === 'penalise' ? {...CALYPSO, 'revokes differ': 20} : CALYPSO,
            ] as const,
        ),
      ),
    ),
  ];

const TRIES = 4;

describe('Swapping unseen cards does not change anything', () => {
  for (const [which, trial, given, deals, least] of TRIALS) {
    const {game} = trial;
    const name = [game.id, which, ...Object.values(given)].filter(Boolean).join(' ');
    it(`in a viewer’s facts, answers or refusals: ${name}`, (test) => {
      const counts: Counts = new Map();
      const read = readOptions(game, given);
      assert.ok(read.ok);
      for (let seed = 0; seed < sampleSize(Math.ceil(deals / 15), deals); seed++) {
        const random = seededRandom(name, seed, 'permuted');
        const story = trial.story(read.value, random);
        const open = openAt(story);
        const seats = [...Array(game.seats(read.value)).keys()];
        for (const viewer of [...seats, 'spectator'] as const) {
          const unseen = trial.unseen(viewer, story);
          if (unseen.length < 2) continue;
          for (let time = 0; time < TRIES; time++) {
            const another = time === 0 ? trial.another?.(viewer, story, random) : undefined;
            const other = another ?? permuted(story, unseen, random);
            if (!isLegal(other) || openAt(other) === open) continue;
            if (trial.agrees && !trial.agrees(viewer, story, other)) continue;
            count(counts, 'worlds', true);
            trial.note?.(counts, viewer, story, other);
            assertToldTheSame(viewer, story, other, trial.tries, `${name}, seed ${seed}`);
          }
        }
      }
      test.diagnostic(`${name}: ${[...counts].map(([what, number]) => `${what} ${number}`).join(', ')}`);
      for (const [what, number] of Object.entries(least)) {
        assert.ok(
          (counts.get(what) ?? 0) >= sampleSize(what === 'worlds' ? 1 : 0, number),
          `${what}: ${counts.get(what) ?? 0}, not ${number}`,
        );
      }
    });
  }
});
