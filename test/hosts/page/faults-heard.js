// Records everything that the page would show in its console. Runs before anything else.
(() => {
  const heard = (window.faultsHeard = []);
  const note = (text) => heard.push(String(text).slice(0, 300));
  window.addEventListener('error', (event) => note(event.message ?? `${event.target?.localName} did not load`));
  window.addEventListener('unhandledrejection', ({reason}) => note(reason?.stack ?? reason));
  const original = console.error;
  console.error = (...parts) => {
    note(parts.map((part) => part?.stack ?? part).join(' '));
    original.apply(console, parts);
  };
  // Entries for elements in shadow roots have no node.
  const nameOf = ({node}) => node?.localName ?? '';
  const cornerOf = ({left, top, width, height}) => [left, top, width, height].map(Math.round).join(' ');
  const placeOf = ({previousRect, currentRect}) => `${cornerOf(previousRect)} → ${cornerOf(currentRect)}`;
  // Layout shifts without user input, if the browser measures them.
  window.shifts = [];
  if (PerformanceObserver.supportedEntryTypes.includes('layout-shift'))
    new PerformanceObserver((list) => {
      for (const {value, sources} of list.getEntries())
        window.shifts.push({value, of: sources.map((source) => `${nameOf(source)} ${placeOf(source)}`)});
    }).observe({type: 'layout-shift', buffered: true});
})();
