// A lesson of one step in one language, out of the lesson in three languages with which one may begin.

/** What a step needs that is asked for nothing else: other cards are dealt where these are left out. */
const LEFT_OUT = ['stock', 'piles', 'aces-take-all'];

/** Leaves the texts of one language, which need not say so. */
function inLanguage(step: Element, lang: string): void {
  for (const text of step.querySelectorAll('[lang]')) {
    if (text.getAttribute('lang') === lang) text.removeAttribute('lang');
    else text.remove();
  }
}

/** Writes an element with each of its children on a line. */
const lines = (element: Element): string =>
  [...element.children].map((child) => `    ${child.outerHTML.replaceAll('&nbsp;', '\u00a0')}\n`).join('');

/** Makes the lesson. `page`: a page that holds a lesson in three languages. */
export function oneStepOf(page: string, lang: string): string {
  const explainer = new DOMParser().parseFromString(page, 'text/html').querySelector('rules-explainer')!;
  const step = [...explainer.querySelectorAll('lesson-step')].find((one) => one.querySelector('lesson-ask'))!;
  inLanguage(step, lang);
  for (const name of LEFT_OUT) step.querySelector('lesson-position')?.removeAttribute(name);
  const skill = step.getAttribute(`skill-${lang}`) ?? step.getAttribute('skill') ?? '';
  const rule = step.getAttribute('rule') ?? '';
  return `<rules-explainer game="${explainer.getAttribute('game')}" lang="${lang}">
  <lesson-step skill="${skill}" rule="${rule}">
${lines(step)}  </lesson-step>
</rules-explainer>
`;
}
