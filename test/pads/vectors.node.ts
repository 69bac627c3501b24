import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {card, Match, seededRandom, type ScoreLine, type View} from '@cartavola/engine';
import {addUp, readPad, writePad, type Counting, type Pad, type PadRound} from '@cartavola/engine/pad.js';
import {countings} from '@cartavola/engine/pad/games.js';
import type {CapodamaView} from '@cartavola/engine/games/capodama/rules.js';
import type {ScopaView} from '@cartavola/engine/games/scopa/rules.js';
import {enteredInAnyOrder} from './entered-in-any-order.js';
import {gameOf, mustRead} from '../vectors/check-vectors.js';
import {vectorFiles} from '../vectors/read-vectors.js';

type End = Readonly<Record<string, unknown>>;

/** Enters the independent implementation's counts at the end of a deal, as players at a table would. */
const entered: Readonly<Record<string, (end: End, open: View) => PadRound | undefined>> = {
  scopa(end, open) {
    if (end['redeal']) return undefined;
    const {options, piles} = open as ScopaView;
    const {cards, diamonds, sevens, sixes, scopas, primes} = end as Record<string, number[]>;
    const areEqual = sevens![0] === sevens![1];
    return {
      cards: cards!,
      coins: diamonds!,
      ...(options.sevens === 'primiera' ? {prime: primes!} : {sevens: sevens!}),
      ...(options.sevens === 'most' && areEqual && {sixes: sixes!}),
      ...(options.settebello && {settebello: piles.findIndex((pile) => pile.includes(card('7', 'D')))}),
      scope: scopas!,
    };
  },

  capodama(end, open) {
    const {options, capo, dama, king, doubled} = open as CapodamaView;
    return {
      ...(options.players > 1 && {capo}),
      ...(options.players > 3 && {dama: dama!}),
      ...(options.players > 5 && {king: king!}),
      doubled: doubled!,
      points: end['sidePoints'] as number[],
    };
  },

  capra(end) {
    const {points, tricksWon} = end as Record<string, number[]>;
    const bare = points!.indexOf(0);
    return {points: points!, ...(bare >= 0 && {trick: tricksWon![bare]! > 0})};
  },

  calypso(end, open) {
    const {done, building, discards, revokes} = end as Record<string, number[]>;
    const lengths = (building as unknown as string[]).map((cards) => (cards ? cards.split(' ').length : 0));
    const counts = {calypsos: done!, incomplete: lengths, discards: discards!};
    return open.options['revoke'] === 'penalise' ? {...counts, revokes: revokes!} : counts;
  },
};

const countingOf = (game: string): Counting => countings.find(({rules}) => rules.id === game)!;

/** Score lines as a set, without the cards that prove them. */
const lineSet = (lines: unknown): unknown =>
  (lines as ScoreLine[]).map(({rule, seat, side, points}) => JSON.stringify({rule, seat, side, points})).sort();

for (const file of vectorFiles) {
  describe(`The deals in the vectors of ${file.variant}, entered on a pad`, () => {
    it('can be entered in any order, and give the same lines, marks, totals, dealers and results', (test) => {
      const game = gameOf(file);
      const counting = countingOf(file.game);
      const random = seededRandom('any order', 0, file.variant);
      let deals = 0;
      for (const {name, record: given, steps, totals, result} of file.vectors) {
        const record = mustRead(given);
        const match = new Match(game, record.options, '');
        const ends = steps.filter(({end}) => end).values();
        const rounds: PadRound[] = [];
        const pad = (): Pad => ({
          game: file.game,
          options: record.options,
          players: Array<string>(game.seats(record.options)).fill(''),
          dealer: record.deals[0]!.dealer,
          rounds,
        });
        for (const dealt of record.deals) {
          const deal = match.deal(dealt);
          for (const {seat, ...move} of dealt.moves) deal.play(seat, move);
          if (!deal.over) continue;
          match.finish(deal);
          const step = ends.next().value!;
          const round = entered[file.game]!(step.end!, game.view(deal, 'open'));
          // Nothing is counted if the cards are dealt again.
          if (!round) continue;
          const before = addUp(pad(), counting);
          assert.ok(before.ok);
          const typed = enteredInAnyOrder(counting, before.value.state, round, random);
          assert.deepEqual(typed, round, `${name}: entered in another order`);
          rounds.push(round);
          const added = addUp(pad(), counting);
          assert.ok(added.ok, `${name}: ${JSON.stringify(!added.ok && [added.problem, round])}`);
          const last = added.value.rounds.at(-1)!;
          if (game.scores === 'deal' || added.value.result)
            assert.deepEqual(lineSet(last.lines), lineSet(step.score), name);
          assert.deepEqual(last.marks ?? null, step.marks ?? null, name);
          const {dealer} = (step.next ?? {}) as {dealer?: number};
          assert.equal(added.value.dealer, dealer, `${name}: who deals next`);
          deals++;
        }
        const added = addUp(pad(), counting);
        assert.ok(added.ok);
        if (totals && rounds.length > 0) assert.deepEqual(added.value.totals, totals, name);
        assert.deepEqual(added.value.result ?? null, result ?? null, name);
        // A pad that is written and read again is the same.
        const written = writePad(pad(), counting);
        const read = readPad(JSON.parse(written), countings);
        assert.ok(read.ok);
        assert.equal(writePad(read.value.pad, counting), written);
        assert.deepEqual(read.value.totals, added.value.totals);
      }
      assert.ok(deals > 0);
      test.diagnostic(`${file.variant}: ${deals} rounds`);
    });
  });
}
