import {escaped} from '../site/escaped.js';
import {addressOf, noteOf} from '../site/links.js';
import {puzzleCount} from '../site/numbers.js';
import {pathIn, type SiteLanguage} from '../site/site-pages.js';
import {ELEMENTS, FORMS, HOSTS, SCHEMES} from './choice.js';
import {linkedParts, type BuilderStrings} from './linked-text.js';
import {ELEMENT_NAMES, type BuilderWords} from './words.js';
import {words as en} from './words.en.js';
import {words as fr} from './words.fr.js';
import {words as it} from './words.it.js';

const WORDS: Readonly<Record<SiteLanguage, BuilderWords>> = {en, fr, it};

const linkedHtml = (text: string): string =>
  linkedParts(text)
    .map((part) => (typeof part === 'string' ? escaped(part) : `<a href="${part.address}">${escaped(part.text)}</a>`))
    .join('');

/** Lists the texts in a table, including those that functions make. */
function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'function') yield String((value as (...values: readonly number[]) => unknown)(1, 1));
  else if (value) for (const part of Object.values(value)) yield* textsIn(part);
}

/** Returns the strings for the builder's script in a language. */
export function builderStrings(language: SiteLanguage): BuilderStrings {
  const page = pathIn('builder', language);
  const names = [...textsIn(WORDS[language])].flatMap((text) =>
    linkedParts(text).flatMap((part) => (typeof part === 'string' ? [] : [part.address])),
  );
  const target = (name: string): readonly [string, BuilderStrings['links'][string]] => [
    name,
    {address: addressOf(name, page), note: noteOf(name, page)},
  ];
  return {links: Object.fromEntries(names.map(target)), puzzles: puzzleCount()};
}

const optionHtml = (value: string, text: string): string => `<option value="${value}">${escaped(text)}</option>`;

/** Returns the content of the builder's `<main>` in a language. */
export function builderHtml(language: SiteLanguage): string {
  const {page} = WORDS[language];
  const elements = ELEMENTS.map((tag) => optionHtml(tag, `${ELEMENT_NAMES[language][tag]} <${tag}>`));
  const hosts = HOSTS.map((host) => optionHtml(host, page.hosts[host]));
  const schemes = SCHEMES.map((scheme) => optionHtml(scheme, page.schemes[scheme]));
  const forms = FORMS.map(
    (form) =>
      `<label><input type="radio" name="form" id="as-${form}" value="${form}" />${escaped(page.forms[form])}</label>`,
  );
  return `<h1>${page.heading}</h1>
      <noscript><p>${linkedHtml(page.noScript)}</p></noscript>
      <form class="choices" aria-label="${page.settings}" autocomplete="off">
        <label><span>${page.element}</span> <select id="element">${elements.join('')}</select></label>
        <label><span>${page.language}</span>
          <select id="language">
            <option value="">${page.languageOfPage}</option>
            <option value="en" lang="en">English</option>
            <option value="fr" lang="fr">Français</option>
            <option value="it" lang="it">Italiano</option>
          </select></label>
        <div id="first" class="fields"></div>
        <label id="content-field" class="long"><span id="content-label"></span>
          <textarea id="inside" rows="5" spellcheck="false"></textarea></label>
        <details id="attributes" open>
          <summary>${page.attributes}</summary>
          <div id="common" class="fields"></div>
        </details>
        <details>
          <summary>${page.more}</summary>
          <div id="more" class="fields"></div>
        </details>
      </form>
      <section class="result" aria-labelledby="result">
        <h2 id="result">${page.code}</h2>
        <div class="lines-as">
          <div id="forms" class="forms" role="radiogroup" aria-label="${page.format}">${forms.join('')}</div>
          <p class="copy"><span id="copied" role="status"></span> <button type="button" id="copy">${page.copy}</button></p>
        </div>
        <div id="scheme-field" hidden>
          <div class="pages-of-others"><label><span>${page.scheme}</span> <select id="scheme">${schemes.join('')}</select></label></div>
        </div>
        <pre class="code" tabindex="0"><code id="text"></code></pre>
        <div role="status"><ul id="findings" class="findings"></ul></div>
        <p id="note"></p>
      </section>
      <section class="seen" aria-labelledby="seen">
        <h2 id="seen">${page.preview}</h2>
        <div class="pages-of-others">
          <label><span>${page.page}</span>
            <select id="page">${hosts.join('')}</select></label>
          <label><span>${page.width}</span>
            <select id="width">
              ${optionHtml('', page.fullWidth)}
              ${optionHtml('320', page.smallPhone)}
              ${optionHtml('390', page.phone)}
            </select></label>
        </div>
        <p id="about"></p>
        <div id="preview"></div>
      </section>
      <section class="needs" aria-labelledby="needs">
        <h2 id="needs">${page.requirements}</h2>
        <dl class="facts">
          <dt>${page.size}</dt>
          <dd id="weight"></dd>
          <dt>${page.policy}</dt>
          <dd><code id="policy"></code></dd>
          <dt>${page.link}</dt>
          <dd><a id="link" href="./${pathIn('builder', language)}.html">${page.linkText}</a></dd>
        </dl>
      </section>`;
}
