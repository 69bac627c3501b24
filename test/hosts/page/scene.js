// Helpers of the pages in test/hosts/scenes. Such a page gives `checkScene` a function that returns its faults.
const PATIENCE = 20_000;

/** Resolves after so many frames. */
export async function frames(count) {
  for (let frame = 0; frame < count; frame++) await new Promise((next) => requestAnimationFrame(next));
}

/** Resolves once the function returns something true, with that. */
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
/** Finds in the shadow root of an element. */
export const inside = (host, selector) => $(host)?.shadowRoot?.querySelector(selector);

/** Checks the page when the test bed asks. `check` gets a function that compares what it got with what is expected. */
export function checkScene(check) {
  window.hosts = {
    async check() {
      const faults = [];
      const same = (what, got, expected) => {
        if (JSON.stringify(got) !== JSON.stringify(expected))
          faults.push({what, expected: JSON.stringify(expected) ?? 'nothing', got: JSON.stringify(got) ?? 'nothing'});
      };
      try {
        await check(same);
      } catch (error) {
        faults.push({what: 'the page', expected: 'to be checked', got: String(error.message ?? error).slice(0, 300)});
      }
      // Ends matches: what leaving the page does to them is not the next page's.
      document.body.replaceChildren();
      return faults;
    },
  };
}
