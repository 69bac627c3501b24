import '@cartavola/elements/define/rules-explainer.js';
