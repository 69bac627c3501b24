// The bots' worker, but for how it fails: `?throws`, `?closes` or `?hangs` at the sixth question, `?old`, `?silent` from the first.
/* global importScripts, self */
const how = self.location.search.slice(1);

if (how === 'old') self.postMessage({ready: 0});
else if (how !== 'silent') {
  importScripts('/packages/elements/dist/cdn/bots-capra.js');
  const answer = self.onmessage;
  let questions = 0;
  self.onmessage = (event) => {
    if (++questions < 6) answer(event);
    else if (how === 'closes') self.close();
    else if (how === 'throws') throw new Error('The worker dies.');
    else for (;;);
  };
}
