import {plainText, type Language} from '@cartavola/words';
import type {ExpectedAnswer, Lesson, Step} from '@cartavola/lessons';
import {escaped} from './escaped.js';

/**
 * Lessons, keyed by language, starting with the page's language. With only one language, elements don't get a `lang`.
 */
type Lessons = ReadonlyMap<Language, Lesson>;

/** Matches values in a position that mean “unknown” or are the default. They are left out. */
const NOTHING = /^(?:\?\?(?: \?\?)*|\/|false)$/;

const attributesOf = (given: Readonly<Record<string, string | undefined>>): string =>
  Object.entries(given)
    .flatMap(([name, value]) =>
      value === undefined ? [] : [value === '' ? ` ${name}` : ` ${name}="${escaped(value)}"`],
    )
    .join('');

/** Returns the HTML of an element that contains text. */
const textElement = (name: string, attributes: Readonly<Record<string, string | undefined>>, text: string): string =>
  `      <${name}${attributesOf(attributes)}>${escaped(text)}</${name}>`;

/**
 * Returns a page with these steps of a lesson in all its languages. `shown` has the attributes of the lesson, and `kit`
 * is the URL of the script that loads the kit.
 */
export function lessonHtml(
  shown: Readonly<Record<'game' | 'deck', string | undefined>>,
  ids: readonly string[],
  lessons: Lessons,
  kit: string,
): string {
  const [usual, {title}] = [...lessons][0]!;
  const lang = lessons.size === 1 ? usual : undefined;
  const steps = ids.map((id) => stepHtml(id, lessons)).join('\n');
  return `<!doctype html>
<html lang="${usual}">
  <meta charset="utf-8" />
  <meta name="viewport" content="width=device-width, initial-scale=1" />
  <title>${escaped(title)}</title>
  <script type="module" src="${escaped(kit)}" crossorigin></script>
  <rules-explainer${attributesOf({...shown, lang})}>
${steps}
  </rules-explainer>
</html>`;
}

function stepHtml(id: string, lessons: Lessons): string {
  const isAlone = lessons.size === 1;
  const said = [...lessons].map(([language, {steps}]): [Language | undefined, Step] => [
    isAlone ? undefined : language,
    steps.find((step) => step.id === id)!,
  ]);
  const [, step] = said[0]!;
  const {skill, stage, teaches, kind, goal, position, moves} = step;
  const named = [...lessons].map(([language, {skills}]) => [`skill-${language}`, skills[skill]] as const);
  const series = isAlone ? {skill: named[0]![1]} : {skill, ...Object.fromEntries(named), stage};
  const shown = Object.fromEntries(
    Object.entries({...position, moves}).filter(([, value]) => !NOTHING.test(value ?? '')),
  );
  const each = (write: (step: Step, lang: Language | undefined) => readonly string[]): readonly string[] =>
    said.flatMap(([lang, one]) => write(one, lang));
  const lines = [
    ...each(({title, text}, lang) => [
      `      <p${attributesOf({lang})}><strong>${escaped(title)}</strong> ${escaped(plainText(text))}</p>`,
    ]),
    `      <lesson-position${attributesOf(shown)}></lesson-position>`,
    ...(kind === 'watch' ? [] : [`      <lesson-ask${attributesOf({kind, goal})}></lesson-ask>`]),
    ...each(({answers}, lang) => answers.map((answer) => answerHtml(answer, lang))),
    ...each(({hints}, lang) => hints.map((hint) => textElement('lesson-hint', {lang}, hint))),
    ...each(({done}, lang) => (done === undefined ? [] : [textElement('lesson-done', {lang}, done)])),
  ];
  return `    <lesson-step${attributesOf({...series, rule: teaches?.join(' ')})}>
${lines.join('\n')}
    </lesson-step>`;
}

const answerHtml = ({text, ...conditions}: ExpectedAnswer, lang: Language | undefined): string =>
  textElement('lesson-answer', {...conditions, lang}, text);
