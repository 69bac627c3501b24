import {games} from '@cartavola/engine/games.js';
import {optionAttribute} from '@cartavola/engine';
import {nearOrAll} from '../../did-you-mean.js';
import {isOfKit, placeOfAttribute, placeOf, type Page, type PageElement} from '../page.js';
import type {Rule} from '../rule.js';

/** Matches attributes that any HTML element can have, and those that libraries define. */
const GLOBAL =
  /^(?:id|class|style|lang|title|hidden|slot|part|exportparts|dir|translate|tabindex|inert|is|nonce|role|accesskey|draggable|spellcheck|contenteditable|enterkeyhint|inputmode|autofocus|autocapitalize|popover|writingsuggestions|item(?:prop|id|scope|type|ref)|(?:data|aria|v|x|hx|ng)-.*|xmlns.*|on[a-z]+)$/;

/** Lists the option attributes that don't apply to an element's game. */
export function foreignOptions({name, attributes}: PageElement): readonly string[] {
  const game = games.find(({id}) => id === attributes['game']);
  if (name !== 'score-pad' || !game) return [];
  const own = game.options.map((option) => optionAttribute(option.name));
  return games
    .flatMap(({options}) => options.map((one) => optionAttribute(one.name)))
    .filter((one) => !own.includes(one));
}

/** Returns a function that finds the element of the kit whose opening tag contains an offset. */
function tagFinder({elements}: Page): (offset: number) => PageElement | undefined {
  const tags = elements
    .filter(isOfKit)
    .flatMap((element) => {
      const tag = element.node.sourceCodeLocation?.startTag;
      return tag ? [{element, tag}] : [];
    })
    .sort((a, b) => a.tag.startOffset - b.tag.startOffset);
  return (offset) => {
    let [from, to] = [0, tags.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if (tags[middle]!.tag.startOffset < offset) from = middle + 1;
      else to = middle;
    }
    const found = tags[from - 1];
    return found && offset < found.tag.endOffset ? found.element : undefined;
  };
}

export const attributes: Rule = {
  codes: {
    'page.attribute': 'The element does not have this attribute. Correct its name, or remove it.',
    'page.twice': 'An attribute appears twice in a tag. Browsers ignore the second one: remove it.',
    'page.quotes': 'A value has typographic quotes around it. Type straight quotes: "…".',
  },
  check(page, report) {
    for (const element of page.elements) {
      const {known, name, node} = element;
      if (!known) continue;
      const curly = node.attrs.find((one) => /[“”„«»]/.test(one.name) || /^[“”„«]/.test(one.value));
      if (curly) {
        report(
          placeOfAttribute(element, curly.name),
          'page.quotes',
          'This tag has typographic quotes. Type straight quotes: "…".',
          {path: curly.name},
        );
        continue;
      }
      // The `lessons` rule reports the attributes of lessons.
      if (name === 'rules-explainer') continue;
      const foreign = foreignOptions(element);
      const all = Object.keys(known.attributes).filter((one) => !foreign.includes(one));
      for (const {name: own} of node.attrs)
        if (!all.includes(own) && !GLOBAL.test(own) && !/[^a-z\d-]/.test(own)) {
          const message = foreign.includes(own)
            ? `"${own}" is not an option of ${element.attributes['game']!}.`
            : `"${own}" is not an attribute of <${node.tagName}>.${nearOrAll(own, all)}`;
          report(placeOfAttribute(element, own), 'page.attribute', message, {path: own});
        }
    }
    const tagAt = tagFinder(page);
    for (const {startOffset} of page.repeated) {
      const element = tagAt(startOffset);
      if (element)
        report(
          placeOf(element),
          'page.twice',
          'An attribute appears twice in this tag. Browsers ignore the second one: remove it.',
        );
    }
  },
};
