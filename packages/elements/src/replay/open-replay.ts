import type {DiagramWords, Look} from '@cartavola/diagrams';
import {failure, success, Timeline, type Result, type Seat, type WholeGame} from '@cartavola/engine';
import {loadFaces, type DeckFaces} from '@cartavola/faces';
import {loadReplayWords, shownName, type Language, type ReplayWords} from '@cartavola/words';
import type {AskedContent} from '../picture/asked-content.js';
import {readAsked} from '../position/content.js';
import {PAGE_COLOURS} from '../picture/render-picture.js';
import {loadScenery, type Scenery} from '../position/scenery.js';
import {ReplayModel} from './replay-model.js';

/** Match with everything needed to show it. */
export interface OpenReplay {
  readonly game: WholeGame;
  readonly model: ReplayModel;
  readonly scenery: Scenery;
  readonly look: Look;
  /** Suit symbols for the list of moves. */
  readonly faces: DeckFaces;
  readonly replay: ReplayWords;
  readonly language: Language;
  /** Names of the players by seat. */
  readonly names: readonly string[];
}

/**
 * Reads a match and loads what it needs. `before` is the previous replay, whose state is kept if the match is the same.
 * Rejects if something can't be loaded.
 */
export async function openReplay(asked: AskedContent, before: OpenReplay | undefined): Promise<Result<OpenReplay>> {
  const read = await readAsked(asked);
  if (!read.ok) return read;
  const {value: content} = read;
  if (content.kind !== 'record')
    return failure('replay.match', '', 'A replay needs a match: a record, or notation with moves.');
  const {record, game} = content;
  if (record.deals.length === 0) return failure('record.deals', 'deals', 'The record has no deals.');
  const [loaded, replay] = await Promise.all([
    loadScenery(content, asked.decks, asked.language),
    loadReplayWords(asked.language),
  ]);
  if (!loaded.ok) return loaded;
  const scenery = loaded.value;
  const faces = await loadFaces(scenery.shown);
  const look = {deck: scenery.deck, letters: scenery.cards.letters, colours: PAGE_COLOURS};
  const {players} = scenery.words.lesson;
  const names = Array.from(
    {length: game.seats(record.options)},
    (_, seat) => shownName(record.players?.[seat]) || (players[seat] ?? String(seat)),
  );
  const isSame = before && JSON.stringify(before.model.match.record) === JSON.stringify(record);
  const model = isSame ? before.model : new ReplayModel(new Timeline(game, record));
  return success({game, model, scenery, look, faces, replay, language: asked.language, names});
}

/** Returns the words with the players' names instead of "you". */
export const namedWords = ({scenery: {words}, names}: OpenReplay): DiagramWords => ({
  ...words,
  lesson: {...words.lesson, players: names},
});

/** Returns the viewer of a replay: a seat, or `open` for all hands. */
export const viewerOf = (seat: Seat | undefined): Seat | 'open' => seat ?? 'open';
