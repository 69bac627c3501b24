// Walks through a lesson in a window with several sizes. Results are plain data.

/** Maximum number of answers to try at a step. */
const TRIED = 4;

/** Window with an article, and the sizes that the window has in turn. */
const frame = document.createElement('iframe');
let sizes = [];
/** Element with the lesson; its progress at the start; positions of the parts that stay in place, keyed by size. */
let element;
let start;
let kept;

/** Resolves when the element fires an event. Rejects if it has a problem instead. */
const heard = (type) =>
  new Promise((resolve, reject) => {
    element.addEventListener(type, resolve, {once: true});
    element.addEventListener('rules-error', ({detail}) => reject(new Error(`${detail.code} at ${detail.path}`)), {
      once: true,
    });
  });

/** Opens the window. */
async function open(all) {
  sizes = all;
  frame.src = 'article.html';
  document.body.append(frame);
  await new Promise((resolve) => frame.addEventListener('load', resolve, {once: true}));
  await frame.contentWindow.customElements.whenDefined('rules-explainer');
}

/** Adds a lesson to the window. */
async function begin(attributes) {
  element = frame.contentDocument.createElement('rules-explainer');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  const started = heard('lesson-started');
  frame.contentDocument.body.replaceChildren(element);
  await started;
  start = element.progress;
  kept = new Map();
}

/** Resizes the window to a viewport. The lesson adapts in its next rendering. */
async function resize([width, height]) {
  Object.assign(frame, {width, height});
  element.requestUpdate();
  await element.updateComplete;
}

/** A simulated reader of one step. */
class Reader {
  looks = [];
  all(selector) {
    return [...element.shadowRoot.querySelectorAll(selector)];
  }
  async click(target) {
    target.click();
    await element.updateComplete;
  }
  async goTo({id, example}) {
    const started = heard('lesson-started');
    element.progress = {...start, at: id, ...(example !== undefined && {example})};
    await started;
  }
  get isRight() {
    return this.all('.lesson-foot > button').length === 0;
  }
  /** Checks the step in windows of all sizes. */
  async look(when) {
    for (const size of sizes) {
      await resize(size);
      const {contentWindow: view} = frame;
      const root = element.shadowRoot;
      const name = size.join(' × ');
      view.scrollBy(0, root.querySelector('.book').getBoundingClientRect().top - 4);
      const faults = globalThis.faultsOf(root, view);
      const {top, height} = root.querySelector('.book').getBoundingClientRect();
      const places = ['.views', '.lesson-head', '.lesson-foot'].map((part) =>
        Math.round(root.querySelector(part).getBoundingClientRect().top - top),
      );
      if (!kept.has(name)) kept.set(name, places);
      const before = kept.get(name);
      if (before.some((place, index) => Math.abs(place - places[index]) > 1))
        faults.push(`jumps from ${before.join(', ')} to ${places.join(', ')}`);
      this.looks.push({when, size: name, height: Math.round(height), faults});
    }
  }

  /** Submits the chosen answer if that needs a button. */
  async answer() {
    const button = this.all('.actions .primary:not([aria-disabled])')[0];
    if (button) await this.click(button);
  }
  async count(number) {
    const [field] = this.all('.count-field');
    field.value = String(number);
    field.dispatchEvent(new frame.contentWindow.Event('input'));
    await element.updateComplete;
    await this.answer();
  }
  /** Tries single cards and candidates, and checks the feedback on each. */
  async err() {
    const [field] = this.all('.count-field');
    if (field) {
      await this.count(999999);
      await this.look('after a wrong number');
      return;
    }
    const choices = () => this.all('.hand button, .candidates button');
    for (let place = 0; place < Math.min(TRIED, choices().length) && !this.isRight; place++) {
      for (const chosen of this.all('.hand [aria-pressed=true]')) await this.click(chosen);
      if (this.isRight || !choices()[place]) break;
      await this.click(choices()[place]);
      await this.answer();
      await this.look(this.isRight ? 'answered' : 'after a wrong answer');
    }
  }
  async takeHints() {
    for (let hint = 1; hint <= 3; hint++) {
      const [button] = this.all('.lesson-foot > button:not([aria-disabled])');
      if (!button) return;
      await this.click(button);
      await this.look(`with hint ${hint}`);
    }
  }
  /** Gives the answer from the last hint. */
  async solve() {
    if (this.all('.count-field').length > 0)
      return this.count(/\d+/.exec(this.all('.feedback')[0].textContent)?.[0] ?? 0);
    for (const chosen of this.all('.hand [aria-pressed=true]')) await this.click(chosen);
    const told = () => this.all(':is(.hand, .middle) button.ringed:not([aria-pressed=true])')[0];
    for (let most = 20; told() && !this.isRight && most > 0; most--) await this.click(told());
    if (!this.isRight) await this.answer();
  }
  async walk(step) {
    await this.goTo(step);
    await this.look('at first');
    const asks = !this.isRight;
    if (asks) {
      await this.err();
      if (!this.isRight) await this.takeHints();
      if (!this.isRight) await this.solve();
      if (this.isRight) await this.look('answered');
    } else if (this.all('.actions button').length > 1) {
      await this.click(this.all('.actions button')[0]);
      await this.look('watched');
    }
    return this.looks;
  }
}

globalThis.lessons = {open, begin, walk: (step) => new Reader().walk(step)};
