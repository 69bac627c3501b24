import {renderElement, styleSheetOf, type ElementOnServer} from '@cartavola/elements/server.js';
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {BEST, setOf, SWEEP, TRUMPS} from '../lessons/puzzle-examples.js';

async function markupOf(name: string, element?: ElementOnServer): Promise<string> {
  const result = await renderElement(name, element);
  assert.ok(result.ok, JSON.stringify(result));
  return result.value;
}

/** Everything that a reader without a browser finds in a text. */
const withoutStyles = (markup: string): string => markup.replace(/<style[^]*?<\/style>/g, '');

test('A card has its name, its drawing, and no other court’s figure', async () => {
  const markup = await markupOf('playing-card', {attributes: {card: 'QH'}, language: 'fr'});
  assert.match(markup, /^<playing-card card="QH"><template shadowrootmode="open"><style>/);
  assert.match(markup, /role="img"\s+lang="fr"\s+aria-label="dame de cœur"/);
  // One court has some 20 shapes, and is drawn where it stands.
  const shapes = markup.match(/<(?:path|circle|ellipse|rect)\b/g)?.length ?? 0;
  assert.ok(shapes > 10 && shapes < 40, String(shapes));
  assert.doesNotMatch(withoutStyles(markup), /<(?:use|symbol)\b|\bid="cv-/);
  assert.match(markup, /<\/template><\/playing-card>$/);
});

test('The attribute `lang` precedes the language of the page, and an unknown language is English', async () => {
  const card = (element: ElementOnServer): Promise<string> =>
    markupOf('playing-card', {...element, attributes: {card: '7D', ...element.attributes}});
  assert.match(await card({language: 'fr', attributes: {lang: 'it-CH'}}), /aria-label="sette di quadri"/);
  assert.match(await card({language: 'ja'}), /aria-label="seven of diamonds"/);
});

test('The rulebook has every rule of the options that are asked for', async () => {
  const rules = async (attributes: ElementOnServer['attributes']): Promise<string> =>
    withoutStyles(await markupOf('rules-explainer', {attributes: {game: 'scopa', view: 'rules', ...attributes}}));
  const [plain, italian] = [await rules({}), await rules({rules: 'italian', deck: 'italian'})];
  for (const book of [plain, italian]) assert.match(book, /id="scopa\.settebello"/);
  assert.match(plain, /seven of diamonds/);
  assert.match(italian, /seven of coins/);
});

test('A lesson has its first step, and one of the author’s own stays as it is written', async () => {
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
  test(`<${name}> has its players’ names, and what the page has put inside`, async () => {
    const given = ['Ada', 'Bea <b>', 'Cy', 'Di'];
    const markup = withoutStyles(await markupOf(name, {names: given, content: '<p>A table.</p>'}));
    const shown = [...markup.matchAll(/<b class="name">([^<]*)<\/b>/g)].map(([, one]) => one);
    assert.deepEqual(shown.sort(), ['Ada', 'Bea &lt;b&gt;', 'Cy', 'Di'].slice(0, seats));
    assert.match(markup, /<\/template><p>A table\.<\/p><\/[\w-]+>$/);
  });
}

test('A diagram is its picture, from its text or an attribute, with what it tells', async () => {
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

test('A replay is written with what it holds, for readers without scripts', async () => {
  const content = '<pre data-cartavola-record>game: scopa</pre>';
  assert.equal(await markupOf('game-replay', {content}), `<game-replay>${content}</game-replay>`);
});

test('A companion is a plain element: what it shows is in the page’s table', async () => {
  assert.equal(await markupOf('score-sheet', {attributes: {for: 'table'}}), '<score-sheet for="table"></score-sheet>');
});

test('No markup has what a strict policy refuses', async () => {
  for (const [name, attributes] of [
    ['playing-card', {card: 'KS'}],
    ['card-diagram', {notation: 'KS 7H'}],
    ['rules-explainer', {game: 'capra', view: 'rules'}],
    ['rules-explainer', {game: 'scopa'}],
    ['capodama-table', {}],
  ] as const) {
    const markup = await markupOf(name, {attributes, styleSheet: '/cards.css?a&b'});
    assert.match(markup, /<template[^>]*><link rel="stylesheet" href="\/cards\.css\?a&amp;b">/);
    assert.doesNotMatch(markup, /<style|<script|\sstyle=|\son\w+=|<!--/);
    const sheet = await styleSheetOf(name);
    assert.ok(sheet.ok && sheet.value.includes(':host'));
  }
  assert.match(await markupOf('playing-card', {nonce: 'a"b'}), /<style nonce="a&quot;b">/);
});

for (const [what, code, path, name, element] of [
  ['a wrong tag', 'element.name', 'name', 'playing-cart', {}],
  ['a name of Object.prototype', 'element.name', 'name', 'constructor', {}],
  ['a card that is no card', 'attribute.card', 'card', 'playing-card', {attributes: {card: '11H'}}],
  ['a deck that is not there', 'attribute.deck', 'deck', 'scopa-table', {attributes: {deck: 'tarot'}}],
  ['a game that is not there', 'rules.game', 'game', 'rules-explainer', {attributes: {game: 'bridge'}}],
  ['a handler', 'element.attributes', 'attributes.onclick', 'playing-card', {attributes: {onclick: 'x()'}}],
  ['a name that ends the tag', 'element.attributes', 'attributes.a>', 'playing-card', {attributes: {'a>': ''}}],
  ['attributes as a text', 'element.attributes', 'attributes', 'playing-card', {attributes: 'card=QH'}],
  ['content that is no text', 'element.text', 'content', 'scopa-table', {content: 7}],
  ['names that are no list', 'names.type', 'names', 'scopa-table', {names: 'Ada'}],
  ['nothing', 'element.name', 'name', undefined, null],
] as const) {
  test(`${what} is a problem with a code`, async () => {
    const result = await renderElement(name as string, element as unknown as ElementOnServer);
    assert.ok(!result.ok);
    assert.deepEqual([result.problem.code, result.problem.path], [code, path]);
    assert.ok(result.problem.message.length > 0);
  });
}

test('A puzzle is its statement and its table, in the page’s language, from its script or an attribute', async () => {
  const content = `<script type="application/json">${JSON.stringify(setOf(SWEEP, BEST))}</script>`;
  const set = withoutStyles(await markupOf('card-puzzle', {attributes: {at: 'best'}, language: 'fr', content}));
  assert.match(set, /<p class="text">Trouvez le meilleur coup\./);
  assert.match(set, /Problème 2 sur 2/);
  assert.match(set, /data-card="7C"/);
  assert.ok(set.endsWith(`</template>${content}</card-puzzle>`));
  const secured = await markupOf('card-puzzle', {attributes: {puzzle: JSON.stringify(TRUMPS)}});
  assert.match(withoutStyles(secured), /Take at least 5\u00a0more points, whatever the others do\./);
  const wrong = await renderElement('card-puzzle', {attributes: {puzzle: '{}'}});
  assert.ok(!wrong.ok);
  assert.equal(wrong.problem.code, 'puzzle.format');
});
