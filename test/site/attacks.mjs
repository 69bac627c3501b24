// Tests that a link to the builder, or text that a reader pastes, runs no code on the site and puts none into the code to copy. The server
// sends no content security policy here, so that the pages' own policy is tested.
import {transformSync} from 'esbuild';
import markdownIt from 'markdown-it';
import {parseFragment} from 'parse5';

const BUILDERS = ['builder', 'generateur', 'compositore'];

/** Sets a global variable in the site's page, wherever it runs. */
const CODE = 'top.PWN=1';
const IMAGE = `<img src=x onerror=${CODE}>`;

/** Attributes in a link, whose names or values try to become code, and the names that the builder must refuse. */
const LINKS = [
  ['playing-card', {card: 'QH', onanimationstart: CODE}, ['onanimationstart']],
  ['playing-card', {card: 'QH', [`x>${IMAGE}<a`]: ''}, [`x>${IMAGE}<a`]],
  ['playing-card', {card: 'QH', ONFOCUS: CODE, tabindex: '0', autofocus: ''}, ['ONFOCUS', 'tabindex', 'autofocus']],
  ['playing-card', {card: 'QH', [`x${'\n'}${IMAGE}`]: '', 'x/onclick': CODE}, [`x\n${IMAGE}`, 'x/onclick']],
  ['card-diagram', {style: 'position:fixed;inset:0', class: 'x', id: 'place', content: 'AS'}, ['style', 'class', 'id']],
  ['game-replay', {game: 'scopa', srcdoc: IMAGE, is: 'x'}, ['srcdoc', 'is']],
];

/** Games in a link that try to become links in the page's own texts, or another file to load. */
const GAMES = [
  'capra.json#[Log in](https://example.org/)',
  `scopa.json?[Log in](javascript:${CODE})`,
  '../../search',
  'bridge',
  'constructor',
];

/** Values that try to leave the place where a format writes them. */
const VALUES = [
  `">${IMAGE}`,
  `'>${IMAGE}`,
  `\` ${IMAGE}`,
  `\n\n${IMAGE}\n\n`,
  `\n\`\`\`\n\n${IMAGE}`,
  `\n\`\`\`\`\`\n\n${IMAGE}`,
  `</pre>${IMAGE}`,
  `</card-diagram>${IMAGE}`,
  `<!--<script>${IMAGE}`,
  `</script>${IMAGE}`,
  `--> ${IMAGE}`,
  `\${${CODE}}`,
  `{${CODE}}`,
  `\\" onLoad={${CODE}} x="\\`,
  `&quot; onload=${CODE} x=&quot;`,
  `\n\n[a](javascript:${CODE}) ![a](https://example.org/a)`,
  `\r\n\r\n# ${IMAGE}`,
];

const FORMS = ['script', 'npm', 'frame', 'wordpress', 'markdown', 'react'];

/** Elements with a text in the link, and the attribute that carries a value too. */
const CARRIERS = [
  ['card-diagram', 'caption'],
  ['game-replay', 'src'],
  ['card-puzzle', 'save'],
];

/** Waits until the builder has written the code for a link, and returns what it shows. */
const SHOWN = `(async () => {
  const text = () => document.querySelector('#text').textContent;
  while (!document.querySelector('.builder.filled')) await new Promise(requestAnimationFrame);
  // The preview loads when it comes near the viewport. An attack would run within a few frames.
  const frame = document.querySelector('#preview iframe');
  frame.scrollIntoView();
  while (frame.contentDocument?.readyState !== 'complete' || !frame.contentDocument.querySelector('#place > *')) await new Promise(requestAnimationFrame);
  for (let frames = 0; frames < 20; frames++) await new Promise(requestAnimationFrame);
  return {
    text: text(),
    pwned: 'PWN' in window,
    previewed: [...frame.contentDocument.querySelectorAll('#place *')].map(({localName, attributes}) => [localName, ...[...attributes].map(({name}) => name)].join(' ')),
    told: [...document.querySelectorAll('#findings code')].map(({textContent}) => textContent),
  };
})()`;

/** Waits until the builder is filled in, and returns the addresses of links in its texts and of the files it loaded. */
const LINKED = `(async () => {
  let waited = 0;
  while (!document.querySelector('.builder.filled') && waited++ < 200) await new Promise(requestAnimationFrame);
  return {
    isFilled: document.querySelector('.builder.filled') !== null,
    links: [...document.querySelectorAll('.builder a')].map(({href}) => href),
    loaded: performance.getEntriesByType('resource').map(({name}) => name).filter((name) => /\\.json/.test(name)),
  };
})()`;

/** Chooses a format, and returns its code. */
const WRITTEN = (form) =>
  `(document.querySelector('#as-${form}').click(), document.querySelector('#text').textContent)`;

/** Lists the elements of HTML with the names of their attributes: \`a href\`. */
function elementsIn(html) {
  const found = [];
  const visit = (node) => {
    if (node.tagName) found.push([node.tagName, ...node.attrs.map(({name}) => name)].join(' '));
    for (const child of [...(node.childNodes ?? []), ...(node.content?.childNodes ?? [])]) visit(child);
  };
  visit(parseFragment(html));
  return found;
}

/** The element in HTML with a name, with its attributes as an object and its text. */
function elementNamed(html, tag) {
  let found;
  const textOf = (node) => (node.nodeName === '#text' ? node.value : (node.childNodes ?? []).map(textOf).join(''));
  const visit = (node) => {
    if (node.tagName === tag)
      found ??= {
        attributes: Object.fromEntries(node.attrs.map(({name, value}) => [name, value])),
        text: textOf(node),
      };
    for (const child of node.childNodes ?? []) visit(child);
  };
  visit(parseFragment(html));
  return found;
}

/** Elements and attributes that the code to copy may contain, apart from the element itself. */
const IN_CODE =
  /^(?:link rel href|script type src|script|iframe src title sandbox allow style|pre|pre data-cartavola-record|script type|p|code|code class)$/;

const faultsOfElements = (html, tag, known) =>
  elementsIn(html).flatMap((one) => {
    const [name, ...attributes] = one.split(' ');
    const isRight = name === tag ? attributes.every((attribute) => known.includes(attribute)) : IN_CODE.test(one);
    return isRight ? [] : [`the code contains <${one}>`];
  });

/** Runs the code for React with a stand-in for React, and returns the element's tag and properties. */
function rendered(text) {
  const {code} = transformSync(text, {loader: 'tsx', jsx: 'transform', jsxFactory: 'make', format: 'cjs'});
  const module = {exports: {}};
  const make = (tag, properties, ...children) => ({tag, properties, children});
  new Function('module', 'exports', 'require', 'make', code)(module, module.exports, () => ({}), make);
  return module.exports.Game();
}

/** Whether HTML gives `value` back, in the attribute and in the text. HTML parsers replace "\\r\\n" in text. */
function isWhole({attributes, text} = {attributes: {}, text: ''}, attribute, value, content) {
  const lines = (one) => one?.replaceAll(/\r\n?/g, '\n').trim();
  return attributes[attribute] === value && (content === '' || lines(text).includes(lines(content)));
}

/** Checks the code of one format for an element whose attribute and content are \`value\`. */
function faultsOfCode(form, text, {element, attribute, value, known}) {
  const content = element === 'card-puzzle' ? JSON.stringify({title: value}) : value;
  if (form === 'frame') {
    if (text === '') return [];
    const [frame] = elementsIn(text);
    if (frame !== 'iframe src title sandbox allow style') return [`the frame is <${frame}>`];
    const {hash} = new URL(elementNamed(text, 'iframe').attributes.src);
    const fields = new URLSearchParams(hash.slice(1));
    return fields.get(attribute) === value ? [] : [`the frame has ${fields}`];
  }
  if (form === 'wordpress') {
    const [, json] = /^<!-- wp:cartavola\/element (.*) \/-->$/s.exec(text) ?? [];
    const block = JSON.parse(json ?? '{}');
    const isRight = parseFragment(text).childNodes.length === 1 && block.attributes?.[attribute] === value;
    return isRight && block.content === content ? [] : [`the block is ${text}`];
  }
  if (form === 'react') {
    const {tag, properties, children} = rendered(text);
    const isRight = tag === element && properties[attribute] === value;
    const given = JSON.stringify({...properties, [attribute]: '', children});
    const others = Object.keys(properties).filter((name) => ![...known, 'notation', 'puzzle'].includes(name));
    return isRight && others.length === 0 && given.includes(JSON.stringify(content)) ? [] : [`React gets ${given}`];
  }
  if (form === 'markdown' && /^`/.test(text)) {
    const [token, ...others] = markdownIt({html: true}).parse(text, {});
    const name = element === 'game-replay' ? 'cartavola-replay' : 'cartavola';
    const {[attribute]: given} = elementNamed(`<b${token.info.slice(name.length)}></b>`, 'b')?.attributes ?? {};
    const isRight = token.type === 'fence' && others.length === 0 && given === value;
    return isRight && elementsIn(`<b${token.info.slice(name.length)}></b>`).length === 1
      ? []
      : [`the fence is ${text}`];
  }
  const html = form === 'markdown' ? markdownIt({html: true}).render(text) : text.replace(/^[^<]*/, '');
  const marked = `${html}<i>end</i>`;
  return [
    ...faultsOfElements(html, element, known),
    ...(isWhole(elementNamed(html, element), attribute, value, element === 'card-puzzle' ? '' : content)
      ? []
      : [`${element} is not whole: ${html}`]),
    ...(elementsIn(marked).at(-1) === 'i' ? [] : ['the code does not end where it should']),
  ];
}

/** Yields the cases. The site at `origin` is served without a policy. In CI, each value is tried with one element. */
export async function* attackCases(page, origin, isAll) {
  await page.resize({width: 1366, height: 900});
  await page.goto(`${origin}/builder.html`);
  const manifest = await page.evaluate(`fetch('./custom-elements.json').then((answer) => answer.json())`);
  const attributesOf = (tag) =>
    manifest.modules
      .flatMap(({declarations = []}) => declarations)
      .find(({tagName}) => tagName === tag)
      .attributes.map(({name}) => name)
      .concat('lang', 'dir');
  for (const builder of BUILDERS)
    for (const [place, [element, fields, refused]] of LINKS.entries()) {
      if (!isAll && place > 1 && place % BUILDERS.length !== BUILDERS.indexOf(builder)) continue;
      await page.goto('about:blank').catch(() => undefined);
      await page.goto(`${origin}/${builder}.html#${new URLSearchParams({element, ...fields})}`);
      const {text, pwned, previewed, told} = await page.evaluate(SHOWN);
      const known = attributesOf(element);
      yield {
        name: `${builder}, a link with ${refused.join(', ')}`,
        faults: [
          ...(pwned ? ['the code ran'] : []),
          ...faultsOfElements(text, element, known),
          ...previewed
            .filter(
              (one) =>
                one
                  .split(' ')
                  .slice(1)
                  .some((name) => ![...known, 'translate'].includes(name)) && !IN_CODE.test(one),
            )
            .map((one) => `the preview contains <${one}>`),
          ...refused
            .filter((name) => !told.includes(`page.attribute ${name}`))
            .map((name) => `${name} is not reported: ${told}`),
        ],
      };
    }
  for (const [place, game] of GAMES.entries()) {
    const builder = BUILDERS[place % BUILDERS.length];
    await page.goto('about:blank').catch(() => undefined);
    await page.goto(`${origin}/${builder}.html#${new URLSearchParams({element: 'card-puzzle', game})}`);
    const {isFilled, links, loaded} = await page.evaluate(LINKED);
    const isOwn = (address) => address.startsWith(`${origin}/`);
    const isListed = (address) =>
      /\/(?:custom-elements|sizes|preload|puzzles\/(?:scopa|capodama|capra|calypso))\.json$/.test(address);
    yield {
      name: `${builder}, a link with the game ${game}`,
      faults: [
        ...(isFilled ? [] : ['the builder stays empty']),
        ...links.filter((one) => !isOwn(one)).map((one) => `the page links to ${one}`),
        ...loaded.filter((one) => !isListed(one)).map((one) => `the page loads ${one}`),
      ],
    };
  }
  for (const [place, [element, attribute]] of CARRIERS.entries())
    for (const value of VALUES.filter((_, at) => isAll || at % CARRIERS.length === place)) {
      const content = element === 'card-puzzle' ? JSON.stringify({title: value}) : value;
      const known = attributesOf(element);
      await page.goto('about:blank').catch(() => undefined);
      await page.goto(`${origin}/builder.html#${new URLSearchParams({element, [attribute]: value, content})}`);
      const {pwned} = await page.evaluate(SHOWN);
      const faults = pwned ? ['the code ran'] : [];
      for (const form of FORMS) {
        const text = await page.evaluate(WRITTEN(form));
        faults.push(...faultsOfCode(form, text, {element, attribute, value, known}).map((one) => `${form}: ${one}`));
      }
      yield {name: `${element} with ${JSON.stringify(value)}`, faults};
    }
  // The pages that show other people's content also have a policy, in case a value becomes markup after all.
  for (const name of [
    'example',
    'hosts/blog',
    'hosts/dark',
    'check',
    ...BUILDERS,
    'write',
    'ecrire',
    'scrivi',
    'cartavola/embed',
  ]) {
    await page.goto(`${origin}/${name}.html`);
    const ran = await page.evaluate(`(async () => {
      const box = document.createElement('div');
      const asked = new Promise((done) => addEventListener('securitypolicyviolation', () => done(false)));
      try {
        box.innerHTML = ${JSON.stringify(IMAGE)};
      } catch {
        return false; // Trusted Types.
      }
      document.body.append(box);
      const loaded = new Promise((done) => box.firstChild.addEventListener('error', () => setTimeout(done, 0, true)));
      await Promise.race([asked, loaded]);
      return 'PWN' in top;
    })()`);
    yield {name: `${name} blocks code in attributes`, faults: ran ? ['the code ran'] : []};
  }
  for (const name of ['write', 'ecrire', 'scrivi']) {
    await page.goto(`${origin}/${name}.html`);
    const ran = await page.evaluate(`(async () => {
      const field = document.querySelector('#page');
      while (!field.value) await new Promise(requestAnimationFrame);
      field.value = ${JSON.stringify(`<rules-explainer game="scopa"><lesson-step><p onclick="${CODE}">${IMAGE}</p><script>${CODE}</script></lesson-step></rules-explainer>`)};
      field.dispatchEvent(new Event('input', {bubbles: true}));
      const preview = document.querySelector('#preview');
      while (!preview.querySelector('img')) await new Promise(requestAnimationFrame);
      preview.querySelector('p').click();
      for (let frames = 0; frames < 20; frames++) await new Promise(requestAnimationFrame);
      localStorage.clear();
      return 'PWN' in top;
    })()`);
    yield {name: `${name} shows a pasted lesson without running its code`, faults: ran ? ['the code ran'] : []};
  }
}
