// Functions that the test bed calls in a third-party page. They return plain data.
import {checkBox} from './box-case.js';
import {beginLesson, findInLesson, lessonStands} from './lesson-case.js';
import {askAxe, beginDeal, focusedGroup, nextUse, placeBeside} from './play-case.js';
import {watchDeal} from './deal-case.js';
import {watchUpgrade} from './shift-case.js';
import {checkInView} from './view-case.js';
import {define} from './elements.js';

const root = document.documentElement;
// Always show a scrollbar. Otherwise, a short page gets one when text is added, and loses width to it.
root.style.overflowY = 'scroll';

window.hosts = {
  /** Loads the kit late, as some pages do. */
  loadKit() {
    const script = document.createElement('script');
    script.type = 'module';
    script.src = `${root.dataset.kit}/cartavola.js`;
    document.head.append(script);
  },
  define,
  checkBox,
  beginDeal,
  nextUse,
  focusedGroup: () => focusedGroup() ?? null,
  placeBeside,
  askAxe,
  beginLesson,
  findInLesson,
  lessonStands,
  watchUpgrade,
  watchDeal,
  checkInView,
};
