import {cardsDiagram, type Diagram, type Look, type Pointing} from '@cartavola/diagrams';
import {success, type Card, type Result} from '@cartavola/engine';
import type {CardWords} from '@cartavola/words';
import {loadCardScenery} from '../picture/card-scenery.js';
import type {AskedContent} from '../picture/asked-content.js';

/** Request for a diagram, from the attributes and content of an element. */
export interface AskedDiagram extends AskedContent {
  /** Number of moves after which a match is drawn. Defaults to all moves. */
  readonly ply: string | undefined;
  /** Seat from whose point of view a match is shown. By default, all hands are open. */
  readonly seat: string | undefined;
  readonly dim: string;
  readonly arrows: string;
  readonly theme: string | undefined;
  readonly sharing: string | undefined;
}

/** Diagram, with the deck and the card names that are needed to draw it. */
export interface MadeDiagram {
  readonly diagram: Diagram;
  readonly scenery: {readonly deck: Look['deck']; readonly cards: CardWords};
}

/** Creates a diagram of cards without a table. */
export async function cardsMade(
  cards: readonly Card[],
  {decks, game, language}: AskedDiagram,
  pointing: Pointing,
): Promise<Result<MadeDiagram>> {
  const loaded = await loadCardScenery(decks, game, language);
  if (!loaded.ok) return loaded;
  return success({diagram: cardsDiagram(cards, loaded.value.cards, pointing), scenery: loaded.value});
}
