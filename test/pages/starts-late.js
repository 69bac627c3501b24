// Loads the kit when the test says so: under Trusted Types, no script can be added from outside.
addEventListener('start', () => void import('./cartavola.js'), {once: true});
