// Tests posts that authors write without the block: shortcodes and the kit's tags, after WordPress has filtered them.
import {check, demand} from '../../tools/test/counted.mjs';
import {publish, shows, visit} from './posts.mjs';

const MATCH =
  'letters: en\nplayers: 4\nnames: "Ada & Bo" / C / D / E\ndealer: 0\nhands: AS 8S / KS 9D / QH TD / AH 8D\nleader: 3 / double: S / capo: 3\n\npiles: 7S JS QS TS / - / - / 7H JH KH TH\nmoves:\n8D, {So far -- "so" good...} 8S, 9D, TD\nQH, AH, AS, KS';
const PUZZLE = `{
  "format": "cartavola-puzzle/1", "id": "clear-the-table", "game": "scopa", "options": {"players": 2},

  "position": {"hands": ["7C 4D JS"], "table": "4H AS 2D", "dealer": 1, "leader": 0, "stock": "?? ?? ?? ?? ?? ??"},

  "goal": "scopa"
}`;
const signs = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A post as the classic editor saves it. */
const SHORTCODES = `Before.

[cartavola card-diagram arrows="7D&gt;5C" caption="Hearts &amp; spades"]AS KH
7D 5C[/cartavola]

[cartavola element="game-replay" game="capodama"]
${signs(MATCH)}
[/cartavola]

[cartavola card-puzzle]
${PUZZLE}
[/cartavola]

[cartavola cartavola-settings deck="italian"]
[cartavola scopa-table hints /]
[/cartavola]

After.`;
const SCRIPT = (site) =>
  `<script type="module" src="${site.origin}/wp-content/plugins/cartavola/kit/cartavola.js"></script>`;
/** In the classic editor, a blank line or a `<pre>` ends the paragraph and therefore the element, so only JSON may contain them. */
const LINES = `<card-diagram>
you: AS 7H KD / table: 2C 5D / stock 24
players: 2
names: "Ada &amp; Bo" / C
game: scopa
</card-diagram>

<game-replay game="capodama">
${signs(MATCH).replace('\n\n', '\n')}
</game-replay>

<card-puzzle><script type="application/json">
${PUZZLE}
</script></card-puzzle>`;
const TAGS = `<card-diagram>you: AS 7H KD / table: 2C 5D / stock 24

players: 2
game: scopa
</card-diagram>
<game-replay game="capodama">
<pre data-cartavola-record>
${signs(MATCH)}
</pre>
</game-replay>

<card-puzzle><script type="application/json">
${PUZZLE}
</script></card-puzzle>`;

/** Publishes posts that authors write by hand, and opens them. */
export async function readWritten(site, browser) {
  for (const role of ['administrator', 'contributor'])
    await check(`shortcodes in the classic editor are shown, written as ${role}`, async () => {
      const [id] = publish(site, [SHORTCODES], role);
      site.php(`wp_publish_post( ${id} ); return 1;`);
      await visit(browser, `${site.origin}/?p=${id}`, async (page) => {
        for (const name of ['card-diagram', 'game-replay', 'card-puzzle', 'scopa-table']) await shows(page, name);
        const hints = await page.$('cartavola-settings[deck="italian"] scopa-table[hints]');
        demand(hints, 'the settings do not surround the table');
        const text = await page.$eval('game-replay pre', (pre) => pre.textContent.trim());
        demand(text === MATCH, `the match is ${text}`);
      });
    });
  for (const [what, content] of [
    ['in the classic editor', SCRIPT(site) + LINES],
    ['in a block of HTML', `<!-- wp:html -->\n${SCRIPT(site)}${TAGS}\n<!-- /wp:html -->`],
  ])
    await check(`tags ${what} are shown`, async () => {
      const [id] = publish(site, [content]);
      await visit(browser, `${site.origin}/?p=${id}`, async (page) => {
        for (const name of ['card-diagram', 'game-replay', 'card-puzzle']) await shows(page, name);
      });
    });
}
