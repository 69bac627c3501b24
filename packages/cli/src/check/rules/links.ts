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

/** Loads the ids of all rules, for every number of players. */
async function loadRuleIds(): Promise<readonly string[]> {
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

let rules: Promise<readonly string[]> | undefined;
/** Ids of all rules. Loaded when the first link to a rule is checked. */
const ruleIds = (): Promise<readonly string[]> => (rules ??= loadRuleIds());

/** Maximum number of ids to compare with a misspelt link, and maximum length of that link. */
const COMPARED = 200;
const LONGEST = 100;

/** Reports a finding about a link. */
type Say = (code: string, message: string) => void;

/** Possible targets of a page's links. */
class Targets {
  readonly page: Page;
  /** Ids of the kit's elements, at most `COMPARED` of them. */
  readonly ids: readonly string[];
  readonly puzzles: readonly string[];
  /** Replays, keyed by id. An empty key refers to the first replay. */
  readonly #replays = new Map<string, () => Promise<number | undefined>>();
  readonly #moves = new Map<string, Promise<number | undefined>>();

  constructor(page: Page) {
    this.page = page;
    this.ids = [...page.ids]
      .filter(([, [owner]]) => owner?.known)
      .map(([id]) => id)
      .slice(0, COMPARED);
    this.puzzles = elementsNamed(page, 'card-puzzle').flatMap(({attributes: {id}}) => id ?? []);
    const add = (id: string, load: () => Promise<number | undefined>): void => {
      for (const name of ['', id]) if (!this.#replays.has(name)) this.#replays.set(name, load);
    };
    for (const element of elementsNamed(page, 'game-replay'))
      add(element.attributes['id'] ?? '', () => movesOf(page, element, () => undefined));
    for (const {info, content} of page.markdown?.fences ?? [])
      if (info.startsWith('cartavola-replay'))
        add(/\bid=["']?([\w-]+)/.exec(info)?.[1] ?? '', () => Promise.resolve(movesIn(content)));
  }

  /** Reports a link to a moment that doesn't exist in a replay. An empty `id` means the first replay. */
  async checkMoment(id: string, ply: number, say: Say): Promise<void> {
    const load = this.#replays.get(id);
    if (!load) {
      const known = [...this.#replays.keys()].filter(Boolean);
      if (id !== '' || this.page.isWhole) say('link.for', `No replay here has the id "${id}".${didYouMean(id, known)}`);
      return;
    }
    const moves = this.#moves.get(id) ?? load();
    this.#moves.set(id, moves);
    const count = await moves;
    if (count !== undefined && ply > count) say('link.ply', `This replay has only ${count} moves.`);
  }

  /** Reports a link with a misspelt id of one of the kit's elements. Ignores other links. */
  checkId(hash: string, say: Say): void {
    const id = decoded(hash.slice(1));
    if (id === undefined || id.length < 4 || id.length > LONGEST || this.page.ids.has(id)) return;
    const near = this.ids.find((one) => one.length <= LONGEST && distance(one, id) === 1 && !/\d/.test(one + id));
    if (near !== undefined) say('page.fragment', `Nothing here has the id "${id}". Did you mean \`${near}\`?`);
  }
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** Checks the fragment of an address. `isHere` is true if the link leads to the same page. */
async function checkHash(targets: Targets, {owner}: PageLink, hash: string, isHere: boolean, say: Say): Promise<void> {
  const {page} = targets;
  const [, ply] = /^#ply-(\d+)$/.exec(hash) ?? [];
  if (ply !== undefined && isHere && (owner !== undefined || !page.ids.has(hash.slice(1))))
    return targets.checkMoment(owner ?? '', Number(ply), say);
  if (owner !== undefined && isHere)
    return say('link.ply', `"${hash}" is not a moment. Write #ply- and the number of moves, such as #ply-12.`);
  const read = readLink(hash);
  if (!read.ok) return say(read.problem.code, read.problem.message);
  const target = read.value;
  if (!target) return isHere ? targets.checkId(hash, say) : undefined;
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
  if (target.type === 'replay' && !target.match && isHere) await targets.checkMoment(target.id, target.ply, say);
  if (target.type === 'puzzle' && isHere && target.element !== '' && !targets.puzzles.includes(target.element))
    say('link.for', `No puzzle here has the id "${target.element}".${didYouMean(target.element, targets.puzzles)}`);
}

export const links: Rule = {
  codes: {
    'link.for': 'A link refers to an element that the page does not have. Correct the id.',
    'link.ply': 'A link refers to a moment that the replay does not have.',
    'page.fragment': 'The id in a link is almost, but not quite, that of an element of the kit.',
    'link.rule': 'A link refers to a rule that does not exist. `cartavola rules GAME` prints all ids.',
    'link.game': 'A link to a deal or match has an unknown game, or the page has no table for it.',
  },
  async check(page, report) {
    const targets = new Targets(page);
    for (const link of page.links) {
      const [before = '', ...rest] = link.href.split('#');
      const hash = `#${rest.join('#')}`;
      if (before !== '' && !hash.startsWith('#cartavola=')) continue;
      await checkHash(targets, link, hash, before === '', (code, message) =>
        report(link.place(), code, message, {path: 'href'}),
      );
    }
  },
};
