import type {Options} from '@cartavola/engine';
import type {Language} from '../language.js';
import {loadCardWords} from '../load.js';
import {figure} from './figure.js';
import {inlines} from './inline.js';
import {SECTIONS, type RuleText, type SectionName} from './rule-texts.js';
import {
  loadBookNames,
  loadRulebookWords,
  paragraphsOf,
  type Paragraph,
  type Rulebook,
  type RulebookSection,
  type RulebookSource,
  type RulebookTable,
} from './rulebook.js';
import {SHARED_RULES} from './rulebook-words.js';
import type {VariantRule} from './variants.js';

/** Creates a game's rulebook for one table, in the given language. */
export async function loadRulebook(
  source: RulebookSource,
  language: Language,
  table: RulebookTable,
): Promise<Rulebook> {
  const {options, shown} = table;
  const {variants = []} = source;
  const [names, words, texts, cards, ...own] = await Promise.all([
    loadBookNames(source, language, table),
    loadRulebookWords(language),
    source.texts(language),
    loadCardWords(language, shown),
    ...variants.map((variant) => variant.texts(language)),
  ]);
  const told = texts.rules({cards, options});
  const rules: Readonly<Record<string, RuleText>> = {
    ...told.rules,
    ...Object.fromEntries(variants.map(({id}, place) => [id, own[place]!.rule({cards, options})])),
    ...words.rules,
  };
  const outline = withVariants(source.outline(options), variants, options);
  const figures: Readonly<Record<string, string | undefined>> = source.figures(options);

  const paragraph = (id: string, number: string, holds: boolean): Paragraph => {
    const {title, text, badge, when} = rules[id]!;
    const picture = figures[id];
    return {
      id,
      number,
      title,
      text: inlines(text),
      ...(badge !== undefined && {badge}),
      ...(when !== undefined && !holds && {when}),
      ...(picture !== undefined && {figure: figure(picture)}),
      hasExample: source.examples.includes(id),
    };
  };
  const sections = SECTIONS.filter((name) => name === 'table' || outline[name]?.length).map((name, place) => {
    const holds = name !== 'players' && name !== 'options';
    const ids = name === 'table' ? SHARED_RULES : outline[name]!;
    const intro = told.intros?.[name];
    return {
      name,
      number: place + 1,
      title: words.sections[name],
      ...(intro !== undefined && {intro}),
      paragraphs: ids.map((id, index) => paragraph(id, `${place + 1}.${index + 1}`, holds)),
    };
  });
  const linked = linkedIn(sections);
  return {...names, about: told.about, sections, glossary: names.glossary.filter(({key}) => linked.has(key))};
}

type Outline = Readonly<Partial<Record<SectionName, readonly string[]>>>;

/** Adds rules to an outline: to their section if they apply, otherwise to the `options` section. */
function withVariants(outline: Outline, variants: readonly VariantRule[], options: Options): Outline {
  const all: Partial<Record<SectionName, readonly string[]>> = {...outline};
  for (const {id, option, section} of variants) {
    const place = options[option] === true ? section : 'options';
    all[place] = [...(all[place] ?? []), id];
  }
  return all;
}

/** Returns the keys of the glossary terms that the rules link to. */
const linkedIn = (sections: readonly RulebookSection[]): ReadonlySet<string> =>
  new Set(
    paragraphsOf({sections}).flatMap(({text}) =>
      text.flatMap((piece) => (typeof piece === 'string' ? [] : [piece.term])),
    ),
  );
