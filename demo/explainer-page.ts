import {followSettings} from './follow-settings.js';

const explainer = document.querySelector('rules-explainer')!;

/** A step as it stands in the page, without the indent that it has there. */
function textOf(step: Element): string {
  const [indent = ''] = /^ *(?=<\/lesson-step>$)/m.exec(step.outerHTML) ?? [];
  return step.outerHTML.replaceAll(`\n${indent}`, '\n').replace(/^(?=.)/gm, '  ');
}

// An explainer without a step of the page's own teaches the lesson that comes with the game.
const steps = [...explainer.querySelectorAll('lesson-step')].map(textOf);
followSettings(explainer, {inside: steps.length > 0 ? `\n${steps.join('\n')}\n` : ''});
