// Reports a reader's progress in the page's lessons to a learning platform (SCORM 1.2 or 2004) or to the xAPI store
// specified in the page. See docs/moodle.md. Without a platform or store, the page works as usual.
import {Course, type Reporter} from './learning/course.js';
import {Platform, type ScormVersion} from './learning/platform.js';
import {ScormReporter} from './learning/scorm-reporter.js';
import {findStore} from './learning/store.js';
import {XapiReporter} from './learning/xapi-reporter.js';

/** Reads one of the page's settings from `<meta name="cartavola-…" content="…">`. */
const said = (name: string): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name="cartavola-${name}"]`)?.content.trim();

/** Reads the pass mark as a percentage, or undefined if the page doesn't set one. */
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

function report(): void {
  const course = new Course();
  const reporters = reportersFor(course);
  if (reporters.length === 0) return;
  for (const one of reporters) one.begin(false);
  course.listen((event) => reporters.forEach((one) => one.hear(event)));
  addEventListener('pagehide', () => reporters.forEach((one) => one.end()));
  addEventListener('pageshow', ({persisted}) => persisted && reporters.forEach((one) => one.begin(true)));
}

// There is no document on a server.
if (typeof document !== 'undefined') report();
