import {expect} from 'chai';
import {decisionsIn} from '@cartavola/bots';
import type {CoachPanel, DealReview} from '@cartavola/elements';
import {isDone, played, said, textOf} from './review-in-page.js';
import {choose, find, panelWith, until} from './table-in-page.js';

describe('A deal review', () => {
  afterEach(() => document.body.replaceChildren());

  it('shows each choice as soon as it is judged, the costliest first', async () => {
    const table = await played('scopa-table');
    const think = table.bots.think.bind(table.bots);
    let asked = 0;
    let allowed = 1;
    let allow = (): void => undefined;
    table.bots.think = async (request, signal) => {
      asked++;
      while (asked > allowed) await new Promise<void>((resolve) => (allow = resolve));
      return think(request, signal);
    };
    choose(table, 'review');
    const panel = await panelWith(table, 'coach-panel');
    const shown = (): string => (find(panel, 'h4.choice') ? textOf(find(panel, 'h4.choice')) : '');
    const soFar: DealReview[] = [];
    const count = decisionsIn(table.layout.game, table.match!.record)[0]!.filter(({seat}) => seat === 0).length;
    for (; allowed < count; allowed++) {
      await until(() => said(panel).includes(`Looking at your choices: ${allowed} of ${count}`));
      await (panel as CoachPanel).updateComplete;
      expect(isDone(panel), `${allowed}`).to.equal(false);
      soFar.length = 0;
      const aborted = new AbortController();
      const progress = (_done: number, _count: number, review: DealReview): void => {
        soFar.push(review);
        aborted.abort();
      };
      // A review continues with the choices that are judged, so this asks nothing about them.
      await table.review({signal: aborted.signal, progress}).catch(() => undefined);
      const [review] = soFar;
      expect(review!.choices).to.have.lengthOf(allowed);
      const [most] = review!.choices.toSorted((one, other) => other.loss - one.loss);
      expect(shown()).to.match(new RegExp(`no\\. ${most!.number}\\b`));
      allow();
    }
    allow();
    await until(() => isDone(panel));
    expect(find(panel, '.strip-room')).to.equal(null);
  });
});
