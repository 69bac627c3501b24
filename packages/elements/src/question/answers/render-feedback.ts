import {pickedText, whoText, type Fault} from '@cartavola/lessons';
import {html, nothing, type TemplateResult} from 'lit';
import {renderTold, toldText} from '../render-answer.js';
import {factsText, type SentenceContext} from '../../base/sentences.js';
import type {Playback} from '../playback.js';
import type {ShownLesson} from '../shown-lesson.js';
import {reasonText, ruleText} from './reasons.js';

/**
 * Renders the feedback: an explanation of a mistake, the confirmation of a correct answer, the moves that follow, or a
 * hint.
 */
export function renderFeedback(page: ShownLesson, context: SentenceContext): TemplateResult | typeof nothing {
  const {sitting, playback, isTrying, tryIt} = page;
  const {verdict, isRight, step, hint} = sitting!;
  const {words} = context;
  const told = step ? toldText(playback, step, context) : '';
  if (isTrying)
    return html`<p>${told}</p>
      <button type="button" class="link-button" @click=${tryIt}>${words.back}</button>`;
  if (isRight) return html`<p><b>${words.right}</b> ${step!.done ?? ''} ${told}</p>`;
  // Show only one fault at a time, and the next one when this one has been corrected.
  const [fault] = verdict?.faults ?? [];
  if (fault) return renderFault(page, fault, context);
  if (hint > 0) return html`<p>${hintText(page, context)}</p>`;
  if (step?.script !== undefined && playback.shown.length > 0)
    return html`<p><b>${words.right}</b> ${sinceText(playback, context)}</p>`;
  return renderTold(page, context);
}

/** Describes the events since the reader's move: who took the trick, and the other players' later moves. */
function sinceText({shown, isPlaying}: Playback, context: SentenceContext): string {
  if (isPlaying) return factsText(shown.slice(-1), context);
  const taken = shown.findLastIndex(({type}) => type === 'taken' || type === 'built');
  return factsText(shown.slice(taken < 0 ? 1 : taken), context);
}

function renderFault(
  {sitting, tryIt, openRules}: ShownLesson,
  {card, reason, said}: Fault,
  context: SentenceContext,
): TemplateResult {
  const {words} = context;
  const refused = reason.type === 'refused' ? reason.rule : undefined;
  return html`<p>
    <b>${card === undefined ? words.notRight : words.mayNot(card)}</b> ${said ?? reasonText(reason, context)}
    ${
      sitting!.tried ? html`<button type="button" class="link-button" @click=${tryIt}>${words.tryIt}</button>` : nothing
    }
    ${
      refused !== undefined && !refused.startsWith('common.')
        ? html`<button type="button" class="link-button" @click=${() => openRules(refused)}>${words.ruleInFull}</button>`
        : nothing
    }
  </p>`;
}

/** Returns the text of the current hint, which says where to look, quotes the rule, or gives the answer. */
function hintText({sitting}: ShownLesson, context: SentenceContext): string {
  const {step, hint, question} = sitting!;
  const {words, rules} = context;
  const [look, rule] = step!.hints;
  if (hint === 1) return look ?? words.lookHere;
  const [id] = step!.teaches ?? [];
  if (hint === 2) return rule ?? (id === undefined ? (look ?? words.lookHere) : ruleText(id, rules));
  const told =
    question!.who !== undefined
      ? whoText(question!.who, context)
      : question!.number === undefined
        ? pickedText(question!, context)
        : String(question!.number);
  return told ? `${told}. ${words.solutionNow}` : words.solutionNow;
}
