// Queries for the controls test. They run in the page and return plain data.
const TABLES = 'capodama-table, scopa-table, capra-table, calypso-table';

const heard = {request: 0, move: 0, step: 0};
for (const [type, name] of [
  ['table-request', 'request'],
  ['table-move', 'move'],
  ['lesson-stepped', 'step'],
  ['lesson-answered', 'step'],
  ['replay-ply', 'step'],
  ['puzzle-failed', 'step'],
  ['puzzle-stepped', 'step'],
  ['puzzle-solved', 'step'],
])
  addEventListener(type, () => (heard[name] += 1), true);

const within = (element, selector) => element.shadowRoot?.querySelector(selector) ?? undefined;
const allWithin = (element, selector) => [...(element.shadowRoot?.querySelectorAll(selector) ?? [])];

/** Finds the main element in the page: a table, otherwise a lesson or rulebook, a replay or a diagram, otherwise a card. */
function shown() {
  for (const selector of [
    TABLES,
    'rules-explainer',
    'game-replay',
    'card-diagram',
    'score-pad',
    'card-puzzle',
    '#shown, #storybook-root playing-card',
    'score-sheet, move-log, table-controls, table-record, coach-panel',
  ]) {
    const element = document.querySelector(selector);
    if (element) return element;
  }
  return undefined;
}

const LOOKS = {
  table: '[part=table] :is([part=hand], [part=middle], [part=opening])',
  lesson: '[part=book] :is(.step-text, [part=rule])',
  replay: '[part=replay] [part=picture]',
  diagram: '[part=ground] > [part=picture]',
  pad: '.acts > button',
  card: '[part=card] svg',
  companion: '.companion > *',
};
const ELEMENTS = {
  'rules-explainer': 'lesson',
  'game-replay': 'replay',
  'card-diagram': 'diagram',
  'score-pad': 'pad',
  'card-puzzle': 'lesson',
  'playing-card': 'card',
};
function kindOf(element) {
  if (element.matches(TABLES)) return 'table';
  return ELEMENTS[element.localName] ?? 'companion';
}

/** Reads that element's visible state, as far as tests need it. */
function state() {
  const element = shown();
  if (!element) return {kind: 'nothing'};
  const kind = kindOf(element);
  const problem = within(element, '.problem, .broken');
  return {
    kind,
    problem: problem ? problem.textContent.replace(/\s+/g, ' ').trim() : undefined,
    isSeen: allWithin(element, LOOKS[kind]).some((one) => one.getBoundingClientRect().width > 0),
    snippet: document.querySelector('#snippet')?.textContent,
  };
}

/** Reads a match's identity and progress. */
function match() {
  const element = shown();
  const {options, deals} = element?.record ?? {};
  const attributes = Object.fromEntries([...(element?.attributes ?? [])].map(({name, value}) => [name, value]));
  return deals && {options, deals, attributes};
}

/** Returns a point where a click reaches the button, and not something that covers it. */
function pointOn(button) {
  button.scrollIntoView({block: 'center', inline: 'nearest', behavior: 'instant'});
  const {left, top, width, height} = button.getBoundingClientRect();
  const root = button.getRootNode();
  for (const across of [0.5, 0.15, 0.3, 0.7, 0.85])
    for (const down of [0.5, 0.2, 0.8]) {
      const [x, y] = [left + width * across, top + height * down];
      if (button.contains(root.elementFromPoint(x, y))) return {x, y};
    }
  return undefined;
}

/** Functions that find the next buttons to press, by kind of element. Choosing in an opening is a move, but starting the next deal isn't. */
const NEXT = {
  table: (element) => [
    ...allWithin(element, '[part=choices] .choice:not([aria-disabled])'),
    ...allWithin(element, '[part=hand] .card.playable:not(.picked)'),
    ...allWithin(element, '[part=score] button.primary'),
  ],
  lesson: (element) => [
    // A puzzle has refused a move: show the solution.
    ...(within(element, '.feedback p') ? allWithin(element, '.show-me') : []),
    // Buttons for watching or continuing come last.
    ...allWithin(element, '.actions button:not([aria-disabled])').reverse(),
    ...allWithin(element, 'button:is([data-card], .candidate):not([aria-pressed=true], [aria-disabled])'),
    ...allWithin(element, '.count-field'),
  ],
  replay: (element) => [
    ...allWithin(element, '[part=question] [data-act=guess]'),
    ...allWithin(element, '[data-step=next]:not([aria-disabled])'),
  ],
  // The pads' own tests cover matches on pads.
  pad: () => [],
  diagram: () => [],
  card: () => [],
  companion: () => [],
};

/**
 * Finds the point to click. `watched` means that no reader plays in the element. `rests` means that there is nothing to
 * do in it.
 */
function target() {
  const element = shown();
  if (!element) return {};
  const kind = kindOf(element);
  if (['diagram', 'pad', 'card', 'companion'].includes(kind) || (kind === 'lesson' && within(element, '[part=rule]')))
    return {rests: true};
  // The last puzzle in a set, solved.
  if (element.localName === 'card-puzzle' && !within(element, '.hint, .next')) return {rests: true};
  // The end of a replay.
  if (kind === 'replay' && NEXT.replay(element).length === 0) return {rests: true};
  // A new match ends this one.
  if (kind === 'table' && within(element, '[data-item=again]')) return {rests: true};
  for (const button of NEXT[kind](element)) {
    const point = pointOn(button);
    if (point)
      return {point, settles: Boolean(button.closest('[part=opening]')), asksNumber: button.localName === 'input'};
  }
  return {watched: kind === 'table' && within(element, '[part=middle]') && !within(element, '[part=hand]')};
}

/** Returns each of a demo page's settings, with its value and its other possible values. */
const fields = () =>
  [...document.querySelectorAll('#settings select, #settings input')].map((field) => {
    const {name, type, checked, value: begin} = field;
    const selector = `#settings [name="${name}"]`;
    if (type === 'checkbox') return {name, selector, begin: checked, values: [!checked]};
    const values = [...field.options].map(({value}) => value).filter((value) => value !== begin);
    return {name, selector, begin, values};
  });

/** Waits two frames for a setting to take effect. */
const settled = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));

globalThis.controls = {state, match, target, fields, settled, heard: () => ({...heard})};
