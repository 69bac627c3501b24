import {suitOf, UNKNOWN, type Card} from '@cartavola/engine';
import {primeOf, SETTEBELLO, VALUE, type ScopaView} from '@cartavola/engine/games/scopa/rules.js';
import type {Category, ScopaWords} from '@cartavola/words/games/scopa/scopa-words.js';
import {html, nothing, type TemplateResult} from 'lit';
import type {DealScore, ScoreLayout} from '../../../table/layout.js';
import {partiesInOrder, picture, whoHas} from '../../../table/scene/scene.js';
import type {ScopaScene} from '../scopa-scene.js';
import {scopaScoreStyles} from './scopa-score.styles.js';

/** The score of a deal of Scopa, line by line. */
export const scopaScore: ScoreLayout<ScopaView, ScopaWords> = {
  styles: [scopaScoreStyles],
  score: (scene) => scoreOf(scene),
};

/** Line of the score: each side's count, and the points for it. */
interface Line {
  readonly category: Category;
  /** Count of each side. */
  readonly counts: readonly [number, number];
  /** Points of each side. */
  readonly points: readonly [number, number];
  readonly proof: readonly Card[];
}

/** Returns the score of a finished deal. Each line has the sides' counts, and the cards that prove them. */
function scoreOf(scene: ScopaScene): DealScore {
  const {view, words} = scene;
  if (view.score!.lines.some(({rule}) => rule === 'scopa.redeal')) {
    return {
      title: words.redealt,
      body: html`<p class="quiet">${words.redealtDetail}</p>`,
      spoken: `${words.redealt}. ${words.redealtDetail}`,
    };
  }
  const lines = linesOf(view);
  const title = titleOf(scene);
  return {
    title,
    body: renderLines(scene, lines),
    spoken: [`${title}.`, ...lines.map((line) => spokenLine(scene, line))].join(' '),
  };
}

function titleOf(scene: ScopaScene): string {
  const {view, words, parties} = scene;
  const [one, other] = view.score!.marks as [number, number];
  if (one === other) return words.dealEven(one);
  const side = one > other ? 0 : 1;
  return words.dealWon(whoHas(scene, side), parties[side]!.length > 1, Math.max(one, other), Math.min(one, other));
}

function linesOf({options, piles, scopas, score}: ScopaView): Line[] {
  const counting = (test: (card: Card) => boolean): [number, number] => [
    piles[0]!.filter(test).length,
    piles[1]!.filter(test).length,
  ];
  const line = (category: Category, counts: [number, number]): Line => {
    const given = score!.lines.filter(({rule}) => rule === `scopa.${category}`);
    const pointsOf = (side: number): number =>
      given.reduce((sum, {side: of, points}) => sum + (of === side ? points : 0), 0);
    return {category, counts, points: [pointsOf(0), pointsOf(1)], proof: given.flatMap(({cards}) => cards)};
  };
  const prime = (side: number): number => primeOf(piles[side]!);
  return [
    options.sevens === 'primiera'
      ? line('primiera', [prime(0), prime(1)])
      : line(
          'most-sevens',
          counting((card) => VALUE[card] === 7),
        ),
    ...(options.settebello
      ? [
          line(
            'settebello',
            counting((card) => card === SETTEBELLO),
          ),
        ]
      : []),
    line(
      'most-diamonds',
      counting((card) => suitOf(card) === 'D'),
    ),
    line(
      'most-cards',
      counting(() => true),
    ),
    line('scopa', [scopas[0]!.length, scopas[1]!.length]),
  ];
}

/** Returns the number of a side's sixes, which break a tie between sevens (`scopa.most-sevens`). */
const sixesOf = ({piles}: ScopaView, side: number): number => piles[side]!.filter((card) => VALUE[card] === 6).length;

function spokenLine(scene: ScopaScene, {category, counts, points}: Line): string {
  const {words} = scene;
  if (category === 'scopa') {
    const sides = partiesInOrder(scene).map((side) => words.scopasOf(whoHas(scene, side), counts[side as 0 | 1]));
    return `${sides.join(', ')}.`;
  }
  const side = points.findIndex((given) => given > 0);
  if (side < 0) return words.lineOfNobody(category, counts[0]);
  if (counts[0] === counts[1]) {
    const [more, less] = [side, 1 - side].map((of) => sixesOf(scene.view, of));
    return words.lineBySixes(whoHas(scene, side), more!, less!);
  }
  return words.lineOf(category, whoHas(scene, side), counts[side as 0 | 1], counts[(1 - side) as 0 | 1]);
}

function renderLines(scene: ScopaScene, lines: readonly Line[]): TemplateResult {
  const order = partiesInOrder(scene) as (0 | 1)[];
  const {words, standing} = scene;
  return html`<table class="lines">
    <thead>
      <tr>
        <td colspan="2"></td>
        ${order.map((side) => html`<th scope="col">${standing.parties[side]}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${lines.map(
        (line) => html`<tr>
          <th scope="row">${words.category(line.category)}</th>
          <td class="proofs">${renderProof(scene, line)}</td>
          ${order.map((side) => renderCount(scene, line, side))}
        </tr>`,
      )}
    </tbody>
  </table>`;
}

function renderCount({view, words}: ScopaScene, {category, counts, points}: Line, side: 0 | 1): TemplateResult {
  const tied = category === 'most-sevens' && counts[0] === counts[1];
  const sixes = tied ? words.sixes(sixesOf(view, side)) : '';
  const given = points[side];
  return html`<td class=${given > 0 ? 'won' : ''}>
    <span>${counts[side] === 0 ? '–' : counts[side]}</span>
    ${given > 0 ? html`<b>+${given}</b>` : nothing} ${sixes ? html`<small>${sixes}</small>` : nothing}
  </td>`;
}

/**
 * Largest number of legible cards in a strip. Longer strips, such as the one for `scopa.most-cards`, show only backs.
 */
const LEGIBLE = 10;

function renderProof(scene: ScopaScene, {proof}: Line): TemplateResult {
  if (proof.length > LEGIBLE) {
    return html`<span class="strip" aria-hidden="true">${proof.map(() => html`<i>${picture(scene, UNKNOWN)}</i>`)}</span>`;
  }
  const names = proof.map((card) => scene.cards.name(card)).join(', ');
  return html`<span class="strip" role=${names ? 'img' : nothing} aria-label=${names || nothing}>
    ${proof.map((card) => html`<i>${picture(scene, card, true)}</i>`)}
  </span>`;
}
