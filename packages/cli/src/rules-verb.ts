import {allDecks, deckFor, USUAL_DECK} from '@cartavola/faces/decks.js';
import {LANGUAGES, loadRulebook, loadRulebookWords, USUAL_LANGUAGE} from '@cartavola/words';
import {rulebooks} from '@cartavola/words/games.js';
import {gameNamed, GAMES_AND_OPTIONS, optionsFrom} from './given-game.js';
import {languageFrom} from './given-language.js';
import {rulebookHtml} from './rulebook-html.js';
import {WrongUse} from './surroundings.js';
import type {Verb} from './verb.js';

/** `cartavola rules`: prints a game's rulebook as HTML. */
export const rulesVerb: Verb = {
  name: 'rules',
  usage: 'GAME [--lang LANGUAGE] [--options JSON] [--deck DECK]',
  summary: 'Print the rules of a game as HTML, to paste into a page.',
  help: `Prints the rulebook as plain HTML: headings, paragraphs, and each rule's id as an anchor. Put it inside
<rules-explainer>: readers see it until the script has run, in feeds, and without scripts.

Options:
  --lang LANGUAGE  ${LANGUAGES.join(', ')} (default: ${USUAL_LANGUAGE})
  --options JSON   options of the game, such as '{"players":3}'
  --deck DECK      deck whose card names the text uses: ${allDecks()
    .map(({id}) => id)
    .join(', ')} (default: ${USUAL_DECK})

${GAMES_AND_OPTIONS}`,
  options: {lang: {type: 'string'}, options: {type: 'string'}, deck: {type: 'string'}},
  async *answers({options, names}) {
    const {id} = gameNamed(names, 'rules');
    const language = languageFrom(options['lang']);
    const {rulebook} = await rulebooks[id]!();
    const given = optionsFrom(options['options'] ?? '{}', rulebook.game);
    const deck = options['deck'] ?? USUAL_DECK;
    const shown = deckFor(deck, rulebook.game, given);
    if (!shown) throw new WrongUse(`${id} has no deck "${deck}" with these options`);
    const [book, words] = await Promise.all([
      loadRulebook(rulebook, language, {options: given, shown}),
      loadRulebookWords(language),
    ]);
    yield {text: rulebookHtml(book, words, language), refused: false};
  },
};
