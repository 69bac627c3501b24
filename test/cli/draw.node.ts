import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {LAST_TRICK as ENDING} from '../engine/notation-faults.js';
import {command} from './in-process.js';

/** Runs the verb. Returns the text of each file that it wrote. */
async function drawn(
  args: readonly string[],
  files: Readonly<Record<string, string>> = {},
): Promise<Record<string, string>> {
  const written = new Map<string, Uint8Array>();
  const {status, lines, complaints} = await command(['draw', ...args], {files, written});
  assert.equal(status, 0, [...lines, ...complaints].join('\n'));
  assert.deepEqual(
    lines.map((line) => (JSON.parse(line) as {file: string}).file),
    [...written.keys()],
  );
  return Object.fromEntries([...written].map(([name, bytes]) => [name, new TextDecoder().decode(bytes)]));
}

const titleOf = (svg: string): string => /<title>(.*?)<\/title>/.exec(svg)![1]!.replaceAll('\u00a0', ' ');

describe('cartavola draw', () => {
  it('draws typed notation as a picture', async () => {
    const {'hand.svg': svg = ''} = await drawn(['AS KH 7D*', '-o', 'hand.svg']);
    assert.match(svg, /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" role="img" viewBox="0 0 \d+ [\d.]+".*<\/svg>\n$/);
    assert.equal(titleOf(svg), 'ace of spades, king of hearts, seven of diamonds');
  });

  it('draws a picture of a given size with a title at the top', async () => {
    const size = ['--width', '1200', '--height', '630'];
    const given = ['game: scopa / you: AS 7H* / table: 2C 5D', ...size];
    const {'page.svg': svg = ''} = await drawn([...given, '--caption', 'Leave <the> seven & go', '-o', 'page.svg']);
    assert.match(svg, /^<svg [^>]*viewBox="0 0 1200 630" width="1200" height="630"/);
    assert.match(svg, /<rect width="1200" height="630" fill="#1f5c46"><\/rect>/);
    assert.match(svg, />Leave &#60;the&#62; seven &#38; go<\/text>/);
    const {lines} = await command(['draw', 'AS', ...size, '--caption', ' Who leads? ', '-o', 'a.svg'], {
      written: new Map(),
    });
    assert.deepEqual(JSON.parse(lines[0]!), {file: 'a.svg', description: 'Who leads? ace of spades'});
    assert.match(titleOf(svg), /^Leave &#60;the&#62; seven &#38; go\. .*Your hand: ace of spades, seven of hearts\.$/);
    const [, x, y, scale] = /translate\(([\d.]+) ([\d.]+)\) scale\(([\d.]+)\)/.exec(svg)!.map(Number);
    assert.ok(x! > 0 && y! > 60 && 1200 - 2 * x! <= 640 * scale! + 1, 'in the middle, below the title');

    const long = 'A title that goes on and on about cards that were led, taken, given and kept, '.repeat(3);
    const {'long.svg': small = ''} = await drawn([...given, '--caption', long, '-o', 'long.svg']);
    assert.equal(small.match(/font-weight="700"/g)!.length, 2, 'two lines at most');
    assert.match(small, / …<\/text>/, 'and the omission is marked');
    const {'bare.svg': bare = ''} = await drawn([...given, '-o', 'bare.svg']);
    assert.doesNotMatch(bare, /font-weight="700"/);
    const refused = async (...args: string[]): Promise<string> =>
      (await command(['draw', 'AS', ...args])).complaints.join(' ');
    assert.match(await refused('--caption', 'Aces'), /--caption needs a --height/);
    assert.match(await refused('--height', '20'), /--height must be from 80 to 4000/);
  });

  it('prints the picture, and reads a file or standard input', async () => {
    const {lines} = await command(['draw', 'AS', '--lang', 'fr']);
    assert.equal(titleOf(lines[0]!), 'as de pique');
    assert.deepEqual((await command(['draw', '@a.txt', '--lang', 'fr'], {files: {'a.txt': 'AS'}})).lines, lines);
    assert.deepEqual((await command(['draw', '--lang', 'fr'], {input: 'AS'})).lines, lines);
    assert.deepEqual((await command(['draw', 'AP', '--lang', 'fr', '--letters', 'fr'])).lines, lines);
  });

  it('draws a record and a packed match like their notation', async () => {
    const {lines: records} = await command(['convert'], {input: ENDING});
    const open = (await command(['draw', '@a.txt'], {files: {'a.txt': ENDING}})).lines;
    assert.deepEqual((await command(['draw', records[0]!])).lines, open);
    const {lines: whole} = await command(['simulate', 'scopa', '--options', '{"players":2}']);
    const {lines: packed} = await command(['convert', '--to', 'packed'], {input: whole[0]!});
    assert.deepEqual((await command(['draw', packed[0]!])).lines, (await command(['draw', whole[0]!])).lines);
  });

  it('draws a match after some moves, or after each, with all hands or as a seat saw it', async () => {
    const files = {'a.txt': ENDING};
    const all = await drawn(['@a.txt', '--every-ply', '-o', 'ending.svg'], files);
    assert.deepEqual(Object.keys(all), [
      'ending-0.svg',
      'ending-1.svg',
      'ending-2.svg',
      'ending-3.svg',
      'ending-4.svg',
    ]);
    const {'two.svg': two = ''} = await drawn(['@a.txt', '--ply', '2', '-o', 'two.svg'], files);
    assert.equal(two, all['ending-2.svg']);
    assert.match(titleOf(two), /^Inez: king of spades, nine of diamonds\. .*Diamonds led\..*Ada: ace of spades\.$/);
    const {'seat.svg': seat = ''} = await drawn(['@a.txt', '--ply', '2', '--seat', '0', '-o', 'seat.svg'], files);
    assert.match(titleOf(seat), /^Inez: 2 cards\. .*Your hand: ace of spades\.$/);
    assert.doesNotMatch(titleOf(seat), /king of spades|queen of hearts/);
    // A taken trick stays visible until the next move.
    assert.match(
      titleOf(all['ending-4.svg']!),
      /eight of diamonds.*eight of spades.*nine of diamonds.*ten of diamonds/,
    );
  });

  it('overwrites a file only with --force', async () => {
    const files = {'hand.svg': 'mine'};
    const {status, complaints} = await command(['draw', 'AS', '-o', 'hand.svg'], {files});
    assert.deepEqual(
      [status, complaints],
      [2, ['cartavola: there is already a file hand.svg: add --force to overwrite it']],
    );
    assert.deepEqual(Object.keys(await drawn(['AS', '-o', 'hand.svg', '--force'], files)), ['hand.svg']);
    const full = await command(['draw', 'AS', '-o', 'hand.svg'], {isFull: true});
    assert.deepEqual(
      [full.status, full.complaints],
      [2, ['cartavola: hand.svg cannot be written: no room (file.failed)']],
    );
  });

  it('reports the fault in unreadable text', async () => {
    for (const [text, fault] of [
      ['AS 7B', 'notation.card 1:4'],
      ['game: scopa / players: 2 / you: AS 7H / table: AS', 'record.position 1:48'],
      ['{"format":"cartavola/1"}', 'record.missing game'],
      ['scopa 1', 'record.packed packed'],
    ] as const) {
      const {status, lines} = await command(['draw', text]);
      const {error} = JSON.parse(lines[0]!) as {error: {code: string; path: string}};
      assert.deepEqual([status, `${error.code} ${error.path}`], [1, fault]);
    }
  });

  it('reports a fault in notation in the requested language', async () => {
    const said = async (...args: readonly string[]): Promise<unknown> =>
      (JSON.parse((await command(['draw', ...args])).lines[0]!) as {error: {text?: string}}).error.text;
    assert.equal(await said('AS 7B'), undefined);
    assert.match(String(await said('AS 7B', '--lang', 'it')), /^Riga 1, colonna 4: «7B» non è una carta\. /);
    assert.match(String(await said('AS 7B', '--lang', 'en')), /^Line 1, column 4: “7B” is not a card\. /);
    assert.equal(await said('{"format":"cartavola/1"}', '--lang', 'it'), undefined);
  });

  it('dims cards and draws arrows, given in the letters of the notation', async () => {
    const french = ['--letters', 'fr', '--lang', 'fr'];
    const pointing = ['--dim', 'D', '--arrows', '7K>RC', '-o', 'hand.svg'];
    const {'hand.svg': svg = ''} = await drawn(['7K RC DP', ...french, ...pointing]);
    assert.equal([...svg.matchAll(/<g data-card="\w\w" data-dimmed=/g)].length, 1);
    assert.match(svg, /sept de carreau → roi de cœur/);
    for (const [option, text] of [
      ['--dim', 'ZZ'],
      ['--arrows', '7K'],
    ] as const) {
      const {status, complaints} = await command(['draw', '7K', ...french, option, text]);
      assert.equal(status, 2);
      assert.match(complaints.join('\n'), new RegExp(option));
    }
  });

  it('reports which option is wrong', async () => {
    for (const [args, message] of [
      [['AS', 'KH'], /one text/],
      [['AS', '--theme', 'pink'], /--theme must be one of felt/],
      [['AS', '--width', '12'], /--width must be from 80 to 4000/],
      [['AS', '--width', 'wide'], /--width must be a whole number/],
      [['AS', '--deck', 'spanish'], /--deck must be one of french/],
      [['AS', '--lang', 'de'], /--lang must be one of/],
      [['AS', '--letters', 'de'], /--letters must be one of/],
      [['AS', '--ply', '1', '--every-ply'], /use either --ply or --every-ply/],
      [['@none.txt'], /none\.txt cannot be read/],
      [['@a.txt', '--ply', '5'], /--ply: The ply must be a whole number from 0 to 4/],
      [['@a.txt', '--seat', '4'], /--seat: The seat must be a whole number from 0 to 3/],
      [['@two.txt'], /there are 2/],
      [[''], /there are 0/],
    ] as const) {
      const files = {'a.txt': ENDING, 'two.txt': 'AS\n---\nKH'};
      const {status, complaints} = await command(['draw', ...args], {files});
      assert.equal(status, 2, args.join(' '));
      assert.match(complaints[0]!, message);
    }
  });
});
