// A custom lesson in the page, answered from outside with real input.
import {define, frames, make, told, until} from './elements.js';
import {pointOf, showWhole} from './play-case.js';

const POSITION = {players: '4', double: 'S', capo: '1', leader: '0'};
const step = (kind, text, position, ask = {}) => ({kind, text, position, ask: {kind, ...ask}});

/** One step of each kind. */
const STEPS = [
  step('read', 'A trick goes to its highest trump, or else to the highest card of the suit led.'),
  step('watch', 'See a trick.', {...POSITION, hand: 'TC 9S', moves: '0:TC 1:KC 2:JC 3:QC'}),
  step(
    'choose',
    'Clubs are led. Which cards may you play?',
    {players: '4', hand: '9C 7H KH AS', trick: 'AC 8C'},
    {goal: 'legal'},
  ),
  step('predict', 'Who takes this trick?', {...POSITION, hand: 'TC 9S', moves: '0:TC 1:KC 2:JC 3:QC'}),
  step('count', 'How many cards may you play?', {players: '4', hand: '9C 7H KH AS', trick: 'AC 8C'}, {goal: 'moves'}),
  step(
    'play',
    'Which card is sure of its trick?',
    {players: '4', double: 'D', capo: '1', leader: '0', hands: 'AC 9S/KC 8D/QC TD/JC 9D'},
    {goal: 'wins'},
  ),
  step('free', 'And now a deal.', undefined, {seed: 'a page of its own'}),
];

let lesson;
let stepped = 0;
let answered = [];

function markup() {
  const steps = document.createDocumentFragment();
  for (const {kind, text, position, ask} of STEPS) {
    const made = document.createElement('lesson-step');
    made.setAttribute('skill', kind);
    const paragraph = document.createElement('p');
    paragraph.textContent = text;
    made.append(paragraph);
    for (const [name, attributes] of [
      ['lesson-position', position],
      ['lesson-ask', ask],
    ]) {
      if (!attributes) continue;
      const child = document.createElement(name);
      for (const [key, value] of Object.entries(attributes)) child.setAttribute(key, value);
      made.append(child);
    }
    steps.append(made);
  }
  return steps;
}

/** Adds the lesson to the page. Returns the kinds of its steps. */
export async function beginLesson() {
  await define('rules-explainer');
  lesson = make({tag: 'rules-explainer', attributes: {game: 'capodama', lang: 'en'}, inside: markup()});
  stepped = 0;
  answered = [];
  lesson.addEventListener('lesson-stepped', () => stepped++);
  lesson.addEventListener('lesson-answered', ({detail}) => answered.push(detail.right));
  const started = told(lesson, ['lesson-started'], ['rules-error']);
  document.querySelector('#place').append(lesson);
  await started;
  await until(() => stepped > 0, 'the first step is shown');
  await lesson.updateComplete;
  await showWhole(lesson);
  return STEPS.map(({kind}) => kind);
}

/** Waits for a usable button in the lesson. Returns a point on it. */
export async function findInLesson(selector) {
  const find = () => lesson.shadowRoot.querySelector(selector);
  await until(() => find() && find().ariaDisabled !== 'true', `the lesson shows ${selector}`);
  find().scrollIntoView({block: 'nearest', behavior: 'instant'});
  await frames(2);
  return pointOf(find());
}

/** State of the lesson: number of steps shown, right answers, and console messages. */
export async function lessonStands() {
  await lesson.updateComplete;
  await frames(1);
  return {stepped, answered, faults: [...window.faultsHeard]};
}
