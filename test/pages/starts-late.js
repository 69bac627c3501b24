// Loads the kit at the test's event `start`. With Trusted Types, no script can be added from outside.
addEventListener('start', () => void import('./cartavola.js'), {once: true});
