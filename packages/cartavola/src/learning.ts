// Tells a learning platform (SCORM 1.2 and 2004), or a store of xAPI statements that the page names, how far the reader of its lessons has
// come: docs/moodle.md. A page without either works as it is.
import {Course, type Reporter} from './learning/course.js';
import {Platform, type ScormVersion} from './learning/platform.js';
import {ScormReporter} from './learning/scorm-reporter.js';
import {findStore} from './learning/store.js';
import {XapiReporter} from './learning/xapi-reporter.js';

/** Reads what the page says in `<meta name="cartavola-…" content="…">`. */
const said = (name: string): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name="cartavola-${name}"]`)?.content.trim();

/** Reads the per cent from which a reader has passed; undefined if the page does not say. */
function passMark(): number | undefined {
  const mark = Number.parseFloat(said('pass') ?? '');
  return Number.isFinite(mark) ? mark : undefined;
}

function reportersFor(course: Course): readonly Reporter[] {
  const versions = (['2004', '1.2'] as const).filter((one: ScormVersion) => (said('scorm') ?? one) === one);
  const platform = Platform.find(globalThis.window, versions);
  const store = findStore(said('xapi'), location.href);
  return [
    ...(platform ? [new ScormReporter(platform, course, passMark())] : []),
    ...(store ? [new XapiReporter(store, course, passMark())] : []),
  ];
}

const course = new Course();
const reporters = reportersFor(course);
if (reporters.length > 0) {
  for (const one of reporters) one.begin(false);
  course.listen((event) => reporters.forEach((one) => one.hear(event)));
  addEventListener('pagehide', () => reporters.forEach((one) => one.end()));
  addEventListener('pageshow', ({persisted}) => persisted && reporters.forEach((one) => one.begin(true)));
}
