import {formatCard, RANKS, suitOf, SUITS, type Card, type Fact} from '@cartavola/engine';
import {calypsoRules, DEALS, linesOf, totalsOf, type CalypsoView} from '@cartavola/engine/games/calypso/rules.js';
import {loadCalypsoWords, type CalypsoWords} from '@cartavola/words/games/calypso/load-calypso.js';
import type {LastTrick, Layout, Prompt} from '../card-table/layout.js';
import type {Flights} from '../motion.js';
import {HAND_SUITS} from '../card-table/signs.js';
import {bottomSeat, whoIs, type Stage} from '../card-table/stage.js';
import {ledSuit, lyingIn, playedIn} from '../card-table/trick.js';
import {spot} from '../card-table/flights.js';
import {bestSeat, calypsoSpot, discardSpot, renderGrowing, renderMiddle, renderSides} from './calypso-parts.js';
import {renderCount, sidesIn, winnerText} from './calypso-score.js';
import {sentenceOf} from './calypso-sentences.js';

type CalypsoStage = Stage<CalypsoView, CalypsoWords>;

export const calypsoLayout: Layout<CalypsoView, CalypsoWords> = {
  game: calypsoRules,
  fallback: {},
  loadWords: loadCalypsoWords,
  loadCoach: async (...asked) =>
    (await import('@cartavola/words/games/calypso/load-calypso-coach.js')).loadCalypsoCoach(...asked),

  opening: (options, random, you) =>
    options['draw'] === true ? import('./calypso-draw.js').then(({drawFor}) => drawFor(random, you)) : undefined,

  title: (words) => words.title,
  deals: DEALS,
  progress: ({view, words}) => words.trick(Math.min(view.tricks.length + 1, RANKS.length), RANKS.length),
  totals: (view) => totalsOf(linesOf(view)),
  target: () => 0,

  // The own trumps first.
  sortHand(cards, view) {
    const own = HAND_SUITS.indexOf(view.trumps[bottomSeat(view)]!);
    const place = (card: Card): number => (HAND_SUITS.indexOf(suitOf(card)) - own + SUITS.length) % SUITS.length;
    return [...cards].sort((a, b) => place(a) - place(b) || a - b);
  },
  moveFor: (_, card) => ({type: 'play', card}),
  worth(stage, card) {
    const {view, words} = stage;
    const owner = view.trumps.indexOf(suitOf(card));
    return words.worth({who: whoIs(stage, owner), lacking: !view.building[owner]!.includes(card)});
  },

  prompt,
  choices: () => [],

  seat(stage, seat) {
    const {view, table, words} = stage;
    const done = view.done[seat]!;
    const tricks = view.tricks.filter(({winner}) => winner === seat).length;
    return {
      badges: done > 0 ? [words.calypsos(done)] : [],
      taken: [table.tricks(tricks), ''],
      sign: view.trumps[seat]!,
      more: renderGrowing(stage, seat),
    };
  },
  middle: renderMiddle,
  sides: renderSides,
  lastTrick,
  describe: (stage) => lyingIn(stage, stage.view.trick),
  score(stage) {
    const {view, table, words} = stage;
    const isLast = view.deal === DEALS - 1;
    const title = isLast ? winnerText(stage) : words.dealOver(view.deal + 1, DEALS);
    const stand = sidesIn(stage).map(({names, points}) => table.score(names, points));
    return {title, body: renderCount(stage, isLast), spoken: `${title}. ${stand.join(', ')}.`};
  },
  matchTitle: winnerText,
  sentence: (fact: Fact<CalypsoView>, stage) => sentenceOf(fact, stage),
  flights,
  refusal: ({rule, cards}, {view, words}) => words.refusal(rule, ledSuit(view), cards),
};

function prompt(stage: CalypsoStage): Prompt {
  const {view, table, words, actor, moves} = stage;
  if (view.over) return {title: table.dealOver, detail: ''};
  const [turn] = view.turn;
  // The trick is complete and can be looked at.
  if (turn === undefined) return {title: table.tookTrick(whoIs(stage, bestSeat(view))), detail: ''};
  const led = ledSuit(view);
  const title = table.turn(whoIs(stage, turn));
  if (actor === undefined) return {title, detail: led ? words.playWaitingDetail(led) : ''};
  if (!led) return {title, detail: words.leadDetail(view.trumps[actor]!)};
  const hand = view.hands[actor]!;
  // `calypso.revoke`: what is accepted is not advised.
  const mayRevoke = moves.length > 1 && hand.some((card) => suitOf(card) === led);
  if (mayRevoke && view.options['revoke'] === 'penalise') return {title, detail: words.playWaitingDetail(led)};
  const count = hand.filter((card) => moves.some((move) => move.card === card)).length;
  return {title, detail: words.playDetail(led, count, count === hand.length)};
}

function lastTrick(view: CalypsoView): LastTrick | undefined {
  const trick = view.tricks.at(-1);
  return trick && {cards: playedIn(view, trick), winner: trick.winner};
}

/** The winner's cards fly to where they belong: equal ones to different places. */
function flights(fact: Fact<CalypsoView>): Flights | undefined {
  if (fact.type !== 'built') return undefined;
  const {placed, discards, seat} = fact;
  const goes = [
    ...placed.flatMap((one) => one.cards.map((card) => ({card, to: calypsoSpot(one.seat)}))),
    ...discards.map((card) => ({card, to: discardSpot(seat)})),
  ];
  return {
    from: () => spot(seat),
    to(key) {
      const next = goes.findIndex(({card}) => formatCard(card) === key);
      return next < 0 ? undefined : goes.splice(next, 1)[0]!.to;
    },
  };
}
