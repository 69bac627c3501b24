import {cardsDiagram} from '@cartavola/diagrams';
import {
  Match,
  optionAttribute,
  rankOf,
  suitOf,
  SUITS,
  writeOptions,
  type Card,
  type Options,
  type Seat,
  type WholeGame,
} from '@cartavola/engine';
import {capitalised} from '@cartavola/words';
import {escaped} from '../escaped.js';
import {sheetPicture, type SheetTools} from './sheet-tools.js';

/**
 * Returns a sheet that shows where each card goes in the first deal of a seed, so that people can lay out the pack by
 * hand.
 */
export function duplicateSheet(options: Options, seed: string, tools: SheetTools): {title: string; body: string} {
  const {sheet, book, lesson, source} = tools;
  const {game, board} = source;
  const match = new Match(game, options, seed);
  const deal = match.deal();
  const pack = match.dealt!.pack!;
  const view = game.view(deal, 'open');
  const open = board(view).table ?? [];
  const rest = [...pack];
  for (const card of [...view.hands.flat(), ...open]) rest.splice(rest.indexOf(card), 1);
  const player = (seat: Seat): string => sheet.player(seat + 1);
  const places: readonly Placed[] = [
    ...view.hands.flatMap((hand, seat) => hand.map((card) => ({card, place: `${seat + 1}`}))),
    ...open.map((card) => ({card, place: sheet.open})),
    ...rest.map((card, place) => ({card, place: `${sheet.inStock}${place + 1}`})),
  ];
  const groups = [
    ...view.hands.map((hand, seat) => ({name: player(seat), cards: hand})),
    {name: lesson.onTheTable, cards: open},
    {name: sheet.stock, cards: rest},
  ].filter(({cards}) => cards.length > 0);
  const [first] = view.turn;
  const said = [
    sheet.deals(player(view.dealer)),
    ...(view.turn.length === 1 ? [sheet.leads(player(first!))] : []),
    sheet.atTable(''),
  ].join(' ');
  const title = sheet.duplicate(book.title);
  const body = [
    `<header><h1>${escaped(title)}</h1></header>`,
    `<p>${escaped(sheet.layOut(rest.length > 0))}</p>`,
    `<p class="facts">${escaped(said)}<code>${escaped(markupOf(options, seed, game))}</code></p>`,
    `<h2>${escaped(sheet.where)}</h2>`,
    placesTable(places, options, tools),
    `<section class="check"><h2>${escaped(sheet.check)}</h2>`,
    `<ul class="hands">`,
    ...groups.map(
      ({name, cards}) => `<li><h3>${escaped(name)}</h3>${sheetPicture(cardsDiagram(cards, tools.cards), tools)}</li>`,
    ),
    '</ul></section>',
  ].join('\n');
  return {title, body};
}

/** Card, with text that says where it goes. */
interface Placed {
  readonly card: Card;
  readonly place: string;
}

/** Returns the tag of a table that deals the same cards. */
function markupOf(options: Options, seed: string, game: WholeGame): string {
  const given = Object.entries({seed, ...writeOptions(game, options)}).map(
    ([name, value]) => ` ${optionAttribute(name)}="${String(value).replaceAll('"', '&quot;')}"`,
  );
  return `<${game.id}-table${given.join('')}></${game.id}-table>`;
}

/** Returns a table with a row per suit and a column per rank. */
function placesTable(places: readonly Placed[], options: Options, {source: {game}, cards}: SheetTools): string {
  const ranks = game.ranks(options);
  const head = ranks.map((rank) => `<th scope="col">${escaped(cards.letters[rank])}</th>`).join('');
  const rows = SUITS.map((suit) => {
    const cells = ranks.map((rank) => {
      const found = places.filter(({card}) => suitOf(card) === suit && rankOf(card) === rank);
      return found.length > 0
        ? `<td>${found.map(({place}) => escaped(place)).join('<br />')}</td>`
        : '<td class="none">–</td>';
    });
    return `<tr><th scope="row">${escaped(capitalised(cards.suit(suit)))}</th>${cells.join('')}</tr>`;
  });
  return `<div class="scrolled"><table><thead><tr><td></td>${head}</tr></thead><tbody>\n${rows.join('\n')}\n</tbody></table></div>`;
}
