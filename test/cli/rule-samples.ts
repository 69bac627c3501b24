/** Test data for a rule. */
interface RuleSample {
  /** Code of the finding. */
  readonly code: string;
  /** Smallest page with the fault. */
  readonly faulty: string;
  /** The same page without the fault. */
  readonly clean: string;
}

/** Test data for the rules, keyed by name. */
export const RULE_SAMPLES: Readonly<Record<string, RuleSample>> = {
  attributes: {
    code: 'page.attribute',
    faulty: '<scopa-table levle="strong"></scopa-table>',
    clean: '<scopa-table level="strong"></scopa-table>',
  },
  blocks: {
    code: 'markdown.fence',
    faulty: '```cartavolla\nAS KH\n```',
    clean: '```cartavola\nAS KH\n```',
  },
  cards: {
    code: 'attribute.card',
    faulty: '<playing-card card="1Z"></playing-card>',
    clean: '<playing-card card="AS"></playing-card>',
  },
  closing: {
    code: 'page.closed',
    faulty: '<card-puzzle src="https://example.org/puzzles.json" /><p>Hidden</p>',
    clean: '<card-puzzle src="https://example.org/puzzles.json"></card-puzzle><p>Shown</p>',
  },
  diagrams: {
    code: 'notation.game',
    faulty: '<card-diagram>you: 7D 7D / table: 2C</card-diagram>',
    clean: '<card-diagram game="scopa">you: 7D / table: 2C</card-diagram>',
  },
  events: {
    code: 'page.event',
    faulty: '<script>document.addEventListener("table-moves", console.log)</script>',
    clean: '<script>document.addEventListener("table-move", console.log)</script>',
  },
  files: {
    code: 'page.alt',
    faulty: '<playing-card card="AS"></playing-card><img src="https://example.org/ace.png">',
    clean: '<playing-card card="AS"></playing-card><img src="https://example.org/ace.png" alt="">',
  },
  frames: {
    code: 'embed.element',
    faulty: '<iframe src="https://example.org/embed.html#game=skopa" title="Scopa"></iframe>',
    clean: '<iframe src="https://example.org/embed.html#game=scopa" title="Scopa"></iframe>',
  },
  languages: {
    code: 'page.language',
    faulty: '<scopa-table lang="de"></scopa-table>',
    clean: '<scopa-table lang="fr"></scopa-table>',
  },
  lessons: {
    code: 'lesson.element',
    faulty: '<lesson-step><p>Play a card.</p></lesson-step>',
    clean: '<rules-explainer game="scopa" view="rules"></rules-explainer>',
  },
  links: {
    code: 'link.rule',
    faulty: '<a href="#cartavola=scopa.nonsense">A rule</a>',
    clean: '<a href="#cartavola=scopa.capture">A rule</a>',
  },
  puzzles: {
    code: 'puzzle.id',
    faulty: '<card-puzzle puzzle=\'{"format":"cartavola-puzzle/1"}\'></card-puzzle>',
    clean: '<card-puzzle src="https://example.org/puzzles.json"></card-puzzle>',
  },
  records: {
    code: 'record.json',
    faulty: '<scopa-table><script type="application/json">{"format":"cartavola/1",}</script></scopa-table>',
    clean: '<scopa-table src="https://example.org/match.json"></scopa-table>',
  },
  references: {
    code: 'page.for',
    faulty: '<scopa-table id="evening"></scopa-table><move-log for="evenings"></move-log>',
    clean: '<scopa-table id="evening"></scopa-table><move-log for="evening"></move-log>',
  },
  replays: {
    code: 'replay.match',
    faulty: '<game-replay game="scopa"><pre data-cartavola-record>you: 7D / table: 2C</pre></game-replay>',
    clean: '<game-replay src="https://example.org/match.json"></game-replay>',
  },
  scripts: {
    code: 'page.module',
    faulty: '<!doctype html><title>Scopa</title><script src="cartavola.js"></script><scopa-table></scopa-table>',
    clean:
      '<!doctype html><title>Scopa</title><script type="module" src="cartavola.js"></script><scopa-table></scopa-table>',
  },
  seats: {
    code: 'attribute.seats',
    faulty: '<scopa-table seats="you bot bot"></scopa-table>',
    clean: '<scopa-table seats="you bot"></scopa-table>',
  },
  slots: {
    code: 'page.slot',
    faulty: '<scopa-table><p slot="besides">Hello</p></scopa-table>',
    clean: '<scopa-table><p slot="beside">Hello</p></scopa-table>',
  },
  styles: {
    code: 'page.property',
    faulty: '<style>scopa-table { --cartavola-acent: gold; }</style>',
    clean: '<style>scopa-table { --cartavola-accent: gold; }</style>',
  },
  tags: {
    code: 'page.element',
    faulty: '<scopa-tabel></scopa-tabel>',
    clean: '<scopa-table></scopa-table>',
  },
  values: {
    code: 'attribute.level',
    faulty: '<scopa-table level="stong"></scopa-table>',
    clean: '<scopa-table level="strong"></scopa-table>',
  },
};

/** Page with a pattern for each finding, matching `code message`. */
interface PageSample {
  readonly kind?: 'markdown' | 'data';
  readonly page: string;
  readonly site?: {readonly kit?: string; readonly version?: string};
  readonly findings: readonly RegExp[];
}

/** Pages with cases that rules must distinguish, keyed by a description of the case. */
export const PAGE_SAMPLES: Readonly<Record<string, PageSample>> = {
  'templates in a line of Markdown': {
    kind: 'markdown',
    page: `A <playing-card card="{{ card }}"></playing-card>, {% for card in cards %}<playing-card card="{{ card.code | upcase }}"></playing-card>{% endfor %}

<scopa-table level="{{ page.level }}" target="{{ site.target }}"></scopa-table>

<score-sheet for="{{ page.table }}"></score-sheet>

<game-replay src="{{ page.match }}"></game-replay>

<card-diagram game="{{ page.game }}">{{ page.cards }}</card-diagram>

[A move]({{ page.url }}#cartavola=replay&for=final&ply=3)`,
    findings: [],
  },
  'cards in sentences': {
    page: `<p>The <b><playing-card card="QH"></playing-card></b> beats <card-diagram inline notation="7D"></card-diagram>.</p>
<p>The <playing-card card="QH">queen</playing-card> beats <card-diagram inline>7D</card-diagram>: <playing-card card=""></playing-card></p>
<p><playing-card card="AS"></playing-card> <playing-card card="KS">king</playing-card></p>
<ul>Cards: <li><playing-card card="AS"></playing-card></li><li>An ace: <playing-card card="AS"></playing-card></li></ul>
<p>A card: <card-diagram notation="AS"></card-diagram><playing-card card="AS"></playing-card></p>
<template><p>The <playing-card card="QH"></playing-card></p></template>`,
    findings: [/^card\.text .*name of the card/, /^card\.text .*write the cards/, /^card\.text .*name of the card/],
  },
  'cards in Markdown': {
    kind: 'markdown',
    page: `The <playing-card card="QH"></playing-card> *beats* all, as \`cards: AS KS\` do.

<playing-card card="7D"></playing-card>

- A card
- <playing-card card="7D"></playing-card>`,
    findings: [/^card\.text .*name of the card/],
  },
  'a lesson with too many steps': {
    page: `<rules-explainer game="scopa">${'<lesson-step><p>A.</p></lesson-step>'.repeat(502)}</rules-explainer>`,
    findings: [/^lesson\.large A lesson can have at most 500 steps/],
  },
  'a step with too many elements': {
    page: `<rules-explainer game="scopa"><lesson-step>${'<p>A.</p>'.repeat(502)}</lesson-step></rules-explainer>`,
    findings: [/^lesson\.large A step can have at most 500 elements/],
  },
  'too many arrows': {
    page: `<card-diagram arrows="${'7D>5C,'.repeat(400)}">7D 5C</card-diagram>`,
    findings: [/^attribute\.arrows .*at most 2000 characters/],
  },
  'a puzzle written as text': {
    page: '<card-puzzle>Hand: 7D, table: 4H 3C</card-puzzle>',
    findings: [/^puzzle\.missing .*application\/json/],
  },
  'events of the page': {
    page: `<scopa-table id="evening"></scopa-table><script>
document.addEventListener('table-open', open);
window.addEventListener('puzzle-success', open);
document.addEventListener('table-matched', open);
document.dispatchEvent(new CustomEvent('table-matched'));
</script>`,
    findings: [],
  },
  'frames of other sites': {
    page: `<iframe src="https://maps.example/embed.html#mode=walk&amp;players=no" title="Map"></iframe>
<iframe src="https://chess.example/embed.html#game=1234" title="Chess"></iframe>
<iframe src="https://player.example/embed.html?level=3" title="Film"></iframe>`,
    findings: [],
  },
  'frames of the kit on other sites': {
    page: `<iframe src="https://cards.example/embed.html#element=scopa-tabel" title="Scopa"></iframe>
<iframe src="https://cards.example/cartavola/embed.html#level=strong" title="Scopa"></iframe>`,
    findings: [/^embed\.element /, /^embed\.element /],
  },
  'an option of another game': {
    page: '<score-pad game="capra" settebello></score-pad>',
    findings: [/^page\.attribute "settebello" is not an option of capra/],
  },
  'events that an element does not fire': {
    page: `<scopa-table id="evening"></scopa-table><card-puzzle id="daily" src="/daily.json"></card-puzzle><script>
const table = document.querySelector('#evening');
table.addEventListener('tableMatch', done);
table.addEventListener('table-end', done);
table.addEventListener('scopa-move', done);
table.addEventListener('table-match', done);
table.addEventListener('club-visit', done);
document.getElementById('daily').addEventListener('puzzle-success', done);
document.addEventListener('tableMatch', done);
</script>`,
    findings: [
      /^page\.event .*"tableMatch"\. Did you mean `table-match`/,
      /^page\.event .*"table-end"\. It fires table-/,
      /^page\.event .*"scopa-move"\. Did you mean `table-move`/,
      /^page\.event .*"puzzle-success"\. It fires puzzle-/,
      /^page\.event .*"tableMatch"\. Did you mean `table-match`/,
    ],
  },
  'addresses of frames': {
    page: `<iframe src="embed.html?game=scopa" title="Scopa"></iframe>
<iframe src="/cartavola/embed.html" title="Scopa"></iframe>
<iframe src="{{ site.baseurl }}/cartavola/embed.html#game=scopa&amp;difficulty=hard" title="Scopa"></iframe>
<iframe src="/cartavola/embed.html#game={{ page.game }}" title="Scopa"></iframe>
<iframe src="/cartavola/embed.html#game=scopa" title="Scopa" sandbox="allow-same-origin"></iframe>
<iframe src="/cartavola/embed.html?v=2#game=scopa" title="Scopa" sandbox="allow-scripts"></iframe>`,
    findings: [
      /^embed\.element .*embed\.html#game=scopa\.$/,
      /^embed\.element /,
      /^embed\.attribute /,
      /^page\.sandbox /,
    ],
  },
  'scripts with the names of other kits': {
    page: `<script type="module" src="https://cdn.example/cartavola-0.0.4/cartavola.esm.js"></script>
<script type="module" src="/js/cartavolla.js"></script>
<script src="/js/cartavola.min.js"></script>
<script src="/js/cartavola-settings.js"></script>
<script src="/js/carnival.js"></script>`,
    findings: [/^page\.file .*cartavola\.js/, /^page\.file /, /^page\.file .*cartavola-classic\.js/],
  },
  'a version older than the check': {
    page: '<script type="module" src="https://cdn.example/cartavola@0.0.3/dist/cartavola.js"></script>',
    site: {version: '0.1.0'},
    findings: [/^page\.version .*0\.0\.3/],
  },
  'the version of the check': {
    page: '<script type="module" src="https://cdn.example/cartavola@0.1/dist/cartavola.js"></script>',
    site: {version: '0.1.0'},
    findings: [],
  },
  'attributes that belong elsewhere': {
    page: `<rules-explainer game="capodama">
<lesson-step goal="legal"><p>What may you play?</p>
<lesson-position players="4" hand="9C 7H KH AS" trick="AC 8C" trumps="H"></lesson-position>
<lesson-ask kind="choose" mode="play"></lesson-ask></lesson-step>
</rules-explainer>`,
    findings: [
      /^lesson\.attribute "goal" .*<lesson-step>\. It belongs to <lesson-ask>\.$/,
      /^lesson\.attribute "trumps" .*<lesson-position>\. It belongs to positions of calypso\.$/,
      /^lesson\.attribute "mode" .*<lesson-ask>\. It has kind, goal, from, script, seed\.$/,
    ],
  },
  'an attribute that is not near any other': {
    page: '<move-log difficulty="hard"></move-log>',
    findings: [/^page\.attribute "difficulty" is not an attribute of <move-log>\. It has for\.$/],
  },
  'an element that lessons do not have': {
    page: `<rules-explainer game="scopa"><lesson-slide></lesson-slide></rules-explainer>`,
    findings: [/^lesson\.element <lesson-slide> is not an element of lessons\.$/],
  },
  'a goal without its cards': {
    page: `<rules-explainer game="scopa"><lesson-step><p>What do you take?</p>
<lesson-position hand="QS 3D KH" table="7D 2S 5C 4H"></lesson-position>
<lesson-ask kind="play" goal="captures"></lesson-ask></lesson-step></rules-explainer>`,
    findings: [/^lesson\.goal "captures" needs a value, as in captures=7D,5C\.$/],
  },
  'an unknown CSS property': {
    page: `<style>:root { --cartavola-highlight: gold; --cartavola-club: red; --cartavola-pad-size: 3em; }
h1 { color: var(--cartavola-club); }</style>`,
    findings: [/--cartavola-highlight\. See .*theming/, /--cartavola-pad-size\. See .*theming/],
  },
  'a record in an unknown format': {
    kind: 'data',
    page: '{"format": "cartavola-record/2", "game": "scopa", "deals": []}',
    findings: [/^record\.format The format must be "cartavola\/1"/],
  },
  'tags that begin with a game': {
    page: '<scopa-game></scopa-game><capra-board></capra-board><club-board></club-board>',
    findings: [/^page\.element .*<scopa-game>\. Did you mean <scopa-table>\?$/, /^page\.element .*<capra-table>\?$/],
  },
  'all attributes and steps of a lesson': {
    page: `<rules-explainer game="capodama" players="9" mode="solo" deck="tarot">
<lesson-step><p>What may you play?</p>
<lesson-position players="4" hand="9C 7H KH AS" trick="AC 8C"></lesson-position>
<lesson-ask kind="choose" goal="none"></lesson-ask></lesson-step>
</rules-explainer>`,
    findings: [/^options\.value .*players/, /^lesson\.attribute "mode"/, /^attribute\.deck /, /^lesson\.goal /],
  },
  'all options of a table': {
    page: '<scopa-table players="3" target="none" rules="german"></scopa-table>',
    findings: [/^options\.value .*players/, /^options\.value .*target/, /^options\.value .*rules/],
  },
  'attributes without an effect': {
    page: `<!doctype html><title>Club</title><script type="module" src="cartavola.js"></script>
<cartavola-settings locked="deck players"></cartavola-settings>
<score-pad></score-pad>
<scopa-table><move-log></move-log></scopa-table>
<score-sheet></score-sheet>
<card-diagram dim="K 7D" arrows="AS>QH">AS KH</card-diagram>
<card-diagram dim="2" arrows="AS>KH">AS KH</card-diagram>
<card-diagram game="scopa" dim="2" arrows="7D>2C">you: 7D / table: 2C</card-diagram>`,
    findings: [
      /^attribute\.locked "players" can't be locked/,
      /^attribute\.game /,
      /^page\.for /,
      /^attribute\.dim "7D"/,
      /^attribute\.dim "2"/,
    ],
  },
  'shortcodes of Hugo': {
    kind: 'markdown',
    page: `{{< scopa-table lang="it" deck="italian" data-x="1" >}}<p>A game of Scopa for two.</p>{{< /scopa-table >}}

{{< scopa-table difficulty="hard" level="hard" >}}{{< /scopa-table >}}

{{< club-board mode="hard" >}}`,
    findings: [/^page\.attribute "difficulty"/, /^attribute\.level /],
  },
};
