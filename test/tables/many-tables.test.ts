import {expect} from 'chai';
import '@cartavola/elements/define/scopa-table.js';
import {html, render} from 'lit';
import {useRealTime} from '../virtual-clock.js';
import {until} from './table-in-page.js';

describe('If there are many tables in a page', () => {
  // The tables wait for the browser to paint.
  useRealTime();
  const box = document.createElement('div');

  beforeEach(() => document.body.append(box));
  afterEach(() => {
    render(html``, box);
    box.remove();
  });

  it('those in view are ready before the others, and all are ready in the end', async () => {
    const ready: string[] = [];
    box.addEventListener('table-ready', ({target}) => ready.push((target as Element).id));
    const far = Array.from({length: 6}, (_, place) => `far-${place}`);
    const near = ['near-0', 'near-1'];
    render(
      html`<div .style=${'block-size: 5000px'}></div>
        ${far.map((id) => html`<scopa-table id=${id} seed="1"></scopa-table>`)}
        ${near.map((id) => html`<div .style=${'position: fixed; inset: 0'}><scopa-table id=${id} seed="1"></scopa-table></div>`)}`,
      box,
    );
    await until(() => ready.length === far.length + near.length);
    expect(ready.slice(0, near.length).sort()).to.deep.equal(near);
    expect(ready.slice(near.length).sort()).to.deep.equal(far);
  });

  it('no card moves before all tables in view are ready', async () => {
    const tables = 8;
    const flying: number[] = [];
    const fly = (): number =>
      [...box.querySelectorAll('scopa-table')]
        .flatMap(({shadowRoot}) => shadowRoot!.getAnimations())
        .filter(({effect}) => (effect as KeyframeEffect).target?.matches('[data-card]')).length;
    box.addEventListener('table-ready', () => flying.push(fly()));
    render(
      Array.from(
        {length: tables},
        () => html`<div .style=${'position: fixed; inset: 0'}><scopa-table seed="1"></scopa-table></div>`,
      ),
      box,
    );
    await until(() => flying.length === tables);
    expect(flying).to.deep.equal(Array.from({length: tables}, () => 0));
    await until(() => fly() > 0);
  });

  it('one that is not displayed at all is also ready', async () => {
    let isReady = false;
    box.addEventListener('table-ready', () => (isReady = true));
    render(html`<div hidden><scopa-table seed="1"></scopa-table></div>`, box);
    await until(() => isReady);
    expect(box.querySelector('scopa-table')!.shadowRoot!.querySelectorAll('.hand .card').length).to.equal(3);
  });
});
