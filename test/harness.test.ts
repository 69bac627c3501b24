import {expect} from 'chai';
import {kitOrigin, openPage} from './embedded-page.js';
import {emulateFeatures, emulateTouch, tap} from './input.js';

describe('What the tests stand on', () => {
  afterEach(async () => {
    await emulateFeatures();
    await emulateTouch(false);
    document.body.replaceChildren();
  });

  it('a tap is touch input and becomes one click', async () => {
    await emulateTouch(true);
    const button = document.createElement('button');
    button.textContent = 'Tap';
    document.body.append(button);
    const seen: string[] = [];
    button.addEventListener('pointerdown', ({pointerType, isTrusted}) => seen.push(`${pointerType} ${isTrusted}`));
    const clicked = new Promise((resolve) => button.addEventListener('click', resolve, {once: true}));
    await tap(button);
    await clicked;
    expect(seen).to.deep.equal(['touch true']);
  });

  it('touch emulation makes the pointer coarse, and ends', async () => {
    await emulateTouch(true);
    expect(matchMedia('(pointer: coarse)').matches).to.equal(true);
    await emulateTouch(false);
    expect(matchMedia('(pointer: coarse)').matches).to.equal(false);
  });

  it('forced colours can be emulated, and end', async () => {
    await emulateFeatures({'forced-colors': 'active'});
    expect(matchMedia('(forced-colors: active)').matches).to.equal(true);
    await emulateFeatures();
    expect(matchMedia('(forced-colors: active)').matches).to.equal(false);
  });

  it('the kit is served from another origin', async () => {
    const origin = await kitOrigin();
    expect(origin).not.to.equal(location.origin);
    const script = await fetch(`${origin}/violations.js`);
    expect(script.status).to.equal(200);
  });

  for (const policy of ['strict', 'trusted-types'] as const)
    it(`a page that breaks the policy "${policy}" is found out`, async () => {
      const page = await openPage('forbidden', policy);
      // The browser tells violations as tasks of their own, before or after the page has loaded.
      while (page.violations.length < 2) await new Promise(requestAnimationFrame);
      const directives = page.violations.map(({violatedDirective}) => violatedDirective);
      expect(directives).to.include.members(['style-src-attr', 'script-src-elem']);
      expect(page.document.title).to.equal('A page that breaks the policy it asks for');
    });

  it('without a policy the same page breaks nothing', async () => {
    const page = await openPage('forbidden');
    expect(page.violations).to.deep.equal([]);
    expect(page.document.title).to.equal('An inline script ran');
  });
});
