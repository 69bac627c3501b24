import {readLink} from '@cartavola/elements/checks.js';
import {games} from '@cartavola/engine/games.js';
import {loadRulebook, paragraphsOf, USUAL_LANGUAGE} from '@cartavola/words';
import {rulebooks} from '@cartavola/words/games.js';
import {usualOptions} from '@cartavola/engine';
import {distance} from 'fastest-levenshtein';
import {didYouMean} from '../../did-you-mean.js';
import {elementsNamed, type Page, type PageLink} from '../page.js';
import type {Rule} from '../rule.js';
import {movesIn, movesOf} from './replays.js';

/** Ids of all rules, in all variants that tables start with. */
async function ruleIds(): Promise<readonly string[]> {
  const ids = await Promise.all(
    games.map(async (game) => {
      const {rulebook} = await rulebooks[game.id]!();
      const players = game.options.find(({name}) => name === 'players')?.values;
      const options = players === undefined || players === 'count' ? [{}] : players.map((count) => ({players: count}));
      const books = await Promise.all(
        options.map((some) =>
          loadRulebook(rulebook, USUAL_LANGUAGE, {options: {...usualOptions(game), ...some}}).catch(() => undefined),
        ),
      );
      return books.flatMap((book) => (book ? paragraphsOf(book).map(({id}) => id) : []));
    }),
  );
  return ids.flat();
}

/** Matches of replay blocks in Markdown, by id. */
const blocksIn = ({markdown}: Page): ReadonlyMap<string, string> =>
  new Map(
    (markdown?.fences ?? []).flatMap(({info, content}) =>
      info.startsWith('cartavola-replay') ? [[/\bid=["']?([\w-]+)/.exec(info)?.[1] ?? '', content] as const] : [],
    ),
  );

/** Reports a finding of a link. */
type Say = (code: string, message: string) => void;

/** Reports a link to a moment of a replay that does not exist. */
async function checkMoment(page: Page, id: string, ply: number, say: Say): Promise<void> {
  const replays = elementsNamed(page, 'game-replay');
  const blocks = blocksIn(page);
  const block = id === '' && replays.length === 0 ? [...blocks.values()][0] : blocks.get(id);
  const replay = id === '' ? replays[0] : replays.find(({attributes}) => attributes['id'] === id);
  if (!replay && block === undefined) {
    const known = [...replays.flatMap(({attributes}) => attributes['id'] ?? []), ...blocks.keys()];
    if (id !== '' || page.isWhole) say('link.for', `No replay here has the id "${id}".${didYouMean(id, known)}`);
    return;
  }
  const moves = replay ? await movesOf(page, replay, () => undefined) : movesIn(block!);
  if (moves !== undefined && ply > moves) say('link.ply', `This replay has only ${moves} moves.`);
}

/** Checks the part of an address after `#`. `isHere`: the link leads to the same page. */
async function checkHash(page: Page, {owner}: PageLink, hash: string, isHere: boolean, say: Say): Promise<void> {
  const [, ply] = /^#ply-(\d+)$/.exec(hash) ?? [];
  if (ply !== undefined && isHere && (owner !== undefined || !page.ids.has(hash.slice(1))))
    return checkMoment(page, owner ?? '', Number(ply), say);
  if (owner !== undefined && isHere)
    return say('link.ply', `"${hash}" is not a moment. Write #ply- and the number of moves, such as #ply-12.`);
  const read = readLink(hash);
  if (!read.ok) return say(read.problem.code, read.problem.message);
  const target = read.value;
  if (!target) return isHere ? checkId(page, hash, say) : undefined;
  if (target.type === 'rule') {
    const ids = await ruleIds();
    if (!ids.includes(target.id)) say('link.rule', `"${target.id}" is not a rule.${didYouMean(target.id, ids)}`);
  }
  if (target.type === 'deal' || target.type === 'match') {
    const ids = games.map(({id}) => id);
    if (!ids.includes(target.game)) say('link.game', `"${target.game}" is not a game.${didYouMean(target.game, ids)}`);
    else if (isHere && page.isWhole && elementsNamed(page, `${target.game}-table`).length === 0 && !page.hasOwnScripts)
      say('link.game', `This page has no <${target.game}-table> that could open the link.`);
  }
  if (target.type === 'replay' && !target.match && isHere) await checkMoment(page, target.id, target.ply, say);
  if (target.type === 'puzzle' && isHere && target.element !== '') {
    const puzzles = elementsNamed(page, 'card-puzzle').flatMap(({attributes: {id}}) => id ?? []);
    if (!puzzles.includes(target.element))
      say('link.for', `No puzzle here has the id "${target.element}".${didYouMean(target.element, puzzles)}`);
  }
}

/** Reports an id that is almost that of an element of the kit. Other links are not the kit's business. */
function checkId(page: Page, hash: string, say: Say): void {
  const id = decoded(hash.slice(1));
  if (id === undefined || id.length < 4 || page.ids.has(id)) return;
  const near = [...page.ids].find(([one, [owner]]) => owner?.known && distance(one, id) === 1 && !/\d/.test(one + id));
  if (near) say('link.id', `Nothing here has the id "${id}". Did you mean \`${near[0]}\`?`);
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

export const links: Rule = {
  codes: {
    'link.for': 'A link to an element that the page does not have. Correct the id.',
    'link.ply': 'A link to a moment that the replay does not have.',
    'link.id': 'A link to an id that almost matches an element of the kit.',
    'link.rule': 'A link to a rule that does not exist. `cartavola rules GAME` prints all ids.',
    'link.game': 'A link to a deal or match of an unknown game, or in a page without its table.',
  },
  async check(page, report) {
    for (const link of page.links) {
      const [before = '', ...rest] = link.href.split('#');
      const hash = `#${rest.join('#')}`;
      if (before !== '' && !hash.startsWith('#cartavola=')) continue;
      await checkHash(page, link, hash, before === '', (code, message) => report(link, code, message, {path: 'href'}));
    }
  },
};
