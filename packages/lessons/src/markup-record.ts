import type {WholeGame} from '@cartavola/engine';
import type {Language} from '@cartavola/words';
import type {MarkupNode, ReportMarkupFinding} from './markup.js';
import {readRecorded, type TakenStep} from './recorded.js';

/** Finds the records in a position. */
export const recordsIn = ({name, children}: MarkupNode): readonly MarkupNode[] =>
  name === 'lesson-position'
    ? children.filter(
        ({name: inner, attributes}) =>
          (inner === 'script' && attributes['type'] === 'application/json') ||
          (inner === 'pre' && attributes['data-cartavola-record'] !== undefined),
      )
    : [];

/** True if the other players continue to play as in the record. */
export const isRecordScript = ({attributes: {script}}: MarkupNode): boolean =>
  script?.trim().toLowerCase() === 'record';

/**
 * Takes a step's content from the record inside its position. Returns undefined if there is no record or it is faulty.
 */
export function takenFrom(
  position: MarkupNode,
  asked: MarkupNode | undefined,
  language: Language,
  game: WholeGame,
  say: ReportMarkupFinding,
): TakenStep | undefined {
  const [record, another] = recordsIn(position);
  if (!record) return undefined;
  if (another) say(another, 'lesson.element', '', 'A position can only have one record: this one is ignored.');
  const {script, goal, kind = 'play'} = asked?.attributes ?? {};
  const asksMove = asked !== undefined && kind === 'play';
  const goesOn = asksMove && isRecordScript(asked);
  const read = readRecorded(game, {
    text: record.text,
    attributes: position.attributes,
    language,
    asksMove,
    goesOn,
    goal,
  });
  if (read.ok) return script === undefined || goesOn ? read.value : {...read.value, script};
  const {code, path, message} = read.problem;
  say(code.startsWith('record.') ? record : position, code, path, message);
  return undefined;
}
