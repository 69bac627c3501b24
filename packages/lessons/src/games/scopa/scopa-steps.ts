import type {ScopaOptions} from '@cartavola/engine/games/scopa/rules.js';
import {formatCard, optionAttribute, type Options} from '@cartavola/engine';
import {PACK, scopa} from '@cartavola/engine/games/scopa/scopa.js';
import type {StepScript} from '../../step.js';

/** Skills. The options decide whether `sevens` or `primiera` is taught. */
export type ScopaSkill =
  | 'welcome'
  | 'values'
  | 'sums'
  | 'trail'
  | 'single'
  | 'choice'
  | 'scopa'
  | 'rounds'
  | 'last'
  | 'sevens'
  | 'primiera'
  | 'score'
  | 'deal';

/** Ids of all steps, with any options. */
type ScopaStepId =
  | 'welcome'
  | 'deal'
  | `${Exclude<ScopaSkill, 'welcome' | 'deal'>}-${'worked' | 'finish' | 'alone'}`
  | 'scopa-guard'
  | 'rounds-kings'
  | 'last-rest'
  | 'sevens-tie'
  | 'primiera-lack'
  | 'score-cards';
/** Ids of the steps up to the first question, and of the other steps in its skill. Their text is loaded first. */
export type ScopaFirstId = Extract<ScopaStepId, 'welcome' | `values-${string}`>;
/** Ids of the steps whose text is loaded later. */
export type ScopaLaterId = Exclude<ScopaStepId, ScopaFirstId>;

type ScopaStep = StepScript & {readonly id: ScopaStepId; readonly skill: ScopaSkill};

type Written = Readonly<Record<string, string>>;

/** The pack in a fixed shuffled order. */
const MIXED = PACK.map((_, place) => formatCard(PACK[(place * 7) % PACK.length]!));

const codes = (text: string): readonly string[] => text.split(/[\s/]+/).filter(Boolean);
const written = (cards: readonly string[]): string => cards.join(' ');
const unseen = (count: number): string => written(Array<string>(count).fill('??'));

/** Cards in the pack that aren't in any of these lists. */
const othersThan = (...lists: readonly string[]): readonly string[] => {
  const named = new Set(lists.flatMap(codes));
  return MIXED.filter((code) => !named.has(code));
};

/**
 * Fills both piles: first with the cards specified for each, then with other cards, which go to the reader's pile until
 * it has `size` cards.
 */
function piled(others: readonly string[], mine: string, theirs: string, size: number): string {
  const more = Math.max(0, size - codes(mine).length);
  const own = [...codes(mine), ...others.slice(0, more)];
  return `${written(own)}/${written([...codes(theirs), ...others.slice(more)])}`;
}

/**
 * Number of cards on the table and in piles at the start of a hand after the first one. It is the same with two and
 * four players.
 */
const BEFORE = 16;

/**
 * Sets up a new hand with the reader to play. The hand is the first one if the table has four cards and there is no
 * `mine`. Otherwise, there are piles.
 */
function newHand({players}: Options, hand: string, table: string, mine = ''): Written {
  const lying = codes(table).length;
  const out = lying === 4 && mine === '' ? lying : BEFORE;
  const rest = othersThan(hand, table, mine).slice(0, out - lying - codes(mine).length);
  const size = codes(mine).length || Math.ceil(rest.length / 2);
  return {hand, table, piles: piled(rest, mine, '', size), stock: unseen(PACK.length - 3 * Number(players) - out)};
}

/** Sets up the dealer's play, which is the last of a hand, while the stock isn't empty. */
function lastOfHand({players}: Options, dealer: number, hands: string, table: string): Written {
  const stock = players === 4 ? 12 : 24;
  const rest = othersThan(hands, table).slice(0, PACK.length - stock - 1 - codes(table).length);
  return {
    hands,
    table,
    dealer: String(dealer),
    leader: String(dealer),
    piles: piled(rest, '', '', Math.ceil(rest.length / 2)),
    stock: unseen(stock),
  };
}

/** Parameters for a position at the end of a deal. The stock is empty, and all other cards are in the piles. */
interface EndPosition {
  readonly hands: string;
  /** Cards that will be played from unknown hands. */
  readonly hidden?: string;
  readonly table: string;
  /** Cards that both sides' piles must contain, and the size of the reader's pile. */
  readonly mine?: string;
  readonly theirs?: string;
  readonly size?: number;
  readonly dealer?: number;
  readonly leader?: number;
  readonly scopas?: string;
}

function ending({
  hands,
  hidden = '',
  table,
  mine = '',
  theirs = '',
  size = 18,
  dealer,
  leader,
  scopas,
}: EndPosition): Written {
  const rest = othersThan(hands, hidden, table, mine, theirs);
  return {
    hands,
    table,
    piles: piled(rest, mine, theirs, size),
    ...(dealer !== undefined && {dealer: String(dealer)}),
    ...(leader !== undefined && {leader: String(leader)}),
    ...(scopas !== undefined && {scopas}),
  };
}

/** Sets up the reader's last play of a deal. */
const lastCard = (hand: string, table: string, more: Omit<EndPosition, 'hands' | 'table'> = {}): Written =>
  ending({hands: hand, table, dealer: 0, leader: 0, ...more});

/** Attributes that turn off the variants, whatever the rule set. */
const WITHOUT_VARIANTS: Written = Object.fromEntries(
  scopa.options.filter(({fallback}) => fallback === false).map(({name}) => [optionAttribute(name), 'false']),
);

/** Returns the steps for the given options. */
export function script(options: ScopaOptions): readonly ScopaStep[] {
  const {sevens, redealKings} = options;
  const steps: readonly ScopaStep[] = [
    {
      id: 'welcome',
      skill: 'welcome',
      kind: 'read',
      teaches: ['scopa.deal', 'scopa.turn'],
      position: newHand(options, '5S QH 3C', '7D 4C KS 2H'),
    },
    ...takingSteps(options),
    ...scopaSteps(options),
    ...roundSteps(options, redealKings),
    ...lastSteps(options),
    ...(sevens === 'primiera' ? primieraSteps(options) : SEVENS_STEPS),
    ...scoreSteps(options),
    {id: 'deal', skill: 'deal', kind: 'free', teaches: ['scopa.match', 'scopa.next-dealer'], seed: 'first deal'},
  ];
  // Variants are for readers who already know the game, so only the final deal uses them.
  return steps.map((step) => (step.position ? {...step, position: {...step.position, ...WITHOUT_VARIANTS}} : step));
}

const takingSteps = (options: ScopaOptions): readonly ScopaStep[] => [
  {
    id: 'values-worked',
    skill: 'values',
    stage: 'worked',
    kind: 'read',
    teaches: ['scopa.pack'],
    picture: 'AC:1 2C:2 3C:3 4C:4 5C:5 6C:6 7C:7 JC:8 QC:9 KC:10',
  },
  {
    id: 'values-finish',
    skill: 'values',
    stage: 'finish',
    kind: 'play',
    teaches: ['scopa.capture', 'scopa.pack'],
    bait: 'queen 8',
    position: newHand(options, 'QS 4H 3C', 'JC QD 6S KH'),
    goal: 'takes',
  },
  {
    id: 'values-alone',
    skill: 'values',
    stage: 'alone',
    kind: 'choose',
    teaches: ['scopa.capture', 'scopa.pack'],
    position: newHand(options, 'QH 6H KS', 'JD 6C KD 4S'),
    goal: 'takes',
  },
  {
    id: 'sums-worked',
    skill: 'sums',
    stage: 'worked',
    kind: 'watch',
    teaches: ['scopa.capture'],
    position: newHand(options, '7S KC 2H', '4H 3D QC 6S'),
    moves: '0:7S>4H,3D',
  },
  {
    id: 'sums-finish',
    skill: 'sums',
    stage: 'finish',
    kind: 'play',
    teaches: ['scopa.capture'],
    position: newHand(options, 'QS KH AD', '5D 3H 4C JC'),
    goal: 'takes',
  },
  {
    id: 'sums-alone',
    skill: 'sums',
    stage: 'alone',
    kind: 'choose',
    teaches: ['scopa.capture'],
    position: newHand(options, '5H JS 6D', '4S AD 3C KC'),
    goal: 'takes',
  },
  {
    id: 'trail-worked',
    skill: 'trail',
    stage: 'worked',
    kind: 'watch',
    teaches: ['scopa.trail'],
    position: newHand(options, '6C 2D JH', 'KS 5H 3D QC'),
    moves: '0:6C',
  },
  {
    id: 'trail-finish',
    skill: 'trail',
    stage: 'finish',
    kind: 'play',
    teaches: ['scopa.trail', 'scopa.capture'],
    position: newHand(options, '7H 4C JS', '5S 2H KC JD'),
    goal: 'trails',
  },
  {
    id: 'trail-alone',
    skill: 'trail',
    stage: 'alone',
    kind: 'choose',
    teaches: ['scopa.trail', 'scopa.capture'],
    position: newHand(options, '6S QH 4D', 'AC 2S 7D KH JC'),
    goal: 'trails',
  },
  {
    id: 'single-worked',
    skill: 'single',
    stage: 'worked',
    kind: 'watch',
    teaches: ['scopa.single-first'],
    position: newHand(options, '7S QC 3H', '7C 5D 2H KS'),
    moves: '0:7S>7C',
  },
  {
    id: 'single-finish',
    skill: 'single',
    stage: 'finish',
    kind: 'play',
    teaches: ['scopa.single-first'],
    bait: 'the sum beside an equal card',
    position: newHand(options, '6H 5D 3S', '6C 4D 2S QC'),
    goal: 'takes',
  },
  {
    id: 'single-alone',
    skill: 'single',
    stage: 'alone',
    kind: 'play',
    teaches: ['scopa.single-first'],
    position: newHand(options, '7H QS 2C', '7D 4S 3C 5H'),
    goal: 'several',
  },
  {
    id: 'choice-worked',
    skill: 'choice',
    stage: 'worked',
    kind: 'watch',
    teaches: ['scopa.choose'],
    position: newHand(options, '7H KC 2S', '5C 2D 4S 3H'),
    moves: '0:7H>5C,2D',
  },
  {
    id: 'choice-finish',
    skill: 'choice',
    stage: 'finish',
    kind: 'play',
    teaches: ['scopa.choose'],
    bait: 'two cards at once',
    position: newHand(options, '6S QC AH', '6D 6C 2H KS'),
    goal: 'captures=6D',
  },
  {
    id: 'choice-alone',
    skill: 'choice',
    stage: 'alone',
    kind: 'play',
    teaches: ['scopa.choose', ...(options.settebello ? ['scopa.settebello'] : [])],
    bait: 'two sets at once',
    exchanges: 'suits',
    position: newHand(options, 'QS 3D KH', '7D 2S 5C 4H'),
    goal: 'captures=7D,2S',
  },
];

const scopaSteps = (options: ScopaOptions): readonly ScopaStep[] => [
  {
    id: 'scopa-worked',
    skill: 'scopa',
    stage: 'worked',
    kind: 'watch',
    teaches: ['scopa.scopa'],
    position: newHand(options, '7C 4D JS', '4H AS 2D'),
    moves: '0:7C>4H,AS,2D',
  },
  {
    id: 'scopa-finish',
    skill: 'scopa',
    stage: 'finish',
    kind: 'play',
    teaches: ['scopa.scopa'],
    position: newHand(options, 'KH 6D 3S', '6S 3H AC'),
    goal: 'scopa',
  },
  {
    id: 'scopa-alone',
    skill: 'scopa',
    stage: 'alone',
    kind: 'play',
    teaches: ['scopa.scopa'],
    position: newHand(options, 'QC JH 5S', '5H 3C AD'),
    goal: 'scopa',
  },
  {
    id: 'scopa-guard',
    skill: 'scopa',
    stage: 'alone',
    kind: 'play',
    teaches: ['scopa.scopa', 'scopa.trail'],
    position: newHand(options, 'QH 3S AD', '2H 4C'),
    goal: 'guards',
  },
];

function roundSteps(options: ScopaOptions, redeals: boolean): readonly ScopaStep[] {
  // With two players, the other player deals. With four, the reader's partner deals.
  const other = options.players === 4 ? 2 : 1;
  const steps: readonly ScopaStep[] = [
    {
      id: 'rounds-worked',
      skill: 'rounds',
      stage: 'worked',
      kind: 'watch',
      teaches: ['scopa.deal'],
      position: lastOfHand(options, 0, '5D', 'KC 7H 2S'),
      moves: '0:5D',
    },
    {
      id: 'rounds-finish',
      skill: 'rounds',
      stage: 'finish',
      kind: 'count',
      teaches: ['scopa.deal'],
      position: lastOfHand(options, 0, '6S', '6C 4H 2D KS'),
      moves: '0:6S>6C',
      goal: 'table',
    },
    {
      id: 'rounds-alone',
      skill: 'rounds',
      stage: 'alone',
      kind: 'predict',
      teaches: ['scopa.turn'],
      position: lastOfHand(options, other, other === 2 ? '//5D/' : '/5D', '5H QC 2C'),
      moves: `${other}:5D>5H`,
      goal: 'turn',
    },
  ];
  const kings: ScopaStep = {
    id: 'rounds-kings',
    skill: 'rounds',
    stage: 'alone',
    kind: 'count',
    teaches: ['scopa.redeal'],
    exchanges: 'suits',
    position: newHand(options, '5S QD 3C', 'KS 7H KD 2C'),
    goal: 'kings',
  };
  return redeals ? [...steps, kings] : steps;
}

function lastSteps({players}: Options): readonly ScopaStep[] {
  const four = players === 4;
  return [
    {
      id: 'last-worked',
      skill: 'last',
      stage: 'worked',
      kind: 'watch',
      teaches: ['scopa.last-take'],
      position: ending({hands: '5H', hidden: four ? '4D QH JC' : '4D', table: '5C KD 2S'}),
      moves: four ? '0:5H>5C 1:4D 2:QH 3:JC' : '0:5H>5C 1:4D',
    },
    {
      id: 'last-finish',
      skill: 'last',
      stage: 'finish',
      kind: 'predict',
      teaches: ['scopa.last-take'],
      position: ending({
        hands: four ? '4H' : '4H KC',
        hidden: four ? '6D KC 3D' : '6D 3D',
        table: '6S QC 2H',
        dealer: 0,
        leader: 1,
      }),
      moves: four ? '1:6D>6S 2:KC 3:3D 0:4H' : '1:6D>6S 0:KC 1:3D 0:4H',
      goal: 'winner',
    },
    {
      id: 'last-alone',
      skill: 'last',
      stage: 'alone',
      kind: 'count',
      teaches: ['scopa.scopa'],
      bait: 'the last card',
      position: lastCard('7H', '4C 3S', {scopas: '1/0'}),
      moves: '0:7H>4C,3S',
      goal: 'line=scopa.scopa',
    },
    {
      id: 'last-rest',
      skill: 'last',
      stage: 'alone',
      kind: 'count',
      teaches: ['scopa.last-take', 'scopa.scopa'],
      bait: 'what is left over',
      position: lastCard('QH', '5D 4S AC', {scopas: '1/0'}),
      moves: '0:QH>5D,4S',
      goal: 'line=scopa.scopa',
    },
  ];
}

const SEVENS_STEPS: readonly ScopaStep[] = [
  {
    id: 'sevens-worked',
    skill: 'sevens',
    stage: 'worked',
    kind: 'watch',
    teaches: ['scopa.most-sevens'],
    position: lastCard('2C', '2H KD', {mine: '7D 7S 7C', theirs: '7H'}),
    moves: '0:2C>2H',
  },
  {
    id: 'sevens-finish',
    skill: 'sevens',
    stage: 'finish',
    kind: 'predict',
    teaches: ['scopa.most-sevens'],
    bait: 'the seven of diamonds',
    exchanges: 'suits',
    position: lastCard('4S', '4C JD', {mine: '7D 7S 6H', theirs: '7H 7C 6S 6D 6C'}),
    moves: '0:4S>4C',
    goal: 'line=scopa.most-sevens',
  },
  {
    id: 'sevens-alone',
    skill: 'sevens',
    stage: 'alone',
    kind: 'predict',
    teaches: ['scopa.most-sevens'],
    exchanges: 'suits',
    position: lastCard('3S', '3C QH', {mine: '7D 6S 6H 6D 6C', theirs: '7S 7H 7C'}),
    moves: '0:3S>3C',
    goal: 'line=scopa.most-sevens',
  },
  {
    id: 'sevens-tie',
    skill: 'sevens',
    stage: 'alone',
    kind: 'predict',
    teaches: ['scopa.most-sevens'],
    bait: 'equal sevens',
    exchanges: 'suits',
    position: lastCard('6C', '6D AS', {mine: '7D 7H', theirs: '7S 7C 6S 6H'}),
    moves: '0:6C>6D',
    goal: 'line=scopa.most-sevens',
  },
];

const primieraSteps = (options: ScopaOptions): readonly ScopaStep[] => [
  {
    id: 'primiera-worked',
    skill: 'primiera',
    stage: 'worked',
    kind: 'read',
    teaches: ['scopa.primiera'],
    picture: '7D:21 6D:18 AD:16 5D:15 4D:14 3D:13 2D:12 JD:10 QD:10 KD:10',
  },
  {
    id: 'primiera-finish',
    skill: 'primiera',
    stage: 'finish',
    kind: 'count',
    teaches: ['scopa.primiera'],
    position: newHand(options, '4D JC 2S', '3D QS 6C 5H', '7D 2D 6H QH AS 3S 5C KC'),
    picture: '7D 2D 6H QH AS 3S 5C KC',
    goal: 'primiera',
  },
  {
    id: 'primiera-alone',
    skill: 'primiera',
    stage: 'alone',
    kind: 'predict',
    teaches: ['scopa.primiera'],
    bait: 'the seven of diamonds',
    exchanges: 'suits',
    position: lastCard('4S', '4C KH', {mine: '7S 7H 7C JD', theirs: '7D 6S 6H 6C AD 2D 3D 4D 5D 6D QD KD'}),
    moves: '0:4S>4C',
    goal: 'line=scopa.primiera',
  },
  {
    id: 'primiera-lack',
    skill: 'primiera',
    stage: 'alone',
    kind: 'predict',
    teaches: ['scopa.primiera'],
    bait: 'a suit missing',
    exchanges: 'suits',
    position: lastCard('3H', '3C KS', {
      mine: '7S 7H 7C',
      theirs: '6S 6H 6C AD 2D 3D 4D 5D 6D 7D JD QD KD',
    }),
    moves: '0:3H>3C',
    goal: 'line=scopa.primiera',
  },
];

const scoreSteps = ({sevens, settebello}: Options): readonly ScopaStep[] => [
  {
    id: 'score-worked',
    skill: 'score',
    stage: 'worked',
    kind: 'watch',
    teaches: ['scopa.score'],
    position: lastCard('2C', '2H JS', {
      mine: '7S 7D 7H 6D 5D 4D 2D KD JD',
      theirs: '7C AD 3D QD',
      size: 15,
      scopas: '1/1',
    }),
    moves: '0:2C>2H',
  },
  {
    id: 'score-finish',
    skill: 'score',
    stage: 'finish',
    kind: 'count',
    teaches: [
      'scopa.score',
      sevens === 'primiera' ? 'scopa.primiera' : 'scopa.most-sevens',
      ...(settebello === true ? ['scopa.settebello'] : []),
      'scopa.most-diamonds',
      'scopa.most-cards',
    ],
    exchanges: 'suits',
    position: lastCard('3C', '3H QS', {
      mine: '7S 7H 7C 6D 2D KD JD',
      theirs: '7D AD 3D 4D 5D QD 6S 6H 6C',
      size: 20,
      scopas: '1/0',
    }),
    moves: '0:3C>3H',
    goal: 'marks',
  },
  {
    id: 'score-alone',
    skill: 'score',
    stage: 'alone',
    kind: 'predict',
    teaches: ['scopa.most-diamonds'],
    bait: 'equal diamonds',
    exchanges: 'suits',
    position: lastCard('5D', '5S KH', {mine: '7D 4D 2D QD', theirs: 'AD 3D 6D JD KD'}),
    moves: '0:5D>5S',
    goal: 'line=scopa.most-diamonds',
  },
  {
    id: 'score-cards',
    skill: 'score',
    stage: 'alone',
    kind: 'predict',
    teaches: ['scopa.most-cards', 'scopa.last-take'],
    exchanges: 'suits',
    position: lastCard('7H', '4C 3S QD', {size: 17}),
    moves: '0:7H>4C,3S',
    goal: 'line=scopa.most-cards',
  },
];
