import {answerCanonical} from './canonical.js';
import {checkVerb} from './check-verb.js';
import {chooseVerb} from './choose-verb.js';
import {convertVerb} from './convert-verb.js';
import {drawVerb} from './draw-verb.js';
import {headVerb} from './head-verb.js';
import {lessonVerb} from './lesson-verb.js';
import {leagueVerb} from './league-verb.js';
import {lineVerb} from './line-verb.js';
import {oembedVerb} from './oembed-verb.js';
import {answerRefusal} from './refusal.js';
import {answerReplay} from './replay.js';
import {puzzlesVerb} from './puzzles-verb.js';
import {reviewVerb} from './review-verb.js';
import {rulesVerb} from './rules-verb.js';
import {scormVerb} from './scorm/scorm-verb.js';
import {sheetVerb} from './sheet-verb.js';
import {simulateVerb} from './simulate-verb.js';
import type {Verb} from './verb.js';

/** All subcommands. */
export const verbs: readonly Verb[] = [
  lineVerb(
    {
      name: 'replay',
      summary: 'Play records again; print the legal moves before each move, and the score.',
      help: `Reads a record a line; prints a line for each:
  {"steps":[{"legal":[…]}, …],"score":[…],"marks":[…],"totals":[…],"result":…}

  steps    before each move, over all deals in turn: the legal moves of all seats that may act, as
           records write them, equal ones once, sorted by code unit
  score    the lines {rule, seat or side, points} of the last deal; null where it is unfinished
  marks    what the last deal gave; null where it is unfinished, or the game scores the match alone
  totals   the match so far; null where there are none
  result   null while the match goes on`,
    },
    answerReplay,
  ),
  lineVerb(
    {
      name: 'refusal',
      summary: 'Say which rule refuses a move after a record.',
      help: `Reads {"record": …, "move": …} a line: may the move come next in the record's last deal? Prints a line for each:
  {"refusal":"id of the rule"} or {"refusal":null}

The move is written as in a record: {"seat":0,"type":"play","card":"QH"}. Where there is no deal, or the last one is
over, any move is refused with common.type. A path of an error is the record's, or begins with "move".`,
    },
    answerRefusal,
  ),
  lineVerb(
    {
      name: 'canonical',
      summary: 'Write records canonically.',
      help: `Reads a record a line; prints its canonical bytes: the same match always gives the same.`,
    },
    answerCanonical,
  ),
  convertVerb,
  drawVerb,
  simulateVerb,
  chooseVerb,
  reviewVerb,
  leagueVerb,
  puzzlesVerb,
  rulesVerb,
  sheetVerb,
  lessonVerb,
  checkVerb,
  headVerb,
  oembedVerb,
  scormVerb,
];
