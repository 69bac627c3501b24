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

/** Views that `<rules-explainer>` can show first. */
const VIEWS: readonly [string, string] = ['lesson', 'rules'];

/** `cartavola head`: prints the tags that load the kit, with the hash of every file. */
export const headVerb: Verb = {
  name: 'head',
  usage: '[ELEMENT…] --address ADDRESS [--lang LANGUAGE] [--deck DECK] [--game GAME] [--view VIEW] [--define]',
  summary: 'Print <head> tags that make a page load the kit early, with integrity hashes.',
  help: `Prints HTML to paste before all other scripts of the page. An import map holds the hash of every script, so that
browsers refuse a changed one. The style sheet and the script have their hashes too. For each ELEMENT that the page
shows at once, links preload the files it needs first. A comment says what the page's
Content-Security-Policy must allow: the folder, and the hash of the import map. Don't change the import map.

Options:
  --address ADDRESS  address of the folder dist of this version: https://cdn.example/cartavola@1.2.3/dist/, or
                     a path from the root of the page's own site, /cartavola/
  --lang LANGUAGE    language of the page: ${LANGUAGES.join(', ')} (default: ${USUAL_LANGUAGE})
  --deck DECK        deck of the elements: ${allDecks()
    .map(({id}) => id)
    .join(', ')} (default: ${USUAL_DECK})
  --game GAME        game of <rules-explainer>: ${games.map(({id}) => id).join(', ')}
  --view VIEW        view that <rules-explainer> opens with: ${VIEWS.join(', ')} (default: ${VIEWS[0]})
  --define           load only the script of each ELEMENT instead of the one that finds elements in the page`,
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

/** Reads the attributes that the elements on the page will have. Throws `WrongUse`. */
function attributesIn({deck = USUAL_DECK, game, view = VIEWS[0]}: Given['options']): Readonly<Record<string, string>> {
  if (!deckNamed(deck)) throw new WrongUse(`"${deck}" is not a deck`);
  if (!VIEWS.includes(view)) throw new WrongUse(`"${view}" is not a view: ${VIEWS.join(', ')}`);
  return {deck, view, ...(game === undefined ? {} : {game: gameNamed([game], '--game').id})};
}
