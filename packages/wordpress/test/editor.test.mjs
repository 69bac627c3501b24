// Tests the block in the editor.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';
import {hasPhp, render} from '../tools/php.mjs';
import {root} from '../tools/place.mjs';
import {edit, save, settings} from './editor.mjs';
import {addressOf, only} from './page.mjs';

const elements = JSON.parse(readFileSync(`${root}includes/elements.json`, 'utf8'));
const {variations} = JSON.parse(readFileSync(`${root}src/element/block.json`, 'utf8'));

const controlsOf = (shown) => shown.filter(({name}) => /Control$/.test(name));
const labelled = (shown, label) => shown.find((one) => one.label === label);

test('every variation of the block has an icon, and nothing else has one', () => {
  assert.deepEqual(
    settings.variations.map(({name}) => name),
    variations.map(({name}) => name),
  );
});

test('every element has a variation, an example and a setting for each attribute, with a label', () => {
  assert.deepEqual(variations.map(({name}) => name).sort(), Object.keys(elements).sort());
  for (const [name, {attributes, content}] of Object.entries(elements)) {
    const games = [undefined, ...(attributes.game?.values ?? [])];
    const labels = new Set(
      games.flatMap((game) => controlsOf(edit({element: name, attributes: {game}}).shown).map(({label}) => label)),
    );
    const others = content === 'blocks' ? 3 : 5 + (content ? 1 : 0);
    const framed = elements[name].framed ? 1 : 0;
    assert.equal(labels.size, Object.keys(attributes).length + others + framed, name);
    for (const label of labels) assert.match(label, /^[A-Z]/, `${name}: ${label}`);
  }
});

test('a choice offers its values by label, and the default', () => {
  const {options} = labelled(edit({}).shown, 'Deck');
  assert.deepEqual(
    options.map(({value, label}) => `${value}: ${label}`),
    [
      ': Default: French cards',
      'french: French cards',
      'french-4: French cards in four colours',
      'italian: Italian cards',
    ],
  );
  const own = labelled(edit({attributes: {deck: 'tarot'}}).shown, 'Deck');
  assert.equal(own.options.at(-1).value, 'tarot');
  for (const {attributes} of Object.values(elements)) {
    for (const values of Object.values(attributes).map((one) => one.values ?? []))
      for (const value of values) assert.equal(typeof value, 'string');
  }
});

test('sets an attribute to a string, and removes an unset one', () => {
  const {shown, changes} = edit({attributes: {deck: 'italian', hints: 'true'}});
  labelled(shown, 'Players').onChange('4');
  labelled(shown, 'Deck').onChange('');
  labelled(shown, 'Sound').onChange(true);
  labelled(shown, 'The reader may ask for hints').onChange(false);
  labelled(shown, 'Points that win the match').onChange('16');
  assert.deepEqual(
    changes.map(({attributes}) => attributes),
    [
      {deck: 'italian', hints: 'true', players: '4'},
      {hints: 'true'},
      {deck: 'italian', hints: 'true', sound: 'true'},
      {deck: 'italian'},
      {deck: 'italian', hints: 'true', target: '16'},
    ],
  );
});

test('a table shows players, strength, deck and rules first, and its match last', () => {
  const labels = controlsOf(edit({}).shown).map(({label}) => label);
  assert.deepEqual(labels.slice(0, 4), ['Players', 'Strength of the bots', 'Deck', 'Rules']);
  assert.equal(labels.at(-1), 'Match, as notation or as JSON');
  const [first] = controlsOf(edit({element: 'card-diagram'}).shown);
  assert.equal(first.label, 'Cards, a position or a match, as notation');
});

test('says beside each text or number what it accepts', () => {
  for (const [name, {attributes}] of Object.entries(elements)) {
    const fields = edit({element: name, attributes: {game: attributes.game && 'scopa'}}).shown.filter(
      ({name: control, label}) => control === 'TextControl' && label !== 'Caption',
    );
    assert.ok(fields.length > 0, name);
    for (const {label, help} of fields) assert.match(help ?? '', /\w/, `${name}: ${label}`);
  }
});

test('stores text in a form that WordPress keeps for authors who may not write HTML', () => {
  const text = 'a < b && c > d &lt;';
  const {shown, changes} = edit({});
  labelled(shown, 'Text for readers without scripts').onChange(text);
  labelled(shown, 'Caption').onChange(text);
  labelled(shown, 'Seed of the deals').onChange(text);
  const stored = 'a &lt; b &amp;&amp; c > d &amp;lt;';
  assert.deepEqual(changes, [{fallback: stored}, {caption: stored}, {attributes: {seed: stored}}]);
  const again = edit({fallback: stored, attributes: {seed: stored}}).shown;
  assert.equal(labelled(again, 'Text for readers without scripts').value, text);
  assert.equal(labelled(again, 'Seed of the deals').value, text);
});

test('a block without text saves its title, unless it belongs to a table', () => {
  const saved = (block) => save({content: '', caption: '', fallback: '', ...block});
  assert.equal(saved({element: 'scopa-table'}), '<figure><p>Card game: Scopa</p></figure>');
  assert.equal(saved({element: 'card-puzzle', content: '{}'}), '<figure><p>Card puzzle</p></figure>');
  assert.equal(saved({element: 'scopa-table', fallback: 'A game'}), '<figure><p>A game</p></figure>');
  assert.equal(saved({element: 'table-controls'}), '');
});

test('offers a lesson the options of its game', () => {
  const labels = (game) =>
    controlsOf(edit({element: 'rules-explainer', attributes: {game}}).shown).map(({label}) => label);
  assert.ok(labels('scopa').includes('Point for sevens'));
  assert.ok(!labels('capra').includes('Point for sevens'));
});

test('a new diagram has cards in the letters of the site, and no other attributes', () => {
  const {attributes} = settings.variations.find(({name}) => name === 'card-diagram');
  assert.deepEqual(attributes, {element: 'card-diagram', content: 'AP RC 7Q'});
});

test('keeps the letters of a diagram when its language changes', () => {
  const changed = (block) => {
    const {shown, changes} = edit(block);
    labelled(shown, 'Language').onChange('fr');
    return changes.at(-1).attributes;
  };
  const diagram = {element: 'card-diagram', content: 'AP RC 7Q'};
  assert.deepEqual(changed(diagram), {lang: 'fr', letters: 'it'});
  assert.deepEqual(changed({...diagram, attributes: {lang: 'en'}}), {lang: 'fr', letters: 'en'});
  assert.deepEqual(changed({...diagram, attributes: {letters: 'en'}}), {lang: 'fr', letters: 'en'});
  assert.deepEqual(changed({...diagram, content: ''}), {lang: 'fr'});
  assert.deepEqual(changed({element: 'scopa-table'}), {lang: 'fr'});
});

test('reports a puzzle that is not JSON', () => {
  const help = (content) =>
    labelled(edit({element: 'card-puzzle', content}).shown, 'Puzzle or set of puzzles, as JSON').help;
  assert.match(help('{"format"'), /not valid JSON/);
  assert.equal(help('{}'), undefined);
  assert.equal(help(''), undefined);
});

test('reports an element that this version does not support', () => {
  assert.match(edit({element: 'poker-table'}).html, /does not know/);
});

test('treats attributes that PHP serialised as an array as empty', () => {
  assert.match(edit({attributes: []}).html, /embed\.html\?ver=1\.2\.3#element=scopa-table&amp;lang=it"/);
});

test('asks for content while there is nothing to show', () => {
  for (const element of ['card-diagram', 'game-replay']) {
    assert.doesNotMatch(edit({element}).html, /<iframe/);
    assert.match(edit({element, attributes: {src: '/a.json'}}).html, /<iframe/);
  }
});

test('shows the kit’s puzzles for a block without a puzzle', () => {
  const sourceIn = (attributes, content = '') =>
    /src=([^&"]*)/.exec(
      edit({element: 'card-puzzle', attributes, content}).html.replace(/.*embed\.html[^#]*#/s, ''),
    )?.[1];
  assert.match(sourceIn({}), /puzzles%2Fscopa\.json%3Fver%3D1\.2\.3$/);
  assert.match(sourceIn({game: 'capra'}), /puzzles%2Fcapra\.json/);
  assert.match(sourceIn({game: 'poker'}), /puzzles%2Fscopa\.json/);
  assert.equal(sourceIn({src: '/a.json'}), '%2Fa.json');
  assert.equal(sourceIn({}, '{}'), undefined);
});

test('covers a frame until the block is selected', () => {
  assert.match(edit({}).html, /cartavola-cover/);
  assert.doesNotMatch(edit({}, true).html, /cartavola-cover/);
});

test('explains elements that refer to a table, and shows the blocks inside settings', () => {
  assert.match(edit({element: 'score-sheet'}).html, /follows a table/);
  assert.match(edit({element: 'cartavola-settings'}).html, /inner blocks/);
});

test('the editor shows the same as PHP shows readers', {skip: hasPhp ? false : 'PHP is not installed'}, () => {
  const more = {
    element: 'rules-explainer',
    attributes: {game: 'scopa', sevens: 'most', draw: 'true', lang: 'fr', save: ''},
    scheme: 'dark',
  };
  const blocks = [...variations.map(({example}) => example.attributes), more].filter(
    ({element}) => elements[element].framed,
  );
  const {shown} = render(
    blocks.map((attributes) => ({attributes: {...attributes, frame: true}})),
    {env: {SITE_LANGUAGE: 'it-IT'}},
  );
  for (const [index, {html}] of shown.entries()) {
    const [, src] = /<iframe src="([^"]*)"/.exec(edit(blocks[index]).html);
    const inEditor = only(`<iframe src="${src}"></iframe>`);
    assert.deepEqual(addressOf(inEditor).fields, addressOf(only(html).firstElementChild).fields);
  }
  assert.ok(shown.length > 9);
});
