import assert from 'node:assert/strict';
import {it} from 'node:test';
import type {Outcome, PlayedMatch} from '../../history/played.js';
import {levelAfter} from './level-after.js';

const match = ([against, outcome]: readonly [PlayedMatch['against'], Outcome]): PlayedMatch => ({
  id: '',
  time: 0,
  against,
  options: {},
  deals: [],
  end: {outcome, points: [], margin: 0},
});

it('The next level is one up or down after two equal results in a row against the same level', () => {
  for (const [results, next] of [
    [[], undefined],
    [[['casual', 'won']], undefined],
    [
      [
        ['casual', 'won'],
        ['casual', 'won'],
      ],
      'strong',
    ],
    [
      [
        ['casual', 'lost'],
        ['casual', 'won'],
        ['casual', 'won'],
      ],
      'strong',
    ],
    [
      [
        ['casual', 'won'],
        ['casual', 'lost'],
      ],
      undefined,
    ],
    [
      [
        ['strong', 'lost'],
        ['strong', 'lost'],
      ],
      'casual',
    ],
    [
      [
        ['strong', 'lost'],
        ['casual', 'lost'],
      ],
      undefined,
    ],
    [
      [
        ['casual', 'drawn'],
        ['casual', 'drawn'],
      ],
      undefined,
    ],
    [
      [
        ['expert', 'won'],
        ['expert', 'won'],
      ],
      undefined,
    ],
    [
      [
        ['beginner', 'lost'],
        ['beginner', 'lost'],
      ],
      undefined,
    ],
    [
      [
        ['mixed', 'won'],
        ['mixed', 'won'],
      ],
      undefined,
    ],
    [
      [
        ['alone', 'won'],
        ['alone', 'won'],
      ],
      undefined,
    ],
  ] as const)
    assert.equal(levelAfter(results.map(match)), next, JSON.stringify(results));
});
