import {describe, it} from 'node:test';
import {expect} from 'chai';
import fc from 'fast-check';
import {bestOf} from './best-of.js';
import {MOST, NOTHING_PLAYED, OPPONENTS, OUTCOMES, type PlayedGame} from './played.js';
import {readPlayed, writePlayed} from './read-played.js';
import {addedTo, withScore, type AddedScore} from './with-score.js';

const score = (id: string, more: Partial<AddedScore> = {}): AddedScore => ({
  id,
  time: 1,
  against: 'casual',
  options: {},
  ...more,
});
const deal = (number: number, own: number, other: number): Pick<AddedScore, 'deal'> => ({
  deal: {deal: number, points: [own, other], margin: own - other},
});
const end = (outcome: 'won' | 'lost' | 'drawn'): Pick<AddedScore, 'end'> => ({
  end: {outcome, points: [11, 4], margin: 7},
});
const added = (...scores: readonly AddedScore[]): PlayedGame => scores.reduce(withScore, NOTHING_PLAYED);

/** Returns the totals of all matches, both listed and dropped. */
const inAll = ({matches, sums}: PlayedGame): unknown => matches.reduce(addedTo, sums);

const scores = fc.array(
  fc.record({
    id: fc.integer({min: 0, max: 400}).map(String),
    time: fc.nat(),
    against: fc.constantFrom(...OPPONENTS),
    options: fc.constant({}),
    deal: fc.record({deal: fc.nat(80), points: fc.tuple(fc.nat(20), fc.nat(20)), margin: fc.integer()}),
    end: fc.option(
      fc.record({outcome: fc.constantFrom(...OUTCOMES), points: fc.tuple(fc.nat(20)), margin: fc.integer()}),
      {nil: undefined},
    ),
    day: fc.record({
      number: fc.integer({min: 1, max: 900}),
      outcome: fc.constantFrom(...OUTCOMES),
      points: fc.tuple(fc.nat(9)),
    }),
  }),
  {maxLength: 600},
) as fc.Arbitrary<AddedScore[]>;

describe('A reader’s record', () => {
  it('keeps the first result of each match, deal and day', () => {
    const day = {number: 5, outcome: 'won', points: [3, 1]} as const;
    const first = added(
      score('a', {...deal(0, 3, 1), day}),
      score('a', deal(1, 0, 5)),
      score('a', {...end('lost'), seed: 's'}),
    );
    const again = [
      score('a', {...deal(0, 9, 0), day: {...day, outcome: 'lost'}}),
      score('a', deal(2, 9, 0)),
      score('a', end('won')),
    ].reduce(withScore, first);
    expect(again).to.deep.equal(first);
    expect(first.matches).to.have.lengthOf(1);
    expect(first.matches[0]!.seed).to.equal('s');
  });

  it('marks a match as mixed if the level changed, and as undone if moves were taken back', () => {
    const {matches} = added(
      score('a', {...deal(0, 1, 0), undone: true}),
      score('a', {...deal(1, 1, 0), against: 'expert'}),
      score('b', deal(0, 1, 0)),
    );
    expect(matches.map(({against, undone}) => [against, undone])).to.deep.equal([
      ['mixed', true],
      ['casual', undefined],
    ]);
  });

  it('is limited in size, but still counts dropped matches in the totals and the best results', () => {
    const many = Array.from({length: 450}, (_, place) =>
      score(`m${place}`, {...deal(0, place === 3 ? 99 : 2, 1), ...end(OUTCOMES[place % 3]!), seed: `s${place}`}),
    );
    const game = added(...many);
    expect(game.matches).to.have.lengthOf(MOST.matches);
    expect(inAll(game)).to.deep.equal({casual: {won: 150, lost: 150, drawn: 150, deals: 450}});
    expect(bestOf(game)[0]).to.include({margin: 98, seed: 's3'});
  });

  it('is read as written, and never grows beyond its limits', () => {
    fc.assert(
      fc.property(scores, (list) => {
        const game = JSON.parse(JSON.stringify(list.reduce(withScore, NOTHING_PLAYED))) as PlayedGame;
        expect(game.matches.length).to.be.at.most(MOST.matches);
        expect(game.days.length).to.be.at.most(MOST.days);
        for (const {deals} of game.matches) expect(deals.length).to.be.at.most(MOST.deals);
      }),
      {numRuns: 30},
    );
    const game = added(score('a', {...deal(0, 3, 1), ...end('won'), seed: 's', options: {players: '4'}, undone: true}));
    expect(readPlayed(writePlayed(new Map([['scopa', game]])))?.get('scopa')).to.deep.equal(game);
  });

  it('drops only the malformed entries', () => {
    const good = added(score('a', deal(0, 3, 1)), score('b', end('won')));
    const data = {
      version: 1,
      games: {
        scopa: {
          matches: [null, 7, {id: 'x'}, ...good.matches, {...good.matches[0], id: 'c', time: 'soon'}, good.matches[0]],
          days: [{number: 0}, {number: 1e15, outcome: 'won', points: []}, {number: 2, outcome: 'won', points: [1, 0]}],
          sums: {casual: {won: -1, lost: 0, drawn: 0, deals: 0}, nobody: {won: 1, lost: 0, drawn: 0, deals: 0}},
          best: 'all',
        },
        'Not a game': good,
        capra: null,
      },
    };
    const games = readPlayed(JSON.stringify(data))!;
    expect([...games.keys()]).to.deep.equal(['scopa', 'capra']);
    expect(games.get('scopa')).to.deep.equal({
      matches: good.matches,
      days: [{number: 2, outcome: 'won', points: [1, 0]}],
      sums: {},
      best: [],
    });
    expect(games.get('capra')).to.deep.equal(NOTHING_PLAYED);
  });

  it('reads any string without throwing or changing a prototype', () => {
    const texts = ['', '{', 'null', '[]', '"x"', '1', '{"games":[]}', '{"games":{"__proto__":{"matches":[1]}}}'];
    for (const text of texts) expect([...readPlayed(text)!]).to.deep.equal([]);
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (matches, days) => {
        const games = readPlayed(
          JSON.stringify({version: 1, games: {scopa: {matches, days, sums: matches, best: days}}}),
        )!;
        expect(readPlayed(writePlayed(games))).to.deep.equal(games);
      }),
    );
    expect(({} as {matches?: unknown}).matches).to.equal(undefined);
  });

  it('does not overwrite data from a later version', () => {
    expect(readPlayed('{"version":2,"games":{}}')).to.equal(undefined);
  });
});
