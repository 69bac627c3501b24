import type {Found, FoundRule, MarkedText} from '@cartavola/words/search/search-book.js';
import type {RulebookWords} from '@cartavola/words';
import {html, nothing, type TemplateResult} from 'lit';
import {addressOfRule} from '../../base/page/target.js';

/** Renders the results: a link to each rule with the matching sentences, and the matching glossary terms. */
export const renderResults = ({rules, terms}: Found, {glossary}: RulebookWords): TemplateResult =>
  html`<div class="results">
    <ol>
      ${rules.map(renderRule)}
    </ol>
    ${
      terms.length === 0
        ? nothing
        : html`<h3>${glossary}</h3>
          <dl>
            ${terms.map(({term, meaning}) => html`<div><dt>${renderMarked(term)}</dt><dd>${renderMarked(meaning)}</dd></div>`)}
          </dl>`
    }
  </div>`;

const renderRule = ({id, number, title, sentences}: FoundRule): TemplateResult =>
  html`<li class="result" data-rule=${id}>
    <a class="to-rule" href=${addressOfRule(id)}><span class="number">${number}</span> ${renderMarked(title)}</a>
    <p class="text">${sentences.map((sentence, place) => html`${place > 0 ? ' ' : ''}${renderMarked(sentence)}`)}</p>
  </li>`;

const renderMarked = (text: MarkedText): readonly unknown[] =>
  text.map((part) => (part.isHit ? html`<mark>${part.text}</mark>` : part.text));
