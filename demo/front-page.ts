// Home pages. Opens the live examples in tabs, and makes the code to paste work with the kit's URL on this site.
import {followSnippets} from './snippets.js';

const tabs = [...document.querySelectorAll<HTMLElement>('[role="tab"]')];

/** Opens a tab. Its example loads when it is opened for the first time. */
function open(tab: HTMLElement): void {
  for (const one of tabs) {
    one.ariaSelected = String(one === tab);
    one.tabIndex = one === tab ? 0 : -1;
    const panel = document.querySelector<HTMLElement>(`#${one.getAttribute('aria-controls')!}`)!;
    panel.hidden = one !== tab;
    const template = one === tab ? panel.querySelector('template') : null;
    template?.replaceWith(template.content);
  }
  // In a narrow window, the tabs scroll.
  tab.scrollIntoView({block: 'nearest', inline: 'nearest'});
}

/** Returns the tab that a key moves to from a tab, or undefined for other keys. */
function tabFor(key: string, from: number): HTMLElement | undefined {
  if (key === 'Home') return tabs[0];
  if (key === 'End') return tabs.at(-1);
  const step = {ArrowRight: 1, ArrowLeft: -1}[key];
  return step === undefined ? undefined : tabs[(from + step + tabs.length) % tabs.length];
}

for (const [place, tab] of tabs.entries()) {
  tab.addEventListener('click', () => open(tab));
  tab.addEventListener('keydown', (event) => {
    const next = tabFor(event.key, place);
    if (!next) return;
    event.preventDefault();
    open(next);
    next.focus();
  });
}
followSnippets();
