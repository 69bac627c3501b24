import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {Match, formatCard, readOptions, type WholeGame} from '@cartavola/engine';
import {games} from '@cartavola/engine/games.js';
import {deckFor} from '@cartavola/faces/decks.js';
import {LANGUAGES, loadRulebook, paragraphsOf, type Language} from '@cartavola/words';
import {rulebooks} from '@cartavola/words/games.js';
import {SCOPA_ENDING, setOf, SWEEP} from '../lessons/puzzle-examples.js';
import {command} from './in-process.js';

/** A capture of two cards. After any other move, somebody may sweep the table. */
const GUARDED = {...SWEEP, id: 'guarded', position: {...SWEEP.position, hands: ['7C 4D AC'], table: '4H 3S'}};

async function sheet(...args: readonly string[]): Promise<string> {
  const {status, lines, complaints} = await command(['sheet', ...args]);
  assert.deepEqual([status, complaints], [0, []]);
  return lines.join('\n');
}

const count = (page: string, pattern: RegExp): number => [...page.matchAll(pattern)].length;
const PLAYERS: Readonly<Record<string, string>> = {scopa: '{"players":2}', capodama: '{"players":4}'};
const textOf = (page: string): string =>
  page
    .replace(/<style>[^]*?<\/style>|<svg[^]*?<\/svg>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

describe('cartavola sheet', () => {
  for (const {id} of games) {
    for (const lang of LANGUAGES) {
      it(`prints the lesson, puzzles, a pack and the rules of ${id} in ${lang}, without scripts or URLs`, async () => {
        const pages = await Promise.all([
          sheet(id, '--lesson', '--lang', lang),
          sheet('--puzzles', id, '--lang', lang),
          sheet(id, '--duplicate', 'evening', '--options', PLAYERS[id] ?? '{}', '--lang', lang),
          sheet(id, '--rules', '--lang', lang),
        ]);
        for (const page of pages) {
          assert.ok(page.startsWith(`<!doctype html>\n<html lang="${lang}">`));
          const ids = [...page.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id!);
          assert.equal(new Set(ids).size, ids.length, 'an id appears twice');
          for (const [, used] of page.matchAll(/href="#([^"]+)"/g))
            assert.ok(ids.includes(used!), `#${used} is nowhere`);
          assert.doesNotMatch(page, /<script|<link|\sstyle=|\son\w+=|https?:\/\/(?!www\.w3\.org\/)|undefined|\[object/);
        }
        const [lesson, puzzles, , rules] = pages;
        const tasks = count(lesson, /<li class="exercise">/g);
        assert.ok(tasks > 10);
        const key = lesson.split('class="solutions"')[1]!;
        assert.equal(count(key, /<li><b>/g), tasks);
        assert.ok(count(key, /<ul class="reasons"><li>\p{Lu}/gu) > tasks / 2);
        assert.doesNotMatch(lesson.split('class="solutions"')[0]!, /class="reasons"/);
        assert.equal(count(puzzles, /<li class="exercise">/g), 6);
        assert.equal(count(puzzles.split('class="solutions"')[1]!, /<li><b>[^<]{3,}\.<\/b>/g), 6);
        assert.match(rules, new RegExp(`id="${id}\\.`));
        const figures = await figuresIn(id, lang);
        assert.ok(figures > 0);
        assert.equal(count(rules, /<ul class="figure">/g), figures);
        assert.doesNotMatch(rules, /id="common\./);
      });
    }
  }

  it('draws the cards, notes and signs of a rule’s figure, and numbers the rules as in the rulebook', async () => {
    const page = await sheet('scopa', '--rules');
    const [, figure] = /id="scopa\.pack"[^]*?(<ul class="figure">[^]*?<\/ul>)/.exec(page)!;
    assert.equal(count(figure!, /<li><svg/g), 10);
    assert.match(figure!, /<title>Jack of [a-z]+<\/title>[^]*<small>8<\/small>/i);
    const [first] = /<h2>\d [^<]+<\/h2>/.exec(page)!;
    assert.match(first, /<h2>1 /);
  });

  it('prints the reasons of a question in the key, without the exercises', async () => {
    const page = textOf(await sheet('capra', '--lesson'));
    const [asked, solved] = page.split('Solutions') as [string, string];
    const reason = 'The queen of hearts comes just below the king.';
    assert.ok(solved.includes(reason) && !asked.includes(reason));
  });

  it('is for the given paper size, or for any size if none is given', async () => {
    assert.match(await sheet('scopa', '--rules', '--paper', 'a4'), /@page \{[^}]*size: A4/);
    assert.match(await sheet('scopa', '--rules', '--paper', 'letter'), /@page \{[^}]*size: letter/);
    assert.doesNotMatch(await sheet('scopa', '--rules'), /@page \{[^}]*size/);
  });

  it('prints the requested puzzles, with answers only at the end', async () => {
    const page = await sheet('--puzzles', 'scopa', '--from', '5', '--count', '2');
    assert.equal(count(page, /<li class="exercise">/g), 2);
    const [asked, solved] = textOf(page).split('Solutions') as [string, string];
    const answers = [...solved.matchAll(/([^.]+)\./g)].map(([, answer]) => answer!.trim());
    assert.equal(answers.length, 2);
    for (const answer of answers) assert.ok(!asked.toLowerCase().includes(answer.toLowerCase()), answer);
  });

  for (const [puzzle, answer] of [
    [SWEEP, 'Seven of clubs → ace of spades, four of hearts, two of diamonds.'],
    [{...SWEEP, goal: 'takes', answers: []}, 'Four of diamonds → four of hearts; seven of clubs → '],
    [{...GUARDED, goal: 'guards'}, 'Seven of clubs → three of spades, four of hearts.'],
    [{...GUARDED, goal: 'several'}, 'Seven of clubs → three of spades, four of hearts.'],
    [SCOPA_ENDING, ''],
  ] as const) {
    it(`prints the answer to a puzzle with the goal ${puzzle.goal}, although the author gave none`, async () => {
      const {status, lines} = await command(['sheet', '--puzzles', 'set.json'], {
        files: {'set.json': JSON.stringify(setOf(puzzle))},
      });
      assert.equal(status, 0, lines.join());
      const [, solved] = textOf(lines.join('\n')).split('Solutions') as [string, string];
      assert.match(solved, /^ +[^.]*\p{L}[^.]*\. +$/u);
      assert.ok(solved.includes(answer), solved);
    });
  }

  it('refuses an unsolvable puzzle', async () => {
    const files = {'set.json': JSON.stringify(setOf({...SWEEP, position: {...SWEEP.position, table: 'KH'}}))};
    const {status, complaints} = await command(['sheet', '--puzzles', 'set.json'], {files});
    assert.equal(status, 2);
    assert.match(complaints.join(), /sweep: /);
  });

  for (const game of games) {
    it(`deals a pack of ${game.id} like a table with that seed`, async () => {
      const page = await sheet(game.id, '--duplicate', 'evening', '--options', PLAYERS[game.id] ?? '{}');
      assert.deepEqual(placesIn(page), dealtBy(game, 'evening'));
      assert.match(page, new RegExp(`&lt;${game.id}-table seed=&quot;evening&quot;`));
    });
  }

  for (const [args, about] of [
    [['scopa'], /sheet takes one of: --lesson, --puzzles, --duplicate, --rules/],
    [['scopa', '--lesson', '--rules'], /sheet takes one of/],
    [['--lesson'], /one game/],
    [['scopa', '--rules', '--paper', 'a9'], /--paper must be one of a4, letter/],
    [['scopa', '--rules', '--lang', 'xx'], /--lang/],
    [['capra', '--rules', '--deck', 'italian'], /no deck "italian"/],
    [['capra', '--duplicate', 'x', '--players', '3'], /capra has no option players/],
    [['--puzzles', 'lost.json'], /lost\.json cannot be read/],
    [['--puzzles', 'broken.json'], /broken\.json is not valid JSON/],
    [['capra', '--puzzles', 'scopa'], /these puzzles are for scopa/],
    [['--puzzles', 'scopa', '--from', '121'], /the set has 120 puzzles/],
  ] as const) {
    it(`refuses ${args.join(' ')}`, async () => {
      const {status, complaints} = await command(['sheet', ...args], {files: {'broken.json': '{'}});
      assert.equal(status, 2);
      assert.match(complaints.join(), about);
    });
  }

  it('reports what is wrong with a set', async () => {
    const files = {'set.json': '{"format":"cartavola-puzzles/1","game":"scopa","puzzles":[{"id":"a b"}]}'};
    const {status, lines} = await command(['sheet', '--puzzles', 'set.json'], {files});
    assert.equal(status, 1);
    assert.match(lines.join(), /"code":"puzzle\.id","path":"puzzles\[0\]\.id"/);
  });
});

/** Returns the number of rules with a figure, apart from the rules of the program. */
async function figuresIn(game: string, lang: Language): Promise<number> {
  const {rulebook} = await rulebooks[game]!();
  const read = readOptions(rulebook.game, rulebook.fallback);
  assert.ok(read.ok);
  const shown = deckFor('french', rulebook.game, read.value)!;
  const book = await loadRulebook(rulebook, lang, {options: read.value, shown});
  return paragraphsOf(book).filter(({figure}) => figure !== undefined).length;
}

/**
 * Returns where the cards go, for each cell of a sheet's table in row order. A cell lists the sorted destinations of
 * equal cards.
 */
const placesIn = (page: string): readonly string[] =>
  [...page.matchAll(/<tr><th scope="row">.*?<\/tr>/g)].flatMap(([row]) =>
    [...row.matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, cell]) => cell!.split('<br />').sort().join(' ')),
  );

/** Returns the same destinations from the first deal of a match with the seed. */
function dealtBy(game: WholeGame, seed: string): readonly string[] {
  const options = readOptions(game, JSON.parse(PLAYERS[game.id] ?? '{}'));
  assert.ok(options.ok);
  const match = new Match(game, options.value, seed);
  const view = game.view(match.deal(), 'open');
  const table = (view as unknown as {table?: readonly number[]}).table ?? [];
  const places = new Map<string, string[]>();
  const put = (card: number, place: string): void => {
    const code = formatCard(card as never);
    places.set(code, [...(places.get(code) ?? []), place]);
  };
  const rest = [...match.dealt!.pack!];
  const take = (card: number): void => void rest.splice(rest.indexOf(card as never), 1);
  view.hands.forEach((hand, seat) => hand.forEach((card) => (put(card, `${seat + 1}`), take(card))));
  for (const card of table) (put(card, 'table'), take(card));
  rest.forEach((card, place) => put(card, `s${place + 1}`));
  return ['S', 'H', 'D', 'C'].flatMap((suit) =>
    game.ranks(options.value).map((rank) => (places.get(`${rank}${suit}`) ?? ['–']).sort().join(' ')),
  );
}
