import {describe, it} from 'node:test';
import {card, readOptions, type Suit} from '@cartavola/engine';
import {scopaRules, type ScopaOptions} from '@cartavola/engine/games/scopa/rules.js';
import {expect} from 'chai';
import type {CapodamaWords} from './games/capodama/capodama-words.js';
import {loadCapodamaWords} from './games/capodama/load-capodama.js';
import {loadScopaWords} from './games/scopa/load-scopa.js';
import type {Category, ScopaWords} from './games/scopa/scopa-words.js';
import {SCORED, type CalypsoWords} from './games/calypso/calypso-words.js';
import {loadCalypsoWords} from './games/calypso/load-calypso.js';
import type {CapraWords} from './games/capra/capra-words.js';
import {loadCapraWords} from './games/capra/load-capra.js';
import {loadMenuWords} from './table/load-menu-words.js';
import {loadNoticeWords} from './table/load-notice-words.js';
import {loadReviewWords} from './coach/load-review-words.js';
import type {ReviewWords} from './coach/review-words.js';
import {loadRemarkWords} from './table/load-remark-words.js';
import {loadRecordWords} from './table/load-record-words.js';
import {loadProblemWords} from './table/load-problem-words.js';
import type {MenuWords} from './table/menu-words.js';
import type {NoticeWords} from './table/notice-words.js';
import type {RecordWords} from './table/record-words.js';
import type {ProblemWords} from './table/problem-words.js';
import {
  LANGUAGES,
  loadCardWords,
  loadTableWords,
  type CardWords,
  type Language,
  type OwnLanguage,
  type TableWords,
  type Who,
} from './index.js';

type Texts = readonly (string | undefined)[];
/** Functions that return the strings for each key in a table of words. The type requires all keys. */
type Walk<W> = {readonly [K in keyof W]-?: (words: W, cards: CardWords) => Texts};

/** Names for tests: the reader, and names that require elision, an article or an apostrophe. */
const WHO: readonly Who[] = [undefined, 'Ada', 'Inès', 'Giulia', 'Tomás'];
const NAMES = ['Ada', 'Inès', 'Giulia'] as const;
const COUNTS = [0, 1, 2, 22] as const;
const DOUBLE_SUITS: readonly Suit[] = ['S', 'D', 'C'];
const SUITS: readonly Suit[] = ['H', ...DOUBLE_SUITS];
const QUEEN = card('Q', 'H');
const ACE = card('A', 'C');

const fixed =
  <W, K extends keyof W>(key: K) =>
  (words: W): Texts => [words[key] as string];
const table = fixed as <K extends keyof TableWords>(key: K) => (words: TableWords) => Texts;
const game = fixed as <K extends keyof CapodamaWords>(key: K) => (words: CapodamaWords) => Texts;
const goat = fixed as <K extends keyof CapraWords>(key: K) => (words: CapraWords) => Texts;

const TABLE: Walk<TableWords> = {
  you: table('you'),
  youInitial: table('youInitial'),
  characters: ({characters}) => Object.values(characters),
  yourHand: table('yourHand'),
  handOf: ({handOf}) => NAMES.map(handOf),
  opponents: table('opponents'),
  onTheTable: table('onTheTable'),
  scores: table('scores'),
  cardsLeft: ({cardsLeft}) => COUNTS.map(cardsLeft),
  deal: ({deal}) => [deal(1), deal(12), deal(2, 4)],
  dealOf: ({dealOf}) => [dealOf.daily(1), dealOf.daily(326), dealOf.weekly(47)],
  firstTo: ({firstTo}) => [firstTo(1), firstTo(7), firstTo(11)],
  turn: ({turn}) => WHO.map(turn),
  turnFor: ({turnFor}) => NAMES.map(turnFor),
  toPlay: ({toPlay}) => WHO.map(toPlay),
  fullScreen: table('fullScreen'),
  hint: table('hint'),
  ruleInFull: table('ruleInFull'),
  lastTrick: table('lastTrick'),
  noTrickYet: table('noTrickYet'),
  tookTrick: ({tookTrick}) => WHO.map(tookTrick),
  pointsShort: ({pointsShort}) => COUNTS.map(pointsShort),
  tricks: ({tricks}) => COUNTS.map(tricks),
  cardBy: ({cardBy}, cards) => WHO.map((who) => cardBy(who, cards.name(QUEEN))),
  lying: ({cardBy, lying}, cards) => [lying([]), lying(WHO.slice(0, 2).map((who) => cardBy(who, cards.name(QUEEN))))],
  lastTrickWas: ({cardBy, lastTrickWas}, cards) =>
    WHO.flatMap((who) =>
      [22, undefined].map((points) =>
        lastTrickWas([cardBy('Ada', cards.name(ACE)), cardBy(undefined, cards.name(QUEEN))], who, points),
      ),
    ),
  faceDown: table('faceDown'),
  score: ({score}) => WHO.map((who) => score(who, 3)),
  total: ({total}) => [total(3)],
  dealOver: table('dealOver'),
  matchOver: table('matchOver'),
  nextDeal: table('nextDeal'),
  lookBack: table('lookBack'),
  winsMatch: ({winsMatch}) => WHO.map(winsMatch),
  sideWinsMatch: ({sideWinsMatch}) => [sideWinsMatch('Ada + Inès'), sideWinsMatch(undefined)],
  newMatch: table('newMatch'),
  keepMatch: table('keepMatch'),
  log: table('log'),
  logEmpty: table('logEmpty'),
  noTable: table('noTable'),
  notLoaded: table('notLoaded'),
  undo: table('undo'),
  noMoveYet: table('noMoveYet'),
  undone: table('undone'),
  menu: table('menu'),
  close: table('close'),
  tools: table('tools'),
  choices: table('choices'),
  dealt: ({dealt}) => WHO.map(dealt),
  played: ({played}, cards) => WHO.map((who) => played(who, cards.the(QUEEN))),
  taken: ({taken}) => WHO.flatMap((who) => COUNTS.map((points) => taken(who, points))),
  refusals: ({refusals}) => Object.values(refusals),
  sheetTitle: table('sheetTitle'),
  sheetTotal: table('sheetTotal'),
  sheetEmpty: table('sheetEmpty'),
};

const PROBLEM: Walk<ProblemWords> = {
  problem: ({problem}) => [problem],
  problemText: ({problemText}) => [
    ...['options.missing', 'options.value'].map((code) => problemText(code, 'options.players')),
    ...['deck', 'level', 'seats', 'speed'].map((name) => problemText(`attribute.${name}`, name)),
    ...['json', 'game', 'load', 'slow', 'large'].map((name) => problemText(`record.${name}`, '')),
    problemText('record.move', 'deals.0.moves.3'),
    problemText('record.version', ''),
    ...['record.packed', 'notation.game', 'notation.match', 'attribute.sharing'].map((code) => problemText(code, '')),
    problemText('table.load', ''),
  ],
};

const GAME: Walk<CapodamaWords> = {
  title: game('title'),
  capo: game('capo'),
  dama: game('dama'),
  king: game('king'),
  alone: game('alone'),
  trick: ({trick}) => [trick(1, 8), trick(8, 8)],
  suitLed: ({suitLed}) => SUITS.map(suitLed),
  ledBy: ({ledBy}) => WHO.map(ledBy),
  doubled: ({doubled}) => DOUBLE_SUITS.map(doubled),
  countsTwice: game('countsTwice'),
  sides: game('sides'),
  capoNeeds: ({capoNeeds}) => [capoNeeds(82)],
  othersNeed: ({othersNeed}) => [othersNeed(69)],
  yoursNeeds: ({yoursNeeds}) => [yoursNeeds(69)],
  windowNeeded: ({windowNeeded}) => [windowNeeded(80, 85)],
  windowNow: ({windowNow}) => [0, 43, 79, 80, 85, 86, 150].map((points) => windowNow(points, 80, 85)),
  secret: game('secret'),
  nameQuestion: game('nameQuestion'),
  nameDetail: game('nameDetail'),
  nameWaiting: ({nameWaiting}) => WHO.map(nameWaiting),
  nameWaitingDetail: game('nameWaitingDetail'),
  giveQuestion: ({giveQuestion}) => NAMES.map(giveQuestion),
  fourthQuestion: game('fourthQuestion'),
  fourthDetail: game('fourthDetail'),
  fourthWaitingDetail: game('fourthWaitingDetail'),
  fourth: game('fourth'),
  giveDetail: ({giveDetail}) => ([undefined, 'left', 'right'] as const).map(giveDetail),
  giveWaiting: game('giveWaiting'),
  giveWaitingDetail: game('giveWaitingDetail'),
  laid: game('laid'),
  leadDetail: game('leadDetail'),
  playDetail: ({playDetail}) => SUITS.flatMap((suit) => [playDetail(suit, 1, false), playDetail(suit, 3, true)]),
  playWaitingDetail: ({playWaitingDetail}) => SUITS.map(playWaitingDetail),
  announced: ({announced}) => WHO.map(announced),
  named: ({named}) => WHO.flatMap((who) => DOUBLE_SUITS.map((suit) => named(who, suit))),
  given: ({given}) => COUNTS.map(given),
  namedFourth: ({namedFourth}) => WHO.map((who) => namedFourth(who, ACE)),
  handed: ({handed}) =>
    NAMES.flatMap((who) => {
      const [one, other] = [
        {card: QUEEN, who},
        {card: ACE, who: 'Inès'},
      ];
      return [handed([one], [other]), handed([one, other], [other, one])];
    }),
  handedUnseen: game('handedUnseen'),
  revealed: ({revealed}) => WHO.flatMap((who) => ['dama', 'king', 'alone'].map((role) => revealed(who, role))),
  secondHalf: game('secondHalf'),
  toCome: ({toCome}) => [toCome(1), toCome(16)],
  worth: ({worth}) =>
    [true, false].flatMap((doubled) =>
      [true, false].flatMap((trump) => COUNTS.map((points) => worth({points, doubled, trump}))),
    ),
  scoreTitle: ({scoreTitle}) =>
    [true, false].flatMap((wins) => [undefined, true, false].map((you) => scoreTitle(wins, you))),
  scoreDetail: ({scoreDetail}) => COUNTS.map((points) => scoreDetail(points, 82)),
  soloTitle: ({soloTitle}) => [true, false].map(soloTitle),
  soloDetail: ({soloDetail}) => COUNTS.map((points) => soloDetail(points, 80, 85)),
  sweep: game('sweep'),
  theOthers: game('theOthers'),
  capoSide: game('capoSide'),
  refusal: ({refusal}) =>
    ['double', 'fourth-trump', 'keep-ace', 'dama-not-to-capo', 'king', 'follow', 'no-impasse'].flatMap((rule) =>
      [true, false].flatMap((capoOnLeft) => {
        const said = refusal(`capodama.${rule}`, 'C', [ACE], capoOnLeft);
        return [said?.reason, said?.proof];
      }),
    ),
};

const scopa = fixed as <K extends keyof ScopaWords>(key: K) => (words: ScopaWords) => Texts;
const SETS = [[QUEEN], [ACE, card('7', 'D')], [card('2', 'S'), ACE, card('6', 'H')]] as const;
const CATEGORIES: readonly Category[] = [
  ...(['most-sevens', 'settebello', 'primiera', 'most-diamonds', 'most-cards', 'scopa'] as const),
];

const SCOPA_TABLE = readOptions(scopaRules, {players: 2, acesTakeAll: true});
if (!SCOPA_TABLE.ok) throw new Error(SCOPA_TABLE.problem.message);
const SCOPA_OPTIONS = SCOPA_TABLE.value as ScopaOptions;

const SCOPA: Walk<ScopaWords> = {
  title: scopa('title'),
  handOf: ({handOf}) => [handOf(1, 6), handOf(3, 3)],
  piles: scopa('piles'),
  pileSize: ({pileSize}) => COUNTS.map(pileSize),
  scopas: ({scopas}) => COUNTS.map(scopas),
  pileOf: ({pileOf}) => WHO.flatMap((who) => COUNTS.map((number) => pileOf(who, number, number))),
  stock: ({stock}) => COUNTS.map(stock),
  lastPlay: scopa('lastPlay'),
  noPlayYet: scopa('noPlayYet'),
  playDetail: scopa('playDetail'),
  takeQuestion: ({takeQuestion}) => [QUEEN, ACE, card('7', 'S'), card('K', 'C')].map(takeQuestion),
  takeDetail: ({takeDetail}) => [takeDetail(SETS, false), takeDetail(SETS, true)],
  takes: ({takes}) => [takes(SETS, false), takes(SETS, true), takes(SETS.slice(0, 1), false)],
  take: ({take}) => SETS.flatMap((set) => [take(set, false), take(set, true)]),
  scopa: scopa('scopa'),
  newCards: scopa('newCards'),
  dealtMore: scopa('dealtMore'),
  trailed: ({trailed}) => WHO.map((who) => trailed(who, QUEEN)),
  took: ({took}) =>
    WHO.flatMap((who) => SETS.flatMap((set) => [took(who, set, QUEEN, false), took(who, set, ACE, true)])),
  tookRest: ({tookRest}) => WHO.flatMap((who) => [tookRest(who, 1), tookRest(who, 3)]),
  worth: ({worth}) =>
    [undefined, 21].flatMap((prime) =>
      [true, false].flatMap((one) => [
        worth({value: 7, prime, settebello: one, diamond: true, seven: !one}),
        worth({value: 2, prime, settebello: false, diamond: one, seven: false}),
      ]),
    ),
  dealWon: ({dealWon}) => [...WHO.map((who) => dealWon(who, false, 3, 1)), dealWon('Ada + Inès', true, 2, 0)],
  dealEven: ({dealEven}) => COUNTS.map(dealEven),
  redealt: scopa('redealt'),
  redealtDetail: scopa('redealtDetail'),
  category: ({category}) => CATEGORIES.map(category),
  sixes: ({sixes}) => COUNTS.map(sixes),
  lineOf: ({lineOf}) => CATEGORIES.flatMap((one) => WHO.map((who) => lineOf(one, who, 6, 4))),
  lineOfNobody: ({lineOfNobody}) => CATEGORIES.map((one) => lineOfNobody(one, 5)),
  lineBySixes: ({lineBySixes}) => WHO.map((who) => lineBySixes(who, 3, 1)),
  scopasOf: ({scopasOf}) => WHO.flatMap((who) => COUNTS.map((number) => scopasOf(who, number))),
  refusal: ({refusal}) =>
    [
      refusal('scopa.capture', card('7', 'S'), 7, [], 0, SETS[1]),
      refusal('scopa.capture', card('7', 'S'), 7, SETS[0], 9, SETS[1]),
      refusal('scopa.capture', ACE, 1, SETS[0], 9, []),
      refusal('scopa.single-first', card('7', 'S'), 7, SETS[2], 7, [card('7', 'D'), card('7', 'C')]),
      refusal('scopa.ace-takes-all', ACE, 1, [], 0, SETS[2]),
    ].flatMap((said) => [said?.reason, said?.proof]),
};

const CAPRA: Walk<CapraWords> = {
  title: goat('title'),
  goatAt: ({goatAt}) => [goatAt(12)],
  trick: ({trick}) => [trick(3)],
  trump: ({trump}) => SUITS.map(trump),
  shownUnder: ({shownUnder}) => [shownUnder(QUEEN)],
  inStock: ({inStock}) => COUNTS.map(inStock),
  sides: goat('sides'),
  taking: ({taking}) => COUNTS.flatMap((count) => [taking(count, 22, true), taking(count, 22, false)]),
  needed: goat('needed'),
  leadDetail: goat('leadDetail'),
  leadChosen: ({leadChosen}) => [1, 2, 4].map(leadChosen),
  leadMore: goat('leadMore'),
  chosen: ({chosen}) => [chosen(1, 2), chosen(3, 4)],
  answerChosen: ({answerChosen}) => [true, false].map(answerChosen),
  answerDetail: ({answerDetail}) => [answerDetail([ACE]), answerDetail([ACE, QUEEN])],
  waitingDetail: ({waitingDetail}) => [waitingDetail([ACE]), waitingDetail([ACE, QUEEN])],
  lead: ({lead}) => [1, 2, 4].map(lead),
  beat: goat('beat'),
  fold: ({fold}) => [1, 2, 4].map(fold),
  enterQuestion: goat('enterQuestion'),
  enterDetail: goat('enterDetail'),
  enter: goat('enter'),
  notNow: goat('notNow'),
  firstQuestion: goat('firstQuestion'),
  firstDetail: goat('firstDetail'),
  enterFirst: goat('enterFirst'),
  letStand: goat('letStand'),
  settlingTitle: goat('settlingTitle'),
  settlingDetail: ({settlingDetail}) => (['claim', 'waived', undefined] as const).map(settlingDetail),
  over: ({over}) => [over(QUEEN, ACE)],
  faceDown: ({faceDown}) => [1, 2].map(faceDown),
  ownFaceDown: ({ownFaceDown}) => [ownFaceDown([ACE]), ownFaceDown([ACE, QUEEN])],
  named: ({named}) => [named([ACE]), named([ACE, QUEEN])],
  state: ({state}) => SUITS.flatMap((suit) => [0, 1, 20].map((stock) => state(suit, stock))),
  dealt: ({dealt}) => WHO.flatMap((who) => [dealt(who, ACE), dealt(who, undefined)]),
  led: ({led}) => WHO.flatMap((who) => [led(who, [ACE]), led(who, [ACE, QUEEN])]),
  beaten: ({beaten}) => WHO.flatMap((who) => [beaten(who, [ACE]), beaten(who, [ACE, QUEEN])]),
  folded: ({folded}) => WHO.flatMap((who) => [folded(who, 1, []), folded(who, 2, []), folded(who, 2, [ACE, QUEEN])]),
  settling: goat('settling'),
  entered: ({entered}) => WHO.flatMap((who) => [true, false].map((back) => entered(who, back))),
  setAside: ({setAside}) => WHO.map((who) => setAside(who, [ACE, QUEEN])),
  taken: ({taken}) =>
    WHO.flatMap((who) => COUNTS.flatMap((count) => [taken(who, count, true), taken(who, count, false)])),
  drew: ({drew}) => WHO.flatMap((who) => [drew(who, [ACE]), drew(who, [ACE, QUEEN])]),
  worth: ({worth}) => [true, false].flatMap((trump) => COUNTS.map((points) => worth({points, trump}))),
  scoreTitle: ({scoreTitle}) => [undefined, true, false].map((you) => scoreTitle(you, 'Ada + Inès')),
  eggs: goat('eggs'),
  scoreDetail: ({scoreDetail}) =>
    [2, 4, 6].map((points) => scoreDetail(`capra.loss-${points}`, points)).concat(scoreDetail('capra.eggs', 0)),
  goat: ({goat: say}) => [true, false].flatMap((eggs) => [say('Ada + Inès', eggs), say(undefined, eggs)]),
  refusal: ({refusal}) =>
    ['lead', 'beat', 'fold', 'claim', 'claim-priority'].flatMap((rule) =>
      [[ACE], [ACE, QUEEN]].flatMap((best) => {
        const said = refusal(`capra.${rule}`, best);
        return [said?.reason, said?.proof];
      }),
    ),
};

const calypso = fixed as <K extends keyof CalypsoWords>(key: K) => (words: CalypsoWords) => Texts;
const PLACED = WHO.slice(0, 2).map((who) => ({who, cards: [QUEEN, ACE]}));

const CALYPSO: Walk<CalypsoWords> = {
  title: calypso('title'),
  trick: ({trick}) => [trick(1, 13), trick(13, 13)],
  suitLed: ({suitLed}) => SUITS.map(suitLed),
  ledBy: ({ledBy}) => WHO.map(ledBy),
  trumpsLed: ({trumpsLed}) => WHO.map(trumpsLed),
  ruff: calypso('ruff'),
  overruff: calypso('overruff'),
  ruffed: calypso('ruffed'),
  ruffedBy: ({ruffedBy}) => WHO.map(ruffedBy),
  building: ({building}) => SUITS.flatMap((suit) => [building(suit, []), building(suit, [ACE, QUEEN])]),
  calypsos: ({calypsos}) => [1, 2].map(calypsos),
  discardPile: ({discardPile}) => COUNTS.map(discardPile),
  sides: calypso('sides'),
  drawQuestion: calypso('drawQuestion'),
  drawDetail: calypso('drawDetail'),
  draw: calypso('draw'),
  drawnAgain: calypso('drawnAgain'),
  drew: ({drew}) => WHO.map((who) => drew(who, QUEEN)),
  drewHighest: ({drewHighest}) => WHO.map(drewHighest),
  partnerQuestion: calypso('partnerQuestion'),
  partner: ({partner}) => NAMES.map(partner),
  suitQuestion: calypso('suitQuestion'),
  suitDetail: calypso('suitDetail'),
  settled: ({settled}) => WHO.flatMap((who) => SUITS.map((suit) => settled('Ada', who, suit))),
  begin: calypso('begin'),
  leadDetail: ({leadDetail}) => SUITS.map(leadDetail),
  playDetail: ({playDetail}) => SUITS.flatMap((suit) => [playDetail(suit, 1, false), playDetail(suit, 3, true)]),
  playWaitingDetail: ({playWaitingDetail}) => SUITS.map(playWaitingDetail),
  ruffs: ({ruffs}) => WHO.map((who) => ruffs(who, QUEEN)),
  overruffs: ({overruffs}) => WHO.map((who) => overruffs(who, QUEEN)),
  built: ({built}) =>
    WHO.flatMap((who) => [built(who, [], 4), built(who, PLACED, 0), built(who, PLACED.slice(0, 1), 1)]),
  completed: ({completed}) => WHO.map(completed),
  revoked: ({revoked}) => WHO.flatMap((who) => [revoked(who, [ACE]), revoked(who, [ACE, QUEEN])]),
  worth: ({worth}) => WHO.flatMap((who) => [true, false].map((lacking) => worth({who, lacking}))),
  dealOver: ({dealOver}) => [dealOver(1, 4)],
  standsNow: calypso('standsNow'),
  drawn: calypso('drawn'),
  lines: ({lines}) => SCORED.map((scored) => lines[scored]),
  together: calypso('together'),
  refusal: ({refusal}) =>
    ['follow', 'overruff'].flatMap((rule) =>
      SUITS.flatMap((suit) => {
        const said = refusal(`calypso.${rule}`, suit, [ACE, QUEEN]);
        return [said?.reason, said?.proof];
      }),
    ),
};

const notice = fixed as <K extends keyof NoticeWords>(key: K) => (words: NoticeWords) => Texts;
const NOTICE: Walk<NoticeWords> = {
  waiting: notice('waiting'),
  elsewhere: notice('elsewhere'),
  playHere: notice('playHere'),
  full: notice('full'),
  forbidden: notice('forbidden'),
  openDeal: notice('openDeal'),
  toBeat: ({toBeat}) => [toBeat('4–2')],
  playDeal: notice('playDeal'),
  openMatch: notice('openMatch'),
  playMatch: notice('playMatch'),
  wrongLink: notice('wrongLink'),
  openFile: notice('openFile'),
  wrongFile: notice('wrongFile'),
  dropHere: notice('dropHere'),
  dayNumber: ({dayNumber}) => [dayNumber.daily(1), dayNumber.daily(326), dayNumber.weekly(47)],
  expertMade: ({expertMade}) => [
    expertMade(undefined),
    expertMade({times: 16, mean: '2.5–3.5', worst: '1–5', best: '3–3'}),
  ],
  expertShort: ({expertShort}) => [expertShort('3–3')],
  share: notice('share'),
  copied: notice('copied'),
  toCopy: notice('toCopy'),
};

const record = fixed as <K extends keyof RecordWords>(key: K) => (words: RecordWords) => Texts;
const RECORD: Walk<RecordWords> = {
  empty: record('empty'),
  played: ({played}) => [played(1, 1), played(2, 15)],
  outcomes: ({outcomes}) => Object.values(outcomes),
  notPlayed: record('notPlayed'),
  score: ({score}) => [score({won: 1, lost: 1, drawn: 0}), score({won: 2, lost: 0, drawn: 3})],
  latest: record('latest'),
  latestWere: ({latestWere}) => [latestWere(['won']), latestWere(['won', 'lost', 'drawn'])],
  byLevel: record('byLevel'),
  against: ({against}) => Object.values(against),
  days: record('days'),
  earlier: record('earlier'),
  later: record('later'),
  day: ({day}) => [day('11', 326, 'won', '4–2'), day('11', 326, undefined, undefined)],
  best: ({best}) => Object.values(best),
  playDeal: record('playDeal'),
  playMatch: record('playMatch'),
  undone: ({undone}) => [undone(1), undone(2)],
  kept: record('kept'),
  unkept: record('unkept'),
  erase: record('erase'),
  eraseAll: record('eraseAll'),
  keep: record('keep'),
};

const menu = fixed as <K extends keyof MenuWords>(key: K) => (words: MenuWords) => Texts;
const MENU: Walk<MenuWords> = {
  back: menu('back'),
  rules: menu('rules'),
  settings: menu('settings'),
  record: menu('record'),
  keysTitle: menu('keysTitle'),
  keys: ({keys}) => keys.flat(),
  whoseTurn: menu('whoseTurn'),
  repeat: menu('repeat'),
  dealLink: ({dealLink}) => Object.values(dealLink),
  matchFile: ({matchFile: {saved, barred, ...texts}}) => [saved('a.json'), barred('a.json'), ...Object.values(texts)],
  print: menu('print'),
  endMatch: menu('endMatch'),
  names: ({names}) => Object.values(names),
  values: ({values}) => Object.values(values).flatMap((one) => Object.values<string>(one)),
  opponents: menu('opponents'),
  tempers: ({tempers}) => Object.values(tempers),
  remembered: menu('remembered'),
  forget: menu('forget'),
};

const review = fixed as <K extends keyof ReviewWords>(key: K) => (words: ReviewWords) => Texts;
const REVIEW: Walk<ReviewWords> = {
  title: review('title'),
  noDeal: review('noDeal'),
  noChoice: review('noChoice'),
  looking: ({looking}) => [looking(0, 1), looking(3, 12)],
  summary: ({summary}) => [summary(1, 0), summary(1, 1), summary(12, 3)],
  choices: review('choices'),
  ahead: review('ahead'),
  behind: review('behind'),
  previousChoice: review('previousChoice'),
  nextChoice: review('nextChoice'),
  move: ({move}) => [move(1), move(12)],
  cost: ({cost}) => [cost(0.5), cost(1), cost(6)],
  estimated: review('estimated'),
  played: review('played'),
  better: review('better'),
  answer: review('answer'),
  fine: review('fine'),
  playOn: review('playOn'),
  takesBack: review('takesBack'),
  previousDeal: review('previousDeal'),
  nextDeal: review('nextDeal'),
  chart: review('chart'),
  best: review('best'),
  costliest: review('costliest'),
  inMatch: ({inMatch}) => [inMatch(2, 5)],
  keep: review('keep'),
  mistakes: review('mistakes'),
  saveMistakes: review('saveMistakes'),
  deleteMistakes: review('deleteMistakes'),
  deleteNow: review('deleteNow'),
};

/** Collects every string in the given language, keyed by its table and key. */
async function textsIn(language: Language): Promise<ReadonlyMap<string, Texts>> {
  const cards = await loadCardWords(language);
  const walk = <W>(words: W, keys: Walk<W>): [string, Texts][] =>
    (Object.keys(keys) as (keyof W & string)[]).map((key) => [key, keys[key](words, cards)]);
  return new Map([
    ...walk(await loadTableWords(language), TABLE),
    ...walk(await loadProblemWords(language), PROBLEM),
    ...walk(await loadMenuWords(language), MENU).map(([key, texts]): [string, Texts] => [`menu.${key}`, texts]),
    ...walk(await loadRecordWords(language), RECORD).map(([key, texts]): [string, Texts] => [`record.${key}`, texts]),
    ...walk(await loadReviewWords(language), REVIEW).map(([key, texts]): [string, Texts] => [`review.${key}`, texts]),
    ...Object.entries(await loadRemarkWords(language)).map(([who, remarks]): [string, Texts] => [
      `remark.${who}`,
      Object.values(remarks).flat(),
    ]),
    ...walk(await loadNoticeWords(language), NOTICE).map(([key, texts]): [string, Texts] => [`notice.${key}`, texts]),
    ...walk(await loadCapodamaWords(language, cards), GAME),
    ...walk(await loadScopaWords(language, cards, SCOPA_OPTIONS), SCOPA).map(([key, texts]): [string, Texts] => [
      `scopa.${key}`,
      texts,
    ]),
    ...walk(await loadCalypsoWords(language, cards), CALYPSO).map(([key, texts]): [string, Texts] => [
      `calypso.${key}`,
      texts,
    ]),
    ...walk(await loadCapraWords(language, cards), CAPRA).map(([key, texts]): [string, Texts] => [
      `capra.${key}`,
      texts,
    ]),
  ]);
}

/** Patterns that no string may match in any language. */
const FLAWS: readonly (readonly [flaw: string, RegExp])[] = [
  ['a value that was not given', /undefined|\bnull\b|NaN|\[object/],
  ['two spaces together', /\s{2}/],
  ['a space at an end', /^\s|\s$/],
  ['a straight apostrophe or quotation mark', /['"]/],
  ['two marks together', /[.:;,?!]\s*[.:;,?!]/],
];

/** Patterns that no French string may match: a missing space, or a breaking one. */
const FRENCH_FLAWS: readonly (readonly [flaw: string, RegExp])[] = [
  ['a mark without a no-break space before it', /[^\u00a0\u202f](»|[:;!?](\s|$))/],
  ['a « without a no-break space after it', /«[^\u00a0\u202f]/],
  ['a vowel that is not elided', /\b(de|le|que|la) [aeiouàâéèêîôœ]/i],
];

/** Strings that are the same as in English. */
const SAME: Readonly<Record<Exclude<OwnLanguage, 'en'>, readonly string[]>> = {
  fr: [
    'expert 3–3',
    ...['Scores', '2\u00a0pts', '22\u00a0pts', '1\u00a0pt'],
    ...['Ada 3', 'Inès 3', 'Giulia 3', 'Tomás 3', 'Total 3', 'Total'],
    ...['Menu', 'Table', 'Volume', 'Experts'],
    ...['← →', '↑ ↓', '1 … 9', 'I', 'C', 'H', 'T', 'S', 'L', 'M', 'W', 'R', 'F', '?'],
    ...['Capodama', 'Capo', 'Dama', '1\u00a0point', '2\u00a0points', '22\u00a0points', 'Capra'],
    ...['Scopa', '1\u00a0scopa', '2\u00a0scopas', '22\u00a0scopas', 'Settebello', 'Primiera', 'Scopas', '1\u00a0six'],
    ...['Calypso', '1\u00a0calypso', '2\u00a0calypsos', 'Ada', 'Hugo', 'Livia'],
  ],
  it: [
    ...['1\u00a0pt', 'Ada 3', 'Inès 3', 'Giulia 3', 'Tomás 3'],
    ...['Menu', 'Volume'],
    ...['← →', '↑ ↓', '1 … 9', 'I', 'C', 'H', 'T', 'S', 'L', 'M', 'W', 'R', 'F', '?', 'Esc'],
    ...['Capodama', 'Capo', 'Dama', 'Capra', 'Calypso', '1\u00a0calypso', 'Ada', 'Livia'],
    ...['Scopa', '1\u00a0scopa', 'Scopa!', 'Settebello', 'Primiera'],
    ...['Ada', 'Inès', 'Giulia', 'Tomás'].map((who) => `${who}: 1\u00a0scopa`),
  ],
};

describe('The words', () => {
  for (const language of LANGUAGES) {
    it(`all exist and are complete in “${language}”`, async () => {
      for (const [key, texts] of await textsIn(language)) {
        for (const text of texts) {
          expect(text, key).to.be.a('string').that.is.not.empty;
          for (const [flaw, pattern] of FLAWS) expect(text, `${key}: ${flaw}`).not.to.match(pattern);
        }
      }
    });

    it(`have the same keys in “${language}” as in this test`, async () => {
      const words = await loadCapodamaWords(language, await loadCardWords(language));
      const capra = await loadCapraWords(language, await loadCardWords(language));
      const suits = await loadCalypsoWords(language, await loadCardWords(language));
      const scopa = await loadScopaWords(language, await loadCardWords(language), SCOPA_OPTIONS);
      const table = await loadTableWords(language);
      for (const [name, own, tried] of [
        ['GAME', words, GAME],
        ['SCOPA', scopa, SCOPA],
        ['CAPRA', capra, CAPRA],
        ['CALYPSO', suits, CALYPSO],
        ['TABLE', table, TABLE],
      ] as const)
        expect(Object.keys(tried).sort(), `the keys of ${name} in words.node.ts`).to.deep.equal(
          Object.keys(own).sort(),
        );
    });

    it(`fit on a phone in “${language}”: at most 28 characters for a question, 18 for a button`, async () => {
      const texts = await textsIn(language);
      const of = (keys: readonly string[]): Texts => keys.flatMap((key) => texts.get(key)!);
      const questions = ['turn', 'nameQuestion', 'nameWaiting', 'giveQuestion', 'giveWaiting', 'dealOver'];
      const capra = ['enterQuestion', 'firstQuestion', 'settlingTitle', 'leadChosen', 'chosen', 'answerChosen'];
      for (const text of of([
        ...questions,
        ...['scopa.takeQuestion', 'scopa.newCards'],
        ...['drawQuestion', 'drewHighest', 'partnerQuestion', 'suitQuestion'].map((key) => `calypso.${key}`),
        ...capra.map((key) => `capra.${key}`),
      ])) {
        expect(text).to.have.lengthOf.at.most(28);
      }
      for (const text of of([
        'nextDeal',
        'lookBack',
        'newMatch',
        'menu.whoseTurn',
        'menu.repeat',
        'onTheTable',
        'scores',
        'lastTrick',
        'yourHand',
      ])) {
        expect(text).to.have.lengthOf.at.most(18);
      }
    });

    it(`can precede a full stop in “${language}” if a table adds one`, async () => {
      const texts = await textsIn(language);
      for (const key of [
        'turn',
        'nameQuestion',
        'nameWaiting',
        'giveQuestion',
        'giveWaiting',
        'scoreTitle',
        'refusals',
        ...['scopa.takeQuestion', 'scopa.newCards', 'scopa.dealWon', 'scopa.dealEven', 'scopa.redealt', 'scopa.stock'],
        'capra.enterQuestion',
        'capra.firstQuestion',
        'capra.settlingTitle',
        'capra.leadChosen',
        'capra.answerChosen',
        'capra.scoreTitle',
        ...['drawQuestion', 'drewHighest', 'partnerQuestion', 'suitQuestion', 'dealOver', 'drawn', 'standsNow'].map(
          (key) => `calypso.${key}`,
        ),
      ]) {
        for (const text of texts.get(key)!) expect(text, key).not.to.match(/[.?!:]$/);
      }
    });
  }

  it('have no-break spaces and elisions in French', async () => {
    for (const [key, texts] of await textsIn('fr')) {
      // Skip a lone question mark, which is the label of a keyboard key.
      for (const text of texts.filter((one) => one !== '?')) {
        for (const [flaw, pattern] of FRENCH_FLAWS) expect(text, `${key}: ${flaw}`).not.to.match(pattern);
      }
    }
  });

  for (const language of ['fr', 'it'] as const) {
    it(`are translated into “${language}”, not left in English`, async () => {
      const english = await textsIn('en');
      const same = [...(await textsIn(language))].flatMap(([key, texts]) =>
        texts.filter((text, place) => text === english.get(key)![place]),
      );
      expect([...new Set(same)]).to.have.members(SAME[language]);
    });
  }

  it('name six characters in each language, whose initials differ from each other and the reader’s', async () => {
    for (const language of LANGUAGES) {
      const {characters, youInitial} = await loadTableWords(language);
      const initials = [youInitial, ...Object.values(characters).map(([initial]) => initial)];
      expect(new Set(initials).size, language).to.equal(7);
    }
  });

  it('have a separate form for the reader', async () => {
    const said = await Promise.all(
      LANGUAGES.map(async (language) => {
        const {turn, taken} = await loadTableWords(language);
        return [turn(undefined), turn('Ada'), taken(undefined, 1), taken('Ada', 0)];
      }),
    );
    expect(said).to.deep.equal([
      ['Your turn', 'Ada’s turn', 'You take the trick: 1\u00a0point.', 'Ada takes the trick: 0\u00a0points.'],
      [
        'À vous de jouer',
        'À Ada de jouer',
        'Vous prenez le pli\u00a0: 1\u00a0point.',
        'Ada prend le pli\u00a0: 0\u00a0point.',
      ],
      ['Tocca a te', 'Tocca ad Ada', 'Fai la presa: 1\u00a0punto.', 'Ada fa la presa: 0\u00a0punti.'],
    ]);
  });
});
