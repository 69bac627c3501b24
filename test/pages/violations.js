// Loaded first by a page with a policy. Records what the browser blocked, for the test that embeds the page.
window.violations = [];
addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI, sourceFile, sample}) =>
  window.violations.push({violatedDirective, blockedURI, sourceFile, sample}),
);
window.errors = [];
addEventListener('error', ({message}) => window.errors.push(message));
addEventListener('unhandledrejection', ({reason}) => window.errors.push(String(reason)));
const tell = console.error;
console.error = (...told) => {
  window.errors.push(told.map(String).join(' '));
  tell(...told);
};
