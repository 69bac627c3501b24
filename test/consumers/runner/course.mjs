// Takes a course in a learning platform's page, as a reader would: one visit, and another in a browser that knows nothing of the first.
import {demand} from '../../../tools/test/counted.mjs';
import {openPage} from '../../packages/table-page.mjs';

const PATIENCE = {timeout: 15_000};
/** Most characters that a platform keeps of SCORM 1.2. */
const MOST_KEPT = 4096;

/** What the platform must have been told at the end, by version. */
const END = {
  1.2: {'cmi.core.lesson_status': 'passed', 'cmi.core.score.raw': '50'},
  2004: {
    'cmi.completion_status': 'completed',
    'cmi.success_status': 'passed',
    'cmi.score.raw': '50',
    'cmi.score.scaled': '0.5',
  },
};

/** Runs in the page: finds an element of the lesson. */
const inLesson = (selector) =>
  globalThis.document.querySelector('rules-explainer')?.shadowRoot?.querySelector(selector);

/** Clicks by mouse what a selector finds in the lesson, once it is there. */
async function click(frame, selector) {
  const found = await frame.waitForFunction(inLesson, PATIENCE, selector);
  await found.click();
}

/** Waits for the lesson to be at a step; empty: at its end. */
async function reaches(frame, step) {
  const isThere = (wanted) => {
    const {progress} = globalThis.document.querySelector('rules-explainer');
    return progress !== undefined && (progress.at ?? '') === wanted;
  };
  await frame.waitForFunction(isThere, PATIENCE, step).catch(async (cause) => {
    const progress = await frame.$eval('rules-explainer', (lesson) => JSON.stringify(lesson.progress));
    throw new Error(`the lesson is not at "${step}": ${progress}`, {cause});
  });
}

/** Opens the lesson that the platform shows. */
async function openLesson(page) {
  const element = await page.waitForSelector('iframe', PATIENCE);
  const frame = await element.contentFrame();
  await frame.waitForFunction(inLesson, PATIENCE, '.lesson');
  return frame;
}

/** Plays a card by mouse, and waits until the lesson has judged it. */
async function play(frame, card) {
  await click(frame, `.hand button[data-card="${card}"]`);
  await frame.waitForFunction(
    () =>
      globalThis.document.querySelector('rules-explainer').shadowRoot.querySelector('.feedback')?.textContent.trim(),
    PATIENCE,
  );
}

const goOn = (frame) => click(frame, '.actions button:last-of-type');

/** Demands that the platform has these values. */
async function demandFields(page, fields) {
  const told = await page.evaluate(
    (names) => Object.fromEntries(names.map((name) => [name, globalThis.platform.get(name)])),
    Object.keys(fields),
  );
  demand(JSON.stringify(told) === JSON.stringify(fields), `the platform has ${JSON.stringify(told)}`);
}

/** Begins the course: one question right, one wrong. Returns what the platform keeps. */
async function begin(page) {
  const frame = await openLesson(page);
  await reaches(frame, 'read');
  const picture = await frame.$eval('img', ({naturalWidth}) => naturalWidth);
  demand(picture > 0, 'the picture of the page is not in the package');
  await goOn(frame);
  await reaches(frame, 'clubs');
  await play(frame, '9C');
  await goOn(frame);
  await reaches(frame, 'spades');
  await play(frame, 'KC');
  const kept = await page.evaluate(() => globalThis.platform.leave());
  const {length} = kept.suspend_data;
  demand(length > 0 && length <= MOST_KEPT, `${length} characters are kept`);
  return kept;
}

/** Goes on with the course where it was left, to its end. */
async function end(page) {
  const frame = await openLesson(page);
  await reaches(frame, 'spades');
  // The question was missed, and is not asked again at once with the same cards.
  await play(frame, '9S');
  await goOn(frame);
  await reaches(frame, '');
  await demandFields(page, END[await page.evaluate(() => globalThis.platform.version)]);
}

/** Takes the course of a platform's page that is loaded: begins it there, and ends it elsewhere with what the platform has kept. */
export async function takeCourse(page, faults) {
  const kept = await begin(page);
  const elsewhere = await page.browser().createBrowserContext();
  try {
    const other = await openPage(elsewhere, faults);
    await other.evaluateOnNewDocument(
      (data) => (globalThis.kept = globalThis.top === globalThis ? data : undefined),
      kept,
    );
    await other.goto(page.url(), {waitUntil: 'load'});
    await end(other);
  } finally {
    await elsewhere.close();
  }
}
