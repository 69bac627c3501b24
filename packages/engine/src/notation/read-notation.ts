import {isWhole, type Game, type WholeGame} from '../game.js';
import {POSITION_FORMAT} from '../position.js';
import {readPosition} from '../read-position.js';
import {Fault, fault, problemAt, type NotationProblem} from './fault.js';
import {matchIn} from './match-in.js';
import {positionIn} from './position-in.js';
import {DEAL, Source, type Notation, type NotationContext} from './source.js';

/** A notation, or its first fault. */
export type NotationResult<G extends Game = WholeGame> =
  {readonly ok: true; readonly value: Notation<G>} | {readonly ok: false; readonly problem: NotationProblem};

/** Reads a notation strictly, playing every move: `docs/notation.md` defines the format. Never throws. */
export function readNotation<G extends Game>(text: string, context: NotationContext<G>): NotationResult<G> {
  try {
    if (typeof text !== 'string') fault('notation.type', 0, 'A notation is a text.');
    return {ok: true, value: notationIn(new Source(text, context))};
  } catch (error) {
    if (error instanceof Fault) return {ok: false, problem: problemAt(typeof text === 'string' ? text : '', error)};
    throw error;
  }
}

function notationIn<G extends Game>(source: Source<G>): Notation<G> {
  const {fields, cards, game, gameNames} = source;
  const {marked} = cards;
  const loose = fields.find(({key}) => key === '');
  const [first] = fields.filter(({key}) => key !== 'letters');
  if (!first) return fault('notation.empty', 0, 'There is nothing to read.');
  if (loose) {
    const other = fields.find((field) => field !== loose && field.key !== 'letters');
    if (other) fault('notation.key', loose.from, 'These cards need a key before them, such as “hands:” or “table:”.');
    if (loose.parts.length > 1)
      fault('notation.key', loose.from, 'Cards of several hands need a key, as in “hands: AS KH / QD JC”.');
    return {kind: 'cards', cards: cards.cards(loose.parts[0]!), marked};
  }
  if (!game) return fault('notation.game', first.at, `The game is not said: expected game: and one of ${gameNames}.`);
  if (fields.some(({key}) => DEAL.includes(key))) return {kind: 'record', game, record: matchIn(source, game), marked};
  if (!isWhole(game)) return fault('record.position', first.at, 'A position cannot be read here.');
  const {options, written} = source.readOptions(game);
  const names = source.field('names');
  if (names) fault('notation.key', names.at, 'A position has no names.');
  const entry = positionIn(source, fields, {game, options, path: ''});
  const read = readPosition({format: POSITION_FORMAT, game: game.id, options: written, ...entry}, [game]);
  return read.ok ? {kind: 'position', game, position: read.value.position, marked} : source.refuse(read.problem);
}
