import {
  loadRulebook,
  paragraphOf,
  plainText,
  type Language,
  type RefusalText,
  type RulebookTable,
} from '@cartavola/words';
import {rulebooks} from '@cartavola/words/games.js';

/** Returns a rule's title and full text, as in the rulebook for this table. */
export async function loadRuleText(
  game: string,
  id: string,
  language: Language,
  table: RulebookTable,
): Promise<RefusalText> {
  const found = await rulebooks[game]?.();
  const rule = found && paragraphOf(await loadRulebook(found.rulebook, language, table), id);
  return rule ? {reason: rule.title, proof: plainText(rule.text)} : {reason: id, proof: ''};
}
