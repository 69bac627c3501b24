import type {Language} from '@cartavola/words';
import {html, nothing, type TemplateResult} from 'lit';
import {renderBox} from '../question/render-book.js';
import type {LoadedPuzzles} from './load-puzzles.js';
import type {PuzzlePage} from './puzzle-page.js';
import {renderPuzzle, renderTold} from './render-puzzle.js';
import type {ShownSet, ToldProblem} from './shown-set.js';

/** Renders the container with a puzzle from a set, or its problem. */
export const renderBook = (
  set: ShownSet,
  shown: PuzzlePage | ToldProblem,
  {language, words, gameTitle}: LoadedPuzzles,
): TemplateResult =>
  renderBox(
    html`<section class="book" part="book" lang=${language} dir="ltr" aria-label=${words.label(gameTitle)}>
      ${renderPuzzle(set, shown)}
      ${'problem' in shown ? nothing : html`<svg class="defs" aria-hidden="true"><defs>${shown.book.faces.defs}</defs></svg>`}
    </section>`,
    true,
  );

/** Renders the page's content inside the element, below the problem if there is one. */
export const renderFallback = (told: ToldProblem | undefined, language: Language): TemplateResult =>
  renderBox(
    html`${told ? html`<div class="problem" lang=${language} dir="ltr">${renderTold(told)}</div>` : nothing}<slot></slot>`,
    !told,
  );
