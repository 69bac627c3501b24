// Test helper: readers of notation, records, data and links.
import {ELEMENTS} from '@cartavola/cli/check/elements.js';
import * as diagrams from '@cartavola/diagrams';
import * as checks from '@cartavola/elements/checks.js';
import * as links from '@cartavola/elements/links.js';
import * as engine from '@cartavola/engine';
import {games} from '@cartavola/engine/games.js';
import * as notation from '@cartavola/engine/notation.js';
import * as letters from '@cartavola/engine/notation/letters.js';
import * as packed from '@cartavola/engine/packed.js';
import * as pads from '@cartavola/engine/pad.js';
import {countings} from '@cartavola/engine/pad/games.js';
import * as lessons from '@cartavola/lessons';
import * as words from '@cartavola/words';
import {linkedParts} from '../../demo/builder/linked-text.js';
import {readChoice} from '../../demo/builder/choice.js';
import {findStore} from '../../packages/cartavola/src/learning/store.js';
import {decodeText} from '../../packages/elements/src/base/files/decode-text.js';
import {readPlayed} from '../../packages/elements/src/history/read-played.js';
import {lettersIn} from '../../packages/elements/src/picture/asked-content.js';
import {readAsked} from '../../packages/elements/src/position/content.js';
import {readFile} from '../../packages/elements/src/table/links/read-file.js';
import {copyOf, kindsOfPlaces, placesIn, type Holder} from '../fuzz/data-places.js';
import {FOLD, setOf, SWEEP, TWICE} from '../lessons/puzzle-examples.js';
import {asked, CARDS, entrance, JSON_TEXT, NOTATION, NOTATION_PLACES, type Entrance} from './entrance.js';

export const texts: readonly Entrance[] = [
  entrance('parseCard', ['…'], engine.parseCard, CARDS),
  entrance('parseCards', ['…', 'AS …'], engine.parseCards, CARDS),
  entrance('parseCardIn', ['…'], (text) => notation.LETTERS.map((one) => letters.parseCardIn(text, one, true)), CARDS),
  entrance('parseSuitIn', ['…'], (text) => letters.parseSuitIn(text, 'fr'), CARDS),
  entrance('codesIn', ['…'], letters.codesIn, CARDS),
  entrance('plain', ['…'], engine.plain, CARDS),
  entrance('optionsFromAttributes', ['…'], (text) =>
    games.map((game) => engine.optionsFromAttributes(game, engine.usualOptions(game), () => text)),
  ),
  entrance('parseJson', ['…', '{"a":…}', '[…]', '"…"'], (text) => engine.parseJson(text), JSON_TEXT),
  entrance('parseRecord', ['…', '{"format":"cartavola/1",…}'], (text) => engine.parseRecord(text, games), JSON_TEXT),
  entrance('parsePad', ['…'], (text) => pads.parsePad(text, countings), JSON_TEXT),
  entrance('unpackRecord', ['…', '1…'], (text) => games.map((game) => packed.unpackRecord(text, game)), {
    signs: '_-Z1',
  }),
  ...['scopa', 'calypso'].flatMap((game) => [
    entrance(`readNotation, ${game}`, NOTATION_PLACES, (text) => notation.readNotation(text, {games, game}), NOTATION),
    entrance(`readContent, ${game}`, NOTATION_PLACES, (text) => notation.readContent(text, {games, game}), NOTATION),
  ]),
  entrance('readPointing, dim', ['…', '7D …'], (dim) => diagrams.readPointing({dim}), {signs: ',DK9→>'}),
  entrance('readPointing, arrows', ['…', '7D…', '7D>5C,…'], (arrows) => diagrams.readPointing({arrows}), {
    ...{signs: ',DK9→>', pieces: ['7D>5C,', '-->', ' > ']},
  }),
  entrance('readSeats', ['…', 'you …'], (text) => checks.readSeats(text, [0, 1], 'casual'), {
    ...{signs: ':', pieces: ['you ', 'bot ', 'bot:strong ']},
  }),
  entrance('meantBy', ['…', 'cartavola-…'], (text) => checks.meantBy(text, Object.keys(ELEMENTS))),
  entrance('languageFor', ['…', 'fr-…'], words.languageFor, {signs: '_'}),
  entrance('shownName', ['…'], words.shownName, {pieces: ['א', '\u202e', '\u2800', '\u0000']}),
  entrance('inlines', ['…', '[a](…'], words.inlines, {signs: '[]()'}),
  entrance('readPuzzleGoal', ['…', 'secure>=…'], lessons.readPuzzleGoal, {signs: '>=', pieces: ['best ', 'takes/']}),
  entrance('linkedParts', ['…', '[a](…'], linkedParts, {signs: '[]()'}),
];

// Text that elements read from pages, files and the browser's storage.

const LETTERS_AND_GAME = ['…', 'letters: …', 'letters…', 'game: …', '{"game":…}', 'scopa 1…'];

export const ofElements: readonly Entrance[] = [
  entrance('readAsked', [...NOTATION_PLACES, ...LETTERS_AND_GAME], (text) => readAsked(asked(text)), {
    ...NOTATION,
    pieces: [...NOTATION.pieces, 'game', 'game:', '\ngame\n', '{"game"'],
  }),
  entrance('lettersIn', LETTERS_AND_GAME, (text) => lettersIn(asked(text)), {
    ...{signs: ':l', pieces: ['letters', 'letters\n', '/letters:']},
  }),
  entrance(
    'readFile',
    ['…', '{…}', '1…', 'moves: …'],
    (text) => readFile(new Blob([text]), {game: games[0]!, options: engine.usualOptions(games[0]!), letters: 'en'}),
    NOTATION,
  ),
  entrance('decodeText', ['text/plain;…', 'text/plain; charset=…'], (type) => decodeText(new Uint8Array(3), type), {
    ...{signs: ";='", pieces: ['; charset', ';charset=']},
  }),
  entrance('readPlayed', ['…', '{"version":1,"games":{"scopa":…}}'], readPlayed, JSON_TEXT),
];

/** Data in each format of the kit, with a function that reads it. */
const DATA: Readonly<Record<string, readonly [data: object, read: (data: unknown) => unknown]>> = {
  readRecord: [
    {
      format: 'cartavola/1',
      game: 'scopa',
      options: {players: 2},
      players: ['Ada', 'Bruno'],
      deals: [
        {
          dealer: 1,
          pack: 'AS 7H',
          moves: [{seat: 0, type: 'play', card: '7D', takes: '2D 5D'}],
          comments: {0: 'Why?', 1: {fr: 'Eh ?'}},
          lines: {0: [{title: 'If', moves: [{seat: 0, type: 'play', card: 'AS'}]}]},
        },
      ],
      totals: [0, 0],
    },
    (data) => engine.readRecord(data, games),
  ],
  readPosition: [
    {
      ...{format: 'cartavola-position/1', game: 'capodama', options: {players: 4}, hands: ['9C 7H KH AS']},
      ...{trick: '2:AC 3:8C', double: 'S', capo: 1, dama: 2, piles: ['', '', '', '']},
    },
    (data) => engine.readPosition(data, games),
  ],
  readData: [
    {
      ...{format: 'cartavola-position/1', game: 'scopa', options: {players: 2}},
      hands: ['7D 2C', '?? ??'],
      table: '5H AD',
    },
    (data) => notation.readData(data, {games}),
  ],
  readMove: [{seat: 0, type: 'play', card: '7D'}, (data) => engine.readMove(data, 'move', games[0]!, {players: 4})],
  readOptions: [{players: 4, target: 3}, (data) => games.map((game) => engine.readOptions(game, data))],
  readPad: [
    {
      ...{format: 'cartavola-pad/1', game: 'scopa', options: {players: 2}, players: ['Ada', 'Bruno'], dealer: 0},
      rounds: [{scopas: [1, 0], cards: 0}],
    },
    (data) => pads.readPad(data, countings),
  ],
  readPuzzle: [
    {
      ...TWICE,
      themes: ['sweep'],
      rating: 900,
      proof: {by: 'exact', margin: 2, iterations: 9, seeds: ['a']},
      texts: {en: {title: 'A', statement: 'B', hints: ['C'], reply: 'D'}},
    },
    (data) => lessons.readPuzzle(data, games),
  ],
  readPuzzleSet: [setOf(SWEEP), (data) => lessons.readPuzzleSet(data, games)],
  readPuzzles: [{...FOLD, texts: {it: {title: 'A'}}}, (data) => lessons.readPuzzles(data, games)],
};

/** Entrances for a text in each kind of place in data: as a value, and as a key. */
export const ofData: readonly Entrance[] = Object.entries(DATA).map(([name, [data, read]]) => ({
  name,
  at: kindsOfPlaces(data).flatMap(([place]) => [`value ${place!.path}`, `key ${place!.path}`]),
  signs: ',:?>=A',
  pieces: ['AS ', '0:AS ', 'AS,', '2:AC 3:8C ', '/ '],
  read(text, at) {
    const [way, path] = at.split(' ');
    const changed = copyOf(data) as Holder;
    const {holder, key} = placesIn(changed).find((one) => one.path === path)!;
    if (way === 'value') holder[key] = text;
    else if (!Array.isArray(holder)) {
      holder[text] = holder[key];
      delete holder[key];
    }
    return read(changed);
  },
}));

// Links and the parameters of pages.

const LINK = {
  signs: '#?=%+;!&',
  pieces: [
    '&a=',
    '%26',
    '&amp;',
    '&#38;',
    '%3d',
    '&utm_a=',
    '?a=',
    '%26amp%3b',
    'cartavola=',
    '%2',
    '%22',
    '%c2%ab',
    '%e2%80%9d',
  ],
};

/** Fragments with a text in each field that the kit's links have. */
const LINKS: readonly string[] = [
  ...['…', '#…', '#/…', '#cartavola%3d…', '#%26cartavola=…', '#a=b&…', '#cartavola=…', '#cartavola=deal&…=a'],
  ...['game', 'seed', 'seat', 'level', 'beat', 'players'].map(
    (name) => `#cartavola=deal&game=scopa&seed=a&seat=0&level=strong&${name}=…`,
  ),
  '#cartavola=deal&game=scopa&seed=cartavola+daily+1+2026-11-22+scopa…',
  ...['game', 'record', 'seat', 'level'].map((name) => `#cartavola=match&game=scopa&record=1a&${name}=…`),
  ...['for', 'ply', 'game', 'record'].map((name) => `#cartavola=replay&for=a&ply=1&${name}=…`),
  ...['for', 'id'].map((name) => `#cartavola=puzzle&for=a&id=b&${name}=…`),
];

/** Fragments of frames, with a text in each field that isn't an attribute. */
const FRAMES: readonly string[] = [
  ...['…', '#game=…', '#element=…', '#game=scopa&…=a'],
  ...['record', 'lesson', 'src', 'lang', 'scheme'].map((name) => `#element=game-replay&${name}=…`),
  '#element=card-diagram&notation=…',
];

// `findStore` fires an event for a faulty parameter.
globalThis.document ??= Object.assign(new EventTarget(), {URL: ''}) as unknown as Document;

/** Parameters of a page that a learning platform opens. */
const LAUNCH = ['endpoint', 'auth', 'actor', 'registration', 'activity_id'];

export const ofLinks: readonly Entrance[] = [
  entrance('readLink', LINKS, links.readLink, LINK),
  entrance(
    'readFrameLink',
    [...LINKS, ...FRAMES],
    (text) => checks.readFrameLink(text, Object.keys(ELEMENTS), 'https://example.org/'),
    LINK,
  ),
  entrance('readFrameScheme', [...FRAMES, 'scheme=…', 'game=scopa&scheme=dark…'], checks.readFrameScheme, LINK),
  entrance(
    'findStore',
    [...LAUNCH.map((name) => `launch endpoint=https://example.org/x&${name}=…`), 'https://example.org/…', '…'],
    (text) => {
      const query = /^launch ([^]*)$/.exec(text)?.[1];
      return query === undefined
        ? findStore(text, 'https://example.org/')
        : findStore('launch', `https://example.org/?${query.replaceAll('#', '%23')}`);
    },
    LINK,
  ),
  entrance(
    'readChoice',
    [...['element', 'content', 'lang', 'as', 'x'].map((name) => `element=scopa-table&${name}=…`), '…'],
    (text) => readChoice(new URLSearchParams(text), 'en', (_, name) => ['lang', 'deck', 'players'].includes(name)),
    LINK,
  ),
];
