import {escaped} from '../site/escaped.js';
import {pathIn, type SiteLanguage} from '../site/site-pages.js';
import {ELEMENTS, FORMS, HOSTS} from './choice.js';
import {isEnglishGuide, linkedParts} from './linked-text.js';
import {ELEMENT_NAMES, type BuilderWords} from './words.js';
import {words as en} from './words.en.js';
import {words as fr} from './words.fr.js';
import {words as it} from './words.it.js';

const WORDS: Readonly<Record<SiteLanguage, BuilderWords>> = {en, fr, it};

function linkedHtml(text: string, language: SiteLanguage): string {
  const linkHtml = (address: string, linked: string): string => {
    const foreign = language !== 'en' && isEnglishGuide(address) ? ' hreflang="en"' : '';
    return `<a href="${escaped(address)}"${foreign}>${escaped(linked)}</a>`;
  };
  return linkedParts(text)
    .map((part) => (typeof part === 'string' ? escaped(part) : linkHtml(part.address, part.text)))
    .join('');
}

const optionHtml = (value: string, text: string): string => `<option value="${value}">${escaped(text)}</option>`;

/** Returns the content of the builder's `<main>` in a language. */
export function builderHtml(language: SiteLanguage): string {
  const {page} = WORDS[language];
  const elements = ELEMENTS.map((tag) => optionHtml(tag, `${ELEMENT_NAMES[language][tag]} <${tag}>`));
  const hosts = HOSTS.map((host) => optionHtml(host, page.hosts[host]));
  const forms = FORMS.map(
    (form) =>
      `<label><input type="radio" name="form" id="as-${form}" value="${form}" />${escaped(page.forms[form])}</label>`,
  );
  return `<h1>${page.heading}</h1>
      <noscript><p>${linkedHtml(page.noScript, language)}</p></noscript>
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
