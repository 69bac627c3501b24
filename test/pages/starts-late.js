// Loads the kit on the test's `start` event. With Trusted Types, no script can be added from outside.
addEventListener('start', () => void import('./cartavola.js'), {once: true});
