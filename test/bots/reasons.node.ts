import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {askingOrder, finish, type MoveReason} from '@cartavola/bots';
import {verdict} from '@cartavola/bots/coach.js';
import {choose} from '@cartavola/bots/games.js';
import {Match, parseCard, readOptions, type Card, type Move} from '@cartavola/engine';
import {games} from '@cartavola/engine/games.js';
import {LANGUAGES, type CoachWords} from '@cartavola/words';
import {loadCoach} from '@cartavola/words/coach/games.js';

const VARIANTS: readonly (readonly [game: string, options: Record<string, unknown>])[] = [
  ...[1, 3, 4, 6].map((players) => ['capodama', {players}] as const),
  ['scopa', {players: 2, rules: 'source'}],
  ['scopa', {players: 4, rules: 'italian'}],
  ['capra', {}],
  ['calypso', {}],
];

/** Search iterations for a verdict. With so few, many reasons occur. */
const ITERATIONS = 24;

/** Returns an example of each kind of reason given for a deal's moves and, if `isJudged`, by verdicts on other moves. */
function reasonsIn(match: Match, isJudged: boolean): Map<string, MoveReason> {
  const found = new Map<string, MoveReason>();
  const {game} = match;
  const deal = match.deal();
  while (!deal.over) {
    const {turn} = game.view(deal, 'spectator');
    for (const seat of askingOrder(deal.actors, turn)) {
      const view = game.view(deal, seat);
      const {move, reasons} = finish(choose(view, {level: 'strong', iterations: 0, seed: 'reasons'}));
      // Hints and reviews give the reasons of a verdict, which compare moves.
      const made = isJudged ? view.moves.at(-1) : undefined;
      const judged = made && finish(verdict(view, {made, iterations: ITERATIONS}));
      for (const reason of [...reasons, ...(judged?.reasons ?? [])])
        found.set(`${reason.id} ${reason.than?.count === undefined}`, reason);
      if (move.type === 'pass') continue;
      deal.play(seat, move);
      break;
    }
  }
  return found;
}

describe('A reason that a bot gives', () => {
  it('names the suits of captured cards if another capture takes the same ranks', async () => {
    const [king, four, six, other] = ['KS', '4C', '6H', '6D'].map((card) => parseCard(card)!) as [
      Card,
      Card,
      Card,
      Card,
    ];
    const move: Move = {type: 'play', card: king, takes: [four, six]};
    const than = {...move, takes: [four, other]};
    const coach = await loadCoach('scopa', 'en');
    const reason: MoveReason = {id: 'takes-diamonds', cards: [other], than: {move, isAgainst: false}};
    assert.equal(coach.move(than, [than]), 'the king of spades, taking the four and the six');
    assert.equal(
      coach.move(than, [move, than]),
      'the king of spades, taking the four of clubs and the six of diamonds',
    );
    assert.equal(
      coach.reason(reason, undefined, [move, than]),
      'Rather than taking the four of clubs and the six of hearts with the king of spades: this move takes the six of diamonds.',
    );
  });

  it('says how many cards a kept card can beat, and what both moves or only the better one do', async () => {
    const [king, queen, four] = ['KC', 'QC', '4C'].map((card) => parseCard(card)!) as [Card, Card, Card];
    const than = {move: {type: 'play', card: king}, isAgainst: true};
    const say = (reason: Partial<MoveReason>): Promise<(string | undefined)[]> =>
      Promise.all(
        LANGUAGES.map(async (language) =>
          (await loadCoach('capodama', language)).reason({id: 'keeps-higher', cards: [king, queen], ...reason}),
        ),
      );
    assert.deepEqual(await say({count: 3, than: {...than, count: 1}, both: 'loses'}), [
      'Rather than the king of clubs: the king of clubs can beat 3 cards that may still come, such as the queen of clubs, instead of 1. The others take this trick either way.',
      'Plutôt que le roi de trèfle\u00a0: le roi de trèfle peut battre 3 cartes qui peuvent encore venir, par exemple la dame de trèfle, au lieu d’une. Dans les deux cas, les autres prennent le pli.',
      'Piuttosto che il re di fiori: il re di fiori può superare 3 carte che possono ancora uscire, per esempio la donna di fiori, invece di una. In ogni caso la presa va agli altri.',
    ]);
    assert.deepEqual(await say({count: 1, than: {...than, count: 0}}), [
      'Rather than the king of clubs: the king of clubs can beat the queen of clubs, which may still come.',
      'Plutôt que le roi de trèfle\u00a0: le roi de trèfle peut battre la dame de trèfle, qui peut encore venir.',
      'Piuttosto che il re di fiori: il re di fiori può superare la donna di fiori, che può ancora uscire.',
    ]);
    assert.deepEqual(await say({count: 1, than: {...than, count: 0}, effect: 'loses'}), [
      'Rather than the king of clubs: the king of clubs can beat the queen of clubs, which may still come. This move leaves the trick to the others.',
      'Plutôt que le roi de trèfle\u00a0: le roi de trèfle peut battre la dame de trèfle, qui peut encore venir. Ce coup laisse le pli aux autres.',
      'Piuttosto che il re di fiori: il re di fiori può superare la donna di fiori, che può ancora uscire. Questa mossa lascia la presa agli altri.',
    ]);
    const alike = {id: 'as-good', cards: [king], than: {move: {type: 'play', card: four}, isAgainst: false}} as const;
    assert.deepEqual(await say({...alike, both: 'takes'}), [
      'About as good: the four of clubs. Both moves are sure to take the trick.',
      'À peu près aussi bon\u00a0: le quatre de trèfle. Les deux coups prennent sûrement le pli.',
      'Più o meno equivalente: il quattro di fiori. Tutte e due le mosse fanno di sicuro la presa.',
    ]);
  });

  it('compares the move with a capture, or with passing', async () => {
    const [king, four] = ['KS', '4D'].map((card) => parseCard(card)!) as [Card, Card];
    const takes: Move = {type: 'play', card: king, takes: [four]};
    const compared = (game: string, move: Move): Promise<(string | undefined)[]> =>
      Promise.all(
        LANGUAGES.map(async (language) => {
          const coach = await loadCoach(game, language);
          return coach.reason({id: 'only-move', cards: [], than: {move, isAgainst: false}})?.split(/\s?:/)[0];
        }),
      );
    assert.deepEqual(await compared('scopa', takes), [
      'Rather than taking the four with the king of spades',
      'Plutôt que de prendre le quatre avec le roi de pique',
      'Piuttosto che prendere il quattro con il re di picche',
    ]);
    assert.deepEqual(await compared('capra', {type: 'waive'}), [
      'Rather than waiting',
      'Plutôt que d’attendre',
      'Piuttosto che aspettare',
    ]);
  });

  for (const [id, given] of VARIANTS) {
    it(`is a sentence in each language: ${id} ${JSON.stringify(given)}`, async () => {
      const game = games.find((one) => one.id === id)!;
      const options = readOptions(game, given);
      assert.ok(options.ok);
      const found = new Map<string, MoveReason>();
      for (let number = 0; number < 8; number++) {
        for (const [name, reason] of reasonsIn(new Match(game, options.value, `reasons ${number}`), number === 0))
          found.set(name, reason);
      }
      assert.ok(found.size > 1);
      const coaches: CoachWords[] = [];
      for (const language of LANGUAGES) coaches.push(await loadCoach(id, language));
      for (const reason of found.values()) {
        const texts = coaches.map((coach) => coach.reason(reason));
        for (const text of texts) assert.match(text ?? `nothing for ${reason.id}`, /^\p{Lu}.*[\p{L}\d]\.$/u, reason.id);
        assert.equal(new Set(texts).size, LANGUAGES.length, reason.id);
      }
    });
  }
});
