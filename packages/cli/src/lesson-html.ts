import {LANGUAGES, plainText, type Language} from '@cartavola/words';
import type {ExpectedAnswer, Lesson, Step} from '@cartavola/lessons';
import {escaped} from './escaped.js';

/** A lesson by language. */
type Lessons = ReadonlyMap<Language, Lesson>;

const attributesOf = (given: Readonly<Record<string, string | undefined>>): string =>
  Object.entries(given)
    .flatMap(([name, value]) =>
      value === undefined ? [] : [value === '' ? ` ${name}` : ` ${name}="${escaped(value)}"`],
    )
    .join('');

/** Writes an element with text. */
const textElement = (name: string, attributes: Readonly<Record<string, string | undefined>>, text: string): string =>
  `      <${name}${attributesOf(attributes)}>${escaped(text)}</${name}>`;

/** Writes a page with these steps of a lesson, in all languages. `kit`: address of the script that loads the kit. */
export function lessonHtml(game: string, ids: readonly string[], lessons: Lessons, kit: string): string {
  const [usual] = LANGUAGES;
  const steps = ids.map((id) => stepHtml(id, lessons)).join('\n');
  return `<!doctype html>
<html lang="${usual}">
  <meta charset="utf-8" />
  <meta name="viewport" content="width=device-width, initial-scale=1" />
  <title>${escaped(lessons.get(usual!)!.title)}</title>
  <script type="module" src="${escaped(kit)}" crossorigin></script>
  <rules-explainer game="${game}">
${steps}
  </rules-explainer>
</html>`;
}

function stepHtml(id: string, lessons: Lessons): string {
  const said = LANGUAGES.map((language): [Language, Step] => [
    language,
    lessons.get(language)!.steps.find((step) => step.id === id)!,
  ]);
  const [, step] = said[0]!;
  const {skill, stage, teaches, kind, goal, position, moves} = step;
  const names = Object.fromEntries(
    LANGUAGES.map((language) => [`skill-${language}`, lessons.get(language)!.skills[skill]]),
  );
  const each = (write: (step: Step, lang: Language) => readonly string[]): readonly string[] =>
    said.flatMap(([lang, one]) => write(one, lang));
  const lines = [
    ...each(({title, text}, lang) => [
      `      <p lang="${lang}"><strong>${escaped(title)}</strong> ${escaped(plainText(text))}</p>`,
    ]),
    `      <lesson-position${attributesOf({...position, moves})}></lesson-position>`,
    ...(kind === 'watch' ? [] : [`      <lesson-ask${attributesOf({kind, goal})}></lesson-ask>`]),
    ...each(({answers}, lang) => answers.map((answer) => answerHtml(answer, lang))),
    ...each(({hints}, lang) => hints.map((hint) => textElement('lesson-hint', {lang}, hint))),
    ...each(({done}, lang) => (done === undefined ? [] : [textElement('lesson-done', {lang}, done)])),
  ];
  return `    <lesson-step${attributesOf({skill, ...names, stage, rule: teaches?.join(' ')})}>
${lines.join('\n')}
    </lesson-step>`;
}

const answerHtml = ({text, ...conditions}: ExpectedAnswer, lang: Language): string =>
  textElement('lesson-answer', {...conditions, lang}, text);
