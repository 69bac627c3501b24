import type {Problem} from '@cartavola/engine';
import type {Language, RulebookWords} from '@cartavola/words';
import {html, type TemplateResult} from 'lit';

/** Says in place what is wrong with what the page asks for; in English where not even words could be loaded. */
export const renderProblem = (
  {code, path, message}: Problem,
  words: RulebookWords | undefined,
  language: Language,
): TemplateResult =>
  html`<div class="problem" role="alert" lang=${language} dir="ltr">
    <p><b>${words?.problem ?? 'This cannot be shown.'}</b></p>
    <p>${words?.problemText(code, path) ?? message}</p>
    <p><code>${code}${path && ` · ${path}`}</code></p>
  </div>`;
