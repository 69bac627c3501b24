import {followSettings} from './follow-settings.js';

const explainer = document.querySelector('rules-explainer')!;

// An explainer without a step of the page's own teaches the lesson that comes with the game.
followSettings(explainer, {inside: explainer.querySelector('lesson-step') ? '\n  …the steps…\n' : ''});
