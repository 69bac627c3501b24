// Records the problems that the page's elements report: the element, the event, its code and its path.
window.problems = [];
for (const type of [
  'table-error',
  'rules-error',
  'card-error',
  'diagram-error',
  'replay-error',
  'pad-error',
  'puzzle-error',
]) {
  addEventListener(type, ({target, detail: {code, path}}) =>
    window.problems.push([target.id || target.localName, type, code, path].filter(Boolean).join(' ')),
  );
}
