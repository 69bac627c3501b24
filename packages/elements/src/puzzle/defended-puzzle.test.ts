import {expect} from 'chai';
import {emulateMedia, setViewport} from '@web/test-runner-commands';
import {ENDING, SCOPA_ENDING, TRUMPS} from '../../../../test/lessons/puzzle-examples.js';
import {find, findAll, until} from '../../../../test/tables/table-in-page.js';
import '../define/card-puzzle.js';
import type {CardPuzzle} from './card-puzzle.js';
import type {PuzzleErrorEvent, PuzzleSolvedEvent} from './events.js';

const textOf = (element: Element | null): string => element?.textContent.trim().replace(/\s+/g, ' ') ?? '';
const said = (element: Element): string => textOf(find(element, '.feedback'));
const hand = (element: Element): string[] => findAll(element, '.hand .card').map(({dataset}) => dataset['card']!);

async function put(puzzle: unknown): Promise<CardPuzzle> {
  const element = document.createElement('card-puzzle');
  element.puzzle = puzzle;
  document.body.append(element);
  await until(() => find(element, '.lesson, .problem') !== null);
  return element;
}

async function play(element: CardPuzzle, card: string, ...takes: readonly string[]): Promise<void> {
  find(element, '.try-again')?.click();
  await element.updateComplete;
  const before = said(element);
  find(element, `.hand button[data-card="${card}"]`).click();
  for (const one of takes) find(element, `.middle button[data-card="${one}"]`).click();
  await element.updateComplete;
  find(element, '.actions .primary:not(.try-again)')?.click();
  await until(() => said(element) !== before && !said(element).includes('thinking'));
}

describe('A puzzle against the best defence', () => {
  before(async () => {
    await setViewport({width: 900, height: 700});
    await emulateMedia({reducedMotion: 'reduce'});
  });
  afterEach(() => document.body.replaceChildren());

  it('is played move by move, with the other players’ replies', async () => {
    const element = await put(ENDING);
    expect(`${textOf(find(element, '.text'))} ${textOf(find(element, '.step-title'))}`).to.match(
      /^You play with \w+\. Points at the start: your side \d+, the other side \d+\. Take at least \d+ more points, whatever the others do\.$/,
    );
    expect(findAll(element, '.open-hand .card'), 'all hands are open').to.have.length.above(3);
    const solved = new Promise<PuzzleSolvedEvent>((resolve) => element.addEventListener('puzzle-solved', resolve));
    const stepped = new Promise((resolve) => element.addEventListener('puzzle-stepped', resolve));
    await play(element, '7H');
    expect(said(element)).to.contain('only 54 points').and.contain('sure');
    await until(() => /Then |Later /.test(said(element)));
    expect(said(element), 'the reply that refutes the move').to.match(
      /(?:Then|Later) \w+ takes? (?:the|a) trick with the .+ points?\. It is allowed/,
    );
    expect(hand(element), 'the others have replied').to.have.length.below(3);
    find(element, '.try-again').click();
    await element.updateComplete;
    expect(hand(element)).to.have.length(3);
    await play(element, 'KH');
    await stepped;
    expect(said(element)).to.contain('Right so far.');
    await until(() => said(element).includes('it would be'));
    expect(said(element), 'the best wrong move').to.match(/With the \w+ of \w+, it would be \d+ points less\./);
    expect(hand(element)).to.have.length(2);
    find(element, '.show-me').click();
    await until(() => find(element, '.hint') === null);
    expect(said(element)).to.contain('This is the solution.');
    find(element, '.lesson-foot button').click();
    await element.updateComplete;
    expect(hand(element), 'it begins again').to.have.length(3);
    await play(element, 'KH');
    for (let turn = 0; turn < 2; turn++) {
      const [card] = hand(element);
      await play(element, card!);
      if (said(element).includes('only')) await play(element, hand(element)[1]!);
    }
    const {detail} = await solved;
    expect(detail.moves).to.have.length(3);
    expect(said(element)).to.match(/^Solved.* That makes \d+ more points\.$/);
  });

  it('counts the points of the deal in Scopa', async () => {
    const element = await put(SCOPA_ENDING);
    find(element, '.show-me').click();
    await until(() => find(element, '.hint') === null);
    expect(said(element)).to.contain('This is the solution.');
  });

  it('reports goals that can’t be reached, and goals that can’t be missed', async () => {
    for (const [goal, code] of [
      ['secure>=500', 'puzzle.impossible'],
      ['secure=0-999', 'puzzle.trivial'],
    ] as const) {
      const heard = new Promise<PuzzleErrorEvent>((resolve) =>
        document.body.addEventListener('puzzle-error', resolve, {once: true}),
      );
      const element = await put({...TRUMPS, goal});
      expect((await heard).detail).to.include({code, path: 'goal'});
      expect(textOf(find(element, '[role="alert"]'))).to.contain(code);
    }
  });

  it('shows the problem if the other players have no reply', async () => {
    const element = await put(ENDING);
    const problem = {code: 'puzzle.slow', path: 'goal', message: 'The exact solver takes too long for this.'};
    element.defend = () => Promise.resolve({ok: false, problem});
    const told = new Promise<PuzzleErrorEvent>((resolve) => element.addEventListener('puzzle-error', resolve));
    find(element, '.show-me').click();
    expect((await told).detail.code).to.equal('puzzle.slow');
    expect(textOf(find(element, '.broken'))).to.contain('puzzle.slow');
    expect(find(element, '.board')).to.equal(null);
  });
});
