// Takes a course in a learning platform's page as a reader would, in two visits. The second is in a browser without data from the first.
import {demand} from '../../../tools/test/counted.mjs';
import {openPage} from '../../packages/table-page.mjs';

const PATIENCE = {timeout: 15_000};
/** Maximum number of characters that a SCORM 1.2 platform stores. */
const MOST_KEPT = 4096;

/** Values that the platform must have at the end, keyed by SCORM version. */
const END = {
  1.2: {'cmi.core.lesson_status': 'passed', 'cmi.core.score.raw': '50'},
  2004: {
    'cmi.completion_status': 'completed',
    'cmi.success_status': 'passed',
    'cmi.score.raw': '50',
    'cmi.score.scaled': '0.5',
  },
};

/** Finds an element of the lesson. Runs in the page. */
const inLesson = (selector) =>
  globalThis.document.querySelector('rules-explainer')?.shadowRoot?.querySelector(selector);

/** Waits for the element that a selector matches in the lesson, and clicks it with the mouse. */
async function click(frame, selector) {
  const found = await frame.waitForFunction(inLesson, PATIENCE, selector);
  await found.click();
}

/** Waits until the lesson is at a step. An empty step means the end. */
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

/** Plays a card with the mouse, and waits until the lesson has judged it. */
async function play(frame, card) {
  await click(frame, `.hand button[data-card="${card}"]`);
  await frame.waitForFunction(
    () =>
      globalThis.document.querySelector('rules-explainer').shadowRoot.querySelector('.feedback')?.textContent.trim(),
    PATIENCE,
  );
}

const goOn = (frame) => click(frame, '.actions button:last-of-type');

/** Asserts that the platform has these values. */
async function demandFields(page, fields) {
  const told = await page.evaluate(
    (names) => Object.fromEntries(names.map((name) => [name, globalThis.platform.get(name)])),
    Object.keys(fields),
  );
  demand(JSON.stringify(told) === JSON.stringify(fields), `the platform has ${JSON.stringify(told)}`);
}

/** Starts the course with one right and one wrong answer. Returns the data that the platform stores. */
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

/** Continues the course to the end. */
async function end(page) {
  const frame = await openLesson(page);
  await reaches(frame, 'spades');
  // The missed question is not repeated immediately with the same cards.
  await play(frame, '9S');
  await goOn(frame);
  await reaches(frame, '');
  await demandFields(page, END[await page.evaluate(() => globalThis.platform.version)]);
}

/** Takes the course in a loaded platform page. Starts it there, and finishes it in another browser with the data that the platform stored. */
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
