import {isWhole, type Game, type WholeGame} from '../game.js';
import {POSITION_FORMAT} from '../position.js';
import {readPosition} from '../read-position.js';
import {excerptIn} from './excerpt-in.js';
import {Fault, fault, problemAt, recordFault, type NotationProblem} from './fault.js';
import {matchIn} from './match-in.js';
import {namesIn} from './names.js';
import {haveHands, positionIn} from './position-in.js';
import {plainNotation} from './quotes.js';
import {DEAL, Source, type Notation, type NotationContext} from './source.js';

/** Content read from notation, or the first problem found. */
export type NotationResult<G extends Game = WholeGame> =
  | {readonly ok: true; readonly value: Notation<G>}
  | {readonly ok: false; readonly problem: NotationProblem};

/** Reads notation and plays every move. `docs/notation.md` defines the format. Never throws. */
export function readNotation<G extends Game>(text: string, context: NotationContext<G>): NotationResult<G> {
  const read = readIn(text, context);
  if (read.ok || !context.isPack || context.letters === 'it') return read;
  const italian = readIn(text, {...context, letters: 'it'});
  return italian.ok ? italian : read;
}

function readIn<G extends Game>(text: string, context: NotationContext<G>): NotationResult<G> {
  let plain = '';
  try {
    if (typeof text !== 'string') fault('no-text', 0, {});
    plain = plainNotation(text);
    return {ok: true, value: notationIn(new Source(plain, text, context))};
  } catch (error) {
    if (error instanceof Fault) return {ok: false, problem: problemAt(plain, error.found)};
    throw error;
  }
}

function notationIn<G extends Game>(source: Source<G>): Notation<G> {
  const {fields, cards, game, gameNames} = source;
  const {marked} = cards;
  const loose = fields.find(({key}) => key === '');
  const [first] = fields.filter(({key}) => key !== 'letters');
  if (!first) return fault('empty', 0, {});
  if (loose) {
    const other = fields.find((field) => field !== loose && field.key !== 'letters');
    const at = loose.parts.flat()[0]?.at ?? loose.from;
    if (other) fault('loose', at, {});
    if (loose.parts.length > 1) fault('loose-hands', at, {});
    return {kind: 'cards', cards: cards.cards(loose.parts[0]!), marked};
  }
  if (!game) return fault('no-game', first.at, {games: gameNames});
  if (fields.some(({key}) => DEAL.includes(key))) return {kind: 'record', game, record: matchIn(source, game), marked};
  if (!isWhole(game)) return fault('no-position', first.at, {});
  const isPart = !haveHands(fields);
  const {options, written} = source.readOptions(game, true);
  const others = {game, marked, ...namesBeside(source, game.seats(options))};
  const entry = positionIn(source, fields, {game, options, path: ''});
  if (isPart) return {kind: 'excerpt', excerpt: excerptIn(source, entry, game, options), ...others};
  const read = readPosition({format: POSITION_FORMAT, game: game.id, options: written, ...entry}, [game]);
  return read.ok ? {kind: 'position', position: read.value.position, ...others} : source.refuse(read.problem);
}

/** Reads the names given with a position, one for each player. */
function namesBeside(source: Source, players: number): {readonly names?: readonly string[]} {
  const field = source.field('names');
  if (!field) return {};
  const names = namesIn(source.given, field);
  if (names.length === players) return {names};
  const message = `There must be ${players} names, one for each player.`;
  return recordFault('players', field.at, {players}, {code: 'notation.names', path: '', message});
}
