import {lessonScore, rulesLeftOut, summaryOf} from '@cartavola/lessons';
import {paragraphOf, paragraphsOf} from '@cartavola/words';
import {html, nothing, type TemplateResult} from 'lit';
import type {OpenBook} from '../open-book.js';
import {renderBroken} from '../render-broken.js';
import {renderDeal} from './render-deal.js';
import type {ShownLesson} from '../shown-lesson.js';

/**
 * Renders the end of a lesson: the score, the rules that the reader found difficult or has learned, and another deal to
 * play.
 */
export function renderEnd(page: ShownLesson): TemplateResult {
  const {lesson, sitting, startOver, openRules} = page;
  const {words, skills} = lesson!;
  const {progress, steps} = sitting!;
  const {learned, hard, hardSkills} = summaryOf(steps, progress);
  const isHard = hard.length + hardSkills.length > 0;
  const rules = page.book!.rules.code;
  // An author's lesson may be about a few rules only.
  const leftOut =
    lesson!.authored.size > 0 || !rules
      ? []
      : rulesLeftOut(
          steps,
          paragraphsOf(rules).map(({id}) => id),
        );
  const last = steps.find(({kind}) => kind === 'free');
  return html`<div class="step end">
      <div class="step-text">
        ${renderBroken(page)}
        <h3 class="step-title" tabindex="-1">${isHard || progress.asked === 0 ? words.over : words.known}</h3>
        ${progress.asked > 0 ? renderScore(page) : nothing}
        ${
          isHard
            ? html`<p class="text">${words.hard} ${hardSkills.map((skill) => skills[skill] ?? skill).join(', ')}</p>
              ${renderRules('hard', hard, page)}`
            : nothing
        }
        ${
          learned.length > 0
            ? html`<p class="text">${words.learned}</p>
              ${renderRules('learned', learned, page)}`
            : nothing
        }
        ${
          leftOut.length > 0
            ? html`<p class="text">${words.leftOut}</p>
              ${renderRules('left-out', leftOut, page)}`
            : nothing
        }
        ${
          last
            ? html`<p class="text">${words.playNext(isHard)}</p>
                ${renderDeal(withoutSeed(last), page, words.playAnother)}`
            : nothing
        }
      </div>
    </div>
    <div class="lesson-foot">
      <button type="button" class="secondary" @click=${startOver}>${words.startOver}</button>
      <p class="asked"></p>
      <div class="actions"><button type="button" class="primary" @click=${() => openRules()}>${words.rules}</button></div>
    </div>`;
}

const renderScore = ({lesson, sitting}: ShownLesson): TemplateResult => {
  const {progress} = sitting!;
  return html`<p class="text">${lesson!.words.score(progress.right, progress.asked)}</p>
    <p class="meter" aria-hidden="true"><span .style=${`--share:${lessonScore(progress)}`}></span></p>`;
};

const renderRules = (name: string, rules: readonly string[], {book, openRules}: ShownLesson): TemplateResult =>
  html`<ul class=${`summed-rules ${name}-rules`}>
    ${rules.map(
      (id) =>
        html`<li><button type="button" class="link-button" @click=${() => openRules(id)}>${ruleTitle(book!, id)}</button></li>`,
    )}
  </ul>`;

const ruleTitle = ({rules}: OpenBook, id: string): string => (rules.code && paragraphOf(rules.code, id)?.title) ?? id;

/** Removes the seed, so that the deal differs from the lesson's. */
const withoutSeed = <S extends {readonly seed?: string}>({seed: _seed, ...step}: S): Omit<S, 'seed'> => step;
