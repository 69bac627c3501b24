import {expect} from 'chai';
import {setViewport} from '@web/test-runner-commands';
import type {GameReplay, ReplayPlyEvent} from '@cartavola/elements';
import {centreOf, emulateTouch, keys, touches} from '../input.js';
import {until} from '../tables/table-in-page.js';
import {settled} from '../virtual-clock.js';
import {button, cardsIn, find, findAll, movesIn, placeOf, press, put, SCOPA} from './replay-in-page.js';

/** Collects the numbers of moves in a replay's events. */
function heard(element: GameReplay): number[] {
  const plies: number[] = [];
  element.addEventListener('replay-ply', ({detail}: ReplayPlyEvent) => plies.push(detail.ply));
  return plies;
}

const ENDING = `game: scopa
players: 2
rules: italian
names: Nora / Piero
deal 1
dealer: 1
hands: 7D 3D AD / 2H JS 2D
table: 7H 2S
piles: 3C 4C 5C 6C 7C KC 4D 6D QD KD AH 4H 6H JH 3S 5S 7S / AC 2C JC QC 5D JD 3H 5H QH KH AS 4S 6S QS KS
moves: 3D, JS, AD, 2H x 2S, 7D x 7H, 2D
score: 4 / 0`;

const START = ['2C', '2D', '3S', '5D', '7D', '7H', 'AS', 'KD', 'QH', 'QS'];

describe('A replay', () => {
  before(() => setViewport({width: 900, height: 800}));
  afterEach(() => {
    document.body.replaceChildren();
    history.replaceState(undefined, '', location.pathname + location.search);
  });

  it('shows all hands and names at the start, and each move with its captured cards', async () => {
    const replay = await put(SCOPA);
    expect(cardsIn(replay)).to.deep.equal(START);
    expect(placeOf(replay)).to.equal('Start · Ada to move');
    expect(find(replay, '.picture')!.getAttribute('aria-label')).to.contain('Bruno: ').and.contain('Ada: ');
    await press(replay, 'next');
    expect(cardsIn(replay)).to.deep.equal(START.map((card) => (['7D', '2D', '5D'].includes(card) ? `${card}*` : card)));
    expect(placeOf(replay)).to.equal('Move 1 of 5 · Bruno to move');
    await press(replay, 'next');
    // Captured cards are in a pile with a count.
    expect(cardsIn(replay)).to.deep.equal(['2C', '3S', '7H*', 'AS', 'KD', 'QH', 'QS']);
    expect(find(replay, '.spoken[aria-live]')!.textContent).to.contain('Bruno').and.contain('A mistake.');
  });

  it('shows the same moments going backwards', async () => {
    const replay = await put(SCOPA);
    const looks = (): string => `${placeOf(replay)} ${find(replay, '.ground')!.innerHTML}`;
    const seen = [looks()];
    for (let ply = 1; ply <= 5; ply++) {
      await press(replay, 'next');
      seen.push(looks());
    }
    expect(new Set(seen).size).to.equal(6);
    expect(button(replay, 'next').getAttribute('aria-disabled')).to.equal('true');
    for (let ply = 4; ply >= 0; ply--) {
      await press(replay, 'previous');
      expect(looks() === seen[ply], `${ply}`).to.equal(true);
    }
  });

  it('steps by move, by round and to both ends with keys, and fires one event for each moment', async () => {
    const replay = await put(SCOPA);
    const plies = heard(replay);
    find(replay, '.ground')!.focus();
    await keys('ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowDown', 'End', 'End', 'ArrowUp', 'Home', 'Home');
    expect(plies).to.deep.equal([1, 2, 1, 2, 5, 4, 0]);
  });

  it('ignores keys in fields', async () => {
    const replay = await put(SCOPA);
    const plies = heard(replay);
    find(replay, '[data-choice="speed"]')!.focus();
    await keys('ArrowDown', 'End');
    expect(plies).to.deep.equal([]);
    button(replay, 'next').focus();
    await keys('Space');
    expect(plies).to.deep.equal([1]);
  });

  it('steps by horizontal swipes over the cards, and leaves vertical ones to the page', async () => {
    const replay = await put(SCOPA);
    const plies = heard(replay);
    await emulateTouch(true);
    const {x, y} = centreOf(find(replay, '.ground')!);
    const swipe = (width: number, height: number): Promise<unknown> =>
      touches(
        ['touchStart', {x, y}],
        ['touchMove', {x: x + width / 2, y: y + height / 2}],
        ['touchMove', {x: x + width, y: y + height}],
        ['touchEnd'],
      );
    await swipe(-80, 5);
    await swipe(-80, -8);
    await swipe(90, 4);
    await swipe(5, 60);
    await emulateTouch(false);
    expect(plies).to.deep.equal([1, 2, 1]);
  });

  it('lists the moves by round, and goes to a clicked move', async () => {
    const replay = await put(SCOPA);
    expect(findAll(replay, '.trick').map((trick) => trick.querySelectorAll('.move').length)).to.deep.equal([2, 2, 1]);
    expect(movesIn(replay)[0]).to.contain('Ada').and.contain('seven of diamonds');
    findAll(replay, '.move')[3]!.click();
    await replay.updateComplete;
    expect(placeOf(replay)).to.contain('Move 4');
    expect(find(replay, '[aria-current="step"]')!.dataset['made']).to.equal('4');
  });

  it('shows the moment’s comment in the page’s language', async () => {
    for (const [lang, text] of [
      ['en', 'A mistake.'],
      ['fr', 'Une faute.'],
      ['it', 'A mistake.'],
    ] as const) {
      const replay = await put(SCOPA, {lang, ply: '2'});
      expect(find(replay, '.comment')!.textContent).to.equal(text);
      await press(replay, 'first');
      expect(find(replay, '.comment')!.textContent).to.equal('Ada has the seven of coins.');
      await press(replay, 'next');
      expect(find(replay, '.comment')).to.equal(null);
    }
  });

  it('plays to the end, and stops when the reader takes over', async () => {
    const replay = await put(SCOPA, {speed: 'fast'});
    const plies = heard(replay);
    await press(replay, 'play');
    expect(button(replay, 'play').getAttribute('aria-label')).to.equal('Pause');
    await until(() => plies.length === 1);
    await press(replay, 'previous');
    expect(button(replay, 'play').getAttribute('aria-label')).to.equal('Play');
    expect(plies).to.deep.equal([1, 0]);
    replay.goTo(4);
    await press(replay, 'play');
    await until(() => placeOf(replay).includes('Move 5'));
    await until(() => button(replay, 'play').getAttribute('aria-label') === 'Play');
  });

  it('stops playing when it is removed from the page', async () => {
    const replay = await put(SCOPA);
    const plies = heard(replay);
    await press(replay, 'play');
    replay.remove();
    await settled();
    expect(plies).to.deep.equal([]);
    document.body.append(replay);
    await replay.updateComplete;
    expect(button(replay, 'play').getAttribute('aria-label')).to.equal('Play');
  });

  it('follows links in the text and the URL, and offers its own', async () => {
    const replay = await put(SCOPA);
    replay.id = 'ending';
    document.body.insertAdjacentHTML(
      'afterbegin',
      '<a href="#ply-3" data-cartavola-for="ending"><b>there</b></a><a href="#ply-1" data-cartavola-for="other">else</a>',
    );
    document.querySelector('b')!.click();
    expect(placeOf(replay) === '' || replay.updateComplete).to.be.ok;
    await replay.updateComplete;
    expect(placeOf(replay)).to.contain('Move 3');
    expect(location.hash).to.equal('');
    document.querySelectorAll('a')[1]!.click();
    await replay.updateComplete;
    expect(placeOf(replay)).to.contain('Move 3');
    location.hash = '#cartavola=replay&for=ending&ply=2';
    await until(() => placeOf(replay).includes('Move 2'));
    location.hash = '#cartavola=replay&for=another&ply=4';
    location.hash = '#cartavola=replay&for=ending&ply=99999999';
    location.hash = '#cartavola=replay&ply=5';
    await until(() => placeOf(replay).includes('Move 5'));
    const second = await put(SCOPA);
    expect(placeOf(second)).to.contain('Move 5');
  });

  it('keeps its size and layout at each moment', async () => {
    const replay = await put(SCOPA);
    const boxes = (): string =>
      JSON.stringify(
        ['.replay', '.ground', '.controls', '.beside', '.options'].map((part) =>
          find(replay, part)!.getBoundingClientRect(),
        ),
      );
    const before = boxes();
    for (let ply = 0; ply < 5; ply++) {
      await press(replay, 'next');
      expect(boxes() === before, `${ply}`).to.equal(true);
    }
    for (const act of ['play-on', 'judge']) {
      await press(replay, 'previous');
      if (button(replay, act)) await press(replay, act);
      expect(boxes() === before, act).to.equal(true);
    }
  });

  it('shows the score at the end of a deal, and doesn’t show the last cards on the table as a capture', async () => {
    const replay = await put(ENDING);
    await press(replay, 'last');
    expect(find(replay, '.score')!.textContent).to.equal('The deal: Nora 4, Piero 0');
    expect(movesIn(replay).at(-1)).to.match(/^Piero plays the two of diamonds/);
    expect(findAll(replay, '.move').at(-1)!.querySelector('[aria-hidden]')!.textContent).not.to.contain('×');
    // The last card appears with the cards on the table.
    expect(cardsIn(replay)).to.include('2D*');
    await press(replay, 'previous');
    expect(find(replay, '.score')).to.equal(null);
  });

  it('keeps the focus within reach of its keys when a pressed button disappears', async () => {
    const replay = await put(SCOPA, {guess: '0'});
    const choice = findAll(replay, '[data-act="guess"]')[0]!;
    choice.focus();
    await keys('Enter');
    await until(() => findAll(replay, '[data-act="guess"]').length === 0);
    expect(replay.shadowRoot!.activeElement).to.equal(find(replay, '.ground'));
    await keys('ArrowRight');
    expect(placeOf(replay)).to.contain('Move 2');
  });

  it('scrolls completely into view when a link leads to it, even from another page', async () => {
    document.body.insertAdjacentHTML('afterbegin', '<p style="block-size: 2000px"></p>');
    history.replaceState(undefined, '', '#cartavola=replay&ply=2');
    const replay = await put(SCOPA);
    await until(() => scrollY > 0);
    const {top, bottom} = replay.getBoundingClientRect();
    expect(top).to.be.at.least(-1);
    expect(bottom).to.be.at.most(innerHeight + 1);
    expect(placeOf(replay)).to.contain('Move 2');
    scrollTo(0, 0);
  });

  it('shows one seat’s view if the reader or the page chooses it', async () => {
    const replay = await put(SCOPA);
    const select = find<HTMLSelectElement>(replay, '[data-choice="seat"]')!;
    select.value = '0';
    select.dispatchEvent(new Event('change'));
    await replay.updateComplete;
    expect(cardsIn(replay)).to.deep.equal(START.filter((card) => !['7H', '2C', '3S'].includes(card)));
    const own = await put(SCOPA, {seat: '1'});
    expect(cardsIn(own)).to.deep.equal(START.filter((card) => !['7D', 'AS', 'KD'].includes(card)));
    expect(find(own, '[data-choice="seat"]')).to.equal(null);
  });
});
