// Helpers for the pages in test/hosts/scenes. Such a page passes a function that returns its faults to `checkScene`.
const PATIENCE = 20_000;

/** Resolves after the given number of frames. */
export async function frames(count) {
  for (let frame = 0; frame < count; frame++) await new Promise((next) => requestAnimationFrame(next));
}

/** Resolves with the first true result of the function. */
export async function until(isTrue, what = isTrue) {
  for (const ended = performance.now() + PATIENCE; ; await frames(1)) {
    const value = isTrue();
    if (value) return value;
    if (performance.now() > ended) throw new Error(`never: ${what}`);
  }
}

/** Resolves at the next event of this type. */
export const next = (target, type) => new Promise((done) => target.addEventListener(type, done, {once: true}));

export const $ = (selector, root = document) => root.querySelector(selector);
/** Finds a node in an element's shadow root. */
export const inside = (host, selector) => $(host)?.shadowRoot?.querySelector(selector);

/**
 * Checks the page when the test bed calls `hosts.check()`. `check` gets a function that compares a value with the
 * expected one, and one that asks the test bed for real input: `await act('mouse', 'down', x, y)`, which resolves with
 * false if this engine can't.
 */
export function checkScene(check) {
  const faults = [];
  const same = (what, got, expected) => {
    if (JSON.stringify(got) !== JSON.stringify(expected))
      faults.push({what, expected: JSON.stringify(expected) ?? 'nothing', got: JSON.stringify(got) ?? 'nothing'});
  };
  let reply;
  let resume;
  const replied = () => new Promise((resolve) => (reply = resolve));
  const act = (...action) =>
    new Promise((resolve) => {
      resume = resolve;
      reply({action});
    });
  const run = async () => {
    try {
      await check(same, act);
    } catch (error) {
      faults.push({what: 'the page', expected: 'to be checked', got: String(error.message ?? error).slice(0, 300)});
    }
    // End matches now, so leaving the page doesn't affect the next page.
    document.body.replaceChildren();
    reply({faults});
  };
  // Both return the page's next action, or its faults.
  window.hosts = {
    check() {
      const first = replied();
      void run();
      return first;
    },
    acted(done) {
      const next = replied();
      resume(done);
      return next;
    },
  };
}
