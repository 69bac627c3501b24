import type {CapraOptions} from '@cartavola/engine/games/capra/rules.js';
import type {Deal, Game, Move, Seat} from '@cartavola/engine';
import type {CapraView} from '@cartavola/engine/games/capra/rules.js';
import type {StepScript} from '../../step.js';

export const claimOf = (deal: Deal, seat: Seat): Move | undefined =>
  deal.moves(seat).find(({type}) => type === 'claim');

export function stands(game: Game, deal: Deal, seat: Seat, claim: Move): boolean {
  const after = deal.clone();
  after.play(seat, claim);
  return !(game.view(after, 'spectator') as CapraView).settling;
}

/** Makes a stock of unknown cards. */
const stock = (count: number): string => Array<string>(count).fill('??').join(' ');

const STEPS = [
  {
    id: 'welcome',
    skill: 'welcome',
    kind: 'read',
    teaches: ['capra.partners', 'capra.deal'],
    position: {hand: '9S KH QD 7C', trump: 'D', leader: '1', stock: stock(20)},
  },

  {
    id: 'rank-worked',
    skill: 'rank',
    stage: 'worked',
    kind: 'watch',
    teaches: ['capra.pack'],
    position: {hand: '9H 7C AS 6D', trump: 'D', leader: '1', stock: stock(12)},
    moves: '1:lead=JS 2:beat=KS 3:beat=TS',
  },
  {
    id: 'rank-finish',
    skill: 'rank',
    stage: 'finish',
    kind: 'choose',
    teaches: ['capra.pack'],
    bait: 'king over ten',
    position: {hand: 'TH QH AH 8C', trick: '3:KH', trump: 'S', stock: stock(12)},
    goal: 'type=beat',
  },
  {
    id: 'rank-alone',
    skill: 'rank',
    stage: 'alone',
    kind: 'choose',
    teaches: ['capra.pack'],
    position: {hand: 'KD AD 9D QC', trick: '1:8D 2:JD 3:TD', trump: 'S', stock: stock(16)},
    goal: 'type=beat',
  },

  {
    id: 'trump-worked',
    skill: 'trump',
    stage: 'worked',
    kind: 'watch',
    teaches: ['capra.trump', 'capra.beat'],
    position: {hand: '8H KC TS 6D', trump: 'H', leader: '1', stock: stock(12)},
    moves: '1:lead=AS 2:beat=7H 3:beat=9H',
  },
  {
    id: 'trump-finish',
    skill: 'trump',
    stage: 'finish',
    kind: 'choose',
    teaches: ['capra.beat', 'capra.trump'],
    position: {hand: 'TC 7D AS 9C', trick: '3:QC', trump: 'D', stock: stock(8)},
    goal: 'type=beat',
  },
  {
    id: 'trump-alone',
    skill: 'trump',
    stage: 'alone',
    kind: 'play',
    teaches: ['capra.beat', 'capra.trump'],
    bait: 'a trump wasted',
    position: {hand: 'TH QH 8S AC', trick: '1:9H 2:JH 3:KH', trump: 'S', stock: stock(4)},
    goal: 'wins keeps=8S',
  },

  {
    id: 'points-worked',
    skill: 'points',
    stage: 'worked',
    kind: 'watch',
    teaches: ['capra.points', 'capra.win-trick'],
    position: {hand: 'KS 8D 7D QC', trump: 'C', leader: '2'},
    moves: '2:lead=9S 3:beat=QS 0:beat=KS 1:beat=AS',
  },
  {
    id: 'points-finish',
    skill: 'points',
    stage: 'finish',
    kind: 'count',
    teaches: ['capra.points'],
    position: {hand: 'QD 9S KC 6C', trump: 'H', leader: '3'},
    moves: '3:lead=JD 0:beat=QD 1:beat=TD 2:beat=8H',
    goal: 'points',
  },
  {
    id: 'points-alone',
    skill: 'points',
    stage: 'alone',
    kind: 'count',
    teaches: ['capra.points'],
    position: {hand: 'TC 9H KD 7D', trump: 'S'},
    moves: '0:lead=TC 1:beat=AC 2:beat=6S 3:beat=JS',
    goal: 'points',
  },

  {
    id: 'fold-worked',
    skill: 'fold',
    stage: 'worked',
    kind: 'watch',
    teaches: ['capra.fold', 'capra.win-trick'],
    position: {hand: 'KH 6D 9C TD', trump: 'S'},
    moves: '0:lead=KH 1:beat=AH 2:fold=7C 3:fold=KC',
  },
  {
    id: 'fold-finish',
    skill: 'fold',
    stage: 'finish',
    kind: 'play',
    teaches: ['capra.fold'],
    exchanges: 'suits',
    position: {hand: 'KC TD 6S 8D', trick: '1:AC 2:?? 3:??', trump: 'H', stock: stock(12)},
    goal: 'type=fold keeps=KC,TD',
  },
  {
    id: 'fold-alone-winner',
    skill: 'fold',
    stage: 'alone',
    kind: 'predict',
    teaches: ['capra.win-trick', 'capra.fold'],
    bait: 'an ace folded',
    position: {hand: 'AS 9H 8H 6S', trump: 'D', leader: '1'},
    moves: '1:lead=JC 2:beat=TC 3:fold=7H 0:fold=AS',
    goal: 'winner',
  },
  {
    id: 'fold-alone-partner',
    skill: 'fold',
    stage: 'alone',
    kind: 'play',
    teaches: ['capra.fold', 'capra.partners'],
    exchanges: 'suits',
    position: {hand: 'TC 7D 9H JH', trick: '1:QS 2:AS 3:??', trump: 'D', stock: stock(8)},
    goal: 'type=fold card=TC',
  },

  {
    id: 'lead-worked',
    skill: 'lead',
    stage: 'worked',
    kind: 'watch',
    teaches: ['capra.draw', 'capra.lead'],
    position: {hand: 'QC KS 8S 6H', trump: 'D', leader: '3', stock: `TS ${stock(7)}`},
    moves: '3:lead=9C 0:beat=QC 1:fold=7H 2:fold=8D 0:lead=TS,KS,8S',
  },
  {
    id: 'lead-finish',
    skill: 'lead',
    stage: 'finish',
    kind: 'play',
    teaches: ['capra.lead'],
    position: {hand: 'KD JD 9D 9S', trump: 'C', stock: stock(8)},
    goal: 'type=lead cards=KD,JD,9D',
  },
  {
    id: 'lead-alone',
    skill: 'lead',
    stage: 'alone',
    kind: 'predict',
    teaches: ['capra.draw', 'capra.win-trick'],
    bait: 'who draws first',
    position: {hand: '7S TD 9C KH', trump: 'C', leader: '1', stock: stock(8)},
    moves: '1:lead=8H 2:beat=JH 3:fold=7D 0:fold=7S',
    goal: 'turn',
  },

  {
    id: 'several-worked',
    skill: 'several',
    stage: 'worked',
    kind: 'watch',
    teaches: ['capra.beat'],
    position: {hand: 'TS 6C AD QH', trump: 'C', leader: '3', stock: stock(8)},
    moves: '3:lead=9S,8S 0:beat=TS,6C',
  },
  {
    id: 'several-finish',
    skill: 'several',
    stage: 'finish',
    kind: 'play',
    teaches: ['capra.beat'],
    goalAgain: 'type=beat',
    position: {hand: 'TH QH 7S JD', trick: '3:KH 3:9H', trump: 'S', stock: stock(12)},
    goal: 'type=beat card=TH',
  },
  {
    id: 'several-alone-three',
    skill: 'several',
    stage: 'alone',
    kind: 'play',
    teaches: ['capra.beat'],
    bait: 'two of three beaten',
    position: {
      hand: 'AD JD 9D 7C',
      trick: '1:TD 1:QD 1:8D 2:?? 2:?? 2:?? 3:?? 3:?? 3:??',
      trump: 'C',
      stock: stock(4),
    },
    goal: 'type=beat',
  },
  {
    id: 'several-alone-best',
    skill: 'several',
    stage: 'alone',
    kind: 'play',
    teaches: ['capra.beat'],
    position: {hand: '8C JC TS 6S', trick: '1:KS 1:9S 2:?? 2:?? 3:AS 3:7C', trump: 'C', stock: stock(8)},
    goal: 'type=beat',
  },

  {
    id: 'enter-worked',
    skill: 'enter',
    stage: 'worked',
    kind: 'watch',
    teaches: ['capra.claim'],
    position: {hand: 'KH QH JH 8H', trump: 'D', leader: '1', stock: stock(12)},
    moves: '1:lead=9C 2:fold=7S 0:claim=KH,QH,JH,8H',
  },
  {
    id: 'enter-finish',
    skill: 'enter',
    stage: 'finish',
    kind: 'play',
    teaches: ['capra.claim'],
    position: {hand: 'TC KC JC 9C', trick: '1:AS 2:??', trump: 'C', stock: stock(8)},
    goal: 'type=claim',
  },
  {
    id: 'enter-alone-now',
    skill: 'enter',
    stage: 'alone',
    kind: 'play',
    teaches: ['capra.claim'],
    bait: 'entering after having played',
    position: {hand: 'TH KH JH 7H', trick: '3:AS', trump: 'H', stock: stock(16)},
    goal: 'type=claim',
  },
  {
    id: 'enter-alone-who',
    skill: 'enter',
    stage: 'alone',
    kind: 'predict',
    teaches: ['capra.claim'],
    position: {
      hands: 'AS KS JS TC/9C 8C 7C/KD QD 8D/AH QH 9H 6H',
      trick: '1:6C 2:7D',
      trump: 'D',
      open: '',
    },
    goal: 'enters',
  },

  {
    id: 'right-worked',
    skill: 'right',
    stage: 'worked',
    kind: 'watch',
    teaches: ['capra.claim-priority'],
    position: {hand: 'KH QH 9H 7H', trump: 'D', leader: '1', stock: stock(12)},
    moves: '1:lead=9C 0:claim=KH,QH,9H,7H 3:claim=AS,KS,JS,8S',
  },
  {
    id: 'right-finish',
    skill: 'right',
    stage: 'finish',
    kind: 'play',
    teaches: ['capra.claim-priority'],
    position: {hand: 'AC QC 9C 8C', trump: 'C', leader: '3', stock: stock(8)},
    moves: '3:lead=JS 1:claim=AD,QD,9D,7D',
    goal: 'type=claim',
  },
  {
    id: 'right-alone',
    skill: 'right',
    stage: 'alone',
    kind: 'predict',
    teaches: ['capra.claim-priority'],
    position: {
      hands: 'TH JS AC 7D/9H 8H 7H 6H/AS TS KS QS/JC KD 6S',
      trick: '3:8C',
      trump: 'S',
      open: '',
    },
    goal: 'enters',
  },

  {
    id: 'penalty-worked',
    skill: 'penalty',
    stage: 'worked',
    kind: 'watch',
    teaches: ['capra.deal-end', 'capra.loss-2'],
    position: {
      hand: 'AH',
      trump: 'C',
      leader: '1',
      piles: 'QS KH 8H 7H 6H KD QD 9D 8D 7D 6D AC TC QC JC 6C/AS TS KS JS 9S 8S 7S 6S TH AD TD JD KC 9C 8C 7C',
    },
    moves: '1:lead=9H 2:beat=JH 3:beat=QH 0:beat=AH',
  },
  {
    id: 'penalty-finish',
    skill: 'penalty',
    stage: 'finish',
    kind: 'count',
    teaches: ['capra.loss-2', 'capra.loss-4', 'capra.loss-6', 'capra.deal-end'],
    exchanges: 'suits',
    position: {
      hand: '7D',
      trump: 'D',
      leader: '1',
      piles: 'TS QS 9S 7S KD JD 9D QC/AS KS JS 8S 6S AH TH KH QH JH 9H 8H 7H 6H AD TD QD 8D 6D AC JC 9C 7C 6C',
    },
    moves: '1:lead=8C 2:beat=KC 3:beat=TC 0:beat=7D',
    goal: 'marks',
  },
  {
    id: 'penalty-alone-few',
    skill: 'penalty',
    stage: 'alone',
    kind: 'count',
    teaches: ['capra.loss-4', 'capra.loss-2'],
    exchanges: 'suits',
    position: {
      hand: 'KS',
      trump: 'H',
      leader: '3',
      piles: '8S TH 9H 8H 9D 7D JC 8C/TS JS 9S 7S 6S AH KH QH JH 7H AD TD KD QD JD 8D 6D AC TC KC QC 9C 7C 6C',
    },
    moves: '3:lead=QS 0:beat=KS 1:beat=AS 2:beat=6H',
    goal: 'marks',
  },
  {
    id: 'penalty-alone-none',
    skill: 'penalty',
    stage: 'alone',
    kind: 'count',
    teaches: ['capra.loss-6', 'capra.loss-4'],
    exchanges: 'suits',
    position: {
      hand: 'JD',
      trump: 'S',
      piles: '/AS TS KS QS JS 9S 7S 6S AH TH KH QH JH 9H 8H 7H 6H AD TD 9D 8D 7D 6D AC TC KC QC JC 9C 8C 7C 6C',
    },
    moves: '0:lead=JD 1:beat=QD 2:beat=KD 3:beat=8S',
    goal: 'marks',
  },

  {
    id: 'goat-worked',
    skill: 'goat',
    stage: 'worked',
    kind: 'watch',
    teaches: ['capra.eggs', 'capra.match'],
    position: {
      hand: 'QD',
      trump: 'H',
      leader: '3',
      piles: 'QS JS TH KH 7H 6H JD 8D 6D AC TC JC/AS TS KS 9S 8S 7S 6S AH QH 9H 8H TD KD 7D KC QC 9C 8C 7C 6C',
    },
    moves: '3:lead=9D 0:beat=QD 1:beat=AD 2:beat=JH',
  },
  {
    id: 'goat-finish',
    skill: 'goat',
    stage: 'finish',
    kind: 'predict',
    teaches: ['capra.match', 'capra.deal-end'],
    exchanges: 'suits',
    position: {
      hand: 'QC',
      trump: 'S',
      leader: '2',
      piles: 'KS QS 9S 6S AH 8H 7H TD KD QD JD 9D 8D AC JC 8C/AS TS JS 8S 7S TH KH QH JH 9H 6H AD 7D 6D KC 7C',
    },
    moves: '2:lead=6C 3:beat=9C 0:beat=QC 1:beat=TC',
    goal: 'line=capra.loss-2',
  },
  {
    id: 'goat-alone',
    skill: 'goat',
    stage: 'alone',
    kind: 'predict',
    teaches: ['capra.eggs', 'capra.match'],
    bait: 'sixty each',
    exchanges: 'suits',
    position: {
      hand: 'KS',
      trump: 'C',
      leader: '2',
      piles: 'AS 8S 6S TH KH QH 9H 8H 7H 6H AD TD QD JD 9D 7D KC JC 9C 8C/QS 9S AH JH KD 8D 6D AC TC QC 7C 6C',
    },
    moves: '2:lead=7S 3:beat=JS 0:beat=KS 1:beat=TS',
    goal: 'line=capra.loss-2',
  },

  {id: 'deal', skill: 'deal', kind: 'free', seed: 'first deal'},
] as const satisfies readonly StepScript[];

/** Ids of the steps and names of the skills. */
type CapraStepId = (typeof STEPS)[number]['id'];
/** Ids of the steps up to the first question, and those in its skill. Their texts are loaded first. */
export type CapraFirstId = Extract<CapraStepId, 'welcome' | `rank-${string}`>;
/** Ids of the steps with texts that are loaded later. */
export type CapraLaterId = Exclude<CapraStepId, CapraFirstId>;
export type CapraSkill = (typeof STEPS)[number]['skill'];

/** Makes the steps for the given options. */
export function script(_options: CapraOptions): readonly StepScript[] {
  return STEPS;
}
