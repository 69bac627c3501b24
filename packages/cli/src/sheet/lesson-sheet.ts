import type {Options} from '@cartavola/engine';
import {
  asks,
  loadLesson,
  mixedItems,
  Sitting,
  solutionText,
  tickTexts,
  type AnswerContext,
  type Question,
} from '@cartavola/lessons';
import {plainText} from '@cartavola/words';
import {escaped} from '../escaped.js';
import {sheetHead, solutionsHtml} from './sheet-page.js';
import {tablePicture, type SheetTools} from './sheet-tools.js';

/** Writes the exercises of a game's lesson, with room to answer, and the solutions on the last page. */
export async function lessonSheet(options: Options, tools: SheetTools): Promise<{title: string; body: string}> {
  const {source, lesson: words, cards, language, sheet} = tools;
  const {title, skills, steps} = await loadLesson(source, language, {cards, options});
  const questions = steps
    .filter(({kind}) => asks(kind))
    .flatMap((step) => new Sitting([step], source, options).question ?? []);
  const tasks = questions.map((question, place) => {
    const {step, view} = question.exercise;
    const isFirst = questions[place - 1]?.exercise.step.skill !== step.skill;
    return [
      '<li class="task"><div>',
      isFirst ? `<p class="topic">${escaped(skills[step.skill] ?? step.skill)}</p>` : '',
      `<h2>${place + 1}. ${escaped(step.title)}</h2>`,
      `<p>${escaped(plainText(step.text))}</p>`,
      roomHtml(question, contextOf(question, tools)),
      '</div>',
      tablePicture(source.board(view), tools),
      '</li>',
    ].join('\n');
  });
  const solutions = questions.map((question) => ({
    right: solutionText(question, contextOf(question, tools)),
    more: question.exercise.step.done,
  }));
  const body = [
    sheetHead(title, words),
    `<p>${escaped(words.exercises)}. ${escaped(sheet.solutionsLast)}</p>`,
    `<ol>\n${tasks.join('\n')}\n</ol>`,
    solutionsHtml(words.solutions, solutions),
  ].join('\n');
  return {title, body};
}

const contextOf = ({exercise}: Question, {lesson, cards}: SheetTools): AnswerContext => ({
  words: lesson,
  cards,
  viewer: exercise.seat,
  seats: exercise.view.hands.length,
});

/** Writes room for the answer: boxes to tick if there is a choice, else a line to write on, under the texts to be put in order. */
function roomHtml(question: Question, context: AnswerContext): string {
  const {step} = question.exercise;
  const ticks = tickTexts(question, context);
  if (ticks.length > 0) return listHtml('ticks', ticks);
  const texts = step.choices && mixedItems(step, question).map((value) => textOf(step.choices!, value));
  return `${texts ? listHtml('texts', texts) : ''}<p class="line">${escaped(context.words.number)}</p>`;
}

const textOf = (choices: readonly {readonly value: string; readonly text: string}[], value: string): string =>
  choices.find((one) => one.value === value)!.text;

const listHtml = (name: string, texts: readonly string[]): string =>
  `<ul class="${name}">${texts.map((text) => `<li>${escaped(text)}</li>`).join('')}</ul>`;
