import {success} from '@cartavola/engine';
import {Sitting} from '@cartavola/lessons';
import {nothing, type TemplateResult} from 'lit';
import {rest} from '../question/answers/rest.js';
import {lessonPageStyles} from '../lesson/lesson-page.js';
import {openOwnLesson} from '../question/open-lesson.js';
import {Playback} from '../question/playback.js';
import {renderLesson} from '../question/render-lesson.js';
import {boardAt} from '../question/shown-board.js';
import {openBook, type OpenBook} from '../question/open-book.js';
import {renderBook, renderBox} from '../question/render-book.js';
import {viewFrom} from '../question/render-views.js';
import {RulebookPage, rulebookPageStyles} from '../rulebook/rulebook-page.js';
import {RulesExplainer} from '../lesson/rules-explainer.js';
import {ownValue} from '../base/settings/first-deck.js';
import {idle, type ServerPart} from './rendered.js';

/** Server rendering of a rules explainer: the whole rulebook, or the first step of the built-in lesson. */
export const explainerPart: ServerPart = {
  styles: [RulesExplainer.styles, rulebookPageStyles, lessonPageStyles],
  assignsSlots: true,
  async render({attribute, language}) {
    const [game, deck, view] = ['game', 'deck', 'view'].map((name) => attribute(name) ?? undefined);
    const open = await openBook({language, game, decks: ownValue(deck), view, options: undefined, attribute});
    if (!open.ok) return open;
    const shown = open.value.hasLesson ? viewFrom(view) : 'rules';
    const content = shown === 'rules' ? await rulesIn(open.value) : await firstStepIn(open.value);
    return success(renderBox(renderBook(open.value, shown, content, {handle: idle, click: idle, turn: idle}), true));
  },
};

/** Stand-in host for rules, which a server renders once. */
const nobody = {
  requestUpdate: idle,
  updateComplete: Promise.resolve(true),
  get renderRoot(): never {
    throw new Error('A server has no shadow root.');
  },
};

async function rulesIn(open: OpenBook): Promise<TemplateResult> {
  await open.rules.load();
  return new RulebookPage(nobody).render(open, nothing);
}

/** Renders the first step of a game's built-in lesson for a new reader. */
async function firstStepIn(book: OpenBook): Promise<TemplateResult> {
  const lesson = await openOwnLesson(book);
  const sitting = new Sitting(lesson.steps, lesson.source, book.options, undefined);
  return renderLesson({
    book,
    lesson,
    sitting,
    playback: new Playback(idle),
    deal: undefined,
    rest,
    isLacking: false,
    board: sitting.exercise && boardAt(sitting.exercise, []),
    isTrying: false,
    sheet: undefined,
    watch: idle,
    pick: idle,
    pickWho: idle,
    change: idle,
    answer: idle,
    hint: idle,
    tryIt: idle,
    next: idle,
    startOver: idle,
    watchFirst: idle,
    openRules: idle,
    startDeal: idle,
  });
}
