import {expect} from 'chai';
import {sendKeys, setViewport} from '@web/test-runner-commands';
import {decisionsIn, finish} from '@cartavola/bots';
import {lossOf, verdict} from '@cartavola/bots/coach.js';
import {formatCard, UNKNOWN} from '@cartavola/engine';
import type {CardTable, CoachPanel, ReviewedMove} from '@cartavola/elements';
import {answerText, readPuzzles} from '@cartavola/lessons';
import {lessons} from '@cartavola/lessons/games.js';
import {keyboard, mouse} from '../journeys/hands.js';
import {settled} from '../virtual-clock.js';
import {wrongs} from './axe.js';
import {isDone, playCarelessly, played, said, textOf} from './review-in-page.js';
import {choose, find, findAll, panelWith, put, until} from './table-in-page.js';

/** Presses a button with the keyboard. */
const press = async (button: HTMLElement): Promise<void> => {
  button.focus();
  await sendKeys({press: 'Enter'});
};
const beside = (table: Element): CoachPanel => {
  const panel = document.createElement('coach-panel');
  table.id = 'followed';
  panel.setAttribute('for', 'followed');
  document.body.append(panel);
  return panel;
};

describe('A deal review', () => {
  beforeEach(() => setViewport({width: 1000, height: 800}));
  afterEach(() => document.body.replaceChildren());

  for (const name of ['capodama-table', 'scopa-table', 'capra-table', 'calypso-table'] as const)
    it(`says the same about each choice as the coach, based only on what the reader could see: <${name}>`, async () => {
      const table = await played(name);
      const views: unknown[] = [];
      const think = table.bots.think.bind(table.bots);
      table.bots.think = (request, signal) => {
        views.push(request.view);
        return think(request, signal);
      };
      const steps: number[] = [];
      const review = (await table.review({progress: (done) => steps.push(done)}))!;
      const {game} = table.layout;
      const decisions = decisionsIn(game, table.match!.record)[0]!.filter(({seat}) => seat === 0);
      expect(steps).to.deep.equal(decisions.map((_, place) => place));
      expect(views).to.deep.equal(decisions.map(({view}) => view));
      const expected = decisions.map(({ply, view, move, totals}) => {
        const found = finish(verdict(view, {made: move, totals}));
        const loss = lossOf(found, move);
        return [ply, loss, loss > 0 ? found.move : undefined];
      });
      const found = review.choices.map(({ply, loss, better}) => [ply, loss, better?.move]);
      expect(found).to.deep.equal(expected);
      const losses = review.choices.map(({loss}) => loss).filter((loss) => loss > 0);
      expect(review.moments.map(({loss}) => loss)).to.deep.equal(losses.sort((a, b) => b - a).slice(0, 3));
      // Another panel or language doesn't need a new search.
      await table.review();
      expect(views).to.have.lengthOf(decisions.length);
    });

  for (const name of ['scopa-table', 'capodama-table'] as const)
    it(`draws what the reader saw at each choice, and no card that was hidden: <${name}>`, async () => {
      const table = await played(name);
      const panel = beside(table);
      await until(() => isDone(panel));
      const {game} = table.layout;
      const {record} = table.match!;
      const drawn = (): string[] =>
        [...(panel.shadowRoot!.querySelector('card-diagram')?.shadowRoot?.querySelectorAll('[data-card]') ?? [])].map(
          (card) => card.getAttribute('data-card')!,
        );
      const strip = find(panel, 'input') as HTMLInputElement;
      for (const [place, {ply, view}] of decisionsIn(game, record)[0]!
        .filter(({seat}) => seat === 0)
        .entries()) {
        strip.value = String(place + 1);
        strip.dispatchEvent(new Event('input'));
        await settled();
        const known = view.hands.flat().filter((card) => card !== UNKNOWN);
        await until(() => known.every((card) => drawn().includes(formatCard(card))));
        const later = record.deals[0]!.moves.slice(ply).filter(({seat}) => seat !== 0);
        const hidden = later.flatMap(({card}) =>
          card === undefined || known.includes(card) ? [] : [formatCard(card)],
        );
        expect(drawn().filter((card) => hidden.includes(card))).to.deep.equal([]);
      }
    });

  it('draws cards from the table’s deck, even if a script has set it', async () => {
    const table = await played('scopa-table');
    table.deck = 'italian';
    await table.updateComplete;
    await until(() => table.scene?.deckId === 'italian');
    const panel = beside(table);
    await until(() => isDone(panel));
    const decks = findAll(panel, 'playing-card').map((card) => card.getAttribute('deck'));
    expect(new Set(decks)).to.deep.equal(new Set(['italian']));
  });

  for (const [lang, label, none] of [
    ['en', 'Look back', 'Playing on from a move takes back that move and everything after it.'],
    ['fr', 'Revoir', 'Rejouer à partir d’un coup annule ce coup et tout ce qui l’a suivi.'],
    ['it', 'Rivedi', 'Rigiocare da una mossa annulla quella mossa e tutto quello che è venuto dopo.'],
  ] as const)
    it(`opens beside the score by keyboard, and takes the match back to a move, in “${lang}”`, async () => {
      const table = await played('scopa-table', {lang});
      await keyboard.use(find(table, '.look-back'));
      const panel = await panelWith(table, 'coach-panel');
      await until(() => isDone(panel));
      expect(find(table, '.panel').getAttribute('aria-label')).to.equal(label);
      expect(said(panel)).to.contain(none);
      expect(await wrongs(table)).to.deep.equal([]);
      const review = (await table.review())!;
      const [moment] = review.moments;
      await mouse.use(find(panel, '.moment button:not(.keep)'));
      await until(() => table.standing!.finished === 0 && find(table, '.panel') === null);
      expect(table.match!.record.deals[0]!.moves).to.have.lengthOf(moment!.ply);
      await until(() => table.shadowRoot!.activeElement?.closest('.hand') != null);
      expect(table.play(moment!.better!.move)).to.equal(true);
    });

  it('shows every choice in a strip next to the score, at any size', async () => {
    const table = await played('scopa-table');
    choose(table, 'review');
    const panel = await panelWith(table, 'coach-panel');
    await until(() => isDone(panel));
    const {choices} = (await table.review())!;
    for (const [width, height] of [
      [320, 568],
      [390, 664],
      [844, 390],
      [1366, 650],
    ] as const) {
      await setViewport({width, height});
      await table.updateComplete;
      const [score, review] = ['.score', '.panel'].map((part) => find(table, part).getBoundingClientRect());
      expect(score!.right <= review!.left || score!.bottom <= review!.top, `${width} × ${height}`).to.equal(true);
      expect(score!.height, `${width} × ${height}`).to.be.greaterThan(20);
      // The cards of the choice are in view, with some of the text below them.
      const [cards, room] = [find(panel, '.laid'), find(table, '.panel .content')].map((part) =>
        part.getBoundingClientRect(),
      );
      expect(room!.bottom - cards!.bottom, `${width} × ${height}`).to.be.greaterThan(30);
    }
    const slider = find(panel, 'input');
    slider.focus();
    await sendKeys({press: 'Home'});
    for (const [place, {number, text, loss, better}] of choices.entries()) {
      if (place > 0) await sendKeys({press: 'ArrowRight'});
      await (panel as CoachPanel).updateComplete;
      expect(slider.getAttribute('aria-valuetext')).to.contain(text);
      expect(textOf(find(panel, '.choice'))).to.contain(`no. ${number}`);
      expect(find(panel, '.cost') !== null).to.equal(loss > 0);
      expect(textOf(find(panel, '.verdict > p'))).to.equal(
        better?.why ?? choices[place]!.why ?? 'No other move was definitely better.',
      );
    }
    expect(findAll(panel, '.fault')).to.have.lengthOf(choices.filter(({loss}) => loss > 0).length);
    await mouse.use(findAll(panel, '.step')[0]!);
    expect(textOf(find(panel, '.choice'))).to.contain(`no. ${choices.at(-2)!.number}`);
  });

  it('shows every deal of a finished match, its best and costliest moves, and offers better opponents after a victory', async () => {
    let table: CardTable;
    for (let number = 0; ; number++) {
      table = await put('scopa-table', {level: 'beginner', target: '3', seed: `match ${number}`});
      await playCarelessly(table);
      while (!table.standing!.result) {
        table.nextDeal();
        await playCarelessly(table);
      }
      if (table.standing!.result.winner === 0 && table.standing!.finished > 1) break;
      table.remove();
    }
    const {finished} = table.standing!;
    await choose(table, 'review');
    const panel = await panelWith(table, 'coach-panel');
    const marked = (): string => textOf(find(panel, '.highlights'));
    await until(() => isDone(panel) && !marked().includes('…'));
    expect(textOf(find(panel, 'figcaption'))).to.contain(`You ${table.standing!.totals[0]}`);
    const reviews = await Promise.all([...Array(finished).keys()].map((deal) => table.review({deal})));
    const all = reviews.flatMap((review) => review!.choices);
    for (const [key, label] of [
      ['lead', 'Your best move'],
      ['loss', 'Your costliest move'],
    ] as const) {
      const [most] = all.toSorted((one, other) => other[key] - one[key]);
      expect(marked()).to.contain(label);
      if (most![key] > 0) expect(marked()).to.contain(most!.text);
    }
    await mouse.use(findAll(panel, '.step')[0]!);
    await until(() => isDone(panel) && textOf(find(panel, 'h4')) === `Deal ${finished - 1}`);
    expect(said(panel)).to.contain(`${reviews[finished - 2]!.choices.length} choices`);
    // Only moves in the last deal can be taken back.
    expect(findAll(panel, '.moment button:not(.keep)')).to.have.lengthOf(0);
    // Bots whose level is given can't get better.
    table.seats = 'you bot:beginner';
    await table.updateComplete;
    expect(find(table, '.panel [data-item="harder"]')).to.equal(null);
    table.seats = undefined;
    await table.updateComplete;
    await mouse.use(find(table, '.panel [data-item="harder"]'));
    await until(() => table.standing?.finished === 0);
    expect(table.readerSettings.value('level')).to.equal('casual');
    table.readerSettings.forget();
  });

  it('has its height before there are results, and keeps it', async () => {
    const table = await played('scopa-table');
    let search = (): void => undefined;
    const think = table.bots.think.bind(table.bots);
    const begun = new Promise<void>((resolve) => (search = resolve));
    table.bots.think = async (request, signal) => {
      await begun;
      return think(request, signal);
    };
    choose(table, 'review');
    const panel = await panelWith(table, 'coach-panel');
    const heightOf = (): number => find(table, '.panel').getBoundingClientRect().height;
    await until(() => said(panel) !== '');
    expect(isDone(panel)).to.equal(false);
    const before = heightOf();
    search();
    await until(() => isDone(panel));
    expect(heightOf()).to.equal(before);
  });

  it('is also in the menu on a small phone once a deal is over', async () => {
    await setViewport({width: 320, height: 568});
    const table = await played('capra-table');
    await mouse.use(find(table, '.tool.menu'));
    await mouse.use(await panelWith(table, '[data-item="review"]'));
    const panel = await panelWith(table, 'coach-panel');
    await until(() => isDone(panel));
  });

  it('begins beside a table when the deal is over, and cannot take back moves once the next is dealt', async () => {
    const table = await played('scopa-table');
    table.newMatch();
    const panel = beside(table);
    await until(() => said(panel).includes('Once a deal is over'));
    await playCarelessly(table);
    await until(() => isDone(panel));
    expect(panel.shadowRoot!.querySelectorAll('.moment button:not(.keep)')).not.to.have.lengthOf(0);
    expect(await wrongs(panel)).to.deep.equal([]);
    const english = (await table.review())!.moments[0]!.text;
    const shown = new Set<boolean>();
    const watching = new MutationObserver(() => shown.add(isDone(panel)));
    watching.observe(panel.shadowRoot!, {subtree: true, childList: true, characterData: true});
    table.lang = 'it';
    const selected = (): string => find(panel, 'input').getAttribute('aria-valuetext')!;
    await until(() => selected().startsWith('La tua mossa') && !selected().includes(english));
    const choice = (await table.review())!.moments[0]!.text;
    expect(selected()).to.contain(choice);
    // The results stay visible until they are available in the other language.
    expect([...shown]).to.deep.equal([true]);
    watching.disconnect();
    const before = said(panel);
    table.nextDeal();
    await until(() => isDone(panel) && panel.shadowRoot!.querySelector('.moment button:not(.keep)') === null);
    expect(before).to.contain(textOf(find(panel, '.moment figure')));
    table.newMatch();
    await until(() => said(panel).includes('Quando una smazzata'));
  });

  for (const name of ['capodama-table', 'scopa-table', 'capra-table'] as const)
    it(`keeps a mistake as a puzzle in this browser, until the reader deletes it: <${name}>`, async () => {
      const game = name.replace('-table', '');
      const stored = (): string | null => localStorage.getItem(`cartavola:mistakes:${game}`);
      const hasPuzzle = ({better}: ReviewedMove): boolean => better?.puzzle !== undefined;
      const table = await played(name, {}, hasPuzzle);
      const panel = beside(table);
      await until(() => isDone(panel));
      const review = (await table.review())!;
      const place = review.choices.findIndex(hasPuzzle);
      find(panel, 'input').focus();
      await sendKeys({press: 'Home'});
      for (let choice = 0; choice < place; choice++) await sendKeys({press: 'ArrowRight'});
      await panel.updateComplete;
      const keep = (): HTMLElement => find(panel, '.keep');
      expect([keep().getAttribute('aria-pressed'), find(panel, '.mistakes')]).to.deep.equal(['false', null]);
      await press(keep());
      await until(() => keep().getAttribute('aria-pressed') === 'true');
      const {lesson} = await lessons[game]!();
      const read = readPuzzles(JSON.parse(stored()!), [lesson.game]);
      if (!read.ok) throw new Error(read.problem.message);
      expect([read.value.puzzles.length, read.value.problems, read.value.title]).to.deep.equal([
        1,
        [],
        {en: 'My mistakes'},
      ]);
      const {better} = review.choices[place]!;
      expect(read.value.puzzles[0]!.answers).to.include(answerText(better!.move));
      await mouse.use(find(panel, '.mistakes summary'));
      await until(() => find(panel, 'card-puzzle')?.shadowRoot?.querySelector('.hand .card') != null);
      expect(await wrongs(panel)).to.deep.equal([]);
      // The page doesn't count it among its own puzzles.
      const heard: string[] = [];
      document.addEventListener('puzzle-solved', ({type}) => heard.push(type), {once: true});
      find(panel, 'card-puzzle').dispatchEvent(new Event('puzzle-solved', {bubbles: true, composed: true}));
      expect(heard).to.deep.equal([]);
      // A second press deletes it.
      await press(keep());
      await until(() => stored() === null && keep().getAttribute('aria-pressed') === 'false');
      expect(find(panel, '.mistakes')).to.equal(null);
      await press(keep());
      await until(() => stored() !== null);
      const erase = (): HTMLElement => findAll(panel, '.mistakes .asks button')[1]!;
      await until(() => erase() !== undefined);
      await mouse.use(erase());
      expect(stored()).not.to.equal(null);
      await mouse.use(erase());
      await until(() => stored() === null);
    });

  it('does not say anything to a spectator', async () => {
    const table = await put('scopa-table', {seats: 'bot bot', seed: 'b'}, 'table-score');
    const panel = beside(table);
    await until(() => said(panel).includes('no choices to make'));
    expect(find(table, '.look-back')).to.equal(null);
    await choose(table);
    await panelWith(table, '[data-item="rules"]');
    expect(findAll(table, '.panel [data-item="review"]')).to.have.lengthOf(0);
  });

  it('ends if the page aborts it, and has no result before a deal is over', async () => {
    const table = await put('scopa-table', {seed: 'b'});
    expect(await table.review()).to.equal(undefined);
    await playCarelessly(table);
    const reason = new Error('enough');
    const ended = await table.review({signal: AbortSignal.abort(reason)}).catch((error: unknown) => error);
    expect(ended).to.equal(reason);
  });

  it('does not take back another player’s move or one that was not made', async () => {
    const table = await played('scopa-table');
    const {moves} = table.match!.record.deals[0]!;
    const others = moves.findIndex(({seat}) => seat !== 0);
    for (const ply of [others, -1, moves.length, 0.5, Number.NaN]) expect(table.undo(ply), String(ply)).to.equal(false);
    expect(table.match!.record.deals[0]!.moves).to.have.lengthOf(moves.length);
  });
});
