// Lets `kit/cartavola.css` reserve space for the elements of a page, and releases the space if the kit can't run. Runs
// in the page's head, before the elements. If a policy blocks this file, no space is reserved.
(() => {
  const {documentElement: root} = document;
  /** Attribute that `reserve-space.css` looks for. */
  const ATTRIBUTE = 'data-cartavola-space';

  /** Whether the kit runs. It sets this property in the page. */
  const isRunning = () => Symbol.for('cartavola') in window;
  const isKit = ({src = ''}) => src.includes('/kit/cartavola.js');

  // An optimiser may run this file late, when readers already see the text instead of the elements.
  if (document.readyState === 'complete') return;
  root.setAttribute(ATTRIBUTE, '');
  const check = () => isRunning() || root.removeAttribute(ATTRIBUTE);
  // A module that an optimiser loads as a classic script fires `load`, although it doesn't run.
  for (const type of ['load', 'error'])
    document.addEventListener(type, ({target}) => isKit(target) && check(), {capture: true});
  // Optimisers may also change the kit's address, or postpone it.
  window.addEventListener('load', check);
})();
