import {expect} from 'chai';
import {FRAME_SANDBOX} from '@cartavola/elements/frame.js';
import {sendMouse, setViewport} from '@web/test-runner-commands';
import {kitOrigin} from '../embedded-page.js';
import {mouse} from '../journeys/hands.js';
import {playMatch} from '../journeys/play-match.js';
import {until} from '../tables/table-in-page.js';
import {openFrame as open} from './frame-in-page.js';
import {centreOf} from '../input.js';
import {long} from '../long.js';

/** Opens a fragment that can't be shown, and returns the message shown instead. */
async function saidAbout(fragment: string): Promise<string> {
  const {frame, loaded} = await open(fragment);
  await loaded;
  const message = (): string | undefined => frame.contentDocument!.querySelector('[role=alert]')?.textContent;
  await until(() => message() !== undefined);
  const {body} = frame.contentDocument!;
  expect(body.children, fragment).to.have.length(1);
  return message()!;
}

describe('A frame of the built kit', () => {
  before(() => setViewport({width: 1000, height: 700}));
  after(() => setViewport({width: 1000, height: 800}));
  afterEach(() => document.body.replaceChildren());

  long('plays the game in its URL', async () => {
    const {frame, loaded} = await open('game=scopa&players=2&speed=instant&seed=frame&lang=it&target=1', {width: 900});
    frame.style.height = '700px';
    await loaded;
    const table = (): Element | null => frame.contentDocument!.querySelector('scopa-table');
    await until(() => table()?.shadowRoot != null);
    const journey = await playMatch(table()!, mouse, {deals: 1});
    expect(journey.deals).to.equal(1);
    expect(frame.contentDocument!.documentElement.lang).to.equal('it');
  });

  it('fills the window if a link opens it as a page', async () => {
    const opened = window.open('/packages/cartavola/dist/embed.html#game=scopa&seed=own', '', 'width=900,height=600')!;
    try {
      await until(() => opened.document.querySelector('scopa-table')?.shadowRoot?.querySelector('.hand .card') != null);
      const {height} = opened.document.querySelector('scopa-table')!.getBoundingClientRect();
      expect([height, opened.document.body.scrollHeight]).to.deep.equal([opened.innerHeight, opened.innerHeight]);
      expect(opened.innerHeight).to.be.within(350, 820);
    } finally {
      opened.close();
    }
  });

  it('has the colour scheme in its URL, and is transparent in a page with the same scheme', async () => {
    const {frame, loaded} = await open('element=rules-explainer&game=capodama&scheme=dark');
    await loaded;
    const root = frame.contentDocument!.documentElement;
    const book = (): Element | null | undefined =>
      frame.contentDocument!.querySelector('rules-explainer')?.shadowRoot?.querySelector('.book');
    await until(() => book() != null);
    const colours = (): readonly string[] => [
      getComputedStyle(root).color,
      getComputedStyle(root).backgroundColor,
      getComputedStyle(book()!).backgroundColor,
    ];
    const [, , dark] = colours();
    expect(colours()).to.deep.equal(['rgb(255, 255, 255)', 'rgba(0, 0, 0, 0)', dark]);
    frame.contentWindow!.location.hash = 'element=rules-explainer&game=capodama&scheme=light';
    await until(() => getComputedStyle(root).color === 'rgb(0, 0, 0)' && book() != null);
    expect(colours()[2]).not.to.equal(dark);
    expect(await saidAbout('game=scopa&scheme=pink')).to.contain('(embed.scheme, scheme)');
  });

  it('shows a card, a rulebook, and a lesson from another URL', async () => {
    const lesson = encodeURIComponent(new URL('/test/pages/lesson.html', location.href).href);
    for (const [fragment, selector, shown] of [
      ['element=playing-card&card=QH&lang=fr', 'playing-card', 'svg'],
      ['element=rules-explainer&game=capra&view=rules', 'rules-explainer', '.book'],
      ['element=rules-explainer&game=scopa&players=4&view=rules', 'rules-explainer', '.book'],
      [`element=rules-explainer&game=capodama&lesson=${lesson}`, 'rules-explainer', '.hand button'],
    ] as const) {
      const {frame, loaded} = await open(fragment);
      await loaded;
      await until(() => frame.contentDocument!.querySelector(selector)?.shadowRoot?.querySelector(shown) != null);
      frame.remove();
    }
  });

  long('reports what it cannot show, with a code, and runs nothing', async () => {
    const said: string[] = [];
    for (const fragment of [
      '',
      'game=bridge',
      'element=script&src=x.js',
      'game=scopa&onclick=alert(1)',
      'game=scopa&src=javascript:alert(1)',
      'game=scopa&src=%20java%0Ascript:alert(1)',
      'game=scopa&src=https://example.org&src=javascript:alert(1)',
      'game=scopa&SRC=javascript:alert(1)',
      'element=rules-explainer&game=scopa&lesson=javascript:alert(1)',
      'element=rules-explainer&game=scopa&lesson=data:text/html,<lesson-step>',
      'element=rules-explainer&game=scopa&lesson=/nowhere',
      'element=rules-explainer&game=capra&players=4',
      `game=scopa&record=${'x'.repeat(1_500_000)}`,
    ])
      said.push(/\(([^()]*)\)$/.exec(await saidAbout(fragment))![1]!);
    expect(said).to.deep.equal([
      'embed.element, game',
      'embed.element, game',
      'embed.element, element',
      'embed.attribute, onclick',
      'embed.address, src',
      'embed.address, src',
      'embed.address, src',
      'embed.attribute, SRC',
      'embed.address, lesson',
      'embed.address, lesson',
      'embed.lesson, lesson',
      'embed.attribute, players',
      'embed.large',
    ]);
  });

  long('opens nothing at a URL with a record of 5 MB, and still works after a change to one', async () => {
    const record = 'x'.repeat(5_000_000);
    const {frame, loaded} = await open('game=scopa&speed=instant');
    await loaded;
    const inside = frame.contentWindow as Window & typeof globalThis;
    const table = (): Element | null => inside.document.querySelector('scopa-table');
    await until(() => table()?.shadowRoot?.querySelector('.hand button') != null);
    inside.location.hash = `game=scopa&record=${record}`;
    await new Promise((resolve) => inside.requestAnimationFrame(() => inside.requestAnimationFrame(resolve)));
    expect(inside.document.body.children).to.have.lengthOf(1);
    expect(inside.document.body.innerText.trim()).not.to.equal('');
  });

  it('does not stay blank if its script does not load or cannot be read', async () => {
    const text = await (await fetch('/packages/cartavola/dist/embed.html')).text();
    const frame = document.createElement('iframe');
    frame.srcdoc = text.replaceAll(/(?<=(?:href|src)=")/g, '/packages/cartavola/dist/').replace('embed.js', 'lost.js');
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, {once: true}));
    document.body.append(frame);
    await loaded;
    const message = frame.contentDocument!.querySelector('.lacking')!;
    expect(message.checkVisibility({visibilityProperty: true})).to.equal(false);
    for (const animation of message.getAnimations()) animation.finish();
    expect(message.checkVisibility({visibilityProperty: true})).to.equal(true);
    expect(message.textContent).to.match(/\(embed\.load\)$/);
  });

  it('is described by oEmbed, and shown by its HTML', async () => {
    const address = `${location.origin}/packages/cartavola/dist/embed.html#game=scopa&speed=instant&lang=it`;
    const args = JSON.stringify(['oembed', address, '--height', '650']);
    const answer = await (await fetch(`/__printed?args=${encodeURIComponent(args)}`)).text();
    const {html, ...rest} = JSON.parse(answer) as Record<string, unknown> & {html: string};
    expect(rest).to.deep.equal({
      version: '1.0',
      type: 'rich',
      title: 'Scopa',
      provider_name: 'Cartavola',
      width: 700,
      height: 650,
    });
    document.body.innerHTML = html;
    const frame = document.body.querySelector('iframe')!;
    const {width, height} = frame.getBoundingClientRect();
    expect([width, height]).to.deep.equal([700, 650]);
    const table = (): Element | null | undefined => frame.contentDocument?.querySelector('scopa-table');
    await until(() => table()?.shadowRoot?.querySelector('.hand button') != null);
    expect(table()!.getAttribute('lang')).to.equal('it');
  });

  it('shows the newest URL, however late an older one loads', async () => {
    const {frame, loaded} = await open('element=playing-card&card=QS');
    await loaded;
    const inside = frame.contentWindow as Window & typeof globalThis;
    const shown = (): string | null | undefined => inside.document.querySelector('playing-card')?.getAttribute('card');
    await until(() => shown() === 'QS');
    const ask = inside.fetch.bind(inside);
    let come = (): void => undefined;
    const late = new Promise<void>((resolve) => (come = resolve));
    let asked = 0;
    inside.fetch = async (...given) => {
      asked++;
      await late;
      return ask(...given);
    };
    const slow = encodeURIComponent(new URL('/test/pages/lesson.html', location.href).href);
    inside.location.hash = `element=rules-explainer&game=capodama&lesson=${slow}`;
    await until(() => asked > 0);
    inside.location.hash = 'element=playing-card&card=QH';
    await until(() => shown() === 'QH');
    come();
    // By the time this page has loaded, so has the lesson.
    await (await ask('/test/pages/lesson.html')).text();
    await new Promise((resolve) => inside.requestAnimationFrame(() => inside.requestAnimationFrame(resolve)));
    expect(shown()).to.equal('QH');
  });

  it('never runs a lesson’s scripts from another URL', async () => {
    const text =
      '<lesson-step kind="text"><img src="x" onerror="top.ran = true"><script>top.ran = true</script></lesson-step>';
    const address = URL.createObjectURL(new Blob([text], {type: 'text/html'}));
    expect(await saidAbout(`element=rules-explainer&game=scopa&lesson=${encodeURIComponent(address)}`)).to.contain(
      'embed.address',
    );
    const {frame, loaded} = await open('element=rules-explainer&game=scopa');
    await loaded;
    await until(() => frame.contentDocument!.querySelector('rules-explainer') !== null);
    const refused = new Promise((resolve) =>
      frame.contentDocument!.addEventListener('securitypolicyviolation', resolve, {once: true}),
    );
    const step = new DOMParser().parseFromString(text, 'text/html').querySelector('lesson-step')!;
    frame.contentDocument!.querySelector('rules-explainer')!.append(step);
    await refused;
    expect((globalThis as {ran?: boolean}).ran).to.equal(undefined);
  });

  it('refuses a lesson that is larger than 2 MB', async () => {
    const {frame, loaded} = await open('element=playing-card&card=QS');
    await loaded;
    const inside = frame.contentWindow as Window & typeof globalThis;
    await until(() => inside.document.querySelector('playing-card') !== null);
    inside.fetch = () => Promise.resolve(new Response(`<lesson-step>${' '.repeat(2_000_000)}</lesson-step>`));
    inside.location.hash = 'element=rules-explainer&game=capodama&lesson=/large.html';
    const message = (): string | undefined => inside.document.querySelector('[role=alert]')?.textContent;
    await until(() => message() !== undefined);
    expect(message()).to.equal('The lesson is larger than 2 MB. (embed.lesson, lesson)');
  });

  it('opens a lesson’s links in a new tab, in the sandbox that the kit’s tools write', async () => {
    const {href} = new URL('/test/pages/opened.html', location.href);
    const {frame, loaded} = await open('element=playing-card&card=QS', {sandbox: FRAME_SANDBOX});
    await loaded;
    const inside = frame.contentWindow as Window & typeof globalThis;
    await until(() => inside.document.querySelector('playing-card') !== null);
    const text = `<lesson-step><p><a href="${href}">More</a></p></lesson-step>`;
    inside.fetch = () => Promise.resolve(Object.defineProperty(new Response(text), 'url', {value: href}));
    inside.location.hash = 'element=rules-explainer&game=capodama&lesson=/lesson.html';
    const link = (): HTMLElement | null => inside.document.querySelector('a');
    const explainer = (): (Element & {readonly isReady?: boolean}) | null =>
      inside.document.querySelector('rules-explainer');
    await until(() => explainer()?.isReady === true && (link()?.getBoundingClientRect().width ?? 0) > 0);
    link()!.scrollIntoView({block: 'center'});
    await until(() => {
      const {x, y, width, height} = link()!.getBoundingClientRect();
      return inside.document.elementFromPoint(x + width / 2, y + height / 2) === link();
    });
    const channel = new BroadcastChannel('opened');
    const opened = new Promise((resolve) => channel.addEventListener('message', ({data}) => resolve(data)));
    const {x, y} = centreOf(link()!);
    await sendMouse({type: 'click', position: [x, y]});
    expect(await opened).to.equal('A page that a link in a frame opens');
    channel.close();
  });

  it('rebuilds another page’s lesson from allowed elements and attributes', async () => {
    const lesson = new URL('/test/pages/foreign-lesson.html', location.href).href;
    const {frame, loaded} = await open(`element=rules-explainer&game=capodama&lesson=${encodeURIComponent(lesson)}`);
    await loaded;
    const explainer = (): Element | null => frame.contentDocument!.querySelector('rules-explainer');
    await until(() => explainer()?.shadowRoot?.querySelector('.hand button') != null);
    const written = explainer()!.innerHTML.replaceAll(/\s+/g, ' ');
    expect(written).to.equal(
      [
        '<lesson-step skill="Following suit" id="first" skill-fr="Fournir"> <p lang="en"> <b>Clubs</b> are <i>led</i>. Which cards may you play? ',
        `<a href="${new URL('more.html', lesson).href}" target="_blank" rel="noopener noreferrer nofollow">More</a> `,
        `<a>Script</a> <a>Data</a> <img src="${new URL('picture.png', lesson).href}" alt="Clubs"> <img alt="Data"> </p> `,
        'Kept text <lesson-position players="4" hand="9C 7H KH AS" trick="AC 8C"></lesson-position> ',
        '<lesson-ask kind="choose" goal="legal"></lesson-ask> ',
        `<lesson-answer card="KH"><img src="${new URL('x', lesson).href}">The king of hearts is not a trump.</lesson-answer> `,
        '<lesson-done>9♣, 7♥.</lesson-done> </lesson-step>',
        '<lesson-step id="second"> <p>Read on: <playing-card card="QH" compact=""></playing-card></p> </lesson-step>',
      ].join(''),
    );
    const inside = frame.contentWindow as Window & typeof globalThis;
    const loadedFrom = inside.performance.getEntriesByType('resource').map(({name}) => new URL(name).origin);
    expect(new Set(loadedFrom)).to.deep.equal(new Set([location.origin]));
    expect((globalThis as {ran?: boolean}).ran).to.equal(undefined);
  });

  it('loads lessons and files from another site only if its policy allows that site', async () => {
    const foreign = encodeURIComponent(`${await kitOrigin()}/test/pages/lesson.html`);
    expect(await saidAbout(`element=rules-explainer&game=capodama&lesson=${foreign}`)).to.match(
      /^The lesson could not be loaded\. To load a lesson from another site, .*connect-src.* \(embed\.lesson, lesson\)$/,
    );
    const {frame, loaded} = await open(`element=game-replay&src=${foreign}`);
    await loaded;
    await until(() => frame.contentDocument!.querySelector('game-replay') !== null);
    const refused = new Promise<SecurityPolicyViolationEvent>((resolve) =>
      frame.contentDocument!.addEventListener('securitypolicyviolation', resolve, {once: true}),
    );
    frame.contentDocument!.querySelector('game-replay')!.setAttribute('src', decodeURIComponent(`${foreign}?again`));
    expect((await refused).effectiveDirective).to.equal('connect-src');
  });
});
