import '@cartavola/elements/define/rules-explainer.js';
import type {RulesExplainer} from '@cartavola/elements';

const explainer = document.querySelector<RulesExplainer>('rules-explainer')!;
const settings = document.querySelector<HTMLFormElement>('.settings')!;

settings.addEventListener('change', () => {
  const chosen = new FormData(settings);
  const wanted = new Map([...new URLSearchParams(chosen.get('table') as string)]);
  for (const name of ['lang', 'deck']) wanted.set(name, chosen.get(name) as string);
  for (const name of explainer.getAttributeNames()) if (!wanted.has(name)) explainer.removeAttribute(name);
  for (const [name, value] of wanted) explainer.setAttribute(name, value);
});
