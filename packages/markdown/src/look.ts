import type {Options, WholeGame} from '@cartavola/engine';
import {games} from '@cartavola/engine/games.js';
import {allDecks, deckFor} from '@cartavola/faces/decks.js';
import {loadDrawing, type DrawnDeck} from '@cartavola/faces/render-card.js';
import type {LessonSource} from '@cartavola/lessons';
import {lessons} from '@cartavola/lessons/games.js';
import {
  allLanguages,
  loadBookNaming,
  loadCardWords,
  loadLessonWords,
  type BookNames,
  type CardWords,
  type Language,
  type LessonWords,
} from '@cartavola/words';
import {rulebooks} from '@cartavola/words/games.js';

/** Drawings and words for a deck's cards and a game's tables in one language. */
export interface Look {
  readonly deck: DrawnDeck;
  readonly cards: CardWords;
  /** Undefined if there are only cards, without a game. */
  readonly table: TableLook | undefined;
}

/** Data for drawing a game's tables. */
export interface TableLook {
  readonly source: LessonSource;
  readonly lesson: LessonWords;
  naming(options: Options): BookNames;
}

type Shown = Parameters<typeof loadDrawing>[0];

/** Returns the key of a look. Without a game, the look is for cards only. */
export const keyOf = (language: Language, deck: string, game: string | undefined): string =>
  [language, deck, game].join(' ');

/** Loads all looks, keyed by `keyOf`. If a deck can't be used for a game, there is no look for that combination. */
export async function loadLooks(): Promise<ReadonlyMap<string, Look>> {
  const wanted = allLanguages().flatMap((language) =>
    allDecks().flatMap((deck) =>
      [undefined, ...games].flatMap((game) => {
        const shown = game ? deckFor(deck.id, game) : {deck, mapping: deck.usual};
        return shown ? [{language, deck, game, shown}] : [];
      }),
    ),
  );
  const loaded = wanted.map(
    async ({language, deck, game, shown}) =>
      [keyOf(language, deck.id, game?.id), await loadLook(language, game, shown)] as const,
  );
  return new Map(await Promise.all(loaded));
}

async function loadLook(language: Language, game: WholeGame | undefined, shown: Shown): Promise<Look> {
  const [deck, cards] = await Promise.all([loadDrawing(shown), loadCardWords(language, shown)]);
  if (!game) return {deck, cards, table: undefined};
  const [{lesson: source}, {rulebook}, lesson] = await Promise.all([
    lessons[game.id]!(),
    rulebooks[game.id]!(),
    loadLessonWords(language, cards),
  ]);
  return {deck, cards, table: {source, lesson, naming: await loadBookNaming(rulebook, language, shown)}};
}
