import {renderElement, styleSheetOf, type ElementOnServer} from '@cartavola/elements/server.js';
import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {test} from 'node:test';
import {BEST, setOf, SWEEP, TRUMPS} from '../lessons/puzzle-examples.js';

const REPLAY = `<pre data-cartavola-record>
game: scopa
players: 2
names: Ada / Bruno &amp; Cy
deal 1
dealer: 1
hands: AS 7D KD / 7H 2C 3S / table: 2D 5D QS QH
moves: 7D x 2D 5D {@en A leak.} {@fr Une fuite.}, 7H,
KD, 2C, AS</pre>`;

async function markupOf(name: string, element?: ElementOnServer): Promise<string> {
  const result = await renderElement(name, element);
  assert.ok(result.ok, JSON.stringify(result));
  return result.value;
}

/** Returns markup without its styles, which readers don't see as text. */
const withoutStyles = (markup: string): string => markup.replace(/<style[^]*?<\/style>/g, '');

test('A card has its name and its drawing, but no figures of other court cards', async () => {
  const markup = await markupOf('playing-card', {attributes: {card: 'QH'}, language: 'fr'});
  assert.match(markup, /^<playing-card card="QH"><template shadowrootmode="open"><style>/);
  assert.match(markup, /role="img"\s+lang="fr"\s+aria-label="dame de cœur"/);
  // A court card has about 20 shapes, and is drawn inline.
  const shapes = markup.match(/<(?:path|circle|ellipse|rect)\b/g)?.length ?? 0;
  assert.ok(shapes > 10 && shapes < 40, String(shapes));
  assert.doesNotMatch(withoutStyles(markup), /<(?:use|symbol)\b|\bid="cv-/);
  assert.match(markup, /<\/template><\/playing-card>$/);
});

test('The `lang` attribute takes precedence over the page’s language, and an unknown language falls back to English', async () => {
  const card = (element: ElementOnServer): Promise<string> =>
    markupOf('playing-card', {...element, attributes: {card: '7D', ...element.attributes}});
  assert.match(await card({language: 'fr', attributes: {lang: 'it-CH'}}), /aria-label="sette di quadri"/);
  assert.match(await card({language: 'ja'}), /aria-label="seven of diamonds"/);
});

test('The rulebook has every rule for the given options', async () => {
  const rules = async (attributes: ElementOnServer['attributes']): Promise<string> =>
    withoutStyles(await markupOf('rules-explainer', {attributes: {game: 'scopa', view: 'rules', ...attributes}}));
  const [plain, italian] = [await rules({}), await rules({rules: 'italian', deck: 'italian'})];
  for (const book of [plain, italian]) assert.match(book, /id="scopa\.settebello"/);
  assert.match(plain, /seven of diamonds/);
  assert.match(italian, /seven of coins/);
});

test('A lesson has its first step, and an author’s own lesson stays unchanged', async () => {
  const lesson = await markupOf('rules-explainer', {attributes: {game: 'capodama'}, language: 'it'});
  assert.match(lesson, /<h3 class="step-title" tabindex="-1">[^<]+<\/h3>/);
  const content = '<lesson-step id="one">A step.</lesson-step>';
  assert.equal(
    await markupOf('rules-explainer', {attributes: {game: 'capodama'}, content}),
    `<rules-explainer game="capodama">${content}</rules-explainer>`,
  );
});

for (const [name, seats] of [
  ['calypso-table', 4],
  ['capodama-table', 4],
  ['capra-table', 4],
  ['scopa-table', 2],
] as const) {
  test(`<${name}> has its players’ names and the page’s content`, async () => {
    const given = ['Ada', 'Bea <b>', 'Cy', 'Di'];
    const markup = withoutStyles(await markupOf(name, {names: given, content: '<p>A table.</p>'}));
    const shown = [...markup.matchAll(/<b class="name">([^<]*)<\/b>/g)].map(([, one]) => one);
    assert.deepEqual(shown.sort(), ['Ada', 'Bea &lt;b&gt;', 'Cy', 'Di'].slice(0, seats));
    assert.match(markup, /<\/template><p>A table\.<\/p><\/[\w-]+>$/);
  });
}

test('A diagram has its picture, from its text or an attribute, and its description', async () => {
  const content = 'players: 2 / you: AS 7H* / table: 2C &amp; 5D'.replace('&amp; ', '');
  const table = await markupOf('card-diagram', {attributes: {game: 'scopa', letters: 'en'}, language: 'fr', content});
  assert.match(table, /^<card-diagram game="scopa" letters="en"><template shadowrootmode="open"><style>/);
  assert.match(table, /aria-label="[^"]*as de pique, sept de cœur[^"]*"/);
  assert.match(table, /data-card="AS"/);
  assert.ok(table.endsWith(`</template>${content}</card-diagram>`));
  assert.match(
    await markupOf('card-diagram', {attributes: {notation: 'AS KH'}}),
    /aria-label="ace of spades, king of hearts"/,
  );
  const wrong = await renderElement('card-diagram', {content: 'AS <b>7B</b>'});
  assert.ok(!wrong.ok);
  assert.equal(wrong.problem.code, 'notation.card');
});

/** What elements need to be rendered. */
const NEEDED: Readonly<Record<string, ElementOnServer>> = {
  'card-diagram': {attributes: {notation: 'AS'}},
  'card-puzzle': {attributes: {puzzle: JSON.stringify(SWEEP)}},
  'game-replay': {content: REPLAY},
  'playing-card': {attributes: {card: 'QH'}},
  'rules-explainer': {attributes: {game: 'scopa'}},
  'score-pad': {attributes: {game: 'scopa'}},
};

test('Every element has a shadow root', async () => {
  const elements = readdirSync('packages/elements/src/define')
    .map((file) => path.basename(file, '.ts'))
    .filter((name) => name.includes('-'));
  for (const name of elements) {
    const markup = await markupOf(name, NEEDED[name]);
    assert.match(markup, /<template shadowrootmode="open"/, name);
  }
});

test('A replay has its first position and its moves, according to its attributes', async () => {
  const replay = async (attributes: ElementOnServer['attributes'], content = REPLAY): Promise<string> =>
    withoutStyles(await markupOf('game-replay', {language: 'fr', attributes: {letters: 'en', ...attributes}, content}));
  const first = await replay({});
  assert.match(first, /<p class="place" part="place">Début · [^<]*Ada/);
  assert.match(first, /role="group" aria-label="[^"]*Scopa[^"]*"/);
  assert.match(first, /data-card="7D"/);
  assert.match(first, /<span class="spoken">Ada [^<]*sept de carreau[^<]*<\/span>/);
  assert.ok(first.endsWith(`</template>${REPLAY}</game-replay>`));
  assert.match(await replay({ply: 1}), /<p class="comment">Une fuite\.<\/p>/);
  assert.doesNotMatch(await replay({guess: 0}), /data-made/);
  const [, record] = readFileSync('test/samples/0.1.0/records.jsonl', 'utf8').split('\n');
  const script = `<script type="application/json">${record}</script>`;
  assert.match(await replay({}, script), />(?:Début|Donne 1 sur \d+, début) · /);
});

test('A replay with a match from another URL stays unchanged, and a fault in its match is a problem', async () => {
  for (const name of ['src', 'opens-links'])
    assert.equal(
      await markupOf('game-replay', {attributes: {[name]: '/evening.json'}}),
      `<game-replay ${name}="/evening.json"></game-replay>`,
    );
  const wrong = await renderElement('game-replay', {content: 'AS KH'});
  assert.deepEqual([wrong.ok, !wrong.ok && wrong.problem.code], [false, 'replay.match']);
  const seat = await renderElement('game-replay', {attributes: {seat: 9, letters: 'en'}, content: REPLAY});
  assert.deepEqual([seat.ok, !seat.ok && seat.problem.code], [false, 'attribute.seat']);
});

test('A score pad has the form for a match, with the options that the page doesn’t set', async () => {
  const pad = async (attributes: NonNullable<ElementOnServer['attributes']>): Promise<string> =>
    withoutStyles(await markupOf('score-pad', {language: 'it', attributes}));
  const open = await pad({game: 'scopa'});
  assert.match(open, /<section[^>]*\blang="it"[^>]*\baria-label="[^"]*Scopa[^"]*"/);
  assert.equal(open.match(/<input[^>]*type="text"/g)?.length, 2);
  assert.match(open, /data-option="players-2"[^>]*\schecked/);
  assert.match(open, /data-do="begin"/);
  const four = await pad({game: 'scopa', players: '4'});
  assert.equal(four.match(/<input[^>]*type="text"/g)?.length, 4);
  assert.doesNotMatch(four, /data-option="players-/);
  const wrong = await renderElement('score-pad', {attributes: {game: 'bridge'}});
  assert.deepEqual([wrong.ok, !wrong.ok && wrong.problem.code], [false, 'attribute.game']);
});

for (const [name, heading, text] of [
  ['score-sheet', 'Feuille de marque', 'Aucune donne'],
  ['move-log', 'Coups', ''],
  ['coach-panel', 'Retour sur la donne', 'Quand une donne sera terminée'],
  ['table-record', '', ''],
  ['table-controls', undefined, ''],
] as const) {
  test(`<${name}> has its box, and its text before the first deal`, async () => {
    const markup = withoutStyles(
      await markupOf(name, {attributes: {for: 'table'}, language: 'fr', content: '<i>x</i>'}),
    );
    assert.match(markup, /<section\s+class="companion"\s+lang="fr"/);
    if (heading !== undefined) assert.match(markup, new RegExp(`<h3>[^<]*${heading}[^<]*</h3>`));
    assert.ok(markup.includes(text));
    assert.match(markup, /<\/template><i>x<\/i><\/[\w-]+>$/);
  });
}

test('Markup does not violate a strict policy', async () => {
  for (const [name, attributes] of [
    ['playing-card', {card: 'KS'}],
    ['card-diagram', {notation: 'KS 7H'}],
    ['rules-explainer', {game: 'capra', view: 'rules'}],
    ['rules-explainer', {game: 'scopa'}],
    ['capodama-table', {}],
  ] as const) {
    const markup = await markupOf(name, {attributes, styleSheet: '/cards.css?a&b'});
    assert.match(markup, /<template[^>]*><link rel="stylesheet" href="\/cards\.css\?a&amp;b">/);
    assert.doesNotMatch(markup, /<style|<script|\sstyle=|\son\w+=|<!--|<\?/);
    const sheet = await styleSheetOf(name);
    assert.ok(sheet.ok && sheet.value.includes(':host'));
  }
  assert.match(await markupOf('playing-card', {nonce: 'a"b'}), /<style nonce="a&quot;b">/);
});

test('An element keeps the page’s own attributes that run no code, and its game’s options', async () => {
  const attributes = {
    game: 'scopa',
    'redeal-kings': true,
    id: 'pad',
    class: 'wide',
    'data-x.y': '"1"',
    'aria-label': 'Pad',
  };
  assert.match(
    await markupOf('score-pad', {attributes}),
    /^<score-pad game="scopa" redeal-kings id="pad" class="wide" data-x\.y="&quot;1&quot;" aria-label="Pad">/,
  );
});

for (const [what, code, path, name, element] of [
  ['a wrong tag', 'element.name', 'name', 'playing-cart', {}],
  ['a name of Object.prototype', 'element.name', 'name', 'constructor', {}],
  ['an unknown card', 'attribute.card', 'card', 'playing-card', {attributes: {card: '11H'}}],
  ['an unknown deck', 'attribute.deck', 'deck', 'scopa-table', {attributes: {deck: 'tarot'}}],
  ['an unknown game', 'rules.game', 'game', 'rules-explainer', {attributes: {game: 'bridge'}}],
  ['a handler', 'element.attributes', 'attributes.onclick', 'playing-card', {attributes: {onclick: 'x()'}}],
  ['a name that ends the tag', 'element.attributes', 'attributes.a>', 'playing-card', {attributes: {'a>': ''}}],
  ['a handler in capitals', 'element.attributes', 'attributes.onClick', 'playing-card', {attributes: {onClick: 'x()'}}],
  ['a style', 'element.attributes', 'attributes.style', 'scopa-table', {attributes: {style: 'position: fixed'}}],
  [
    'another element’s attribute',
    'element.attributes',
    'attributes.level',
    'playing-card',
    {attributes: {level: 'strong'}},
  ],
  ['an unknown attribute', 'element.attributes', 'attributes.srcdoc', 'game-replay', {attributes: {srcdoc: '<b>'}}],
  ['attributes as a text', 'element.attributes', 'attributes', 'playing-card', {attributes: 'card=QH'}],
  ['content that is not a text', 'element.text', 'content', 'scopa-table', {content: 7}],
  ['names that are not a list', 'names.type', 'names', 'scopa-table', {names: 'Ada'}],
  ['nothing', 'element.name', 'name', undefined, null],
] as const) {
  test(`${what} is a problem with a code`, async () => {
    const result = await renderElement(name as string, element as unknown as ElementOnServer);
    assert.ok(!result.ok);
    assert.deepEqual([result.problem.code, result.problem.path], [code, path]);
    assert.ok(result.problem.message.length > 0);
  });
}

test('A puzzle has its statement and table in the page’s language, from its script or an attribute', async () => {
  const content = `<script type="application/json">${JSON.stringify(setOf(SWEEP, BEST))}</script>`;
  const set = withoutStyles(await markupOf('card-puzzle', {attributes: {at: 'best'}, language: 'fr', content}));
  assert.match(set, /<h3 class="step-title" tabindex="-1">Trouvez le meilleur coup\./);
  assert.match(set, /Problème 2</);
  assert.match(set, /data-card="7C"/);
  assert.ok(set.endsWith(`</template>${content}</card-puzzle>`));
  const secured = await markupOf('card-puzzle', {attributes: {puzzle: JSON.stringify(TRUMPS)}});
  assert.match(withoutStyles(secured), /Take at least 5\u00a0more points, whatever the others do\./);
  const wrong = await renderElement('card-puzzle', {attributes: {puzzle: '{}'}});
  assert.ok(!wrong.ok);
  assert.equal(wrong.problem.code, 'puzzle.format');
});
