import {usualOptions} from '@cartavola/engine';
import type {CapodamaOptions} from '@cartavola/engine/games/capodama/rules.js';
import type {Seat} from '@cartavola/engine';
import {capodama} from '@cartavola/engine/games/capodama/capodama.js';
import {variantOf, type CapodamaView} from '@cartavola/engine/games/capodama/rules.js';
import {goalOfEnds, takerIn, type End, type Goal, type Miss} from '../../goals.js';
import {textsOf} from '@cartavola/words';
import type {LessonSource} from '../../lesson.js';
import {board} from './capodama-board.js';
import {cards} from './capodama-cards.js';
import {RANKS, START, type Scripts} from './capodama-start.js';
import {modules} from './capodama-lesson.generated.js';
import {modules as repeatModules} from './rest/capodama-again.generated.js';
import {modules as laterModules} from './rest/capodama-rest.generated.js';

/** The Capodama lesson, for each number of players. */
export const lesson: LessonSource = {
  game: capodama,
  fallback: usualOptions(capodama),
  board,
  // Legal plays don't depend on the doubled suit or on who holds A♥, so by default the last seat to play has A♥.
  assumed: (seat) => ({double: 'S', capo: String(seat === 0 ? 1 : 0)}),
  likeness: {suits: ['S', 'D', 'C'], ranks: 'each', fixed: ['AH', '7H', 'QH', 'KH']},
  goals: {
    /** `side>=27`: the reader's side, as far as it is known, takes the trick with at least this many points. */
    side,
    /** `total=80-85`: with this trick, the reader's points are in this range. */
    total,
  },
  cards,
  start: ({players}: CapodamaOptions) => ({
    steps: Object.entries<Scripts[string]>({...START, ...RANKS}).map(([id, step]) => ({id, ...step})),
    further: {...BASICS, ...FURTHER[players], deal: 1},
  }),
  sideOf: (view, seat) => sideOf(view as CapodamaView, seat),
  script: async (options: CapodamaOptions) => (await import('./rest/capodama-script.js')).script(options),
  texts: textsOf('games/capodama/lesson', modules),
  later: textsOf('games/capodama/later/lesson', laterModules),
  repeats: textsOf('games/capodama/again/lesson', repeatModules),
};

function side(value: string | undefined): Goal | undefined {
  const least = value === undefined || !/^\d+$/.test(value) ? undefined : Number(value);
  if (least === undefined) return undefined;
  return goalOfEnds('side', ({facts}, {seat}) => {
    const taker = takerIn(facts);
    const view = viewAfter({facts});
    if (!taker || !view) return {cards: []};
    const isOurs = isWithCapo(view, taker.seat) === isWithCapo(view, seat);
    return isOurs && taker.points >= least ? undefined : missBy(taker);
  });
}

function total(value: string | undefined): Goal | undefined {
  const [, least, most] = /^(\d+)-(\d+)$/.exec(value ?? '') ?? [];
  if (least === undefined || most === undefined) return undefined;
  return goalOfEnds('total', ({facts}, {seat}) => {
    const points = viewAfter({facts})?.points[seat] ?? 0;
    const taker = takerIn(facts);
    return points >= Number(least) && points <= Number(most) ? undefined : taker ? missBy(taker) : {cards: []};
  });
}

const viewAfter = ({facts}: End): CapodamaView | undefined => facts.at(-1)?.view as CapodamaView | undefined;

const isWithCapo = ({capo, dama, king}: CapodamaView, seat: Seat): boolean => [capo, dama, king].includes(seat);

/** Returns the seats on a seat's side, or only the seat itself until the capo's partners are known. */
function sideOf(view: CapodamaView, seat: Seat): readonly Seat[] {
  const {partners} = variantOf(view.options);
  const known = [view.dama, view.king].filter((one) => one !== undefined);
  if (known.length < partners.length) return [seat];
  return view.hands.flatMap((_, other) => (isWithCapo(view, other) === isWithCapo(view, seat) ? [other] : []));
}

const missBy = ({seat, points, card}: NonNullable<ReturnType<typeof takerIn>>): Miss => ({
  seat,
  points,
  cards: card === undefined ? [] : [card],
});

/** Number of steps in each later skill: the basics, skills with partners, and skills by number of players. */
const BASICS = {trumps: 4, follow: 3, hearts: 4, points: 3} as const;
const PARTNERS = {capo: 3, exchange: 4, sides: 3, score: 3} as const;
const FURTHER: readonly Readonly<Record<string, number>>[] = [
  {},
  {solo: 3, window: 3},
  {halves: 3, lone: 3},
  {three: 3, fourth: 3, lone: 3},
  PARTNERS,
  {...PARTNERS, five: 3},
  {...PARTNERS, six: 3},
];
