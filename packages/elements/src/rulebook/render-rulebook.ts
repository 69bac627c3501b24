import type {GlossaryTerm, Inline, Paragraph, RulebookSection} from '@cartavola/words';
import {html, nothing, type TemplateResult} from 'lit';
import {classMap} from 'lit/directives/class-map.js';
import {addressOfRule} from '../base/page/target.js';
import type {OpenRules} from '../question/open-book.js';
import {renderFigure} from '../question/render-figure.js';

/** Rulebook as shown to the reader. */
export interface Reading extends OpenRules {
  /** Id of the last opened rule. */
  readonly target: string | undefined;
  /** Rule whose example is open, with the example's table once that is loaded. */
  readonly example: {readonly rule: string; readonly table: TemplateResult | undefined} | undefined;
  /** Opens or closes a rule's example. */
  readonly showExample: (rule: string) => void;
}

/** Renders all sections, with the glossary at the end. */
export const renderRules = (reading: Reading): TemplateResult =>
  html`${reading.book.sections.map((section) => renderSection(section, reading))}${renderGlossary(reading)}`;

/** Actions of the table of contents, which go to a section or `glossary`, and expand the list on small screens. */
interface Contents {
  readonly listed: boolean;
  go(section: string): void;
  toggle(): void;
}

/** Renders the table of contents. */
export const renderContents = ({book, words}: Reading, {listed, go, toggle}: Contents): TemplateResult =>
  html`<nav class="contents" aria-label=${words.contents}>
    <button type="button" class="list" aria-expanded=${listed} aria-controls="contents" @click=${toggle}>
      ${words.contents}
    </button>
    <ul id="contents" class=${listed ? '' : 'folded'}>
      ${book.sections.map(
        (section) =>
          html`<li>
            <button type="button" @click=${() => go(section.name)}>
              <span class="number">${section.number}</span> ${section.title}
            </button>
          </li>`,
      )}
      <li>
        <button type="button" class="last" @click=${() => go('glossary')}>${words.glossary}</button>
      </li>
    </ul>
  </nav>`;

function renderSection({name, number, title, intro, paragraphs}: RulebookSection, reading: Reading): TemplateResult {
  return html`<section
    class=${classMap({section: true, plain: name === 'table'})}
    aria-labelledby=${`section-${name}`}
  >
    <h3 id=${`section-${name}`} tabindex="-1"><span class="number">${number}</span> ${title}</h3>
    ${intro === undefined ? nothing : html`<p class="intro">${intro}</p>`}
    ${paragraphs.map((paragraph) => renderRule(paragraph, reading))}
  </section>`;
}

function renderRule(paragraph: Paragraph, reading: Reading): TemplateResult {
  const {id, number, title, text, badge, when, figure, hasExample} = paragraph;
  const {target, words, example, showExample} = reading;
  const isOpen = example?.rule === id;
  return html`<div
    class=${classMap({rule: true, target: id === target})}
    part="rule"
    id=${id}
  >
    <div class="title">
      <h4 tabindex="-1"><span class="number">${number}</span> ${title}</h4>
      <a class="link" href=${addressOfRule(id)} aria-label=${words.linkTo(number)}
        ><svg viewBox="0 0 20 20" aria-hidden="true">
          <path
            d="M8.500 11.500a3 3 0 0 0 4.200 0l2.600-2.600a3 3 0 0 0-4.200-4.200l-1 1M11.500 8.500a3 3 0 0 0-4.200 0l-2.600 2.600a3 3 0 0 0 4.200 4.200l1-1"
          ></path></svg
      ></a>
    </div>
    ${when === undefined ? nothing : html`<p class="when">${when}</p>`}
    <p class="text">${text.map(renderPiece)}</p>
    ${figure ? renderFigure(figure, reading) : nothing}
    ${badge === undefined ? nothing : html`<p class="badge" part="badge">${badge}</p>`}
    ${
      hasExample && when === undefined
        ? html`<button type="button" class="example-button" aria-expanded=${isOpen} @click=${() => showExample(id)}>
            ${words.example}
          </button>`
        : nothing
    }
    ${isOpen ? (example.table ?? nothing) : nothing}
  </div>`;
}

/**
 * Renders a piece of text. A term with an explanation is a span, because a button would allow a line break between the
 * term and a comma.
 */
const renderPiece = (piece: Inline): unknown =>
  typeof piece === 'string'
    ? piece
    : html`<span
        role="button"
        tabindex="0"
        class="term"
        data-term=${piece.term}
        aria-describedby=${`term-${piece.term}`}
        >${piece.text}</span
      >`;

const renderGlossary = ({book, words}: Reading): TemplateResult =>
  html`<section class="section" aria-labelledby="section-glossary">
    <h3 id="section-glossary" tabindex="-1">${words.glossary}</h3>
    <dl>
      ${book.glossary.map(
        ({key, term, meaning}: GlossaryTerm) =>
          html`<div>
            <dt>${term}</dt><dd id=${`term-${key}`}>${meaning}</dd>
          </div>`,
      )}
    </dl>
  </section>`;
