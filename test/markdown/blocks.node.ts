import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {loadPictures} from '@cartavola/markdown';
import {markdownItCartavola} from '@cartavola/markdown/markdown-it.js';
import {remarkCartavola} from '@cartavola/markdown/remark.js';
import MarkdownIt from 'markdown-it';
import rehypeStringify from 'rehype-stringify';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';
import {BEGUN} from '../engine/notation-faults.js';
import {elementsOf, TOOLS} from './rendered.js';

const ENDING = 'you: AS 7H KD / table: 2C 5D / stock 24\nplayers: 2';
const MATCH = `${BEGUN}moves: 8D, {Why not <the> ace?} 8S, 9D, TD`;

const fence = (info: string, text: string): string => `\`\`\`${info}\n${text}\n\`\`\`\n`;

for (const [tool, render] of Object.entries(TOOLS))
  describe(`Markdown in ${tool}`, () => {
    it('turns a block of notation into a diagram with its attributes, readable without a script', () => {
      const text = `# A deal\n\n${fence('cartavola game=scopa caption="The last trick" seat=0', ENDING)}\nand more`;
      const {html, problems} = render(text);
      assert.deepEqual(problems, []);
      assert.deepEqual(elementsOf(html), [
        {name: 'h1', attributes: {}, text: 'A deal'},
        {
          name: 'card-diagram',
          attributes: {translate: 'no', game: 'scopa', caption: 'The last trick', seat: '0'},
          text: ENDING,
        },
        {name: 'p', attributes: {}, text: 'and more'},
      ]);
    });

    it('keeps quotation marks in a caption', () => {
      const {html, problems} = render(fence(`cartavola game=scopa caption='The "last" & <best> trick'`, ENDING));
      assert.deepEqual(problems, []);
      const [diagram] = elementsOf(html);
      assert.deepEqual(diagram!.attributes, {translate: 'no', game: 'scopa', caption: 'The "last" & <best> trick'});
    });

    it('turns a match into a replay around its record', () => {
      const {html, problems} = render(fence("cartavola-replay guess=1 speed='slow' lang=en", MATCH));
      assert.deepEqual(problems, []);
      assert.deepEqual(elementsOf(html), [
        {name: 'game-replay', attributes: {guess: '1', speed: 'slow', lang: 'en'}, text: MATCH},
        {name: 'pre', attributes: {translate: 'no', 'data-cartavola-record': ''}, text: MATCH},
      ]);
    });

    it('turns inline cards into a diagram, and keeps other code', () => {
      const {html, problems} = render('Lead `cards: AS KH 7D`, not `card: AS` or `AS`, in *`cards: 10S*`*.');
      assert.deepEqual(problems, []);
      assert.deepEqual(
        elementsOf(html).filter(({name}) => name !== 'p' && name !== 'em'),
        [
          {name: 'card-diagram', attributes: {translate: 'no', inline: ''}, text: 'AS KH 7D'},
          {name: 'code', attributes: {}, text: 'card: AS'},
          {name: 'code', attributes: {}, text: 'AS'},
          {name: 'card-diagram', attributes: {translate: 'no', inline: ''}, text: '10S*'},
        ],
      );
    });

    it('keeps typographic quotes and dashes out of the notation', () => {
      const text = MATCH.replace('deal\n', 'names: "A--B" / "C..." / \'D\' / E\ndeal\n').replace("'D'", 'D');
      const {html, problems} = render(fence('cartavola-replay', text));
      assert.deepEqual(problems, []);
      assert.equal(elementsOf(html)[1]!.text, text);
    });

    it('leaves other blocks alone', () => {
      for (const info of ['js', '', 'cartavola-x', 'Cartavola', 'constructor', 'toString']) {
        const {html, problems} = render(fence(info, 'AS KH'));
        assert.deepEqual([elementsOf(html).map(({name}) => name), problems], [['pre', 'code'], []], info);
      }
    });

    it('reports an unknown attribute with its line, and leaves it out', () => {
      const text = `one\n\n${fence('cartavola onclick="alert(1)" caption=A caption=B class=x ="y" speed=slow', 'AS')}`;
      const {html, problems, messages} = render(text);
      assert.deepEqual(elementsOf(html)[1], {
        name: 'card-diagram',
        attributes: {translate: 'no', caption: 'A'},
        text: 'AS',
      });
      assert.deepEqual(problems, [
        '3: markdown.attribute',
        '3: markdown.attribute',
        '3: markdown.attribute',
        '3: markdown.info',
        '3: markdown.attribute',
      ]);
      assert.equal(
        messages[0],
        '“onclick” is not an attribute here. Use one of: game, deck, theme, letters, ply, seat, lang, sharing, caption, inline, dim, arrows.',
      );
    });

    it('reports a notation fault with its line in the Markdown text, and shows the text', () => {
      for (const [text, problem, found] of [
        [`a\n\n${fence('cartavola', 'game: scopa / players: 2\nyou: AS 7Z')}`, '5: notation.card', 'pre'],
        [`> a\n>\n> ${fence('cartavola', '> AS\n> 7B').replace('\n```', '\n> ```')}`, '5: notation.card', 'pre'],
        [`- a\n\n  \`\`\`cartavola\n  you: AS\n  \`\`\`\n`, '4: notation.game', 'pre'],
        [fence('cartavola letters=de', 'AS'), '1: attribute.letters', 'pre'],
        [fence('cartavola', '{"format":"cartavola/1"}'), '1: record.missing', 'pre'],
        [fence('cartavola', '{'), '2: record.json', 'pre'],
        [fence('cartavola-replay game=scopa', ENDING), '1: markdown.replay', 'pre'],
        [fence('cartavola-replay game=calypso', 'W: AC, N: 8C'), '1: markdown.replay', 'pre'],
        [fence('cartavola game=calypso', 'W: AC, N: 8C\nleader: W'), '3: notation.key', 'pre'],
        [fence('cartavola game=calypso inline', 'W: AC, N: 8C'), '1: markdown.inline', 'pre'],
        [fence('cartavola game=scopa inline', ENDING), '1: markdown.inline', 'pre'],
        ['one\ntwo `cards: 7B` three', '2: notation.card', 'code'],
        ['`cards: you: AS`', '1: notation.game', 'code'],
      ] as const) {
        const {html, problems} = render(text);
        assert.deepEqual(problems, [problem], text);
        const last = elementsOf(html).at(-1)!;
        assert.equal(last.name, found, text);
        assert.ok(last.text.length > 0 && text.replaceAll(/^[> ] ?/gm, '').includes(last.text), last.text);
      }
    });

    it('reads cards in the letters of the page or the block', () => {
      assert.deepEqual(render('`cards: RP`', {language: 'fr'}).problems, []);
      assert.deepEqual(render('`cards: RP`').problems, ['1: notation.card']);
      for (const info of ['lang=fr', 'letters=fr', 'lang=it letters=fr'])
        assert.deepEqual(render(fence(`cartavola ${info}`, 'RP')).problems, [], info);
    });

    it('draws pictures in figures that do not need a script or styles', async () => {
      const pictures = await loadPictures({language: 'fr', theme: 'light'});
      const {html, problems} = render(
        `${fence('cartavola game=scopa caption="Le <dernier> pli"', ENDING.replace('AS 7H KD', 'AP 7C RK').replace('2C 5D', '2T 5K'))}\nVoir \`cards: AP 7C\`.`,
        {pictures},
      );
      assert.deepEqual(problems, []);
      const all = elementsOf(html);
      assert.deepEqual(
        all.filter(({name}) => /^(?:figure|figcaption|p|card-.*)$/.test(name)).map(({name}) => name),
        ['figure', 'figcaption', 'p'],
      );
      assert.deepEqual(all[0]!.attributes, {class: 'card-diagram'});
      assert.equal(all.find(({name}) => name === 'figcaption')!.text, 'Le <dernier> pli');
      const titles = all.filter(({name}) => name === 'title').map(({text}) => text.replaceAll('\u00a0', ' '));
      assert.match(titles[0]!, /^Inès : 3 cartes\..*Votre main : as de pique, sept de cœur, roi de carreau\.$/);
      assert.equal(titles[1], 'as de pique, sept de cœur');
      const small = all[all.findIndex(({name}) => name === 'p') + 1]!.attributes;
      assert.match(`${small['width']} ${small['height']}`, /^2\.82em 1\.9em$/);
      for (const {name, attributes} of all) {
        assert.doesNotMatch(name, /^(?:script|style|link)$/);
        assert.ok(!('style' in attributes) && !Object.keys(attributes).some((key) => key.startsWith('on')));
      }
    });

    it('shows a trick without hands, as a diagram and as a picture that is no wider than necessary', async () => {
      const text = fence('cartavola game=calypso', 'W: AC, N: 8C*');
      const {html, problems} = render(text);
      assert.deepEqual(problems, []);
      assert.deepEqual(elementsOf(html), [
        {name: 'card-diagram', attributes: {translate: 'no', game: 'calypso'}, text: 'W: AC, N: 8C*'},
      ]);
      const drawn = render(text, {pictures: await loadPictures()});
      assert.deepEqual(drawn.problems, []);
      const all = elementsOf(drawn.html);
      const {attributes} = all.find(({name}) => name === 'svg')!;
      assert.ok(Number(attributes['width']) < 300);
      assert.equal(attributes['viewBox'], `0 0 ${attributes['width']} ${attributes['height']}`);
      const title = 'Inez played the ace of clubs. Julia played the eight of clubs.';
      assert.equal(all.find(({name}) => name === 'title')!.text, title);
    });

    it('shows the names of a position in its pictures', async () => {
      const text = fence('cartavola game=scopa', 'names: Ada / Bruno\nAda: AS 7H / table: 2C 5D');
      const {html, problems} = render(text, {pictures: await loadPictures()});
      assert.deepEqual(problems, []);
      assert.match(elementsOf(html).find(({name}) => name === 'title')!.text, /^Bruno: 2\s.*Ada: ace of spades/);
    });

    it('points to cards in its pictures, and rejects invalid cards', async () => {
      const pictures = await loadPictures();
      const {html, problems} = render(fence('cartavola dim=K arrows="7D>5C" inline', 'KS 7D 5C*'), {pictures});
      assert.deepEqual(problems, []);
      assert.match(html, /data-dimmed=""/);
      assert.match(elementsOf(html).find(({name}) => name === 'title')!.text, /seven of diamonds.*five of clubs/);
      const french = render(fence('cartavola dim=R', 'RP 7K'), {pictures, language: 'fr'});
      assert.deepEqual(french.problems, []);
      assert.match(french.html, /data-dimmed=""/);
      assert.deepEqual(render(fence('cartavola arrows=7D', '7D'), {pictures}).problems, ['1: attribute.arrows']);
      assert.deepEqual(render(fence('cartavola-replay caption=A', MATCH)).problems, ['1: markdown.attribute']);
    });

    it('draws a moment of a match as a seat saw it, in its deck and language', async () => {
      const pictures = await loadPictures();
      const titleOf = (info: string): string => {
        const {html, problems} = render(fence(`cartavola ${info}`, MATCH), {pictures});
        assert.deepEqual(problems, [], info);
        return elementsOf(html)
          .find(({name}) => name === 'title')!
          .text.replaceAll('\u00a0', ' ');
      };
      assert.match(titleOf('ply=2'), /Inez: king of spades, nine of diamonds\./);
      assert.match(titleOf('ply=2 seat=0'), /Inez: 2 cards\. .*Your hand: ace of spades\./);
      assert.match(titleOf('lang=it letters=en deck=italian'), /denari/);
      for (const [info, code] of [
        ['ply=9', 'attribute.ply'],
        ['ply=last', 'attribute.ply'],
        ['seat=4', 'attribute.seat'],
        ['deck=none', 'attribute.deck'],
        ['theme=pink', 'attribute.theme'],
        ['lang=xx', 'attribute.lang'],
      ] as const) {
        const {html, problems} = render(fence(`cartavola ${info}`, MATCH), {pictures});
        assert.deepEqual([problems, elementsOf(html)[0]!.name], [[`1: ${code}`], 'pre'], info);
      }
    });
  });

describe('Markdown plugins', () => {
  it('draw the same pictures in both tools', async () => {
    const pictures = await loadPictures({theme: 'dark'});
    const text = fence('cartavola caption=A', MATCH);
    const [one, other] = Object.values(TOOLS).map((render) => elementsOf(render(text, {pictures}).html));
    assert.deepEqual(one, other);
    assert.ok(one!.filter(({name}) => name === 'svg').length > 4);
  });

  it('load pictures themselves if the tool can wait', async () => {
    const file = await unified()
      .use(remarkParse)
      .use(remarkCartavola, {pictures: true, language: 'it'})
      .use(remarkRehype)
      .use(rehypeStringify)
      .process('`cards: AP`');
    assert.equal(elementsOf(String(file)).find(({name}) => name === 'title')!.text, 'asso di picche');
  });

  it('warn in the console with markdown-it, and bypass highlighters', (test) => {
    const warned: unknown[] = [];
    test.mock.method(console, 'warn', (text: unknown) => warned.push(text));
    const md = new MarkdownIt({highlight: () => '<pre>never</pre>'}).use(markdownItCartavola);
    assert.equal(md.render(fence('cartavola', 'AS')), '<card-diagram translate="no">AS</card-diagram>\n');
    md.render(fence('cartavola x', 'AS'));
    assert.match(String(warned), /^cartavola: line 1: “x” is not an attribute here.* \(markdown\.attribute\)$/);
  });

  it('pass the renderer’s environment to onProblem', () => {
    const told: unknown[] = [];
    const md = new MarkdownIt().use(markdownItCartavola, {onProblem: (_, environment) => told.push(environment)});
    const environment = {page: 'a.md'};
    md.render(fence('cartavola x', 'AS'), environment);
    assert.deepEqual(told, [environment]);
  });

  it('also call onProblem if a tool does not show a file’s messages', () => {
    const told: unknown[] = [];
    const processor = unified()
      .use(remarkParse)
      .use(remarkCartavola, {onProblem: ({line, code}, path) => told.push([path, line, code])})
      .use(remarkRehype)
      .use(rehypeStringify);
    processor.processSync({path: 'a.md', value: `a\n\n${fence('cartavola', 'AS 7B')}`});
    assert.deepEqual(told, [['a.md', 4, 'notation.card']]);
  });

  it('reject an unknown language, deck or theme for pictures', async () => {
    for (const options of [{language: 'xx'}, {deck: 'none'}, {theme: 'pink'}])
      await assert.rejects(loadPictures(options as object), RangeError);
  });
});
