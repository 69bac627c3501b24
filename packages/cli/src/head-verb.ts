import {games} from '@cartavola/engine/games.js';
import {allDecks, deckNamed, USUAL_DECK} from '@cartavola/faces/decks.js';
import {LANGUAGES, USUAL_LANGUAGE} from '@cartavola/words';
import {didYouMean} from './did-you-mean.js';
import {gameNamed} from './given-game.js';
import {languageFrom} from './given-language.js';
import {folderAddress, headHtml} from './head-html.js';
import {filesOf, openKit} from './kit-folder.js';
import {WrongUse} from './surroundings.js';
import type {Given, Verb} from './verb.js';

/** What `<rules-explainer>` may open with. */
const VIEWS: readonly [string, string] = ['lesson', 'rules'];

/** `cartavola head`: the tags by which a page loads the kit, with the hash of every file. */
export const headVerb: Verb = {
  name: 'head',
  usage: '[ELEMENT…] --address ADDRESS [--lang LANGUAGE] [--deck DECK] [--game GAME] [--view VIEW] [--define]',
  summary: 'Print what a page puts into its head to load the kit: checked, and early.',
  help: `Prints HTML, to paste before all other scripts of the page: an import map with the hash of every script, by which
browsers refuse one that is not as it was published; the style sheet and the script, with theirs; and for each ELEMENT
that the page shows at once, the files that it needs first, which then come all together. A comment says what the
page's Content-Security-Policy must allow: the folder, and the hash of the import map, which may not be changed.

Options:
  --address ADDRESS  where the folder dist of this version is served: https://cdn.example/cartavola@1.2.3/dist/, or
                     from the root of the page's own site, /cartavola/
  --lang LANGUAGE    the page's language: ${LANGUAGES.join(', ')} (default: ${USUAL_LANGUAGE})
  --deck DECK        the elements' deck: ${allDecks()
    .map(({id}) => id)
    .join(', ')} (default: ${USUAL_DECK})
  --game GAME        the game of <rules-explainer>: ${games.map(({id}) => id).join(', ')}
  --view VIEW        what <rules-explainer> opens with: ${VIEWS.join(', ')} (default: ${VIEWS[0]})
  --define           the scripts of each ELEMENT alone in place of the one that finds elements in the page`,
  options: {
    ...{address: {type: 'string'}, lang: {type: 'string'}, deck: {type: 'string'}, game: {type: 'string'}},
    ...{view: {type: 'string'}, define: {type: 'boolean'}},
  },
  async *answers({options, names}, surroundings) {
    const address = folderAddress(options['address']);
    const kit = await openKit(surroundings);
    const attributes = attributesIn(options);
    const language = languageFrom(options['lang']);
    const alone = 'define' in options;
    if (alone && names.length === 0) throw new WrongUse('--define needs the name of an element');
    for (const name of names) {
      if (!kit.elements.includes(name))
        throw new WrongUse(`"${name}" is not an element: ${kit.elements.join(', ')}.${didYouMean(name, kit.elements)}`);
      if (name === 'rules-explainer' && !attributes['game']) throw new WrongUse(`${name} needs --game`);
    }
    const attribute = (name: string): string => attributes[name] ?? '';
    const early = new Set(names.flatMap((name) => filesOf(kit, {name, language, attribute})));
    const scripts = alone ? names.map((name) => `define/${name}.js`) : ['cartavola.js'];
    yield {text: headHtml(kit, address, {early: [...early], scripts: [...new Set(scripts)]}), refused: false};
  },
};

/** Reads the attributes that the elements will have. Throws `WrongUse`. */
function attributesIn({deck = USUAL_DECK, game, view = VIEWS[0]}: Given['options']): Readonly<Record<string, string>> {
  if (!deckNamed(deck)) throw new WrongUse(`"${deck}" is not a deck`);
  if (!VIEWS.includes(view)) throw new WrongUse(`"${view}" is not a view: ${VIEWS.join(', ')}`);
  return {deck, view, ...(game === undefined ? {} : {game: gameNamed([game], '--game').id})};
}
