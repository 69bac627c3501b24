import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {readOptions, seededRandom, type Move, type Options, type Seat, type Viewer} from '@cartavola/engine';
import {type CapraDeal, capra} from '@cartavola/engine/games/capra/capra.js';
import {wholeCapraStory} from './capra-stories.js';
import {answersTo, assertSame, isLegal, momentsOf, permuted, type Story} from './permuted-worlds.js';
import {capraMemory, plainCapra, plainCapraMove, unseenInCapra} from './unseen-cards.js';
import {sampleSize} from '../sample-size.js';

const VIEWERS: readonly Viewer[] = [0, 1, 2, 3, 'spectator'];

function optionsOf(): Options {
  const read = readOptions(capra, {});
  assert.ok(read.ok);
  return read.value;
}

/**
 * Returns the story without waives by players who aren't asked in it. Returns undefined if another move becomes
 * illegal.
 */
function withoutIdleWaives(story: Story): Story | undefined {
  const plain = plainCapra(story);
  const moves = [];
  for (const move of story.moves) {
    if (move.type === 'waive' && !plain.claim) continue;
    const written = plainCapraMove(move);
    if (plain.forbidding(written).length > 0) return undefined;
    plain.play(written);
    moves.push(move);
  }
  return {...story, moves};
}

/** Returns the events and answers for a viewer after each move, except after moves that leave a claim pending. */
function settledFor(viewer: Viewer, story: Story): unknown[] {
  const {settling} = capraMemory(viewer, story);
  const tries: Move[] = [
    {type: 'waive'},
    ...story.pack
      .toSorted()
      .flatMap((card) => ['lead', 'beat', 'fold', 'claim'].map((type) => ({type, cards: [card]}))),
  ];
  const told: unknown[] = [];
  let ply = 0;
  for (const deal of momentsOf(story) as Iterable<CapraDeal>) {
    if (settling[ply++]) continue;
    told.push({facts: capra.tell(deal, viewer), answers: answersTo(capra, viewer, deal, tries)});
  }
  return told;
}

describe('A settled claim', () => {
  it('looks as if nobody nearer held four of a suit, except to those who waived', (test) => {
    const seen = {worlds: 0, claimants: 0, spectators: 0, later: 0, stillAsked: 0};
    for (let seed = 0; seed < sampleSize(30, 300); seed++) {
      const random = seededRandom('waived', seed, 'permuted');
      const whole = wholeCapraStory(optionsOf(), random);
      const waives = [...whole.moves.keys()].filter((ply) => whole.moves[ply]!.type === 'waive');
      if (waives.length === 0) continue;
      const ply = waives[random.below(waives.length)]!;
      const end = Math.min(ply + 1 + random.below(8), whole.moves.length - 1);
      const story = {...whole, moves: whole.moves.slice(0, end)};
      for (const viewer of VIEWERS) {
        const memory = capraMemory(viewer, story);
        if (memory.settling.includes('asked') || memory.plain.claim) continue;
        const unseen = unseenInCapra(viewer, story);
        for (let time = 0; time < 6; time++) {
          const other = withoutIdleWaives(permuted(story, unseen, random));
          if (!other || other.moves.length === story.moves.length) continue;
          const there = capraMemory(viewer, other);
          if (there.settling.includes('asked') || there.plain.claim) continue;
          assert.ok(isLegal(other));
          seen.worlds++;
          if (story.moves.some(({type, seat}, at) => type === 'claim' && seat === viewer && memory.settling[at + 1]))
            seen.claimants++;
          if (viewer === 'spectator') seen.spectators++;
          if (story.moves.at(-1)!.type !== 'waive') seen.later++;
          if (there.settling.includes('settling')) seen.stillAsked++;
          assertSame(settledFor(viewer, story), settledFor(viewer, other), `Seed ${seed}, viewer ${viewer}`);
        }
      }
    }
    test.diagnostic(JSON.stringify(seen));
    for (const [what, number] of Object.entries(seen)) assert.ok(number >= sampleSize(1, 20), `${what}: ${number}`);
  });

  it('did not reveal a waive while the claim was pending, only that the claim was being settled', (test) => {
    const seen = {claims: 0, waives: 0};
    for (let seed = 0; seed < sampleSize(20, 200); seed++) {
      const story = wholeCapraStory(optionsOf(), seededRandom('pending', seed, 'permuted'));
      const {settling} = capraMemory('spectator', story);
      let ply = 0;
      for (const deal of momentsOf(story) as Iterable<CapraDeal>) {
        const move = story.moves[ply - 1];
        if (settling[ply++]) {
          const expected = move!.type === 'claim' ? ['settling'] : [];
          for (const viewer of VIEWERS) {
            assert.deepEqual(
              capra.tell(deal, viewer).map(({type}) => type),
              expected,
            );
            const {turn, settling} = capra.view(deal, viewer);
            assert.deepEqual({turn, settling}, {turn: [], settling: true});
          }
          seen[move!.type === 'claim' ? 'claims' : 'waives']++;
        }
      }
    }
    test.diagnostic(JSON.stringify(seen));
    assert.ok(seen.claims >= sampleSize(5, 100) && seen.waives >= sampleSize(1, 20), JSON.stringify(seen));
  });
});

/** A pending claim with its participants. */
interface Pending {
  readonly deal: CapraDeal;
  readonly claimant: Seat;
  readonly asked: readonly Seat[];
}

/** Yields every claim that can be pending from this state on, including after some waives. */
function* pendingFrom(deal: CapraDeal): Generator<Pending> {
  for (const claimant of deal.actors) {
    const claim = deal.moves(claimant).find(({type}) => type === 'claim');
    if (!claim || deal.moves(claimant).some(({type}) => type === 'waive')) continue;
    const next = deal.clone();
    next.play(claimant, claim);
    const asked: Seat[] = [];
    while (capra.view(next, 'open').claim) {
      asked.push(next.actors[0]!);
      yield {deal: next.clone(), claimant, asked: [...asked]};
      next.play(next.actors[0]!, {type: 'waive'});
    }
  }
}

describe('A claim being settled', () => {
  it('hides the claimant and the asked player from all others', (test) => {
    const seen = {claimants: 0, asked: 0};
    for (let seed = 0; seed < sampleSize(20, 150); seed++) {
      const story = wholeCapraStory(optionsOf(), seededRandom('parts', seed, 'permuted'));
      for (const deal of momentsOf(story) as Iterable<CapraDeal>) {
        const pending = [...pendingFrom(deal)];
        for (const viewer of VIEWERS) {
          const [first, ...others] = pending.filter(
            ({claimant, asked}) => claimant !== viewer && !asked.some((seat) => seat === viewer),
          );
          for (const other of others) {
            if (first!.claimant !== other.claimant) seen.claimants++;
            if (first!.asked.at(-1) !== other.asked.at(-1)) seen.asked++;
            const answers = [first!, other].map((one) =>
              answersTo(capra, viewer, one.deal, [{type: 'waive'}, ...deal.moves(other.claimant)]),
            );
            assertSame(
              answers[0],
              answers[1],
              `Seed ${seed}, viewer ${viewer}, claims of ${first!.claimant} and ${other.claimant}`,
            );
          }
        }
      }
    }
    test.diagnostic(JSON.stringify(seen));
    assert.ok(seen.claimants >= sampleSize(3, 50) && seen.asked >= sampleSize(3, 50), JSON.stringify(seen));
  });
});
