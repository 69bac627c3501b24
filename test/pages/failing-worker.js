// The bots' worker with a fault. `?throws`, `?closes` and `?hangs` fail at the sixth question. Any name from
// `NONSENSE`, such as `?null`, sends that invalid answer to the same question. `?old`, `?silent` and `?null-first` fail
// from the start.
/* global importScripts, self */
const how = self.location.search.slice(1);

/** Invalid answers, keyed by name. */
const NONSENSE = {
  null: () => null,
  undefined: () => undefined,
  number: () => 42,
  text: () => 'a choice',
  list: () => [],
  empty: () => ({}),
  'no-choice': (id) => ({id}),
  'null-choice': (id) => ({id, choice: null}),
  'no-move': (id) => ({id, choice: {value: 1, reasons: []}}),
  'null-move': (id) => ({id, choice: {move: null, value: 1, reasons: []}}),
  'no-reasons': (id, {moves: [move]}) => ({id, choice: {move, value: 1}}),
  'odd-type': (id) => ({id, choice: {move: {type: 'toString'}, value: 1, reasons: []}}),
  illegal: (id) => ({id, choice: {move: {type: 'lead', cards: [-7]}, value: 1, reasons: []}}),
  pass: (id) => ({id, choice: {move: {type: 'pass'}, value: 1, reasons: []}}),
  'cards-of-text': (id) => ({id, choice: {move: {type: 'lead', cards: 'QH'}, value: 1, reasons: []}}),
  stranger: (id) => ({id: id + 1000, choice: {move: {type: 'pass'}, value: 1, reasons: []}}),
  'odd-id': () => ({id: 'six', error: 'No.'}),
  'odd-error': (id) => ({id, error: {}}),
};

if (how === 'null-first') self.postMessage(null);
else if (how === 'old') self.postMessage({ready: 0});
else if (how !== 'silent') {
  importScripts('/packages/cartavola/dist/bots-shared.js', '/packages/cartavola/dist/bots-capra.js');
  const answer = self.onmessage;
  let questions = 0;
  self.onmessage = (event) => {
    // A seat that is asked out of turn may pass.
    const isAsked = 'view' in event.data && event.data.view.turn.includes(event.data.view.viewer);
    if (!isAsked || ++questions < 6) answer(event);
    else if (how in NONSENSE) self.postMessage(NONSENSE[how](event.data.id, event.data.view));
    else if (how === 'closes') self.close();
    else if (how === 'throws') throw new Error('The worker dies.');
    else for (;;);
  };
}
