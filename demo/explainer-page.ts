import {followSettings} from './follow-settings.js';

const explainer = document.querySelector('rules-explainer')!;

/** Returns the HTML of a step without its indent in the page. */
function textOf(step: Element): string {
  const [indent = ''] = /^ *(?=<\/lesson-step>$)/m.exec(step.outerHTML) ?? [];
  return step.outerHTML.replaceAll(`\n${indent}`, '\n').replace(/^(?=.)/gm, '  ');
}

// An explainer without steps in the page teaches the kit's lesson.
const steps = [...explainer.querySelectorAll('lesson-step')].map(textOf);
followSettings(explainer, {inside: steps.length > 0 ? `\n${steps.join('\n')}\n` : ''});
