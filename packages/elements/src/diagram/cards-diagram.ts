import {cardsDiagram, type Diagram, type Look, type Pointing} from '@cartavola/diagrams';
import {success, type Card, type Result} from '@cartavola/engine';
import type {CardWords} from '@cartavola/words';
import {loadCardScenery} from '../picture/card-scenery.js';
import type {AskedContent} from '../picture/asked-content.js';

/** Diagram that a page asks for, as texts. */
export interface AskedDiagram extends AskedContent {
  /** Number of moves of a match after which it is drawn; absent: all moves. */
  readonly ply: string | undefined;
  /** Seat whose view of a match is shown; absent: all hands are open. */
  readonly seat: string | undefined;
  readonly dim: string;
  readonly arrows: string;
  readonly theme: string | undefined;
  readonly sharing: string | undefined;
}

/** Diagram, and the cards to draw it with. */
export interface MadeDiagram {
  readonly diagram: Diagram;
  readonly scenery: {readonly deck: Look['deck']; readonly cards: CardWords};
}

/** Makes the diagram of cards alone. */
export async function cardsMade(
  cards: readonly Card[],
  {decks, game, language}: AskedDiagram,
  pointing: Pointing,
): Promise<Result<MadeDiagram>> {
  const loaded = await loadCardScenery(decks, game, language);
  if (!loaded.ok) return loaded;
  return success({diagram: cardsDiagram(cards, loaded.value.cards, pointing), scenery: loaded.value});
}
