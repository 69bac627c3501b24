import type {Puzzle} from '@cartavola/lessons';
import {html, nothing, type TemplateResult} from 'lit';
import {dueAgain, isSolved} from './kept-results.js';
import type {ShownSet} from './shown-set.js';

/** Renders the reader's progress in a set and, on request, all its puzzles by theme. */
export function renderOverview(set: ShownSet): TemplateResult {
  const {words, puzzles, place, results} = set;
  const {standings} = results;
  const solvedIn = (some: readonly {readonly id: string}[]): number =>
    some.filter(({id}) => isSolved(standings[id])).length;
  const [due, ...more] = dueAgain(puzzles, results, Date.now());
  const open =
    (next: number) =>
    (event: Event): void => {
      (event.currentTarget as HTMLElement).closest('details')!.open = false;
      set.goTo(next);
    };
  const close = (event: KeyboardEvent): void => {
    const overview = event.currentTarget as HTMLDetailsElement;
    if (event.key !== 'Escape' || !overview.open) return;
    overview.open = false;
    overview.querySelector('summary')!.focus();
  };
  return html`<details class="overview" @keydown=${close}>
    <summary>${words.place(place + 1)}<span class="spoken">, </span><span class="solved">${words.solvedOf(solvedIn(puzzles), puzzles.length)}</span></summary>
    <div class="all" role="group" aria-label=${words.progress}>
      ${due === undefined ? nothing : html`<button type="button" class="secondary" @click=${open(due)}>${words.toTryAgain(1 + more.length)}</button>`}
      ${[...byTheme(puzzles)].map(
        ([theme, some]) =>
          html`<section>
            <h3>${words.themes[theme]?.title ?? words.untitled} <span class="solved">${words.solvedOf(solvedIn(some), some.length)}</span></h3>
            <ol>
              ${some.map(({id, number}) => {
                const standing = standings[id] ?? 'open';
                return html`<li>
                  <button
                    type="button"
                    class="chip ${standing}"
                    aria-current=${number === place ? 'step' : nothing}
                    aria-label="${words.place(number + 1)}: ${words.states[standing]}"
                    title=${words.states[standing]}
                    @click=${open(number)}
                  >
                    ${number + 1}
                  </button>
                </li>`;
              })}
            </ol>
          </section>`,
      )}
      <ul class="legend" aria-hidden="true">
        ${Object.entries(words.states).map(([standing, text]) => html`<li><span class="chip ${standing}"></span>${text}</li>`)}
      </ul>
      ${renderErase(set)}
    </div>
  </details>`;
}

/** Renders the button that deletes the results after asking for confirmation. */
export const renderErase = ({words, results, erasing, erase}: ShownSet): TemplateResult | typeof nothing =>
  Object.keys(results.standings).length > 0
    ? html`<button type="button" class="link-button erase" @click=${erase}>${erasing === 'asked' ? words.eraseNow : words.erase}</button>`
    : nothing;

/** Groups puzzles by their main theme, with their indices in the set. */
function byTheme(
  puzzles: readonly Puzzle[],
): ReadonlyMap<string, readonly {readonly id: string; readonly number: number}[]> {
  const groups = new Map<string, {readonly id: string; readonly number: number}[]>();
  for (const [
    number,
    {
      id,
      themes: [theme = ''],
    },
  ] of puzzles.entries())
    groups.set(theme, [...(groups.get(theme) ?? []), {id, number}]);
  return groups;
}
