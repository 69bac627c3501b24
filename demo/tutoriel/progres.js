// Stores the reader's progress through each chapter in this browser, and shows it on the chapter cards.
const KEY = 'tutoriel-capodama';
/** Matches the storage keys of the chapters (from their `save` attributes) and of these pages. */
const OURS = /^(?:tutoriel-capodama$|cartavola:.*tutoriel-)/;

function read() {
  try {
    return JSON.parse(localStorage.getItem(KEY)) ?? {};
  } catch {
    return {};
  }
}

let stages = read();

function write() {
  try {
    localStorage.setItem(KEY, JSON.stringify(stages));
  } catch {
    // Without storage, progress lasts only while the page is open.
  }
}

function show() {
  for (const link of document.querySelectorAll('[data-etape]')) {
    const {done = 0, of = 1} = stages[link.dataset.etape] ?? {};
    const told = done === 0 ? '' : done >= of ? 'Terminé' : `${done} sur ${of}`;
    const line = link.querySelector('.avancee') ?? link;
    line.style.setProperty('--part', String(Math.min(1, done / of)));
    (link.querySelector('.avancee, .fait') ?? line.appendChild(unseen())).textContent =
      told && line === link ? ` (${told.toLowerCase()})` : told;
  }
  resume();
}

function unseen() {
  const span = document.createElement('span');
  span.className = 'lu fait';
  return span;
}

/** Links the home page to the first unfinished chapter. */
function resume() {
  const button = document.querySelector('#reprise');
  if (!button || Object.keys(stages).length === 0) return;
  const next = [...document.querySelectorAll('.sommaire [data-etape]')].find(({dataset}) => {
    const stage = stages[dataset.etape];
    return !stage || stage.done < stage.of;
  });
  button.textContent = next ? `Reprendre : ${next.querySelector('b').textContent}` : 'Rejouer : la table vous attend';
  button.href = next?.href ?? './4-jouer-a-quatre.html#table';
}

// The style sheet limits the height of a lesson until the lesson has loaded.
for (const type of ['lesson-started', 'lesson-stepped', 'rules-error'])
  document.addEventListener(type, ({target}) => target.setAttribute('data-la', ''));

const here = document.querySelector('[data-etape][aria-current="page"]')?.dataset.etape;

/** Stores the progress in this chapter if it has increased. */
function mark(done, of) {
  const before = stages[here]?.of === of ? stages[here].done : 0;
  if (done <= before) return;
  stages = {...read(), [here]: {done, of}};
  write();
  show();
}

if (here) {
  const steps = [...document.querySelectorAll('lesson-step')].map(({id}) => id);
  const solved = new Set();
  document.addEventListener('lesson-stepped', ({detail}) => mark(steps.indexOf(detail.step), steps.length));
  document.addEventListener('lesson-completed', () => mark(steps.length, steps.length));
  document.addEventListener('puzzle-solved', ({target, detail}) => {
    solved.add(detail.id);
    mark(Math.max(solved.size, target.solved?.length ?? 0), 4);
  });
}

document.querySelector('#oublier')?.addEventListener('click', () => {
  stages = {};
  try {
    for (const key of Object.keys(localStorage)) if (OURS.test(key)) localStorage.removeItem(key);
  } catch {
    // Storage is unavailable.
  }
  document.querySelector('#oubli').textContent = 'C’est oublié.';
  show();
});

show();
