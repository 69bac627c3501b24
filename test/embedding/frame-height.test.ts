import type {RulesExplainer} from '@cartavola/elements';
import {setViewport} from '@web/test-runner-commands';
import {expect} from 'chai';
import {next} from '../lessons/lesson-in-page.js';
import {until} from '../tables/table-in-page.js';
import {openFrame as open} from './frame-in-page.js';

/** Returns the script from docs/iframes.md. */
async function pastedScript(): Promise<string> {
  const page = await (await fetch('/docs/iframes.md')).text();
  return /<script>\n([^]*?)<\/script>/.exec(page)![1]!;
}

describe('The height of a frame', () => {
  before(() => setViewport({width: 1000, height: 700}));
  after(() => setViewport({width: 1000, height: 800}));
  afterEach(() => document.body.replaceChildren());

  it('is the height of its table, set by a script of at most 400 bytes, whatever the frame’s own height', async () => {
    const {frame, loaded} = await open('game=calypso&speed=instant', {from: 'kit'});
    const script = document.createElement('script');
    script.textContent = await pastedScript();
    expect(script.textContent.replaceAll(/\n\s*/g, '').length).to.be.at.most(400);
    document.body.append(script);
    await loaded;
    await until(() => frame.clientHeight === 700);
    frame.style.height = '350px';
    await setViewport({width: 1000, height: 600});
    await until(() => frame.clientHeight === 600);
    await setViewport({width: 1000, height: 700});
    await until(() => frame.clientHeight === 700);
  });

  for (const [what, fragment, least] of [
    ['a table', 'game=scopa&speed=instant', 700],
    ['a lesson', 'element=rules-explainer&game=scopa', 200],
    ['a puzzle', 'element=card-puzzle&game=scopa&src=/nowhere.json', 20],
    ['a fault', 'game=bridge', 50],
  ] as const)
    it(`is posted once ${what} is shown, even if the frame is below the viewport`, async () => {
      const heights: number[] = [];
      const heard = ({data}: MessageEvent<{cartavola?: number}>): void => void heights.push(data.cartavola!);
      addEventListener('message', heard);
      const above = document.createElement('p');
      above.style.height = '9000px';
      document.body.append(above);
      const {frame, loaded} = await open(fragment, {from: 'kit'});
      const script = document.createElement('script');
      script.textContent = await pastedScript();
      document.body.append(script);
      await loaded;
      await until(() => frame.clientHeight !== 300);
      frame.scrollIntoView();
      await until(() => heights.length > 0);
      for (let frames = 0; frames < 30; frames++) await new Promise((resolve) => requestAnimationFrame(resolve));
      removeEventListener('message', heard);
      expect(Math.min(...heights), heights.join(', ')).to.be.at.least(least);
      expect(new Set(heights).size, heights.join(', ')).to.equal(1);
    });

  it('stays the same from one step of a lesson to the next', async () => {
    const heights = new Set<number>();
    const {frame, loaded} = await open('element=rules-explainer&game=capodama', {width: 390});
    const heard = ({source, data}: MessageEvent<{cartavola?: number}>): void => {
      if (source === frame.contentWindow) heights.add(data.cartavola!);
    };
    addEventListener('message', heard);
    const script = document.createElement('script');
    script.textContent = await pastedScript();
    document.body.append(script);
    await loaded;
    const explainer = (): RulesExplainer => frame.contentDocument!.querySelector('rules-explainer')!;
    await until(() => explainer()?.shadowRoot?.querySelector('.lesson') != null && heights.size > 0);
    for (let step = 0; step < 2; step++) {
      const arrived = new Promise((resolve) => explainer().addEventListener('lesson-stepped', resolve, {once: true}));
      next(explainer()).click();
      await arrived;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    removeEventListener('message', heard);
    expect([...heights]).to.have.lengthOf(1);
  });

  it('is posted to the parent that asked, and other messages are ignored', async () => {
    const {frame, loaded} = await open('game=scopa&speed=instant', {from: 'kit'});
    await loaded;
    const answers: unknown[] = [];
    const heard = ({source, data}: MessageEvent): void => {
      if (source === frame.contentWindow) answers.push(data);
    };
    addEventListener('message', heard);
    for (const wrong of [null, 'cartavola', {cartavola: '700'}, {cartavola: -1}, {cartavola: Number.NaN}])
      frame.contentWindow!.postMessage(wrong, '*');
    frame.contentWindow!.postMessage({cartavola: 640}, '*');
    await until(() => (answers.at(-1) as {cartavola?: number} | undefined)?.cartavola === 640);
    removeEventListener('message', heard);
    expect(answers.every((answer) => typeof (answer as {cartavola: unknown}).cartavola === 'number')).to.equal(true);
  });
});
