import {LEVELS, type ChooseOptions} from '@cartavola/bots';
import {failure, success, writeMove, type Game, type Result, type Seat, type View} from '@cartavola/engine';
import {LANGUAGES, USUAL_LANGUAGE} from '@cartavola/words';
import {loadCoach} from '@cartavola/words/coach/games.js';
import {levelNamed} from './given-game.js';
import {languageFrom} from './given-language.js';
import {lineVerb} from './line-verb.js';
import {problemLine} from './output-line.js';
import {playRecord} from './play-record.js';
import {readQuestion} from './question.js';
import {think, USUAL_ITERATIONS, type Limits} from './think.js';
import type {Verb} from './verb.js';
import {writtenReason} from './written-reason.js';

type Data = Readonly<Record<string, unknown>>;

/** Reads the options for choosing a move. */
function readSettings(data: Data): Result<Pick<ChooseOptions, 'level' | 'seed'> & Limits> {
  const level = levelNamed(data['level']);
  if (!level) return failure('choose.level', 'level', `The level must be one of ${LEVELS.join(', ')}.`);
  for (const key of ['iterations', 'milliseconds']) {
    if (Object.hasOwn(data, key) && !(Number.isSafeInteger(data[key]) && Number(data[key]) > 0))
      return failure(`choose.${key}`, key, `${key} must be a whole number from 1.`);
  }
  const {seed = '0'} = data;
  if (typeof seed !== 'string') return failure('choose.seed', 'seed', 'The seed must be a string.');
  const milliseconds = data['milliseconds'] as number | undefined;
  // If `milliseconds` is the only limit given, don't limit the iterations.
  const iterations = (data['iterations'] ?? (milliseconds === undefined ? USUAL_ITERATIONS : Infinity)) as number;
  return success({level, seed, iterations, milliseconds});
}

/** Input for a seat's bot: the seat's view of the deal, and the totals before the deal. */
interface Asked {
  readonly game: Game;
  readonly seat: Seat;
  readonly view: View;
  readonly totals: readonly number[];
  readonly options: Pick<ChooseOptions, 'level' | 'seed'> & Limits;
  readonly write: (move: Parameters<typeof writeMove>[0]) => object;
}

function readAsked(line: string): Result<Asked> {
  const question = readQuestion(line, {
    needed: ['record', 'seat', 'level'],
    others: ['iterations', 'milliseconds', 'seed'],
  });
  if (!question.ok) return question;
  const {record, data} = question.value;
  const settings = readSettings(data);
  if (!settings.ok) return settings;
  const {game, deal, match} = playRecord(record);
  const seat = deal?.actors.find((actor) => actor === data['seat']);
  if (!deal || seat === undefined) {
    const actors = deal?.actors.join(', ');
    return failure(
      'choose.seat',
      'seat',
      actors
        ? `The seat must be one that may act now: ${actors}.`
        : 'There is nothing to choose: no deal is in progress.',
    );
  }
  return success({
    game,
    seat,
    view: game.view(deal, seat),
    totals: match.totals,
    options: settings.value,
    write: (move) => writeMove(move, game),
  });
}

/** `cartavola choose`: `{record, seat, level, …}` → `{move, value, reasons}`. */
export const chooseVerb: Verb = lineVerb(
  {
    name: 'choose',
    usage: '[--lang LANGUAGE] [FILE…]',
    summary: 'Choose moves as the bots do, line by line.',
    help: `Reads one question per line and answers it before it reads the next, until the input ends:
  {"record":…,"seat":0,"level":"expert","iterations":1000,"milliseconds":100,"seed":"any text"}

  record         the match so far, with the deal in progress last
  seat           the seat to move: one that may act. The bot knows only what that seat has seen
  level          ${LEVELS.join(', ')}
  iterations     maximum number of search iterations (default: ${USUAL_ITERATIONS}; no limit if milliseconds is given)
  milliseconds   time limit (default: none)
  seed           the same question and seed give the same answer, unless milliseconds is given (default: "0")

Prints a line for each:
  {"move":{"seat":0,"type":"play","card":"7D"},"value":1.5,"reasons":[{"id":…,"cards":[…],"text":…}]}

  move      as in a record; {"seat":1,"type":"pass"}: the seat may act out of turn and doesn't
  value     expected gain of the move for its side, in points of the game; compare it only within one question
  reasons   why, best first, each with its cards and a sentence; empty if there is no short reason. A comparison
            with the next best move adds {"than":{…},"against":…}: "against" says whether it speaks against that
            move. A reason about what another seat may do adds {"answer":{…}}. Numbers in the sentence are "count",
            or "points" from a search

Options:
  --lang LANGUAGE   language of the sentences: ${LANGUAGES.join(', ')} (default: ${USUAL_LANGUAGE})`,
    options: {lang: {type: 'string'}},
  },
  async (line, options) => {
    const language = languageFrom(options['lang']);
    const asked = readAsked(line);
    if (!asked.ok) return problemLine(asked.problem);
    const {game, seat, view, totals, write, options: settings} = asked.value;
    const {move, value, reasons} = think(view, {...settings, totals});
    const coach = await loadCoach(game.id, language);
    const told = reasons.map((reason) => writtenReason(reason, coach, game, {seat, moves: view.moves}));
    return {text: JSON.stringify({move: write({seat, ...move}), value, reasons: told}), refused: false};
  },
);
