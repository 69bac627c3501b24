import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {command} from './in-process.js';

async function drawn(text: string, ...args: readonly string[]): Promise<string> {
  const {status, lines, complaints} = await command(['draw', text, ...args]);
  assert.equal(status, 0, [...lines, ...complaints].join('\n'));
  return lines[0]!;
}

const told = async (text: string, ...args: readonly string[]): Promise<string> =>
  /<title>(.*?)<\/title>/.exec(await drawn(text, ...args))![1]!.replaceAll('\u00a0', ' ');

const cardsOf = (svg: string): string[] => [...svg.matchAll(/data-card="(\w+)"/g)].map(([, card]) => card!);
const sizeOf = (svg: string): number[] =>
  /^<svg[^>]* width="([\d.]+)" height="([\d.]+)"/.exec(svg)!.slice(1).map(Number);

async function refused(args: readonly string[], files: Readonly<Record<string, string>>): Promise<string> {
  const {status, lines, complaints} = await command(args, {files});
  assert.equal(status, 1, [...lines, ...complaints].join('\n'));
  const {code, path} = (JSON.parse(lines[0]!) as {error: {code: string; path: string}}).error;
  return `${code} ${path}`;
}

describe('cartavola draw, without hands', () => {
  for (const [text, description] of [
    ['game: calypso / W: AC, N: 8C*', 'Inez played the ace of clubs. Julia played the eight of clubs.'],
    ['game: scopa / table: 2C 5D', 'On the table: five of diamonds, two of clubs.'],
    ['game: capodama / trick: W: AC', 'Inez played the ace of clubs.'],
    [
      'game: capra / trump: H / W: AC KC, N: ?? ??, E: 9H 8H, you: TS 9S',
      'Trump: hearts. Inez played the ace of clubs and the king of clubs. Julia folded 2 cards. Hugo played the nine of hearts and the eight of hearts. You played the ten of spades and the nine of spades.',
    ],
    [
      'game: capodama / players: 5 / trick: left: AC, 2: 8C',
      'Inez played the ace of clubs. Julia played the eight of clubs.',
    ],
    [
      'game: capodama / double: S / trick: AC 8C',
      'Spades doubled. Julia played the ace of clubs. Hugo played the eight of clubs.',
    ],
    ['game: capodama / seat: 2 / trick: you: AC', 'You played the ace of clubs.'],
    [
      'game: scopa / piles: 7D KD / - / stock: 4',
      '4 cards in the stock. Your pile: 2 cards (king of diamonds, seven of diamonds).',
    ],
    [
      'game: calypso / trumps: HCSD / calypsos: AH / - / - / 2D',
      'Your trump: hearts. Inez’s trump: clubs. Julia’s trump: spades. Hugo’s trump: diamonds. Your calypso: 1 card (ace of hearts). Hugo’s calypso: 1 card (two of diamonds).',
    ],
    [
      'game: scopa / names: Zoë / Noé / piles: 7D / 2C 3C',
      'Zoë’s pile: 1 card (seven of diamonds). Noé’s pile: 2 cards (three of clubs, two of clubs).',
    ],
    [
      'game: calypso / names: Al / Bo / Cy / Di / Bo: AC, Cy: 8C, Di: 2C, Al: 3C',
      'Bo played the ace of clubs. Cy played the eight of clubs. Di played the two of clubs. Al played the three of clubs.',
    ],
  ] as const)
    it(`describes exactly the given parts: ${text}`, async () => {
      assert.equal(await told(text), description);
    });

  it('describes them in other languages', async () => {
    const text = 'game: calypso / E: AC, you: 8C';
    assert.equal(await told(text, '--lang', 'fr'), 'Hugo a joué l’as de trèfle. Vous avez joué le huit de trèfle.');
    assert.equal(await told(text, '--lang', 'it'), 'Ugo ha giocato l’asso di fiori. Hai giocato l’otto di fiori.');
  });

  it('draws the cards of the trick in order, marked, dimmed and with arrows', async () => {
    const svg = await drawn('game: calypso / W: AC, N: 8C*, E: 9C, S: KC', '--dim', '9', '--arrows', '8C>AC');
    assert.deepEqual(cardsOf(svg), ['AC', '8C', '9C', 'KC']);
    assert.match(svg, /data-card="8C" data-marked=""/);
    assert.match(svg, /data-card="9C" data-dimmed=""/);
    assert.match(svg, /stroke-linecap="round"/);
    for (const title of ['Inez', 'Julia', 'Hugo', 'You']) assert.ok(svg.includes(`>${title}</text>`), title);
  });

  it('is only as wide as necessary, and is enlarged like a whole table', async () => {
    const text = 'game: calypso / W: AC, N: 8C';
    const [width, height] = sizeOf(await drawn(text)) as [number, number];
    assert.ok(width < 320 && width > height, `${width} × ${height}`);
    assert.deepEqual(sizeOf(await drawn(text, '--width', '320')), [width, height]);
    const wide = sizeOf(await drawn(text, '--width', '1280'));
    assert.ok(Math.abs(wide[0]! - 2 * width) < 0.1, String(wide));
    assert.ok(sizeOf(await drawn(text, '--width', '100'))[0]! <= 100);
  });

  it('has the same picture at each ply', async () => {
    const written = new Map<string, Uint8Array>();
    await command(['draw', 'game: scopa / table: 2C', '--every-ply', '-o', 'a.svg'], {written});
    assert.deepEqual([...written.keys()], ['a-0.svg']);
  });
});

describe('cartavola convert', () => {
  it('refuses notation without hands, because it is not a position', async () => {
    const files = {'a.txt': 'game: calypso / W: AC, N: 8C'};
    for (const to of ['record', 'notation', 'packed'])
      assert.equal(await refused(['convert', '--to', to, 'a.txt'], files), 'notation.excerpt 1:1');
  });

  it('keeps the names of a position in notation, and refuses to drop them in JSON', async () => {
    const typed = 'game: scopa / names: Ada B. / "Bo/2" / Ada B.: AS 7H / table: 2C 5D';
    const {lines} = await command(['convert', '--to', 'notation', 'a.txt'], {files: {'a.txt': typed}});
    assert.deepEqual(lines.join('\n').split('\n').slice(0, 4), [
      'game: scopa',
      'players: 2',
      'names: Ada B. / "Bo/2"',
      'hands: AS 7H / ?? ??',
    ]);
    const again = await command(['convert', '--to', 'notation', 'a.txt'], {files: {'a.txt': lines.join('\n')}});
    assert.deepEqual(again.lines, lines);
    for (const to of ['record', 'packed'])
      assert.equal(
        await refused(['convert', '--to', to, 'a.txt'], {'a.txt': typed}),
        to === 'record' ? 'notation.names 1:1' : 'record.packed ',
      );
  });
});

describe('cartavola draw, with names in a position', () => {
  const ENDING = 'game: scopa / names: Ada B. / Bruno / Ada B.: AS 7H / table: 2C 5D';

  it('uses the names, even for the player who would otherwise be “you”', async () => {
    assert.equal(
      await told(ENDING),
      'Bruno: 2 cards. On the table: five of diamonds, two of clubs. Ada B.: ace of spades, seven of hearts.',
    );
  });

  it('says “you” to a player without a name', async () => {
    assert.equal(
      await told('game: scopa / names: - / Bruno / you: AS 7H'.replace('-', '""')),
      'Bruno: 2 cards. Your hand: ace of spades, seven of hearts.',
    );
  });
});
