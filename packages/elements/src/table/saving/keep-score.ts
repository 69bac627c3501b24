import {sideOf, writeOptions, type MatchRecord, type Seat} from '@cartavola/engine';
import {Session, type SessionEvent} from '@cartavola/session';
import type {ReaderSettings} from '../../base/settings/reader-settings.js';
import {isDealtFrom} from '../../match/day.js';
import {optionAttributes} from '../../links/option-attributes.js';
import type {Opponents, Outcome, PlayedDay} from '../../history/played.js';
import {readerRecord} from '../../history/reader-record.js';
import type {AddedScore} from '../../history/with-score.js';
import type {ScoredMatch} from '../match/match-host.js';
import {winnersOf} from '../scene/winners.js';
import {levelAfter} from './level-after.js';
import {markOf} from '../../history/mark-of.js';

/** Session event that scores a deal or match. */
type ScoreEvent = SessionEvent & {readonly type: 'score' | 'match'};

/** Score to record, and the state of the match at that time. */
export interface Scored {
  readonly match: ScoredMatch;
  readonly event: ScoreEvent;
  readonly record: MatchRecord;
  /** Number of the deal, from 0. */
  readonly deal: number;
  /** Time in milliseconds since 1970. */
  readonly time: number;
  /** Whether the reader took back any moves. */
  readonly isUndone: boolean;
  readonly settings: Pick<ReaderSettings, 'authored' | 'choose'>;
}

/** Adds scores to the reader's record. Notifies the record's listeners once the table has shown the scores. */
export function keepScores(scores: readonly Scored[]): void {
  for (const scored of scores) {
    // Skip deals that were already finished in the page's record or on an earlier visit.
    if (scored.deal < finishedBefore(scored.match)) continue;
    const {game} = scored.record;
    readerRecord.add(game, scoreOf(scored));
    if (scored.event.type === 'match') adapt(game, scored.settings);
    void scored.match.idle.then(() => readerRecord.tell());
  }
}

/** If the page has set the level to `adaptive`, chooses the reader's next level after a match. */
function adapt(game: string, settings: Scored['settings']): void {
  if (settings.authored('level') !== 'adaptive') return;
  const last = readerRecord.of(game).matches.filter(({end, undone}) => end && !undone);
  const level = levelAfter(last);
  if (level) settings.choose('level', level);
}

/** Returns the number of deals that were finished when the table began to show the match. */
function finishedBefore({setup: {layout, record, seed}}: ScoredMatch): number {
  if (!record) return 0;
  const {options} = record;
  return new Session({game: layout.game, options, seed, viewer: 'spectator', players: [], record}).finished;
}

function scoreOf(scored: Scored): AddedScore {
  const {match, event, record, deal, time, isUndone} = scored;
  const points = ownFirst(scored);
  const margin = marginOf(scored, points);
  const day = dayOf(scored, points);
  return {
    id: idOf(scored),
    time,
    against: opponentsAt(match),
    options: optionAttributes(match.setup.layout.game, record.options),
    ...(event.type === 'score'
      ? {deal: {deal, points, margin}}
      : {end: {outcome: outcomeOf(scored, margin), points, margin}, ...seedOf(scored)}),
    ...(day && {day}),
    ...(isUndone && {undone: true}),
  };
}

/** Returns the identity of a match. Matches with the same cards, seat and options count as the same. */
function idOf({match, record}: Scored): string {
  const {dealer, pack, position} = record.deals[0]!;
  const {game} = match.setup.layout;
  return markOf(
    JSON.stringify([game.id, writeOptions(game, record.options) ?? {}, match.viewer, dealer, pack ?? position]),
  );
}

/** Returns the players or sides that have a total. */
const partiesOf = ({match: {setup}, record}: Scored): readonly (readonly Seat[])[] =>
  setup.layout.parties?.(record.options) ?? setup.settings.seats.map((_, seat) => [seat]);

/** Returns the points that were scored: first those of the reader's side, then those of the others, clockwise. */
function ownFirst(scored: Scored): readonly number[] {
  const {event, match} = scored;
  const viewer = match.viewer as Seat;
  const sides = event.type === 'match' ? event.result.sides : undefined;
  const points = sides ?? (event.type === 'score' ? event.marks : event.totals);
  const own = sides ? sideOf(viewer) : partiesOf(scored).findIndex((members) => members.includes(viewer));
  return points.map((_, place) => points[(own + place) % points.length]!);
}

/** Returns the points by which the reader is ahead of the best other player or side. */
function marginOf({match}: Scored, [own, ...others]: readonly number[]): number {
  if (own === undefined || others.length === 0) return 0;
  // If players lose by reaching a number of points, fewer points are better.
  return match.setup.layout.ends ? Math.min(...others) - own : own - Math.max(...others);
}

function outcomeOf(scored: Scored, margin: number): Outcome {
  const {event, match} = scored;
  const winners = event.type === 'match' ? winnersOf(event.result, partiesOf(scored)) : undefined;
  if (winners) return winners.includes(match.viewer as Seat) ? 'won' : 'lost';
  return margin > 0 ? 'won' : margin < 0 ? 'lost' : 'drawn';
}

/**
 * Returns the result of a deal of the day: the first deal of a match, or the whole match in games that only score
 * matches.
 */
function dayOf(scored: Scored, points: readonly number[]): PlayedDay | undefined {
  const {match, event, deal} = scored;
  const {day} = match.standing;
  const isOfDay =
    match.setup.layout.game.scores === 'match' ? event.type === 'match' : event.type === 'score' && deal === 0;
  if (day?.rhythm !== 'daily' || !isOfDay) return undefined;
  return {number: day.number, outcome: outcomeOf(scored, marginOf(scored, points)), points};
}

/** Returns the level of the reader's opponents: `mixed` if they have different levels, or `alone` if there are none. */
function opponentsAt({setup: {settings, manner}}: ScoredMatch): Opponents {
  const levels = settings.seats.flatMap((player, seat) => (player === 'you' ? [] : [manner(seat).level]));
  return new Set(levels).size > 1 ? 'mixed' : (levels[0] ?? 'alone');
}

/** Returns the seed of the match if its cards come from that seed. A continued match may have a different seed. */
function seedOf({match, record}: Scored): {readonly seed?: string} {
  const {layout, seed} = match.setup;
  return isDealtFrom({game: layout.game, options: record.options, seed, record}) ? {seed} : {};
}
