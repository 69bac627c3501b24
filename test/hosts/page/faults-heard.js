// Hears, before anything else runs, what the page would show in its console.
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
  // How much has moved without being asked to, where the browser measures it.
  window.shifts = [];
  if (PerformanceObserver.supportedEntryTypes.includes('layout-shift'))
    new PerformanceObserver((list) => {
      for (const {value, sources} of list.getEntries())
        window.shifts.push({value, of: [...new Set(sources.map(({node}) => node?.localName ?? '?'))].join(' ')});
    }).observe({type: 'layout-shift', buffered: true});
})();
