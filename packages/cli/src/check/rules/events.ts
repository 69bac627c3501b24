import {games} from '@cartavola/engine/games.js';
import {didYouMean} from '../../did-you-mean.js';
import {ELEMENTS} from '../elements.js';
import {textIn} from '../page-tree.js';
import {placeAt, placeOf, placeOfAttribute, type Page, type PageElement} from '../page.js';
import type {Rule} from '../rule.js';

const EVENTS = [...new Set(Object.values(ELEMENTS).flatMap(({events}) => events))].filter(Boolean);
const FAMILIES = new Set(EVENTS.map((name) => name.split('-')[0]!));
/** Prefixes that authors mistakenly write instead of `table`. */
const OF_TABLES = ['cartavola', ...games.map(({id}) => id)];
const LISTENER = /(?:addEventListener\(\s*|\bon\(\s*)(['"`])([a-z]+[a-z:_-]*)\1/gi;
/** Matches a call in a script that finds or creates an element. Captures the function and the argument. */
const FINDER = String.raw`(querySelector|getElementById|createElement)\(\s*['"\`]([^'"\`]+)['"\`]\s*\)`;
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

/** Returns the name of the kit's element that a script listens to, if the code before `.addEventListener` shows it. */
function targetOf(page: Page, script: string, before: string): PageElement['known'] {
  const variable = /(?:^|[^\w$.])(\w+)[!?]?\.$/.exec(before)?.[1];
  const finder = variable === undefined ? `${FINDER}[!?]?\\.$` : `\\b${variable}\\s*=\\s*[\\w.]*?${FINDER}`;
  const [, by, argument = ''] = new RegExp(finder).exec(variable === undefined ? before : script) ?? [];
  const id = by === 'getElementById' ? argument : /#([\w-]+)$/.exec(argument)?.[1];
  if (id !== undefined) return page.ids.get(id)?.[0]?.known;
  const tag = /(?:^|[\s>+~])([a-z]+-[a-z-]+)[^\s>+~,]*$/.exec(argument)?.[1] ?? '';
  return tag.startsWith(page.prefix) ? ELEMENTS[tag.slice(page.prefix.length)] : undefined;
}

/** Returns the fault in an event name, if any. Pages may have their own events, but not on elements of the kit. */
function faultIn(page: Page, name: string, target: PageElement['known']): string | undefined {
  const [family, rest] = partsOf(name);
  if (EVENTS.includes(name) || !FAMILIES.has(family) || rest === '') return undefined;
  if (new RegExp(String.raw`Event\(\s*['"\`]${name}['"\`]`).test(page.scripts)) return undefined;
  const isOfFamily = name.toLowerCase().startsWith(family);
  const hint = didYouMean(`${family}-${rest}`, EVENTS);
  if (!target) return hint && isOfFamily ? `The kit does not fire "${name}".${hint}` : undefined;
  return `This element does not fire "${name}".${hint || ` It fires ${target.events.join(', ')}.`}`;
}

export const events: Rule = {
  codes: {'page.event': 'The page listens for an event that the kit does not fire. Correct its name.'},
  check(page, report) {
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
      for (const {1: quote, 2: name = '', index, 0: whole} of script.matchAll(LISTENER)) {
        const before = script.slice(Math.max(0, index - EXPRESSION), index);
        const fault = faultIn(page, name, targetOf(page, script, before));
        if (fault === undefined) continue;
        const offset = (start ?? 0) + index + whole.indexOf(quote!);
        report(
          start === undefined ? placeOf(element) : placeAt(page.text, offset, name.length + 2),
          'page.event',
          fault,
        );
      }
    }
  },
};
