import {expect} from 'chai';
import '@cartavola/elements/define/scopa-table.js';
import type {CardTable} from '@cartavola/elements';
import {keys} from '../input.js';
import {untilAsked} from '../journeys/hands.js';
import {playMoves, textOf} from '../saves/match-in-page.js';
import {wrongs} from './axe.js';
import {drop, question} from './files-in-page.js';
import {find, put, until, type Attributes} from './table-in-page.js';
import {sampleOf, sampleSize} from '../sample-size.js';

const scopa = async (attributes: Attributes = {}): Promise<CardTable> => {
  const table = await put('scopa-table', {seed: 'file', ...attributes}, 'table-ready');
  await untilAsked(table);
  return table;
};

/** Returns a file without a match. The same number always gives the same file. */
function spoilt(text: string, number: number): BlobPart {
  const at = (number * 7919) % text.length;
  const wrong: readonly BlobPart[] = [
    text.slice(0, at),
    text.slice(0, at) + '\u0000' + text.slice(at),
    text.replace(/"card":"(\w\w)"/, `"card":"${number}"`),
    text.replace('"deals":[', `"deals":[${'['.repeat(number * 100)}`),
    `1${text.replace(/\W/g, '').slice(at)}`,
    new Uint8Array(256).map((_, place) => (place * (number + 3)) % 256),
    `game: scopa\ndeal\n${text.slice(at)}`,
    `{"__proto__":{"game":"scopa"},${text.slice(1, at)}`,
    text.replace('"seat":', `"seat":${number},"sea":`),
    '\ufeff' + '<!doctype html><script>alert(1)</script>'.slice(number % 9),
  ];
  return wrong[number % wrong.length]!;
}

describe('A file', () => {
  afterEach(() => document.body.replaceChildren());

  for (const [lang, title, texts] of sampleOf(
    [
      ['en', 'This file doesn’t open a match here.', ['The record is from another game.', 'The record is too large.']],
      [
        'fr',
        'Ce fichier n’ouvre aucune partie ici.',
        ['La partie enregistrée est celle d’un autre jeu.', 'La partie enregistrée est trop grande.'],
      ],
      [
        'it',
        'Questo file non apre nessuna partita.',
        ['La partita registrata è di un altro gioco.', 'La partita registrata è troppo grande.'],
      ],
    ] as const,
    1,
  ))
    it(`that is too large or for another game does not change anything, and the table says so, in “${lang}”`, async () => {
      const table = await scopa({lang});
      const text = textOf(table);
      for (const [place, [wrong, code]] of [
        ['{"format":"cartavola/1","game":"capra","options":{"players":4},"deals":[]}', 'record.game'],
        [' '.repeat(2_000_001), 'record.large'],
      ].entries()) {
        await drop(table, {name: 'a', text: wrong!});
        await until(() => question(table)?.textContent.includes(texts[place]!) === true);
        expect(question(table)!.ariaLabel).to.equal(title);
        expect(question(table)!.querySelector('code')!.textContent.split(' ')[0]).to.equal(code);
        expect(await wrongs(table)).to.deep.equal([]);
        await until(() => table.shadowRoot!.activeElement?.matches('[data-item="keep"]') === true);
        await keys('Enter');
        await until(() => question(table) === null);
        expect(textOf(table)).to.equal(text);
      }
    });

  it('with any other fault does not change anything, and does not throw', async () => {
    const table = await scopa();
    await playMoves(table, 2);
    const text = textOf(table);
    const errors: unknown[] = [];
    const listening = new AbortController();
    for (const type of ['error', 'unhandledrejection'])
      addEventListener(type, (event) => errors.push(event), {signal: listening.signal});
    for (let number = 0; number < sampleSize(3, 100); number++) {
      const data = new DataTransfer();
      data.items.add(new File([spoilt(text, number)], 'a'));
      find(table, '.table').dispatchEvent(
        new DragEvent('drop', {bubbles: true, composed: true, cancelable: true, dataTransfer: data}),
      );
      await until(() => question(table) !== null);
      expect(question(table)?.querySelector('code')?.textContent, String(number)).to.match(
        /^(?:record|notation|options)\.\w+/,
      );
      find(table, '[role="dialog"] [data-item="keep"]').click();
      await until(() => question(table) === null);
    }
    listening.abort();
    expect(errors).to.deep.equal([]);
    expect(textOf(table)).to.equal(text);
    await playMoves(table, 1);
  });
});
