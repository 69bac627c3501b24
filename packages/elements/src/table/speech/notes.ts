import type {Card, Move, Refusal} from '@cartavola/engine';
import {capitalised} from '@cartavola/words/language.js';
import type {Layout} from '../layout.js';
import type {Note} from '../scene/note.js';
import type {Scene} from '../scene/scene.js';

/** Returns the only card in a list, or undefined if there are several. */
const onlyOf = (cards: readonly Card[] = []): Card | undefined => (cards.length === 1 ? cards[0] : undefined);

/** Returns a one-sentence note that isn't about a card. */
export const noteOf = (reason: string): Note => ({card: undefined, text: {reason, proof: ''}, proof: []});

/** Returns the note about a refused move. */
export function refusalNote(layout: Layout, scene: Scene, move: Move, refusal: Refusal): Note {
  const common = scene.table.refusals as Readonly<Record<string, string>>;
  const text = layout.refusal(refusal, scene, move) ?? {reason: common[refusal.rule] ?? refusal.rule, proof: ''};
  return {
    card: scene.picked.length > 0 ? move.right : (move.card ?? move.left ?? onlyOf(move.cards)),
    text,
    proof: refusal.cards,
    ...(refusal.rule.startsWith('common.') ? {passes: true} : {rule: refusal.rule}),
  };
}

/** Returns the note about a card's worth. */
export const worthNote = (layout: Layout, scene: Scene, card: Card): Note => ({
  card: undefined,
  text: {reason: capitalised(scene.cards.name(card)), proof: layout.worth(scene, card)},
  proof: [card],
});
