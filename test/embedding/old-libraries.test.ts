import type {CardPuzzle, CartavolaSettings, GameReplay, RulesExplainer, ScorePad} from '@cartavola/elements';
import {expect} from 'chai';
import {setViewport} from '@web/test-runner-commands';
import {openPage, type EmbeddedPage} from '../embedded-page.js';
import {mouse} from '../journeys/hands.js';
import {long} from '../long.js';
import {playMatch} from '../journeys/play-match.js';
import {SWEEP} from '../lessons/puzzle-examples.js';
import {playMove} from '../lessons/puzzle-in-page.js';
import {act, begin, forgetPads, untilSaved} from '../pads/pad-in-page.js';
import {placeOf, press} from '../replays/replay-in-page.js';
import {find, findAll, until} from '../tables/table-in-page.js';

const ready = async <E extends Element>({document}: EmbeddedPage, name: string, part: string): Promise<E> => {
  const element = document.querySelector<E>(name)!;
  await until(() => element.shadowRoot?.querySelector(part) != null);
  return element;
};

describe('The built kit, in a page whose libraries replace built-ins', () => {
  let page: EmbeddedPage;
  before(async () => {
    await setViewport({width: 1000, height: 1000});
    page = await openPage('old-libraries', undefined, {width: 900, height: 900});
  });
  after(async () => {
    page.close();
    localStorage.clear();
    await forgetPads();
    await setViewport({width: 1000, height: 800});
  });
  afterEach(() => expect(page.errors).to.deep.equal([]));

  long('plays a deal, and saves the match as JSON that any page can read', async () => {
    const table = await ready(page, 'scopa-table', '.hand .card');
    const {moves, deals} = await playMatch(table, mouse, {deals: 1});
    expect([moves, deals]).to.deep.equal([18, 1]);
    const {record} = table as unknown as {record: {deals: readonly {moves: readonly unknown[]}[]}};
    const saved = Object.keys(localStorage).find((key) => key.startsWith('cartavola:match'))!;
    await until(() => localStorage.getItem(saved)!.includes('"moves":['));
    const {record: kept} = JSON.parse(localStorage.getItem(saved)!) as {record: typeof record};
    expect(kept.deals[0]!.moves).to.deep.equal(structuredClone(record.deals[0]!.moves));
  });

  it('draws cards and diagrams', async () => {
    const card = await ready(page, 'playing-card', '[role="img"]');
    expect(find(card, '[role="img"]').ariaLabel).to.equal('queen of hearts');
    const inline = await ready(page, 'card-diagram[inline]', '.picture');
    expect(findAll(inline, '[data-card]').map(({dataset}) => dataset['card'])).to.deep.equal(['AS', 'KH', '7D']);
    await ready(page, 'card-diagram[game]', '.picture [data-card="7C"]');
  });

  it('judges a puzzle', async () => {
    const puzzle = await ready<CardPuzzle>(page, 'card-puzzle', '.lesson, .problem');
    puzzle.puzzle = SWEEP;
    await until(() => find(puzzle, '.hand [data-card="7C"]') !== null);
    const solved = new Promise((resolve) => puzzle.addEventListener('puzzle-solved', resolve, {once: true}));
    await playMove(puzzle, {hand: ['7C'], table: ['4H', 'AS', '2D'], type: 'play'});
    await solved;
  });

  it('steps through a replay', async () => {
    const replay = await ready<GameReplay>(page, 'game-replay', '.ground > .picture');
    await press(replay, 'next');
    expect(placeOf(replay)).to.equal('Move 1 of 5 · Inez to move');
  });

  it('judges an answer in a lesson', async () => {
    const lesson = await ready<RulesExplainer>(page, 'rules-explainer', '.hand button');
    const answered = new Promise<Event & {detail: {right: boolean}}>((resolve) =>
      lesson.addEventListener('lesson-answered', (event) => resolve(event as never), {once: true}),
    );
    for (const code of ['9C', '7H']) find(lesson, `.hand [data-card="${code}"]`).click();
    find(lesson, '.primary').click();
    expect((await answered).detail.right).to.equal(true);
  });

  it('counts points on a pad, and restores them in the next page', async () => {
    const pad = await ready<ScorePad>(page, 'score-pad', '.acts button');
    await begin(pad, 'Ada', 'Bea', 'Carlo', 'Dario');
    await act(pad, 'enter');
    find(pad, '[data-cell="points-0"]').click();
    for (const key of '30') find(pad, `[data-key="${key}"]`).click();
    await act(pad, 'save');
    await untilSaved(pad);
    expect(pad.standing!.totals).to.deep.equal([4, 0]);
    const again = await openPage('old-libraries', undefined, {width: 900, height: 900});
    const restored = await ready<ScorePad>(again, 'score-pad', '.acts button');
    await until(() => restored.standing?.finished === 1);
    expect(restored.standing!.totals).to.deep.equal([4, 0]);
    again.close();
  });

  it('keeps the reader’s choices', async () => {
    const settings = page.document.querySelector<CartavolaSettings>('cartavola-settings')!;
    settings.choose('deck', 'italian');
    expect(JSON.parse(localStorage.getItem('cartavola:settings')!)).to.deep.equal({deck: 'italian'});
    await until(
      () => find(page.document.querySelector('playing-card')!, '[role="img"]').ariaLabel === 'knight of cups',
    );
  });
});
