// Test helpers: the reader's part in a deal, with real input, and checks that apply to any deal.
import {expect} from 'chai';
import type {CapodamaTable, TableRefuseEvent, TableScoreEvent, TableTrickEvent} from '@cartavola/elements';
import {untilAsked, type Hands} from '../journeys/hands.js';
import {alerts, cardOf, find, findAll, told} from './table-in-page.js';

/** Record of the reader's actions. */
export interface Played {
  readonly choices: number;
  readonly gifts: number;
  /** Number of cards played by hand: the reader's own, and those in an open hand opposite. */
  readonly cards: {readonly own: number; readonly across: number};
  /** The table's distinct questions, in order. */
  readonly questions: readonly string[];
}

/** Gift that the table refuses: the card to try, and the text of the refusal. */
export interface Refused {
  readonly card: string;
  readonly rule: string;
  readonly said: string;
  /** Whether it is tried as the second gift. */
  readonly second?: true;
}

/** The page's focused element, or the one inside the table if the table has focus. */
const focused = (element: CapodamaTable): Element | null =>
  document.activeElement === element ? element.shadowRoot!.activeElement : document.activeElement;

/** Returns a short name, so a failed comparison doesn't print the whole element. */
const nameOf = (element: Element | null): string =>
  element instanceof HTMLElement ? (element.dataset['item'] ?? element.localName) : '';

/** Tries a card that is refused. Returns the rule and the text of the refusal. */
async function tried(element: CapodamaTable, hands: Hands, card: HTMLElement): Promise<[rule: string, said: string]> {
  const refused = told<TableRefuseEvent>(element, 'table-refuse');
  await hands.use(card);
  const {rule} = (await refused).detail.refusal;
  await element.updateComplete;
  return [rule, alerts(element)[0]!];
}

/** Chooses the gifts: the first card allowed, or two if two are given, changing the choice once in between. */
async function give(element: CapodamaTable, hands: Hands, gifts: number, refusals: readonly Refused[]): Promise<void> {
  const refuse = async (second: boolean): Promise<void> => {
    for (const {card, rule, said} of refusals.filter((one) => (one.second ?? false) === second)) {
      expect(await tried(element, hands, cardOf(element, card))).to.deep.equal([rule, said]);
    }
  };
  const pick = async (selector: string): Promise<HTMLElement> => {
    const card = find(element, selector);
    await hands.use(card);
    await element.updateComplete;
    return card;
  };
  await refuse(false);
  if (gifts === 2) {
    const question = (): string => find(element, '.question').textContent;
    const first = question();
    const left = await pick('.hand .playable');
    expect([left.ariaPressed, question() === first]).to.deep.equal(['true', false]);
    await pick('.hand .picked');
    expect([findAll(element, '.picked').length, question()]).to.deep.equal([0, first]);
    await pick('.hand .playable');
    await refuse(true);
    expect(findAll(element, '.picked').map(nameOf)).to.deep.equal([nameOf(left)]);
  }
  const given = told(element, 'table-move');
  await hands.use(find(element, '.hand .playable:not(.picked)'));
  await given;
}

/** Plays a card, and checks that the focus moves to the one that takes its place, in the hand that plays next. */
async function play(element: CapodamaTable, hands: Hands, card: HTMLElement): Promise<void> {
  const place = [...card.closest('.hand')!.querySelectorAll('.card')].indexOf(card);
  const moved = told(element, 'table-move');
  await hands.use(card);
  await moved;
  await element.updateComplete;
  const cards = findAll(element, '[data-group="hand"] .card');
  const wanted =
    cards[Math.min(place, cards.length - 1)] ?? find(element, '.primary') ?? find(element, '[data-refuge]');
  expect(nameOf(focused(element)), 'what has focus').to.equal(nameOf(wanted));
}

/** Plays to the end of the deal. */
export async function playDeal(
  element: CapodamaTable,
  hands: Hands,
  {gifts, refusals}: {readonly gifts: number; readonly refusals: readonly Refused[]},
): Promise<Played> {
  const played = {choices: 0, gifts: 0, cards: {own: 0, across: 0}};
  const questions = new Set<string>();
  let points = 0;
  let unplayable = false;
  element.addEventListener('table-trick', ({detail: {fact}}: TableTrickEvent) => {
    points = (fact.view as unknown as {points: number[]}).points[0]!;
  });
  const scored = told<TableScoreEvent>(element, 'table-score');
  for (;;) {
    const asked = await untilAsked(element);
    if (asked === 'next') break;
    questions.add(find(element, '.question').textContent);
    const window = find(element, '.window');
    if (window) expect(window.textContent).to.match(new RegExp(`^${points}\\b`));
    if (asked === 'choice') {
      const moved = told(element, 'table-move');
      await hands.use(findAll(element, '.choice')[1]!);
      await moved;
      played.choices++;
    } else if (gifts > played.gifts) {
      await give(element, hands, gifts, refusals);
      played.gifts += gifts;
    } else {
      const refused = find(element, '.hand .unplayable');
      if (refused && !unplayable) {
        unplayable = true;
        const [rule, said] = await tried(element, hands, refused);
        expect(rule).to.be.oneOf(['capodama.follow', 'capodama.no-impasse']);
        const note = findAll(element, '.note :is(b, span)').map(({textContent}) => textContent.replace(/\s/g, ' '));
        expect(note.join('. ')).to.equal(said);
      }
      const cards = findAll(element, '.hand .playable');
      const card = cards[(played.cards.own + played.cards.across) % cards.length]!;
      played.cards[card.closest('.across') ? 'across' : 'own']++;
      await play(element, hands, card);
    }
  }
  const {marks} = (await scored).detail;
  expect(findAll(element, '.marks b').map((mark) => mark.textContent)).to.deep.equal(marks.map((mark) => `+${mark}`));
  expect(nameOf(focused(element)), 'what has focus after the last card').to.equal('next');
  return {...played, questions: [...questions]};
}
