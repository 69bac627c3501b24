// Stories with each value of each of their arguments, set as by Storybook's controls panel.
import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {faultsPlaying, faultsShown, matchOf, until} from './played-on.mjs';
import {faultsOfMatch, unlikeAsked} from './same-match.mjs';

const index = fileURLToPath(new URL('../../storybook-static/index.json', import.meta.url));

/** Values to try in controls that have no list of values. */
const OTHERS = {
  seed: ['another'],
  width: ['320px'],
  card: ['AS', '10♦'],
  players: ['2'],
};
/** Controls that never end a match. */
const KEEPS = ['lang', 'deck', 'speed', 'theme', 'coach', 'width'];
/** Controls that end a match: another seed makes another match, and so does the first seed set again. */
const ENDS = ['seed'];
/** Stories that show a problem, whatever is set. */
const WRONG =
  /an-attribute-that-is-wrong|a-notation-that-is-wrong|a-record-that-is-wrong|one-that-is-wrong|with-a-fallback/;
/** Stories of drawings alone: there is no element to operate. */
const DRAWN = /^cards-faces--/;

export const stories = () =>
  Object.values(JSON.parse(readFileSync(index, 'utf8')).entries)
    .filter(({type, id}) => type === 'story' && !DRAWN.test(id))
    .map(({id, title, name}) => ({
      name: `${title} › ${name}`,
      address: `/storybook/iframe.html?id=${id}&viewMode=story`,
      operate: (page) => operate(page, id),
    }));

const argumentsOf = (page) =>
  page.evaluate(() => {
    const prepared = globalThis.__STORYBOOK_ADDONS_CHANNEL__?.last('storyPrepared')?.[0];
    return prepared && {given: prepared.initialArgs, types: prepared.argTypes};
  });

const setArgument = (page, storyId, name, value) =>
  page.evaluate(
    (id, updatedArgs) => globalThis.__STORYBOOK_ADDONS_CHANNEL__.emit('updateStoryArgs', {storyId: id, updatedArgs}),
    storyId,
    {[name]: value},
  );

function othersOf(name, given, options) {
  if (typeof given === 'boolean') return [!given];
  const all = options ?? OTHERS[name];
  if (!all) throw new Error(`no values are known for the argument ${name}`);
  return all.filter((value) => value !== given);
}

async function* operate(page, id) {
  const wrong = WRONG.test(id);
  const look = () => faultsShown(page, {wrong});
  const play = () => (wrong ? [] : faultsPlaying(page));
  const {given, types} = (await until(() => argumentsOf(page), Boolean)) ?? {given: {}, types: {}};
  yield {name: 'as it comes', faults: [...(await look()), ...(await play())]};
  const isSet = (name) => types[name]?.control !== false && !types[name]?.control?.disable;
  const named = Object.keys(types).filter((name) => types[name].options);
  const names = new Set([...Object.keys(given), ...named].filter(isSet));
  for (const name of names)
    for (const value of othersOf(name, given[name], types[name]?.options)) {
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
