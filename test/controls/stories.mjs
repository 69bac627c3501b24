// Sets the arguments of stories, as Storybook's controls panel does, once their play functions have ended.
import {readFileSync} from 'node:fs';
import process from 'node:process';
import {fileURLToPath} from 'node:url';
import {faultsPlaying, faultsShown, matchOf} from './played-on.mjs';
import {faultsOfMatch, unlikeAsked} from './same-match.mjs';
import {finishStory} from './story-end.mjs';

const index = fileURLToPath(new URL('../../storybook-static/index.json', import.meta.url));

/**
 * Values for controls without a list of values. An empty list means that the suitable values depend on other arguments.
 */
const OTHERS = {
  arrows: ['7H>2C'],
  caption: ['Another caption'],
  card: ['AS', '10♦'],
  characters: [],
  dim: ['7'],
  guess: ['1'],
  locked: ['deck theme'],
  name: ['match'],
  notation: [],
  ply: ['3'],
  seat: ['1'],
  seats: [],
  seed: ['another'],
  step: [],
  target: ['5'],
};
/** Controls that change how a match is shown, and never end it. */
const KEEPS = [
  ...['lang', 'width', 'deck', 'theme', 'left-hand', 'tools', 'sharing', 'sound', 'volume'],
  ...['speed', 'level', 'hints', 'coach', 'uncounted'],
];
/** Controls that end a match. A different seed starts a different match, even if the first seed is set again. */
const ENDS = ['seed'];
/** Number of controls to test in a story. With `TESTS=all`, an element's first story tests all of them, and the others alternate. */
const EACH = process.env.TESTS === 'all' ? 2 : 1;
/** Stories that show a problem whatever the arguments. */
const WRONG = /(that-is-wrong|with-a-fallback)$/;
/** Stories with drawings only, without an element. */
const DRAWN = /^cards-faces--/;

export function stories() {
  const all = Object.values(JSON.parse(readFileSync(index, 'utf8')).entries).filter(
    ({type, id}) => type === 'story' && !DRAWN.test(id),
  );
  return all.map(({id, title, name, tags}) => {
    const number = all.filter((one) => one.title === title).findIndex((one) => one.id === id);
    return {
      name: `${title} › ${name}`,
      address: `/storybook/iframe.html?id=${id}&viewMode=story`,
      operate: (page) => operate(page, id, {number, plays: tags.includes('play-fn')}),
    };
  });
}

const argumentsOf = (page) =>
  page.evaluate(() => {
    const prepared = globalThis.__STORYBOOK_ADDONS_CHANNEL__?.last('storyPrepared')?.[0];
    return prepared && {given: prepared.initialArgs, types: prepared.argTypes};
  });

const setArgument = (page, storyId, name, value) =>
  page.evaluate(
    (id, argument, set) =>
      globalThis.__STORYBOOK_ADDONS_CHANNEL__.emit('updateStoryArgs', {storyId: id, updatedArgs: {[argument]: set}}),
    storyId,
    name,
    value,
  );

/** Returns a control's values to test: from a list, the first and last of those that aren't set. */
function othersOf(name, given, options) {
  if (typeof given === 'boolean') return [!given];
  const all = options ?? OTHERS[name];
  if (!all) throw new Error(`no test values for the argument ${name}: add some to OTHERS`);
  const others = all.filter((value) => value !== given);
  return others.length > 2 ? [others[0], others.at(-1)] : others;
}

/** Returns the names of the arguments that a story tests. */
function namesFor(number, {given, types}) {
  // The theming tests change CSS custom properties.
  const isTested = (name) => !name.startsWith('--') && types[name].control?.type && !types[name].control.disable;
  const names = Object.keys(types).filter(isTested);
  const others = names.filter((name) => othersOf(name, given[name], types[name].options).length > 0);
  if (number === 0 && process.env.TESTS === 'all') return others;
  const begin = Math.max(0, number - 1) * EACH;
  return Array.from({length: Math.min(EACH, others.length)}, (_, place) => others[(begin + place) % others.length]);
}

async function* operate(page, id, {number, plays}) {
  const wrong = WRONG.test(id);
  const look = () => faultsShown(page, {wrong});
  const play = () => (wrong ? [] : faultsPlaying(page));
  yield {name: plays ? 'its play function' : 'initial state', faults: await finishStory(page)};
  const story = await argumentsOf(page);
  const {given, types} = story;
  yield {name: 'initial state', faults: [...(await look()), ...(await play())]};
  for (const name of namesFor(number, story))
    for (const value of othersOf(name, given[name], types[name].options)) {
      const before = await matchOf(page);
      await setArgument(page, id, name, value);
      const changed = [...(await look()), ...(await play())];
      if (before && KEEPS.includes(name)) changed.push(...(await faultsOfMatch(page, before, 'the match ended')));
      else if (!wrong) changed.push(...unlikeAsked(await matchOf(page)));
      yield {name: `${name} = ${value}`, faults: changed};

      const kept = KEEPS.includes(name) ? await matchOf(page) : before;
      await setArgument(page, id, name, given[name]);
      const back = await look();
      if (before && !ENDS.includes(name))
        back.push(...(await faultsOfMatch(page, kept, 'the first match is not found again')));
      yield {name: `${name} = ${value} and back`, faults: back};
    }
}
