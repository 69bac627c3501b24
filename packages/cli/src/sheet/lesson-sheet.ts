import type {Options} from '@cartavola/engine';
import {loadLesson, sheetExercises} from '@cartavola/lessons';
import {plainText} from '@cartavola/words';
import {escaped} from '../escaped.js';
import {sheetHead, tasksHtml, type SheetTask} from './sheet-page.js';
import {answerLine, tablePicture, type SheetTools} from './sheet-tools.js';

/**
 * Returns a sheet with the exercises from a game's lesson, room for the answers, and the solutions on the last page,
 * with the reasons why other answers are wrong.
 */
export async function lessonSheet(options: Options, tools: SheetTools): Promise<{title: string; body: string}> {
  const {source, lesson: words, cards, language, sheet} = tools;
  const lesson = await loadLesson(source, language, {cards, options});
  const tasks = sheetExercises(lesson, source, options, {words, cards}).map(
    ({step, question, topic, ticks, texts, solution, reasons}): SheetTask => ({
      topic,
      heading: escaped(step.title),
      text: plainText(step.text),
      picture: tablePicture(source.board(question.exercise.view), tools),
      room: listHtml('ticks', ticks) + listHtml('texts', texts) + (ticks.length > 0 ? '' : answerLine(tools)),
      right: solution,
      more: step.done,
      reasons,
    }),
  );
  const {title} = lesson;
  const intro = `${words.exercises}. ${sheet.solutionsLast}`;
  return {title, body: `${sheetHead(title, words)}\n${tasksHtml(intro, tasks, words.solutions)}`};
}

const listHtml = (name: string, texts: readonly string[]): string =>
  texts.length === 0 ? '' : `<ul class="${name}">${texts.map((text) => `<li>${escaped(text)}</li>`).join('')}</ul>`;
