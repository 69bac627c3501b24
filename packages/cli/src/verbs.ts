import {answerCanonical} from './canonical.js';
import {checkVerb} from './check/check-verb.js';
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
      summary: 'Replay records: print the legal moves before each move, and the score.',
      help: `Reads one record per line and prints a line for each:
  {"steps":[{"legal":[…]}, …],"score":[…],"marks":[…],"totals":[…],"result":…}

  steps    before each move, over all deals in turn: the legal moves of all seats that may act, as in
           records, without duplicates, sorted by code unit
  score    the lines {rule, seat or side, points} of the last deal; null if it is unfinished
  marks    marks of the last deal; null if it is unfinished, or the game scores only the match
  totals   totals of the match so far; null if there are none
  result   result of the match; null while it continues`,
    },
    answerReplay,
  ),
  lineVerb(
    {
      name: 'refusal',
      summary: 'Print the rule that forbids a move after a record.',
      help: `Reads {"record": …, "move": …} per line: may the move come next in the record's last deal? Prints a line for each:
  {"refusal":"id of the rule"} or {"refusal":null}

Write the move as in a record: {"seat":0,"type":"play","card":"QH"}. Without a deal, or after the last one is over,
common.type refuses any move. The path of an error is a path in the record, or begins with "move".`,
    },
    answerRefusal,
  ),
  lineVerb(
    {
      name: 'canonical',
      summary: 'Write records in canonical form.',
      help: `Reads one record per line and prints its canonical bytes: the same match always gives the same bytes.`,
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
