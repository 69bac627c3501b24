import type {CalypsoOptions} from '@cartavola/engine/games/calypso/rules.js';
import type {StepScript} from '../../step.js';

/** Skills in teaching order. `draw` is only taught if seats are drawn, `revoke` only if revokes are allowed. */
export type CalypsoSkill =
  | 'about'
  | 'partners'
  | 'draw'
  | 'follow'
  | 'ruff'
  | 'lead'
  | 'overruff'
  | 'build'
  | 'next'
  | 'score'
  | 'revoke'
  | 'deal';

type Series = Exclude<CalypsoSkill, 'about' | 'deal'>;

/** Ids of all steps, with any options. */
type CalypsoStepId =
  | 'about'
  | 'deals'
  | `${Series}-worked`
  | `${Series}-finish`
  | `${Series}-alone`
  | `${'ruff' | 'lead' | 'overruff' | 'next' | 'score'}-last`
  | 'follow-real'
  | 'first-deal';
/** Ids of the steps up to the first question, and of the other steps in its skill. Their text is loaded first. */
export type CalypsoFirstId = Extract<CalypsoStepId, 'about' | 'deals'>;
/** Ids of the steps whose text is loaded later. */
export type CalypsoLaterId = Exclude<CalypsoStepId, CalypsoFirstId>;

interface CalypsoStep extends StepScript {
  readonly id: CalypsoStepId;
  readonly skill: CalypsoSkill;
}

/** Returns the steps for the given options. */
export function script(options: CalypsoOptions): readonly CalypsoStep[] {
  const isFree = options.overruff === 'free';
  const isPrevented = options.revoke === 'prevent';
  const steps: readonly CalypsoStep[] = [
    ...ABOUT,
    ...PARTNERS,
    ...(options.draw ? DRAW : []),
    ...FOLLOW,
    ...(isPrevented ? [FOLLOW_REAL] : []),
    ...RUFF,
    ...LEAD,
    ...OVERRUFF,
    isFree ? {...OVERRUFF_LAST, goal: 'follows loses'} : {...OVERRUFF_LAST, goal: 'keeps=AH'},
    ...BUILD,
    ...NEXT,
    ...SCORE,
    ...(isPrevented ? [] : REVOKE),
    FIRST_DEAL,
  ];
  // Each seat has its own trump suit, so don't swap suits unless the question is about trump suits.
  return steps.map((step) => (/^(?:partners|draw)$/.test(step.skill) ? step : {...step, exchanges: 'ranks'}));
}

// Trump suits: hearts for the reader, South; clubs on the left, spades opposite, diamonds on the right.

const ABOUT: readonly CalypsoStep[] = [
  {
    id: 'about',
    skill: 'about',
    kind: 'read',
    teaches: ['calypso.pack', 'calypso.deal'],
    picture: 'AH KH QH JH TH 9H 8H 7H 6H 5H 4H 3H 2H',
  },
  {
    id: 'deals',
    skill: 'about',
    kind: 'predict',
    teaches: ['calypso.deal'],
    position: {hand: 'KS 8S TH 4H JD 9C'},
    goal: 'dealt=1',
  },
];

const PARTNERS: readonly CalypsoStep[] = [
  {
    id: 'partners-worked',
    skill: 'partners',
    stage: 'worked',
    kind: 'read',
    teaches: ['calypso.partners'],
    position: {hand: 'QS 4S KH 7H 9D JC'},
  },
  {
    id: 'partners-finish',
    skill: 'partners',
    stage: 'finish',
    kind: 'choose',
    teaches: ['calypso.partners'],
    position: {hand: 'AS JH 5H QD KC'},
    goal: 'of=0',
  },
  {
    id: 'partners-alone',
    skill: 'partners',
    stage: 'alone',
    kind: 'choose',
    teaches: ['calypso.partners'],
    position: {hand: 'QS 3S TH 6H AD 8C'},
    goal: 'of=0,2',
  },
];

const DRAW: readonly CalypsoStep[] = [
  {
    id: 'draw-worked',
    skill: 'draw',
    stage: 'worked',
    kind: 'read',
    teaches: ['calypso.draw'],
    picture: '9S KC 4D JH',
  },
  {
    id: 'draw-finish',
    skill: 'draw',
    stage: 'finish',
    kind: 'choose',
    teaches: ['calypso.draw'],
    position: {hand: '6S KH QD 9D 4C', trumps: 'DHCS'},
    goal: 'of=0',
  },
  {
    id: 'draw-alone',
    skill: 'draw',
    stage: 'alone',
    kind: 'choose',
    teaches: ['calypso.draw', 'calypso.partners'],
    position: {hand: '8S AH KD TD JC 5C', trumps: 'CSDH'},
    goal: 'of=0,2',
  },
];

const FOLLOW: readonly CalypsoStep[] = [
  {
    id: 'follow-worked',
    skill: 'follow',
    stage: 'worked',
    kind: 'watch',
    teaches: ['calypso.win-trick', 'calypso.lead', 'calypso.follow'],
    position: {hand: '6S QH 9H 4D JC', leader: '1'},
    moves: '1:8S 2:5S 3:KS 0:6S',
  },
  {
    id: 'follow-finish',
    skill: 'follow',
    stage: 'finish',
    kind: 'choose',
    teaches: ['calypso.follow'],
    position: {hand: 'AH KH 7D 9C 4C', trick: 'QC 3C'},
    goal: 'follows',
  },
  {
    id: 'follow-alone',
    skill: 'follow',
    stage: 'alone',
    kind: 'predict',
    teaches: ['calypso.lead', 'calypso.win-trick'],
    position: {hands: 'KS 7S AH TH 3C/KS JS 6D QC 8C//', leader: '3'},
    moves: '3:9S 0:KS 1:KS 2:4S',
    goal: 'turn',
  },
];

const FOLLOW_REAL: CalypsoStep = {
  id: 'follow-real',
  skill: 'follow',
  stage: 'alone',
  kind: 'choose',
  teaches: ['calypso.revoke', 'calypso.follow'],
  position: {hand: 'AS QH 2H KD 5D', trick: 'JD AD 8D'},
  goal: 'follows',
};

const RUFF: readonly CalypsoStep[] = [
  {
    id: 'ruff-worked',
    skill: 'ruff',
    stage: 'worked',
    kind: 'watch',
    teaches: ['calypso.ruff', 'calypso.follow'],
    position: {hand: '7S 9H 3H QC', leader: '1'},
    moves: '1:KD 2:8D 3:2D 0:3H',
  },
  {
    id: 'ruff-finish',
    skill: 'ruff',
    stage: 'finish',
    kind: 'choose',
    teaches: ['calypso.ruff', 'calypso.follow'],
    position: {hand: 'AS JH 4H 9C', trick: 'AD 6D'},
    goal: 'ruffs',
  },
  {
    id: 'ruff-alone',
    skill: 'ruff',
    stage: 'alone',
    kind: 'predict',
    teaches: ['calypso.ruff', 'calypso.win-trick'],
    bait: 'following with the own trump',
    position: {hand: 'TS KH 6D 4D', leader: '2'},
    moves: '2:9D 3:JD 0:4D 1:QD',
  },
  {
    id: 'ruff-last',
    skill: 'ruff',
    stage: 'alone',
    kind: 'play',
    teaches: ['calypso.ruff', 'calypso.follow'],
    position: {hand: '7S AH QH 4H KC', trick: 'KH 5H 9H'},
    goal: 'follows wins',
  },
];

const LEAD: readonly CalypsoStep[] = [
  {
    id: 'lead-worked',
    skill: 'lead',
    stage: 'worked',
    kind: 'watch',
    teaches: ['calypso.win-trick'],
    position: {hand: 'TS 9S 3H KC'},
    moves: '0:3H 1:KH 2:6H 3:AH',
  },
  {
    id: 'lead-finish',
    skill: 'lead',
    stage: 'finish',
    kind: 'predict',
    teaches: ['calypso.win-trick'],
    bait: 'a higher card against a led trump',
    position: {hand: '4S 8H JD KC', leader: '1'},
    moves: '1:5C 2:AC 3:9C 0:KC',
  },
  {
    id: 'lead-alone',
    skill: 'lead',
    stage: 'alone',
    kind: 'play',
    teaches: ['calypso.win-trick'],
    position: {hand: '8S QH AC 6C', trick: '4C 9C TC'},
    goal: 'follows keeps=AC',
  },
  {
    id: 'lead-last',
    skill: 'lead',
    stage: 'alone',
    kind: 'predict',
    teaches: ['calypso.win-trick', 'calypso.ruff'],
    bait: 'a ruff on a led trump',
    position: {hands: '9H 4H QD 5C//7S 2S 3D QC/'},
    moves: '0:9H 1:KH 2:2S 3:JH',
  },
];

const OVERRUFF: readonly CalypsoStep[] = [
  {
    id: 'overruff-worked',
    skill: 'overruff',
    stage: 'worked',
    kind: 'watch',
    teaches: ['calypso.overruff'],
    position: {hands: '9H 3H KC 7C///2H TD 6D 4C', leader: '1'},
    moves: '1:8S 2:JS 3:6D 0:9H',
  },
  {
    id: 'overruff-finish',
    skill: 'overruff',
    stage: 'finish',
    kind: 'choose',
    teaches: ['calypso.overruff'],
    position: {hand: 'AS JH TH 5H', trick: 'KC 8D'},
    goal: 'overruffs',
  },
  {
    id: 'overruff-alone',
    skill: 'overruff',
    stage: 'alone',
    kind: 'predict',
    teaches: ['calypso.win-trick', 'calypso.overruff'],
    bait: 'equal ruffs',
    position: {hands: '9S 7H 3H QC//JS 7S 5H 4C/', leader: '1'},
    moves: '1:TD 2:7S 3:KD 0:7H',
  },
];

/**
 * Last step about overruffs. If overruffing is compulsory, the reader keeps the ace. Otherwise, the reader leaves the
 * trick to the partner.
 */
const OVERRUFF_LAST: CalypsoStep = {
  id: 'overruff-last',
  skill: 'overruff',
  stage: 'alone',
  kind: 'play',
  teaches: ['calypso.overruff'],
  cases: ['a partner’s ruff'],
  position: {hand: 'AH 8H 3H TC', trick: '9D 5S AD'},
};

const BUILD: readonly CalypsoStep[] = [
  {
    id: 'build-worked',
    skill: 'build',
    stage: 'worked',
    kind: 'watch',
    teaches: ['calypso.build'],
    position: {hands: 'QH 3H 7D TC///9H KD 8C 4C', leader: '1', calypsos: 'KH 9H 4H//JS TS 2S/'},
    moves: '1:6S 2:JS 3:8C 0:3H',
  },
  {
    id: 'build-finish',
    skill: 'build',
    stage: 'finish',
    kind: 'count',
    teaches: ['calypso.build'],
    position: {hands: 'JS 9H 3H 8D///TS 7S KC 2C', calypsos: 'AH QH 6H//KS 8S/'},
    moves: '0:9H 1:QH 2:5H 3:KC',
    goal: 'discarded',
  },
  {
    id: 'build-alone',
    skill: 'build',
    stage: 'alone',
    kind: 'count',
    teaches: ['calypso.build'],
    position: {hands: '9S 6H TD 2C/8H QD JC 5C//', leader: '2', calypsos: 'KH 7H//AS 9S 7S/'},
    moves: '2:4S 3:QS 0:9S 1:8H',
    goal: 'placed',
  },
];

const NEXT: readonly CalypsoStep[] = [
  {
    id: 'next-worked',
    skill: 'next',
    stage: 'worked',
    kind: 'watch',
    teaches: ['calypso.one-at-a-time'],
    cases: ['a trick that completes a calypso'],
    position: {hand: '5S QH 6H 9D', calypsos: 'AH KH QH JH TH 9H 8H 7H 5H 4H 3H 2H///'},
    moves: '0:6H 1:KH 2:9H 3:KH',
  },
  {
    id: 'next-finish',
    skill: 'next',
    stage: 'finish',
    kind: 'play',
    teaches: ['calypso.one-at-a-time', 'calypso.build'],
    bait: 'a second copy kept',
    position: {hand: '8S KH 5H QC', trick: 'TD 7D JD', calypsos: 'KH TH 9H 2H///'},
    goal: 'builds',
  },
  {
    id: 'next-alone',
    skill: 'next',
    stage: 'alone',
    kind: 'count',
    teaches: ['calypso.one-at-a-time', 'calypso.build'],
    position: {hands: 'JS 8H 2H 4C//9S 8H 6D QC/', calypsos: 'AH QH 4H///'},
    moves: '0:8H 1:AH 2:8H 3:JH',
    goal: 'placed=0',
  },
  {
    id: 'next-last',
    skill: 'next',
    stage: 'alone',
    kind: 'count',
    teaches: ['calypso.one-at-a-time'],
    cases: ['a trick that completes a calypso'],
    position: {hands: 'TS AH 7D 3C//5S AH 8D JC/', calypsos: 'AH KH QH JH TH 9H 8H 7H 6H 4H 3H 2H///'},
    moves: '0:AH 1:QH 2:AH 3:5H',
    goal: 'placed=0',
  },
];

const SCORE: readonly CalypsoStep[] = [
  {
    id: 'score-worked',
    skill: 'score',
    stage: 'worked',
    kind: 'read',
    teaches: ['calypso.score', 'calypso.first', 'calypso.second', 'calypso.further'],
    cases: ['one count, after all deals'],
  },
  {
    id: 'score-finish',
    skill: 'score',
    stage: 'finish',
    kind: 'count',
    teaches: ['calypso.incomplete', 'calypso.discards', 'calypso.first', 'calypso.second'],
    position: {hand: '3S 7H TD', calypsos: 'AH QH TH 9H 4H 2H///'},
    goal: 'worth=2,6,4,0',
  },
  {
    id: 'score-alone',
    skill: 'score',
    stage: 'alone',
    kind: 'count',
    teaches: ['calypso.further', 'calypso.second', 'calypso.score'],
    position: {hand: '6S 5H JC', calypsos: 'KH 3H///'},
    goal: 'worth=3,2,9,0',
  },
  {
    id: 'score-last',
    skill: 'score',
    stage: 'alone',
    kind: 'count',
    teaches: ['calypso.match', 'calypso.score'],
    position: {hand: 'KS 4D 8C', calypsos: 'JH 9H 8H 6H 2H///'},
    goal: 'worth=2,5,10,0+1,0,7,0',
  },
];

const REVOKE: readonly CalypsoStep[] = [
  {
    id: 'revoke-worked',
    skill: 'revoke',
    stage: 'worked',
    kind: 'watch',
    teaches: ['calypso.revoke'],
    position: {hands: 'KS 6C/3H TC/8D 4C/9D 5C', leader: '1'},
    moves: '1:TC 2:4C 3:9D 0:6C 3:5C 0:KS 1:3H 2:8D',
  },
  {
    id: 'revoke-finish',
    skill: 'revoke',
    stage: 'finish',
    kind: 'choose',
    teaches: ['calypso.revoke'],
    position: {hand: 'JH 9D 5D AC', trick: 'QD 7D 2D'},
    goal: 'revokes',
  },
  {
    id: 'revoke-alone',
    skill: 'revoke',
    stage: 'alone',
    kind: 'count',
    teaches: ['calypso.revoke', 'calypso.score'],
    position: {hand: '9S QH 6D', calypsos: 'AH TH 7H///'},
    goal: 'worth=1,3,8,1',
  },
];

const FIRST_DEAL: CalypsoStep = {
  id: 'first-deal',
  skill: 'deal',
  kind: 'free',
  teaches: ['calypso.deal', 'calypso.lead'],
  seed: 'first deal',
};
