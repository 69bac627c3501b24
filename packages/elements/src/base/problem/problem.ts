import type {Problem} from '@cartavola/engine';
import {loadProblemWords, type Language} from '@cartavola/words';
import {css, html, type TemplateResult} from 'lit';

export const problemStyles = css`
  .problem {
    grid-area: middle;
    place-self: center;
    max-inline-size: 38em;
    margin: 16px;
    padding: 16px 20px;
    border-radius: 16px;
    color: #17202e;
    background: #fffdf7;
    font-size: 1.15em;
    -webkit-user-select: text;
    user-select: text;
  }
  .problem p + p {
    margin-block-start: 8px;
  }
  .problem code {
    font-size: 0.93em;
    overflow-wrap: anywhere;
  }
`;

/** Renders a problem with the page or its data, for the author to see instead of the table. */
export async function explain({code, path, given}: Problem, language: Language): Promise<TemplateResult> {
  const {problem, problemText} = await loadProblemWords(language);
  return html`<div class="problem" role="alert">
    <p><b>${problem}</b></p>
    <p>${problemText(code, path, given)}</p>
    <p><code>${code}${path && ` · ${path}`}</code></p>
  </div>`;
}
