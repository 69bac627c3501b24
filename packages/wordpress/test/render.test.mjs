// Tests the HTML that PHP generates for a block. Blocks are untrusted, because any author may write one.
import assert from 'node:assert/strict';
import {existsSync, readFileSync} from 'node:fs';
import {test} from 'node:test';
import {hasPhp, render} from '../tools/php.mjs';
import {root} from '../tools/place.mjs';
import {addressOf, attributesOf, only} from './page.mjs';

const skip = hasPhp ? false : 'PHP is not installed';
const elements = JSON.parse(readFileSync(`${root}includes/elements.json`, 'utf8'));
const {variations, version: VERSION} = JSON.parse(readFileSync(`${root}src/element/block.json`, 'utf8'));

/** Renders one block. Returns the element in its wrapper. */
const shown = (attributes, content) => only(render([{attributes, content}]).shown[0].html);
const table = (attributes, more) => shown({element: 'scopa-table', attributes, ...more}).firstElementChild;

test('outputs the attributes that the kit supports', {skip}, () => {
  const given = {
    deck: 'italian',
    players: '4',
    target: '16',
    hints: 'true',
    sound: 'false',
    seed: 'daily',
    lang: 'it',
    id: 'evening',
  };
  const element = table(given);
  assert.equal(element.localName, 'scopa-table');
  const {sound, ...others} = given;
  assert.equal(sound, 'false');
  assert.deepEqual(attributesOf(element), {...others, hints: ''});
});

test('drops attributes that the kit does not support or that a browser would run', {skip}, () => {
  const hostile = {
    ...{
      onclick: 'alert(1)',
      ONLOAD: 'alert(1)',
      style: 'position:fixed',
      class: 'a',
      slot: 'b',
      is: 'c',
      nonsense: 'd',
    },
    ...{
      'x onclick=alert(1) y': 'e',
      '"><script>alert(1)</script>': 'f',
      players: '4" onclick="alert(1)',
      level: '<b>',
      target: '1e9',
    },
    ...{id: 'a b', lang: 'de', deck: 'javascript:alert(1)', speed: ['fast'], theme: {felt: 1}, save: '', 0: 'g'},
  };
  assert.deepEqual(attributesOf(table(hostile)), {});
});

test('keeps quotes, special characters and non-Latin letters', {skip}, () => {
  const seed = `"'<>&[gallery] é 🂡 \u00a0"`;
  const element = table({seed}, {caption: seed, fallback: seed});
  assert.equal(element.getAttribute('seed'), seed);
  assert.equal(element.textContent, seed);
  assert.equal(element.parentElement.querySelector('figcaption').textContent, seed);
});

test('keeps brackets that WordPress would take for a shortcode', {skip}, () => {
  const text = 'The [gallery ids="1"] of [cartavola]';
  const attributes = {seed: text, save: text};
  const given = {element: 'scopa-table', attributes, caption: text, fallback: text};
  const {shown: blocks} = render([false, true].map((frame) => ({attributes: {...given, frame}})));
  for (const {html} of blocks) assert.doesNotMatch(html, /[[\]]/);
  const [shownTable, frame] = blocks.map(({html}) => only(html).firstElementChild);
  assert.equal(shownTable.getAttribute('seed'), text);
  assert.equal(frame.getAttribute('title'), text);
});

test('does not escape text again that WordPress has escaped for authors who may not write HTML', {skip}, () => {
  const block = {
    element: 'card-diagram',
    attributes: {arrows: '7D&gt;5C'},
    content: 'AS &amp; KH',
    caption: 'A &lt; B',
  };
  const element = shown(block).firstElementChild;
  assert.equal(element.getAttribute('arrows'), '7D>5C');
  assert.equal(element.textContent, 'AS & KH');
  assert.equal(element.nextElementSibling.textContent, 'A < B');
});

test('allows only addresses of files on this or another site', {skip}, () => {
  const kept = ['https://example.org/a.json?b=c&d=e', 'http://example.org/a.json', '/matches/evening.json'];
  for (const src of kept) assert.equal(table({src}).getAttribute('src'), src);
  const others = [
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,a',
    '//example.org/a.json',
  ];
  for (const src of others) assert.equal(table({src}).getAttribute('src'), null, src);
});

test('outputs nothing for an unknown element', {skip}, () => {
  for (const element of ['script', 'iframe', 'scopa-table onclick=alert(1)', '', 'SCOPA-TABLE', ['scopa-table'], null])
    assert.equal(render([{attributes: {element, attributes: {}}}]).shown[0].html, '');
});

test('ignores attributes that are not an object', {skip}, () => {
  for (const attributes of [[], 'onclick=alert(1)', 7, null, ['a']])
    assert.deepEqual(attributesOf(table(attributes)), {});
});

test('outputs notation in a pre, line by line, without shortcodes', {skip}, () => {
  const content = '\nyou: AS 7D / table: 2C\n[gallery] </pre><script>alert(1)</script>';
  for (const [element, marked] of [
    ['card-diagram', false],
    ['game-replay', true],
    ['scopa-table', true],
  ]) {
    const {html} = render([{attributes: {element, content}}]).shown[0];
    assert.ok(!html.includes('[gallery'), html);
    const within = only(html).firstElementChild;
    assert.deepEqual(
      [...within.children].map(({localName}) => localName),
      ['pre'],
    );
    assert.equal(within.firstElementChild.textContent, content);
    assert.equal(within.firstElementChild.hasAttribute('data-cartavola-record'), marked);
    assert.equal(within.firstElementChild.getAttribute('translate'), 'no');
  }
});

test('outputs JSON in a script that nothing in it can end', {skip}, () => {
  const data = {
    format: 'cartavola-puzzle/1',
    empty: {},
    list: [],
    text: `</script><script>alert(1)</script><!-- "'& [gallery] \\[x] \u2028 é 🂡`,
    '[gallery]': [1.5, true, null, '\\"['],
  };
  for (const element of ['card-puzzle', 'game-replay', 'scopa-table', 'card-diagram']) {
    const {html} = render([{attributes: {element, content: JSON.stringify(data)}}]).shown[0];
    assert.ok(!html.includes('[gallery') && !/<!--/.test(html), html);
    const within = only(html).firstElementChild;
    assert.equal(within.children.length, 1);
    assert.equal(within.firstElementChild.type, 'application/json');
    assert.deepEqual(JSON.parse(within.textContent), data);
  }
});

test('leaves out a puzzle that is not JSON', {skip}, () => {
  for (const content of ['{"format":', 'alert(1)', '7', '"text"', '   '])
    assert.equal(shown({element: 'card-puzzle', content}).firstElementChild.childNodes.length, 0);
});

test('shows the kit’s puzzles for a block without a puzzle', {skip}, () => {
  const sourceIn = (block) => shown({element: 'card-puzzle', ...block}).firstElementChild.getAttribute('src');
  assert.equal(sourceIn({}), `/wp-content/plugins/cartavola/kit/puzzles/scopa.json?ver=${VERSION}`);
  assert.match(sourceIn({attributes: {game: 'capra', at: 'daily'}}), /kit\/puzzles\/capra\.json\?/);
  assert.match(sourceIn({attributes: {game: '../poker'}}), /kit\/puzzles\/scopa\.json\?/);
  assert.equal(sourceIn({content: '{}'}), null);
});

test('separates the text for readers without scripts from the text that an element reads', {skip}, () => {
  const fallback = 'Two <play> "Scopa"';
  for (const [element, slot] of [
    ['card-diagram', 'without-script'],
    ['game-replay', 'without-script'],
    ['scopa-table', null],
    ['card-puzzle', null],
  ]) {
    const [text] = shown({element, content: '{}', fallback}).firstElementChild.children;
    assert.equal(text.outerHTML, `<p${slot ? ` slot="${slot}"` : ''}>Two &lt;play&gt; "Scopa"</p>`);
  }
});

test('outputs an option of a game only with that game', {skip}, () => {
  const lesson = (game) =>
    attributesOf(
      shown({element: 'rules-explainer', attributes: {game, sevens: 'most', draw: 'true'}}).firstElementChild,
    );
  assert.deepEqual(lesson('scopa'), {game: 'scopa', sevens: 'most'});
  assert.deepEqual(lesson('calypso'), {game: 'calypso', draw: 'true'});
  assert.deepEqual(lesson('briscola'), {game: 'briscola'});
});

test('outputs the blocks inside settings', {skip}, () => {
  const wrapper = shown(
    {element: 'cartavola-settings', attributes: {deck: 'italian'}, fallback: 'no', frame: true},
    '<p>An article</p>',
  );
  assert.equal(wrapper.innerHTML, '<cartavola-settings deck="italian"><p>An article</p></cartavola-settings>');
});

test('sandboxes a frame, and puts the element and its content into the address', {skip}, () => {
  const block = {
    element: 'game-replay',
    attributes: {game: 'scopa', 'opens-links': 'true', id: 'a', onload: 'alert(1)', src: '/a b.json?c=d&e'},
    content: 'moves: 7D x 2C 5S & "KH"\n[AS]',
    caption: 'An "evening"',
    frame: true,
  };
  const frame = shown(block).firstElementChild;
  const {src, ...others} = attributesOf(frame);
  assert.ok(src.startsWith(`/wp-content/plugins/cartavola/kit/embed.html?ver=${VERSION}#`), src);
  assert.deepEqual(others, {
    title: 'An "evening"',
    width: '100%',
    height: '700',
    loading: 'lazy',
    sandbox: 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox',
    allow: 'fullscreen',
  });
  assert.deepEqual(addressOf(frame).fields, {
    ...{element: 'game-replay', game: 'scopa', 'opens-links': '', src: '/ab.json?c=d&e', lang: 'en'},
    record: block.content,
  });
});

test('gives a frame the language of the block or of the site, or none', {skip}, () => {
  const language = (attributes, site) =>
    addressOf(
      only(
        render([{attributes: {element: 'scopa-table', attributes, frame: true}}], {env: {SITE_LANGUAGE: site}}).shown[0]
          .html,
      ).firstElementChild,
    ).fields.lang;
  assert.equal(language({}, 'it-IT'), 'it');
  assert.equal(language({lang: 'fr'}, 'it-IT'), 'fr');
  assert.equal(language({}, 'de-DE'), undefined);
});

test('gives a frame the height of the block if it is valid', {skip}, () => {
  const shownHeight = (height, element = 'scopa-table') =>
    shown({element, frame: true, height}).firstElementChild.getAttribute('height');
  assert.equal(shownHeight(500), '500');
  for (const wrong of ['500" onload="alert(1)', -1, 1e9, null, [5]]) assert.equal(shownHeight(wrong), '700');
  assert.equal(shownHeight(undefined, 'playing-card'), '140');
});

test('gives an element or a frame the colour scheme of the block', {skip}, () => {
  const lookOf = (scheme, frame) => {
    const element = shown({element: 'score-pad', attributes: {game: 'scopa'}, scheme, frame}).firstElementChild;
    return [element.getAttribute('style'), frame ? addressOf(element).fields.scheme : undefined];
  };
  for (const [scheme, style, field] of [
    ['light', 'color-scheme: light', 'light'],
    ['dark', 'color-scheme: dark', 'dark'],
    ['auto', 'color-scheme: light dark', undefined],
    [undefined, null, undefined],
    ['dark" onload="alert(1)', null, undefined],
    [['dark'], null, undefined],
  ]) {
    assert.deepEqual(lookOf(scheme, false), [style, undefined]);
    assert.deepEqual(lookOf(scheme, true), [style, field]);
  }
});

test('never frames an element that refers to a table on the page', {skip}, () => {
  const {html, loaded} = render([{attributes: {element: 'score-sheet', attributes: {for: 'evening'}, frame: true}}])
    .shown[0];
  assert.equal(only(html).innerHTML, '<score-sheet for="evening"></score-sheet>');
  assert.equal(loaded.length, 3);
});

/** What the plugin loads for an element. */
const KIT = ['module cartavola', 'style cartavola', 'script cartavola-space'];

test('loads the kit for elements on the page, but not for frames', {skip}, () => {
  const {shown: blocks} = render([{attributes: {}}, {attributes: {frame: true}}, {attributes: {frame: 'true'}}]);
  assert.deepEqual(
    blocks.map(({loaded}) => loaded),
    [KIT, [], KIT],
  );
});

test(
  'registers the kit in the plugin folder, and loads its style sheet in the head of a post with the block',
  {skip},
  () => {
    const kit = '/wp-content/plugins/cartavola/kit/';
    const {registered, kept} = render([], {env: {SINGULAR: '1'}});
    assert.equal(registered.modules.cartavola[0], `${kit}cartavola.js`);
    assert.equal(registered.styles.cartavola[0], `${kit}cartavola.css`);
    assert.deepEqual(registered.styles.cartavola[1], ['cartavola-space']);
    assert.deepEqual(JSON.parse(/= (.*);$/.exec(registered.inline[1])[1]), {
      folder: kit,
      version: VERSION,
      lang: 'en-US',
    });
    assert.deepEqual(registered.translations, [registered.inline[0], 'cartavola', true]);
    assert.deepEqual(kept, ['style cartavola', 'script cartavola-space']);
    assert.deepEqual(render([]).kept, []);
  },
);

test('registers files that exist, with the version of the kit in their addresses', {skip}, () => {
  const {modules, styles, scripts} = render([]).registered;
  const files = [modules, styles, scripts].flatMap(Object.values);
  assert.equal(files.length, 4);
  for (const [address, , version] of files) {
    assert.ok(existsSync(root + address.replace('/wp-content/plugins/cartavola/', '')), address);
    assert.equal(version, VERSION);
  }
});

test('shows every element with all its attributes', {skip}, () => {
  const valueOf = ({kind, values}) =>
    ({toggle: 'true', number: '2', address: '/a.json', text: 'a', choice: values?.[0]})[kind];
  for (const [name, {attributes}] of Object.entries(elements)) {
    const given = Object.fromEntries(Object.entries(attributes).map(([key, attribute]) => [key, valueOf(attribute)]));
    const element = shown({element: name, attributes: {...given, game: given.game && 'scopa'}}).firstElementChild;
    const expected = Object.keys(attributes).filter(
      (key) => !attributes[key].games || attributes[key].games.includes('scopa'),
    );
    assert.equal(element.localName, name);
    assert.deepEqual(Object.keys(attributesOf(element)).sort(), expected.sort());
  }
});

test('shows every example of the inserter unchanged', {skip}, () => {
  for (const {example} of variations) {
    const {element, attributes = {}} = example.attributes;
    assert.deepEqual(attributesOf(shown(example.attributes).firstElementChild), attributes, element);
  }
});
