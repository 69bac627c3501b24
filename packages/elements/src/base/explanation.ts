import type {Problem} from '@cartavola/engine';
import type {Language} from '@cartavola/words';
import {html} from 'lit';
import {busy} from './clock.js';
import {adopt} from './adopt.js';

/** Renders the explanation of a problem in a language, or its English message if a module can't be loaded. */
export async function explanationOf(problem: Problem, language: Language, root: ShadowRoot): Promise<unknown> {
  try {
    const {explain, problemStyles} = await busy(import('./problem/problem.js'));
    adopt(root, [problemStyles]);
    return await busy(explain(problem, language));
  } catch {
    return html`<p role="alert">${problem.message}</p>`;
  }
}
