// Sums how much of the page has moved without being asked to: the layout shift score.
window.shift = 0;
new window.PerformanceObserver((list) => {
  for (const entry of list.getEntries()) window.shift += entry.value;
}).observe({type: 'layout-shift', buffered: true});
