import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {finish, type MoveReason} from '@cartavola/bots';
import {verdict} from '@cartavola/bots/coach.js';
import {parseCard, type Card} from '@cartavola/engine';
import {games} from '@cartavola/engine/games.js';
import {loadCardWords} from '@cartavola/words';
import {loadCoach} from '@cartavola/words/coach/games.js';
import {hintsIn, isFaithful} from '../bench/hints.js';
import {positionsIn} from '../bench/positions.js';
import {sampleSize} from '../sample-size.js';
import {isTrue} from './truth/false-sentences.js';

/** Number of hints in each game. `node tools/run.mjs lab/coach --hints 1000` checks more, with more iterations. */
const HINTS = sampleSize(30, 200);
const ITERATIONS = 200;

/** Largest share of hints that say nothing specific about the position. */
const SILENT = 0.1;

const GAMES = [
  ['scopa', {players: 2, rules: 'italian'}],
  ['capra', {}],
  ['capodama', {players: 1}],
  ['capodama', {players: 4}],
  ['calypso', {}],
] as const;

/** Returns false versions of a true reason: other quantities, and the opposite of what the moves do. */
const falseVersions = (reason: MoveReason): readonly MoveReason[] => [
  ...(reason.id === 'keeps-higher'
    ? [
        {...reason, count: reason.count! + 1},
        {...reason, cards: [...reason.cards.slice(0, -1), reason.cards[0]!]},
      ]
    : []),
  ...(reason.both === 'loses' ? [{...reason, both: 'takes'} as const] : []),
  ...(reason.both === 'takes' || reason.both === 'partner-takes' ? [{...reason, both: 'loses'} as const] : []),
  ...(reason.both === 'captures' ? [{...reason, both: 'lays'} as const] : []),
  ...(reason.both === 'gives-points' ? [{...reason, both: 'gives-no-points'} as const] : []),
  ...(reason.effect === 'takes' ? [{...reason, effect: 'loses'} as const] : []),
  ...(reason.effect === 'loses' ? [{...reason, effect: 'takes'} as const] : []),
  ...(reason.effect === 'behind' ? [{...reason, effect: 'partner-ahead'} as const] : []),
];

describe('A hint', () => {
  for (const [id, options] of GAMES)
    it(`is true, and usually says something about the position: ${id} ${JSON.stringify(options)}`, async () => {
      const {wrong, silent} = await hintsIn(id, options, HINTS, {iterations: ITERATIONS});
      assert.deepEqual(wrong, []);
      assert.ok(silent <= SILENT * HINTS, `${silent} of ${HINTS} say nothing specific`);
    });

  it('is refuted by the check if a fact in it is false', () => {
    let refuted = 0;
    for (const [id, options] of GAMES) {
      const game = games.find((one) => one.id === id)!;
      let left = HINTS;
      for (const {view} of positionsIn(id, options, 'false')) {
        if (view.moves.length < 2) continue;
        const {move, reasons} = finish(verdict(view, {iterations: 24}));
        for (const reason of reasons.flatMap(falseVersions)) {
          assert.equal(isTrue(game, view, move, reason, `false/${left}`), false, JSON.stringify(reason));
          refuted++;
        }
        if (--left === 0) break;
      }
    }
    assert.ok(refuted > HINTS / 2, `${refuted} false hints`);
  });

  it('is refuted by the check if its sentence names another card or number', async () => {
    const [king, queen, ten] = ['KC', 'QC', 'TC'].map((text) => parseCard(text)!) as [Card, Card, Card];
    const names = await loadCardWords('en');
    const move = {type: 'play', card: ten};
    const than = {move: {type: 'play', card: king}, isAgainst: true, count: 1};
    const reason: MoveReason = {id: 'keeps-higher', cards: [king, queen], count: 3, than};
    const text = (await loadCoach('calypso', 'en')).reason(reason)!;
    assert.ok(isFaithful(text, reason, move, names));
    assert.ok(!isFaithful(text.replace('queen', 'jack'), reason, move, names));
    assert.ok(!isFaithful(text.replace('3', '4'), reason, move, names));
  });
});
