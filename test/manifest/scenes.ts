// Test helper: scenes that together make each of the kit's elements do everything it can.
import {formatCard, type Move} from '@cartavola/engine';
import type {CardTable} from '@cartavola/elements';
import {told, untilAsked} from '../journeys/hands.js';
import {keys} from '../input.js';
import {cardIn, lesson, next, press, primary, toldOf} from '../lessons/lesson-in-page.js';
import {TWICE} from '../lessons/puzzle-examples.js';
import {explainer, rule} from '../rules/explainer-in-page.js';
import {allLanguages} from '@cartavola/words';
import {act, begin, forgetPads, putPad} from '../pads/pad-in-page.js';
import {choose, find, findAll, panelWith, put, until} from '../tables/table-in-page.js';
import {COMPANIONS} from '../companions.js';

const MATCH = `game: scopa / players: 2 / letters: en
deal 1 / dealer: 1
hands: AS 7D / 7H 2C / table: 2D 5D
moves: [AS] 7D x 2D 5D, 7H`;

type TableName = 'calypso-table' | 'capodama-table' | 'capra-table' | 'scopa-table';

const BESIDE = COMPANIONS.map((name) => `<${name} slot="beside"></${name}>`).join('');

/** Repeats earlier moves until one is refused because its card is no longer in the hand. */
function isRefused(table: CardTable, made: readonly Move[]): boolean {
  let refused = false;
  table.addEventListener('table-refuse', () => (refused = true), {once: true});
  return made.some((move) => !table.play(move) && refused);
}

/** Chooses a card in the hand that has several moves, so the table asks for one of them. */
async function askAmong(table: CardTable): Promise<void> {
  const cards = table.scene!.moves.map((move) => ('card' in move ? move.card : undefined));
  const shared = cards.find((card, place) => card !== undefined && cards.indexOf(card) < place);
  if (shared === undefined) return;
  findAll(table, '.hand .card')
    .find(({dataset}) => dataset['card'] === formatCard(shared))
    ?.click();
  await table.updateComplete;
}

/** Plays the reader's part until the match is over. Tries an illegal move, and opens the log and the last trick. */
export async function playedMatch(name: TableName, attributes: Readonly<Record<string, string>>): Promise<void> {
  const table = await put(name, {level: 'beginner', ...attributes});
  table.innerHTML = BESIDE;
  const made: Move[] = [];
  let refused = false;
  for (;;) {
    const asked = await untilAsked(table);
    if (asked === 'over') break;
    if (asked === 'next') {
      const dealt = told(table, 'table-deal');
      table.nextDeal();
      await dealt;
      continue;
    }
    const [move] = table.scene!.moves;
    if (!refused && made.length > 0) {
      refused = isRefused(table, made);
      await table.updateComplete;
    }
    await askAmong(table);
    made.push(move!);
    const moved = told(table, 'table-move');
    if (table.play(move!)) await moved;
  }
  find(table, '.primary').focus();
  await keys('m');
  await panelWith(table, '[part="log"]');
  await keys('Escape');
  await choose(table, 'standing');
  await panelWith(table, '[part="sheet"]');
  await keys('Escape');
  await choose(table, 'settings');
  await until(() => find(table, '[name="hints"]') !== null);
  const chosen = told(table, 'table-setting');
  find(table, '[name="hints"]').click();
  await chosen;
  table.remove();
}

/** Shows a table with a wrong attribute, and one whose record fails to load. */
export async function wrongTable(name: TableName): Promise<void> {
  const wrong = await put(name, {speed: 'never'}, 'table-error');
  const absent = await put(name, {src: '/no/such/record.json'}, 'table-error');
  wrong.remove();
  absent.remove();
}

/** Shows a table whose match cannot be saved. */
export async function unsavedTable(name: TableName): Promise<void> {
  const {setItem} = Storage.prototype;
  Storage.prototype.setItem = () => {
    throw new DOMException('There is no room.', 'QuotaExceededError');
  };
  try {
    const table = await put(name, {save: 'manifest', seed: 'unsaved'}, 'table-unsaved');
    await until(() => find(table, '[part="notice"]') !== null);
    table.remove();
  } finally {
    Storage.prototype.setItem = setItem;
  }
}

/** Shows the choices before a match of a game that has them. */
export async function opening(): Promise<void> {
  const table = document.createElement('calypso-table');
  table.draw = true;
  document.body.append(table);
  await until(() => find(table, '.choice') !== null);
  table.remove();
}

/** Shows a card, a back, and an invalid card. */
export async function cards(): Promise<void> {
  const card = document.createElement('playing-card');
  card.card = 'QH';
  document.body.append(card);
  await until(() => find(card, '[part="card"]') !== null);
  const wrong = told(card, 'card-error');
  card.card = 'nothing';
  await wrong;
  card.remove();
}

const STEP = `
  <lesson-step skill="follow">
    ${allLanguages()
      .map((language) => `<p lang="${language}">♣</p>`)
      .join('')}
    <lesson-position players="4" hand="9C 7H KH AS" trick="AC 8C"></lesson-position>
    <lesson-ask kind="choose" goal="legal"></lesson-ask>
    <lesson-hint>Three hearts alone are trumps.</lesson-hint>
  </lesson-step>
  <lesson-step><p>The end.</p></lesson-step>`;

/** Answers a question in an author's lesson wrongly, takes a hint, and reads the lesson in every language. */
async function erringLesson(): Promise<void> {
  const {element} = await lesson({game: 'capodama', lang: 'en'}, STEP);
  await press(element, cardIn(element, 'hand', 'KH'));
  await press(element, primary(element));
  await press(element, find(element, '.lesson-foot > button'));
  for (const language of allLanguages()) {
    element.lang = language;
    await until(() => element.matches(`:state(${language})`));
  }
  element.remove();
}

/** Answers an author's lesson correctly, to the end. */
async function finishedLesson(): Promise<void> {
  const {element, heard} = await lesson({game: 'capodama', lang: 'en'}, STEP);
  for (const card of ['9C', '7H']) await press(element, cardIn(element, 'hand', card));
  await press(element, primary(element));
  while (toldOf(heard, 'lesson-completed').length === 0) await press(element, next(element));
  element.remove();
}

/** Goes through an author's lesson, and shows the rules and an unknown game. */
export async function lessons(): Promise<void> {
  await erringLesson();
  await finishedLesson();
  const rules = await explainer({game: 'scopa', lang: 'en'});
  await until(() => rule(rules, 'scopa.settebello') !== null);
  rules.remove();
  const wrong = document.createElement('rules-explainer');
  wrong.game = 'nothing';
  const failed = told(wrong, 'rules-error');
  document.body.append(wrong);
  await failed;
  wrong.remove();
}

/** Shows a diagram with a caption, and a faulty one. */
export async function diagrams(): Promise<void> {
  const diagram = document.createElement('card-diagram');
  diagram.notation = 'AS KH';
  diagram.caption = 'Two cards';
  document.body.append(diagram);
  await until(() => find(diagram, '[part="caption"]') !== null && find(diagram, '[part="picture"]') !== null);
  const wrong = told(diagram, 'diagram-error');
  diagram.notation = 'nothing';
  await wrong;
  diagram.remove();
}

/**
 * Keeps the score of a whole match on a pad, undoes the last change, and shows a pad that cannot be saved and a faulty
 * one.
 */
export async function pads(): Promise<void> {
  await forgetPads();
  const pad = await putPad({game: 'capra', target: '2', save: 'manifest'});
  await begin(pad, 'Ada');
  const over = told(pad, 'pad-match');
  pad.pad = {...pad.pad, rounds: []};
  await act(pad, 'enter');
  for (const digit of '50') find(pad, `[data-key="${digit}"]`).click();
  await act(pad, 'save');
  await over;
  pad.undo();
  const {transaction} = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = () => {
    throw new DOMException('No.', 'SecurityError');
  };
  const unsaved = told(pad, 'pad-unsaved');
  pad.pad = {format: 'cartavola-pad/1', game: 'capra', rounds: []};
  await unsaved;
  IDBDatabase.prototype.transaction = transaction;
  const wrong = told(pad, 'pad-error');
  pad.game = 'nothing';
  await wrong;
  pad.remove();
}

/** Shows a puzzle, fails it, solves it in two moves, and shows a faulty one. */
export async function puzzles(): Promise<void> {
  const puzzle = document.createElement('card-puzzle');
  puzzle.puzzle = TWICE;
  document.body.append(puzzle);
  const play = async (event: string, ...cards: readonly string[]): Promise<void> => {
    await until(() => find(puzzle, `.board button[data-card="${cards[0]!}"]`) !== null);
    for (const card of cards) find(puzzle, `.board button[data-card="${card}"]`).click();
    await puzzle.updateComplete;
    const heard = told(puzzle, event);
    find(puzzle, '.actions .primary').click();
    await heard;
  };
  await play('puzzle-failed', 'JS');
  await play('puzzle-stepped', '7C', '4H', '3D');
  await play('puzzle-solved', '5D', '5H');
  const wrong = told(puzzle, 'puzzle-error');
  puzzle.puzzle = {};
  await wrong;
  puzzle.remove();
}

/** Steps through a match, opens and leaves a line, guesses a move, and shows a faulty record. */
export async function replays(): Promise<void> {
  const replay = document.createElement('game-replay');
  replay.record = MATCH;
  document.body.append(replay);
  await until(() => find(replay, '[part="picture"]') !== null);
  replay.next();
  replay.previous();
  await replay.updateComplete;
  find(replay, '.line').click();
  await replay.updateComplete;
  find(replay, '[data-act="leave"]').click();
  await replay.updateComplete;
  replay.guess = 0;
  await until(() => find(replay, '[part="question"]') !== null);
  find(replay, '[data-act="guess"]').click();
  const wrong = told(replay, 'replay-error');
  replay.record = 'nothing';
  await wrong;
  replay.remove();
}

/** Shows settings, one of which is wrong, around a card. */
export async function settings(): Promise<void> {
  const place = await put('cartavola-settings', {deck: 'italian', speed: 'never'}, 'settings-error');
  place.remove();
}
