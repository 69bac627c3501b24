import {numberUpTo, oneOf, THEMES} from '@cartavola/diagrams';
import {success, type Result, type Seat} from '@cartavola/engine';
import {LETTERS} from '@cartavola/engine/notation/letters.js';
import type {ReactiveControllerHost} from 'lit';
import {SHARING} from '../base/sharing.js';
import {textOf} from '../base/text-of.js';
import type {PackedMatch} from '../links/packed-match.js';
import type {OpenReplay} from './open-replay.js';
import {SPEEDS, type ReplaySpeed} from './playback.js';

/** Element that shows a replay. */
export interface ReplayHost extends ReactiveControllerHost, HTMLElement {
  readonly seat: unknown;
  readonly guess: unknown;
  readonly ply: unknown;
  readonly theme: unknown;
  readonly speed: unknown;
  readonly letters: unknown;
  readonly sharing: unknown;
  readonly usualSpeed: ReplaySpeed;
  /** Match from a link. */
  readonly linked: PackedMatch | undefined;
  /** True if readers can save pictures and copy links. */
  readonly maySave: boolean;
}

/** Attributes of a replay that depend on its match. The value of an absent attribute is undefined. */
interface MatchAttributes {
  readonly seat: Seat | undefined;
  readonly guess: Seat | undefined;
  readonly ply: number | undefined;
}

/**
 * Reads the attributes of a replay, some of which depend on its match. The path of a problem is the attribute's name.
 */
export function readAttributes(host: ReplayHost, {game, model}: OpenReplay): Result<MatchAttributes> {
  const {record, moments} = model.match;
  const last = game.seats(record.options) - 1;
  // These attributes apply to the page's match, not to one from a link.
  const own = (value: unknown): string | undefined => (host.linked ? undefined : textOf(value));
  const seat = numberUpTo('seat', own(host.seat), last);
  const guess = numberUpTo('guess', own(host.guess), last);
  const ply = numberUpTo('ply', own(host.ply), moments.at(-1)!.ply);
  const words = [
    oneOf('theme', textOf(host.theme), THEMES),
    oneOf('speed', textOf(host.speed), SPEEDS),
    oneOf('letters', textOf(host.letters), LETTERS),
    oneOf('sharing', textOf(host.sharing), SHARING),
  ];
  if (!seat.ok) return seat;
  if (!guess.ok) return guess;
  if (!ply.ok) return ply;
  const wrong = words.find(({ok}) => !ok);
  if (wrong && !wrong.ok) return wrong;
  return success({seat: seat.value, guess: guess.value, ply: ply.value});
}
