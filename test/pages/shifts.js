// Adds up the page's layout shifts. `shifts` lists what moved, when, from where and to where.
window.shift = 0;
window.shifts = [];
const place = ({x, y, width, height}) => [x, y, width, height].map(Math.round).join(' ');
new window.PerformanceObserver((list) => {
  for (const {value, startTime, sources} of list.getEntries()) {
    window.shift += value;
    const moved = sources.map(
      ({node, previousRect, currentRect}) =>
        `${node?.nodeName}.${node?.className ?? ''}: ${place(previousRect)} to ${place(currentRect)}`,
    );
    window.shifts.push(`${value} at ${Math.round(startTime)} ms: ${moved.join('; ')}`);
  }
}).observe({type: 'layout-shift', buffered: true});
