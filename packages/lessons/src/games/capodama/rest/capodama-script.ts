import type {CapodamaOptions} from '@cartavola/engine/games/capodama/rules.js';
import type {StepScript} from '../../../step.js';
import {RANKS, START, type Scripts} from '../capodama-start.js';

const TRUMPS = {
  'trumps-worked': {
    skill: 'trumps',
    stage: 'worked',
    kind: 'watch',
    teaches: ['capodama.trumps', 'capodama.win-trick'],
    position: {players: '4', hand: 'TS 9C KD 8H 8D', leader: '1', capo: '2', double: 'C'},
    moves: '1:AS 2:8S 3:7H 0:TS',
    picture: 'AH > 7H > QH',
  },
  'trumps-finish': {
    skill: 'trumps',
    stage: 'finish',
    kind: 'predict',
    teaches: ['capodama.trumps'],
    bait: 'king of hearts as a trump',
    position: {players: '4', hand: 'TC JD 9S QS', trick: '1:AC 2:KH 3:8C', capo: '3', double: 'S'},
    moves: '0:TC',
  },
  'trumps-alone': {
    skill: 'trumps',
    stage: 'alone',
    kind: 'play',
    teaches: ['capodama.win-trick', 'capodama.trumps'],
    bait: 'queen of hearts below the king',
    position: {players: '4', hand: 'QH TH AS 9C 7D', trick: '1:KH 2:8H 3:JH', capo: '3', double: 'C'},
    goal: 'wins',
  },
  'trumps-again': {
    skill: 'trumps',
    stage: 'alone',
    kind: 'choose',
    teaches: ['capodama.win-trick', 'capodama.trumps'],
    position: {players: '4', hand: 'KH 7H AD JC TH', trick: '1:7S 2:QH 3:9S', capo: '1', double: 'D'},
    goal: 'wins',
  },
} as const satisfies Scripts;

const FOLLOW = {
  'follow-worked': {
    skill: 'follow',
    stage: 'worked',
    kind: 'watch',
    teaches: ['capodama.follow'],
    position: {players: '4', hands: '9C KD TS QS JH///TH 8S AD QD JS', leader: '1', capo: '2', double: 'D'},
    moves: '1:QC 2:7C 3:TH 0:9C',
  },
  'follow-finish': {
    skill: 'follow',
    stage: 'finish',
    kind: 'choose',
    teaches: ['capodama.follow'],
    position: {players: '4', hand: 'TC 9C 7H KH AS 8D', trick: '2:JC 3:AC', capo: '1', double: 'S'},
    goal: 'legal',
  },
  'follow-alone': {
    skill: 'follow',
    stage: 'alone',
    kind: 'choose',
    teaches: ['capodama.follow'],
    bait: 'having to trump',
    position: {players: '4', hand: 'QH TH KS 8S JC', trick: '1:KD 2:9D 3:AD', capo: '1', double: 'C'},
    goal: 'legal',
  },
} as const satisfies Scripts;

const HEARTS = {
  'hearts-worked': {
    skill: 'hearts',
    stage: 'worked',
    kind: 'watch',
    teaches: ['capodama.no-impasse', 'capodama.lead'],
    cases: ['a trump led'],
    position: {players: '4', hands: '8H TC 9S KD QS///7H 9C AS 8D JD', leader: '1', capo: '1', double: 'S'},
    moves: '1:AH 2:9H 3:7H 0:8H',
  },
  'hearts-finish': {
    skill: 'hearts',
    stage: 'finish',
    kind: 'choose',
    teaches: ['capodama.no-impasse', 'capodama.lead'],
    position: {players: '4', hand: '7H QH 9C AS 8S', trick: '2:KH 3:TH', capo: '1', double: 'D'},
    goal: 'legal',
  },
  'hearts-alone': {
    skill: 'hearts',
    stage: 'alone',
    kind: 'play',
    teaches: ['capodama.no-impasse', 'capodama.lead'],
    cases: ['a trump led'],
    position: {players: '4', hand: 'QH AC KC 9D TS', trick: '3:AH', capo: '3', double: 'C'},
    goal: 'legal',
  },
  'hearts-again': {
    skill: 'hearts',
    stage: 'alone',
    kind: 'play',
    teaches: ['capodama.no-impasse', 'capodama.follow'],
    position: {players: '4', hand: 'QH 8H KS 7D', trick: '1:JH 2:9H 3:TH', capo: '2', double: 'S'},
    goal: 'legal keeps=QH',
  },
} as const satisfies Scripts;

const POINTS = {
  'points-worked': {
    skill: 'points',
    stage: 'worked',
    kind: 'watch',
    teaches: ['capodama.points', 'capodama.double'],
    position: {players: '4', hand: 'TC 9D KH 8S AD', trick: '1:JC 2:KC 3:7S', capo: '2', double: 'S'},
    moves: '0:TC',
    picture: 'AD:11 7D:7 JD:5 KD:4 QD:3',
  },
  'points-finish': {
    skill: 'points',
    stage: 'finish',
    kind: 'count',
    teaches: ['capodama.points', 'capodama.double'],
    position: {players: '4', hand: '9C TS QD 8H', trick: '1:KC 2:TC 3:JC', capo: '3', double: 'C'},
    moves: '0:9C',
    goal: 'points',
  },
  'points-alone': {
    skill: 'points',
    stage: 'alone',
    kind: 'count',
    teaches: ['capodama.points'],
    position: {players: '4', hand: 'QD 8C KS JH 9C', trick: '1:AD 2:7S 3:TD', capo: '1', double: 'S'},
    moves: '0:QD',
    goal: 'points',
  },
} as const satisfies Scripts;

const CAPO = {
  'capo-worked': {
    skill: 'capo',
    stage: 'worked',
    kind: 'watch',
    teaches: ['capodama.capo', 'capodama.deal', 'capodama.double'],
    position: {players: '4', hand: 'KS 8S JD TD 9C QC 8H KH', capo: '3'},
    moves: '3:double=S',
  },
  'capo-finish': {
    skill: 'capo',
    stage: 'finish',
    kind: 'play',
    teaches: ['capodama.double', 'capodama.capo'],
    exchanges: 'suits',
    position: {players: '4', hand: 'AH TH AC 7C KC 9D 8S TS'},
    goal: 'suit=C',
  },
  'capo-alone': {
    skill: 'capo',
    stage: 'alone',
    kind: 'play',
    teaches: ['capodama.double'],
    exchanges: 'suits',
    position: {players: '4', hand: 'AH 7H JH AS 7S TD 9D 8D'},
    goal: 'suit=S',
  },
} as const satisfies Scripts;

const EXCHANGE = {
  'exchange-worked': {
    skill: 'exchange',
    stage: 'worked',
    kind: 'watch',
    teaches: ['capodama.exchange'],
    position: {players: '4', hand: 'AS KS 9D QD JC 8C TH 9H', capo: '3'},
    moves: '3:double=D 1:give=9S 2:give=8D 3:give=TC 0:give=8C',
  },
  'exchange-finish': {
    skill: 'exchange',
    stage: 'finish',
    kind: 'play',
    teaches: ['capodama.dama-not-to-capo', 'capodama.exchange'],
    bait: 'queen of hearts given to the capo',
    position: {players: '4', hand: 'QH TH AS 9S KD 8D JC 7C', capo: '1'},
    moves: '1:double=S',
    goal: 'legal',
  },
  'exchange-alone': {
    skill: 'exchange',
    stage: 'alone',
    kind: 'play',
    teaches: ['capodama.exchange', 'capodama.keep-ace'],
    position: {players: '4', hand: 'AH QH AS 7S JS 9D TC 8C'},
    moves: '0:double=S',
    goal: 'card=QH',
  },
  'exchange-again': {
    skill: 'exchange',
    stage: 'alone',
    kind: 'play',
    teaches: ['capodama.dama-not-to-capo', 'capodama.exchange'],
    cases: ['a neighbour who may give the queen'],
    position: {players: '4', hand: 'QH 7H JS KS 9S AD TC 8H', capo: '2'},
    moves: '2:double=C',
    goal: 'card=QH',
  },
} as const satisfies Scripts;

const SIDES = {
  'sides-worked': {
    skill: 'sides',
    stage: 'worked',
    kind: 'watch',
    teaches: ['capodama.capo'],
    position: {players: '4', hand: '8S KD 9D TC AC', leader: '1', capo: '2', double: 'D'},
    moves: '1:AS 2:TS 3:QH 0:8S',
  },
  'sides-finish': {
    skill: 'sides',
    stage: 'finish',
    kind: 'play',
    teaches: ['capodama.capo', 'capodama.points'],
    exchanges: 'suits',
    position: {players: '4', hand: 'QH KC 8C TS AD', trick: '1:7C 2:AH 3:JC', capo: '2', double: 'D'},
    goal: 'side>=27',
  },
  'sides-alone': {
    skill: 'sides',
    stage: 'alone',
    kind: 'play',
    teaches: ['capodama.capo', 'capodama.follow'],
    position: {players: '4', hand: '7H TH 8S JD TC', trick: '1:AS 2:KS 3:TS', capo: '1', double: 'S'},
    goal: 'wins',
  },
} as const satisfies Scripts;

/** Steps about the end of a deal with four players. */
const SCORE = {
  'score-worked': {
    skill: 'score',
    stage: 'worked',
    kind: 'watch',
    teaches: ['capodama.target', 'capodama.win'],
    position: {
      players: '4',
      hands: 'JD/9D/8C/TC',
      capo: '2',
      dama: '0',
      double: 'S',
      piles: '7S JS QH TS/KS QS 7C 8D JC KC TD QC/AH AS AC 7H 9S 8S TH 9H/AD 7D KD QD JH KH 8H 9C',
    },
    moves: '0:JD 1:9D 2:8C 3:TC',
  },
  'score-finish': {
    skill: 'score',
    stage: 'finish',
    kind: 'count',
    teaches: ['capodama.target', 'capodama.win'],
    exchanges: 'suits',
    position: {
      players: '4',
      hands: '8C/TC/9C/AC',
      leader: '3',
      capo: '3',
      dama: '2',
      double: 'D',
      piles: 'AS 7S KS TS 7C KD 8S JH/JS JC KC QC KH QD TD 9S/AD JD 9D 8H/AH 7H QH 7D QS TH 9H 8D',
    },
    moves: '3:AC 0:8C 1:TC 2:9C',
    goal: 'marks',
  },
  'score-alone': {
    skill: 'score',
    stage: 'alone',
    kind: 'count',
    teaches: ['capodama.sweep', 'capodama.win'],
    bait: 'tricks counted for 150',
    exchanges: 'suits',
    position: {
      players: '4',
      hands: 'JS/8S/KS/TS',
      capo: '0',
      dama: '2',
      double: 'C',
      piles: 'AS 7S QS TH AH 7H JH KH AC 7C JC 9C/9S TD 8H 9D/AD 7D JD KD QH QD KC QC 9H 8D TC 8C/',
    },
    moves: '0:JS 1:8S 2:KS 3:TS',
    goal: 'marks',
  },
} as const satisfies Scripts;

const FIVE = {
  'five-worked': {
    skill: 'five',
    stage: 'worked',
    kind: 'watch',
    teaches: ['capodama.order', 'capodama.capo'],
    position: {hand: 'TC 6S KD 9H 5D', leader: '1', capo: '2', double: 'D'},
    moves: '1:9C 2:6C 3:5C 4:8C 0:TC',
  },
  'five-finish': {
    skill: 'five',
    stage: 'finish',
    kind: 'predict',
    teaches: ['capodama.order'],
    position: {hand: '9H KD QC 6C', trick: '1:6S 2:5S 3:TD 4:8S', capo: '2', double: 'C'},
    moves: '0:9H',
  },
  'five-alone': {
    skill: 'five',
    stage: 'alone',
    kind: 'count',
    teaches: ['capodama.win', 'capodama.target'],
    exchanges: 'suits',
    position: {
      hands: '8D/QD/7D/6D/5D',
      leader: '2',
      capo: '2',
      dama: '4',
      double: 'S',
      piles: 'KS QS AD JH 8S/7C JC QC 6S JD/AH 7H AS 7S JS 9S TS 5S TH 9C/KD AC TC KH TD/KC QH 9H 8H 6H 5H 8C 6C 5C 9D',
    },
    moves: '2:7D 3:6D 4:5D 0:8D 1:QD',
    goal: 'marks',
  },
} as const satisfies Scripts;

const SIX = {
  'six-worked': {
    skill: 'six',
    stage: 'worked',
    kind: 'watch',
    teaches: ['capodama.exchange', 'capodama.king', 'capodama.order'],
    cases: ['the cards of six players'],
    position: {hand: 'KS 6S JD TD 9C 3C 8H 4H', capo: '2'},
    moves: '2:double=D 1:give=9S,8C 2:give=TC,5D 3:give=6C,7D 4:give=QS,3S 5:give=JC,5H 0:give=6S,3C',
  },
  'six-finish': {
    skill: 'six',
    stage: 'finish',
    kind: 'play',
    teaches: ['capodama.king', 'capodama.exchange', 'capodama.dama-not-to-capo'],
    bait: 'queen of hearts given to the capo',
    exchanges: 'suits',
    position: {hand: 'KH QH AS 9S 6D 4C TC JD', capo: '5'},
    moves: '5:double=C',
    goal: 'card=KH',
  },
  'six-alone': {
    skill: 'six',
    stage: 'alone',
    kind: 'play',
    teaches: ['capodama.king'],
    exchanges: 'suits',
    position: {hand: 'KH 4H 7S TC', trick: '1:JH 2:AH 3:5H 4:TH 5:9H', capo: '2', double: 'C'},
    goal: 'side>=20',
  },
} as const satisfies Scripts;

const THREE = {
  'three-worked': {
    skill: 'three',
    stage: 'worked',
    kind: 'watch',
    teaches: ['capodama.fourth-trump', 'capodama.capo', 'capodama.deal', 'capodama.double'],
    position: {hand: 'KS TS JD QD 7C TC JH KH', capo: '1'},
    moves: '1:double=S 1:trump=AC',
  },
  'three-finish': {
    skill: 'three',
    stage: 'finish',
    kind: 'play',
    teaches: ['capodama.fourth-trump'],
    exchanges: 'suits',
    position: {hand: 'AH AC JC KC TD QS TS KH'},
    moves: '0:double=C',
    goal: 'card=AC',
  },
  'three-alone': {
    skill: 'three',
    stage: 'alone',
    kind: 'choose',
    teaches: ['capodama.follow', 'capodama.fourth-trump'],
    position: {hand: 'TC JC KS AD QS', trick: '1:7C 2:QC', capo: '2', double: 'D', fourth: 'KS'},
    goal: 'legal',
  },
  'fourth-worked': {
    skill: 'fourth',
    stage: 'worked',
    kind: 'watch',
    teaches: ['capodama.fourth-trump', 'capodama.win-trick'],
    cases: ['the fourth trump in its own suit'],
    position: {hand: 'TS AD QC JH', leader: '1', capo: '1', double: 'D', fourth: 'KS'},
    moves: '1:AS 2:KS 0:TS',
  },
  'fourth-finish': {
    skill: 'fourth',
    stage: 'finish',
    kind: 'predict',
    teaches: ['capodama.fourth-trump', 'capodama.win-trick'],
    position: {hand: 'QH TD QS JD', trick: '1:AC 2:KS', capo: '1', double: 'C', fourth: 'KS'},
    moves: '0:QH',
  },
  'fourth-alone': {
    skill: 'fourth',
    stage: 'alone',
    kind: 'choose',
    teaches: ['capodama.no-impasse', 'capodama.fourth-trump'],
    cases: ['the fourth trump in its own suit'],
    position: {hand: 'KS 7H AD JC TD', trick: '1:QS 2:TS', capo: '2', double: 'C', fourth: 'KS'},
    goal: 'legal',
  },
} as const satisfies Scripts;

/** Steps about a deal in which the capo plays alone, for three players and for two. */
const LONE_3 = {
  'lone-worked': {
    skill: 'lone',
    stage: 'worked',
    kind: 'watch',
    teaches: ['capodama.target', 'capodama.win'],
    position: {
      hands: 'AD/TD/KD',
      capo: '0',
      double: 'S',
      fourth: 'KH',
      piles: 'AH 7H QH AS 7S JS TS TH TC/KS QS 7C JC KH JH/AC KC QC 7D JD QD',
    },
    moves: '0:AD 1:TD 2:KD',
  },
  'lone-finish': {
    skill: 'lone',
    stage: 'finish',
    kind: 'count',
    teaches: ['capodama.target', 'capodama.win'],
    exchanges: 'suits',
    position: {
      hands: 'TC/7C/KC',
      leader: '1',
      capo: '1',
      double: 'S',
      fourth: 'AC',
      piles: 'JS KS QS AD 7D QC/AH 7H QH AS 7S AC TS TH TD/JD KD QD JC JH KH',
    },
    moves: '1:7C 2:KC 0:TC',
    goal: 'marks',
  },
  'lone-alone': {
    skill: 'lone',
    stage: 'alone',
    kind: 'count',
    teaches: ['capodama.sweep'],
    bait: 'tricks counted for 150',
    exchanges: 'suits',
    position: {
      hands: 'JD/TD/KD',
      capo: '0',
      double: 'C',
      fourth: 'AC',
      piles: 'AH 7H QH JH KH AS 7S JS KS QS AC 7C JC KC QC AD 7D QD/TS TH TC/',
    },
    moves: '0:JD 1:TD 2:KD',
    goal: 'marks',
  },
} as const satisfies Scripts;

const LONE_2 = {
  'lone-worked': {
    ...LONE_3['lone-worked'],
    position: {
      hands: 'AD/KD',
      capo: '0',
      double: 'S',
      piles: 'AH 7H QH AS 7S JS TS TH 9S 8H 8D TD/KS QS 7C JC KH JH AC KC QC 7D JD QD TC 9C 8C 9D 8S 9H',
    },
    moves: '0:AD 1:KD',
  },
  'lone-finish': {
    ...LONE_3['lone-finish'],
    position: {
      hands: 'KC/7C',
      leader: '1',
      capo: '1',
      double: 'S',
      piles: 'JS KS QS AD 7D QC JD KD QD JC JH KH TC 9D 8C 9H/AH 7H QH AS 7S AC TS TH TD 9S 8S 8H 8D 9C',
    },
    moves: '1:7C 0:KC',
  },
  'lone-alone': {
    ...LONE_3['lone-alone'],
    position: {
      hands: 'JD/KD',
      capo: '0',
      double: 'C',
      piles: 'AH 7H QH JH KH AS 7S JS KS QS AC 7C JC KC QC AD 7D QD TD 9D 8D TH TS 9H TC 9C 8H 8C/9S 8S',
    },
    moves: '0:JD 1:KD',
  },
} as const satisfies Scripts;

/** The second half of the pack, as unknown cards. */
const SECOND_HALF = Array(16).fill('??').join(' ');

const HALVES = {
  'halves-worked': {
    skill: 'halves',
    stage: 'worked',
    kind: 'watch',
    teaches: ['capodama.two-halves', 'capodama.deal', 'capodama.capo'],
    position: {
      hands: 'JD/KD',
      capo: '1',
      double: 'C',
      piles: 'AC 8C QS TS KH 9H/AH 8H 7C 9C AS 9S TD 8D',
      stock: SECOND_HALF,
    },
    moves: '0:JD 1:KD',
  },
  'halves-finish': {
    skill: 'halves',
    stage: 'finish',
    kind: 'predict',
    teaches: ['capodama.two-halves', 'capodama.lead'],
    position: {
      hands: 'JS/TS',
      leader: '1',
      capo: '1',
      double: 'D',
      piles: 'AC 8C QD TD KH 9H/AH 8H 7C 9C AS 9S KD 8D',
      stock: SECOND_HALF,
    },
    moves: '1:TS 0:JS',
    goal: 'turn',
  },
  'halves-alone': {
    skill: 'halves',
    stage: 'alone',
    kind: 'play',
    teaches: ['capodama.double', 'capodama.capo'],
    exchanges: 'suits',
    position: {hand: 'AH 9H AC 7C KC TD 9D 8D', stock: SECOND_HALF},
    goal: 'suit=C',
  },
} as const satisfies Scripts;

const SOLO = {
  'solo-worked': {
    skill: 'solo',
    stage: 'worked',
    kind: 'watch',
    teaches: ['capodama.solo', 'capodama.capo', 'capodama.deal'],
    position: {
      hands: 'AH 7C KD 9S/AD TC QC 8S',
      dealer: '0',
      double: 'D',
      piles: 'AC 8C JD 9D/KS TS 7S QS',
      stock: SECOND_HALF,
    },
    moves: '0:7C 1:TC',
  },
  'solo-finish': {
    skill: 'solo',
    stage: 'finish',
    kind: 'predict',
    teaches: ['capodama.two-halves', 'capodama.solo'],
    position: {
      hands: 'KS/JS',
      dealer: '0',
      capo: '0',
      double: 'D',
      piles: 'AH 8H AC 8C QD TD KH 9H/7C 9C AS 9S KD 8D',
      stock: SECOND_HALF,
    },
    moves: '0:KS 1:JS',
    goal: 'turn',
  },
  'solo-alone': {
    skill: 'solo',
    stage: 'alone',
    kind: 'choose',
    teaches: ['capodama.solo', 'capodama.order'],
    position: {
      hands: '7S JC KD 8D/AS TC QC 9D',
      dealer: '0',
      capo: '0',
      double: 'C',
      piles: 'AH 8H 7D TD/KS TS 9H KH',
      stock: SECOND_HALF,
    },
    goal: 'wins',
  },
  'window-worked': {
    skill: 'window',
    stage: 'worked',
    kind: 'watch',
    teaches: ['capodama.target', 'capodama.solo', 'capodama.win'],
    position: {
      hands: 'KD/QD',
      dealer: '0',
      capo: '0',
      double: 'S',
      piles: 'AH 7H AS 7S JS AC 8S 9S TS 8H 9H 8C/KS QS JH KH QH TH 7C JC KC QC TC 9C AD 7D JD TD 9D 8D',
    },
    moves: '0:KD 1:QD',
  },
  'window-finish': {
    skill: 'window',
    stage: 'finish',
    kind: 'count',
    teaches: ['capodama.target', 'capodama.solo', 'capodama.win'],
    exchanges: 'suits',
    position: {
      hands: 'AD/QD',
      leader: '1',
      dealer: '0',
      capo: '0',
      double: 'S',
      piles: 'AH 7H AS 7S AC JC KC TS 9S 8S 8C TC/JS KS QS JH KH QH TH 9H 8H 7C QC 9C 7D JD KD TD 9D 8D',
    },
    moves: '1:QD 0:AD',
    goal: 'marks',
  },
  'window-alone': {
    skill: 'window',
    stage: 'alone',
    kind: 'play',
    teaches: ['capodama.target', 'capodama.solo'],
    exchanges: 'suits',
    position: {
      hands: 'AD JD 8D/7H QC',
      trick: '1:KD',
      dealer: '0',
      capo: '0',
      double: 'S',
      piles: 'AH QH AS 7S JS KC 7C QD TS 9S TH TC/KS QS JH KH 9H 8H JC AC 9C 8C 7D TD 9D 8S',
    },
    goal: 'total=80-85',
  },
} as const satisfies Scripts;

const DEAL = {
  deal: {
    skill: 'deal',
    kind: 'free',
    teaches: ['capodama.last-trick', 'capodama.next-dealer', 'capodama.match'],
    seed: 'first deal',
  },
} as const satisfies Scripts;

const BASICS = {...RANKS, ...TRUMPS, ...FOLLOW, ...HEARTS, ...POINTS} as const;
/** Steps for every number of players at which the capo may have a partner. */
const PARTNERS = {...CAPO, ...EXCHANGE, ...SIDES, ...SCORE} as const;

/** Steps after the basics, by number of players. */
const FURTHER = [
  {},
  SOLO,
  {...HALVES, ...LONE_2},
  {...THREE, ...LONE_3},
  PARTNERS,
  {...PARTNERS, ...FIVE},
  {...PARTNERS, ...SIX},
] as const;

/** Ids of all steps, with any options. */
export type CapodamaStepId =
  | keyof typeof START
  | keyof typeof BASICS
  | KeysOf<(typeof FURTHER)[number]>
  | keyof typeof DEAL;
type KeysOf<T> = T extends unknown ? keyof T & string : never;
/** Ids of the steps up to the first question, and of the other steps in its skill. Their text is loaded first. */
export type CapodamaFirstId = Extract<CapodamaStepId, keyof typeof START | keyof typeof RANKS>;
/** Ids of the steps whose text is loaded later. */
export type CapodamaLaterId = Exclude<CapodamaStepId, CapodamaFirstId>;

/** Ids of all skills, with any options. */
export type CapodamaSkill =
  | 'start'
  | 'ranks'
  | 'trumps'
  | 'follow'
  | 'hearts'
  | 'points'
  | 'capo'
  | 'exchange'
  | 'sides'
  | 'score'
  | 'five'
  | 'six'
  | 'three'
  | 'fourth'
  | 'lone'
  | 'halves'
  | 'solo'
  | 'window'
  | 'deal';

/** Returns the steps in order: the basics with four players, then the steps for the number of players. */
export function script(options: CapodamaOptions): readonly StepScript[] {
  const steps: Scripts = {...START, ...BASICS, ...FURTHER[options.players], ...DEAL};
  return Object.entries(steps).map(([id, step]) => ({id, ...step}));
}
