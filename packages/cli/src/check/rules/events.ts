import {games} from '@cartavola/engine/games.js';
import {didYouMean} from '../../did-you-mean.js';
import {ELEMENTS} from '../elements.js';
import {textIn} from '../page-tree.js';
import {placeOf, placeOfAttribute, type Page, type PageElement} from '../page.js';
import type {Rule} from '../rule.js';

const EVENTS = [...new Set(Object.values(ELEMENTS).flatMap(({events}) => events))].filter(Boolean);
const FAMILIES = new Set(EVENTS.map((name) => name.split('-')[0]!));
/** Prefixes that authors mistakenly write instead of `table`. */
const OF_TABLES = ['cartavola', ...games.map(({id}) => id)];
const LISTENER = /(?:addEventListener|\bon)\(\s*(['"`])([a-z][a-z:_-]*)\1/gi;
/**
 * Match a call in a script that finds or creates an element, and a variable to which it is assigned. They capture the
 * variable, the function and the argument.
 */
const ASSIGNED = /\b(\w+)\s*=\s*[\w.]*?(querySelector|getElementById|createElement)\(\s*['"`]([^'"`]+)['"`]\s*\)/g;
const CALLED = /(querySelector|getElementById|createElement)\(\s*['"`]([^'"`]+)['"`]\s*\)[!?]?\.$/;
/** Maximum length of the expression before `.addEventListener`. */
const EXPRESSION = 100;

/** Splits an event name such as `tableMatch` or `table:match` into its family and the rest. */
function partsOf(name: string): readonly [family: string, rest: string] {
  const [first = '', ...rest] = name
    .replace(/([a-z])(?=[A-Z])/g, '$1-')
    .toLowerCase()
    .split(/[-:_]/);
  return [OF_TABLES.includes(first) ? 'table' : first, rest.join('-')];
}

/** Call in a script that finds or creates an element: the function and its argument. */
type Found = readonly [by: string, argument: string];

/** Returns the calls whose results a script assigns to variables, keyed by variable. The first assignment counts. */
function foundIn(script: string): ReadonlyMap<string, Found> {
  const all = [...script.matchAll(ASSIGNED)].map(
    ([, variable = '', by = '', argument = '']) => [variable, [by, argument]] as const,
  );
  return new Map(all.reverse());
}

/** Returns the name of the kit's element that a script listens to, if the code before `.addEventListener` shows it. */
function targetOf(page: Page, found: ReadonlyMap<string, Found>, before: string): PageElement['known'] {
  const variable = /(?:^|[^\w$.])(\w+)[!?]?\.$/.exec(before)?.[1];
  const [by, argument = ''] = (variable === undefined ? CALLED.exec(before)?.slice(1) : found.get(variable)) ?? [];
  const id = by === 'getElementById' ? argument : /#([\w-]+)$/.exec(argument)?.[1];
  if (id !== undefined) return page.ids.get(id)?.[0]?.known;
  const [last = ''] = argument.split(/[\s>+~]/).slice(-1);
  const tag = last.includes(',') ? '' : (/^[a-z]+-[a-z-]+/.exec(last)?.[0] ?? '');
  return tag.startsWith(page.prefix) ? ELEMENTS[tag.slice(page.prefix.length)] : undefined;
}

/** Returns the fault in an event name, if any. Pages may have their own events, but not on elements of the kit. */
function faultIn(name: string, target: PageElement['known'], own: ReadonlySet<string>): string | undefined {
  const [family, rest] = partsOf(name);
  if (EVENTS.includes(name) || !FAMILIES.has(family) || rest === '' || own.has(name)) return undefined;
  const isOfFamily = name.toLowerCase().startsWith(family);
  const hint = didYouMean(`${family}-${rest}`, EVENTS);
  if (!target) return hint && isOfFamily ? `The kit does not fire "${name}".${hint}` : undefined;
  return `This element does not fire "${name}".${hint || ` It fires ${target.events.join(', ')}.`}`;
}

export const events: Rule = {
  codes: {'page.event': 'The page listens for an event that the kit does not fire. Correct its name.'},
  check(page, report) {
    const own = new Set([...page.scripts.matchAll(/Event\(\s*['"`]([^'"`]*)['"`]/g)].map(([, name = '']) => name));
    for (const element of page.elements) {
      if (element.known)
        for (const {name} of element.node.attrs) {
          const event = /^on([a-z]+-[a-z-]+)$/.exec(name)?.[1];
          if (event !== undefined)
            report(
              placeOfAttribute(element, name),
              'page.event',
              `HTML has no attribute "${name}". Listen with addEventListener('${event}', …).`,
              {path: name},
            );
        }
      if (element.name !== 'script') continue;
      const start = element.node.childNodes[0]?.sourceCodeLocation?.startOffset;
      const script = textIn(element.node);
      let found: ReadonlyMap<string, Found> | undefined;
      for (const {1: quote, 2: name = '', index, 0: whole} of script.matchAll(LISTENER)) {
        const before = script.slice(Math.max(0, index - EXPRESSION), index);
        const fault = faultIn(name, targetOf(page, (found ??= foundIn(script)), before), own);
        if (fault === undefined) continue;
        const offset = (start ?? 0) + index + whole.indexOf(quote!);
        report(
          start === undefined ? placeOf(element) : page.lines.placeAt(offset, name.length + 2),
          'page.event',
          fault,
        );
      }
    }
  },
};
