import type {Card} from '@cartavola/engine';
import type {Fault, PuzzleSitting} from '@cartavola/lessons';
import type {PuzzleWords} from '@cartavola/words';
import {html, nothing, type TemplateResult} from 'lit';
import {factsText, type SentenceContext} from '../base/sentences.js';
import {betterText} from './better-text.js';
import type {Explained} from './explain/explain.js';
import type {RestCode, RestTemplates, ShownLesson} from '../question/shown-lesson.js';

interface ShownPuzzle extends ShownLesson {
  readonly sitting: PuzzleSitting;
  readonly words: PuzzleWords;
  readonly pointed: readonly Card[];
  readonly explained: Explained | undefined;
}

/**
 * Returns a puzzle's templates: a lesson's answer controls, and the puzzle's own feedback. `rest` is absent on a
 * server.
 */
export const puzzleTemplates = (rest: RestCode | undefined, page: ShownPuzzle): RestTemplates | undefined =>
  rest && {
    ...rest,
    renderWatchFirst: () => nothing,
    renderFeedback: (_, context) => renderFeedback(page, context, rest.reasonText),
  };

/**
 * Renders the feedback: a mistake with its reason, the confirmation of a correct answer, the moves that follow, or a
 * hint.
 */
function renderFeedback(
  page: ShownPuzzle,
  context: SentenceContext,
  reasonText: RestCode['reasonText'],
): TemplateResult | typeof nothing {
  const {sitting, playback, isTrying, words, explained} = page;
  const {hint, step, verdict} = sitting;
  const told = toldText(page, context);
  if (sitting.isWaiting) return html`<p>${words.thinking}</p>`;
  if (sitting.isOver) {
    const isFirst = sitting.attempts === 1 && sitting.hints === 0;
    const said = sitting.isShown ? words.shownNow : isFirst ? words.solvedFirst : words.solved;
    const gained = sitting.points === undefined || playback.isPlaying ? '' : words.gained(sitting.points);
    return html`<p><b>${said}</b> ${step?.done ?? ''} ${told} ${playback.isPlaying ? '' : (explained?.text ?? '')} ${gained}</p>`;
  }
  const [fault] = verdict?.faults ?? [];
  if (fault) return renderFault(page, fault, context, {reasonText, told: isTrying ? told : ''});
  if (hint > 0) return html`<p>${step!.hints[hint - 1] || lookText(page)}</p>`;
  const why = playback.isPlaying ? '' : (explained?.text ?? '');
  return playback.shown.length > 0 ? html`<p><b>${words.stepped}</b> ${told} ${why}</p>` : nothing;
}

/** Returns the built-in first hint, which says where to look. */
const lookText = ({pointed, words}: ShownPuzzle): string => (pointed.length > 0 ? words.lookAtTable : words.lookAtHand);

/** Describes the current move during playback, then the move's result and the other players' later moves. */
function toldText({playback, sitting}: ShownPuzzle, context: SentenceContext): string {
  const {shown, isPlaying} = playback;
  if (isPlaying) return factsText(shown.slice(-1), context);
  if (sitting.isShown) return factsText(shown, context);
  const taken = shown.findLastIndex(({type}) => type === 'taken' || type === 'built');
  return factsText(shown.slice(sitting.isOver ? Math.max(0, taken) : taken < 0 ? 1 : taken), context);
}

function renderFault(
  {sitting, words, explained, playback}: ShownPuzzle,
  {card, reason, said}: Fault,
  context: SentenceContext,
  {reasonText, told}: {readonly reasonText: RestCode['reasonText']; readonly told: string},
): TemplateResult {
  const own =
    reason.type !== 'missed'
      ? undefined
      : reason.goal === 'best'
        ? betterText(words, sitting.puzzle.proof)
        : reason.goal === 'secure'
          ? reason.points === undefined
            ? words.prevented
            : words.leaves(reason.points)
          : undefined;
  // First say what follows, if that has been shown.
  const then = playback.isPlaying ? '' : (explained?.then ?? '');
  return html`<p>
    <b>${card === undefined ? context.words.notRight : context.words.mayNot(card)}</b> ${then} ${said ?? explained?.text ?? own ?? reasonText(reason, context)} ${then ? '' : told}
  </p>`;
}
