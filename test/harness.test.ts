import {expect} from 'chai';
import {kitOrigin, openPage} from './embedded-page.js';
import {emulateFeatures, emulateTouch, tap} from './input.js';

describe('The test harness', () => {
  afterEach(async () => {
    await emulateFeatures();
    await emulateTouch(false);
    document.body.replaceChildren();
  });

  it('turns a tap into touch input and a single click', async () => {
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

  it('emulates a coarse pointer for touch, and can stop doing so', async () => {
    await emulateTouch(true);
    expect(matchMedia('(pointer: coarse)').matches).to.equal(true);
    await emulateTouch(false);
    expect(matchMedia('(pointer: coarse)').matches).to.equal(false);
  });

  it('emulates forced colours, and can stop doing so', async () => {
    await emulateFeatures({'forced-colors': 'active'});
    expect(matchMedia('(forced-colors: active)').matches).to.equal(true);
    await emulateFeatures();
    expect(matchMedia('(forced-colors: active)').matches).to.equal(false);
  });

  it('serves the kit from another origin', async () => {
    const origin = await kitOrigin();
    expect(origin).not.to.equal(location.origin);
    const script = await fetch(`${origin}/violations.js`);
    expect(script.status).to.equal(200);
  });

  for (const policy of ['strict', 'trusted-types'] as const)
    it(`detects a page that breaks the policy "${policy}"`, async () => {
      const page = await openPage('forbidden', policy);
      // The browser reports violations in separate tasks, before or after the page has loaded.
      while (page.violations.length < 2) await new Promise(requestAnimationFrame);
      const directives = page.violations.map(({violatedDirective}) => violatedDirective);
      expect(directives).to.include.members(['style-src-attr', 'script-src-elem']);
      expect(page.document.title).to.equal('A page that breaks the policy it asks for');
    });

  it('finds no violation in the same page without a policy', async () => {
    const page = await openPage('forbidden');
    expect(page.violations).to.deep.equal([]);
    expect(page.document.title).to.equal('An inline script ran');
  });
});
